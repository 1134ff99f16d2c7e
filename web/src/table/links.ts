/// Links that are given to others.
import { toast } from '../shell/toasts.svelte';
import { common } from '../words/common';
import { say } from '../words/words.svelte';

export async function copyLink(path: string): Promise<void> {
    const link = new URL(path, location.origin).href;
    try {
        await navigator.clipboard.writeText(link);
        toast(say(common.copied), 'good');
    } catch {
        toast(say(common.copyByHand), 'plain', link);
    }
}
