import { hasPrice, readPrice } from '../../import-money.rules.js';
import { priceKindOf, wordsOf, type PriceKind } from '../../price-columns.rules.js';
import { saysOnlyPrice } from '../price-words.rules.js';

/*
 * Lines that hold the price of the product above them: "Harga : 145.000", "Nett 145rb", "Rp 99.000".
 */

export interface LabelledPrice {
  /** The words before the price; may be empty. */
  readonly label: string;
  readonly price: string;
  readonly kind: PriceKind;
}

/** A line of a pasted list, with the facts that show whether it has a price of its own. */
interface Line {
  readonly text: string;
  readonly isBlank: boolean;
  readonly isPriced: boolean;
}

const labelled = /^([^\d:=@]{0,30}?)[ :=@]*((?:(?<!\p{L})rp\.? ?|@ ?)?\d[^:]{0,40})$/iu;
const begins = /^(?:harga|hrg|hrga|price)\b/;
/** Words that make a label even without "harga", beside those of {@link saysOnlyPrice}. */
const words =
  /^(?:ecer|eceran|retail|satuan|umum|het|srp|msrp|rrp|jual|hj|reseller|reseler|grosir|agen|member|distributor|dropship\w*|modal|hpp|kulak\w*|beli|hb|promo|diskon|disc|sale|nett?|netto|bandrol|banderol|label|cuma|hanya|only|coret|ready|po|pre|order)$/;
/** Ordinary words that are labels when they stand alone, unlike "Paket" and "Kopi". */
const alone = /^(?:normal|reguler|regular|jadi|sekarang|skrg|now|tarif|biaya|price|final|online|offline|cash|tunai)$/;

/** True for the price of an offer, which customers pay for a limited time. */
export function isOffer({ kind, label }: LabelledPrice): boolean {
  return kind === 'tier' && /\b(?:promo|diskon|disc|discount|sale|flash|special|spesial)\b/i.test(label);
}

/**
 * The price of each line that belongs to the product above it; null for any other line. A label with unknown words, such
 * as "Nota" or "Jumat berkah", counts as a price label when each product of the list has it.
 */
export function labelledPrices(lines: readonly Line[]): readonly (LabelledPrice | null)[] {
  const found = lines.map(({ text }, at) => {
    const [, label = '', price = ''] = labelled.exec(text) ?? [];
    // "Harga 3,2jt nego" and "Rp 150.000 - 250.000" also count as prices, so that the owner is asked about them
    const saysPrice = begins.test(wordsOf(label)) || (label === '' && /^(?:rp|@)/i.test(price));
    const isPrice = readPrice(price) !== null || (saysPrice && hasPrice(price));
    return isPrice ? { at, label: label.trim(), price } : null;
  });
  const byLabel = Map.groupBy(
    found.flatMap((one) => one ?? []),
    ({ label }) => wordsOf(label),
  );
  const repeated = [...byLabel].filter(([, uses]) => uses.length > 1 && uses.every(({ at }) => isOnlyPriceOf(lines, at)));
  const ofEach = new Set(repeated.map(([label]) => label));
  return found.map((one) => {
    if (one === null) return null;
    const kind = kindOf(one.label) ?? (ofEach.has(wordsOf(one.label)) ? 'unsure' : null);
    return kind === null ? null : { label: one.label, price: one.price, kind };
  });
}

/**
 * The kind of price that a label names. Null for a label that may be the name of a product, such as "Promo Ayam
 * Geprek".
 */
function kindOf(label: string): PriceKind | null {
  const text = wordsOf(label);
  if (text === '') return 'plain';
  const isLabel = begins.test(text) || alone.test(text) || isOfPriceWords(text);
  return isLabel ? (priceKindOf(begins.test(text) ? label : `harga ${label}`) ?? 'tier') : null;
}

function isOfPriceWords(text: string): boolean {
  const all = text.split(' ');
  return all.some((word) => words.test(word)) && all.every((word) => words.test(word) || saysOnlyPrice(word, ''));
}

/** True for a priced line right below a line without a price, and with no other priced line after it. */
function isOnlyPriceOf(lines: readonly Line[], at: number): boolean {
  const [before, behind] = [lines[at - 1], lines[at + 1]];
  return before !== undefined && !before.isBlank && !before.isPriced && !(behind?.isPriced ?? false);
}
