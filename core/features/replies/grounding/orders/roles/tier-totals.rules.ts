import { isKindWord, nameWords } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { eachAt, type Price, type Priced } from '../priced.rules.js';
import { countsIn } from '../quantities.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import { tierListsIn, type TierList } from '../tier-lists.rules.js';

const countsMax = 6;
const unnamed = new Set(['ukuran', 'size', 'warna']);
const pieces = /^(?:pcs|pc|biji|buah|unit|lembar|size|ukuran|yang|yg)$/u;

/** Totals of things whose price per piece is only given in a list of quantities: "12-35 pcs: 75.000". */
export class TierTotals {
  private readonly lists: readonly TierList[];

  /** @param text texts of the owner, as `plainText` reads them. */
  constructor(
    text: string,
    private readonly book: PriceBook,
  ) {
    this.lists = tierListsIn(text);
  }

  /**
   * The totals for the quantities in the texts, including the surcharges in the texts. A surcharge with its own
   * quantity applies to that many pieces ("24 pcs, 4 xxl"); other surcharges apply to all pieces.
   *
   * @param texts the lead's last message and the answer.
   */
  totalsFor(texts: readonly string[]): number[] {
    if (this.lists.length === 0) return [];
    const said = texts.map(withoutAmounts);
    const list = this.listFor(said.flatMap(nameWords));
    if (list === null) return [];
    return said.flatMap((text) => {
      const [most = 0, ...others] = countsIn(text).toSorted((one, other) => other - one);
      return [most, ...others].slice(0, countsMax).flatMap((count) => (count < 1 ? [] : this.sumsOf(list, count, said)));
    });
  }

  /** The prices per piece for the quantities in the texts, including the surcharges in the texts that apply to all pieces. */
  eachFor(texts: readonly string[]): number[] {
    return this.pricesOf(texts, (each, count) => [eachAt({ each: [...each] }, count)]);
  }

  /** The prices per piece for quantities that the texts do not name. */
  eachForOthers(texts: readonly string[]): number[] {
    return this.pricesOf(texts, (each, count) => each.flatMap(({ idr }) => (idr === eachAt({ each: [...each] }, count) ? [] : [idr])));
  }

  private pricesOf(texts: readonly string[], priced: (each: readonly Price[], count: number) => number[]): number[] {
    const said = texts.map(withoutAmounts);
    const list = this.lists.length === 0 ? null : this.listFor(said.flatMap(nameWords));
    if (list === null) return [];
    const extra = this.extrasIn(said, list).reduce((sum, { idr }) => sum + idr, 0);
    const counts = said.flatMap(countsIn).filter((count) => count >= list.each[0]!.from);
    return counts.slice(0, countsMax).flatMap((count) => priced(list.each, count).map((idr) => idr + extra));
  }

  /**
   * The list whose heading the words name. When they name none, the only list of the shop; null when it has several.
   */
  private listFor(words: readonly string[]): TierList | null {
    const named = this.lists.filter((list) => list.words.some((word) => words.includes(word)));
    if (named.length === 1) return named[0]!;
    return this.lists.length === 1 ? this.lists[0]! : null;
  }

  private sumsOf(list: TierList, count: number, said: readonly string[]): number[] {
    const { each } = list;
    const extras = this.extrasIn(said, list);
    const plain = Math.round(eachAt({ each: [...each] }, count) * count);
    if (count < each[0]!.from) return [];
    let sum = plain;
    for (const { idr, own } of extras) sum += idr * (own ?? count);
    return [sum];
  }

  /** The surcharges that the texts name. `own` is the number of pieces with the surcharge; null for all pieces. */
  private extrasIn(said: readonly string[], list: TierList): { idr: number; own: number | null }[] {
    const words = said.map((text) => text.toLowerCase().match(/[\p{L}\d]{1,30}/gu) ?? []);
    const extras = this.book.entries.filter(({ isExtra }) => isExtra);
    // "mug dalam warna +4.000, mug bunglon +15.000": the shared word identifies neither surcharge
    const shared = new Set([
      ...list.words,
      ...extras.flatMap(({ words: own }, at) => [...own].filter((word) => extras.slice(0, at).some((one) => one.words.has(word)))),
    ]);
    return extras.flatMap((extra) => {
      const names = namesOf(extra, shared);
      const at = words.map((some) => some.findIndex((word) => names.includes(word)));
      if (at.every((place) => place === -1)) return [];
      const own = at.flatMap((place, text) => (place === -1 ? [] : (countBeside(words[text]!, place) ?? [])));
      return [{ idr: extra.each[0]!.idr, own: own[0] ?? null }];
    });
  }
}

/**
 * The words of a surcharge that distinguish it from others: "xxl" of "ukuran XXL", "bunglon" of "mug bunglon" in a list
 * for mugs.
 */
function namesOf({ words }: Priced, shared: ReadonlySet<string>): string[] {
  const names = [...words].filter((word) => !unnamed.has(word) && !shared.has(word));
  const strong = names.filter((word) => !isKindWord(word));
  return strong.length > 0 ? strong : names;
}

/** The number in "4 xxl", "4 pcs xxl" and "xxl 4". */
function countBeside(words: readonly string[], at: number): number | null {
  const [far, near, next] = [at - 2, at - 1, at + 1].map((place) => words[place] ?? '');
  const count = pieces.test(near!) ? far! : /^\d/.test(near!) ? near! : next!;
  return /^\d{1,4}$/.test(count) ? Number(count) : null;
}
