/// Fields of a building: which can be used, and why others can not.
import { martians as words } from '../words/martians';
import { say } from '../words/words.svelte';
import type { Colony } from './colony.svelte';
import type { Field } from './documents';

export const isFree = ({ status, blocked, marker }: Field) =>
    marker === null && !blocked && (status === 'open' || status === 'slow');

const STATUS = {
    open: words.fieldFree,
    slow: words.fieldSlow,
    closed: words.fieldClosed,
    unavailable: words.fieldUnavailable,
};
export function fieldLabel(colony: Colony, { status, marker, blocked, blockedBy }: Field): string {
    if (marker !== null) return say(words.fieldOf, { name: colony.nameOf(marker) });
    if (blocked) return say(words.fieldBlocked, { what: colony.titleOf('event', blockedBy ?? '') });
    return say(STATUS[status]);
}
