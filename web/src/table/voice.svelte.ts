/// What screen readers are told. One place tells it, so that nothing is said twice: whoever has something to say says it here.
class Voice {
    /// Told when the reader is done with what it says.
    polite = $state('');
    /// Told at once.
    urgent = $state('');
    #waiting: string[] = [];

    /// What is said at the same moment is told as one.
    say(text: string) {
        if (!text || this.#waiting.includes(text)) return;
        this.#waiting.push(text);
        if (this.#waiting.length > 1) return;
        setTimeout(() => {
            const text = this.#waiting.join(' ');
            // the same text once more is no change, and would not be told
            this.polite = text === this.polite ? `${text}\u00a0` : text;
            this.#waiting = [];
        });
    }
}
export const voice = new Voice();

/// Says it now and whenever it has become another text; to be called while a component is made.
export function speaks(text: () => string) {
    let last = '';
    $effect(() => {
        const now = text();
        if (now !== last) voice.say(now);
        last = now;
    });
}
