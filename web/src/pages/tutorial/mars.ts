/// The guide through a first generation.
import { nameOf, wasUsed, type View } from '../../terraforming/documents';
import { tutorial } from '../../words/tutorial';
import { learn } from '../../words/learn';
import { place, type Glance, type Lesson } from './lesson';

type Mars = Glance<View>;
const me = (glance: Mars) => glance.view.players[0];
const played = (glance: Mars) => me(glance)?.played.length ?? 0;
const oceans = (glance: Mars) => glance.view.tiles.filter((tile) => tile.tile === 'ocean').length;
const holds = (glance: Mars, card: string) => {
    const hand = me(glance)?.hand;
    return Array.isArray(hand) && hand.includes(card);
};
const isFirst = (glance: Mars) => glance.view.generation === 1 && !me(glance)?.passed;
const isPlayed = (glance: Mars, card: string) => me(glance)?.played.some((each) => nameOf(each) === card) ?? false;
const isUsed = (glance: Mars, card: string) =>
    me(glance)?.played.some((each) => nameOf(each) === card && wasUsed(each)) ?? false;

const FIRST_CARD = 'mine';
const SECOND_CARD = 'power-plant';
const ACTION_CARD = 'power-infrastructure';

const HAND = '[data-place^="hand/"]';

const interludes: Lesson<Mars>['interludes'] = {
    pay: { title: tutorial.pay, text: tutorial.payText, at: ['[data-payment]', '#region-decision'] },
    'place-tile': { title: tutorial.tile, text: tutorial.tileText, at: [] },
};

const steps: Lesson<Mars>['steps'] = [
    { id: 'welcome', title: tutorial.welcome, text: tutorial.welcomeText, at: [] },
    {
        id: 'parameters',
        title: tutorial.parameters,
        text: tutorial.parametersText,
        at: ['.par', '#region-map'],
        region: 'map',
    },
    { id: 'you', title: tutorial.you, text: tutorial.youText, at: ['[data-stock]'] },
    {
        id: 'hand',
        title: tutorial.hand,
        text: tutorial.handText,
        at: [HAND],
        region: 'hand',
        fits: isFirst,
    },
    {
        id: 'first-card',
        title: tutorial.firstCard,
        text: tutorial.firstCardText,
        at: [place(`hand/${FIRST_CARD}`), HAND],
        region: 'hand',
        slots: ({ title }) => ({ card: title(FIRST_CARD) }),
        until: (glance) => played(glance) >= 1,
        fits: (glance) => isFirst(glance) && holds(glance, FIRST_CARD),
    },
    {
        id: 'second-card',
        title: tutorial.secondCard,
        text: tutorial.secondCardText,
        at: [place(`hand/${SECOND_CARD}`), HAND],
        region: 'hand',
        slots: ({ title }) => ({ card: title(SECOND_CARD) }),
        until: (glance) => played(glance) >= 2,
        fits: (glance) => isFirst(glance) && holds(glance, SECOND_CARD),
    },
    {
        id: 'step-back',
        title: tutorial.stepBack,
        text: tutorial.stepBackText,
        at: ['[data-do="back"]', '#region-decision'],
        fits: isFirst,
    },
    {
        id: 'project',
        title: tutorial.project,
        text: tutorial.projectText,
        at: [place('project/aquifer'), '[data-opens="projects"]', '#region-people'],
        region: 'people',
        until: (glance) => glance.asked === 'place-tile' || oceans(glance) > 0,
        fits: (glance) => isFirst(glance) && (glance.isLit('project/aquifer') || glance.asked !== 'action'),
    },
    {
        id: 'tile',
        title: tutorial.tile,
        text: tutorial.tileText,
        at: [],
        region: 'map',
        about: ['place-tile'],
        until: (glance) => oceans(glance) > 0 && glance.asked !== 'place-tile',
        fits: (glance) => glance.asked === 'place-tile' || oceans(glance) > 0,
    },
    {
        id: 'rating',
        title: tutorial.rating,
        text: tutorial.ratingText,
        at: ['#region-people .rating', '[data-stock]'],
        fits: (glance) => oceans(glance) > 0,
    },
    {
        id: 'blue-card',
        title: tutorial.blueCard,
        text: tutorial.blueCardText,
        at: [place(`hand/${ACTION_CARD}`), HAND],
        region: 'hand',
        slots: ({ title }) => ({ card: title(ACTION_CARD) }),
        until: (glance) => isPlayed(glance, ACTION_CARD),
        fits: (glance) => isFirst(glance) && holds(glance, ACTION_CARD),
    },
    {
        id: 'pass',
        title: tutorial.pass,
        text: tutorial.passText,
        at: ['[data-do="pass"]', '#region-decision'],
        until: (glance) => glance.view.generation > 1,
        fits: isFirst,
    },
    {
        id: 'production',
        title: tutorial.production,
        text: tutorial.productionText,
        at: ['[data-stock]'],
        fits: (glance) => glance.view.generation > 1,
    },
    {
        id: 'research',
        title: tutorial.research,
        text: tutorial.researchText,
        at: ['.tray', '#region-decision'],
        until: (glance) => glance.asked !== 'buy-cards' && glance.view.phase === 'action',
        fits: (glance) => glance.asked === 'buy-cards',
    },
    {
        id: 'action',
        title: tutorial.action,
        text: tutorial.actionText,
        at: [place(`action/${ACTION_CARD}`), '#region-people'],
        region: 'people',
        slots: ({ title }) => ({ card: title(ACTION_CARD) }),
        until: (glance) => isUsed(glance, ACTION_CARD),
        fits: (glance) => glance.isLit(`action/${ACTION_CARD}`),
    },
    {
        id: 'convert',
        title: tutorial.convert,
        text: tutorial.convertText,
        at: ['[data-place^="convert/"]', '[data-opens="conversions"]'],
        region: 'people',
    },
    { id: 'points', title: tutorial.points, text: tutorial.pointsText, at: [] },
    { id: 'end', title: tutorial.end, text: tutorial.endText, at: [] },
];

export const lesson: Lesson<Mars> = {
    name: 'first-game',
    game: 'terraforming',
    title: learn.tutorial,
    steps,
    interludes,
};
