/// Links that are given to others.
import { toast } from '../shell/toasts.svelte';
import { table as words } from '../words/table';
import { say } from '../words/words.svelte';

export async function copyLink(path: string): Promise<void> {
    const link = new URL(path, location.origin).href;
    try {
        await navigator.clipboard.writeText(link);
        toast(say(words.copied), 'good');
    } catch {
        // without a clipboard the link itself is shown, to be copied by hand
        toast(link);
    }
}
