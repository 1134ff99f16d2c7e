/// What can be chosen now on the way to something that takes several steps, as costs and products of the documents tell it.
import type { Option } from '../net/documents';
import type { Colony } from './colony.svelte';
import type { ActionFact, Need } from './documents';

/// More steps than any good of the colony takes.
const MOST_STEPS = 4;

/// The actions that can be done now, of those that make what the others lack.
function doable(colony: Colony, wanted: ActionFact[], steps: number): Option[] {
    const { play, facts } = colony;
    const now = wanted.flatMap((each) => play.lit.get(`action/${each.action}`) ?? []);
    if (now.length || steps === 0) return now.map((each) => play.options[each] as Option);
    const lacking = new Set(wanted.flatMap((each) => Object.keys(each.lacks)));
    const makers = facts.buildings
        .flatMap((each) => each.actions)
        .filter((each) => each.product !== undefined && lacking.has(each.product));
    return makers.length ? doable(colony, makers, steps - 1) : [];
}

/// The first of the steps that end a need; where no marker is free for it, taking them back is the first.
export function firstSteps(colony: Colony, need: Need): Option[] {
    const { play, facts, me } = colony;
    const ends = facts.buildings
        .flatMap((each) => each.actions)
        .filter((each) => each.removes === need || each.ends === need);
    const steps = doable(colony, ends, MOST_STEPS);
    if (steps.length || me === null || facts.markers[me]?.free) return steps;
    return play.options.filter((each) => each.kind === 'rest');
}
