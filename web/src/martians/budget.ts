/// The time of a turn as pips: what each that is spent went for, and where those beyond the usual came from. The log tells what was done,
/// the facts how long it takes; time that neither tells is that of what was chosen within an action, or of a slow field.
import type { Line, Option } from '../net/documents';
import { martians as words, shortOf } from '../words/martians';
import { say } from '../words/words.svelte';
import type { Colony } from './colony.svelte';
import { iconOf as operationIcon } from './operations';

export interface Sign {
    icon: string;
    name: string;
}
export interface Pip {
    state: 'spent' | 'next' | 'left';
    /// What it went for; undefined: it was lost, or is still there.
    went?: Sign;
    /// Where it came from, if it is not one of those that every turn has.
    from?: Sign;
}
interface Purchase {
    sign: Sign;
    time: number;
    isOpen: boolean;
}

/// The lines of the player's turn that is under way, and the time with which it began; the first turn of a game begins without a line.
function turnOf(lines: Line[], player: number): { began?: number; lines: Line[] } {
    const at = lines.findLastIndex((each) => each.kind === 'turn-started' && each.player === player);
    return { began: lines[at]?.amount, lines: lines.slice(at + 1).filter((each) => each.player === player) };
}

function purchasesOf(colony: Colony, lines: Line[], player: number): Purchase[] {
    let visited = '';
    let isFirst = false;
    const isSlow = () =>
        colony.building(visited)?.fields.some((each) => each.marker === player && each.status === 'slow') ?? false;
    return lines.flatMap((line, index): Purchase[] => {
        switch (line.kind) {
            case 'building-visited':
                visited = String(line.building);
                isFirst = true;
                return [];
            case 'action-done': {
                const id = String(line.action);
                const time = colony.action(id)?.action.time ?? 0;
                const isOpen = time === 0 || id === 'unload' || (isFirst && isSlow());
                isFirst = false;
                return [{ sign: actionSign(colony, visited, id), time, isOpen }];
            }
            case 'rested':
                return [
                    { sign: { icon: 'rest', name: say(words.rest) }, time: colony.ruleTime('rest'), isOpen: false },
                ];
            case 'marker-returned': {
                // from the living zone it is bought back
                const isPaid = lines[index - 1]?.choice === line.choice && lines[index - 1]?.kind === 'goods-changed';
                const sign = { icon: 'infirmary', name: say(words.infirmary) };
                return isPaid ? [] : [{ sign, time: colony.ruleTime('leave-infirmary'), isOpen: false }];
            }
            default:
                return [];
        }
    });
}
const actionSign = (colony: Colony, building: string, action: string): Sign => ({
    icon: `building-${building}`,
    name: `${colony.buildingName(building)}: ${say(shortOf(action))}`,
});

/// What each of the `spent` times went for. What is left of it goes to what is open, in turn.
export function spentOn(purchases: Purchase[], spent: number): (Sign | undefined)[] {
    const times = purchases.map((each) => each.time);
    const open = purchases.flatMap((each, index) => (each.isOpen ? [index] : []));
    let rest = spent - times.reduce((sum, each) => sum + each, 0);
    for (let n = 0; open.length && rest > 0; n += 1, rest -= 1) {
        const index = open[n % open.length] as number;
        times[index] = (times[index] ?? 0) + 1;
    }
    const signs = purchases.flatMap((each, index) => Array<Sign>(times[index] ?? 0).fill(each.sign));
    return Array.from({ length: spent }, (_, index) => signs[index]);
}

/// Where the times beyond those of every turn come from, by their place.
function sourcesOf(colony: Colony, total: number): (Sign | undefined)[] {
    const told = colony.facts.turnTime.flatMap(({ source, technology, time }) =>
        Array<Sign | undefined>(time).fill(
            technology
                ? { icon: `technology-${technology}`, name: colony.titleOf('technology', technology) }
                : source === 'help'
                  ? { icon: 'colonist', name: say(words.soloHelp) }
                  : undefined,
        ),
    );
    const event = { icon: 'event', name: say(words.fromEvent) };
    return Array.from({ length: total }, (_, index) => (index < told.length ? told[index] : event));
}

/// `isOver`: the turn is ended, and what was not used is lost.
export function pipsOf(colony: Colony, player: number, all: Line[], isOver: boolean): Pip[] {
    const { began, lines } = turnOf(all, player);
    const left = colony.view.turn.time;
    const total = Math.max(left, began ?? colony.facts.turnTime.reduce((sum, each) => sum + each.time, 0));
    const purchases = purchasesOf(colony, lines, player);
    const went = spentOn(isOver ? purchases.map((each) => ({ ...each, isOpen: false })) : purchases, total - left);
    return sourcesOf(colony, total).map((from, index) => ({
        state: index < went.length ? 'spent' : index === went.length ? 'next' : 'left',
        went: went[index],
        from,
    }));
}

/// What an option would be spent on.
export function signOf(colony: Colony, option: Option | undefined): Sign | undefined {
    if (!option) return undefined;
    const action = option.kind === 'visit' || option.kind === 'act' ? String(option.action) : '';
    const building = action && colony.action(action)?.building.building;
    if (building) return actionSign(colony, building, action);
    const icon = operationIcon(option);
    return icon ? { icon, name: '' } : undefined;
}
