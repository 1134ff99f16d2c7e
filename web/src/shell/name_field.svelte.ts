/// A field for the name of whoever plays here: their name, once it is told, until they type another.
import { person } from './person.svelte';

export class NameField {
    #typed = $state<string | null>(null);

    get value(): string {
        return this.#typed ?? person.ownName;
    }
    set value(typed: string) {
        this.#typed = typed;
    }
    /// What was typed is their name now.
    forget() {
        this.#typed = null;
    }
}
