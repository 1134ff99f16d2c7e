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

/// The invitations of tables that were made here, by seat: they are told once, so this browser remembers those of the latest tables.
const INVITES = 'planitia.invites';
const MOST_TABLES = 20;

function allInvites(): Record<string, (string | null)[]> {
    try {
        return JSON.parse(localStorage.getItem(INVITES) ?? '{}') as Record<string, (string | null)[]>;
    } catch {
        return {};
    }
}
export const invitesOf = (id: string): (string | null)[] => allInvites()[id] ?? [];
export function keepInvites(id: string, invites: (string | null)[]) {
    const others = Object.entries(allInvites()).filter(([table]) => table !== id);
    try {
        localStorage.setItem(
            INVITES,
            JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_TABLES), [id, invites]])),
        );
    } catch {
        // without storage the host asks for new invitations
    }
}
