/// The game of Terraforming Mars at the table that is shown: typed views and facts, for all components of the board.
import { getContext, setContext } from 'svelte';
import { catalogueOf } from '../cards/catalogue.svelte';
import type { Play } from '../table/play.svelte';
import { mapOf } from './tracks';
import type { Facts, MapSpace, Mars as MarsState, Track, View } from './documents';

export class Mars {
    catalogue = catalogueOf('terraforming');
    spaces = $state.raw<MapSpace[]>([]);
    tracks = $state.raw<Track[]>([]);
    hasNoMap = $state(false);
    /// The player whose sheet is open.
    sheet = $state<number | null>(null);

    #state = $derived.by(() => this.play.table.state as unknown as MarsState);
    view = $derived(this.#state.view as View);
    facts = $derived(this.#state.facts as Facts);
    me = $derived.by(() => this.play.table.viewer);
    seats = $derived.by(() => this.play.table.seats);
    /// Everybody else, in turn order, beginning with who sits after me.
    others = $derived.by(() => {
        const count = this.view.players.length;
        const first = this.me ?? 0;
        const all = Array.from({ length: count }, (_, i) => (first + i) % count);
        return this.me === null ? all : all.slice(1);
    });

    constructor(readonly play: Play) {}

    nameOf(player: number): string {
        return this.seats[player]?.name ?? '';
    }
    markOf(player: number): number {
        return this.seats[player]?.mark ?? player;
    }
    async loadMap(): Promise<void> {
        try {
            const map = await mapOf(this.play.table.agreement?.setup);
            this.spaces = map.spaces;
            this.tracks = map.parameters;
            this.hasNoMap = false;
        } catch {
            this.hasNoMap = true;
        }
    }
}

const key = Symbol('mars');
export const setMars = (mars: Mars) => setContext(key, mars);
export const getMars = () => getContext<Mars>(key);
