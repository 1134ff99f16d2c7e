/// Short notes at the top of the page; at most two, four seconds each. With a link to be copied by hand a note stays until it is closed.
import { Refused } from '../net/api';
import type { Reply } from '../net/documents';
import { common } from '../words/common';
import { say } from '../words/words.svelte';
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
    const oldest = toasts.findIndex((each) => each.link === undefined);
    if (toasts.length > 2 && oldest >= 0) toasts.splice(oldest, 1);
    if (link === undefined) setTimeout(() => dismiss(id), 4000);
}
export function dismiss(id: number) {
    const index = toasts.findIndex((each) => each.id === id);
    if (index >= 0) toasts.splice(index, 1);
}
/// Tells why the server did not do it, if it did not.
export function toastRefusal(reply: Reply): reply is Extract<Reply, { ok: false }> {
    if (!reply.ok) toast(reply.error.text ?? reply.error.message, 'bad');
    return !reply.ok;
}
/// Tells what a request failed of: what the server says to it, else that something went wrong.
export function toastFailure(failure: unknown) {
    toast(failure instanceof Refused ? failure.message : say(common.wentWrong), 'bad');
}
