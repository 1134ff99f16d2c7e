import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { familiesOf } from '../../src/cards/dictionary';
import { marsIcons } from '../../src/words/icons';
import { martiansIcons } from '../../src/words/martians_icons';

const drawn = new Set(
    [
        ...readFileSync(new URL('../../../present/icons/icons.svg', import.meta.url), 'utf8').matchAll(
            /id="([\w-]+)"/g,
        ),
    ].map((found) => found[1]),
);
const said = [marsIcons, martiansIcons].flatMap((all) => Object.values(all).flatMap((icons) => Object.keys(icons)));
/// Those of entries of the catalogue are called by their titles.
const TITLED = /^(building|installation|technology|person|weather|crop|corporation)-/;

it('has words for drawn icons only, and for all of them', () => {
    expect(said.filter((icon) => !drawn.has(icon))).toEqual([]);
    const missing = [...drawn].filter((icon) => icon && !said.includes(icon) && !TITLED.test(icon));
    expect(missing).toEqual([]);
});

it('finds icons by their words', () => {
    const found = familiesOf('terraforming', [], 'titanium').flatMap((family) => family.icons.map(({ icon }) => icon));
    expect(found).toContain('tag-space');
    expect(found).not.toContain('heat');
});
