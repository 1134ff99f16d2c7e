/// Titles of scenarios, for lists of tables.
import { catalogueOf } from '../cards/catalogue.svelte';
import { lists, type Brief } from '../net/tables.svelte';
import { speech } from '../words/words.svelte';

const catalogue = catalogueOf('martians');

/// What it is called; empty where there is none, or while its title is on the way.
export const scenarioOf = ({ setup, game }: Brief): string =>
    game === 'martians' ? (catalogue.find('scenario', String(setup.scenario))?.title ?? '') : '';

/// Asks for the titles once a list names a scenario; to be called while a component is made.
export function followScenarios() {
    const isNamed = $derived(
        [lists.mine, lists.lobby, lists.watchable].some((list) => list?.some((each) => each.setup.scenario)),
    );
    $effect(() => {
        void speech.language;
        if (isNamed) void catalogue.load().catch(() => {});
    });
}
