/// The lines of the mission: tasks, conditions, orders.
import { martians as words, shortOf } from '../words/martians';
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
export const NEEDS_ROW = 'condition/needs';
const CONDITIONS: Record<string, Said> = {
    'colony-technologies': words.colonyTechnologies,
    'population-grown': words.grown,
    'nobody-dead': words.nobodyDead,
    satisfaction: words.satisfaction,
};

/// A condition about several buildings has a line for each.
export const buildingRows = ({ condition, buildings }: ConditionFact): MissionRow[] | undefined =>
    buildings?.map(({ building, met }) => ({
        place: `condition/${condition}/${building}`,
        text: say(condition === 'built' ? words.built : words.expanded, { what: say(shortOf(building)) }),
        isMet: met,
    }));
function conditionRows(each: ConditionFact): MissionRow[] {
    const rows = buildingRows(each);
    if (rows) return rows;
    return [
        {
            place: `condition/${each.condition}`,
            text: say(CONDITIONS[each.condition] ?? words.mission),
            isMet: each.met,
            count: each.needs === undefined ? undefined : `${each.has}/${each.needs}`,
        },
    ];
}

/// What can be handed in next, first of all what can be paid; nothing once the visit has done it: what was done was another one.
export function nextTask(rows: MissionRow[], isDone: boolean): MissionRow | undefined {
    if (isDone) return undefined;
    return rows.filter((each) => each.cost && !each.isMet).sort((a, b) => Number(b.payable) - Number(a.payable))[0];
}

export function missionRows(colony: Colony): MissionRow[] {
    const { facts, view } = colony;
    const { isOver } = colony.play.table;
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
        ...facts.conditions.flatMap(conditionRows),
        // new needs come until the last turn is over
        {
            place: NEEDS_ROW,
            text: say(words.noNeeds),
            isMet: isOver && facts.needs === 0,
            count: isOver && facts.needs === 0 ? undefined : say(words.nowN, { n: facts.needs }),
        },
    ];
}
