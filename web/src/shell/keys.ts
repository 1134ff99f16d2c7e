/// Every key of the table, once: what it does and how that is called. The help and the settings are made from the same list.
import { keys as words } from '../words/keys';
import type { Said } from '../words/words.svelte';

export type Doing =
    | 'primary'
    | 'back'
    | 'close'
    | 'end-turn'
    | 'pass'
    | 'hint'
    | 'help'
    | 'option'
    | 'next-region'
    | 'previous-region'
    | 'next-move'
    | 'previous-move'
    | 'layers'
    | 'guide'
    | `to-${string}`
    /// Of a game alone.
    | 'visit'
    | 'quarter'
    | 'rest'
    | 'rtg'
    | 'operations'
    | 'forecast'
    /// Done by the part of the table that has the focus.
    | 'arrows'
    | 'next-space'
    | 'zoom';

export interface Key {
    /// As the browser names it; a digit stands for all of them.
    key: string;
    shown: string;
    does: Doing;
    said: Said;
    /// A single letter: can be switched off, as it may be in the way of those who dictate.
    isLetter: boolean;
    /// The game that has it; undefined: all of them.
    game?: Game;
    /// A digit from 1 to this one follows.
    then?: number;
}
export type Game = 'terraforming' | 'martians';
/// How somebody likes their keys: whether single letters act, and other keys than the usual ones, by what they do.
export interface Liking {
    keys: boolean;
    ownKeys: Readonly<Record<string, string>>;
}
const letter = (key: string, does: Doing, said: Said, game?: Game): Key => ({
    key: key.toLowerCase(),
    shown: key,
    does,
    said,
    isLetter: true,
    game,
});
const named = (key: string, shown: string, does: Doing, said: Said, game?: Game): Key => ({
    key,
    shown,
    does,
    said,
    isLetter: false,
    game,
});

const KEYS: readonly Key[] = [
    named('Enter', 'Enter', 'primary', words.primary),
    named('Escape', 'Esc', 'close', words.close),
    letter('Z', 'back', words.back),
    letter('E', 'end-turn', words.endTurn),
    letter('P', 'pass', words.pass, 'terraforming'),
    letter('H', 'hint', words.hint),
    letter('?', 'help', words.help),
    { ...letter('1', 'option', words.option), shown: '1–9' },
    letter('M', 'to-map', words.map),
    letter('C', 'to-hand', words.hand, 'terraforming'),
    letter('N', 'to-people', words.people),
    letter('S', 'to-projects', words.projects, 'terraforming'),
    letter('G', 'to-goals', words.goals),
    letter('K', 'to-colonies', words.colonies, 'terraforming'),
    letter('L', 'to-log', words.log),
    letter('[', 'previous-move', words.previousMove),
    letter(']', 'next-move', words.nextMove),
    named('F6', 'F6', 'next-region', words.nextRegion),
    named('Shift+F6', 'Shift F6', 'previous-region', words.previousRegion),
    named('', '← ↑ → ↓', 'arrows', words.arrows),
    letter('.', 'next-space', words.nextSpace),
    letter('I', 'guide', words.guide),
    letter('V', 'layers', words.layers, 'terraforming'),
    named(' ', 'Space', 'zoom', words.zoom, 'terraforming'),
    { ...letter('B', 'visit', words.visit, 'martians'), then: 9 },
    { ...letter('Q', 'quarter', words.quarter, 'martians'), then: 4 },
    letter('R', 'rest', words.rest, 'martians'),
    letter('T', 'rtg', words.rtg, 'martians'),
    letter('O', 'operations', words.operations, 'martians'),
    letter('D', 'to-mine', words.mine, 'martians'),
    letter('X', 'forecast', words.forecast, 'martians'),
];

const shares = (key: Key, game: Game | undefined) => !key.game || !game || key.game === game;

/// The keys of a game, or of all, as somebody has them.
export const keysOf = ({ ownKeys }: Pick<Liking, 'ownKeys'>, game?: Game): Key[] =>
    KEYS.filter((each) => shares(each, game)).map((each) => {
        const own = ownKeys[each.does];
        return own ? { ...each, key: own, shown: own.toUpperCase() } : each;
    });

/// Those that every game has, then those of one game alone.
export function groupsOf(liking: Pick<Liking, 'ownKeys'>, game?: Game): { game: Game | undefined; keys: Key[] }[] {
    const keys = keysOf(liking, game);
    return [...new Set(keys.map((each) => each.game))].map((each) => ({
        game: each,
        keys: keys.filter((key) => key.game === each),
    }));
}

/// As it is written: with the digits that follow.
export const shownOf = (key: Key) => (key.then ? `${key.shown} 1–${key.then}` : key.shown);

/// Whether another key can be chosen for it.
export const canChange = (key: Key) => key.isLetter && key.does !== 'option';

/// As `Key` has it: letters small, one digit for all.
const nameOf = (pressed: string) =>
    /^[1-9]$/.test(pressed) ? '1' : pressed.length === 1 ? pressed.toLowerCase() : pressed;

/// What lies there on an English keyboard, for what others write there: letters of another alphabet, Czech letters in place of digits. A Latin
/// letter is where it is written.
function nameOfPlace({ key, code = '', shiftKey }: KeyboardEvent): string | undefined {
    const digit = /^Digit([1-9])$/.exec(code)?.[1];
    if (digit) return shiftKey ? undefined : digit;
    const isForeign = key.length === 1 && key > '\x7f';
    return isForeign ? (PLACES[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) : undefined;
}
const PLACES: Record<string, string> = { BracketLeft: '[', BracketRight: ']', Period: '.' };

/// Which digit from 1 to 9 was meant; undefined: none.
export function digitOf(event: KeyboardEvent): number | undefined {
    const meant = [event.key, nameOfPlace(event)].find((each) => each && /^[1-9]$/.test(each));
    return meant === undefined ? undefined : Number(meant);
}

/// What the key does already beside `does`, in the same game; undefined: it is free.
export function takenBy(pressed: string, does: Doing, liking: Pick<Liking, 'ownKeys'>): Key | undefined {
    const game = KEYS.find((each) => each.does === does)?.game;
    return keysOf(liking, game).find((each) => each.key === nameOf(pressed) && each.does !== does);
}

/// The own keys with this one for `does`; what is the usual one is not kept.
export function withKey(own: Liking['ownKeys'], does: Doing, pressed: string): Record<string, string> {
    const others = Object.fromEntries(Object.entries(own).filter(([each]) => each !== does));
    const key = nameOf(pressed);
    return KEYS.some((each) => each.does === does && each.key === key) ? others : { ...others, [does]: key };
}

/// A name with the key for it, where there is one: “Step back (Z)”.
export function hinted(name: string, does: Doing, liking: Liking): string {
    const key = keysOf(liking).find((each) => each.does === does);
    return key && (liking.keys || !key.isLetter) ? `${name} (${shownOf(key)})` : name;
}

/// Which of them was pressed; undefined: none, or somebody is typing.
export function keyOf(event: KeyboardEvent, liking: Liking, game?: Game): Key | undefined {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
    const at = event.target;
    const isTyping =
        at instanceof HTMLElement && (at.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName));
    if (isTyping && event.key !== 'F6') return undefined;
    const pressed = event.key === 'F6' && event.shiftKey ? 'Shift+F6' : nameOf(event.key);
    const keys = keysOf(liking, game);
    const named = (name: string) => keys.find((each) => each.key === name);
    const there = nameOfPlace(event);
    const found = named(pressed) ?? (there && named(nameOf(there)));
    return !found || (found.isLetter && !liking.keys) ? undefined : found;
}
