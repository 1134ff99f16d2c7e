/// What would become of the mission, where the end is near or it decides for everybody.
import { martians as words } from '../words/martians';
import { say } from '../words/words.svelte';
import type { Colony } from './colony.svelte';
import { missionRows, NEEDS_ROW } from './mission';

export function verdictOf(colony: Colony): { tone: 'good' | 'bad'; text: string } | undefined {
    const { facts, view } = colony;
    if (!view.options.scenario || (facts.roundsLeft > 0 && view.options.variant !== 'semi')) return undefined;
    const rows = missionRows(colony);
    const unmet = rows.filter((each) => !each.isMet && each.place !== NEEDS_ROW).length;
    // where all is done the semi-cooperative game ends early; what is not done yet is no danger before the last round
    if (facts.roundsLeft > 0 && (unmet || facts.needs)) return undefined;
    if (facts.needs) return { tone: 'bad', text: say(words.wouldFailNeeds, { n: facts.needs }) };
    return unmet
        ? { tone: 'bad', text: say(words.wouldFail, { n: unmet, m: rows.length }) }
        : { tone: 'good', text: say(words.wouldHold) };
}
