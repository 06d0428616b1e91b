import { readPrice } from '../import-money.rules.js';

/*
 * Lists whose prices are in thousands: "Harga (ribu)" above 18, or "harga dalam ribuan rupiah" above the whole list.
 * Where it is unclear whether a price has to be multiplied, the owner is asked.
 */

const thousandsHeading = /\b(?:ribu(?:an)?|rb|k)\b|\bx ?1[.,]?000\b|\(000\)/i;
const thousandsTitle = /\b(?:dalam|dlm|satuan|in)\.? ?(?:ribu(?:an)?|rb|thousands?)\b|\bribuan (?:rupiah|rp)\b|\bx ?1[.,]?000\b|\(000\)/i;
/** "18", "22,5" and "Rp 850": the price without its thousands. */
const bare = /^(?:rp\.? ?)?\d{1,3}(?:[.,]\d{1,2})?$/i;
/** A price of four or more digits, such as "1250" and "1.250". It is either in thousands or complete. */
const whole = /^(?:rp\.? ?)?(?:\d{4,9}|\d{1,3}(?:\.\d{3}){1,2}|\d{1,3}(?:,\d{3}){1,2})$/i;
/**
 * Amounts below this are multiplied by a thousand. A larger one (ten million Rupiah in thousands) may be complete,
 * even beside prices in thousands.
 */
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
  /** True when it is unclear whether the price is complete or in thousands. */
  readonly isUnclear: boolean;
}

/** Converts the cells of prices to Rupiah, in lists whose prices may be in thousands. */
export class PriceScale {
  readonly #headings: readonly string[];
  readonly #rows: readonly (readonly string[])[];
  readonly #isWhole: boolean;
  readonly #known = new Map<number, Scale>();

  /**
   * @param headings the headings of the columns
   * @param titles the cells above the headings
   * @param rows the rows below the headings
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

/**
 * Unit of a column of prices. `thousands`: some of its cells cannot be complete prices. `unclear`: all of them may be
 * complete, although the list says that its prices are in thousands.
 */
type Scale = 'rupiah' | 'thousands' | 'unclear';
