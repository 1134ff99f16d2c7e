/// What a place of the table is: its name, how it stands now, its rule, and what it is good for. All of it from documents.
import { martiansIcons } from '../words/martians_icons';
import { martians as words, shortOf } from '../words/martians';
import { say } from '../words/words.svelte';
import type { Place } from '../table/places';
import type { Colony } from './colony.svelte';
import { type ActionFact, type Amounts, type Need, SAMPLES } from './documents';
import { isFree } from './fields';
import { iconOfGood } from './icons';
import { outcomeOf } from './outcome';
import { amounts, counted, Word } from '../words/martians_terms';

export interface Use {
    icon: string;
    text: string;
}
export interface Explanation {
    icon: string;
    title: string;
    now: string;
    text: string;
    uses: { title: string; lines: Use[] }[];
}

const meaning = (icon: string) =>
    Object.values(martiansIcons)
        .map((family) => family[icon])
        .find((each) => each !== undefined);
const isSample = (good: string) => (SAMPLES as readonly string[]).includes(good);

/// “Hospital: Medicine (1 time, 1 energy …)”.
function lineOf(colony: Colony, building: string, action: ActionFact): Use {
    const price = [action.time > 0 ? counted('time', action.time) : '', amounts(action.cost)].filter(Boolean);
    return {
        icon: `building-${building}`,
        text: `${colony.buildingName(building)}: ${say(shortOf(action.action))}${price.length ? ` (${price.join(', ')})` : ''}`,
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
        .map((each) => ({ icon: `person-${each.id}`, text: `${each.title}: ${each.text}` }));
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
                text: `${say(words.task)}: ${Word(each.task, 'task')} (${amounts(each.cost)})`,
            })),
        ...facts.orders
            .filter((each) => asks(each.cost, good))
            .map((each) => ({
                icon: 'order',
                text: `${say(words.order)}: ${colony.titleOf('order', each.order)} (${amounts(each.cost)})`,
            })),
        ...facts.research
            .filter((each) => asks(each.cost, good))
            .map((each) => ({
                icon: 'research',
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
        return strip.slice(arrow + 1).some((each) => each.icon === icon);
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
                  text: colony.titleOf('installation', each),
              }))
            : [];
    return [...made, ...energy, ...personLines(colony, (each) => (each.gains?.[good] ?? 0) > 0)];
}

function good(colony: Colony, id: string): Explanation {
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
function need(colony: Colony, id: Need): Explanation {
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
function quarter(colony: Colony, n: number): Explanation {
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
};
const RULES: Record<string, string> = { infirmary: 'leave-infirmary', living: 'leave-living' };

export function explanationOf(colony: Colony, place: Place): Explanation {
    const [kind = '', id = '', rest = ''] = place.split('/');
    if (kind === 'good') return good(colony, id);
    if (kind === 'need') return need(colony, id as Need);
    if (kind === 'quarter') return quarter(colony, Number(id));
    const key =
        kind === 'condition'
            ? rest || id
            : kind === 'action'
              ? (colony.action(id)?.building.building ?? id)
              : (RULES[kind] ?? id);
    const kinds = ENTRIES[kind] ?? (kind === 'condition' || kind === 'action' ? ['building'] : [kind]);
    const entry = kinds.map((each) => colony.catalogue.find(each, key)).find((each) => each !== undefined);
    if (entry)
        return {
            icon: pictureOf(entry.kind, entry.id),
            title: entry.title,
            now: nowOf(colony, kind, id),
            text: entry.text,
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
                  : (scenario?.text ?? ''),
        uses: [],
    };
}
const stationText = (id: string) =>
    id === 'mid-round'
        ? say(words.midRoundBrings, { n: '' })
        : say(id === 'final-check' ? words.finalBrings : words.settlementBrings);

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
        return say(words.fieldsOf, { free: fields.filter(isFree).length, all: fields.length });
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
