/// Whether the table lies on a phone: there the bar is a sheet.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../shell/settings.svelte';

class Screen {
    #width = $derived((innerWidth.current ?? 1440) / settings.textSize);
    #height = $derived((innerHeight.current ?? 900) / settings.textSize);
    isNarrow = $derived(this.#width < 900 || (this.#height < 480 && this.#width < 1280));
    /// How many letters of answers fit into the bar: a sheet has lines for them.
    room = $derived(this.isNarrow ? 160 : this.#width < 1280 ? 20 : 64);
}
export const screen = new Screen();
