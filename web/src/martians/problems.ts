/// Problems of the colony, as the server ranks them, in words, and which of them an answer is about.
import type { Option } from '../net/documents';
import { sameOption } from '../table/places';
import type { Play } from '../table/play.svelte';
import { martians as words } from '../words/martians';
import { say } from '../words/words.svelte';
import { Colony } from './colony.svelte';
import type { ProblemFact } from './documents';
import { quartersText } from './forecast';
import { firstSteps } from './steps';
import { word } from '../words/martians_terms';

const SAYS = {
    death: words.urgentDeath,
    'final-check': words.urgentFinal,
    infirmary: words.urgentSick,
    living: words.urgentHungry,
    markers: words.urgentMarkers,
    energy: words.urgentEnergy,
};
export const problemText = ({ problem, quarters, need }: ProblemFact): string =>
    say(SAYS[problem], { where: quartersText(quarters), need: need ? word(need) : '' });

/// What can be chosen against a problem now: at once, or as the first of several steps.
export function remediesOf(colony: Colony, { options, need }: ProblemFact): { options: Option[]; isFirst: boolean } {
    if (options.length || !need) return { options, isFirst: false };
    const steps = firstSteps(colony, need);
    return { options: steps, isFirst: steps.length > 0 };
}

/// What an answer is good for; nothing where it ends no problem.
export function aimOf(play: Play, option: Option): string {
    const colony = new Colony(play);
    const problem = colony.facts.problems.find((each) =>
        remediesOf(colony, each).options.some((remedy) => sameOption(remedy, option)),
    );
    return problem ? problemText(problem) : '';
}
