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
/// The number of players from which the field with that index is used, as the catalogue tells for each number.
export function usedFrom(colony: Colony, building: string, index: number): number | undefined {
    const { usable = [] } = (colony.catalogue.find('building', building) ?? {}) as { usable?: number[] };
    const at = usable.findIndex((fields) => fields > index);
    return at < 0 ? undefined : at + 1;
}
export function fieldLabel(
    colony: Colony,
    { status, marker, blocked, blockedBy }: Field,
    from: number | undefined,
): string {
    if (marker !== null) return say(words.fieldOf, { name: colony.nameOf(marker) });
    if (blocked) return say(words.fieldBlocked, { what: colony.titleOf('event', blockedBy ?? '') });
    return status === 'unavailable' && from ? say(words.fieldFrom, { n: from }) : say(STATUS[status]);
}
