/// Every key of the table, once: what it does and how that is called. The help is made from the same list.
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
    | `to-${string}`
    /// Done by the part of the table that has the focus.
    | 'inside';

export interface Key {
    /// As the browser names it; a digit stands for all of them.
    key: string;
    shown: string;
    does: Doing;
    said: Said;
    /// A single letter: can be switched off, as it may be in the way of those who dictate.
    isLetter: boolean;
}
const letter = (key: string, does: Doing, said: Said): Key => ({
    key: key.toLowerCase(),
    shown: key,
    does,
    said,
    isLetter: true,
});
const named = (key: string, shown: string, does: Doing, said: Said): Key => ({
    key,
    shown,
    does,
    said,
    isLetter: false,
});

export const KEYS: readonly Key[] = [
    named('Enter', 'Enter', 'primary', words.primary),
    named('Escape', 'Esc', 'close', words.close),
    letter('Z', 'back', words.back),
    letter('E', 'end-turn', words.endTurn),
    letter('P', 'pass', words.pass),
    letter('H', 'hint', words.hint),
    letter('?', 'help', words.help),
    { ...letter('1', 'option', words.option), shown: '1–9' },
    letter('M', 'to-map', words.map),
    letter('C', 'to-hand', words.hand),
    letter('N', 'to-people', words.people),
    letter('S', 'to-projects', words.projects),
    letter('G', 'to-goals', words.goals),
    letter('K', 'to-colonies', words.colonies),
    letter('L', 'to-log', words.log),
    letter('[', 'previous-move', words.previousMove),
    letter(']', 'next-move', words.nextMove),
    named('F6', 'F6', 'next-region', words.nextRegion),
    named('Shift+F6', 'Shift F6', 'previous-region', words.previousRegion),
    named('', '← ↑ → ↓', 'inside', words.arrows),
    letter('.', 'inside', words.nextSpace),
    letter('V', 'inside', words.layers),
    named(' ', 'Space', 'inside', words.zoom),
];

/// Which of them was pressed; undefined: none, or somebody is typing.
export function keyOf(event: KeyboardEvent, hasLetters: boolean): Key | undefined {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
    const at = event.target;
    const isTyping =
        at instanceof HTMLElement && (at.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName));
    if (isTyping && event.key !== 'F6') return undefined;
    const pressed = event.key === 'F6' && event.shiftKey ? 'Shift+F6' : event.key;
    const digit = /^[1-9]$/.test(pressed) ? '1' : pressed.length === 1 ? pressed.toLowerCase() : pressed;
    const found = KEYS.find((each) => each.key === digit && each.does !== 'inside');
    return found?.isLetter && !hasLetters ? undefined : found;
}
