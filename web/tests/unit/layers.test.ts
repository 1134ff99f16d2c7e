/// Folders of the page, lowest first: each knows only those that are listed with it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(__dirname, '../../src');
const KNOWS: Record<string, string[]> = {
    words: [],
    parts: ['words'],
    net: ['words'],
    shell: ['net', 'parts', 'words'],
    cards: ['shell', 'net', 'parts', 'words'],
    table: ['cards', 'shell', 'net', 'parts', 'words'],
    terraforming: ['table', 'cards', 'shell', 'net', 'parts', 'words'],
    martians: ['table', 'cards', 'shell', 'net', 'parts', 'words'],
    pages: ['terraforming', 'martians', 'table', 'cards', 'shell', 'net', 'parts', 'words'],
};
/// What is fetched only when it is wanted, from a folder above.
const FETCHED: Record<string, string[]> = {
    'table/games.ts': ['terraforming', 'martians'],
    'table/TablePage.svelte': ['pages'],
    'table/Help.svelte': ['pages'],
    'table/TableMenu.svelte': ['pages'],
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((each) => /\.(ts|svelte)$/.test(each));
const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '');

/// The folders that a file names: at once, or when they are wanted.
function namedIn(file: string) {
    const text = readFileSync(join(SRC, file), 'utf8');
    const folders = (named: RegExp) =>
        [...text.matchAll(named)]
            .map(([, path]) => folderOf(relative(SRC, normalize(join(SRC, dirname(file), path ?? '')))))
            .filter((each) => each in KNOWS && each !== folderOf(file));
    return { atOnce: folders(/\bfrom '(\.[^']+)'/g), wanted: folders(/\bimport\('(\.[^']+)'\)/g) };
}

test('every folder has its place', () => {
    const folders = new Set(files.map(folderOf).filter(Boolean));
    expect([...folders].filter((each) => !(each in KNOWS))).toEqual([]);
});

test('a folder names none above it', () => {
    const wrong = files.filter(folderOf).flatMap((file) => {
        const { atOnce, wanted } = namedIn(file);
        const below = KNOWS[folderOf(file)] ?? [];
        const fetched = [...below, ...(FETCHED[file] ?? [])];
        return [
            ...atOnce.filter((each) => !below.includes(each)),
            ...wanted.filter((each) => !fetched.includes(each)),
        ].map((each) => `${file} names ${each}`);
    });
    expect(wrong).toEqual([]);
});

test('what may be fetched from above is fetched', () => {
    for (const [file, folders] of Object.entries(FETCHED))
        expect(namedIn(file).wanted, file).toEqual(expect.arrayContaining(folders));
});
