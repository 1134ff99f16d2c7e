/// My hand as I look at it: in which order, which tag only, what is new.
import { getContext, setContext } from 'svelte';
import { settings } from '../shell/settings.svelte';
import { tags } from '../words/panels';
import type { HandFact } from './documents';
import type { Mars } from './mars.svelte';

const TAGS = Object.keys(tags);
const keyOf = (mars: Mars) => `planitia.hand.${mars.play.table.id}`;

function readOwn(mars: Mars): string[] {
    try {
        return JSON.parse(localStorage.getItem(keyOf(mars)) ?? '[]') as string[];
    } catch {
        return [];
    }
}

export class Hand {
    /// Only cards with this tag.
    filter = $state<string | null>(null);
    #own = $state.raw<string[]>([]);
    #offered: string[] = [];
    #seen = $state.raw<ReadonlySet<string> | null>(null);

    all = $derived.by(() => {
        const hand = this.mars.me === null ? [] : this.mars.view.players[this.mars.me]?.hand;
        return Array.isArray(hand) ? hand : [];
    });
    #facts = $derived.by(() => new Map(this.mars.facts.hand?.map((each) => [each.card, each])));
    /// The tags that the cards have, as digits choose them.
    tags = $derived.by(() => TAGS.filter((tag) => this.all.some((card) => this.#tagsOf(card).includes(tag))));
    cards = $derived.by(() => {
        const shown = this.filter
            ? this.all.filter((card) => this.#tagsOf(card).includes(this.filter ?? ''))
            : this.all;
        return [...shown].sort(
            (one, other) => this.#rank(one) - this.#rank(other) || this.#cost(one) - this.#cost(other),
        );
    });

    constructor(readonly mars: Mars) {
        this.#own = readOwn(mars);
    }

    fact(card: string): HandFact | undefined {
        return this.#facts.get(card);
    }
    /// What was there when the hand was first shown is not new.
    look() {
        this.#seen ??= new Set(this.all);
    }
    see(card: string) {
        if (this.#seen && !this.#seen.has(card)) this.#seen = new Set([...this.#seen, card]);
    }
    /// Another question: what lay there when I could have played it is new no more.
    ask(kind: string | undefined) {
        for (const card of this.#offered) this.see(card);
        this.#offered = kind === 'action' ? this.all : [];
    }
    isNew(card: string): boolean {
        return this.#seen !== null && !this.#seen.has(card);
    }
    filterBy(tag: string | null) {
        this.filter = tag === this.filter ? null : tag;
    }
    /// Puts a card where another one lies; from then on the order is mine.
    move(card: string, to: number) {
        const order = this.cards.filter((each) => each !== card);
        order.splice(Math.max(0, Math.min(to, order.length)), 0, card);
        this.#own = [...order, ...this.all.filter((each) => !order.includes(each))];
        settings.handOrder = 'own';
        try {
            localStorage.setItem(keyOf(this.mars), JSON.stringify(this.#own));
        } catch {
            // without storage the order lasts as long as the page
        }
    }

    #tagsOf(card: string): string[] {
        const entry = this.mars.catalogue.card(card);
        return [...(entry?.tags ?? []), ...(entry?.type === 'event' ? ['event'] : [])];
    }
    #cost(card: string): number {
        return this.fact(card)?.cost ?? this.mars.catalogue.card(card)?.cost ?? 0;
    }
    #rank(card: string): number {
        switch (settings.handOrder) {
            case 'playable':
                return this.fact(card)?.playable ? 0 : 1;
            case 'tag': {
                const first = this.#tagsOf(card)[0];
                return first ? TAGS.indexOf(first) : TAGS.length;
            }
            case 'own': {
                const at = this.#own.indexOf(card);
                return at < 0 ? this.all.length : at;
            }
            default:
                return 0;
        }
    }
}

const key = Symbol('hand');
export const setHand = (hand: Hand) => setContext(key, hand);
export const getHand = () => getContext<Hand>(key);
