import type { Amount } from '../../amounts.rules.js';
import { dozens, perPiece, tier } from '../list-lines.rules.js';
import { nameWords } from '../name-words.rules.js';
import type { Priced } from '../priced.rules.js';
import { unitNamed, unitsBehind } from './units.rules.js';
import { isSizedBy } from './names-before.rules.js';
import type { PriceIndex } from './price-index.rules.js';

const manyOf =
  /(?<!\p{L})(?:beli|pembelian|ambil|order|min(?:imal)?|mulai|setiap|tiap|pesan|di ?atas|lebih dari)[ ](?:min(?:imal)?[ ])?(\d{1,4})[ ]?(?:(lusin|kodi|pcs|pc|biji|buah|botol|box|lembar|unit|orang|porsi|paket|set|pasang)(?!\p{L}))?/iu;

/** "7 hari ke atas", "min 7 hari" */
const manyOfTime =
  /(?:(?<!\p{L})(?:min(?:imal)?|mulai|lebih dari|di ?atas)[ ](\d{1,3})[ ]?(hari|hr|malam|mlm|jam|minggu|mgg|bulan|bln)|(?<![\d.,])(\d{1,3})[ ]?(hari|hr|malam|mlm|jam|minggu|mgg|bulan|bln)[ ]?(?:ke ?atas|lebih|up|atau lebih|\+))[ ]?(?:harga(?:nya)?|jadi|kena|cuma|hanya|[:=@])?[ ]{0,2}(?:rp\.?[ ]?)?$/iu;

/** The text around an amount: the part before it that names its thing, and what comes after it. */
interface Told {
  readonly before: string;
  readonly behind: string;
}

/** Reads prices for quantities into the things that they belong to. */
export class TierPrices {
  /** @param units words after a slash or "per": "roll" in "35rb/roll". */
  constructor(
    private readonly index: PriceIndex,
    private readonly units: ReadonlySet<string>,
  ) {}

  /** "10-49 pcs 70rb", "12 pcs ke atas 65rb": another price of a known thing, or of the one before it. */
  ofTier({ before, behind }: Told, amount: Pick<Amount, 'value'>, last: Priced | null): Priced | null {
    const longer = this.ofSpan({ before, behind }, amount, last);
    if (longer !== null) return longer;
    const found = tier.exec(before) ?? this.ofOwnUnit(before);
    if (found !== null && (found[2] !== undefined || found[3] !== undefined)) {
      const count = Number(found[1]) * (dozens[(found[2] ?? '').toLowerCase()] ?? 1);
      const words = nameWords(before.slice(0, found.index));
      const base = words.length === 0 ? last : this.index.withAll(words);
      const isBundle = base !== null && amount.value > base.each[0]!.idr && !perPiece.test(behind);
      // "tumpeng 10 org 350rb" after "tumpeng mini 25rb" is no price of ten small ones, nor is "20 org" after "tumpeng 10 org"
      const isSize = base !== null && isBundle && (isSizedBy(base, before) || amount.value > count * base.each[0]!.idr);
      if (base !== null && count > 1 && !isSize) {
        // "5 pcs 60.000" beside a price of 15.000 is the price of five together
        if (isBundle) base.bundles.push({ count, idr: amount.value });
        else base.each.push({ from: count, idr: amount.value });
        return base;
      }
    }
    return null;
  }

  /** "35rb/hari, 7 hari ke atas 30rb/hari": a lower price of the thing before it, for more of its unit of time. */
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

  /** "Ambil 3 roll 99rb" beside "35rb/roll". */
  private ofOwnUnit(before: string): RegExpExecArray | null {
    const found = /(?<![\d.,])(\d{1,4})[ ]?(\p{L}{2,15})[ ]?(?:harga(?:nya)?|jadi|cuma|hanya|[:=@])?[ ]{0,2}(?:rp\.?[ ]?)?$/iu.exec(before);
    return found !== null && this.units.has(found[2]!.toLowerCase()) ? found : null;
  }

  /** "beli 12 pcs kaos polos jadi Rp 65.000 per pcs", "beli 3 kaos polos Rp 210.000": for a thing that already has a price. */
  ofMany({ before, behind }: Told, { value }: Pick<Amount, 'value'>, last: Priced | null): Priced | null {
    const found = manyOf.exec(before);
    if (found === null) return null;
    const rest = nameWords(before.slice(found.index + found[0].length));
    const words = rest.length === 1 && last?.units.includes(rest[0]!) === true ? [] : rest;
    const base = words.length === 0 ? last : this.index.withAll(words);
    const count = Number(found[1]) * (dozens[(found[2] ?? '').toLowerCase()] ?? 1);
    if (base === null || count < 2) return null;
    // "kaktus mini 10rb (beli 3 25rb)"
    const isBundle = value > base.each[0]!.idr && value < count * base.each[0]!.idr;
    if (rest.length === 0 && found[2] === undefined && !isBundle) return null;
    if (value > base.each[0]!.idr && !perPiece.test(behind)) base.bundles.push({ count, idr: value });
    else if (perPiece.test(behind) || value < base.each[0]!.idr) base.each.push({ from: count, idr: value });
    else return null;
    return base;
  }
}
