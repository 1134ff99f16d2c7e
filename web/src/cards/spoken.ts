/// What is said of a card to those who do not see it.
import { cardWords } from '../words/cards';
import { iconWord } from '../words/icons';
import { say } from '../words/words.svelte';
import type { Entry } from './catalogue.svelte';

export interface Told {
    cost?: number | undefined;
    reason?: string;
    unmet?: boolean;
    resources?: number | undefined;
    used?: boolean;
}

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

function costOf(entry: Entry, cost: number | undefined): string {
    if (entry.cost === undefined) return '';
    if (cost === undefined || cost === entry.cost) return say(cardWords.costs, { n: entry.cost });
    return say(cardWords.costsInstead, { n: cost, printed: entry.cost });
}

/// What a tag is called.
export function tagName(tag: string): string {
    const known = iconWord(`tag-${tag}`);
    return known ? say(known.name) : tag;
}

/// Title, type, cost, tags; the text with its requirement; what lies on it; why it can not be played.
export function spokenCard(entry: Entry, { cost, reason = '', unmet, resources, used }: Told): string {
    const type = entry.type ? cardWords[entry.type] : cardWords.corporation;
    const tags = (entry.tags ?? []).map(tagName).join(', ');
    const facts = [entry.title, say(type), costOf(entry, cost), tags && say(cardWords.tags, { tags })];
    return [
        facts.filter((each) => each !== '').join(', '),
        entry.text,
        unmet ? say(cardWords.unmet) : '',
        resources === undefined ? '' : say(cardWords.onIt, { n: resources }),
        used ? say(cardWords.used) : '',
        reason && say(cardWords.whyNot, { why: reason.replace(/\.$/, '') }),
    ]
        .filter((each) => each !== '')
        .map(sentence)
        .join(' ');
}
