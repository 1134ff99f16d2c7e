/// What marked cards do to the money, as the server's preview tells it.
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
    const then = play.markedChanges.find((each) => each.path === path);
    const without = play.unmarkedChanges.find((each) => each.path === path);
    const now = Number(valueAt(state?.view, path));
    const left = then ? Number(then.to) : now;
    return { by: left - (without ? Number(without.to) : now), left };
}
