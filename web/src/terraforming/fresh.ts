/// What is new on the map.
import type { Line } from '../net/documents';
import type { SpaceName } from './documents';

/// Where others placed tiles since I last chose something; who only watches sees the last one.
export function freshSpaces(lines: Line[], me: number | null): Set<SpaceName> {
    const mine = lines.findLastIndex((each) => me !== null && each.by === me);
    const placed = lines.slice(mine + 1).filter((each) => each.kind === 'tile-placed');
    return new Set((me === null ? placed.slice(-1) : placed).flatMap((each) => each.space ?? []));
}
