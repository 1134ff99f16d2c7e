/// The same text once more is no change, and would not be told.
const anew = (text: string, before: string) => (text === before ? `${text}\u00a0` : text);

/// What screen readers are told. One place tells it, so that nothing is said twice: whoever has something to say says it here.
class Voice {
    /// Told when the reader is done with what it says.
    polite = $state('');
    /// Told at once.
    urgent = $state('');
    #waiting = { polite: [] as string[], urgent: [] as string[] };

    call(text: string) {
        this.#tell('urgent', text);
    }
    say(text: string) {
        this.#tell('polite', text);
    }
    /// What was told of a table is not to be found on another page.
    forget() {
        this.polite = this.urgent = '';
    }
    /// What is said at the same moment is told as one.
    #tell(how: 'polite' | 'urgent', text: string) {
        const waiting = this.#waiting[how];
        if (!text || waiting.includes(text)) return;
        waiting.push(text);
        if (waiting.length > 1) return;
        setTimeout(() => {
            this[how] = anew(waiting.join(' '), this[how]);
            waiting.length = 0;
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
