/// A person at a table: what is asked, what is selected, what it would change, and what is sent.
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Advice, Candidate, Change, Json, Option, Preview, Reply } from '../net/documents';
import { askPatiently } from '../net/patience';
import type { Request } from '../net/socket.svelte';
import { drawn } from '../shell/frames';
import type { Doing, Game } from '../shell/keys';
import { settings } from '../shell/settings.svelte';
import { toastRefusal } from '../shell/toasts.svelte';
import { Advised } from './advised.svelte';
import type { Chip, GameParts } from './games';
import { Looked } from './looked.svelte';
import {
    candidatePlaces,
    keyBesidesAmount,
    keyOfOption,
    litPlaces,
    sameOption,
    type Place,
    type PlaceOf,
} from './places';
import { endsTurn, isExit, onlyAmounts } from './question';
import type { Table } from './table.svelte';

/// A small window beside an element: why something can not be done, several answers at one place, or what a thing is.
export interface Popover {
    kind: 'why' | 'list' | 'help';
    place: Place;
    anchor: Element;
    /// The answers of a list, where they lie at several places.
    options?: number[];
}

/// What is sent: an option of the question, a payment or a pick made of marks.
export type Answer = Option | { kind: string; [field: string]: Json | undefined };

/// Always the same, so that whoever looks at it has nothing to do when a question follows another.
const NO_CARDS: ReadonlySet<string> = new Set();
const NO_CHANGES: Change[] = [];
/// What a place has whose answers are refused.
const REFUSED = ['aria-disabled', 'aria-description'];
/// Milliseconds after which whoever presses twice has stopped.
const SETTLED = 400;
/// Milliseconds after which a finger that stays asks what lies under it, and how far it may move meanwhile.
const LONG_PRESS = 500;
const STRAYS = 10;

export class Play {
    /// What the question offers and where; empty when nothing is asked.
    lit = $derived.by(() => litPlaces(this.placeOf, this.table.ask));
    may = $derived.by(() => candidatePlaces(this.placeOf, this.table.ask));
    options = $derived.by(() => this.table.ask?.decision.options ?? []);
    /// What somebody else is asked and all may talk about, and where they could answer.
    othersAsk = $derived.by(() => this.table.turn?.asked?.[0] ?? null);
    #asked = $derived.by(
        () => new Set(this.othersAsk?.options?.filter((each) => !isExit(each)).map((each) => this.placeOf(each))),
    );
    #indices = $derived.by(() => new Map(this.options.map((option, index) => [keyOfOption(option), index] as const)));

    /// The option whose consequences are shown and that the primary button sends.
    selected = $state<number | null>(null);
    /// The option under the pointer or the focus: shown where nothing is selected.
    hovered = $state<number | null>(null);
    /// Cards marked in a pick.
    marked = $state.raw(NO_CARDS);
    readonly advised: Advised;
    readonly looked: Looked;
    popover = $state.raw<Popover | null>(null);
    /// The card that is shown large, by its name.
    zoomed = $state<string | null>(null);
    /// An answer that waits to be asked for once more.
    confirming = $state.raw<Answer | null>(null);
    /// The last thing done was to step back: nothing is answered on its own then.
    hasSteppedBack = false;
    /// The question has just come: a press on what gives something away was meant for what stood there before.
    isFresh = $state(false);
    #freshness = 0;
    #isAdvising = false;
    previews = $state.raw<Preview[] | null>(null);
    /// What the marked cards would change.
    markedChanges = $state.raw(NO_CHANGES);
    /// What the game brings to the table; null until it is loaded.
    parts = $state.raw<GameParts | null>(null);
    /// What stands in place of the decision bar, where nothing is decided.
    bar = $state.raw<Component | null>(null);
    /// A game that is over shows its end, or the board it ended with.
    showsEnd = $state(true);
    /// The list of keys is shown.
    showsHelp = $state(false);
    /// Whether the guide of a lesson is shown; null: there is none.
    showsGuide = $state<boolean | null>(null);
    /// What the guide has to say, where the board has a place for it.
    guide = $state.raw<Snippet | null>(null);
    guideHomes = $state(0);
    /// A key was pressed that a digit belongs to.
    counted = $state<Doing | null>(null);
    /// What the board does for keys that its game alone has, with the digit that followed; false: nothing.
    ownKeys: ((does: Doing, n: number) => boolean) | null = null;

    /// What is sent where nothing was selected: the amount that stands in the bar.
    firstAmount = $derived.by(() =>
        this.table.ask ? (onlyAmounts(this.table.ask.decision)?.indices[0] ?? null) : null,
    );
    shown = $derived(this.selected ?? this.hovered);
    preview = $derived(
        this.shown === null ? null : (this.previews?.find((each) => each.option === this.shown) ?? null),
    );
    /// What a bot says to what is shown or marked.
    advice = $derived.by(() =>
        this.table.ask?.decision.pick
            ? this.advised.ofCards(this.marked)
            : this.shown === null
              ? undefined
              : this.advised.of(this.options[this.shown]),
    );
    #changes = $derived(new Map((this.preview?.changes ?? this.markedChanges).map((each) => [each.path, each.to])));
    game = $derived.by(() => this.table.agreement?.game as Game | undefined);
    canAnswer = $derived.by(() => this.table.ask !== null && !this.table.isBusy);

    constructor(
        readonly table: Table,
        readonly placeOf: PlaceOf,
    ) {
        this.advised = new Advised(placeOf);
        this.looked = new Looked(table.id);
    }

    /// A new question: nothing is selected, and its previews are asked for once. Called in an effect of the page, before it is drawn.
    begin() {
        this.selected = this.hovered = this.confirming = null;
        this.marked = NO_CARDS;
        this.markedChanges = NO_CHANGES;
        this.advised.forget();
        this.popover = this.counted = null;
        this.previews = null;
        this.#settle();
        void this.#fetchPreviews(this.table.turn?.ask);
    }

    #settle() {
        clearTimeout(this.#freshness);
        this.isFresh = this.options.some(endsTurn) || this.table.ask?.decision.pick?.min === 0;
        if (this.isFresh) this.#freshness = window.setTimeout(() => (this.isFresh = false), SETTLED);
    }

    /// What the server has to think about; null: by then it is not wanted any more, or nobody is at the table.
    #think(message: Request, isWanted: () => boolean): Promise<Reply | null> {
        return askPatiently(
            () => this.table.request(message),
            () => this.table.isWatched && isWanted(),
        );
    }

    async #fetchPreviews(ask: string | undefined) {
        if (!this.table.ask?.decision.options?.length) return;
        await drawn(); // the question comes first
        const isWanted = () => ask === this.table.turn?.ask;
        const reply = await this.#think({ do: 'previews', ask, further: true, itself: true }, isWanted);
        if (reply?.ok) this.previews = reply.previews as Preview[];
    }

    async #previewMarked() {
        const { marked } = this;
        const ask = this.table.turn?.ask;
        const kind = this.table.ask?.decision.pick?.kind;
        const wish = { do: 'preview', ask, option: { kind, cards: [...marked] } };
        const reply = await this.#think(wish, () => marked === this.marked);
        if (reply) this.markedChanges = reply.ok ? (reply.changes as Change[]) : NO_CHANGES;
    }

    previewOf(index: number): Preview | undefined {
        return this.previews?.find((each) => each.option === index);
    }
    /// What the option would change, as small signs.
    chipsAt(index: number): Chip[] {
        const { viewer } = this.table;
        const option = this.options[index];
        if (viewer === null || !option) return [];
        return this.parts?.chips?.(this.previewOf(index)?.changes ?? [], viewer, option) ?? [];
    }

    /// What the shown option would make of a value of the view (`/players/0/tr`) or the facts (`/facts/…`); undefined: no change.
    at(path: string): Json | undefined {
        return this.#changes.get(path);
    }

    /// Where the option stands among those of the question; -1: nowhere.
    indexOf(option: Option): number {
        return this.#indices.get(keyOfOption(option)) ?? -1;
    }
    isLit(place: Place): boolean {
        return this.lit.has(place);
    }
    isSelected(place: Place): boolean {
        return this.shown !== null && (this.lit.get(place)?.includes(this.shown) ?? false);
    }
    /// Pressed, not only looked at.
    isChosen(place: Place): boolean {
        return this.selected !== null && (this.lit.get(place)?.includes(this.selected) ?? false);
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
        if (first && others.length && others.every((each) => keyBesidesAmount(each) === keyBesidesAmount(first)))
            return this.chooseAmount(indices);
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
        else this.select(index);
    }
    /// One of several amounts: how much it is to be is seen before it is sent, also by whoever sends with the first press.
    chooseAmount(indices: number[]) {
        this.popover = null;
        if (this.selected !== null && indices.includes(this.selected)) this.choose(this.selected);
        else this.select(indices[0] as number);
    }
    /// Shown, and not sent; what waited for a second yes waits no more.
    select(index: number) {
        this.selected = index;
        this.confirming = null;
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
        if (marked.size <= Math.max(most, 1)) this.markAll(marked);
    }
    markAll(cards: Iterable<string>) {
        this.marked = new Set(cards);
        this.confirming = null;
        void this.#previewMarked();
    }

    /// Whether something is shown by it that can not be taken back, while another answer would show nothing.
    isWall(index: number): boolean {
        const { previews } = this;
        return !!this.previewOf(index)?.reveals && previews!.some((each) => !each.reveals);
    }
    /// Ending something while something else could be done, what the server or the game calls so, and what can not be taken back.
    #isRisky(index: number): boolean {
        const option = this.options[index];
        if (!option || this.options.length < 2) return false;
        const isOfGame = this.parts?.isRisky?.(option, this.table.state) ?? false;
        return option.kind === 'pass' || isOfGame || this.#isCalledRisky(index) || this.isWall(index);
    }
    #isCalledRisky = (index: number) => this.table.ask?.decision.risky?.includes(index) ?? false;
    /// It can be answered there, and nothing good would come of it.
    isVain(place: Place): boolean {
        const indices = this.lit.get(place) ?? [];
        return indices.length > 0 && indices.every(this.#isCalledRisky);
    }

    async commit(index: number) {
        const option = this.options[index];
        if (option && this.canAnswer) await this.send(option, this.#isRisky(index));
    }
    /// What somebody has decided on: sent, or asked for once more.
    async send(answer: Answer, isRisky = false) {
        const isAsked = settings.confirm === 'always' || (settings.confirm === 'risky' && isRisky);
        if (isAsked && this.confirming !== answer) this.#confirm(answer);
        else await this.answer(answer, endsTurn(answer));
    }
    #confirm(answer: Answer) {
        const index = this.options.indexOf(answer);
        if (index >= 0) this.selected = index;
        this.confirming = answer;
    }

    /// Sends an answer. Who says that the turn is over is not asked again: it is committed with the answer, or with what it still has to decide.
    async answer(option: Answer, commit = false): Promise<Reply> {
        this.hasSteppedBack = false;
        const { text: _, ...fields } = option as Option;
        const ask = this.table.turn?.ask;
        return this.#heard(await this.table.change({ do: 'answer', ask, option: fields, commit }));
    }
    sendMarked(): Promise<void> {
        return this.send({ kind: this.table.ask?.decision.pick?.kind ?? '', cards: [...this.marked] });
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

    /// Hints are counted: what was advised already is not asked for again.
    async hint() {
        if (this.#isAdvising) return;
        if (!this.advised.list.length) await this.#fetchAdvice(this.table.turn?.ask);
        const best = this.advised.list[0]?.option;
        if (best?.cards) this.markAll(best.cards);
        else if (this.selected === null) this.selectAdvised(1); // what somebody has chosen stays chosen
    }
    async #fetchAdvice(ask: string | undefined) {
        this.#isAdvising = true;
        const reply = await this.#think({ do: 'hint', ask }, () => ask === this.table.turn?.ask);
        this.#isAdvising = false;
        if (reply && this.#heard(reply).ok && reply.ok) this.advised.hear(reply.candidates as unknown as Advice[]);
    }
    selectAdvised(rank: number) {
        const option = this.advised.list[rank - 1]?.option;
        const index = option ? this.indexOf(option) : -1;
        if (index >= 0) this.select(index);
    }

    #heard(reply: Reply): Reply {
        toastRefusal(reply);
        return reply;
    }

    /// An element shows what an option would do while the pointer or the focus is on it, and no longer than it is there itself.
    shows(optionNow: () => number | null, delay = 0): Attachment<HTMLElement | SVGElement> {
        return (element) => {
            let timer = 0;
            let own: number | null = null;
            const show = () => (this.hovered = own = optionNow());
            // an element that is taken off the page while it has the focus is left in the middle of drawing
            const hide = () => {
                clearTimeout(timer);
                queueMicrotask(() => {
                    if (own !== null && this.hovered === own) this.hovered = null;
                    own = null;
                });
            };
            const enter = (event: Event) => {
                if ((event as PointerEvent).pointerType === 'mouse') timer = window.setTimeout(show, delay);
            };
            const handlers: [string, (event: Event) => void][] = [
                ['pointerenter', enter],
                ['pointerleave', hide],
                ['focus', show],
                ['blur', hide],
            ];
            for (const [name, handler] of handlers) element.addEventListener(name, handler);
            return () => {
                hide();
                for (const [name, handler] of handlers) element.removeEventListener(name, handler);
            };
        };
    }

    /// What a place is, whether it is lit or not. False: nothing is known of it here.
    explain(place: Place, anchor: Element): boolean {
        if (!this.parts?.Help) return false;
        this.popover = { kind: 'help', place, anchor };
        return true;
    }

    /// A long press, or the other button of the mouse, tells what a place is, also where a press would do something.
    explains(place: Place): Attachment<HTMLElement | SVGElement> {
        return (element) => {
            let timer = 0;
            let from = { x: 0, y: 0 };
            let isTold = false;
            const isOwn = (event: Event) => (event.target as Element).closest('[data-place]') === element;
            const stop = () => clearTimeout(timer);
            const menu = (event: MouseEvent) => {
                if (isOwn(event) && this.explain(place, element)) event.preventDefault();
            };
            const down = (event: PointerEvent) => {
                isTold = false;
                if (event.pointerType === 'mouse' || !isOwn(event)) return;
                from = event;
                timer = window.setTimeout(() => (isTold = this.explain(place, element)), LONG_PRESS);
            };
            const move = ({ x, y }: PointerEvent) => {
                if (Math.hypot(x - from.x, y - from.y) > STRAYS) stop();
            };
            // the finger that asked is lifted, and that is no press
            const click = (event: Event) => {
                if (isTold) event.stopImmediatePropagation();
                isTold = false;
            };
            const heard = new AbortController();
            const { signal } = heard;
            const on = (name: string, handler: (event: never) => void, capture = false) =>
                element.addEventListener(name, handler as (event: Event) => void, { signal, capture });
            on('contextmenu', menu);
            on('pointerdown', down);
            on('pointermove', move);
            for (const name of ['pointerup', 'pointercancel', 'pointerleave']) on(name, stop);
            on('click', click, true);
            return () => {
                stop();
                heard.abort();
            };
        };
    }

    /// Makes an element a place of the table: it lights up when the question can be answered there, and is pressed, hovered and focused. `told`:
    /// what it is itself, where a press on it does something at another place; `meant` is called before that.
    target(place: Place, told: Place = place, meant?: () => void): Attachment<HTMLElement | SVGElement> {
        const only = () => {
            const indices = this.lit.get(place);
            return indices?.length === 1 ? (indices[0] as number) : null;
        };
        const shows = this.shows(only, 120);
        const explains = this.explains(told);
        return (element) => {
            const forget = explains(element);
            const leave = shows(element);
            const press = (event: Event) => {
                event.stopPropagation();
                meant?.();
                this.press(place, element);
            };
            const key = (event: Event) => {
                const { key } = event as KeyboardEvent;
                if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return;
                if (key === ' ' && place.startsWith('hand/')) return;
                event.preventDefault();
                this.press(place, element);
            };
            element.addEventListener('click', press);
            element.addEventListener('keydown', key);
            element.dataset.place = place;
            if (told !== place) element.dataset.told = told;
            else delete element.dataset.told;
            $effect(() => {
                element.toggleAttribute('data-lit', this.isLit(place));
                element.toggleAttribute('data-vain', this.isVain(place));
                element.toggleAttribute('data-selected', this.isSelected(place));
                element.toggleAttribute('data-asked', this.#asked.has(place));
                const rank = this.advised.at(place);
                if (rank) element.dataset.hinted = `${rank}`;
                else delete element.dataset.hinted;
                const refused = this.refusedAt(place);
                if (refused) {
                    element.setAttribute('aria-disabled', 'true');
                    element.setAttribute('aria-description', refused.reasons.map((each) => each.text).join(' '));
                } else for (const name of REFUSED) element.removeAttribute(name);
            });
            return () => {
                leave?.();
                forget?.();
                element.removeEventListener('click', press);
                element.removeEventListener('keydown', key);
                for (const name of ['data-lit', 'data-vain', 'data-selected', 'data-asked', 'data-hinted', ...REFUSED])
                    element.removeAttribute(name);
            };
        };
    }
}

const key = Symbol('play');
export const setPlay = (play: Play) => setContext(key, play);
/// The play of the table that this component is part of.
export const getPlay = () => getContext<Play>(key);
