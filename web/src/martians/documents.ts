/// What is told of a game of Martians, as far as the table draws it.
export type Amounts = Record<string, number>;
export interface Field {
    status: string;
    marker: number | null;
    blocked: boolean;
}
export interface BuildingFact {
    building: string;
    fields: Field[];
    actions: { action: string; time: number; cost: Amounts; lacks: Amounts; product?: string; gives?: number }[];
}
export interface Player {
    corporation: string;
    technologies: string[];
    crop: string;
    installations: { solar: number; wind: number };
    people: Amounts;
    tokens: number;
    dead: number;
    reputation?: number;
    goods?: Record<string, number | null>;
}
export interface Quarter {
    needs: { oxygen: number; sickness: number; hunger: number };
    growth: number;
    owner: number | null;
    infirmary: number[];
    living: number[];
    penalty: number;
}
export interface View {
    game: 'martians';
    phase: string;
    round: number;
    slot: number;
    goods?: Amounts;
    reputation?: number;
    weather: string | null;
    eventsInForce: string[];
    players: Player[];
    quarters: Quarter[];
    colonyTechnologies: string[];
    research: string[];
    mine: { machine: number | null; tokens: (string | null)[] };
    options: { scenario?: string; variant: string };
}
export interface Facts {
    track: {
        station: string;
        moment: string;
        slot?: number;
        turns?: { player: number; moment: string; dead: boolean }[];
    }[];
    timeLeft: number;
    roundsLeft: number;
    buildings: BuildingFact[];
    energy: { sum: number }[];
    rtgLeft: number;
    needs: number;
    deaths: number;
    hopeless: boolean;
    tasks: { task: string; done: number; of: number; payable: boolean }[];
    orders: { order: string; payable: boolean }[];
    conditions: { condition: string; met: boolean }[];
    forecast?: { quarters: { quarter: number; threats: { need: string; left: number; brings: string }[] }[] };
}
export interface Hex {
    hex: number;
    row: number;
    place: number;
    q: number;
    r: number;
}
export interface Site {
    hexes: Hex[];
    tokens?: { token: string; ice?: number; regolith?: number }[];
}
