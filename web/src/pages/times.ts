/// How long a game takes, roughly: people think, bots do not. Every page tells the same.
const MINUTES = { table: 10, person: 25, bot: 3, corporateEra: 15, colonies: 15, martians: 15, draftOfEach: 4 };

export interface Length {
    game: string;
    people: number;
    bots?: number;
    corporateEra?: boolean;
    colonies?: boolean;
    draft?: boolean;
}
export function minutesOf({ game, people, bots = 0, corporateEra, colonies, draft }: Length): number {
    const sum =
        MINUTES.table +
        people * (MINUTES.person + (draft ? MINUTES.draftOfEach : 0)) +
        bots * MINUTES.bot +
        (corporateEra ? MINUTES.corporateEra : 0) +
        (colonies ? MINUTES.colonies : 0) +
        (game === 'martians' ? MINUTES.martians : 0);
    return Math.round(sum / 10) * 10;
}
