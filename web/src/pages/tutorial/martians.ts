/// The guide through a first round and the beginning of the second, in “First Footprints”, alone or with others.
import type { Facts, View } from '../../martians/documents';
import { colonyGuide as words } from '../../words/colony_guide';
import { learn } from '../../words/learn';
import { place, type Glance, type Lesson } from './lesson';

type Colony = Glance<View, Facts>;
const MARKERS = 3;

/// A building on the board.
const at = (name: string) => `[data-building="${name}"]`;
/// An action where it stands on the board or in the visit, else its building.
const doing = (name: string, action: string, that = '') => [
    ...[at(name), `[data-visit="${name}"]`].map((each) => `${each} ${place(`action/${action}`)}${that}`),
    at(name),
];

const stock = ({ view }: Colony) => view.goods ?? {};
const needs = (glance: Colony, need: 'oxygen' | 'sickness' | 'hunger') =>
    glance.view.quarters.reduce((sum, quarter) => sum + quarter.needs[need], 0);
const inNeed = ({ view }: Colony, need: 'oxygen' | 'sickness' | 'hunger') =>
    view.quarters.filter((quarter) => quarter.needs[need] > 0).length;
const building = ({ facts }: Colony, name: string) => facts.buildings.find((each) => each.building === name);
const action = (glance: Colony, where: string, name: string) =>
    building(glance, where)?.actions.find((each) => each.action === name);
const markersOut = ({ facts, me }: Colony) =>
    facts.buildings.flatMap((each) => each.fields).filter((field) => field.marker === me).length;
const isAt = (glance: Colony, name: string) =>
    building(glance, name)?.fields.some((field) => field.marker === glance.me) ?? false;
const installations = (glance: Colony) => {
    const { solar = 0, wind = 0 } = glance.view.players[glance.me]?.installations ?? {};
    return solar + wind;
};
const isBuilt = (glance: Colony, name: string) =>
    building(glance, name)?.fields.every((field) => field.status !== 'slow') ?? false;
const tasksDone = ({ facts }: Colony) => facts.tasks.reduce((sum, task) => sum + task.done, 0);
const isMine = ({ view, me }: Colony) => view.activePlayer === me;
const time = ({ facts }: Colony) => facts.timeLeft;
/// The turn that is mine now or next; undefined: this round has none for me any more.
const turnOf = ({ facts, me }: Colony) =>
    facts.track.find((each) => each.turns?.some((turn) => turn.player === me && !turn.dead && turn.moment !== 'past'))
        ?.slot;
const isTurn = (glance: Colony, turn: number) => glance.view.round === 1 && turnOf(glance) === turn;
const isAlone = ({ view }: Colony) => view.players.length === 1;
const isFirstRound = ({ view }: Colony) => view.round === 1;
const isSecondRound = ({ view }: Colony) => view.round === 2;
/// Whether it could be done: only a question about actions says that it can not.
const isOpen = ({ asked, isLit }: Colony, actions: string[]) =>
    asked !== 'action' || actions.some((each) => isLit(`action/${each}`));
/// Still in that turn, with time to spend and something to spend it on, or with a question of the step that is open: its time is paid before
/// it is asked.
const canGo = (glance: Colony, turn: number, questions: string[], ...actions: string[]) =>
    isTurn(glance, turn) &&
    isOpen(glance, actions) &&
    (!isMine(glance) || time(glance) > 0 || questions.includes(glance.asked ?? ''));
const INSTALLING = ['installation'];
const BUILDING = ['building'];
const DIGGING = ['mine-first', 'move', 'take'];
const LANDING = ['task', 'unload'];

const goodsSlots = (glance: Colony) => ({ ...stock(glance) });

/// Where no marker is free, nothing else can be done.
const resting = (id: string, isNow: (glance: Colony) => boolean): Lesson<Colony>['steps'][number] => ({
    id,
    title: words.rest,
    text: words.restText,
    at: [place('operation/rest'), '#region-decision'],
    slots: (glance) => ({ n: markersOut(glance) }),
    until: (glance) => markersOut(glance) < MARKERS,
    fits: (glance) => isNow(glance) && markersOut(glance) === MARKERS,
});

const steps: Lesson<Colony>['steps'] = [
    {
        id: 'mission',
        title: words.mission,
        text: words.missionText,
        at: ['#region-goals', '#region-map'],
        region: 'goals',
        slots: ({ facts }) => ({ n: facts.roundsLeft + 1 }),
    },
    {
        id: 'forecast',
        title: words.forecast,
        text: words.forecastText,
        at: ['.forecast', '.stakes', '#region-map'],
        region: 'quarters',
        slots: (glance) => ({ n: inNeed(glance, 'oxygen') }),
        fits: (glance) => needs(glance, 'oxygen') > 0,
    },
    {
        id: 'round',
        title: words.round,
        text: words.roundText,
        at: ['nav.track', '#region-map'],
        fits: isFirstRound,
    },
    {
        id: 'time',
        title: words.time,
        text: words.timeText,
        at: ['[data-time]', '#region-decision'],
        fits: isFirstRound,
    },
    {
        id: 'time-alone',
        title: words.timeAlone,
        text: words.timeAloneText,
        at: ['[data-time]', '#region-decision'],
        slots: (glance) => ({ n: time(glance) }),
        fits: (glance) => isFirstRound(glance) && isAlone(glance),
    },
    {
        id: 'oxygen',
        title: words.oxygen,
        text: words.oxygenText,
        at: [...doing('moxie', 'oxygen'), '#region-map'],
        region: 'map',
        about: ['quarter'],
        slots: (glance) => ({
            n: action(glance, 'moxie', 'oxygen')?.cost.energy ?? 0,
            m: action(glance, 'moxie', 'oxygen')?.reputation ?? 0,
        }),
        until: (glance) => glance.asked !== 'quarter' && (needs(glance, 'oxygen') === 0 || isAt(glance, 'moxie')),
        fits: (glance) => canGo(glance, 1, ['quarter'], 'oxygen') && needs(glance, 'oxygen') > 0,
    },
    {
        id: 'energy',
        title: words.energy,
        text: words.energyText,
        at: [...doing('construction', 'installation'), '#region-map'],
        region: 'map',
        about: INSTALLING,
        slots: (glance) => ({ n: stock(glance).energy ?? 0 }),
        until: (glance) => installations(glance) > 0,
        fits: (glance) => canGo(glance, 1, INSTALLING, 'installation'),
    },
    {
        id: 'build',
        title: words.build,
        text: words.buildText,
        at: [place('action/build'), at('construction'), '#region-map'],
        region: 'map',
        about: BUILDING,
        until: (glance) => isBuilt(glance, 'hospital'),
        fits: (glance) => canGo(glance, 1, BUILDING, 'build'),
    },
    {
        id: 'fields',
        title: words.fields,
        text: words.fieldsText,
        at: [at('hospital'), '#region-map'],
        region: 'map',
        fits: isFirstRound,
    },
    {
        id: 'mining',
        title: words.mining,
        text: words.miningText,
        at: [place('action/extract'), at('mining'), '#region-map'],
        region: 'map',
        about: DIGGING,
        until: (glance) => isAt(glance, 'mining') && !DIGGING.includes(glance.asked ?? ''),
        fits: (glance) => canGo(glance, 1, DIGGING, 'extract') || isAt(glance, 'mining'),
    },
    {
        id: 'end-turn',
        title: words.endTurn,
        text: words.endTurnText,
        at: ['[data-do="end-turn"]', '#region-decision'],
        slots: (glance) => ({ n: time(glance) }),
        until: (glance) => !isTurn(glance, 1),
        fits: (glance) => isTurn(glance, 1),
    },
    {
        id: 'others',
        title: words.others,
        text: words.othersText,
        at: ['#region-people'],
        fits: (glance) => isFirstRound(glance) && !isAlone(glance),
    },
    resting('rest', isFirstRound),
    {
        id: 'lander',
        title: words.lander,
        text: words.landerText,
        at: [...doing('lander', 'mission', '[data-lit]'), '#region-map'],
        region: 'map',
        about: LANDING,
        slots: goodsSlots,
        until: (glance) => (tasksDone(glance) > 0 && !LANDING.includes(glance.asked ?? '')) || !isTurn(glance, 2),
        fits: (glance) => canGo(glance, 2, LANDING, 'mission', 'unload'),
    },
    {
        id: 'turn-two',
        title: words.turnTwo,
        text: words.turnTwoText,
        at: ['[data-do="end-turn"]', '#region-decision'],
        slots: (glance) => ({ n: time(glance) }),
        until: (glance) => !isTurn(glance, 2),
        fits: (glance) => isTurn(glance, 2),
    },
    {
        id: 'middle',
        title: words.middle,
        text: words.middleText,
        at: ['.energy', 'nav.track', '#region-map'],
        slots: (glance) => ({
            n: glance.facts.energy[glance.me]?.sum ?? 0,
            weather: glance.title(glance.view.weather ?? ''),
        }),
        fits: (glance) => isTurn(glance, 3),
    },
    {
        id: 'prepare',
        title: words.prepare,
        text: words.prepareText,
        at: [at('greenhouse'), '#region-map'],
        region: 'map',
        about: ['crop'],
        slots: goodsSlots,
        until: ({ view }) => view.round > 1,
        fits: (glance) => isTurn(glance, 3),
    },
    {
        id: 'supply',
        title: words.supply,
        text: words.supplyText,
        at: ['.quarter', '.stakes', '#region-map'],
        region: 'map',
        slots: (glance) => ({
            oxygen: needs(glance, 'oxygen'),
            sickness: needs(glance, 'sickness'),
            hunger: needs(glance, 'hunger'),
        }),
        fits: isSecondRound,
    },
    resting('rest-again', isSecondRound),
    {
        id: 'chain',
        title: words.chain,
        text: words.chainText,
        at: [at('water-treatment'), '#region-map'],
        region: 'map',
        fits: isSecondRound,
    },
    {
        id: 'deliver',
        title: words.deliver,
        text: words.deliverText,
        at: [at('greenhouse'), '#region-map'],
        region: 'map',
        slots: goodsSlots,
        about: ['deliver'],
        until: (glance) => needs(glance, 'hunger') === 0,
        fits: (glance) => isSecondRound(glance) && needs(glance, 'hunger') > 0,
    },
    {
        id: 'free-help',
        title: words.freeHelp,
        text: words.freeHelpText,
        at: [place('operation/rtg'), '#region-decision'],
        fits: isSecondRound,
    },
    {
        id: 'growth',
        title: words.growth,
        text: words.growthText,
        at: ['.quarter', '.stakes', '#region-map'],
        region: 'map',
        fits: isSecondRound,
    },
    { id: 'end', title: words.end, text: words.endText, at: [], slots: ({ facts }) => ({ n: facts.roundsLeft + 1 }) },
];

export const lesson: Lesson<Colony> = {
    name: 'first-colony',
    game: 'martians',
    title: learn.colonyTutorial,
    steps,
    answers: ['[data-lit]:not(#region-decision *)', '#region-decision [data-option]'],
    interludes: {
        quarter: { title: words.quarter, text: words.quarterText, at: ['.quarter', '.stakes', '#region-map'] },
        take: { title: words.take, text: words.takeText, at: [at('mining'), '#region-map'] },
        move: { title: words.move, text: words.moveText, at: [at('mining'), '#region-map'] },
        deliver: { title: words.delivery, text: words.deliveryText, at: ['.quarter', '.stakes', '#region-decision'] },
        'event-option': { title: words.event, text: words.eventText, at: ['#region-decision'] },
    },
};
