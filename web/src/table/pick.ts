/// What marked cards do to the money, as the server's preview tells it.
import type { Change } from '../net/documents';
import type { Play } from './play.svelte';

export interface Money {
    by: number;
    left: number;
}

const valueAt = (document: unknown, path: string): unknown =>
    path
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

export function pickMoney(play: Play): Money | null {
    const { viewer, state } = play.table;
    const path = viewer === null ? undefined : play.parts?.purse?.(viewer);
    if (!path) return null;
    const now = Number(valueAt(state?.view, path));
    const after = (changes: Change[]) => Number(changes.find((each) => each.path === path)?.to ?? now);
    // what comes without any mark, such as the money of a corporation, is not the cards' doing
    const without = after(play.unmarkedChanges);
    const left = play.markedChanges.length ? after(play.markedChanges) : without;
    return { by: left - without, left };
}
