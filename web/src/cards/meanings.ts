/// The icons on a card that the dictionary knows, each once.
import { iconWord, type IconWord } from '../words/icons';
import type { Entry, Glyph } from './catalogue.svelte';

export interface Meaning {
    icon: string;
    word: IconWord;
}

const iconsOf = (glyph: Glyph): string[] => [
    ...(glyph.icon ? [glyph.icon] : []),
    ...(glyph.production ? ['production'] : []),
    ...(glyph['any-player'] ? ['any-player'] : []),
];

export function meaningsOf(entry: Entry): Meaning[] {
    const all = (entry.icons ?? []).flatMap((part) => part.strip.flatMap(iconsOf));
    return [...new Set(all)].flatMap((icon) => {
        const word = iconWord(icon);
        return word ? [{ icon, word }] : [];
    });
}
