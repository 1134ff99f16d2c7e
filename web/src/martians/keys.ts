/// What the keys that Martians alone has do.
import { tick } from 'svelte';
import type { Doing } from '../shell/keys';
import { toast } from '../shell/toasts.svelte';
import type { Place } from '../table/places';
import { voice } from '../shell/voice.svelte';
import { martians as words } from '../words/martians';
import { say } from '../words/words.svelte';
import { BUILDINGS } from './buildings';
import type { Colony } from './colony.svelte';
import { spokenForecast } from './forecast';
import { layout } from './layout.svelte';
import { homeOf } from './places';
import { isOperation } from './operations';

const seen = (...selectors: string[]): HTMLElement | undefined =>
    selectors
        .map((selector) => [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility()))
        .find((each) => each !== undefined);

/// As if the place had been pressed; what is not on the screen is answered at the bar.
function press(colony: Colony, place: Place) {
    const element = seen(`[data-place="${place}"]`, '#region-decision');
    element?.focus();
    if (element) colony.play.press(place, element);
}

/// A building shows its actions, and the first that can be done has the focus.
async function visit(colony: Colony, building: string) {
    layout.reveal('map');
    layout.side = 'forecast';
    if (colony.play.isLit(`building/${building}`)) return press(colony, `building/${building}`);
    colony.open(building);
    await tick();
    const actions = `[data-visit="${building}"] [data-place]`;
    seen(`${actions}[data-lit]`, actions, `[data-place="building/${building}"]`)?.focus();
}

/// To a place, wherever it lies: the building in which it is is opened where the board does not show it.
export async function goTo(colony: Colony, place: Place) {
    const [kind = '', id = ''] = place.split('/');
    const building =
        kind === 'building' ? id : kind === 'action' ? colony.action(id)?.building.building : homeOf(place);
    const at = `[data-place="${place}"]`;
    colony.play.popover = null;
    layout.reveal(kind === 'own' ? 'people' : 'map');
    await tick();
    if (!seen(at) && building) {
        layout.side = 'forecast';
        colony.open(building);
        await tick();
    }
    const found = seen(`${at}[data-lit]`, at, `[data-place="building/${building}"]`);
    found?.scrollIntoView({ block: 'nearest' });
    found?.focus();
}

async function mine(colony: Colony) {
    layout.reveal('map');
    if (layout.size === 'S') colony.open('mining');
    await tick();
    seen('[data-mine] [tabindex="0"]')?.focus();
}

function operations({ play }: Colony) {
    const options = play.options.flatMap((each, index) => (isOperation(each) ? [index] : []));
    const anchor = seen('#region-decision');
    if (options.length && anchor) play.popover = { kind: 'list', place: 'operations', anchor, options };
    else toast(say(words.nothingUses));
}

/// False: that is no key of this game.
export const keysOf =
    (colony: Colony) =>
    (does: Doing, n: number): boolean => {
        const building = BUILDINGS[n - 1];
        switch (does) {
            case 'visit':
                if (building) void visit(colony, building);
                return true;
            case 'quarter':
                layout.reveal('map');
                if (colony.view.quarters[n - 1]) press(colony, `quarter/${n}`);
                return true;
            case 'rest':
            case 'rtg':
                press(colony, `operation/${does}`);
                return true;
            case 'operations':
                operations(colony);
                return true;
            case 'to-mine':
                void mine(colony);
                return true;
            case 'close':
                if (!layout.isDrawn) return false;
                layout.isDrawn = false;
                return true;
            case 'forecast':
                voice.say(spokenForecast(colony));
                return true;
            default:
                return false;
        }
    };
