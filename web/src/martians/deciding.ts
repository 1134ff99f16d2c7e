/// What the bar and the keys have to know of Martians.
import type { Change, Option, State } from '../net/documents';
import type { Chip } from '../table/games';
import { martians as words } from '../words/martians';
import { signed } from '../parts/signed';
import { say } from '../words/words.svelte';
import { GOODS, SAMPLES, type View } from './documents';
import { iconOfGood } from './icons';
import { layout, type Region } from './layout.svelte';
import { word } from '../words/martians_terms';

function chip(icon: string, name: string, { from, to }: Change): Chip[] {
    const by = Number(to) - Number(from ?? 0);
    return by === 0 ? [] : [{ icon, text: signed(by), label: `${name}: ${signed(by)}`, isLoss: by < 0 }];
}

/// Time, goods, reputation and needs: what changes of it.
export function chips(changes: Change[], me: number): Chip[] {
    const at = new Map(changes.map((each) => [each.path, each]));
    const found = (paths: string[], icon: string, name: string) =>
        paths.flatMap((path) => (at.has(path) ? chip(icon, name, at.get(path)!) : []));
    return [
        ...found(['/turn/time'], 'time', word('time')),
        ...[...GOODS, ...SAMPLES].flatMap((good) =>
            found([`/goods/${good}`, `/players/${me}/goods/${good}`], iconOfGood(good), word(good)),
        ),
        ...found(['/reputation'], 'reputation', say(words.satisfaction)),
        ...found([`/players/${me}/reputation`], 'reputation', say(words.reputation)),
        ...changes.flatMap((each) => {
            const need = /^\/quarters\/(\d)\/needs\/(\w+)$/.exec(each.path);
            return need
                ? chip(
                      `need-${need[2]}`,
                      `${say(words.quarter, { n: Number(need[1]) + 1 })}, ${word(need[2] ?? '')}`,
                      each,
                  )
                : [];
        }),
    ];
}

export function step(state: State, me: number): string {
    const view = state.view as unknown as View;
    return view.phase === 'work' && view.activePlayer === me ? say(words.turn, { n: view.slot + 1 }) : '';
}
/// Ending a turn that has time left.
export const isRisky = (option: Option, state: State | null): boolean =>
    option.kind === 'end-turn' && ((state?.view as unknown as View | undefined)?.turn.time ?? 0) > 0;
/// What is given away by leaving a question.
export function loses(option: Option, state: State | null): string {
    return isRisky(option, state) ? say(words.losesTime, { n: (state?.view as unknown as View).turn.time }) : '';
}
export const reveal = (region: string) => layout.reveal(region as Region);
export const focus = (region: string) => void layout.focus(region as Region);
export function lesson(state: State): string | null {
    const { scenario, variant } = (state.view as unknown as View).options;
    return variant === 'coop' && scenario === 'first-footprints' ? 'first-colony' : null;
}
export const chapter = 'round-started';
export const onBoard =
    /^(mine|quarter|building|installation|research|order|task|technology|crop|person|own|slot|corporation)\//;
export const asCard = /^corporation\//;
