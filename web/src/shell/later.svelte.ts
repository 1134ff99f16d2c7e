import { untrack } from 'svelte';
import { drawn } from './frames';

/// Follows a value once what came with it is on the screen: a question does not wait for what only tells of the past. Until then it is `first`.
export function later<T>(now: () => T, first: T): () => T {
    let value = $state.raw(first);
    $effect(() => {
        const next = now();
        if (next !== untrack(() => value)) void drawn().then(() => (value = next));
    });
    return () => value;
}
