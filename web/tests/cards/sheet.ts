/// A page with every card, for overflow.mjs and for eyes: /tests/cards/sheet.html?size=thumb&lang=uk&width=92&height=132&why=…
import { mount } from 'svelte';
import { addIcons } from '../../src/parts/icons';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/card.css';
import { LANGUAGES, speech } from '../../src/words/words.svelte';
import Sheet from './Sheet.svelte';

const query = new URLSearchParams(location.search);
speech.language = LANGUAGES.find((each) => each === query.get('lang')) ?? 'en';
document.documentElement.lang = speech.language;
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
addIcons();
mount(Sheet, {
    target: document.getElementById('app') as HTMLElement,
    props: {
        size: query.get('size') ?? 'thumb',
        width: query.get('width') ?? '',
        height: query.get('height') ?? '',
        why: query.get('why') ?? '',
        from: Number(query.get('from') ?? 0),
        to: Number(query.get('to') ?? 999),
    },
});
