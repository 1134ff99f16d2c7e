/// How wide words are, near enough to lay out a card before it is drawn.
import { hyphenated, SOFT } from './syllables';

const NARROW = new Set("’'|lijłіíїIJІ.,:;!()- \u00a0");
const SLIM = new Set('ftťrřґгтszżźžsśšcćčсєз“„°');
const BROAD = new Set('mwMWжмюфшщЖШЩЮФДОНUGDNOQHПЦЛÚ%—');

function breadth(letter: string): number {
    if (NARROW.has(letter)) return 0.28;
    if (SLIM.has(letter)) return 0.45;
    if (BROAD.has(letter)) return 0.82;
    return 0.59;
}

/// The width of a text in ems, as the typeface has it at its regular weight and full width.
export function ems(text: string): number {
    let sum = 0;
    for (const letter of text) sum += breadth(letter);
    return sum;
}

/// What a line ends with: a word, or a part of one up to a hyphen.
const partsOf = (text: string) => text.split(/(?<=[- \u00ad])/);
const partWidth = (part: string) => ems(part.trimEnd().replace(SOFT, '-'));

/// The text with soft hyphens in the words that are longer than a line.
export const softened = (text: string, lineWidth: number): string =>
    partsOf(text)
        .map((part) => (partWidth(part) > lineWidth ? hyphenated(part) : part))
        .join('');

/// How many lines a text takes; a word breaks behind its hyphens only.
export function lineCount(text: string, lineWidth: number): number {
    let lines = 1;
    let used = 0;
    for (const word of partsOf(text)) {
        const width = partWidth(word);
        if (used > 0 && used + width > lineWidth) {
            lines++;
            used = 0;
        }
        used += ems(word.replace(SOFT, ''));
    }
    return lines;
}

export function longestWord(text: string): number {
    return Math.max(...partsOf(text).map(partWidth));
}

/// The steps in which a title grows narrower, each with how wide its bold letters are beside regular ones of full width.
export const TITLE_STEPS = [
    { stretch: 78, factor: 0.93 },
    { stretch: 70, factor: 0.88 },
    { stretch: 62.5, factor: 0.84 },
] as const;

export interface TitleFit {
    stretch: number;
    lines: number;
    /// Smaller letters than usual, where even the narrowest word would not fit.
    scale: number;
}

/// How to set a title in a line of so many ems: two lines if its letters may stay wide, then the most it
/// may have, then narrower letters.
export function fitTitle(title: string, lineWidth: number, most = 3): TitleFit {
    const tries = TITLE_STEPS.map(({ stretch, factor }) => {
        const width = lineWidth / factor;
        return { stretch, lines: lineCount(title, width), fits: longestWord(title) <= width };
    });
    const good =
        tries.slice(0, 2).find((each) => each.fits && each.lines <= 2) ??
        tries.find((each) => each.fits && each.lines <= most);
    if (good) return { stretch: good.stretch, lines: good.lines, scale: 1 };
    const narrowest = TITLE_STEPS[TITLE_STEPS.length - 1] as (typeof TITLE_STEPS)[number];
    for (let scale = 0.95; scale > 0.6; scale -= 0.05) {
        const width = lineWidth / narrowest.factor / scale;
        const lines = lineCount(title, width);
        if (lines <= most && longestWord(title) <= width) return { stretch: narrowest.stretch, lines, scale };
    }
    return { stretch: narrowest.stretch, lines: most, scale: 0.6 };
}
