/// The state that came with the answer which made a table: it is drawn at once, while the socket opens.
import type { Push } from '../net/documents';

let kept: Push | null = null;
export const keepFirst = (state: Push) => {
    kept = state;
};
export function takeFirst(id: string): Push | undefined {
    const first = kept?.table === id ? kept : undefined;
    kept = null;
    return first;
}
