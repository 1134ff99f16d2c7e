/// A person at a table: what is asked, what is selected, what it would change, and what is sent.
import { getContext, setContext, type Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Candidate, Change, Json, Option, Preview, Reply } from '../net/documents';
import { settings } from '../shell/settings.svelte';
import { toast } from '../shell/toasts.svelte';
import type { Chip, GameParts } from './games';
import { candidatePlaces, litPlaces, type Place, type PlaceOf } from './places';
import type { Table } from './table.svelte';

/// A small window beside an element: why something can not be done, several answers at one place, or what a thing is.
export interface Popover {
    kind: 'why' | 'list' | 'help';
    place: Place;
    anchor: Element;
}

export class Play {
    /// What the question offers and where; empty when nothing is asked.
    lit = $derived.by(() => litPlaces(this.placeOf, this.table.ask));
    may = $derived.by(() => candidatePlaces(this.placeOf, this.table.ask));
    options = $derived.by(() => this.table.ask?.decision.options ?? []);

    /// The option whose consequences are shown and that the primary button sends.
    selected = $state<number | null>(null);
    /// The option under the pointer or the focus: shown where nothing is selected.
    hovered = $state<number | null>(null);
    /// Cards marked in a pick.
    marked = $state.raw<ReadonlySet<string>>(new Set());
    hinted = $state<number | null>(null);
    /// A hint for this question has come.
    hasHint = $state(false);
    hintedCards = $state.raw<ReadonlySet<string>>(new Set());
    popover = $state.raw<Popover | null>(null);
    /// The card that is shown large, by its name.
    zoomed = $state<string | null>(null);
    /// Something risky that waits for a second yes.
    confirming = $state<number | null>(null);
    /// The last thing done was to step back: nothing is answered on its own then.
    hasSteppedBack = false;
    previews = $state.raw<Preview[] | null>(null);
    /// What the marked cards would change, and what marking none would.
    markedChanges = $state.raw<Change[]>([]);
    unmarkedChanges = $state.raw<Change[]>([]);
    /// What the game brings to the table; null until it is loaded.
    parts = $state.raw<GameParts | null>(null);
    /// What stands in place of the decision bar, where nothing is decided.
    bar = $state.raw<Component | null>(null);
    /// A game that is over shows its end, or the board it ended with.
    showsEnd = $state(true);
    /// The list of keys is shown.
    showsKeys = $state(false);
    /// The space that somebody points at from elsewhere, such as the log.
    pointed = $state<Place | null>(null);

    shown = $derived(this.selected ?? this.hovered);
    preview = $derived(
        this.shown === null ? null : (this.previews?.find((each) => each.option === this.shown) ?? null),
    );
    #changes = $derived(new Map((this.preview?.changes ?? this.markedChanges).map((each) => [each.path, each.to])));
    canAnswer = $derived.by(() => this.table.ask !== null && !this.table.isBusy);

    constructor(
        readonly table: Table,
        readonly placeOf: PlaceOf,
    ) {}

    /// A new question: nothing is selected, and its previews are asked for once. Called in an effect of the page.
    begin() {
        this.selected = this.hovered = this.hinted = this.confirming = null;
        this.marked = this.hintedCards = new Set();
        this.markedChanges = this.unmarkedChanges = [];
        this.hasHint = false;
        this.popover = null;
        this.previews = null;
        if (this.table.ask?.decision.pick?.min === 0) void this.#previewMarked();
        void this.#fetchPreviews(this.table.turn?.ask);
    }

    async #fetchPreviews(ask: string | undefined) {
        if (!this.table.ask?.decision.options?.length) return;
        const reply = await this.table.request({ do: 'previews', ask, further: true });
        if (reply.ok && ask === this.table.turn?.ask) this.previews = reply.previews as Preview[];
    }

    async #previewMarked() {
        const { marked } = this;
        const ask = this.table.turn?.ask;
        const kind = this.table.ask?.decision.pick?.kind;
        const reply = await this.table.request({ do: 'preview', ask, option: { kind, cards: [...marked] } });
        if (ask !== this.table.turn?.ask) return;
        const changes = reply.ok ? (reply.changes as Change[]) : [];
        if (marked.size === 0) this.unmarkedChanges = changes;
        if (marked === this.marked) this.markedChanges = changes;
    }

    chipsOf(changes: Change[]): Chip[] {
        return this.table.viewer === null ? [] : (this.parts?.chips?.(changes, this.table.viewer) ?? []);
    }
    previewOf(index: number): Preview | undefined {
        return this.previews?.find((each) => each.option === index);
    }

    /// What the shown option would make of a value of the view (`/players/0/tr`) or the facts (`/facts/…`); undefined: no change.
    at(path: string): Json | undefined {
        return this.#changes.get(path);
    }

    isLit(place: Place): boolean {
        return this.lit.has(place);
    }
    isSelected(place: Place): boolean {
        return this.shown !== null && (this.lit.get(place)?.includes(this.shown) ?? false);
    }
    isHinted(place: Place): boolean {
        return this.hinted !== null && (this.lit.get(place)?.includes(this.hinted) ?? false);
    }
    /// What can not be done here, if that is all there is.
    refusedAt(place: Place): Candidate | undefined {
        return this.isLit(place) ? undefined : this.may.get(place)?.find((each) => !each.legal);
    }
    candidateOf(index: number): Candidate | undefined {
        const option = this.options[index];
        return (
            option && this.may.get(this.placeOf(option))?.find((each) => each.legal && sameOption(each.option, option))
        );
    }

    /// A press on a place: selects, and the second time sends; where nothing can be done it says why.
    press(place: Place, anchor: Element) {
        const indices = this.lit.get(place);
        if (!indices) {
            this.popover = { kind: this.refusedAt(place) ? 'why' : 'help', place, anchor };
            return;
        }
        if (place.startsWith('tray/') && this.table.ask?.decision.pick) return this.mark(place.slice('tray/'.length));
        const [first, ...others] = indices.map((index) => this.options[index] as Option);
        if (
            first &&
            others.length &&
            others.every((each) => sameOption({ ...first, amount: 0 }, { ...each, amount: 0 }))
        )
            return this.choose(
                indices.includes(this.selected ?? -1) ? (this.selected as number) : (indices[0] as number),
            );
        if (indices.length > 1) {
            this.popover = { kind: 'list', place, anchor };
            return;
        }
        this.choose(indices[0] as number);
    }

    /// An option that was pressed: the first time it is selected, the second time sent.
    choose(index: number) {
        this.popover = null;
        if (this.selected === index || settings.confirm === 'never') void this.commit(index);
        else this.selected = index;
    }

    unselect() {
        this.selected = this.confirming = null;
        this.popover = null;
    }

    mark(card: string) {
        const marked = new Set(this.marked);
        if (!marked.delete(card)) marked.add(card);
        const most = this.table.ask?.decision.pick?.max ?? 0;
        if (marked.size > most && most === 1) marked.delete([...marked][0] as string);
        if (marked.size > Math.max(most, 1)) return;
        this.marked = marked;
        void this.#previewMarked();
    }

    /// Risky: passing while something else could be done.
    isRisky(index: number): boolean {
        return this.options[index]?.kind === 'pass' && this.options.length > 1;
    }

    async commit(index: number) {
        const option = this.options[index];
        if (!option || !this.canAnswer) return;
        if (this.isRisky(index) && settings.confirm !== 'never' && this.confirming !== index) {
            this.selected = this.confirming = index;
            return;
        }
        await this.answer(option);
    }

    /// Sends an answer: an option of the question, a payment or a pick made of marks.
    async answer(option: Option | { kind: string; [field: string]: Json | undefined }): Promise<Reply> {
        this.hasSteppedBack = false;
        const { text: _, ...fields } = option as Option;
        const reply = await this.table.change({ do: 'answer', ask: this.table.turn?.ask, option: fields });
        return this.#heard(reply);
    }
    sendMarked(): Promise<Reply> {
        return this.answer({ kind: this.table.ask?.decision.pick?.kind ?? '', cards: [...this.marked] });
    }
    async back() {
        this.hasSteppedBack = true;
        this.#heard(await this.table.change({ do: 'back', ask: this.table.turn?.ask }));
    }
    async endTurn() {
        this.#heard(await this.table.change({ do: 'commit', ask: this.table.turn?.ask }));
    }
    async plan(orders: unknown[]) {
        this.#heard(await this.table.change({ do: 'plan', orders }));
    }

    async hint() {
        const ask = this.table.turn?.ask;
        const reply = await this.table.request({ do: 'hint', ask });
        if (ask !== this.table.turn?.ask || !this.#heard(reply).ok || !reply.ok) return;
        const option = reply.option as Option;
        if (option.cards) {
            this.marked = this.hintedCards = new Set(option.cards);
            void this.#previewMarked();
        }
        const index = this.options.findIndex((each) => sameOption(each, option));
        if (index >= 0) this.hinted = this.selected = index;
        this.hasHint = true;
    }

    #heard(reply: Reply): Reply {
        if (!reply.ok) toast(reply.error.text ?? reply.error.message, 'bad');
        return reply;
    }

    /// Makes an element a place of the table: it lights up when the question can be answered there, and is pressed, hovered and focused.
    target(place: Place): Attachment<HTMLElement | SVGElement> {
        return (element) => {
            let timer = 0;
            let own: number | null = null;
            const show = () => {
                const indices = this.lit.get(place);
                this.hovered = own = indices?.length === 1 ? (indices[0] as number) : null;
            };
            // an element that is taken off the page while it has the focus is left in the middle of drawing
            const hide = () => {
                clearTimeout(timer);
                queueMicrotask(() => {
                    if (own !== null && this.hovered === own) this.hovered = null;
                    own = null;
                });
            };
            const enter = (event: Event) => {
                if ((event as PointerEvent).pointerType === 'mouse') timer = window.setTimeout(show, 120);
            };
            const press = (event: Event) => {
                event.stopPropagation();
                this.press(place, element);
            };
            const key = (event: Event) => {
                const { key } = event as KeyboardEvent;
                if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return;
                if (key === ' ' && place.startsWith('hand/')) return;
                event.preventDefault();
                this.press(place, element);
            };
            const handlers: [string, (event: Event) => void][] = [
                ['pointerenter', enter],
                ['pointerleave', hide],
                ['focus', show],
                ['blur', hide],
                ['click', press],
                ['keydown', key],
            ];
            for (const [name, handler] of handlers) element.addEventListener(name, handler);
            element.dataset.place = place;
            $effect(() => {
                element.toggleAttribute('data-lit', this.isLit(place));
                element.toggleAttribute('data-selected', this.isSelected(place));
                element.toggleAttribute('data-hinted', this.isHinted(place));
                if (this.refusedAt(place)) element.setAttribute('aria-disabled', 'true');
                else element.removeAttribute('aria-disabled');
            });
            return () => {
                clearTimeout(timer);
                for (const [name, handler] of handlers) element.removeEventListener(name, handler);
                for (const name of ['data-lit', 'data-selected', 'data-hinted', 'aria-disabled'])
                    element.removeAttribute(name);
            };
        };
    }
}

/// Whether two options say the same, whatever their texts.
export function sameOption(one: Option, other: Option): boolean {
    const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
    fields.delete('text');
    return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

const key = Symbol('play');
export const setPlay = (play: Play) => setContext(key, play);
/// The play of the table that this component is part of.
export const getPlay = () => getContext<Play>(key);
