/// Checks a deal as docs/fair-deals.md tells it: the seal of the secret, and the seed that was made of it.
import type { Json } from './documents';

export interface Sealed {
    id: string;
    commitment: string;
    secret: string;
    setup: Json;
    shares: (string | null)[];
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (each) => parseInt(each, 16));
const text = (words: string) => new TextEncoder().encode(words);
const ZERO = Uint8Array.of(0);

async function sha256(...pieces: Uint8Array[]): Promise<string> {
    const whole = Uint8Array.from(pieces.flatMap((each) => [...each]));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
    return Array.from(digest, (each) => each.toString(16).padStart(2, '0')).join('');
}

/// JSON with the members of objects sorted by key and without spaces.
export function canonical(value: Json): string {
    if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
    if (value === null || typeof value !== 'object') return JSON.stringify(value);
    const members = Object.keys(value)
        .sort()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`);
    return `{${members.join(',')}}`;
}

/// Whether browsers let a page compute this here; over plain HTTP they do not.
export const canCheck = () => crypto.subtle !== undefined;

export async function dealHolds(sealed: Sealed, seed: string): Promise<boolean> {
    const secret = bytesOf(sealed.secret);
    const commitment = await sha256(text('planitia deal 1'), ZERO, text(sealed.id), ZERO, secret);
    const shares = sealed.shares.flatMap((share) => {
        const bytes = bytesOf(share ?? '');
        return [Uint8Array.of(bytes.length), bytes];
    });
    const made = await sha256(
        text('planitia seed 1'),
        ZERO,
        secret,
        ZERO,
        text(canonical(sealed.setup)),
        ZERO,
        ...shares,
    );
    return commitment === sealed.commitment && seed === `sha256:${made}`;
}
