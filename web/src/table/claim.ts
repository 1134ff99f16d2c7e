/// Sitting down: the invitation is in the fragment of the address, which no server is sent.
import { post, randomHex, Refused } from '../net/api';
import { person } from '../shell/person.svelte';
import { router } from '../shell/router.svelte';
import type { Table } from './table.svelte';

export interface Invitation {
    invite: string;
    /// The seat it is for, where the link says so.
    seat: number | null;
}

export function invitationIn(hash: string): Invitation | null {
    const found = /^i=(?:(\d+)\.)?([\w-]+)$/.exec(hash);
    return found ? { invite: found[2] as string, seat: found[1] === undefined ? null : Number(found[1]) } : null;
}

export const linkOf = (id: string, invite: string) => `/t/${id}#i=${invite}`;

/// Takes the seat of the invitation, or a seat that anybody may take. False: it is for none of them.
export async function claim(
    table: Table,
    name: string,
    invitation: Invitation | null,
    seat?: number,
): Promise<boolean> {
    const wanted = name.trim();
    if (wanted && wanted !== person.name) await person.rename(wanted);
    else await person.ensure();
    const free = table.seats.flatMap((each, index) => (each.state === 'free' ? [index] : []));
    const tried = seat !== undefined ? [seat] : invitation?.seat != null ? [invitation.seat] : free;
    for (const each of tried) {
        try {
            await post(`/tables/${table.id}/seats/${each}/claim`, {
                ...(invitation ? { invite: invitation.invite } : {}),
                ...(wanted ? { name: wanted } : {}),
                share: randomHex(16),
            });
            router.go(`/t/${table.id}`, true);
            await table.rewatch(true);
            return true;
        } catch (failure) {
            if (!(failure instanceof Refused) || failure.refusal.code !== 'bad-invite') throw failure;
        }
    }
    return false;
}
