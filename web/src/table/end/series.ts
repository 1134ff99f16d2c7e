import type { Seat } from '../../net/documents';

/// A line for each player.
export const seriesOf = (seats: Seat[], letters: string[], values: number[][]) =>
    values.map((each, seat) => ({
        name: seats[seat]?.name ?? '',
        mark: seats[seat]?.mark ?? seat,
        initial: letters[seat] ?? '',
        values: each,
    }));
