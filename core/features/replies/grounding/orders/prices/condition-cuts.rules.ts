import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';
import { plainEntry, type Priced } from '../priced.rules.js';
import { exceptedIn } from './excepted-things.rules.js';
import type { PriceIndex } from './price-index.rules.js';
import { isOfGroup, isTime, withDaysBetween } from './qualifiers.rules.js';
import { unitsBehind } from './units.rules.js';

/** An amount that is subtracted from prices under a condition: "member potongan 10rb", "ambil sendiri kurang 1.000". */
interface ConditionCut {
  /** Words of each condition. "sekolah & pesantren" are two conditions. */
  readonly conditions: readonly (readonly string[])[];
  readonly idr: number;
  /** The text after the amount, which may name the price from which it is subtracted. */
  readonly behind: string;
  /** The things in the same line; empty when the discount is on a line of its own. */
  readonly line: readonly Priced[];
}

const reduces =
  /(?<!\p{L})(?:potong(?:an)?|dipotong|diskon|disc|kurang|dikurangi|lebih murah|hemat|turun)(?:nya)?(?: harga)?[ ]?(?:rp\.?[ ]?)?$/iu;
/** A minus sign: "Pelajar -5rb". The dash of "20-25rb", or between a name and its price, is not one. */
const minus = /(?<=\p{L})[ ]{1,2}[-–−](?:rp\.?)?$/iu;
const otherwise = /(?<!\p{L})(?:dp|uang muka|batal|pembatalan|refund|retur|telat|hangus|deposit|maks|maksimal|kena)(?!\p{L})|%/iu;
/** The text after a discount that depends on the whole order: "Potongan 15rb min 150rb". */
const onlyAbove = /^[^,.;\n]{0,20}(?<!\p{L})(?:min(?:imal)?|belanja|di ?atas)(?!\p{L})/iu;
const mayBeName = /(?<!\p{L})(?:potong|hemat|turun)[ ]?(?:rp\.?[ ]?)?$/iu;
/** The text after a discount that names the price: "Potong 10rb/pertemuan dr harga satuan". */
const offPrice = /^(?:[ ]?(?:\/|per[ ])[ ]?\p{L}+)?[ ](?:dari|dr)[ ](?:harga|tarif|biaya|total)/iu;
const smallShare = 0.25;
const joins = /[()&/+]|(?<!\p{L})(?:dan|atau|sama)(?!\p{L})/iu;
const ofOrder = /^[^\p{L}\d]{0,4}(?:(?:beli|ambil|order|pesan|pembelian)[ ])?(?:min(?:imal)?[ ])?\d{1,3}[ ]?\p{L}{2,12}(?!\p{L})/iu;
const derivedMax = 300;
const wordsMax = 6;

/** The conditions in the text before an amount that is subtracted; empty for other texts. */
export function conditionsIn(own: string, { isKnown, last, value, behind }: Near): readonly (readonly string[])[] {
  const isMinus = minus.test(own) && last !== null && value <= last.each[0]!.idr / 2;
  if ((!reduces.test(own) && !isMinus) || otherwise.test(own) || onlyAbove.test(behind)) return [];
  // "beli 6 botol campur diskon 10rb" depends on the order (order-cuts.rules.ts)
  if (ofOrder.test(own)) return [];
  // in "ayam potong 38.000/kg", the amount is a price
  if (
    mayBeName.test(own) &&
    !offPrice.test(behind) &&
    !isOfGroup(own) &&
    !isTime(nameWords(own)[0] ?? '') &&
    (last === null || value > last.each[0]!.idr * smallShare)
  )
    return [];
  return withDaysBetween(own)
    .replace(reduces, '')
    .split(joins)
    .map((part) => nameWords(part).filter((word) => !isKindWord(word)))
    .filter((words) => words.length > 0 && words.length <= wordsMax && !words.every(isKnown));
}

interface Near {
  /** True for a word of a thing's name. "khimar potong 10rb" names the thing that gets cheaper, and no condition. */
  readonly isKnown: (word: string) => boolean;
  readonly last: Priced | null;
  readonly value: number;
  readonly behind: string;
}

/** Words that name a condition only together with the next word: "bawa wadah sendiri", "tukar aki bekas". */
const needsNext = new Set('bawa ambil pakai pake beli pesan order tukar bayar datang punya tanpa sudah belum sewa dengan kalau'.split(' '));

/**
 * True when the first word of a condition identifies it: "online" of "online zoom potong 10rb", when no other
 * condition begins with the same word.
 */
function isTelling([first, ...others]: readonly string[], all: ReadonlyMap<string, number>): boolean {
  return first !== undefined && others.length > 0 && all.get(first) === 1 && !needsNext.has(first) && !isTime(first);
}

/**
 * Adds reduced prices under a condition to the price index: "potong rambut member" costs 10rb less than "potong
 * rambut".
 */
export class ConditionCuts {
  private readonly cuts: ConditionCut[] = [];

  add(cut: ConditionCut): void {
    this.cuts.push(cut);
  }

  applyTo(index: PriceIndex): void {
    const plain = index.entries.filter(({ isFee, isExtra }) => !isFee && !isExtra);
    let made = 0;
    const first = new Map<string, number>();
    for (const { conditions } of this.cuts) for (const [word] of conditions) first.set(word!, (first.get(word!) ?? 0) + 1);
    for (const { conditions, idr, behind, line } of this.cuts) {
      const isExcepted = exceptedIn(behind);
      for (const one of this.reducedBy({ behind, line }, plain)) {
        if (isExcepted?.(one) === true) continue;
        for (const words of conditions) {
          const each = one.each.map((price) => ({ ...price, idr: price.idr - idr }));
          if (each.some((price) => price.idr <= 0) || made >= derivedMax) continue;
          made += 1;
          index.add({
            ...plainEntry([...one.words, ...words], each[0]!.idr),
            each,
            qualifiers: new Set([...one.qualifiers, ...words]),
            ...(isTelling(words, first) && one.qualifiers.size === 0 && { telling: new Set(words.slice(0, 1)) }),
            unit: one.unit,
            units: one.units,
            pack: one.pack,
          });
        }
      }
    }
  }

  /**
   * The things to which a discount applies: the things named after it, else those of its line, else all things with
   * its unit.
   */
  private reducedBy({ behind, line }: Pick<ConditionCut, 'behind' | 'line'>, plain: readonly Priced[]): readonly Priced[] {
    const [clause] = behind.split(/[,;.\n]/u);
    const units = unitsBehind(clause!);
    const isSold = (unit: string): boolean => plain.some((one) => one.units.includes(unit));
    const words = new Set(nameWords(clause!).filter((word) => weightOf(word) === 100 && !(units.includes(word) && isSold(word))));
    const named = plain.filter((one) => [...one.words].some((word) => words.has(word)));
    if (named.length > 0) return named;
    if (line.length > 0) return line;
    const byUnit = plain.filter((one) => units.some((unit) => one.units.includes(unit)));
    if (byUnit.length > 0) return byUnit;
    const sold = plain.filter((one) => one.units.length === 0 || units.some((unit) => one.units.includes(unit)));
    return sold.length > 0 ? sold : plain;
  }
}
