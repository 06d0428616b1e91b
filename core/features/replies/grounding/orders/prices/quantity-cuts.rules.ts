import { isMembership, type Column } from '../level-prices.rules.js';
import type { PieceCut } from '../priced.rules.js';
import { exceptedIn } from './excepted-things.rules.js';
import { sharedUnits } from './line-heads.rules.js';
import type { PriceIndex } from './price-index.rules.js';

const cutsMax = 8;

/** Discounts on every price, by the minimum number of pieces. */
export class QuantityCuts {
  private readonly cuts: PieceCut[] = [];

  /**
   * @param behind the text after the discount, which may exclude things.
   * @param before the discount directly before this one in the sentence. A discount without a name applies to the
   * same things.
   */
  add(cut: Omit<PieceCut, 'isExcepted'>, behind: string, before: Column | null): void {
    const isExcepted = exceptedIn(behind);
    const last = before !== null && cut.of.length === 0 ? this.cuts.at(-1) : undefined;
    this.cuts.push(last === undefined ? { ...cut, isExcepted } : { ...cut, of: last.of, isExcepted: isExcepted ?? last.isExcepted });
  }

  /** @param isMember true when the lead is known to buy at a level such as reseller. */
  applyTo(index: PriceIndex, isMember: boolean): void {
    const cuts = this.cuts.slice(0, cutsMax);
    index.cuts.push(...cuts);
    for (const { idr, of, isExcepted, unit, ...column } of cuts)
      for (const one of of.length > 0 ? of : index.entries) {
        const { each, isFee, units } = one;
        if (isFee || isExcepted?.(one) === true || (unit !== undefined && !units.includes(unit)) || each[0]!.idr <= 2 * idr) continue;
        const isForMembers = !isMember && isMembership(column.level);
        each.push({ ...column, isForMembers, isOfPieces: sharedUnits(units).length > 0, idr: each[0]!.idr - idr });
      }
  }
}
