/// Which topics of the rules tell of a thing of the catalogue.
import type { Entry } from './catalogue.svelte';

const OF_KIND: Record<string, string[]> = {
    project: ['mars-cards-and-tags'],
    corporation: ['mars-cards-and-tags'],
    colony: ['mars-colonies'],
    milestone: ['mars-actions', 'mars-tiles-and-points'],
    award: ['mars-actions', 'mars-tiles-and-points'],
    'standard-project': ['mars-actions'],
};
const OF_PART: Record<string, string> = {
    requirement: 'mars-actions',
    action: 'mars-actions',
    'first-action': 'mars-actions',
    production: 'mars-a-generation',
};
/// By how their names begin.
const OF_ICON: [string, string][] = [
    ['tile-', 'mars-tiles-and-points'],
    ['temperature', 'mars-bonus-steps'],
    ['oxygen', 'mars-bonus-steps'],
    ['tile-ocean', 'mars-bonus-steps'],
    ['colony', 'mars-colonies'],
    ['fleet', 'mars-colonies'],
    ['track', 'mars-colonies'],
];
const OF_MARTIANS: Record<string, string> = {
    scenario: 'martians-the-goal',
    order: 'martians-reputation-and-the-end',
    building: 'martians-buildings',
    installation: 'martians-energy-and-weather',
    weather: 'martians-energy-and-weather',
    event: 'martians-energy-and-weather',
    research: 'martians-mining-and-research',
    rule: 'martians-a-turn',
};

export function topicsOf({ kind, icons = [] }: Entry, game: string): string[] {
    if (game === 'martians') return [OF_MARTIANS[kind] ?? 'martians-people-and-technologies'];
    const names = icons.flatMap((part) => part.strip.flatMap((glyph) => glyph.icon ?? []));
    return [
        ...new Set([
            ...(OF_KIND[kind] ?? []),
            ...icons.flatMap(({ part }) => OF_PART[part] ?? []),
            ...OF_ICON.filter(([begin]) => names.some((name) => name.startsWith(begin))).map(([, topic]) => topic),
        ]),
    ];
}
