import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { chosenMax, type PriceShift } from '#contracts/values/selling/product-changes';

export type Way = 'up-percent' | 'down-percent' | 'up-rupiah' | 'down-rupiah';

/** Toggles the selection of a product. The selection never exceeds {@link chosenMax}. */
export function withProduct(ids: Iterable<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id) && next.size < chosenMax) next.add(id);
  return next;
}

/** Parses a price change. Null for an amount that cannot be parsed or is out of range. */
export function shiftOf(way: Way, text: string, roundTo: PriceShift['roundTo']): PriceShift | null {
  const sign = way.startsWith('up') ? 1 : -1;
  if (way.endsWith('percent')) {
    const [, digits] = /^(\d{1,3}) ?%?$/.exec(text.trim()) ?? [];
    const percent = Number(digits ?? 0);
    const isInRange = percent > 0 && percent <= (sign > 0 ? 500 : 90);
    return isInRange ? { kind: 'price', percent: sign * percent, rupiah: null, roundTo } : null;
  }
  const rupiah = readRupiah(text);
  return rupiah !== null && rupiah > 0 && rupiah <= 100_000_000 ? { kind: 'price', percent: null, rupiah: sign * rupiah, roundTo } : null;
}
