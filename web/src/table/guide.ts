/// The guide of a table, on or off.
import { keysOf } from '../shell/keys';
import { settings } from '../shell/settings.svelte';
import { toast } from '../shell/toasts.svelte';
import { keys as words } from '../words/keys';
import { say } from '../words/words.svelte';
import type { Play } from './play.svelte';

/// Whoever switches it off by mistake is told how it comes back. False: there is none here.
export function turnGuide(play: Play, on = !play.showsGuide): boolean {
    if (play.showsGuide === null) return false;
    play.showsGuide = on;
    const key = keysOf(settings).find((each) => each.does === 'guide')?.shown ?? '';
    if (!on) toast(say(words.guideOff, { key }));
    return true;
}
