import type { Amount } from '../../amounts.rules.js';
import { dozens, perPiece, tier } from '../list-lines.rules.js';
import { nameWords } from '../name-words.rules.js';
import { isExtra, moreIn } from '../level-prices.rules.js';
import { extraOf, type Priced } from '../priced.rules.js';
import { sizeUnits, unitNamed, unitsBehind } from './units.rules.js';
import { isSizedBy } from './names-before.rules.js';
import type { PriceIndex } from './price-index.rules.js';

const manyOf =
  /(?<!\p{L})(?:beli|pembelian|ambil|order|min(?:imal)?|mulai|setiap|tiap|pesan|di ?atas|lebih dari)[ ](?:min(?:imal)?[ ])?(\d{1,4})[ ]?(?:(lusin|kodi|pcs|pc|biji|buah|botol|box|lembar|unit|orang|porsi|paket|set|pasang)(?!\p{L}))?/iu;

/** "7 hari ke atas", "min 7 hari" */
const manyOfTime =
  /(?:(?<!\p{L})(?:min(?:imal)?|mulai|lebih dari|di ?atas)[ ](\d{1,3})[ ]?(hari|hr|malam|mlm|jam|minggu|mgg|bulan|bln)|(?<![\d.,])(\d{1,3})[ ]?(hari|hr|malam|mlm|jam|minggu|mgg|bulan|bln)[ ]?(?:ke ?atas|lebih|up|atau lebih|\+))[ ]?(?:harga(?:nya)?|jadi|kena|cuma|hanya|[:=@])?[ ]{0,2}(?:rp\.?[ ]?)?$/iu;

const range = /^[^\p{L}\d]{0,4}\d{2,4}[ ]?(?:-|–|s\/d|sd|sampai)[ ]?\d{2,4}[ :=]{0,3}(?:rp\.?[ ]?)?$/iu;

/** True for a lower price for a range of quantities: "Souvenir 12rb (50-99), 100-299 10.500". */
function isLowerRange(before: string, value: number, last: Priced | null): boolean {
  return last !== null && range.test(before) && value < last.each[0]!.idr && value * 2 > last.each[0]!.idr;
}

/**
 * True for a pack of another size, and not a quantity of the thing before it: "Semen Gresik 40kg 53rb" after "semen
 * Gresik 50kg 64rb".
 */
function isOtherSize({ 1: count, 2: unit = '', 3: upwards }: RegExpExecArray, base: Priced): boolean {
  return upwards === undefined && sizeUnits.has(unit.toLowerCase()) && isSizedBy(base, `${count!} ${unit}`);
}

/** The text around an amount: `before` names its thing, `behind` follows it. */
interface Told {
  readonly before: string;
  readonly behind: string;
}

/** Parses prices for quantities and adds them to their things. */
export class TierPrices {
  /** @param units words after a slash or "per": "roll" in "35rb/roll". */
  constructor(
    private readonly index: PriceIndex,
    private readonly units: ReadonlySet<string>,
  ) {}

  /**
   * Stores another price of a known thing, or of the thing before it: "10-49 pcs 70rb", "12 pcs ke atas 65rb". "Tiap
   * tambahan 1 ha 250rb" is stored as a surcharge.
   */
  ofTier({ before, behind }: Told, amount: Pick<Amount, 'value'>, last: Priced | null): Priced | null {
    const more = moreIn(before);
    if (more !== null) return this.index.add(extraOf(unitNamed(more), amount.value));
    const longer = this.ofSpan({ before, behind }, amount, last);
    if (longer !== null) return longer;
    const found = tier.exec(before) ?? this.ofOwnUnit(before);
    if (found !== null && (found[2] !== undefined || found[3] !== undefined || isLowerRange(before, amount.value, last))) {
      const count = Number(found[1]) * (dozens[(found[2] ?? '').toLowerCase()] ?? 1);
      const words = nameWords(before.slice(0, found.index));
      const base = words.length === 0 ? (this.countedBy(found[2], last) ?? last) : this.index.withAll(words);
      const isBundle = base !== null && amount.value > base.each[0]!.idr && !perPiece.test(behind);
      // "tumpeng 10 org 350rb" after "tumpeng mini 25rb" is not a price of ten small ones, nor is "20 org" after
      // "tumpeng 10 org"
      const isSize =
        base !== null && (isBundle ? isSizedBy(base, before) || amount.value > count * base.each[0]!.idr : isOtherSize(found, base));
      if (base !== null && count > 1 && !isSize) {
        // "5 pcs 60.000" beside a price of 15.000 is the price of five together
        if (isBundle) base.bundles.push({ count, idr: amount.value });
        else base.each.push({ from: count, idr: amount.value });
        return base;
      }
    }
    return null;
  }

  /** The thing with this name whose price is higher. */
  private dearerOf(words: readonly string[], value: number): Priced | null {
    const base = words.length === 0 ? null : this.index.withAll(words);
    return base !== null && value < base.each[0]!.idr ? base : null;
  }

  /**
   * The thing whose name contains the counted unit: "Ambil > 50 cup 5rb" may follow a thing that is not sold by the
   * cup.
   */
  private countedBy(unit: string | undefined, last: Priced | null): Priced | null {
    if (unit === undefined || sizeUnits.has(unit.toLowerCase()) || last === null || last.words.has(unit) || last.unit !== '') return null;
    return this.index.withAll([unit.toLowerCase()]);
  }

  /** Stores a lower price of the thing before it for a longer time: "35rb/hari, 7 hari ke atas 30rb/hari". */
  private ofSpan({ before, behind }: Told, { value }: Pick<Amount, 'value'>, last: Priced | null): Priced | null {
    const [whole, least, unit, from = least, named = unit] = manyOfTime.exec(before) ?? [];
    if (whole === undefined || last === null || nameWords(before.replace(whole, ' ')).length > 0) return null;
    const time = unitNamed(named!);
    if (!last.units.includes(time) || value >= last.each[0]!.idr) return null;
    const [own = time] = unitsBehind(behind);
    if (own !== time) return null;
    last.each.push({ from: Number(from), idr: value });
    return last;
  }

  /** Matches a price for several of a unit by which the shop sells: "Ambil 3 roll 99rb" beside "35rb/roll". */
  private ofOwnUnit(before: string): RegExpExecArray | null {
    const found =
      /(?<![\d.,/])(\d{1,4})[ ]?(\p{L}{2,15})(?:[ ]?(?:ke ?atas|up|\+|atau lebih|lebih))?[ ]?(?:harga(?:nya)?|jadi|cuma|hanya|[:=@])?[ ]{0,2}(?:rp\.?[ ]?)?$/iu.exec(
        before,
      );
    return found !== null && this.units.has(found[2]!.toLowerCase()) ? found : null;
  }

  /**
   * Stores a price for several pieces of a thing that already has a price: "beli 12 pcs kaos polos jadi Rp 65.000 per
   * pcs", "beli 3 kaos polos Rp 210.000".
   */
  ofMany({ before, behind }: Told, { value }: Pick<Amount, 'value'>, last: Priced | null): Priced | null {
    const found = manyOf.exec(before);
    // "kucing besar di atas 5kg +15rb" is added to a price
    if (found === null || isExtra(before)) return null;
    const rest = nameWords(before.slice(found.index + found[0].length));
    const words = rest.length === 1 && last?.units.includes(rest[0]!) === true ? [] : rest;
    // the first word may be a unit: "ambil 10 ember ke atas tahu putih jadi 32rb"
    const named = this.units.has(words[0] ?? '') ? words.slice(1) : words;
    const base = words.length === 0 ? last : (this.index.withAll(words) ?? this.dearerOf(named, value));
    const count = Number(found[1]) * (dozens[(found[2] ?? '').toLowerCase()] ?? 1);
    if (base === null || count < 2) return null;
    // the price of several together: "kaktus mini 10rb (beli 3 25rb)"
    const isBundle = value > base.each[0]!.idr && value < count * base.each[0]!.idr;
    if (rest.length === 0 && found[2] === undefined && !isBundle) return null;
    if (value > base.each[0]!.idr && !perPiece.test(behind)) base.bundles.push({ count, idr: value });
    else if (perPiece.test(behind) || value < base.each[0]!.idr) base.each.push({ from: count, idr: value });
    else return null;
    return base;
  }
}
