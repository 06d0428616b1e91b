import { findAmounts, findPercents } from '../amounts.rules.js';
import { withoutAmounts } from '../orders/order-lines.rules.js';
import { quantitiesOf } from '../orders/quantities.rules.js';

/** A condition of an offer: a minimum number of pieces, a minimum amount, or a maximum distance. */
export interface Limit {
  readonly kind: 'least' | 'most';
  readonly count: number;
  /** A unit of measure; "rp" for money, "pcs" for other countable things. */
  readonly unit: string;
}

const least =
  /(?<!\p{L})(?:min(?:imal|imum)?|di ?atas|mulai|beli|pembelian|order|ambil|lebih dari|>)[^.\d\n]{0,24}(?<!(?:jam|pukul|tgl|tanggal|h)[ +-]?)(\d{1,4})(?![\d.,/]*\d|[ ]?%)(?:[ ]?(\p{L}{1,12})(?!\p{L}))?/giu;
const most = /(?<!\p{L})(?:radius|maks(?:imal)?|jarak|dalam|sampai)[^.\d\n]{0,12}(\d{1,3})[ ]?(km|kilometer)(?!\p{L})/giu;
const measured = /(?<![\d.,])(\d{1,4})[ ]?(\p{L}{1,12})(?!\p{L})/giu;
const upwards = /(?<![\d.,])(\d{1,4})[ ]?(\p{L}{1,12})[ ](?:ke ?atas|up|atau lebih)(?!\p{L})/giu;
const beforeMoney = /(?<!\p{L})(?:min(?:imal|imum)?|di ?atas|belanja|pembelian|lebih dari|order|transaksi)[^.\d\n]{0,24}$/iu;
const behindMoney = /^[ ]?(?:ke ?atas|up|atau lebih)(?!\p{L})/iu;
const noUnits = new Set('rb ribu k juta jt hari hr jam persen bulan tahun thn minggu menit pagi siang sore malam wib x'.split(' '));
const grams = new Set(['gr', 'gram', 'g']);
const measures = new Set(['kg', 'km', 'meter', 'jam']);

/** The conditions that a sentence of the owner gives. */
export function limitsIn(sentence: string): Limit[] {
  const made =
    (kind: Limit['kind']) =>
    (match: RegExpMatchArray): Limit[] => {
      const unit = unitOf(match[2] ?? '');
      return noUnits.has(unit) ? [] : [{ kind, count: Number(match[1]) * (grams.has((match[2] ?? '').toLowerCase()) ? 0.001 : 1), unit }];
    };
  const money = findAmounts(sentence)
    .filter(
      ({ from, to }) => beforeMoney.test(sentence.slice(Math.max(0, from - 40), from)) || behindMoney.test(sentence.slice(to, to + 12)),
    )
    .map(({ value }): Limit => ({ kind: 'least', count: value, unit: 'rp' }));
  return [
    ...[...sentence.matchAll(least), ...sentence.matchAll(upwards)].flatMap(made('least')),
    ...[...sentence.matchAll(most)].flatMap(made('most')),
    ...money,
  ];
}

/**
 * True when a claim gives an offer for fewer pieces, less money or a greater distance than the owner does. When the
 * sentence names no number, the lead's number counts.
 */
export function isBelowLimits(limits: readonly Limit[], { sentence, lead, before = '' }: LimitedClaim): boolean {
  const units = [...new Set(limits.map(({ unit }) => unit))];
  return units.some((unit) => {
    const own = countsIn(sentence, unit);
    const earlier = own.length === 0 && unit === 'rp' ? countsIn(before, unit) : [];
    const said = [own, earlier].find(({ length }) => length > 0) ?? countsIn(lead.slice(-200), unit);
    const same = limits.filter((limit) => limit.unit === unit);
    return said.length > 0 && !same.some(({ kind, count }) => said.some((one) => (kind === 'least' ? one >= count : one <= count)));
  });
}

interface LimitedClaim {
  readonly sentence: string;
  /** The lead's last message, and the sentences before the claim. */
  readonly lead: string;
  readonly before?: string;
}

/** True when a text names at least the minimum amount of an offer. */
export function isMoneyReached(limits: readonly Limit[], text: string): boolean {
  const said = countsIn(text, 'rp');
  return limits.some(({ unit, count }) => unit === 'rp' && said.some((one) => one >= count));
}

function countsIn(text: string, unit: string): number[] {
  if (unit === 'rp') return spendingsIn(text);
  if (unit === 'pcs')
    // "gratis 1 softcase" counts the gift, not the purchase
    return quantitiesOf(withoutAmounts(text).replaceAll(/(?:gratis|free|bonus)[ ]\d{1,3}/giu, ' ')).flatMap(({ count, isCount }) =>
      isCount ? [count] : [],
    );
  return [...text.matchAll(measured)].flatMap(({ 1: count, 2: written }) =>
    unitOf(written!) === unit ? [Number(count) * (grams.has(written!.toLowerCase()) ? 0.001 : 1)] : [],
  );
}

/** Words before a maximum amount, which is no minimum: "Gratis ongkir maks 20rb". */
const upTo = /(?<!\p{L})(?:maks|maksimal|max|maximal|sampai|hingga)[ ]*(?:rp\.?[ ]*)?$/iu;

/**
 * The amounts before a discount. In "Potongan 10% jadi 180rb", the minimum applies to the price before the discount.
 */
function spendingsIn(text: string): number[] {
  const shares = findPercents(text).map(({ value }) => 100 - value);
  const spent = findAmounts(text).filter(({ from }) => !upTo.test(text.slice(Math.max(0, from - 24), from)));
  return spent.flatMap(({ value }) => [value, ...shares.map((share) => Math.round((value * 100) / share))]);
}

function unitOf(written: string): string {
  const unit = written.toLowerCase();
  if (grams.has(unit)) return 'kg';
  if (unit === 'kilo' || unit === 'kilogram') return 'kg';
  if (unit === 'kilometer') return 'km';
  if (unit === 'm' || unit === 'mtr') return 'meter';
  return measures.has(unit) || noUnits.has(unit) ? unit : 'pcs';
}
