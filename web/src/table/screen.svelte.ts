/// How much room the table has. On a phone the bar is a sheet, which can be folded.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../shell/settings.svelte';

class Screen {
    /// Larger letters need more room: the screen counts as that much smaller.
    width = $derived((innerWidth.current ?? 1440) / settings.textSize);
    height = $derived((innerHeight.current ?? 900) / settings.textSize);
    /// A phone on its side: the sheet stands beside the table.
    isFlat = $derived(this.height < 480 && this.width < 1280);
    isNarrow = $derived(this.width < 900 || this.isFlat);
    /// The bar, as it is measured.
    bar = $state(820);
    barHeight = $state(60);
    #letters = $derived(this.bar / settings.textSize);
    /// The bar has no room beside its question: answers lie below or above it.
    isCompact = $derived(!this.isNarrow && this.#letters < 640);
    /// How many letters of answers fit into the bar: a sheet has lines for them.
    room = $derived(this.isNarrow ? 160 : this.isCompact ? 0 : (this.#letters - 560) / 7);
    #isFolded = $state(false);
    /// The sheet shows its question and the primary button alone.
    isFolded = $derived(this.isNarrow && !this.isFlat && this.#isFolded);

    measure({ width, height }: { width: number; height: number }) {
        this.bar = width;
        this.barHeight = height;
    }
    fold(isFolded: boolean) {
        this.#isFolded = isFolded;
    }
}
export const screen = new Screen();
