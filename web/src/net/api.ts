/// Requests over HTTP.
import { speech } from '../words/words.svelte';
import type { Refusal } from './documents';

/// What the server refused, with its reason for people.
export class Refused extends Error {
    constructor(
        readonly refusal: Refusal,
        readonly status: number,
    ) {
        super(refusal.text ?? refusal.message);
    }
    /// It may be otherwise a moment later: the server is busy, or only just begins or ends.
    get isNotNow(): boolean {
        return this.status === 429 || this.status >= 500;
    }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const address = new URL(`/api/v1${path}`, location.origin);
    address.searchParams.set('lang', speech.language);
    const answer = await fetch(address, {
        method,
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const reply = await answer
        .json()
        .catch(() => ({ ok: false, error: { code: 'bad-json', message: answer.statusText } }));
    if (!reply.ok) throw new Refused(reply.error, answer.status);
    return reply as T;
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
export const patch = <T>(path: string, body: unknown) => request<T>('PATCH', path, body);

/// So many random bytes as hexadecimal digits: this page's share of a deal.
export function randomHex(bytes: number): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) => each.toString(16).padStart(2, '0')).join(
        '',
    );
}
