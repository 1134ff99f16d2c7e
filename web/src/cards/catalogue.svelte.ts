/// Titles, texts and icon strips of everything that views name, in the language of the page.
import { get } from '../net/api';
import { onBack } from '../net/back';
import { speech } from '../words/words.svelte';

export interface Glyph {
    icon?: string;
    text?: string;
    'any-player'?: boolean;
    production?: boolean;
}
export interface Part {
    part: string;
    strip: Glyph[];
}
export interface Entry {
    kind: string;
    id: string;
    title: string;
    text: string;
    'card-text'?: string;
    set?: string;
    number?: string;
    type?: 'automated' | 'active' | 'event';
    cost?: number;
    tags?: string[];
    holds?: string | null;
    maps?: string[];
    wakesWith?: string | null;
    icons?: Part[];
    flavour?: string;
}

class Catalogue {
    entries = $state.raw<Entry[]>([]);
    hasFailed = $state(false);
    // not derived: a catalogue outlives the component that asked for it first
    #byId: ReadonlyMap<string, Entry> = new Map();
    #cards: ReadonlyMap<string, Entry> = new Map();
    #asked: { language: string; done: Promise<void> } | null = null;

    constructor(readonly game: string) {}

    /// A project card or a corporation.
    card(id: string): Entry | undefined {
        void this.entries;
        return this.#cards.get(id);
    }
    find(kind: string, id: string): Entry | undefined {
        void this.entries;
        return this.#byId.get(`${kind}/${id}`);
    }
    /// What people call it; its name while the catalogue is on its way.
    title(id: string, kind?: string): string {
        const found = kind ? this.find(kind, id) : (this.card(id) ?? this.entries.find((each) => each.id === id));
        return found?.title ?? id;
    }
    /// In the language of the page; asked for once.
    load(): Promise<void> {
        const language = speech.language;
        if (this.#asked?.language !== language) this.#asked = { language, done: this.#fetch(language) };
        return this.#asked.done;
    }
    async #fetch(language: string): Promise<void> {
        try {
            const { cards } = await get<{ cards: Entry[] }>(`/games/${this.game}/cards`);
            if (language === speech.language) this.#take(cards);
            this.hasFailed = false;
        } catch (error) {
            this.#asked = null;
            this.hasFailed = true;
            throw error;
        }
    }
    #take(entries: Entry[]) {
        const isCard = (each: Entry) => each.kind === 'project' || each.kind === 'corporation';
        this.#byId = new Map(entries.map((each) => [`${each.kind}/${each.id}`, each]));
        this.#cards = new Map(entries.filter(isCard).map((each) => [each.id, each]));
        this.entries = entries;
    }
}

const known = new Map<string, Catalogue>();
/// The catalogue of a game. `follow` it once in an effect of the page that shows it.
export function catalogueOf(game: string): Catalogue {
    const found = known.get(game) ?? new Catalogue(game);
    known.set(game, found);
    return found;
}
/// Loads the catalogue now, whenever the language changes, and when the connection is back; to be called while a component is made.
export function followCatalogue(game: string): Catalogue {
    const catalogue = catalogueOf(game);
    const load = () => void catalogue.load().catch(() => {});
    $effect(() => {
        void speech.language;
        load();
    });
    $effect(() => (catalogue.hasFailed ? onBack(load) : undefined));
    return catalogue;
}
