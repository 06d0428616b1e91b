import { isMembership, type Column } from '../level-prices.rules.js';
import type { Priced } from '../priced.rules.js';
import { sharedUnits } from './line-heads.rules.js';
import type { PriceIndex } from './price-index.rules.js';

const cutsMax = 4;

/** What is taken off prices from a number of pieces on: "3 unit atau lebih diskon 10rb/unit". */
interface QuantityCut extends Column {
  readonly idr: number;
  /** The things that it is for; empty for all. */
  readonly of: readonly Priced[];
}

/** Discounts on every price, by the minimum number of pieces. */
export class QuantityCuts {
  private readonly cuts: QuantityCut[] = [];

  add(cut: QuantityCut): void {
    this.cuts.push(cut);
  }

  /** @param isMember true when the lead is known to buy at a level such as reseller. */
  applyTo(index: PriceIndex, isMember: boolean): void {
    for (const { idr, of, ...column } of this.cuts.slice(0, cutsMax))
      for (const { each, isFee, units } of of.length > 0 ? of : index.entries) {
        if (isFee || each[0]!.idr <= 2 * idr) continue;
        const isForMembers = !isMember && isMembership(column.level);
        each.push({ ...column, isForMembers, isOfPieces: sharedUnits(units).length > 0, idr: each[0]!.idr - idr });
      }
  }
}
