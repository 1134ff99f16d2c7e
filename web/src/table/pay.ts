/// A payment that is being put together. One means (M€, else the first that counts one each) fills up to the price by itself.
import type { Means, Payment } from '../net/documents';

export type Mix = Record<string, number>;

export class Purse {
    readonly filler: Means | undefined;
    readonly others: Means[];

    constructor(readonly payment: Payment) {
        const { means } = payment;
        this.filler = means.find((each) => each.means === 'megacredits') ?? means.find((each) => each.worth === 1);
        this.others = means.filter((each) => each !== this.filler);
    }

    usual(): Mix {
        return this.filled(this.payment.usual);
    }
    /// What the means other than the filler are worth together.
    counted(mix: Mix): number {
        return this.others.reduce((sum, each) => sum + each.worth * (mix[each.means] ?? 0), 0);
    }
    filled(mix: Mix): Mix {
        const rest = Math.max(0, this.payment.price - this.counted(mix));
        const all = Object.fromEntries(this.others.map((each) => [each.means, mix[each.means] ?? 0]));
        return this.filler ? { ...all, [this.filler.means]: rest } : all;
    }
    paid(mix: Mix): number {
        return this.counted(mix) + (this.filler ? (mix[this.filler.means] ?? 0) : 0);
    }
    lost(mix: Mix): number {
        return Math.max(0, this.paid(mix) - this.payment.price);
    }
    /// Paid in full, and without a unit that is not needed.
    isFine(mix: Mix): boolean {
        const over = this.paid(mix) - this.payment.price;
        const canFill = !this.filler || (mix[this.filler.means] ?? 0) <= this.filler.have;
        return over >= 0 && canFill && this.others.every((each) => !mix[each.means] || each.worth > over);
    }
    /// The mix with so many of a means; others give way where they would be too much. Null: can not be.
    with(mix: Mix, means: Means, count: number): Mix | null {
        if (count < 0 || count > means.have) return null;
        if (means === this.filler) return this.#withFiller(mix, count);
        const next = { ...mix, [means.means]: count };
        for (const each of [...this.others].sort((a, b) => a.worth - b.worth)) {
            if (each === means) continue;
            while ((next[each.means] ?? 0) > 0 && this.counted(next) - each.worth >= this.payment.price)
                next[each.means] = (next[each.means] ?? 0) - 1;
        }
        const full = this.filled(next);
        return this.isFine(full) ? full : null;
    }
    /// The fewest, or the most, of a means that can be.
    extreme(mix: Mix, means: Means, most: boolean): Mix {
        let at = mix;
        for (;;) {
            const next = this.with(at, means, (at[means.means] ?? 0) + (most ? 1 : -1));
            if (!next) return at;
            at = next;
        }
    }
    /// Other means take the place of the filler, or it takes theirs.
    #withFiller(mix: Mix, count: number): Mix | null {
        const by = Math.sign(count - (mix[this.filler!.means] ?? 0));
        for (const each of by > 0 ? [...this.others].reverse() : this.others) {
            const next = this.with(mix, each, (mix[each.means] ?? 0) - by);
            if (next && next[this.filler!.means] !== mix[this.filler!.means]) return next;
        }
        return null;
    }
}
