import { isMembership } from '../level-prices.rules.js';
import type { PieceCut } from '../priced.rules.js';
import { sharedUnits } from './line-heads.rules.js';
import type { PriceIndex } from './price-index.rules.js';

const cutsMax = 4;

/** Discounts on every price, by the minimum number of pieces. */
export class QuantityCuts {
  private readonly cuts: PieceCut[] = [];

  add(cut: PieceCut): void {
    this.cuts.push(cut);
  }

  /** @param isMember true when the lead is known to buy at a level such as reseller. */
  applyTo(index: PriceIndex, isMember: boolean): void {
    const cuts = this.cuts.slice(0, cutsMax);
    index.cuts.push(...cuts);
    for (const { idr, of, isExcepted, ...column } of cuts)
      for (const one of of.length > 0 ? of : index.entries) {
        const { each, isFee, units } = one;
        if (isFee || isExcepted?.(one) === true || each[0]!.idr <= 2 * idr) continue;
        const isForMembers = !isMember && isMembership(column.level);
        each.push({ ...column, isForMembers, isOfPieces: sharedUnits(units).length > 0, idr: each[0]!.idr - idr });
      }
  }
}
