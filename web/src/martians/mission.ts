/// The lines of the mission: tasks, conditions, orders.
import { martians as words } from '../words/martians';
import { say, type Said } from '../words/words.svelte';
import type { Colony } from './colony.svelte';
import type { Amounts, ConditionFact } from './documents';
import { Word } from '../words/martians_terms';

export interface MissionRow {
    place: string;
    text: string;
    isMet: boolean;
    count?: string;
    cost?: Amounts;
    lacks?: Amounts;
    payable?: boolean;
    reputation?: number;
}
const CONDITIONS: Record<string, Said> = {
    'colony-technologies': words.colonyTechnologies,
    'population-grown': words.grown,
    'nobody-dead': words.nobodyDead,
    satisfaction: words.satisfaction,
};

/// A condition about several buildings has a line for each.
function conditionRows(colony: Colony, each: ConditionFact): MissionRow[] {
    if (each.buildings)
        return each.buildings.map(({ building, met }) => ({
            place: `condition/${each.condition}/${building}`,
            text: say(each.condition === 'built' ? words.built : words.expanded, {
                what: colony.buildingName(building),
            }),
            isMet: met,
        }));
    return [
        {
            place: `condition/${each.condition}`,
            text: say(CONDITIONS[each.condition] ?? words.mission),
            isMet: each.met,
            count: each.needs === undefined ? undefined : `${each.has}/${each.needs}`,
        },
    ];
}

export function missionRows(colony: Colony): MissionRow[] {
    const { facts, view } = colony;
    if (!view.options.scenario)
        return facts.orders.map((each) => ({
            ...each,
            place: `order/${each.order}`,
            text: colony.titleOf('order', each.order),
            isMet: false,
        }));
    return [
        ...facts.tasks.map((each) => ({
            ...each,
            place: `task/${each.task}`,
            text: Word(each.task, 'task'),
            isMet: each.done >= each.of,
            count: `${each.done}/${each.of}`,
        })),
        ...facts.conditions.flatMap((each) => conditionRows(colony, each)),
        {
            place: 'condition/needs',
            text: say(words.noNeeds),
            isMet: facts.needs === 0,
            count: facts.needs ? say(words.nowN, { n: facts.needs }) : undefined,
        },
    ];
}
