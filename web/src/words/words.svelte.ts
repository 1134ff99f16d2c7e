/// Words of the page itself. Sentences about a game come from the server in the reader's language.

export const LANGUAGES = ['en', 'pl', 'uk', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
    en: 'English',
    pl: 'Polski',
    uk: 'Українська',
    cs: 'Čeština',
};

/// One thing said in English, Polish, Ukrainian and Czech. `{n}` stands for a slot, `{n:a|b|c}` for the form that goes with its number
/// (English one|other; the others one|few|many).
export type Said = readonly [en: string, pl: string, uk: string, cs: string];
/// The words of a part of the page; one that lacks a language does not compile.
export type Words = Record<string, Said>;
export type Slots = Record<string, string | number>;

class Speech {
    language = $state<Language>('en');
}
export const speech = new Speech();

const slavic = (n: number) => (n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2);
/// Which form goes with a number.
export const FORMS: Record<Language, (n: number) => number> = {
    en: (n) => (n === 1 ? 0 : 1),
    pl: (n) => (n === 1 ? 0 : slavic(n)),
    uk: (n) => (n % 10 === 1 && n % 100 !== 11 ? 0 : slavic(n)),
    cs: (n) => (n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2),
};

export function fill(text: string, slots: Slots, language: Language): string {
    return text.replace(/\{(\w+)(?::([^}]*))?\}/g, (whole, name: string, forms?: string) => {
        const value = slots[name];
        if (value === undefined) return whole;
        if (forms === undefined) return String(value);
        const all = forms.split('|');
        return all[Math.min(FORMS[language](Math.abs(Number(value))), all.length - 1)] ?? '';
    });
}

/// What is said, in the language of the page; redrawn when that changes.
export function say(said: Said, slots: Slots = {}): string {
    return fill(said[LANGUAGES.indexOf(speech.language)] ?? said[0], slots, speech.language);
}
