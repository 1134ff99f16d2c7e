/// Brings the page to life: settings first, so that theme and language are right before anything is drawn.
import { mount } from 'svelte';
import { addIcons } from './parts/icons';
import App from './App.svelte';
import { person } from './shell/person.svelte';
import { router } from './shell/router.svelte';
import { applySettings, settings, type Kept } from './shell/settings.svelte';

export function start() {
    addIcons();
    router.listen();
    const isNew = localStorage.getItem('planitia.settings') === null;
    let timer = 0;
    let before = '';
    let hasChosen = false;
    const keep = (kept: Kept) => {
        const now = JSON.stringify(kept);
        const isChange = before !== '' && before !== now;
        before = now;
        if (!isChange) return;
        hasChosen = true;
        clearTimeout(timer);
        timer = window.setTimeout(() => void person.keep(kept).catch(() => {}), 1000);
    };
    $effect.root(() => applySettings(keep));
    mount(App, { target: document.getElementById('app') as HTMLElement });
    // what this browser was told lately counts more than what the person once kept elsewhere
    void person.load().then(
        (kept) => {
            if (kept && isNew && !hasChosen) Object.assign(settings, kept);
        },
        () => {},
    );
}
