/// The shape of a question: how the bar asks it.
import type { Ask, Option } from '../net/documents';
import { keyBesidesAmount, type PlaceOf } from './places';

/// pick: marks on cards; tray: one card; pay: a payment; spaces: on the map, or all at places of the board; board: many kinds of answers, all over the table;
/// amounts: so many of something; buttons: few short answers; list: others.
export type Shape = 'pick' | 'tray' | 'pay' | 'spaces' | 'board' | 'amounts' | 'buttons' | 'list';

const MOST_BUTTONS = 6;

/// Options that differ in their amount only, with the places of the options in the list.
export interface Amounts {
    indices: number[];
}

export function amountsOf(options: Option[]): Amounts[] {
    const groups = new Map<string, Amounts>();
    options.forEach((option, index) => {
        const key = keyBesidesAmount(option);
        const group = groups.get(key) ?? { indices: [] };
        group.indices.push(index);
        groups.set(key, group);
    });
    return [...groups.values()];
}

/// Where only an amount is asked for: the group of all answers.
export function onlyAmounts({ pick, payment, options = [] }: Ask['decision']): Amounts | undefined {
    if (pick || payment || options.length < 2) return undefined;
    const [group, ...others] = amountsOf(options);
    return others.length ? undefined : group;
}

/// Ways out that have a button of their own beside the answers.
export const isExit = (option: Option) => ['pass', 'end-turn', 'done'].includes(option.kind);

/// What could be done instead of leaving: something, only what nearly always can, or nothing.
export function leftOf(options: Option[], isTrifle?: (option: Option) => boolean): 'something' | 'trifles' | 'nothing' {
    const left = options.filter((each) => !isExit(each));
    if (!left.length) return 'nothing';
    return left.every((each) => isTrifle?.(each)) ? 'trifles' : 'something';
}

/// What says that the turn is over.
export const endsTurn = (option: Option) => option.kind === 'pass' || option.kind === 'end-turn';

/// What a game draws on its board.
export interface Drawn {
    /// Places where an answer is seen better than in a list.
    onBoard?: RegExp;
    /// Places where an answer is drawn as a card, which says more than a button could.
    asCard?: RegExp;
}
const has = (places: RegExp | undefined, place: string) => places?.test(place) ?? false;

/// `room`: so many letters of answers fit into the bar.
export function shapeOf(ask: Ask, place: PlaceOf, { onBoard, asCard }: Drawn = {}, room = 64): Shape {
    const { pick, options = [] } = ask.decision;
    if (pick) return 'pick';
    if (ask.decision.payment) return 'pay';
    if (options.some((each) => place(each).startsWith('tray/'))) return 'tray';
    if (ask.candidates.some((each) => each.group)) return 'board';
    if (options.some((each) => each.space !== undefined)) return 'spaces';
    const answers = options.filter((each) => !isExit(each));
    if (amountsOf(answers).some((each) => each.indices.length > 1)) return 'amounts';
    if (answers.some((each) => has(asCard, place(each)))) return 'spaces';
    const letters = answers.reduce((sum, each) => sum + (each.text?.length ?? 0) + 4, 0);
    if (answers.length <= MOST_BUTTONS && letters <= room) return 'buttons';
    return answers.every((each) => has(onBoard, place(each))) ? 'spaces' : 'list';
}
