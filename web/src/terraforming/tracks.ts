/// The global parameters: where they are, how far they go, how they are told.
import { groundOf } from '../table/ground';
import { map } from '../words/map';
import { say } from '../words/words.svelte';
import type { MapSpace, Track } from './documents';
import type { Mars } from './mars.svelte';
import { plain } from '../parts/signed';

/// What is printed on the map that a game is played on.
export const mapOf = (setup: unknown) => groundOf<{ spaces: MapSpace[]; parameters: Track[] }>('terraforming', setup);

export const ICONS = { temperature: 'temperature', oxygen: 'oxygen', ocean: 'tile-ocean' };

export function levelOf(mars: Mars, { parameter }: Track): number {
    return mars.facts.parameters[parameter].level;
}
/// Where the shown answer would bring it, if anywhere else.
export function previewOf(mars: Mars, { parameter }: Track): number | null {
    const to = mars.play.at(`/facts/parameters/${parameter}/level`);
    return typeof to === 'number' ? to : null;
}

export const stepsOf = ({ lowest, step }: Track, level: number) => Math.round((level - lowest) / step);
export const stopsOf = (track: Track) =>
    Array.from({ length: stepsOf(track, track.highest) + 1 }, (_, i) => track.lowest + i * track.step);

/// A stop of the scale: −10, +4, 6.
export const figure = ({ parameter }: Track, value: number) =>
    parameter === 'temperature' && value > 0 ? `+${value}` : plain(value);
/// A level in full: −10 °C, 6%, 5 / 9.
export function reading({ parameter, highest }: Track, value: number): string {
    if (parameter === 'temperature') return `${figure({ parameter } as Track, value)}\u00a0°C`;
    return parameter === 'oxygen' ? say(map.percent, { n: value }) : `${value}\u00a0/\u00a0${highest}`;
}

/// How many steps it has still to go.
export function restOf(track: Track, level: number): string {
    const n = stepsOf(track, track.highest) - stepsOf(track, level);
    return n === 0 ? say(map.done) : say(track.parameter === 'ocean' ? map.oceansLeft : map.stepsLeft, { n });
}
export const bonusIcon = (gives: string) =>
    gives === 'heat-production' ? 'heat' : gives === 'ocean' ? 'tile-ocean' : gives;

/// How much of the work on the planet is done, 0 to 1.
export function shareDone(mars: Mars): number {
    const done = mars.tracks.reduce((sum, each) => sum + stepsOf(each, levelOf(mars, each)), 0);
    const all = mars.tracks.reduce((sum, each) => sum + stepsOf(each, each.highest), 0);
    return all ? done / all : 0;
}
