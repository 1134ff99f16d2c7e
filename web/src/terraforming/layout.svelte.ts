/// How the table lies on this screen: L a desk, M a small desk or a tablet, S a phone. Where parts share a place, which of them is shown.
import { tick } from 'svelte';
import { focusRegion } from '../table/regions';
import { screen } from '../table/screen.svelte';

export type Region = 'map' | 'hand' | 'people' | 'projects' | 'goals' | 'colonies' | 'log';

class Layout {
    size = $derived<'L' | 'M' | 'S'>(screen.isNarrow ? 'S' : screen.width < 1280 || screen.height < 800 ? 'M' : 'L');
    isWide = $derived(this.size === 'L' && screen.width >= 1680);
    /// A tablet held upright has room for the hand beside the rest.
    isTall = $derived(this.size === 'S' && screen.width >= 700 && screen.height >= 1000);

    /// What the phone shows in the middle.
    tab = $state<Region>('map');
    /// What the right column shows where it has tabs.
    side = $state<'colonies' | 'goals' | 'log'>('goals');

    reveal(region: Region) {
        if (region === 'colonies' || region === 'goals' || region === 'log') this.side = region;
        this.tab = region === 'projects' ? 'people' : region;
    }

    /// Shows a region and gives it the focus; where it is behind a button, that is pressed.
    async focus(region: Region) {
        this.reveal(region);
        await tick();
        if (!focusRegion(region)) document.querySelector<HTMLElement>(`[data-opens="${region}"]`)?.click();
    }
}
export const layout = new Layout();
