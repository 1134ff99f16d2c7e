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

/// The invitations of a table that was made here, by seat: they are told once, so this browser remembers them.
const invitesKey = (id: string) => `planitia.invites.${id}`;
export function keepInvites(id: string, invites: (string | null)[]) {
    try {
        sessionStorage.setItem(invitesKey(id), JSON.stringify(invites));
    } catch {
        // without storage the host asks for new invitations
    }
}
export function invitesOf(id: string): (string | null)[] {
    try {
        return JSON.parse(sessionStorage.getItem(invitesKey(id)) ?? '[]') as (string | null)[];
    } catch {
        return [];
    }
}
