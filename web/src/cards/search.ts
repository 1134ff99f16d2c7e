/// What of the catalogue fits the filters of the gallery.
import type { Entry } from './catalogue.svelte';

export interface Filter {
    words: string;
    set: string;
    /// A kind of entry, or a type of project card.
    type: string;
    tag: string;
    from: number | null;
    to: number | null;
}
export const NO_FILTER: Filter = { words: '', set: '', type: '', tag: '', from: null, to: null };

/// Without capitals and accents, so that `zolw` finds `żółw`.
export function plain(text: string): string {
    return text
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replaceAll('ł', 'l')
        .replace(/[’ʼ]/g, "'")
        .replaceAll('\u00a0', ' ');
}

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);

function hasTag(entry: Entry, tag: string): boolean {
    const tags = entry.tags ?? [];
    if (tag === 'none') return tags.length === 0 && entry.kind === 'project';
    return tag === 'event' ? entry.type === 'event' : tags.includes(tag);
}

export function fits(entry: Entry, filter: Filter): boolean {
    if (filter.set && entry.set !== filter.set) return false;
    if (filter.type && entry.type !== filter.type && entry.kind !== filter.type) return false;
    if (filter.tag && !hasTag(entry, filter.tag)) return false;
    if (isNumber(filter.from) && (entry.cost ?? -1) < filter.from) return false;
    if (isNumber(filter.to) && (entry.cost ?? Infinity) > filter.to) return false;
    const said = plain(`${entry.title} ${entry.number ?? ''} ${entry.text}`);
    return plain(filter.words)
        .split(/\s+/)
        .every((word) => said.includes(word));
}

/// The entries of each kind that fit, in the order of the catalogue.
export function grouped(entries: Entry[], filter: Filter): { kind: string; entries: Entry[] }[] {
    const groups = new Map<string, Entry[]>();
    for (const entry of entries.filter((each) => fits(each, filter))) {
        const group = groups.get(entry.kind);
        if (group) group.push(entry);
        else groups.set(entry.kind, [entry]);
    }
    return [...groups].map(([kind, found]) => ({ kind, entries: found }));
}
