import { expect, test } from 'vitest';
import { canChange, digitOf, groupsOf, hinted, keyOf, keysOf, shownOf, takenBy, withKey } from '../../src/shell/keys';

const usual = { keys: true, ownKeys: {} };
const pressed = (key: string, more = {}) => ({ key, target: null, ...more }) as unknown as KeyboardEvent;
globalThis.HTMLElement ??= class {} as unknown as typeof HTMLElement;

test('no two keys are the same', () => {
    const keys = keysOf(usual).map((each) => each.key);
    expect(new Set(keys).size).toBe(keys.length);
});

test('a key of one’s own takes the place of the usual one', () => {
    const liking = { ...usual, ownKeys: withKey({}, 'back', 'Я') };
    expect(keyOf(pressed('я'), liking)?.does).toBe('back');
    expect(keyOf(pressed('z'), liking)).toBeUndefined();
    expect(hinted('Step back', 'back', liking)).toBe('Step back (Я)');
    expect(withKey(liking.ownKeys, 'back', 'z')).toEqual({});
});

test('a key that does something already is told', () => {
    expect(takenBy('P', 'back', usual)?.does).toBe('pass');
    expect(takenBy('z', 'back', usual)).toBeUndefined();
    expect(takenBy('7', 'back', usual)?.does).toBe('option');
    expect(takenBy(' ', 'back', usual)?.does).toBe('zoom');
    expect(takenBy('z', 'pass', { ownKeys: { back: 'q' } })).toBeUndefined();
});

test('letters can be switched off, other keys can not', () => {
    const off = { ...usual, keys: false };
    expect(keyOf(pressed('z'), off)).toBeUndefined();
    expect(keyOf(pressed('3'), off)).toBeUndefined();
    expect(keyOf(pressed('Enter'), off)?.does).toBe('primary');
    expect(keyOf(pressed('F6', { shiftKey: true }), off)?.does).toBe('previous-region');
    expect(hinted('Hint', 'hint', off)).toBe('Hint');
    expect(
        keysOf(usual)
            .filter((each) => !canChange(each))
            .map((each) => each.does),
    ).toContain('option');
});

test('a game has its own keys beside those of all', () => {
    expect(keyOf(pressed('b'), usual, 'martians')?.then).toBe(9);
    expect(keyOf(pressed('b'), usual, 'terraforming')).toBeUndefined();
    expect(keyOf(pressed('c'), usual, 'martians')).toBeUndefined();
    expect(keyOf(pressed('z'), usual, 'martians')?.does).toBe('back');
    expect(groupsOf(usual).map((each) => each.game)).toEqual([undefined, 'terraforming', 'martians']);
    expect(groupsOf(usual, 'martians').map((each) => each.game)).toEqual([undefined, 'martians']);
    const quarter = keysOf(usual, 'martians').find((each) => each.does === 'quarter');
    expect(quarter && shownOf(quarter)).toBe('Q 1–4');
});

test('a key of one game may be chosen for another', () => {
    expect(takenBy('c', 'visit', usual)).toBeUndefined();
    expect(takenBy('c', 'back', usual)?.does).toBe('to-hand');
    const liking = { ...usual, ownKeys: withKey({}, 'visit', 'c') };
    expect(keyOf(pressed('c'), liking, 'martians')?.does).toBe('visit');
    expect(keyOf(pressed('c'), liking, 'terraforming')?.does).toBe('to-hand');
});

test('keys are where they lie on an English keyboard, where another alphabet is written', () => {
    expect(keyOf(pressed('я', { code: 'KeyZ' }), usual)?.does).toBe('back');
    expect(keyOf(pressed('Р', { code: 'KeyH', shiftKey: true }), usual)?.does).toBe('hint');
    expect(keyOf(pressed('ї', { code: 'BracketRight' }), usual)?.does).toBe('next-move');
    expect(keyOf(pressed('ю', { code: 'Period' }), usual)?.does).toBe('next-space');
    expect(keyOf(pressed('я', { code: 'KeyZ' }), { ...usual, keys: false })).toBeUndefined();
    const liking = { ...usual, ownKeys: withKey({}, 'hint', 'я') };
    expect(keyOf(pressed('я', { code: 'KeyZ' }), liking)?.does).toBe('hint');
});

test('a Latin letter is where it is written', () => {
    expect(keyOf(pressed('z', { code: 'KeyY' }), usual)?.does).toBe('back');
    expect(keyOf(pressed('y', { code: 'KeyZ' }), usual)).toBeUndefined();
    expect(keyOf(pressed(';', { code: 'KeyQ' }), usual)).toBeUndefined();
});

test('digits are the keys of the upper row, whatever is written there', () => {
    for (const [key, code, shiftKey, digit] of [
        ['ě', 'Digit2', false, 2],
        ['+', 'Digit1', false, 1],
        ['é', 'Digit0', false, undefined],
        ['4', 'Numpad4', false, 4],
        ['"', 'Digit2', true, undefined],
        ['2', 'Digit2', true, 2],
    ] as const) {
        const event = pressed(key, { code, shiftKey });
        expect([key, digitOf(event)]).toEqual([key, digit]);
        expect(keyOf(event, usual)?.does).toBe(digit && 'option');
    }
});
