import { clausesOf } from '../clauses.rules.js';
import { isGeneral } from '../evidence/general-words.js';
import { withoutAmounts } from '../evidence/carriers.rules.js';
import { rootsOf } from '../evidence/owner-parts.rules.js';

/** The sizes of a thing that are left: "deck impor tinggal 8.25", "vans size 40 41 43". */
interface Left {
  readonly thing: readonly string[];
  readonly sizes: readonly Size[];
}

interface Size {
  readonly from: number;
  readonly to: number;
}

const named = /(?<!\p{L})(?:tinggal|sisa|size|ukuran|nomor)[ ](?:size |ukuran |nomor )?(?=\d)/iu;
const list = /^[\d.,/& –-]+/u;
/** Units after a number that counts pieces or days and is not a size. */
const unit =
  /^(?:%|(?:pcs|pc|unit|biji|buah|box|dus|pasang|set|ekor|botol|lembar|orang|slot|hari|minggu|bulan|jam|menit|rb|ribu|k|jt|juta|x|cm|mm|kg|gr|gram|ml|liter|l|m|gb|lantai)(?!\p{L}))/iu;
/** A size or a range of sizes. Decimals have a point only, because a comma separates the sizes of a list. */
const one = /(\d{1,3}(?:\.\d{1,2})?)(?:[ ]?[-–][ ]?(\d{1,3}(?:\.\d{1,2})?))?/gu;
const numbers = /(?<![\d.,:/-])\d{1,3}(?:[.,]\d{1,2})?(?![\d:/-]|[.,]\d|[ ]?(?:%|x[ ]?\d))/gu;
const offers = /(?<!\p{L})(?:ready|ada|tersedia|masih|bisa|stok(?:nya)?)(?!\p{L})/iu;
/** Smallest number that counts as a size. Smaller numbers count pieces. */
const sizeMin = 20;
const cuts = /[;|\n]|,[ ]|\.[ ]/u;
const leftMax = 100;
const leadChars = 120;

/** The sizes of a thing that are still available according to the texts. */
export class LeftKinds {
  private readonly left: Left[] = [];

  constructor(text: string) {
    for (const part of text.split(cuts)) {
      const found = named.exec(part);
      if (found === null || this.left.length >= leftMax) continue;
      const behind = part.slice(found.index + found[0].length);
      const written = list.exec(behind)?.[0] ?? '';
      if (unit.test(behind.slice(written.length))) continue;
      const sizes = sizesIn(written);
      const thing = rootsOf(withoutAmounts(part.slice(0, found.index))).filter((root) => !isGeneral(root) && !/\d/.test(root));
      const isSize = sizes.every(({ from }) => from >= sizeMin || !Number.isInteger(from));
      if (isSize && thing.length > 0) this.left.push({ thing, sizes });
    }
  }

  /** True when a sentence offers a thing in a size that is sold out. */
  isRefused(sentence: string, lead: string): boolean {
    if (this.left.length === 0) return false;
    return clausesOf(sentence).some(({ text, isNegative, isOpen, isTopicOnly }) => {
      if (isNegative || isOpen || isTopicOnly || !offers.test(text)) return false;
      const words = new Set(rootsOf(text));
      const about = this.left.filter(({ thing }) => thing.every((root) => words.has(root)));
      const own = countedIn(text);
      const wanted = own.length > 0 ? own : countedIn(lead.slice(-leadChars));
      return (
        about.length > 0 && wanted.some((value) => !about.some(({ sizes }) => sizes.some(({ from, to }) => value >= from && value <= to)))
      );
    });
  }
}

function sizesIn(text: string): Size[] {
  return [...text.matchAll(one)].map(({ 1: from, 2: to }) => ({ from: valueOf(from!), to: valueOf(to ?? from!) }));
}

function countedIn(text: string): number[] {
  return (withoutAmounts(text).match(numbers) ?? []).map(valueOf).filter((value) => value >= sizeMin || !Number.isInteger(value));
}

function valueOf(written: string): number {
  return Number(written.replace(',', '.'));
}

/** True when a sentence may offer a thing in some size. */
export function offersSize(sentence: string): boolean {
  return offers.test(sentence);
}
