// Cuts the typeface to the letters and the range of weights and widths that the page uses.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const from = new URL('../node_modules/@fontsource-variable/noto-sans/files/', import.meta.url);
const to = new URL('../src/styles/fonts/', import.meta.url);
const range = (first, last) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const SIGNS = ' §«»°±²³·×÷–—‘’‚“”„…•′″€→←↑↓−≤≥≈⏎✓';

const CUTS = {
    latin: ['latin', range(0x20, 0x7e) + SIGNS + 'áéíóúýàèâêôçÁÉÍÓÚÝäöüÄÖÜßóÓ'],
    'latin-ext': ['latin-ext', 'ąćęłńśźżĄĆĘŁŃŚŹŻčďěňřšťůžČĎĚŇŘŠŤŮŽ₂'],
    cyrillic: ['cyrillic', range(0x410, 0x44f) + 'ґҐєЄіІїЇёЁʼ'],
};

mkdirSync(to, { recursive: true });
for (const [name, [file, text]] of Object.entries(CUTS)) {
    const source = new URL(`noto-sans-${file}-standard-normal.woff2`, from);
    const target = new URL(`${name}.woff2`, to);
    const made = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (made > statSync(source).mtimeMs && made > statSync(new URL(import.meta.url)).mtimeMs) continue;
    const cut = await subsetFont(readFileSync(source), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 62.5, max: 100 } },
    });
    writeFileSync(target, cut);
}
