import { describe, expect, it } from 'vitest';
import { fill, FORMS, LANGUAGES, type Words } from '../../src/words/words.svelte';

describe('fill', () => {
    it('puts numbers and names in', () => {
        expect(fill('{name} buys {n} {n:card|cards}', { name: 'Ola', n: 1 }, 'en')).toBe('Ola buys 1 card');
        expect(fill('{n} {n:karta|karty|kart}', { n: 22 }, 'pl')).toBe('22 karty');
        expect(fill('{n} {n:karta|karty|kart}', { n: 12 }, 'pl')).toBe('12 kart');
        expect(fill('{n} {n:карта|карти|карт}', { n: 21 }, 'uk')).toBe('21 карта');
        expect(fill('{n} {n:карта|карти|карт}', { n: 11 }, 'uk')).toBe('11 карт');
        expect(fill('{n} {n:karta|karty|karet}', { n: 22 }, 'cs')).toBe('22 karet');
    });
    it('leaves a slot that nobody fills', () => expect(fill('{n} left', {}, 'en')).toBe('{n} left'));
});

it('knows a form for every number in every language, as Intl does', () => {
    const categories = {
        en: ['one', 'other'],
        pl: ['one', 'few', 'many'],
        uk: ['one', 'few', 'many'],
        cs: ['one', 'few', 'other'],
    };
    for (const language of LANGUAGES)
        for (let n = 0; n <= 250; n += 1)
            expect(categories[language][FORMS[language](n)], `${language} ${n}`).toBe(
                new Intl.PluralRules(language).select(n),
            );
});

describe('the words of the page', async () => {
    const files = import.meta.glob<Record<string, unknown>>(['../../src/words/*.ts', '../../src/martians/end.ts'], {
        eager: true,
    });
    const slots = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((each) => each[1]);
    for (const [file, module] of Object.entries(files))
        for (const [name, words] of Object.entries(module)) {
            if (
                typeof words !== 'object' ||
                words === null ||
                Array.isArray(words) ||
                !Object.values(words).every(Array.isArray)
            )
                continue;
            it(`${file} ${name}: four languages with the same slots`, () => {
                for (const [key, said] of Object.entries(words as Words)) {
                    expect(said, key).toHaveLength(4);
                    for (const each of said) {
                        expect(each.trim(), key).not.toBe('');
                        expect(new Set(slots(each)), `${key}: ${each}`).toEqual(new Set(slots(said[0])));
                    }
                }
            });
        }
});
