/// How the table lies on this screen: L a desk, M a small desk or a tablet, S a phone. Where parts share a place, which of them is shown.
import { tick } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../shell/settings.svelte';

export type Region = 'map' | 'hand' | 'people' | 'projects' | 'goals' | 'colonies' | 'log';

class Layout {
    /// Larger letters need more room: the screen counts as that much smaller.
    width = $derived((innerWidth.current ?? 1440) / settings.textSize);
    height = $derived((innerHeight.current ?? 900) / settings.textSize);
    isFlat = $derived(this.height < 480 && this.width < 1280);
    size = $derived<'L' | 'M' | 'S'>(
        this.width < 900 || this.isFlat ? 'S' : this.width < 1280 || this.height < 800 ? 'M' : 'L',
    );
    isWide = $derived(this.size === 'L' && this.width >= 1680);
    /// A tablet held upright has room for the hand beside the rest.
    isTall = $derived(this.size === 'S' && this.width >= 700 && this.height >= 1000);

    /// What the phone shows in the middle.
    tab = $state<Region>('map');
    /// What the right column shows where it has tabs.
    side = $state<'colonies' | 'goals' | 'log'>('goals');

    reveal(region: Region) {
        if (region === 'colonies' || region === 'goals' || region === 'log') this.side = region;
        this.tab = region === 'projects' ? 'people' : region;
    }

    /// Shows a region and gives it the focus: what is chosen in it, else its first thing.
    async focus(region: Region) {
        this.reveal(region);
        await tick();
        const element = document.getElementById(`region-${region}`);
        if (!element) return document.querySelector<HTMLElement>(`[data-opens="${region}"]`)?.click();
        const inside = ['[data-selected]', '[tabindex="0"]', 'button:not([tabindex="-1"])', 'a[href]']
            .map((each) => element.querySelector<HTMLElement | SVGElement>(each))
            .find((each) => each !== null);
        (inside ?? element).focus();
    }
}
export const layout = new Layout();
