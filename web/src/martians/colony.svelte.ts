/// The game of Martians at the table that is shown.
import { getContext, setContext } from 'svelte';
import { catalogueOf } from '../cards/catalogue.svelte';
import { groundOf } from '../table/ground';
import type { Place } from '../table/places';
import type { Play } from '../table/play.svelte';
import { shortOf } from '../words/martians';
import { say } from '../words/words.svelte';
import type { ActionFact, BuildingFact, Facts, Need, Site, View } from './documents';
import { forecastAfter } from './forecast_after';
import { homeOf } from './places';

type Tokens = Record<Need, number>[];

export class Colony {
    catalogue = catalogueOf('martians');
    site = $state.raw<Site>({ hexes: [] });
    hasNoSite = $state(false);
    view = $derived.by(() => this.play.table.state?.view as unknown as View);
    facts = $derived.by(() => this.play.table.state?.facts as unknown as Facts);
    me = $derived.by(() => this.play.table.viewer);
    /// The forecast as it would be after what is chosen or looked at; null: it stays as it is.
    forecastThen = $derived.by(() => forecastAfter(this.facts, this.play.preview?.changes ?? []));
    /// Whose goods and markers are meant where one seat's are shown: mine, or for who only watches those of the one whose turn it is.
    seat = $derived.by(() => this.me ?? this.view.activePlayer);
    /// Where my marker stands in this turn.
    visiting = $derived.by(() => (this.view.activePlayer === this.me ? this.view.turn.visiting : null));
    /// The building that was pressed: its actions are shown.
    #opened = $state<string | null>(null);
    /// A question inside an action is answered at the building it belongs to.
    #asked = $derived.by(() => {
        const homes = new Set([...this.play.lit.keys()].map(homeOf));
        const [only] = homes;
        return homes.size === 1 ? (only ?? null) : null;
    });
    isOpened = $derived.by(() => this.#opened !== null);
    shown = $derived.by(() => this.#asked ?? this.#opened ?? this.visiting);
    /// Whether the building that is shown was asked for, or something can be done there: else it need not be in the way.
    isWanted = $derived.by(
        () =>
            this.#asked !== null ||
            this.isOpened ||
            (!this.#isFolded &&
                this.building(this.shown ?? '')?.actions.some((each) => this.play.isLit(`action/${each.action}`)) ===
                    true),
    );
    /// The needs of each quarter when my last turn ended.
    #before = $state.raw<Tokens | null>(null);
    #last: { turn: string; isMine: boolean; tokens: Tokens } | null = null;
    #isFolded = $state(false);
    /// Something that an action has to be chosen for first: then it is chosen by itself.
    intent = $state<Place | null>(null);

    constructor(readonly play: Play) {}

    /// Where a press on a place that an action leads to goes: to the place when it can be chosen, else to the action.
    via(place: Place, action: string): Place {
        return !this.play.isLit(place) && this.play.isLit(`action/${action}`) ? `action/${action}` : place;
    }
    /// The time that is left for what is chosen within an action takes: on a slow field one more than printed.
    timeFor(time: number, action: string): number {
        const [told] = this.play.may.get(`action/${action}`) ?? [];
        return told ? time + (told.cost.time ?? 0) - (this.action(action)?.action.time ?? 0) : time;
    }
    /// Called before a press acts: what it means, where an action has to be chosen first. A second press sends only what the first one meant.
    mean(place: Place, target: Place) {
        const intent = this.play.isLit(target) && target !== place ? place : null;
        if (intent !== this.intent) this.play.unselect();
        this.intent = intent;
    }
    /// How long an action takes where that depends on what is chosen: “1–3”, with what a slow field adds.
    timeSpan(action: string): string | undefined {
        const developed = (of: string) => this.facts.technologies.filter((each) => each.of === of);
        const choices: Record<string, { time?: number }[]> = {
            research: this.facts.research,
            'corporate-tech': developed('corporation'),
            'colony-tech': developed('colony'),
        };
        const times =
            choices[action]?.flatMap(({ time }) => (time === undefined ? [] : this.timeFor(time, action))) ?? [];
        const [least, most] = [Math.min(...times), Math.max(...times)];
        return least < most ? `${least}–${most}` : undefined;
    }
    hasTime(time: number): boolean {
        return time <= this.view.turn.time;
    }
    /// Called when another question comes.
    follow() {
        this.#opened = null;
        this.#isFolded = false;
        const [index, ...others] = (this.intent && this.play.lit.get(this.intent)) || [];
        if (index !== undefined && others.length === 0) this.play.select(index);
        if (this.play.table.ask) this.intent = null;
    }

    /// Called with every state: what is to be compared with is kept where a turn of mine ends.
    remember() {
        const { round, slot, activePlayer, quarters } = this.view;
        const turn = `${round}/${slot}/${activePlayer}`;
        if (this.#last?.isMine && this.#last.turn !== turn) this.#before = this.#last.tokens;
        this.#last = { turn, isMine: activePlayer === this.me, tokens: quarters.map((each) => each.needs) };
    }
    /// More tokens than then.
    isWorse(quarters: number[], need?: Need): boolean {
        const before = this.#before;
        if (!before || !need) return false;
        return quarters.some(
            (each) => (this.view.quarters[each - 1]?.needs[need] ?? 0) > (before[each - 1]?.[need] ?? 0),
        );
    }

    nameOf(player: number): string {
        return this.play.table.seats[player]?.name ?? '';
    }
    markOf(player: number): number {
        return this.play.table.seats[player]?.mark ?? player;
    }
    initialOf(player: number): string {
        return this.play.table.initials[player] ?? '';
    }
    titleOf(kind: string, id: string): string {
        return this.catalogue.title(id, kind);
    }
    /// The time that an operation of the rules takes.
    ruleTime(rule: string): number {
        return (this.catalogue.find('rule', rule) as { time?: number } | undefined)?.time ?? 0;
    }
    building(id: string): BuildingFact | undefined {
        return this.facts.buildings.find((each) => each.building === id);
    }
    /// Where an action is done, and what it costs now.
    action(id: string): { building: BuildingFact; action: ActionFact } | undefined {
        for (const building of this.facts.buildings)
            for (const action of building.actions) if (action.action === id) return { building, action };
        return undefined;
    }
    /// The needs that a building helps to end: at once, by what it makes, or by what something else needs for that.
    helpsOf(id: string): Need[] {
        const all = this.facts.buildings.flatMap((each) => each.actions);
        const ends = (action: ActionFact): Need[] =>
            [action.removes, action.ends].filter((each): each is Need => each !== undefined);
        const made = (action: ActionFact) =>
            all.filter((each) => action.product && each.cost[action.product]).flatMap(ends);
        return [...new Set((this.building(id)?.actions ?? []).flatMap((each) => [...ends(each), ...made(each)]))];
    }
    open(building: string | null) {
        this.#isFolded = building === null;
        this.#opened = building;
    }
    explain(place: Place, anchor: Element) {
        this.play.popover = { kind: 'help', place, anchor };
    }
    buildingName(id: string): string {
        return say(shortOf(id));
    }
    async loadSite(): Promise<void> {
        try {
            this.site = await groundOf<Site>('martians', this.play.table.agreement?.setup);
            this.hasNoSite = false;
        } catch {
            this.hasNoSite = true;
        }
    }
}

const key = Symbol('colony');
export const setColony = (colony: Colony) => setContext(key, colony);
export const getColony = () => getContext<Colony>(key);
