/// What each game brings to the table: where its options are answered, its board and its end. Loaded when it is played.
import type { Component } from 'svelte';
import { catalogueOf, type Entry } from '../cards/catalogue.svelte';
import type { Change, Option, State } from '../net/documents';
import type { Said } from '../words/words.svelte';
import type { Place, PlaceOf } from './places';
import type { Play } from './play.svelte';
import type { Drawn } from './question';

/// A small sign of what a choice changes: an icon (or a coin) with what becomes of it, and the same in words.
export interface Chip {
    icon: string;
    text: string;
    /// What it is after the change, where that is to be told.
    then?: string;
    label: string;
    isLoss?: boolean;
    isProduction?: boolean;
}
/// Cards that are good to see while others are chosen from.
export interface Beside {
    title: string;
    cards: string[];
}
/// What a table knows of a card: what it costs me now, whose it is, what lies on it.
export interface InGame {
    cost?: number;
    unmet?: boolean;
    owner?: number;
    resources?: number;
    used?: boolean;
}
/// How much there is now of something that a card is about.
export interface Count {
    icon: string;
    text: string;
}
/// Cards go round: from whom one gets them, and who gets those that are left.
export interface Passing {
    from: number;
    to: number;
}
export interface GameParts extends Drawn {
    place: PlaceOf;
    Board: Component;
    /// How it ended; loaded when it has.
    Result: () => Promise<{ default: Component<{ onboard: () => void }> }>;
    /// The middle of the top bar: phase, generation or round, order.
    Head?: Component;
    /// What a turn can spend, and what it can do that lies nowhere on the board; both in the bar.
    Budget?: Component;
    Operations?: Component;
    /// What a place is, where more is to be said of it than its entry of the catalogue.
    Help?: Component<{ place: Place }>;
    /// What a choice changes for the one who makes it.
    chips?: (changes: Change[], me: number, option: Option) => Chip[];
    /// What an answer is good for, where more can be said than what it changes.
    aim?: (play: Play, option: Option) => string;
    /// Whether an answer should be asked for twice.
    isRisky?: (option: Option, state: State | null) => boolean;
    /// What can be done nearly always, and seldom should.
    isTrifle?: (option: Option) => boolean;
    /// What is lost with a way out of a question, said on its button.
    loses?: (option: Option, state: State | null) => string;
    /// How far the turn is: “Action 1 of 2”.
    step?: (state: State, me: number) => string;
    beside?: (state: State, me: number, kind: string) => Beside | null;
    passing?: (state: State, me: number, kind: string) => Passing | null;
    inGame?: (state: State, card: string) => InGame;
    /// What a card requires or counts, as it is now for that player.
    countsOf?: (state: State, entry: Entry, player: number) => Count[];
    /// What is meant by a place that nothing is offered for, so that one can ask why not.
    optionAt?: (place: Place, options: Option[]) => Option | null;
    /// The lesson whose guide a table can be played with.
    lesson?: (state: State) => string | null;
    /// What can be ordered before one is asked.
    orders?: { option: Option; said: Said }[];
    /// Brings a region forward, where regions share a place.
    reveal?: (region: string) => void;
    /// Brings a region forward and gives it the focus.
    focus?: (region: string) => void;
    /// What begins a part of the game in the log, such as a generation.
    chapter?: string;
}

const games: Record<string, () => Promise<GameParts>> = {
    terraforming: async () => {
        const [{ place, optionAt }, deciding, { inGame }, { countsOf }, Board, Head] = await Promise.all([
            import('../terraforming/places'),
            import('../terraforming/deciding'),
            import('../terraforming/in_game'),
            import('../terraforming/counts'),
            import('../terraforming/Board.svelte'),
            import('../terraforming/Head.svelte'),
        ]);
        return {
            place,
            optionAt,
            inGame,
            countsOf,
            ...deciding,
            Board: Board.default,
            Head: Head.default,
            Result: () => import('../terraforming/Result.svelte'),
        };
    },
    martians: async () => {
        const [{ place, optionAt }, deciding, { aimOf }, Board, Head, Help, Budget, Operations] = await Promise.all([
            import('../martians/places'),
            import('../martians/deciding'),
            import('../martians/problems'),
            import('../martians/Board.svelte'),
            import('../martians/Head.svelte'),
            import('../martians/Help.svelte'),
            import('../martians/Budget.svelte'),
            import('../martians/Operations.svelte'),
        ]);
        return {
            place,
            optionAt,
            ...deciding,
            aim: aimOf,
            Board: Board.default,
            Head: Head.default,
            Help: Help.default,
            Budget: Budget.default,
            Operations: Operations.default,
            Result: () => import('../martians/Result.svelte'),
        };
    },
};

const LAST = 'planitia.game';
/// What a table is about that has not said so yet: as likely as not what the last one was about.
export function likelyGame(): string {
    try {
        return localStorage.getItem(LAST) ?? 'terraforming';
    } catch {
        return 'terraforming';
    }
}
export function rememberGame(game: string) {
    try {
        localStorage.setItem(LAST, game);
    } catch {
        // without storage it is guessed
    }
}

/// With its catalogue, so that the board is drawn once and with all its titles.
export async function loadGame(game: string): Promise<GameParts> {
    const load = games[game];
    if (!load) throw new Error(game);
    const [parts] = await Promise.all([load(), catalogueOf(game).load()]);
    return parts;
}
