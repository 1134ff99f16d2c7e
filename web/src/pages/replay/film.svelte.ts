/// A finished game, step by step: the first state and what each choice changed. States are made when they are looked at and kept; they share
/// whatever did not change.
import { getContext, setContext } from 'svelte';
import { get, post, Refused } from '../../net/api';
import type { Json, Line, Push, State } from '../../net/documents';
import { patched } from '../../net/patch';
import { person } from '../../shell/person.svelte';
import { keepFirst } from '../../table/first';
import { Table } from '../../table/table.svelte';

interface Step {
    number: number;
    by: number | null;
    awaited: number[];
    set: [string, Json][];
    gone: string[];
    lines: Line[];
}
interface Told {
    game: string;
    viewer: number | null;
    first: { view: Json; facts: Json; awaited: number[] };
    steps: Step[];
}
type Scene = { view: Json; facts: Json };
/// Whose knowledge is shown: everything, what a spectator saw, or a seat.
export type Eyes = 'all' | 'spectator' | number;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP_TIME = 1000;

export class Film {
    readonly table: Table;
    /// So many choices have been made.
    at = $state(0);
    eyes = $state<Eyes>('all');
    speed = $state<number>(1);
    isPlaying = $state(false);
    /// Why there is nothing to show.
    failure = $state('');
    /// It could not be loaded.
    isMissing = $state(false);
    /// Where generations (rounds) begin.
    chapters = $state.raw<{ at: number; number: number }[]>([]);
    length = $state(0);

    #steps: Step[] = [];
    #scenes: Scene[] = [];
    #frame: Push | null = null;
    #timer = 0;
    #asked = 0;

    constructor(readonly id: string) {
        this.table = new Table(id);
    }

    get isOnRounds(): boolean {
        return this.table.agreement?.game === 'martians';
    }
    /// The last thing that happened.
    get lastLine(): string {
        return this.#steps[this.at - 1]?.lines[0]?.text ?? '';
    }

    /// The last wish counts.
    async load(): Promise<void> {
        const count = (this.#asked += 1);
        try {
            const frame = await get<Push>(`/tables/${this.id}`);
            const told = await get<Told>(`/tables/${this.id}/replay?seat=${this.eyes}`);
            if (count !== this.#asked) return;
            this.#frame = frame;
            this.#steps = told.steps;
            this.#scenes = [{ view: told.first.view, facts: told.first.facts }];
            this.length = told.steps.length;
            this.chapters = chaptersOf(told.steps);
            this.#show(Math.min(this.at, this.length));
            this.failure = '';
            this.isMissing = false;
        } catch (failure) {
            if (count !== this.#asked) return;
            if (failure instanceof Refused && !failure.isNotNow) this.failure = failure.message;
            else this.isMissing = true;
        }
    }
    look(eyes: Eyes) {
        this.eyes = eyes;
        return this.load();
    }
    go(at: number) {
        this.#show(Math.max(0, Math.min(this.length, at)));
    }
    /// To the next choice that changed something to be seen.
    on() {
        let at = this.at + 1;
        while (at < this.length && !this.#steps[at - 1]?.set.length && !this.#steps[at - 1]?.lines.length) at += 1;
        this.go(at);
    }
    back() {
        let at = this.at - 1;
        while (at > 0 && !this.#steps[at - 1]?.set.length && !this.#steps[at - 1]?.lines.length) at -= 1;
        this.go(at);
    }
    play() {
        if (this.at >= this.length) this.go(0);
        this.isPlaying = true;
        this.#tick();
    }
    pause() {
        this.isPlaying = false;
        clearTimeout(this.#timer);
    }
    /// A new table that goes on from here; where it is.
    async fork(): Promise<string> {
        await person.ensure();
        const state = await post<Push>(`/tables/${this.id}/fork`, { number: this.at });
        keepFirst(state);
        return `/t/${state.table}`;
    }

    #tick() {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
            if (!this.isPlaying) return;
            this.on();
            if (this.at >= this.length) this.pause();
            else this.#tick();
        }, STEP_TIME / this.speed);
    }
    #sceneAt(at: number): Scene {
        for (let next = this.#scenes.length; next <= at; next += 1) {
            const { set, gone } = this.#steps[next - 1] as Step;
            this.#scenes.push(patched(this.#scenes[next - 1] as Scene, set, gone));
        }
        return this.#scenes[at] as Scene;
    }
    #show(at: number) {
        if (!this.#frame?.state) return;
        const { view, facts } = this.#sceneAt(at);
        const { score: _score, result: _result, ...rest } = this.#frame.state;
        const awaited = this.#steps[at]?.awaited ?? [];
        const state = { ...rest, view, facts, ask: null, turn: { number: at, awaited } } as State;
        this.at = at;
        const viewer = typeof this.eyes === 'number' ? this.eyes : this.eyes === 'all' ? this.#mine : null;
        this.table.take({ table: this.id, number: at, viewer, at: String(at), state });
        this.table.lines = this.#steps.slice(0, at).flatMap((each) => each.lines);
    }
    /// With everything open the table is seen from my seat, or from the first.
    get #mine(): number {
        return this.#frame?.viewer ?? 0;
    }
}

function chaptersOf(steps: Step[]): { at: number; number: number }[] {
    const found = [{ at: 0, number: 1 }];
    for (const step of steps)
        for (const [path, value] of step.set)
            if (path === '/view/generation' || path === '/view/round')
                found.push({ at: step.number, number: Number(value) });
    return found;
}

const key = Symbol('film');
export const setFilm = (film: Film) => setContext(key, film);
export const getFilm = () => getContext<Film>(key);
