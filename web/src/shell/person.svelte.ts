/// Who plays on this browser. The server makes a person when one is needed; a name is asked for when somebody else will see it.
import { get, patch, post } from '../net/api';
import { socket } from '../net/socket.svelte';
import { say } from '../words/words.svelte';
import type { Kept } from './settings.svelte';

interface Me {
    person: string | null;
    name: string;
    settings: Partial<Kept>;
}
const guest = ['Guest', 'Gość', 'Гість', 'Host'] as const;
const isGuest = (name: string) => (guest as readonly string[]).includes(name);

class Person {
    id = $state<string | null>(null);
    name = $state('');
    #loaded: Promise<Partial<Kept> | null> | null = null;
    /// The name that they gave themselves; empty: none yet.
    ownName = $derived(isGuest(this.name) ? '' : this.name);
    /// What somebody without a name is called.
    readonly guest = guest;

    /// Who this browser is, with what they have set; null: nobody yet. Asked for once, and again when it failed.
    load(): Promise<Partial<Kept> | null> {
        this.#loaded ??= this.#ask().catch((error: unknown) => {
            this.#loaded = null;
            throw error;
        });
        return this.#loaded;
    }
    async #ask(): Promise<Partial<Kept> | null> {
        const me = await get<Me>('/me');
        this.#take(me);
        return me.person ? me.settings : null;
    }
    /// Makes a person if there is none yet. Only who is known to be nobody is made somebody: a second person would take the place of the first.
    async ensure(): Promise<void> {
        if (!this.id) await this.load();
        if (this.id) return;
        this.#take(await post<Me>('/people', { name: this.name || say(guest) }));
        socket.renew();
    }
    /// Becomes the person that made the code on another device.
    async redeem(code: string): Promise<void> {
        this.#take(await post<Me>('/me/redeem', { code }));
        socket.renew();
    }
    async rename(name: string): Promise<void> {
        await this.ensure();
        this.#take(await patch<Me>('/me', { name }));
    }
    async keep(settings: Kept): Promise<void> {
        if (this.id) await patch('/me', { settings });
    }
    #take(me: Partial<Me>) {
        if (me.person !== undefined) this.id = me.person;
        if (me.name !== undefined) this.name = me.name;
    }
}
export const person = new Person();
