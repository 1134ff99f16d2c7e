/// What a place of the table is: its name, how it stands now, its rule, and what it is good for. All of it from documents.
import { martiansIcons } from '../words/martians_icons';
import { martians as words, shortOf } from '../words/martians';
import { martiansHelp as help } from '../words/martians_help';
import { say, type Said } from '../words/words.svelte';
import type { Place } from '../table/places';
import type { Colony } from './colony.svelte';
import { type ActionFact, type Amounts, type Need, SAMPLES } from './documents';
import { isFree } from './fields';
import { forPlayers } from './printed_text';
import { iconOfGood } from './icons';
import { outcomeOf } from './outcome';
import { turnsOf } from './turns';
import { amounts, counted, Word } from '../words/martians_terms';

export interface Use {
    icon: string;
    text: string;
    /// Where it lies on the board.
    place?: Place;
}
export interface Explanation {
    icon: string;
    title: string;
    now: string;
    text: string;
    /// Of the rules.
    topic: string;
    uses: { title: string; lines: Use[] }[];
}

type Told = Omit<Explanation, 'topic'>;
const meaning = (icon: string) =>
    Object.values(martiansIcons)
        .map((family) => family[icon])
        .find((each) => each !== undefined);
const isSample = (good: string) => (SAMPLES as readonly string[]).includes(good);

const priceOf = ({ time, cost }: ActionFact) =>
    [time > 0 ? counted('time', time) : '', amounts(cost)].filter(Boolean).join(', ');
/// “Hospital: Medicine (1 time, 1 energy …)”.
function lineOf(colony: Colony, building: string, action: ActionFact): Use {
    const price = priceOf(action);
    return {
        place: `action/${action.action}`,
        icon: `building-${building}`,
        text: `${colony.buildingName(building)}: ${say(shortOf(action.action))}${price ? ` (${price})` : ''}`,
    };
}
function actionLines(colony: Colony, is: (action: ActionFact) => boolean): Use[] {
    return colony.facts.buildings.flatMap(({ building, actions }) =>
        actions.filter(is).map((each) => lineOf(colony, building, each)),
    );
}
interface Priced {
    cost?: Amounts;
    gains?: Amounts;
    removes?: { need: string };
}
const personLines = (colony: Colony, is: (entry: Priced) => boolean): Use[] =>
    colony.catalogue.entries
        .filter((each) => each.kind === 'specialist' && is(each as unknown as Priced))
        .map((each) => ({
            icon: `person-${each.id}`,
            text: `${each.title}: ${each.text}`,
            place: `${(colony.view.players[colony.me ?? 0]?.people[each.id] ?? 0) > 0 ? 'own' : 'person'}/${each.id}`,
        }));
const asks = (cost: Amounts | undefined, good: string) =>
    (cost?.[good] ?? 0) > 0 || (isSample(good) && (cost?.['mineral-any'] ?? 0) > 0);

function usesOf(colony: Colony, good: string): Use[] {
    const { facts } = colony;
    return [
        ...actionLines(colony, (each) => asks(each.cost, good)),
        ...facts.tasks
            .filter((each) => asks(each.cost, good) && each.done < each.of)
            .map((each) => ({
                icon: 'mission',
                place: `task/${each.task}`,
                text: `${say(words.task)}: ${Word(each.task, 'task')} (${amounts(each.cost)})`,
            })),
        ...facts.orders
            .filter((each) => asks(each.cost, good))
            .map((each) => ({
                icon: 'order',
                place: `order/${each.order}`,
                text: `${say(words.order)}: ${colony.titleOf('order', each.order)} (${amounts(each.cost)})`,
            })),
        ...facts.research
            .filter((each) => asks(each.cost, good))
            .map((each) => ({
                icon: 'research',
                place: `research/${each.tile}`,
                text: `${colony.titleOf('research', each.tile)} (${amounts(each.cost)} → ${counted('money', each.money)})`,
            })),
        ...personLines(colony, (each) => asks(each.cost, good)),
    ];
}
/// What makes a good, as it is printed: also what is made by a choice.
function sourcesOf(colony: Colony, good: string): Use[] {
    const icon = isSample(good) ? 'mineral-any' : iconOfGood(good);
    const prints = (building: string, action: ActionFact): boolean => {
        const entry = colony.catalogue.find('building', building);
        const index = colony.building(building)?.actions.indexOf(action) ?? -1;
        const strip = entry?.icons?.filter((each) => each.part === 'action')[index]?.strip ?? [];
        const arrow = strip.findIndex((each) => each.icon === 'arrow');
        // what a colon follows is only counted
        const made = strip.slice(arrow + 1);
        return made.some((each, at) => each.icon === icon && made[at + 1]?.icon !== 'colon');
    };
    const made = colony.facts.buildings.flatMap(({ building, actions }) =>
        actions
            .filter((each) => each.product === good || (!each.product && prints(building, each)))
            .map((each) => lineOf(colony, building, each)),
    );
    const energy =
        good === 'energy'
            ? ['solar', 'wind'].map((each) => ({
                  icon: `installation-${each}`,
                  place: `installation/${each}`,
                  text: colony.titleOf('installation', each),
              }))
            : [];
    return [...made, ...energy, ...personLines(colony, (each) => (each.gains?.[good] ?? 0) > 0)];
}

function good(colony: Colony, id: string): Told {
    const icon = iconOfGood(id);
    const store = colony.view.goods ?? colony.view.players[colony.seat]?.goods ?? {};
    return {
        icon,
        title: Word(id),
        now: say(words.nowAmount, { n: store[id] ?? '?' }),
        text: meaning(icon) ? say(meaning(icon)!.means) : '',
        uses: [
            { title: say(words.goodFor), lines: usesOf(colony, id) },
            { title: say(words.comesFrom), lines: sourcesOf(colony, id) },
        ],
    };
}
function need(colony: Colony, id: Need): Told {
    const left = colony.view.quarters.reduce((sum, each) => sum + each.needs[id], 0);
    const brings = { oxygen: words.willDie, sickness: words.willBeSick, hunger: words.willBeHungry }[id];
    return {
        icon: `need-${id}`,
        title: Word(id),
        now: say(words.nowAmount, { n: left }),
        text: say(brings, { n: id === 'sickness' ? colony.ruleTime('leave-infirmary') : '…' }),
        uses: [
            {
                title: say(words.endedBy),
                lines: [
                    ...actionLines(colony, (each) => each.removes === id || each.ends === id),
                    ...personLines(colony, (each) => each.removes?.need === id),
                ],
            },
        ],
    };
}
function quarter(colony: Colony, n: number): Told {
    const there = colony.view.quarters[n - 1];
    const told = outcomeOf(colony, n);
    const left = (['oxygen', 'sickness', 'hunger'] as const).filter((each) => (there?.needs[each] ?? 0) > 0);
    return {
        icon: told.icon,
        title: say(words.quarter, { n }),
        now: told.text,
        text: say(words.growth, { n: there?.growth ?? 0, m: colony.facts.growth.wanted }),
        uses: [
            ...left.map((each) => ({
                title: `${Word(each)}: ${there?.needs[each]}`,
                lines: need(colony, each).uses[0]?.lines ?? [],
            })),
            ...(['infirmary', 'living'] as const)
                .filter((zone) => there?.[zone].some((each) => each > 0))
                .map((zone) => ({
                    title: say(words[zone]),
                    lines: (there?.[zone] ?? []).flatMap((each, player) =>
                        each > 0 ? [{ icon: 'marker', text: `${colony.nameOf(player)}: ${each}` }] : [],
                    ),
                })),
        ],
    };
}

const ENTRIES: Record<string, string[]> = {
    person: ['specialist', 'assistant'],
    own: ['specialist', 'assistant'],
    theirs: ['specialist', 'assistant'],
    grown: ['crop'],
    operation: ['rule'],
    infirmary: ['rule'],
    living: ['rule'],
    mine: ['building'],
};
const RULES: Record<string, string> = { infirmary: 'leave-infirmary', living: 'leave-living', mine: 'mining' };

/// Satisfaction, time, markers, colonists: what everybody has.
function figure(colony: Colony, id: string): Told {
    const player = colony.me ?? colony.view.activePlayer;
    const [title, text, now] = {
        time: [Word('time'), help.time, say(words.nowAmount, { n: colony.view.turn.time })],
        marker: [
            say(words.markers),
            help.marker,
            say(words.freeMarkers, { n: colony.facts.markers[player]?.free ?? 0 }),
        ],
        colonist: [say(words.colonists), help.colonist, say(words.turnsLeft, { n: turnsOf(colony, player).left })],
        reputation: [
            say(words.satisfaction),
            help.satisfaction,
            say(words.nowAmount, { n: colony.view.reputation ?? 0 }),
        ],
    }[id] ?? [Word(id), help.time, ''];
    return { icon: id, title: title as string, now: now as string, text: say(text as Said), uses: [] };
}
function action(colony: Colony, id: string): Told | undefined {
    const found = colony.action(id);
    if (!found) return undefined;
    const { building } = found.building;
    return {
        icon: `building-${building}`,
        title: `${colony.buildingName(building)}: ${say(shortOf(id))}`,
        now: priceOf(found.action),
        text: forPlayers(colony.catalogue.find('building', building)?.text ?? '', colony.view.players.length),
        uses: [],
    };
}

const TOPICS: Record<string, string> = {
    need: 'a-round',
    quarter: 'a-round',
    infirmary: 'a-round',
    living: 'a-round',
    slot: 'a-round',
    station: 'a-round',
    operation: 'a-turn',
    time: 'a-turn',
    marker: 'a-turn',
    colonist: 'a-round',
    reputation: 'reputation-and-the-end',
    order: 'reputation-and-the-end',
    task: 'the-goal',
    condition: 'the-goal',
    scenario: 'the-goal',
    action: 'buildings',
    building: 'buildings',
    good: 'buildings',
    energy: 'energy-and-weather',
    installation: 'energy-and-weather',
    weather: 'energy-and-weather',
    event: 'energy-and-weather',
    mine: 'mining-and-research',
    research: 'mining-and-research',
    ice: 'mining-and-research',
    regolith: 'mining-and-research',
};
function topicOf(place: Place): string {
    const [kind = '', id = ''] = place.split('/');
    const topic = (kind === 'good' || kind === 'figure') && TOPICS[id];
    return `martians-${topic || (TOPICS[kind] ?? 'people-and-technologies')}`;
}

export const explanationOf = (colony: Colony, place: Place): Explanation => ({
    ...toldOf(colony, place),
    topic: topicOf(place),
});
function toldOf(colony: Colony, place: Place): Told {
    const [kind = '', id = '', rest = ''] = place.split('/');
    if (kind === 'good') return good(colony, id);
    if (kind === 'need') return need(colony, id as Need);
    if (kind === 'quarter') return quarter(colony, Number(id));
    if (kind === 'figure') return figure(colony, id);
    const told = kind === 'action' && action(colony, id);
    if (told) return told;
    const key = kind === 'condition' ? rest || id : (RULES[kind] ?? id);
    const kinds = ENTRIES[kind] ?? (kind === 'condition' ? ['building'] : [kind]);
    const entry = kinds.map((each) => colony.catalogue.find(each, key)).find((each) => each !== undefined);
    if (entry)
        return {
            icon: pictureOf(entry.kind, entry.id),
            title: entry.title,
            now: nowOf(colony, kind, id),
            text: forPlayers(entry.text, colony.view.players.length),
            uses: [],
        };
    const scenario = colony.catalogue.find('scenario', colony.view.options.scenario ?? '');
    const station = { slot: words.turn, station: words.track }[kind];
    return {
        icon: '',
        title: station ? say(station, { n: id }) : (scenario?.title ?? say(words.track)),
        now: '',
        text:
            kind === 'station'
                ? stationText(id)
                : kind === 'slot'
                  ? say(words.fourthOpens, { n: colony.facts.growth.wanted, most: colony.facts.growth.most })
                  : forPlayers(scenario?.text ?? '', colony.view.players.length),
        uses: [],
    };
}
const stationText = (id: string) =>
    id === 'mid-round' ? say(words.midRoundIs) : say(id === 'final-check' ? words.finalBrings : words.settlementBrings);

const PICTURES: Record<string, string> = {
    assistant: 'person',
    specialist: 'person',
    building: 'building',
    installation: 'installation',
    technology: 'technology',
    crop: 'crop',
    weather: 'weather',
    corporation: 'corporation',
};
const pictureOf = (kind: string, id: string) =>
    PICTURES[kind] ? `${PICTURES[kind]}-${id}` : kind === 'rule' ? '' : kind;

/// What is not there for something that is chosen within an action.
function missing(colony: Colony, time: number, lacks: Amounts = {}): string {
    const goods = amounts(lacks);
    if (goods) return say(words.isMissing, { what: goods });
    if (time === 0) return '';
    return colony.hasTime(time) || colony.view.activePlayer !== colony.me
        ? counted('time', time)
        : say(words.tooLittleTime, { n: time, left: colony.view.turn.time });
}
function nowOf(colony: Colony, kind: string, id: string): string {
    if (kind === 'building') {
        const fields = colony.building(id)?.fields ?? [];
        const printed = (colony.catalogue.find('building', id) as { fields?: string[] } | undefined)?.fields ?? [];
        const has = (status: string) => fields.some((each) => each.status === status);
        return [
            say(words.fieldsOf, { free: fields.filter(isFree).length, all: fields.length }),
            printed.includes('slow') && !has('slow') ? `· ${say(help.built)}` : '',
            printed.includes('closed') && !has('closed') ? `· ${say(help.expanded)}` : '',
        ]
            .filter(Boolean)
            .join(' ');
    }
    if (kind === 'technology') {
        const found = colony.facts.technologies.find((each) => each.technology === id);
        const names = found?.owners.map((each) => colony.nameOf(each)) ?? [];
        return [
            names.length ? `${say(words.technologyDone)}: ${names.join(', ')}.` : '',
            names.length && colony.me !== null && found?.owners.includes(colony.me)
                ? ''
                : missing(
                      colony,
                      colony.timeFor(found?.time ?? 0, `${found?.of === 'colony' ? 'colony' : 'corporate'}-tech`),
                  ),
        ]
            .filter(Boolean)
            .join(' ');
    }
    if (kind === 'research') {
        const found = colony.facts.research.find((each) => each.tile === id);
        return found ? missing(colony, colony.timeFor(found.time, 'research'), found.lacks) : '';
    }
    if (kind === 'order') return missing(colony, 0, colony.facts.orders.find((each) => each.order === id)?.lacks);
    if (kind === 'installation') return say(words.each, { n: colony.facts.energy[colony.seat]?.each[id] ?? 0 });
    if (kind === 'infirmary' || kind === 'living') return say(words.quarter, { n: id });
    return '';
}
