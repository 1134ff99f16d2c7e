/// A table that is being set up: what is wished, and what the server makes of it.
import { get, post, randomHex } from '../../net/api';
import type { Json, Push, Terms } from '../../net/documents';
import { person } from '../../shell/person.svelte';
import { keepFirst, keepInvites } from '../../table/first';
import { minutesOf } from '../times';

export const LEVELS = ['gentle', 'fair', 'hard', 'very-hard'] as const;
/// What somebody who chooses it has before them; how hard it is was measured with bots.
export interface Challenge {
    asks: string;
    rounds: number;
    level: (typeof LEVELS)[number];
    word: string;
    won: number;
    games: number;
    bot: string;
}
export interface FormValue {
    name: string;
    word: string;
    about?: string;
    challenge?: Challenge;
}
export interface FormField {
    key: string;
    word: string;
    help: string;
    selected: number;
    values: FormValue[];
}
export interface Game {
    game: string;
    word: string;
    fewest: number;
    most: number;
    bots: { level: string; word: string }[];
    form: FormField[];
}
export type ClockKind = 'none' | 'turn' | 'bank';
/// Who is to sit at a seat: whoever sets up the table, anybody with a link, or a bot of a level.
export type Sitter = 'me' | 'open' | string;
export type Preset = 'first' | 'standard' | 'colonies';

/// Values of forms are written as JSON, words as they are.
function valueOf(name: string): Json {
    try {
        return JSON.parse(name) as Json;
    } catch {
        return name;
    }
}

export class TableDraft {
    games = $state.raw<Game[]>([]);
    game = $state('terraforming');
    sitters = $state<Sitter[]>(['me', 'open', 'open']);
    form = $state.raw<FormField[]>([]);
    name = $state('');
    terms = $state<Omit<Terms, 'clock'>>({
        listed: false,
        takeBack: 5,
        hints: true,
        points: true,
        watchers: true,
        chat: true,
    });
    clock = $state<ClockKind>('none');
    perTurn = $state(90);
    bank = $state(1800);
    atZero = $state('warn');
    /// What there is to choose from could not be asked for.
    isMissing = $state(false);
    #wishes = $state.raw<Record<string, Json>>({});
    #asked = 0;
    /// The form as it is wished: until it is here, `form` is that of before.
    #fresh: Promise<void> = Promise.resolve();

    known = $derived(this.games.find((each) => each.game === this.game));
    players = $derived(this.sitters.length);
    open = $derived(this.sitters.filter((each) => each === 'open').length);
    people = $derived(this.sitters.filter((each) => each === 'me' || each === 'open').length);
    /// What is told of each option now, as the form has it.
    #setup = $derived(
        Object.fromEntries(
            this.form.map((field) => [field.key, valueOf(field.values[field.selected]?.name ?? 'null')]),
        ),
    );
    preset = $derived.by((): Preset | null => {
        const { corporateEra, colonies, beginners } = this.#setup;
        if (this.game !== 'terraforming') return null;
        if (Array.isArray(beginners) && beginners.length > 0 && !corporateEra && !colonies) return 'first';
        if (Array.isArray(beginners) && beginners.length > 0) return null;
        if (colonies) return 'colonies';
        return corporateEra || this.players === 1 ? 'standard' : null;
    });
    minutes = $derived.by(() => {
        const { corporateEra, colonies, draft } = this.#setup;
        return minutesOf({
            game: this.game,
            people: this.people,
            bots: this.players - this.people,
            corporateEra: Boolean(corporateEra),
            colonies: Boolean(colonies),
            draft: Boolean(draft),
        });
    });

    /// The games in the language of the page, and the form of the one that is chosen.
    async load(): Promise<void> {
        try {
            this.games = (await get<{ games: Game[] }>('/games')).games;
        } catch {
            this.isMissing = true;
            return;
        }
        await this.refresh();
    }
    refresh(): Promise<void> {
        this.#fresh = this.#ask().then(
            () => void (this.isMissing = false),
            () => void (this.isMissing = true),
        );
        return this.#fresh;
    }
    /// Which options there are with these seats and wishes; the last answer counts.
    async #ask(): Promise<void> {
        const count = (this.#asked += 1);
        const { players } = this;
        const ask = (setup: Record<string, Json>) =>
            get<{ form: FormField[] }>(
                `/games/${this.game}/form?setup=${encodeURIComponent(JSON.stringify({ players, ...setup }))}`,
            );
        const { form } = await ask(this.#fitting()).catch(() => ask({}));
        if (count === this.#asked) this.form = form;
    }
    choose(game: string) {
        this.game = game;
        this.#wishes = {};
        this.form = [];
        const most = this.known?.most ?? 4;
        if (this.sitters.length > most) this.sitters = this.sitters.slice(0, most);
        return this.refresh();
    }
    wish(key: string, value: string) {
        this.#wishes = { ...this.#wishes, [key]: valueOf(value) };
        return this.refresh();
    }
    apply(preset: Preset) {
        const all = this.sitters.map((_, index) => index);
        const { map } = this.#wishes;
        this.#wishes = {
            ...(map === undefined ? {} : { map }),
            corporateEra: preset !== 'first',
            colonies: preset === 'colonies',
            beginners: preset === 'first' ? all : [],
        };
        return this.refresh();
    }
    seat(sitters: Sitter[]) {
        this.sitters = sitters;
        return this.refresh();
    }
    /// Makes the table; where it is.
    async make(): Promise<string> {
        await Promise.all([person.ensure(), this.#fresh]);
        const start = this.open === 0;
        const made = await post<Push & { invites?: (string | null)[] }>('/tables', {
            game: this.game,
            setup: { players: this.players, ...this.#setup },
            name: this.name.trim(),
            seats: this.sitters.map((each) =>
                each === 'me' ? { person: 'me' } : each === 'open' ? { open: true } : { bot: each },
            ),
            options: { ...this.terms, clock: this.#agreedClock() },
            share: randomHex(16),
            start,
        });
        if (start) keepFirst(made);
        else keepInvites(made.table, made.invites ?? []);
        return `/t/${made.table}`;
    }

    #agreedClock() {
        if (this.clock === 'none') return null;
        if (this.clock === 'turn') return { perTurn: this.perTurn, atZero: this.atZero };
        return { bank: this.bank, perTurn: 10, atZero: this.atZero };
    }
    /// The wishes that can be kept with so many players.
    #fitting(): Record<string, Json> {
        const { beginners, firstPlayer, ...others } = this.#wishes;
        const wished: Record<string, Json> = { ...others };
        if (Array.isArray(beginners) && beginners.length > 0) wished.beginners = this.sitters.map((_, index) => index);
        if (typeof firstPlayer === 'number' && firstPlayer < this.players) wished.firstPlayer = firstPlayer;
        if (this.players === 1) {
            delete wished.draft;
            delete wished.corporateEra;
        }
        return wished;
    }
}
