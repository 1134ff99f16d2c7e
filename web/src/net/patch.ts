/// Applies changes to a document by copying along their paths: what did not change stays the same object.
import type { Json } from './documents';

type Branch = Record<string, unknown> | unknown[];

const parts = (pointer: string) =>
    pointer
        .split('/')
        .slice(1)
        .map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'));

const copy = (branch: unknown): Branch => {
    if (Array.isArray(branch)) return [...branch];
    if (branch !== null && typeof branch === 'object') return { ...(branch as Record<string, unknown>) };
    throw new Error('a change goes through something that is no branch');
};

/// The document with one place changed; `copied` are the branches that are new already.
function changed(root: Branch, path: string[], copied: Set<unknown>, change: (branch: Branch, key: string) => void) {
    let at = root;
    for (const key of path.slice(0, -1)) {
        const next = (at as Record<string, unknown>)[key];
        const fresh = copied.has(next) ? (next as Branch) : copy(next);
        copied.add(fresh);
        (at as Record<string, unknown>)[key] = fresh;
        at = fresh;
    }
    change(at, path.at(-1) ?? '');
}

export function patched<T>(document: T, set: [string, Json][] = [], gone: string[] = []): T {
    const root = copy(document);
    const copied = new Set<unknown>([root]);
    for (const pointer of gone)
        changed(root, parts(pointer), copied, (branch, key) => {
            if (Array.isArray(branch)) branch.splice(Number(key), 1);
            else delete branch[key];
        });
    for (const [pointer, value] of set)
        changed(root, parts(pointer), copied, (branch, key) => {
            (branch as Record<string, unknown>)[key] = value;
        });
    return root as T;
}
