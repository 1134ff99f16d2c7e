/// What a turn can do without a building.
import type { Candidate, Option } from '../net/documents';
import { martians as words } from '../words/martians';
import { say } from '../words/words.svelte';
import type { Colony } from './colony.svelte';
import type { Amounts } from './documents';
import { printed, type Gain } from './gains';

export interface Operation {
    place: string;
    icon: string;
    name: string;
    label: string;
    gains: Gain[];
    time: number;
    cost: Amounts;
}
const KINDS = ['rest', 'rtg', 'specialist', 'leave-infirmary', 'leave-living'];
export const isOperation = (option: Option) => KINDS.includes(option.kind);

/// The picture of an operation; undefined for what is none.
export function iconOf({ kind, specialist }: Option): string | undefined {
    const zones: Record<string, string> = { 'leave-infirmary': 'infirmary', 'leave-living': 'living' };
    if (kind === 'specialist') return `person-${specialist}`;
    return zones[kind] ?? (KINDS.includes(kind) ? kind : undefined);
}

function titled(colony: Colony, { kind, specialist, quarter }: Option): { name: string; of: string } {
    switch (kind) {
        case 'specialist': {
            const id = String(specialist);
            return { name: colony.titleOf('specialist', id), of: id };
        }
        case 'leave-infirmary':
        case 'leave-living': {
            const zone = kind === 'leave-infirmary' ? 'infirmary' : 'living';
            const name = `${say(words[zone])} ${say(words.quarterShort, { n: Number(quarter) })}`;
            return { name, of: kind };
        }
        default:
            return { name: say(kind === 'rest' ? words.rest : words.rtg), of: kind };
    }
}

/// How many of the player's markers come back: what rests takes back all that are in buildings.
function markers({ me, seat, facts }: Colony, { kind }: Option): Gain {
    const n = kind === 'rest' ? (facts.markers[seat]?.buildings.length ?? 1) : 1;
    return { icon: 'marker', text: n > 1 ? String(n) : '', seat: me ?? undefined };
}

function operation(colony: Colony, { option, cost: price, text }: Candidate): Operation {
    const { time = 0, reputation = 0, ...cost } = price;
    const isPerson = option.kind === 'specialist';
    const { name, of } = titled(colony, option);
    const entry = colony.catalogue.find(isPerson ? 'specialist' : 'rule', of);
    const gains = printed(entry?.icons?.[0]?.strip ?? []).filter((each) => !each.text.startsWith('−') || isPerson);
    return {
        place: colony.play.placeOf(option),
        icon: iconOf(option) ?? '',
        name,
        label: text,
        gains: gains.map((each) => (each.icon === 'marker' ? markers(colony, option) : each)),
        time,
        cost: reputation ? { ...cost, reputation } : cost,
    };
}

export const operationsOf = (colony: Colony): Operation[] =>
    (colony.play.table.ask?.candidates ?? [])
        .flatMap((group) => group.candidates)
        .filter((each) => each.legal && isOperation(each.option))
        .map((each) => operation(colony, each));
