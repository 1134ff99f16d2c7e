import { expect, test, vi } from 'vitest';
import { toast, toasts } from '../../src/shell/toasts.svelte';
import { voice } from '../../src/shell/voice.svelte';

test('a note is shown, and told once by what tells everything', async () => {
    vi.useFakeTimers();
    voice.say('Copied.');
    toast('Copied.', 'good');
    expect(toasts.map((each) => each.text)).toEqual(['Copied.']);
    await vi.advanceTimersByTimeAsync(1);
    expect(voice.polite).toBe('Copied.');
    await vi.advanceTimersByTimeAsync(5000);
    expect(toasts).toEqual([]);
    vi.useRealTimers();
});
