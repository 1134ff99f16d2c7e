/// Short notes at the top of the page; at most two, four seconds each. With a link to be copied by hand a note stays until it is closed.
import { voice } from './voice.svelte';

export interface Toast {
    id: number;
    text: string;
    kind: 'good' | 'bad' | 'plain';
    link?: string;
}
let count = 0;
export const toasts = $state<Toast[]>([]);
export function toast(text: string, kind: Toast['kind'] = 'plain', link?: string) {
    const id = (count += 1);
    toasts.push({ id, text, kind, link });
    voice.say(text);
    if (toasts.length > 2) toasts.shift();
    if (link === undefined) setTimeout(() => dismiss(id), 4000);
}
export function dismiss(id: number) {
    const index = toasts.findIndex((each) => each.id === id);
    if (index >= 0) toasts.splice(index, 1);
}
