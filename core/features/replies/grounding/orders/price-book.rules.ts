import { withAnswers } from '../facts/reading/asked-and-answered.rules.js';
import { closenessOf, placeNamesIn, plainPlace } from '../facts/place-names.js';
import { isKindWord, nameWords, weightOf } from './name-words.rules.js';
import { eachAt, isFeeOn, isNamedBy, pricesOf, type Priced } from './priced.rules.js';
import { withCanonicalForms } from './forms/canonical-forms.rules.js';
import { PriceIndex } from './prices/price-index.rules.js';
import { isPlainOf, isTime } from './prices/qualifiers.rules.js';
import { unitNamed } from './prices/units.rules.js';
import { PriceReader } from './prices/price-reader.rules.js';
import { withThousands } from './prices/bare-prices.rules.js';
import { withNamesOfPairs, withoutRangeHeads, withSizesBefore } from './prices/respective.rules.js';

const nameWeight = 100;
const sizeWeight = 10;
const lessThanThat = /(?<!\p{L})kurang dr itu(?!\p{L})/giu;
/** "More than" as a sign: "Ambil >50 cup". */
const moreThan = />[ ]?(?=\d)/gu;
/**
 * Words that alone do not name a surcharge. Without this list, "ukuran XL +10rb" would apply to "ukuran XXL", and
 * "luar kota +150rb" to "dalam kota".
 */
const ofEachSize = new Set(['ukuran', 'size', 'warna', 'diameter', 'kota', 'dalam', 'area']);

/** Units that may have a number within a name: "30 menit", "karung 25 kg". */
const measures = new Set(['menit', 'jam', 'kg', 'gr', 'gram', 'ml', 'liter', 'cm']);

/** Codes that name a thing without another word: "4R" names a print even without the word "cetak". */
const code = /^\d{1,3}\p{L}$/u;
const counted = /(?<![\d.,])(\d{1,4})[ ]?(\p{L}[\p{L}\d]{1,14})(?!\p{L})/giu;

/**
 * True when a text omits a word of the name that is not a unit. "melamin" of "finishing melamin" must be given;
 * "seat" of "big bus 50 seat" may be omitted.
 */
function lacksName({ words }: Priced, given: ReadonlySet<string>): boolean {
  return [...words].some((word, at, all) => weightOf(word) === nameWeight && !given.has(word) && !/^\d/.test(all[at - 1] ?? ''));
}

/** True when the name is given whole, or with one of its numbers: "size 12" of "size 10-12". */
function isNamedByOneSize(one: Priced, given: ReadonlySet<string>): boolean {
  const hasSize = [...one.words].some((word) => /^\d/.test(word) && given.has(word));
  return isNamedBy(one, given) || (hasSize && [...one.words].every((word) => given.has(word) || weightOf(word) < nameWeight));
}

/** True for a place outside the area that the words name: "luar kota Cianjur", "luar Jawa". */
function isOutside(words: ReadonlySet<string>, place: string): boolean {
  if (words.has(plainPlace(place))) return false;
  return (
    closenessOf(words, place) !== null ||
    (words.has('kota') && [...words].some((word) => word !== 'kota' && placeNamesIn(`ke ${word}`).length > 0))
  );
}

/** The owner's prices, found by the words that name the things. */
export class PriceBook extends PriceIndex {
  /**
   * @param text texts of the owner, as `plainText` reads them.
   * @param isMember true when the lead is known to buy at a level such as reseller.
   */
  constructor(text: string, isMember = false) {
    super();
    new PriceReader(this).readAll(
      withSizesBefore(
        withNamesOfPairs(
          withThousands(withoutRangeHeads(withCanonicalForms(withAnswers(text))))
            .replaceAll(lessThanThat, 'kurang dari itu')
            .replaceAll(moreThan, 'di atas '),
        ),
      ),
      isMember,
    );
  }

  /** A text without numbers of a unit that names nothing: "30 rumah" at "90rb/rumah" is not the "rumah tinggal" of another line. */
  withoutCounted(text: string): string {
    const given = new Set(nameWords(text));
    // "tenda 6 orang" may name the tent for six persons
    return text.replaceAll(counted, (words, digits: string, unit: string) =>
      unit.toLowerCase() === 'unit' ||
      this.isOfNamedKind(unitNamed(unit), given) ||
      (!this.isInName(digits, unit.toLowerCase()) && this.isOnlyUnit(unitNamed(unit)) && !this.isSizeOfPack(unitNamed(unit), given))
        ? ' '
        : words,
    );
  }

  /**
   * True for a quantity of a kind that is sold by this unit: "Tumpeng mini 30 porsi" does not name "tumpeng 30 porsi"
   * when the mini one is sold by the portion.
   */
  private isOfNamedKind(unit: string, given: ReadonlySet<string>): boolean {
    const isKind = (word: string): boolean => weightOf(word) === sizeWeight && !/^\d/.test(word);
    return this.entries.some((one) => !one.isFee && one.units.includes(unit) && isNamedBy(one, given) && [...one.words].some(isKind));
  }

  /** True when a name has this number, alone or before this unit: "10 lonjor" does not name "besi 10 mm". */
  private isInName(digits: string, unit: string): boolean {
    return [...(this.byWord.get(digits) ?? [])].some(({ words }) => {
      const names = [...words];
      const next = names[names.indexOf(digits) + 1];
      return next === undefined || unitNamed(next) === unitNamed(unit) || !isKindWord(next) || /^\d/.test(next);
    });
  }

  /** True when the number shows which pack is meant: "Karung 50 kg" in a shop that has a "karung 25 kg". */
  private isSizeOfPack(unit: string, given: ReadonlySet<string>): boolean {
    return this.entries.some(({ words }) => {
      const names = [...words];
      const at = names.findIndex((word) => unitNamed(word) === unit);
      return (
        at > 0 &&
        /^\d/.test(names[at - 1]!) &&
        names.some((word) => /\p{L}/u.test(word) && weightOf(word) === sizeWeight && given.has(word))
      );
    });
  }

  private isOnlyUnit(unit: string): boolean {
    const isSold = this.entries.some(({ units }) => units.includes(unit));
    return isSold && ![...(this.byWord.get(unit) ?? [])].some(({ units }) => units.includes(unit));
  }

  /** True when a thing costs this much per unit of measure. */
  isPriceBy(unit: string, idr: number): boolean {
    const named = unitNamed(unit);
    return this.entries.some(({ units, each }) => units.includes(named) && each.some((one) => one.idr === idr));
  }

  /**
   * True when only less well named things have this price, and the best named ones cost something else: 85rb for
   * "biasa" in a shop with "biasa 60rb, cabin 85rb".
   */
  isOfLessNamed(words: readonly string[], idr: number): boolean {
    const scores = this.scoresFor(words);
    const best = Math.max(0, ...scores.values());
    const own = this.entries.filter((one) => pricesOf(one).includes(idr));
    const given = new Set(words);
    const isWhole = this.entries.some((one) => scores.get(one) === best && isNamedBy(one, given));
    const isLess = (one: Priced): boolean => (scores.get(one) ?? 0) < best || (isWhole && lacksName(one, given));
    return best >= nameWeight && own.length > 0 && own.every(isLess);
  }

  /** True when another thing has this price, and the words contain its whole name. */
  hasWithin(words: readonly string[], { idr, without }: { readonly idr: number; readonly without: readonly Priced[] }): boolean {
    const given = new Set(words);
    // "interpreter setengah hari" is another thing than the interpreter for a day
    const isWithinNamed = (entry: Priced): boolean =>
      without.some(
        (one) => isNamedByOneSize(one, given) && entry.words.size < one.words.size && [...entry.words].every((word) => one.words.has(word)),
      );
    for (const word of given)
      for (const entry of this.byWord.get(word) ?? [])
        if (
          !isWithinNamed(entry) &&
          !without.includes(entry) &&
          !isFeeOn(entry, without) &&
          !without.some((one) => isPlainOf(entry, one)) &&
          pricesOf(entry).includes(idr) &&
          weightOf(word) > 0 &&
          isNamedBy(entry, given)
        )
          return true;
    return false;
  }

  /**
   * The things that are sold by a unit, when others of the same name are packs: "Eceran 25 kg" does not name "karung
   * 25 kg".
   */
  looseOf(things: readonly Priced[]): readonly Priced[] {
    const names = ({ words }: Priced): string[] => [...words].filter((word) => weightOf(word) === nameWeight);
    const isPack = ({ words }: Priced): boolean => [...words].some((word) => /^\d/.test(word));
    const loose = this.entries.filter(
      (one) =>
        !one.isFee &&
        one.units.length > 0 &&
        !isPack(one) &&
        things.some((other) => isPack(other) && names(other).join() === names(one).join()),
    );
    return loose.length > 0 ? loose : things;
  }

  /** True when the thing has a price for this quantity of it: 0.5 with "1 ekor 65rb, setengah ekor 35rb". */
  hasPriceFor(count: number, { words }: Priced): boolean {
    return this.entries.some(
      (entry) => entry.words.has(String(count)) && [...words].some((word) => weightOf(word) === 100 && entry.words.has(word)),
    );
  }

  /**
   * True when the words have the number of another entry: "30 menit" for the entry "15 menit", when another entry has
   * 30.
   */
  private isOtherNumber(words: readonly string[], { words: names, units: sold }: Priced): boolean {
    const own = [...names];
    return words.some((word, at) => {
      const unit = words[at + 1];
      if (!/^\d+$/.test(word) || unit === undefined || !measures.has(unit) || sold.includes(unit) || own.includes(word)) return false;
      const inEntry = own[own.indexOf(unit) - 1];
      if (!own.includes(unit) || inEntry === undefined || !/^\d+$/.test(inEntry)) return false;
      return (
        this.entries.some(({ units, bundles }) => units.includes(unit) && bundles.some(({ count }) => count === Number(word))) ||
        [...(this.byWord.get(word) ?? [])].some(({ words: other }) => {
          const names = [...other];
          return names[names.indexOf(word) + 1] === unit;
        })
      );
    });
  }

  /** True when the words name another model than the entry does: "iPhone XR" beside an entry for "iPhone 11". */
  isOtherModel(words: readonly string[], entry: Priced): boolean {
    const own = [...entry.words];
    if (this.isOtherNumber(words, entry)) return true;
    return words.some((word, at) => {
      const next = words[at + 1];
      if (next === undefined || entry.words.has(next) || isKindWord(next)) return false;
      const inEntry = own[own.indexOf(word) + 1];
      if (!entry.words.has(word) || inEntry === undefined || words.includes(inEntry)) return false;
      return [...(this.byWord.get(next) ?? [])].some((other) => {
        const names = [...other.words];
        const place = names.indexOf(next);
        return place > 0 && names[place - 1] === word;
      });
    });
  }

  /** The surcharges on a price that the words name: "XXL nambah 10rb". */
  extrasFor(words: Iterable<string>, without: readonly Priced[]): readonly Priced[] {
    const given = new Set(words);
    return this.extras.filter((entry) => {
      // "100 box" counts, and does not name "ganti box mika +2rb"
      const names = [...entry.words].filter((word) => weightOf(word) > 0 || isTime(word));
      const telling = (names.length > 0 ? names : [...entry.words]).filter(
        (word) => given.has(word) && !ofEachSize.has(word) && !without.some((one) => one.words.has(word)),
      );
      // in "boneka besar 2", the number does not name "2 sisi +50rb"
      return telling.some((word) => !/^\d/.test(word)) || (telling.length > 0 && isNamedBy(entry, given));
    });
  }

  /**
   * The surcharges for deliveries outside an area, when at least one of the places is outside it: "luar kota Cianjur
   * +50rb" for Sukabumi.
   */
  extrasOutside(places: readonly string[]): readonly Priced[] {
    return this.extras.filter(({ words }) => words.has('luar') && places.some((place) => isOutside(words, place)));
  }

  /** True for a price that applies only to large quantities, and to no thing at the given quantity. */
  isOfOtherCount(idr: number, count: number): boolean {
    const isForMany = this.entries.some(({ each }) => each.some((one) => one.idr === idr && one.from > 1));
    return isForMany && !this.entries.some((entry) => eachAt(entry, count) === idr);
  }

  /** True when one of the words is part of a name and is not a size or a number. */
  isNaming(words: Iterable<string>): boolean {
    for (const word of words)
      if (
        isKindWord(word)
          ? this.bareNumbers.has(word) || (code.test(word) && this.byWord.has(word))
          : this.byWord.has(word) || this.initials.has(word) || this.beginnings.has(word) || this.listed.has(word)
      )
        return true;
    return false;
  }
}
