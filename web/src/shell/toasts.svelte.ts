/// Short notes at the top of the page; at most two, four seconds each.
import { voice } from './voice.svelte';

export interface Toast {
    id: number;
    text: string;
    kind: 'good' | 'bad' | 'plain';
}
let count = 0;
export const toasts = $state<Toast[]>([]);
export function toast(text: string, kind: Toast['kind'] = 'plain') {
    const id = (count += 1);
    toasts.push({ id, text, kind });
    voice.say(text);
    if (toasts.length > 2) toasts.shift();
    setTimeout(() => {
        const index = toasts.findIndex((each) => each.id === id);
        if (index >= 0) toasts.splice(index, 1);
    }, 4000);
}
