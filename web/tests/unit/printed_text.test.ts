import { afterEach, describe, expect, it } from 'vitest';
import { forPlayers } from '../../src/martians/printed_text';
import { speech } from '../../src/words/words.svelte';

afterEach(() => (speech.language = 'en'));

describe('a text that tells of every number of players', () => {
    const TASK = 'required 1/1/2/2 times with\u00a01/2/3/4\u00a0players. At least 30/50/72/95 with 1/2/3/4 players.';
    it('tells of that of the table', () => {
        expect(forPlayers(TASK, 3)).toBe('required 2 times with 3 players. At least 72 with 3 players.');
        expect(forPlayers(TASK, 1)).toBe('required 1 time with 1 player. At least 30 with 1 player.');
        expect(forPlayers('Open fields with 1/2/3/4 players: 2/2/2/3.', 4)).toBe('Open fields with 4 players: 3.');
    });
    it('in other languages, too', () => {
        speech.language = 'pl';
        expect(forPlayers('do wykonania 1/2/2/3 razy (przy 1/2/3/4 graczach)', 1)).toBe(
            'do wykonania 1 raz (przy 1 graczu)',
        );
        expect(forPlayers('pola otwarte w grze 1/2/3/4-osobowej: 2/2/3/3', 2)).toBe(
            'pola otwarte w grze 2-osobowej: 2',
        );
        speech.language = 'cs';
        expect(forPlayers('splnit 1/1/2/2× při 1/2/3/4 hráčích', 2)).toBe('splnit 1× při 2 hráčích');
    });
    it('leaves the others as they are', () => expect(forPlayers('Gain 1/2 of it.', 2)).toBe('Gain 1/2 of it.'));
});
