import { expect, test } from 'vitest';
import { topicsOf } from '../../src/cards/topics';
import type { Entry, Part } from '../../src/cards/catalogue.svelte';
import { marsRules, martiansRules } from '../../src/words/rules';

const entry = (kind: string, icons: Part[] = []): Entry => ({ kind, id: 'x', title: 'X', text: '', icons });
const part = (name: string, icon: string): Part => ({ part: name, strip: [{ icon }] });

test('a card leads to what the rules say of its parts, each topic once', () => {
    const card = entry('project', [
        part('requirement', 'oxygen'),
        part('action', 'arrow'),
        part('production', 'plants'),
        part('immediate', 'tile-greenery'),
    ]);
    expect(topicsOf(card, 'terraforming')).toEqual([
        'mars-cards-and-tags',
        'mars-actions',
        'mars-a-generation',
        'mars-tiles-and-points',
        'mars-bonus-steps',
    ]);
    expect(topicsOf(entry('colony'), 'terraforming')).toEqual(['mars-colonies']);
});

test('every topic that is linked to is there', () => {
    const known = [...marsRules, ...martiansRules].map((each) => each.id);
    const icons = ['temperature', 'tile-ocean', 'fleet'].map((icon) => part('first-action', icon));
    const mars = ['project', 'corporation', 'colony', 'milestone', 'award', 'standard-project'];
    const martians = ['scenario', 'order', 'building', 'weather', 'research', 'rule', 'technology'];
    for (const kind of mars) for (const id of topicsOf(entry(kind, icons), 'terraforming')) expect(known).toContain(id);
    for (const kind of martians) for (const id of topicsOf(entry(kind), 'martians')) expect(known).toContain(id);
});
