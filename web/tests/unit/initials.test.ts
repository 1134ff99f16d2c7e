import { expect, test } from 'vitest';
import { initials } from '../../src/parts/initials';

test('initials tell people apart who are called alike', () => {
    expect(initials(['Ola', 'Jan'])).toEqual(['O', 'J']);
    expect(initials(['Ola', 'oskar', 'Jan'])).toEqual(['Ol', 'Os', 'J']);
    expect(initials(['Guest', 'Guest 2', 'Guest 3'])).toEqual(['Gu', 'G2', 'G3']);
});
