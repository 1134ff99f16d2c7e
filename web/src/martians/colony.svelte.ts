/// The game of Martians at the table that is shown.
import { getContext, setContext } from 'svelte';
import { catalogueOf } from '../cards/catalogue.svelte';
import { get } from '../net/api';
import type { Play } from '../table/play.svelte';
import type { Facts, Site, View } from './documents';

export class Colony {
    catalogue = catalogueOf('martians');
    site = $state.raw<Site>({ hexes: [] });
    view = $derived.by(() => this.play.table.state?.view as unknown as View);
    facts = $derived.by(() => this.play.table.state?.facts as unknown as Facts);

    constructor(readonly play: Play) {}

    nameOf(player: number): string {
        return this.play.table.seats[player]?.name ?? '';
    }
    markOf(player: number): number {
        return this.play.table.seats[player]?.mark ?? player;
    }
    async loadSite(): Promise<void> {
        const setup = encodeURIComponent(JSON.stringify(this.play.table.agreement?.setup ?? {}));
        this.site = (await get<{ map: Site }>(`/games/martians/map?setup=${setup}`)).map;
    }
}

const key = Symbol('colony');
export const setColony = (colony: Colony) => setContext(key, colony);
export const getColony = () => getContext<Colony>(key);
