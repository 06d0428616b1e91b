import { findAmounts, findPercents } from '../amounts.rules.js';
import { isAbout } from './order-sums.rules.js';

const changing =
  /(?<!\p{L})(?:diskon|disc|potongan|potong|dipotong|kurang|dikurangi|turun|hemat|naik|tambah|nambah|tambahan|overtime|lembur|denda|telat|express|urgent|libur)(?:nya|an)?(?!\p{L})|[+-][ ]?(?:rp\.?[ ]?)?\d/iu;
const changesMax = 40;
const reach = 40;

/** Changes of a price that a text states, in percent or in Rupiah: "diskon 10rb per unit", "naik 50%". */
export interface StatedChanges {
  readonly percents: readonly number[];
  readonly amounts: readonly number[];
}

export function statedChanges(text: string): StatedChanges {
  const isChange = (from: number, to: number): boolean => changing.test(text.slice(Math.max(0, from - reach), to + 2));
  return {
    percents: findPercents(text, true)
      .filter(({ from, to, value }) => value > 0 && isChange(from, to))
      .map(({ value }) => value)
      .slice(0, changesMax),
    amounts: findAmounts(text)
      .filter(({ from, to, value }) => value > 0 && isChange(from, to))
      .map(({ value }) => value)
      .slice(0, changesMax),
  };
}

/** True when a value is one of the prices with one of the changes. */
export function isChanged(value: number, prices: Iterable<number>, { percents, amounts }: StatedChanges): boolean {
  for (const price of prices)
    if (
      percents.some((percent) => [100 - percent, 100 + percent, percent].some((share) => isAbout(value, (price * share) / 100))) ||
      amounts.some((amount) => amount < price && (value === price - amount || value === price + amount))
    )
      return true;
  return false;
}
