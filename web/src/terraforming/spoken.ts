/// A space in words, for those who hear the map.
import { areas, map, offPlanet, tiles } from '../words/map';
import { say } from '../words/words.svelte';
import type { Chart } from './chart.svelte';
import type { MapSpace, Tile } from './documents';
import { printedGains, sayGains } from './gains';
import type { Mars } from './mars.svelte';

/// "Row 5, space 9": what people call a space.
export function spaceName({ space, row, place }: MapSpace): string {
    if (row !== undefined && place !== undefined) return say(map.rowPlace, { row, place });
    const name = offPlanet[space];
    return name ? say(name) : String(space);
}

export function tileName(tile: string, mars: Mars): string {
    const name = tiles[tile];
    return name ? say(name) : mars.catalogue.title(tile, 'project');
}

function ownerName(tile: Tile, mars: Mars): string {
    if (tile.owner === undefined) return tileName(tile.tile, mars);
    const name = tile.owner === 'neutral' ? say(map.neutral) : mars.nameOf(tile.owner);
    return say(map.ownedBy, { tile: tileName(tile.tile, mars), name });
}

function groundWords(space: MapSpace, mars: Mars): string[] {
    const bonuses = printedGains(space.bonuses);
    return [
        say(map.empty),
        space.area === 'ocean-area' ? say(map.oceanArea) : '',
        space.volcanic ? say(map.volcanic) : '',
        space.reservedFor ? say(map.reservedFor, { title: reservedName(space) }) : '',
        space.sale ? say(map.sale, { tile: tileName(space.sale.tile, mars), n: space.sale.price }) : '',
        sayGains(bonuses),
    ].filter(Boolean);
}

export function reservedName({ reservedFor }: MapSpace): string {
    const name = reservedFor === undefined ? undefined : areas[reservedFor];
    return name ? say(name) : (reservedFor ?? '');
}

/// "Row 5, space 9, empty, 2 plants; may be chosen, gain 2 plants, 2 M€"
export function saySpace(space: MapSpace, chart: Chart): string {
    const { mars, play } = chart;
    const tile = chart.tiles.get(space.space);
    const claim = chart.claims.get(space.space);
    const what = tile
        ? [ownerName(tile, mars), chart.fresh.has(space.space) ? say(map.justPlaced) : '']
        : [...groundWords(space, mars), claim === undefined ? '' : say(map.claimedBy, { name: mars.nameOf(claim) })];
    const first = [spaceName(space), ...what].filter(Boolean).join(', ');
    if (!play.isLit(`space/${space.space}`)) return first;
    const gains = chart.gains.get(space.space) ?? [];
    const may = say(chart.isChosen(space.space) ? map.chosen : map.mayBeChosen);
    return `${first}; ${gains.length ? `${may}, ${say(map.gain, { gains: sayGains(gains) })}` : may}`;
}
