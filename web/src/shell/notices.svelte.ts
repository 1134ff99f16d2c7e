/// Signs that it is my turn, for those who look elsewhere: title, icon of the tab, sound, a notice of the desktop.
import { settings } from './settings.svelte';

/// The tab's icon with a bead, or without.
export function markTab(isMine: boolean) {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = isMine ? '/favicon-turn.svg' : '/favicon.svg';
}

export type Sound = 'turn' | 'tile' | 'hit' | 'end';
/// Notes: when they begin in seconds, how high, how long.
const NOTES: Record<Sound, [begins: number, hertz: number, lasts: number][]> = {
    turn: [
        [0, 523, 0.18],
        [0.16, 784, 0.3],
    ],
    tile: [[0, 140, 0.16]],
    hit: [
        [0, 196, 0.16],
        [0.12, 147, 0.3],
    ],
    end: [
        [0, 392, 0.5],
        [0.3, 523, 0.5],
        [0.6, 659, 0.5],
        [0.9, 784, 1.2],
    ],
};
const VOLUME = 0.16;
let audio: AudioContext | null = null;

export function play(sound: Sound) {
    if (!settings.sound || typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    void audio.resume();
    for (const [begins, hertz, lasts] of NOTES[sound]) {
        const at = audio.currentTime + begins;
        const tone = audio.createOscillator();
        const loudness = audio.createGain();
        tone.type = sound === 'tile' ? 'triangle' : 'sine';
        tone.frequency.value = hertz;
        loudness.gain.setValueAtTime(0, at);
        loudness.gain.linearRampToValueAtTime(VOLUME, at + 0.02);
        loudness.gain.exponentialRampToValueAtTime(0.001, at + lasts);
        tone.connect(loudness).connect(audio.destination);
        tone.start(at);
        tone.stop(at + lasts);
    }
}

/// A notice of the desktop, when the page is not looked at and the person wants it.
export function notify(title: string, text: string) {
    if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
        return;
    const notice = new Notification(title, { body: text, icon: '/favicon-turn.svg', tag: location.pathname });
    notice.onclick = () => {
        window.focus();
        notice.close();
    };
}
