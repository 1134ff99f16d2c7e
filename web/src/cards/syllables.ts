/// Where long words may break: browsers know it of few languages.

export const SOFT = '\u00ad';
const VOWELS = /[aeiouyáéěíóúůýąęаеєиіїоуюя]/i;
const LETTER = /\p{L}/u;
/// Letters that are one sound stay together.
const SOUNDS = /szcz|[scrd]z|dź|dż|[cstp]h|qu|ck|./giu;
/// Fewer letters are not left alone before a break, nor behind the last one.
const LEAST = 2;
const LAST = 3;

/// The word with soft hyphens between its syllables: before the last consonant in front of a vowel.
export function hyphenated(word: string): string {
    const sounds = word.match(SOUNDS) ?? [];
    let text = '';
    let hasVowel = false;
    let letters = 0;
    for (const [index, sound] of sounds.entries()) {
        const isVowel = VOWELS.test(sound);
        const isOnset = !isVowel && LETTER.test(sound) && VOWELS.test(sounds[index + 1] ?? '');
        const rest = sounds.slice(index).join('').match(/\p{L}/gu)?.length ?? 0;
        if (isOnset && hasVowel && letters >= LEAST && rest >= LAST) {
            text += SOFT;
            letters = 0;
        }
        text += sound;
        letters += sound.length;
        hasVowel ||= isVowel;
    }
    return text;
}
