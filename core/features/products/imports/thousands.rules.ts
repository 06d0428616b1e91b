import { readPrice } from '../import-money.rules.js';

/*
 * Lists whose prices are in thousands: "Harga (ribu)" above 18, or "harga dalam ribuan rupiah" above the whole list.
 * Where it is unclear whether a price has to be multiplied, the owner is asked.
 */

const thousandsHeading = /\b(?:ribu(?:an)?|rb|k)\b|\bx ?1[.,]?000\b|\(000\)/i;
const thousandsTitle = /\b(?:dalam|dlm|satuan|in)\.? ?(?:ribu(?:an)?|rb|thousands?)\b|\bribuan (?:rupiah|rp)\b|\bx ?1[.,]?000\b|\(000\)/i;
/** "18", "22,5" and "Rp 850": the price without its thousands. */
const bare = /^(?:rp\.? ?)?\d{1,3}(?:[.,]\d{1,2})?$/i;
/** "1250" and "1.250": a price without its thousands, or a whole one. */
const whole = /^(?:rp\.? ?)?(?:\d{4,9}|\d{1,3}(?:\.\d{3}){1,2}|\d{1,3}(?:,\d{3}){1,2})$/i;
/** Ten millions: a larger price beside bare ones may be a whole one. */
const scaledMaxIdr = 10_000;

/** True for a line above a list such as "(harga dalam ribuan rupiah)". */
export function isTitleOfThousands(title: string): boolean {
  return thousandsTitle.test(title.slice(0, 200));
}

/** True for a price with "rb", "k" or "jt", whose magnitude is certain. */
export function saysThousands(price = ''): boolean {
  return /\d ?(?:rb|rbu|ribu|k|jt|juta|m|miliar|milyar)\b/i.test(price.slice(0, 100));
}

export interface ScaledCell {
  readonly text: string;
  /** True when the price may be meant as it is, or times a thousand. */
  readonly isUnclear: boolean;
}

/** Reads the cells of prices in Rupiah. */
export class PriceScale {
  readonly #headings: readonly string[];
  readonly #rows: readonly (readonly string[])[];
  readonly #isWhole: boolean;
  readonly #known = new Map<number, Scale>();

  /**
   * @param headings of the columns
   * @param titles the cells above them
   * @param rows those below them
   */
  constructor(headings: readonly string[], titles: readonly string[], rows: readonly (readonly string[])[]) {
    this.#headings = headings;
    this.#rows = rows;
    this.#isWhole = !titles.some(isTitleOfThousands);
  }

  /** The price of a cell in Rupiah, as text. */
  read(cell: string, column: number): ScaledCell {
    const scale = this.#scaleOf(column);
    if (scale === 'rupiah') return { text: cell, isUnclear: false };
    if (bare.test(cell)) return { text: `${cell} rb`, isUnclear: false };
    if (!whole.test(cell)) return { text: cell, isUnclear: false };
    const amount = readPrice(cell);
    const isScaled = scale === 'thousands' && amount !== null && amount < scaledMaxIdr;
    return isScaled ? { text: String(1_000 * amount), isUnclear: false } : { text: cell, isUnclear: true };
  }

  #scaleOf(column: number): Scale {
    const known = this.#known.get(column);
    if (known !== undefined) return known;
    const isInThousands = !this.#isWhole || thousandsHeading.test((this.#headings[column] ?? '').slice(0, 100));
    const hasBare = isInThousands && this.#rows.some((row) => bare.test(row[column] ?? ''));
    const scale = isInThousands ? (hasBare ? 'thousands' : 'unclear') : 'rupiah';
    this.#known.set(column, scale);
    return scale;
  }
}

/** `thousands`: some cells cannot be whole prices. `unclear`: all may be, although the list speaks of thousands. */
type Scale = 'rupiah' | 'thousands' | 'unclear';
