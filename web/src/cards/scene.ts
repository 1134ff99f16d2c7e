/// The picture on a card: dunes under a sky, drawn anew from the number of the card.
export interface Scene {
    sky: readonly [string, string];
    stars: { x: number; y: number; r: number }[];
    sun: { x: number; y: number };
    dunes: { path: string; colour: string; opacity: number }[];
    tag: string | null;
}
export const WIDTH = 224;
export const HEIGHT = 84;

const SKIES: Record<string, readonly [string, string]> = {
    city: ['#5b4a52', '#d5b49a'],
    space: ['#12162a', '#38466f'],
    microbe: ['#5a6b22', '#c3cf74'],
    jovian: ['#7a3d1d', '#e0a469'],
    science: ['#5d6c82', '#b9c7d6'],
    plant: ['#35603a', '#9cc07a'],
    power: ['#352a5c', '#8f74c6'],
    earth: ['#1f4566', '#6fa6c4'],
    animal: ['#2f4f3b', '#a9bd86'],
    building: ['#5d3a29', '#cf9f78'],
    none: ['#6b2f1c', '#d79a76'],
};
const DUNES = [
    { height: 0.64, swing: 0.1, colour: '#b85a33', opacity: 0.55 },
    { height: 0.75, swing: 0.1, colour: '#8a3c20', opacity: 0.8 },
    { height: 0.9, swing: 0.05, colour: '#54210f', opacity: 0.95 },
];

/// Numbers that look random and are always the same for the same card (mulberry32).
function seeded(text: string): () => number {
    let state = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}

const STEPS = 4;
function dune(random: () => number, height: number, swing: number): string {
    const at = () => ((height + (random() - 0.5) * 2 * swing) * HEIGHT).toFixed(1);
    const step = WIDTH / STEPS;
    const waves = Array.from({ length: STEPS }, (_, i) => `Q${i * step + step / 2} ${at()} ${(i + 1) * step} ${at()}`);
    return `M0 ${at()} ${waves.join(' ')} V${HEIGHT} H0z`;
}

/// The scene of a card by its number and tags.
export function sceneOf(number: string, tags: readonly string[]): Scene {
    const random = seeded(number);
    const tag = tags.find((each) => each !== 'building' && each !== 'event') ?? tags[0] ?? null;
    const isNight = tag === 'space' || tag === 'jovian';
    const stars = Array.from({ length: isNight ? 16 : 0 }, () => ({
        x: Math.round(random() * WIDTH),
        y: Math.round(random() * HEIGHT * 0.65),
        r: 0.4 + random() * 0.7,
    }));
    const sun = { x: (0.2 + random() * 0.6) * WIDTH, y: (0.2 + random() * 0.2) * HEIGHT };
    const dunes = DUNES.map(({ height, swing, colour, opacity }) => ({
        path: dune(random, height, swing),
        colour,
        opacity,
    }));
    return { sky: SKIES[tag ?? 'none'] ?? (SKIES.none as readonly [string, string]), stars, sun, dunes, tag };
}
