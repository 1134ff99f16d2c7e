/// What the map shows now: tiles, claims, what is new, what an answer would add, and how one looks at it.
import { getContext, setContext } from 'svelte';
import type { Play } from '../table/play.svelte';
import type { SpaceName, Tile } from './documents';
import { freshSpaces } from './fresh';
import { gainsOf, type Gain } from './gains';
import type { Mars } from './mars.svelte';

export const LAYERS = ['tiles', 'owners', 'bonuses'] as const;
export type Layer = (typeof LAYERS)[number];

export class Chart {
    layer = $state<Layer>('tiles');
    /// Where the focus is when one comes to the map.
    focused = $state<SpaceName | null>(null);

    tiles = $derived.by(() => new Map(this.mars.view.tiles.map((each) => [each.space, each])));
    claims = $derived.by(() => new Map(this.mars.view.claims.map((each) => [each.space, each.player])));
    fresh = $derived.by(() => freshSpaces(this.play.table.lines, this.mars.me));
    /// What placing at a space brings, for the spaces that may be chosen; unknown until the previews are here.
    gains = $derived.by(() => this.#findGains());
    /// Tiles that the selected answer would place; a claim is one without a name.
    ghosts = $derived.by(() => this.#findGhosts());

    constructor(
        readonly play: Play,
        readonly mars: Mars,
    ) {}

    isChosen(space: SpaceName): boolean {
        const { selected, lit } = this.play;
        return selected !== null && (lit.get(`space/${space}`)?.includes(selected) ?? false);
    }
    nextLayer() {
        this.layer = LAYERS[(LAYERS.indexOf(this.layer) + 1) % LAYERS.length] as Layer;
    }

    #findGains(): Map<SpaceName, Gain[]> {
        const { previews, options, table } = this.play;
        const player = table.ask?.decision.player;
        const gains = new Map<SpaceName, Gain[]>();
        if (player === undefined) return gains;
        const heldOn = (card: string) => `resource-${this.mars.catalogue.card(card)?.holds ?? 'any'}`;
        for (const preview of previews ?? []) {
            const option = options[preview.option];
            if (option?.kind === 'place-tile' || option?.kind === 'claim-space')
                gains.set(option.space as SpaceName, gainsOf(preview, player, heldOn));
        }
        return gains;
    }

    #findGhosts(): Tile[] {
        const { preview, selected, options } = this.play;
        const chosen = selected === null ? undefined : options[selected];
        const placed = (preview?.events ?? []).filter(({ kind }) => kind === 'tile-placed' || kind === 'space-claimed');
        if (selected === null && options[preview?.option ?? -1]?.space !== undefined) return [];
        if (chosen?.space !== undefined && placed.length === 0) return [ghost(chosen.space, chosen.tile, this.mars.me)];
        return placed.map((each) =>
            ghost(each.space as SpaceName, each.tile as string | undefined, each.player as number | null),
        );
    }
}

function ghost(space: SpaceName | undefined, tile: string | undefined, player: number | null): Tile {
    const owner = tile === 'ocean' || player === null ? {} : { owner: player };
    return { space: space ?? '', tile: tile ?? '', ...owner };
}

const key = Symbol('chart');
export const setChart = (chart: Chart) => setContext(key, chart);
export const getChart = () => getContext<Chart>(key);
