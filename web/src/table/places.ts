/// Where on the table a question is answered.
import type { Ask, Candidate, Option } from '../net/documents';

/// A place on the table: `space/12`, `hand/comet`, `player/1`, `bar` … Each game's places.ts says which option is answered where.
export type Place = string;
export type PlaceOf = (option: Option) => Place;

/// The options of the question, by the place where they are answered.
export function litPlaces(place: PlaceOf, ask: Ask | null): Map<Place, number[]> {
    const lit = new Map<Place, number[]>();
    ask?.decision.options?.forEach((option, index) => {
        const at = place(option);
        lit.set(at, [...(lit.get(at) ?? []), index]);
    });
    for (const card of ask?.decision.pick?.from ?? []) lit.set(`tray/${card}`, []);
    return lit;
}

/// Everything one could think of, also what is not possible now, by its place.
export function candidatePlaces(place: PlaceOf, ask: Ask | null): Map<Place, Candidate[]> {
    const may = new Map<Place, Candidate[]>();
    for (const group of ask?.candidates ?? [])
        for (const candidate of group.candidates) {
            const at = place(candidate.option);
            may.set(at, [...(may.get(at) ?? []), candidate]);
        }
    return may;
}
