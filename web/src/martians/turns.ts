/// The turns that a player's colonists have in this round.
import type { Colony } from './colony.svelte';

export function turnsOf(colony: Colony, player: number): { all: number; left: number } {
    const turns = colony.facts.track
        .flatMap((each) => each.turns ?? [])
        .filter((each) => each.player === player && !each.dead);
    return { all: turns.length, left: turns.filter((each) => each.moment !== 'past').length };
}
