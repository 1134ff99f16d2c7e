import { expect, test, vi } from 'vitest';
import { dismiss, toast, toasts } from '../../src/shell/toasts.svelte';
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

test('a note with a link stays until it is closed', async () => {
    vi.useFakeTimers();
    toast('Copy it by hand:', 'plain', 'http://x/t/1');
    toast('One.');
    toast('Two.');
    toast('Three.');
    expect(toasts.map((each) => each.text)).toEqual(['Copy it by hand:', 'Three.']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(toasts.map((each) => each.link)).toEqual(['http://x/t/1']);
    dismiss(toasts[0]?.id ?? 0);
    expect(toasts).toEqual([]);
    vi.useRealTimers();
});
