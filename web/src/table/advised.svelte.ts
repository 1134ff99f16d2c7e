/// What a bot advises for the question that is asked.
import type { Advice, Option } from '../net/documents';
import { speech } from '../words/words.svelte';
import { advisedPlaces, sameOption, type Place, type PlaceOf } from './places';

/// Its place among what is advised, from 1, and why.
export interface Ranked {
    rank: number;
    why: string;
}

export class Advised {
    #told = $state.raw<{ language: string; list: Advice[] }>({ language: '', list: [] });
    /// The best first; empty until a hint was asked for, and where the page has another language since.
    list = $derived(this.#told.language === speech.language ? this.#told.list : []);
    #places = $derived.by(() => advisedPlaces(this.placeOf, this.list));

    constructor(readonly placeOf: PlaceOf) {}

    hear(list: Advice[]) {
        this.#told = { language: speech.language, list };
    }
    forget() {
        if (this.#told.list.length) this.hear([]);
    }

    /// The rank of what is advised at the place.
    at(place: Place): number | undefined {
        return this.#places.get(place);
    }
    /// The best rank at the places with one of these beginnings: what leads to them bears it while they are out of sight.
    within(...beginnings: string[]): number | undefined {
        const found = [...this.#places].filter(([place]) => beginnings.some((each) => place.startsWith(`${each}/`)));
        return found.length ? Math.min(...found.map(([, rank]) => rank)) : undefined;
    }
    of(option: Option | undefined): Ranked | undefined {
        return option && this.#find((each) => sameOption(each, option));
    }
    ofCards(cards: ReadonlySet<string>): Ranked | undefined {
        return this.#find((each) => each.cards?.length === cards.size && each.cards.every((card) => cards.has(card)));
    }
    #find(isIt: (option: Option) => boolean): Ranked | undefined {
        const n = this.list.findIndex((each) => isIt(each.option));
        return this.list[n] && { rank: n + 1, why: this.list[n].why };
    }
}
