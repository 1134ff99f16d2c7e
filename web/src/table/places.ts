/// Where on the table a question is answered.
import type { Advice, Ask, Candidate, Option } from '../net/documents';

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

/// Where what is advised is answered, with its rank from 1. Of sets of cards only the best is shown: two can not be told apart.
export function advisedPlaces(place: PlaceOf, advice: Advice[]): Map<Place, number> {
    const ranks = new Map<Place, number>();
    advice.forEach(({ option: { cards, ...option } }, n) => {
        if (cards && n > 0) return;
        for (const each of cards?.map((card) => `tray/${card}`) ?? [place(option)])
            if (!ranks.has(each)) ranks.set(each, n + 1);
    });
    return ranks;
}

/// What an option says, whatever its text and the order of its fields.
export function keyOfOption({ text: _, ...fields }: Option): string {
    return JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}
/// Options that differ only in how much it is have the same.
export const keyBesidesAmount = ({ amount: _, ...others }: Option) => keyOfOption(others);
export const sameOption = (one: Option, other: Option): boolean => keyOfOption(one) === keyOfOption(other);
