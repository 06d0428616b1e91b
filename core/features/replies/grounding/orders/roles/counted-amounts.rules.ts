import { numberWords } from '../../number-words.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { nameWords } from '../name-words.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { eachAt, type Priced } from '../priced.rules.js';
import { countsIn, isInNames, quantitiesOf } from '../quantities.rules.js';
import type { JudgedPlace } from './remainders.rules.js';

const maxAmounts = 3;
const maxCounts = 12;

/** The last amounts, in rupiah, times each quantity of the texts: "100 pcs 16rb/pcs" gives 1600000. */
export function timesMentioned(amounts: readonly number[], texts: readonly string[]): number[] {
  const counts = texts.flatMap((text) => quantitiesOf(withoutAmounts(text))).slice(0, maxCounts);
  const several = counts.filter(({ count }) => count > 1);
  return amounts.slice(-maxAmounts).flatMap((value) => several.map(({ count }) => Math.round(value * count)));
}

/**
 * The positions of amounts that are a multiple of the amount before them: "untuk 3 orang Rp 2.100.000" after "DP
 * 700rb per orang", when 700rb is right.
 *
 * @param isNaming whether a text names a thing: "5 botol leci 140rb" counts another thing than the amount before it.
 */
export function countedIn(places: readonly JudgedPlace[], isNaming: (text: string) => boolean): number[] {
  return places.flatMap(({ amount, before }, at) => {
    const each = places[at - 1];
    if (each?.isRight !== true) return [];
    // In "600rb per anak, untuk 2 anak", "anak" is only the unit of the price. It is removed before the check for
    // another thing.
    const [, unit] = /^[ ]?(?:\/|per[ ])(\p{L}{2,15})/iu.exec(each.behind) ?? [];
    if (unit === undefined ? !isPerPiece(each.behind) || isNaming(before) : isNaming(before.replaceAll(unit, ' '))) return [];
    return countsIn(before).some((count) => count > 1 && each.amount.value * count === amount.value) ? [at] : [];
  });
}

const directly = /(?<![\d.,:/–-])(\d{1,4})[ ]?(\p{L}{2,12})[ ]{1,2}(?:rp\.?[ ]?)?$/iu;
const pieces = new Set(
  'pcs pc biji bj buah bh botol btl box dus pak pack lembar lbr unit orang org porsi toples ekor pot pasang loyang kotak cup bungkus sachet tiket butir set rim'.split(
    ' ',
  ),
);
const isList = /(?<!\p{L})(?:min|minimal|mulai|per|isi|setiap|tiap|@|satuan|satuannya|ecer|eceran|beli|ambil|order|paket|harga)(?!\p{L})/iu;
const calculates = /^[ ]?(?:[x×*=@+/)]|per(?!\p{L})|satu|masing)/iu;

/** A number at the start of a clause, followed by a name of a few words: "12 buku A5 Rp 17.000". */
const numbered = new RegExp(
  String.raw`(?:^|[,;:(.!?\n+]|(?<!\p{L})(?:untuk|utk|buat|dan|sama))[ ]{0,2}(\d{1,4}|${Object.keys(numberWords).join('|')}|selusin)[ ]((?:[\p{L}\d]{2,20}[ ]{1,2}){1,5})(?:rp\.?[ ]?)?$`,
  'iu',
);

const linking = /(?:(?<!\p{L})(?:jadi|jadinya|cuma|hanya|kena|itu)[ ]{1,2}){1,4}$/iu;

/**
 * True for an amount that is the price of one piece although the answer names several: "Lilin 4 buah Rp 6.000", "12
 * buku Rp 17.000".
 */
export function isPriceOfOne(things: readonly Priced[], written: Written): boolean {
  if (isList.test(written.before) || isPerPiece(written.behind) || calculates.test(written.behind)) return false;
  return isOfOneForUnits(things, written) || isOfOneForNames(things, written);
}

function isOfOneForNames(things: readonly Priced[], { value, before }: Written): boolean {
  const [, digits, name = ''] = numbered.exec(before) ?? [];
  if (digits === undefined) return false;
  const count = numberWords[digits.toLowerCase()] ?? (/^\d/.test(digits) ? Number(digits) : 12);
  // "50 box mau yang ayam bakar 22.000" offers a choice
  const words = name
    .replace(linking, ' ')
    .trim()
    .split(/ +/)
    .map((word) => nameWords(word)[0] ?? '');
  return (
    count > 1 &&
    things.length > 0 &&
    things.every(
      (one) =>
        one.pack === 1 &&
        one.each.length === 1 &&
        one.each[0]!.idr === value &&
        !one.words.has(String(count)) &&
        words.every((word) => one.words.has(word)),
    )
  );
}

/** True for the price of one piece after a number of units: "Lilin 4 buah Rp 6.000". */
function isOfOneForUnits(things: readonly Priced[], { value, before }: Written): boolean {
  const [, digits, written = ''] = directly.exec(before) ?? [];
  const unit = written.toLowerCase();
  if (digits === undefined) return false;
  const count = Number(digits);
  const isOfOne = (one: Priced): boolean => {
    const { each, words, pack } = one;
    if (!pieces.has(unit) && !isMeasured(unit) && one.unit !== unit) return false;
    const isLarger = isMeasured(unit) ? (one.unit === unit || (one.unit === '' && pack > 1)) && count > pack : count > 1;
    // when the price from this quantity on differs, "12 pcs 65rb" is the price of each piece
    const isOther = one.bundles.some((bundle) => bundle.count === count) || each.length === 1;
    const isInName = isInNames({ digits, unit, hasUnit: true }, [one]) || (words.has(digits) && unit === one.unit);
    return isLarger && each[0]!.idr === value && eachAt(one, count) === value && isOther && !isInName;
  };
  return things.length > 0 && things.every(isOfOne);
}

interface Written {
  readonly value: number;
  readonly before: string;
  readonly behind: string;
}

function isMeasured(unit: string): boolean {
  return /^(?:kg|kilo|liter|meter)$/iu.test(unit);
}

/** True for a price that applies only to several pieces, in texts without a quantity: "100rb" of "beli 3 = 100rb". */
export function isOnlyForSeveral({ entries }: PriceBook, value: number, texts: readonly string[]): boolean {
  if (texts.some((text) => countsIn(withoutAmounts(text)).length > 0)) return false;
  return (
    entries.some(({ bundles }) => bundles.some(({ idr }) => idr === value)) &&
    !entries.some(({ each }) => each.some(({ idr }) => idr === value))
  );
}
