/// The guide through a first generation, as data: where each step points, what it says, and what brings it on.
import type { Region } from '../../terraforming/layout.svelte';
import { nameOf, wasUsed, type View } from '../../terraforming/documents';
import type { State } from '../../net/documents';
import { tutorial } from '../../words/tutorial';
import type { Said } from '../../words/words.svelte';

/// What a step looks at.
export interface Glance {
    state: State;
    view: View;
    /// What the question is about, if there is one: `action`, `place-tile`, `buy-cards` …
    asked: string | undefined;
    isLit: (place: string) => boolean;
}
export interface GuideStep {
    id: string;
    title: Said;
    text: Said;
    /// Selectors of what is meant; the first that is there is shown.
    at: string[];
    /// The part of the table that has to be in front for it.
    region?: Region;
    /// The card that the text names.
    card?: string;
    /// Done at the table, not by reading: the step goes on when this holds.
    until?: (glance: Glance) => boolean;
    /// A step that makes no sense any more, as something else was done, is left out.
    fits?: (glance: Glance) => boolean;
}

const place = (name: string) => `[data-place="${name}"]`;
const me = (glance: Glance) => glance.view.players[0];
const played = (glance: Glance) => me(glance)?.played.length ?? 0;
const oceans = (glance: Glance) => glance.view.tiles.filter((tile) => tile.tile === 'ocean').length;
const holds = (glance: Glance, card: string) => {
    const hand = me(glance)?.hand;
    return Array.isArray(hand) && hand.includes(card);
};
const isFirst = (glance: Glance) => glance.view.generation === 1 && !me(glance)?.passed;
const isPlayed = (glance: Glance, card: string) => me(glance)?.played.some((each) => nameOf(each) === card) ?? false;
const isUsed = (glance: Glance, card: string) =>
    me(glance)?.played.some((each) => nameOf(each) === card && wasUsed(each)) ?? false;

const FIRST_CARD = 'mine';
const SECOND_CARD = 'power-plant';
const ACTION_CARD = 'power-infrastructure';

/// Said while such a question is open, whatever the step is: it comes when somebody does something else, too.
export const interludes: Record<string, Pick<GuideStep, 'title' | 'text' | 'at'>> = {
    pay: { title: tutorial.pay, text: tutorial.payText, at: ['[data-payment]', '#region-decision'] },
    'place-tile': { title: tutorial.tile, text: tutorial.tileText, at: ['#region-map'] },
};

export const steps: GuideStep[] = [
    { id: 'welcome', title: tutorial.welcome, text: tutorial.welcomeText, at: [] },
    {
        id: 'parameters',
        title: tutorial.parameters,
        text: tutorial.parametersText,
        at: ['.par', '#region-map'],
        region: 'map',
    },
    { id: 'you', title: tutorial.you, text: tutorial.youText, at: ['#region-people', '.res'] },
    {
        id: 'hand',
        title: tutorial.hand,
        text: tutorial.handText,
        at: ['#region-hand'],
        region: 'hand',
        fits: isFirst,
    },
    {
        id: 'first-card',
        title: tutorial.firstCard,
        text: tutorial.firstCardText,
        at: [place(`hand/${FIRST_CARD}`), '#region-hand'],
        region: 'hand',
        card: FIRST_CARD,
        until: (glance) => played(glance) >= 1,
        fits: (glance) => isFirst(glance) && holds(glance, FIRST_CARD),
    },
    {
        id: 'second-card',
        title: tutorial.secondCard,
        text: tutorial.secondCardText,
        at: [place(`hand/${SECOND_CARD}`), '#region-hand'],
        region: 'hand',
        card: SECOND_CARD,
        until: (glance) => played(glance) >= 2,
        fits: (glance) => isFirst(glance) && holds(glance, SECOND_CARD),
    },
    {
        id: 'turn-done',
        title: tutorial.turnDone,
        text: tutorial.turnDoneText,
        at: ['[data-do="end-turn"]', '#region-decision'],
        until: (glance) => !glance.state.turn?.mine?.complete,
        fits: (glance) => glance.state.turn?.mine?.complete ?? false,
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
        at: ['#region-map'],
        region: 'map',
        until: (glance) => oceans(glance) > 0 && glance.asked !== 'place-tile',
        fits: (glance) => glance.asked === 'place-tile' || oceans(glance) > 0,
    },
    {
        id: 'rating',
        title: tutorial.rating,
        text: tutorial.ratingText,
        at: ['#region-people', '.res'],
        fits: (glance) => oceans(glance) > 0,
    },
    {
        id: 'blue-card',
        title: tutorial.blueCard,
        text: tutorial.blueCardText,
        at: [place(`hand/${ACTION_CARD}`), '#region-hand'],
        region: 'hand',
        card: ACTION_CARD,
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
        at: ['#region-people', '.res'],
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
        card: ACTION_CARD,
        until: (glance) => isUsed(glance, ACTION_CARD),
        fits: (glance) => glance.isLit(`action/${ACTION_CARD}`),
    },
    { id: 'end', title: tutorial.end, text: tutorial.endText, at: [] },
];
