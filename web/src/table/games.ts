/// What each game brings to the table: where its options are answered, its board and its end. Loaded when it is played.
import type { Component } from 'svelte';
import type { PlaceOf } from './places';

export interface GameParts {
    place: PlaceOf;
    Board: Component;
    Result: Component<{ onboard: () => void }>;
}

const games: Record<string, () => Promise<GameParts>> = {
    terraforming: async () => {
        const [{ place }, Board, Result] = await Promise.all([
            import('../terraforming/places'),
            import('../terraforming/Board.svelte'),
            import('../terraforming/Result.svelte'),
        ]);
        return { place, Board: Board.default, Result: Result.default };
    },
    martians: async () => {
        const [{ place }, Board, Result] = await Promise.all([
            import('../martians/places'),
            import('../martians/Board.svelte'),
            import('../martians/Result.svelte'),
        ]);
        return { place, Board: Board.default, Result: Result.default };
    },
};

export function loadGame(game: string): Promise<GameParts> {
    const load = games[game];
    return load ? load() : Promise.reject(new Error(game));
}
