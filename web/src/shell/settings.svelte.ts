/// How this person likes it; kept in the browser, and with the person once there is one.
import { LANGUAGES, speech, type Language } from '../words/words.svelte';

export type Theme = 'dusk' | 'day' | 'system';
/// `never`: a press sends. Else the first press shows and the second sends; what is risky, or `always` every answer, is asked for once more.
export type Confirm = 'always' | 'risky' | 'never';
export interface Kept {
    language: Language;
    theme: Theme;
    /// 1 to 1.5
    textSize: number;
    motion: boolean;
    sound: boolean;
    notify: boolean;
    confirm: Confirm;
    autoPay: boolean;
    strongMarks: boolean;
    /// Whether single letters act.
    keys: boolean;
    /// Keys in place of the usual ones, by what they do.
    ownKeys: Record<string, string>;
    handOrder: 'playable' | 'cost' | 'tag' | 'own';
}

const KEY = 'planitia.settings';

function usualLanguage(): Language {
    const wished = globalThis.navigator?.languages?.map((each) => each.slice(0, 2)) ?? [];
    return (
        LANGUAGES.find((each) => each === wished.find((wish) => (LANGUAGES as readonly string[]).includes(wish))) ??
        'en'
    );
}

const usual = (): Kept => ({
    language: usualLanguage(),
    theme: 'dusk',
    textSize: 1,
    motion: true,
    sound: false,
    notify: false,
    confirm: 'risky',
    autoPay: false,
    strongMarks: false,
    keys: true,
    ownKeys: {},
    handOrder: 'playable',
});

function read(): Partial<Kept> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    } catch {
        return {};
    }
}

export const settings = $state<Kept>({ ...usual(), ...read() });

/// Somebody who wants nothing to move by itself.
export const isStill = () => !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/// Applies the settings to the page now and whenever they change. Called once, inside an effect root.
export function applySettings(keep: (kept: Kept) => void) {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    let systemIsDark = $state(dark.matches);
    dark.addEventListener('change', () => (systemIsDark = dark.matches));
    $effect.pre(() => {
        const root = document.documentElement;
        speech.language = settings.language;
        root.lang = settings.language;
        const isDark = settings.theme === 'dusk' || (settings.theme === 'system' && systemIsDark);
        root.dataset.theme = isDark ? 'dark' : 'light';
        root.dataset.motion = settings.motion ? 'on' : 'off';
        root.style.setProperty('--text-size', String(settings.textSize));
    });
    $effect(() => {
        const kept = $state.snapshot(settings) as Kept;
        try {
            localStorage.setItem(KEY, JSON.stringify(kept));
        } catch {
            // private windows may have no storage: the settings last as long as the page
        }
        keep(kept);
    });
}
