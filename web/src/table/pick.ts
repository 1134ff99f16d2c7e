/// What marked cards do to the money.
import type { Pick } from '../net/documents';

export interface Money {
    /// M€ that each card costs; below 0, that it brings.
    price: number;
    by: number;
    left: number;
}

export function moneyOf({ price, money = 0 }: Pick, marked: number): Money | null {
    if (price === undefined) return null;
    const by = -marked * price || 0;
    return { price, by, left: money + by };
}
