/// How a quarter stands, from the forecast of the server.
import { martians as words } from '../words/martians';
import { say } from '../words/words.svelte';
import type { Colony } from './colony.svelte';
import type { Threat } from './documents';

export interface Outcome {
    state: 'good' | 'dead' | 'dusty' | 'sand';
    icon: string;
    text: string;
}

function textOf(threats: Threat[]): string {
    const has = (brings: Threat['brings']) => threats.some((each) => each.brings === brings);
    if (has('death')) return say(words.noOxygen);
    if (has('final-check')) return say(words.needsLeft, { n: threats.reduce((sum, each) => sum + each.left, 0) });
    if (has('infirmary') && has('living')) return say(words.sickAndHungry);
    return say(has('infirmary') ? words.sick : words.hungry);
}

/// Of the quarter with that number, from 1.
export function outcomeOf(colony: Colony, n: number, forecast = colony.facts.forecast): Outcome {
    const told = forecast.quarters.find((each) => each.quarter === n);
    if (!told) return { state: 'sand', icon: 'field-unavailable', text: say(words.notInPlay) };
    const [first] = told.threats;
    if (!first) return { state: 'good', icon: 'ui-check', text: say(told.grows ? words.grows : words.supplied) };
    const isDark = first.need === 'oxygen';
    return {
        state: isDark ? 'dead' : 'dusty',
        icon: first.brings === 'death' ? 'dead' : `need-${first.need}`,
        text: textOf(told.threats),
    };
}
