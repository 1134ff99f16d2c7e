/// A page with every card, for tests/browser/cards.mjs, which shows sheet after sheet on it, and for eyes, with `npm run dev`:
/// /tests/cards/sheet.html?size=thumb&lang=uk&width=92&height=132&why=…&cover=17
import { flushSync, mount, unmount } from 'svelte';
import { catalogueOf } from '../../src/cards/catalogue.svelte';
import { addIcons } from '../../src/parts/icons';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/card.css';
import { LANGUAGES, speech } from '../../src/words/words.svelte';
import Sheet from './Sheet.svelte';

type Wish = Record<string, string>;
let shown: Record<string, unknown> | null = null;

/// Every card of a size in a language, laid out.
async function show({
    lang = 'en',
    theme = 'dark',
    size = 'thumb',
    width = '',
    height = '',
    slip = '',
    why = '',
    cover = '',
}: Wish) {
    const root = document.documentElement;
    speech.language = LANGUAGES.find((each) => each === lang) ?? 'en';
    root.lang = speech.language;
    root.dataset.theme = theme;
    await catalogueOf('terraforming').load();
    if (shown) await unmount(shown);
    const target = document.getElementById('app') as HTMLElement;
    shown = mount(Sheet, { target, props: { size, width, height, slip, why, cover } });
    flushSync();
    void target.offsetHeight; // letters are asked for when they are laid out
    await document.fonts.ready;
}

addIcons();
Object.assign(globalThis, { show });
void show(Object.fromEntries(new URLSearchParams(location.search)));
