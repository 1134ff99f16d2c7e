/// How the table lies on this screen: L a desk, M a small desk or a tablet, S a phone. Where parts share a place, which of them is shown.
import { tick } from 'svelte';
import { focusRegion } from '../table/regions';
import { screen } from '../table/screen.svelte';

export type Region = 'map' | 'quarters' | 'goals' | 'people' | 'log';

export const SIDES = ['forecast', 'goals', 'log'] as const;
export type Side = (typeof SIDES)[number];

class Layout {
    size = $derived<'L' | 'M' | 'S'>(screen.isNarrow ? 'S' : screen.width < 1280 || screen.height < 860 ? 'M' : 'L');
    /// What the phone shows in the middle.
    tab = $state<Region>('map');
    /// What the right column shows where it has tabs.
    side = $state<Side>('forecast');
    /// Whether the left column is open where it is a drawer.
    isDrawn = $state(false);

    reveal(region: Region) {
        this.tab = region;
        if (region === 'log' || region === 'goals') this.side = region;
        if (region === 'quarters') this.side = 'forecast';
        // a drawer that is open lies over the board
        this.isDrawn = region === 'people';
    }
    /// Shows a region and gives it the focus.
    async focus(region: Region) {
        this.reveal(region);
        await tick();
        focusRegion(region);
    }
}
export const layout = new Layout();
