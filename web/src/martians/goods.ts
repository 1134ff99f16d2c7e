/// The goods of another player, as far as they are told.
import { GOODS, type Player } from './documents';

export function othersGoods({ goods, samples = 0 }: Player): [good: string, n: number][] {
    if (!goods) return [];
    const all: [string, number][] = [
        ...GOODS.map((good): [string, number] => [good, goods[good] ?? 0]),
        ['mineral-any', samples],
    ];
    return all.filter(([, n]) => n > 0);
}
