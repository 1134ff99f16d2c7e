/// What the end of the round would bring, in words: equal outcomes together.
import type { Option } from '../net/documents';
import { martians as words, shortOf } from '../words/martians';
import { say } from '../words/words.svelte';
import type { Colony } from './colony.svelte';
import { NEEDS, type Facts, type Need, type Threat } from './documents';
import { firstSteps } from './steps';
import { counted, Word, word } from '../words/martians_terms';

export interface ForecastRow {
    key: string;
    tone: 'bad' | 'warn' | 'good';
    icon: string;
    title: string;
    text: string;
    need?: Need;
    brings?: Threat['brings'];
    quarters: number[];
    /// It is about the viewer: where quarters have owners, about one's own.
    isOwn: boolean;
    /// What the viewer can choose now against it, at once or on the way to it.
    cures: Option[];
    /// What else there is to say: other needs there, goods in hand.
    notes: string[];
    /// It takes several steps: the cures are the first of them.
    isFirst?: boolean;
}

type Told = Facts['forecast'];

/// Whether what happens in a quarter happens to the viewer.
export function concerns({ me, view }: Colony, quarter: number): boolean {
    const owner = view.quarters[quarter - 1]?.owner ?? null;
    return me === null || owner === null || owner === me;
}

/// “Quarters 3 and 4”.
export function quartersText(quarters: number[]): string {
    const last = quarters.at(-1) ?? 0;
    const what = quarters.length < 2 ? String(last) : say(words.and, { a: quarters.slice(0, -1).join(', '), b: last });
    return say(quarters.length < 2 ? words.oneQuarter : words.manyQuarters, { what });
}

const SAYS = {
    death: { title: words.isDead, text: words.willDie },
    infirmary: { title: words.isSick, text: words.willBeSick },
    living: { title: words.isHungry, text: words.willBeHungry },
};

function textOf(colony: Colony, forecast: Told, threat: Threat, left: number, quarter: number): string {
    if (threat.brings === 'final-check')
        return say(colony.view.options.scenario ? words.willFail : words.willCost, { n: left });
    const n =
        threat.brings === 'living' ? forecast.aftermath[quarter - 1]?.penalty : colony.ruleTime('leave-infirmary');
    return say(SAYS[threat.brings].text, { n: n ?? 1 });
}

const key = (option: Option) => JSON.stringify({ ...option, text: undefined });
const unique = (options: Option[]) => [...new Map(options.map((each) => [key(each), each])).values()];

/// Where people die of it, nothing else is told of a quarter; it waits for whoever brings oxygen.
function othersThere(colony: Colony, threat: Threat, quarters: number[]): string[] {
    if (threat.brings !== 'death') return [];
    const there = quarters.map((each) => colony.view.quarters[each - 1]?.needs);
    const others = NEEDS.filter((need) => need !== threat.need && there.some((each) => (each?.[need] ?? 0) > 0));
    return others.length ? [say(words.alsoLacks, { what: others.map((each) => word(each)).join(', ') })] : [];
}
/// Goods that end it lie ready, for the end of the turn.
function inHand(colony: Colony, { need }: Threat, cures: Option[]): string[] {
    if (!cures.some((each) => each.kind === 'end-turn')) return [];
    const good = colony.facts.buildings.flatMap((each) => each.actions).find((each) => each.ends === need)?.product;
    const store = colony.view.goods ?? colony.view.players[colony.seat]?.goods ?? {};
    return good ? [say(words.inHand, { what: counted(good, store[good] ?? 0) })] : [];
}

export function forecastRows(colony: Colony, forecast: Told = colony.facts.forecast): ForecastRow[] {
    const groups = new Map<string, { threat: Threat; quarters: number[]; left: number; cures: Option[] }>();
    for (const { quarter, threats } of forecast.quarters)
        for (const threat of threats) {
            const price = threat.brings === 'living' ? (forecast.aftermath[quarter - 1]?.penalty ?? 0) : 0;
            const id = `${concerns(colony, quarter)}/${threat.brings}/${threat.need}/${price}`;
            const group = groups.get(id) ?? { threat, quarters: [], left: 0, cures: [] };
            group.quarters.push(quarter);
            group.left += threat.left;
            group.cures.push(...threat['averted-by']);
            groups.set(id, group);
        }
    const threats = [...groups].map(([id, { threat, quarters, left, cures }]): ForecastRow => {
        const title = threat.brings === 'final-check' ? word(threat.need) : say(SAYS[threat.brings].title);
        const direct = unique([...cures, ...(forecast.makers[threat.need] ?? [])]);
        const steps = direct.length ? [] : firstSteps(colony, threat.need);
        return {
            key: id,
            tone: threat.brings === 'death' || threat.brings === 'final-check' ? 'bad' : 'warn',
            icon: threat.brings === 'death' ? 'dead' : `need-${threat.need}`,
            title: `${quartersText(quarters)}: ${title}`,
            text: textOf(colony, forecast, threat, left, quarters[0] ?? 1),
            need: threat.need,
            brings: threat.brings,
            quarters,
            isOwn: quarters.every((each) => concerns(colony, each)),
            cures: [...direct, ...steps],
            notes: [...othersThere(colony, threat, quarters), ...inHand(colony, threat, cures)],
            isFirst: steps.length > 0,
        };
    });
    const order = { bad: 0, warn: 1, good: 2 };
    const supplied = [true, false].flatMap((isOwn) => suppliedRows(colony, forecast, isOwn));
    return [...threats, ...supplied].sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || order[a.tone] - order[b.tone]);
}

function suppliedRows(colony: Colony, forecast: Told, isOwn: boolean): ForecastRow[] {
    const safe = forecast.quarters.filter(
        (each) => each.threats.length === 0 && concerns(colony, each.quarter) === isOwn,
    );
    const wanted = colony.facts.growth.wanted;
    const row = (key: string, quarters: number[], text: string): ForecastRow[] =>
        quarters.length
            ? [
                  {
                      key: `${isOwn}/${key}`,
                      tone: 'good',
                      isOwn,
                      icon: 'ui-check',
                      title: `${quartersText(quarters)}: ${say(words.isSupplied)}`,
                      text,
                      quarters,
                      cures: [],
                      notes: [],
                  },
              ]
            : [];
    const growing = safe.filter((each) => each.grows).map((each) => each.quarter);
    const growth = (quarter: number) => forecast.aftermath[quarter - 1]?.growth ?? 0;
    return [
        ...[...new Set(growing.map(growth))].flatMap((n) =>
            row(
                `grows/${n}`,
                growing.filter((each) => growth(each) === n),
                say(words.willGrow, { n, m: wanted }),
            ),
        ),
        ...row(
            'stays',
            safe.filter((each) => !each.grows).map((each) => each.quarter),
            say(words.willStay),
        ),
    ];
}

/// What the forecast is of.
export function forecastTitle({ facts, play }: Colony): string {
    if (play.table.isOver) return say(words.atTheEnd);
    return say(facts.roundsLeft ? words.ifRoundEnded : words.ifGameEnded);
}

/// The whole forecast as it is read aloud.
export function spokenForecast(colony: Colony): string {
    const { facts } = colony;
    const lost = facts.forecast.losses.flatMap((loss, player) =>
        loss.colonists + loss.markers > 0 ? [`${say(words.wouldLose, { name: colony.nameOf(player), ...loss })}.`] : [],
    );
    return [
        `${forecastTitle(colony)}.`,
        ...forecastRows(colony).map((each) => [`${each.title}.`, each.text, ...each.notes].join(' ')),
        ...lost,
    ].join(' ');
}

/// What an option is, in a word or two.
export function briefOf(colony: Colony, option: Option): string {
    switch (option.kind) {
        case 'visit':
        case 'act': {
            const id = String(option.action);
            const building = colony.action(id)?.building.building;
            return `${building ? colony.buildingName(building) : ''}: ${say(shortOf(id))}`;
        }
        case 'specialist':
            return colony.titleOf('specialist', String(option.specialist));
        case 'rest':
            return say(words.rest);
        case 'rtg':
            return say(words.rtg);
        case 'quarter':
            return say(words.quarterShort, { n: Number(option.quarter) });
        case 'deliver':
            return `${Word(String(option.product))} › ${say(words.quarterShort, { n: Number(option.quarter) })}`;
        case 'end-turn':
            return say(words.thenDeliver);
        default:
            return option.text ?? option.kind;
    }
}
