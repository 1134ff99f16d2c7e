/// The documents that the server sends, as docs/server.md and docs/protocol.md tell them.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Resource = 'megacredits' | 'steel' | 'titanium' | 'plants' | 'energy' | 'heat';
export const RESOURCES: readonly Resource[] = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'];

export interface Option {
    kind: string;
    text?: string;
    card?: string;
    project?: string;
    space?: number | string;
    tile?: string;
    player?: number;
    amount?: number;
    colony?: string;
    with?: string;
    milestone?: string;
    award?: string;
    parameter?: string;
    index?: number;
    effect?: number;
    cards?: string[];
    megacredits?: number;
    steel?: number;
    titanium?: number;
    heat?: number;
    floaters?: number;
    [field: string]: Json | undefined;
}
export interface Reason {
    code: string;
    text: string;
    brief?: string;
    needs?: number;
    has?: number;
    tag?: string;
    [field: string]: Json | undefined;
}
export interface Candidate {
    option: Option;
    cost: Record<string, number>;
    legal: boolean;
    reasons: Reason[];
    text: string;
    label: string;
    note: string;
}
export interface CandidateGroup {
    group: string;
    title: string;
    candidates: Candidate[];
}
export interface Pick {
    kind: string;
    from: string[];
    min: number;
    max: number;
    /// M€ to pay for each card, below 0 M€ to get, and what there is before; where that is so.
    price?: number;
    money?: number;
    texts: string[];
    done: string;
}
export interface Means {
    means: string;
    worth: number;
    have: number;
    most: number;
}
export interface Payment {
    price: number;
    means: Means[];
    usual: Record<string, number>;
}
export interface Decision {
    player: number;
    kind: string;
    prompt: string;
    number: number;
    source?: string;
    options?: Option[];
    /// Which of them are better asked for once more.
    risky?: number[];
    pick?: Pick;
    payment?: Payment;
    usual?: number;
    more?: boolean;
    about?: { text: string; effect?: string; [field: string]: Json | undefined };
}
export interface Ask {
    decision: Decision;
    candidates: CandidateGroup[];
    explanation?: string;
}
export interface Turn {
    number: number;
    awaited: number[];
    /// What others are asked, where nobody has anything to hide.
    asked?: Decision[];
    ask?: string;
    mine?: {
        drafted: number;
        complete: boolean;
        commitAt: string | null;
        back: { can: boolean; wall?: string; text?: string };
    };
    clock?: { seat: number; bank?: number; until?: string; left?: number }[];
}
export interface Seat {
    name: string;
    mark: number;
    state: 'free' | 'taken' | 'bot' | 'leaving';
    bot?: string;
    here: boolean;
    /// Before the deal, where a person sits.
    ready?: boolean;
    hints?: number;
}
export interface Terms {
    listed: boolean;
    clock: null | { bank?: number; perTurn?: number; atZero?: string };
    takeBack: number;
    hints: boolean;
    points: boolean;
    watchers: boolean;
    chat: boolean;
}
export interface Agreement {
    id: string;
    name: string;
    game: string;
    state: 'gathering' | 'playing' | 'over' | 'closed';
    host: string;
    hostSeat: number | null;
    setup: Record<string, Json>;
    terms: Terms;
    watching: number;
    next: string | null;
    votes: {
        vote: number;
        seat: number;
        bot?: string;
        by?: number;
        agreed?: number[];
        [field: string]: Json | undefined;
    }[];
    divergedAt?: number;
}
export interface Line {
    number: number;
    choice: number;
    by: number | null;
    move: number;
    player?: number;
    kind: string;
    text: string;
    card?: string;
    space?: number | string;
    resource?: string;
    amount?: number;
    draft?: boolean;
    [field: string]: Json | undefined;
}
export interface Chat {
    number: number;
    seat: number | null;
    name: string;
    said: number;
    text: string;
}
export interface Score {
    players: ({ total: number; place: number; won: boolean; name: string } & Record<string, Json>)[];
    parts: Record<string, string>;
    text: string;
}
/// The view and the facts differ from game to game: terraforming/documents.ts has those of Terraforming Mars.
export interface State<View = Json, Facts = Json> {
    view?: View;
    facts?: Facts;
    turn?: Turn;
    ask?: Ask | null;
    seats: Seat[];
    deal: { commitment: string; shares?: (string | null)[]; secret?: string; seed?: string };
    table: Agreement;
    plan?: { when: string; option: Option; then?: string; keep?: boolean }[];
    score?: Score;
    result?: { won: number[] | boolean; text: string };
}
export interface Lines {
    from: number;
    list: Line[];
    more?: boolean;
}
/// What comes over the socket about a table.
export interface Push {
    table: string;
    number?: number;
    viewer?: number | null;
    at?: string;
    state?: State;
    from?: string;
    to?: string;
    set?: [string, Json][];
    gone?: string[];
    lines?: Lines;
    here?: number[];
    watching?: number;
    chat?: Chat[];
    trouble?: string;
    [part: string]: unknown;
}
export interface Change {
    path: string;
    from: Json;
    to: Json;
}
export interface Preview {
    option: number;
    changes: Change[];
    events: { kind: string; text: string; [field: string]: Json | undefined }[];
    hidden: { path: string }[];
    reveals?: string;
}
/// What a bot would choose, and why.
export interface Advice {
    option: Option;
    why: string;
}
export interface Refusal {
    code: string;
    message: string;
    text?: string;
    at?: string;
}
export type Reply = { ok: true; [field: string]: unknown } | { ok: false; error: Refusal };
