/// What a game is played on: asked for as soon as it is known what is played, while what draws it is still on its way.
import { get } from '../net/api';
import { speech } from '../words/words.svelte';

let asked: { key: string; map: Promise<unknown> } | null = null;

/// The map of a game with this setup. What failed is asked for again.
export function groundOf<Map>(game: string, setup: unknown): Promise<Map> {
    const path = `/games/${game}/map?setup=${encodeURIComponent(JSON.stringify(setup ?? {}))}`;
    const key = `${speech.language} ${path}`;
    if (asked?.key !== key) {
        const map = get<{ map: unknown }>(path).then((told) => told.map);
        asked = { key, map };
        map.catch(() => (asked = null));
    }
    return asked.map as Promise<Map>;
}
