/// Lists of tables: mine, and those where a seat is free.
import { colonyEnd } from '../words/colony_end';
import { common } from '../words/common';
import { front } from '../words/front';
import { say, speech } from '../words/words.svelte';
import { get } from './api';
import type { Json } from './documents';
import { askPatiently } from './patience';
import { socket } from './socket.svelte';

export interface Brief {
    table: string;
    name: string;
    game: string;
    state: 'gathering' | 'playing' | 'over' | 'closed';
    number: number;
    created: number;
    since: number;
    seats: { name: string; mark: number; state: string; bot?: string; mine?: boolean }[];
    setup: Record<string, Json>;
    yourTurn?: boolean;
    host?: boolean;
}

class Lists {
    /// Null until the server has told.
    mine = $state.raw<Brief[] | null>(null);
    lobby = $state.raw<Brief[] | null>(null);
    /// Listed tables that are being played.
    watchable = $state.raw<Brief[]>([]);

    /// Keeps both lists up to date until the returned function is called.
    follow(): () => void {
        /// How often the socket was opened: only what was asked since then is asked again.
        let times = 0;
        const stop = socket.listen({
            heard: (message) => {
                if (message.mine) this.mine = message.mine as Brief[];
                if (message.lobby) this.lobby = message.lobby as Brief[];
            },
            opened: () => {
                const time = (times += 1);
                const isWanted = () => time === times;
                const ask = (what: string) => askPatiently(() => socket.ask({ do: what }), isWanted, Infinity);
                void ask('watch-mine').then((reply) => {
                    if (reply?.ok === false) this.mine = []; // nobody is known yet
                });
                void ask('watch-lobby');
                void get<{ lobby: Brief[] }>('/tables?state=playing').then(
                    ({ lobby }) => (this.watchable = lobby),
                    () => {},
                );
            },
        });
        return () => {
            times += 1;
            stop();
        };
    }
}
export const lists = new Lists();

export const gameWord = (game: string) => say(game === 'martians' ? common.martians : common.terraforming);

/// What a table is called: its name, else who sits there.
export function titleOf(table: Brief): string {
    if (table.name) return table.name;
    const names = table.seats.map((each) => each.name).filter((each) => each);
    if (names.length > 1) return names.join(', ');
    const date = new Intl.DateTimeFormat(speech.language, { day: 'numeric', month: 'long' }).format(table.created);
    return table.seats.length > 1 ? [...names, date].join(', ') : say(front.soloOf, { date });
}

/// What is played there, in a few words; of a Martians table with its scenario.
export function aboutOf({ name, setup, seats, game }: Brief, scenario = ''): string[] {
    if (game === 'martians') {
        const variant = seats.length === 1 ? front.solo : colonyEnd[setup.variant as 'coop' | 'semi' | 'competitive'];
        return [gameWord(game), ...(variant ? [say(variant)] : []), ...(scenario ? [scenario] : [])];
    }
    const era = setup.colonies ? front.colonies : setup.corporateEra ? front.corporateEra : front.baseGame;
    const words = [gameWord(game), say(era)];
    if (setup.draft) words.push(say(front.draft));
    if (seats.length === 1 && name) words.push(say(front.solo));
    return words;
}

/// "9 min. ago", in the language of the page.
export function ago(then: number): string {
    const seconds = Math.max(0, (socket.now() - then) / 1000);
    const format = new Intl.RelativeTimeFormat(speech.language, { style: 'short', numeric: 'auto' });
    if (seconds < 60) return format.format(0, 'second');
    if (seconds < 3600) return format.format(-Math.round(seconds / 60), 'minute');
    if (seconds < 86400) return format.format(-Math.round(seconds / 3600), 'hour');
    return format.format(-Math.round(seconds / 86400), 'day');
}
