import { findAmounts } from '../amounts.rules.js';
import { placeNamesIn } from '../facts/place-names.js';
import { isKindWord, nameWords, weightOf } from './name-words.rules.js';
import { orderPartsOf } from './order-parts.rules.js';
import { isNamedBy, totalsAt, type Priced } from './priced.rules.js';
import type { PriceBook } from './price-book.rules.js';
import { countedUnits, ratedCountsOf, timeUnits, unitNamed } from './prices/units.rules.js';
import { isInNames, quantitiesOf } from './quantities.rules.js';

/** Something that a text orders or offers: the things it may mean, and the quantity. */
export interface OrderLine {
  readonly things: readonly Priced[];
  /** Possible quantities; empty when the text names none. */
  readonly counts: readonly number[];
}

const between =
  /,(?!\d)|[;\n()+&=:!?|]|\.(?=\s|$)|[ ](?:dan|sama|sm|plus|tambah|ditambah|dgn|dengan|pakai|pake|serta|sekalian|terus|trus|kalau|kalo|klo|jadi|lalu)(?![^\s])/iu;
const partsMax = 60;

/** The things that a text names with their quantities, without repetitions. */
export function orderLinesOf(text: string, book: PriceBook): OrderLine[] {
  const lines: { things: readonly Priced[]; counts: number[] }[] = [];
  for (const part of withoutAmounts(text)
    .split(between)
    .slice(0, partsMax)
    .flatMap((one) => orderPartsOf(one, book))) {
    // "3 pintu 2 unit": two units of the thing with three doors
    const words = nameWords(book.withoutCounted(part));
    const [named, fees] = namedBy(words, book);
    if (fees.length > 0) lines.push({ things: fees, counts: [] });
    const last = lines.at(-1);
    if (named.length === 0) {
      const kind = last === undefined ? [] : kindOfLast(words, last.things, book);
      if (kind.length > 0) {
        lines.push({ things: kind, counts: countsFor(part, kind) });
        continue;
      }
      const span = spanIn(part);
      if (span !== null && lines.some(({ things }) => isBy(span.unit, things))) {
        for (const line of lines) if (isBy(span.unit, line.things)) line.counts = timesOf(line.counts, span.count);
      } else if (last) last.counts.push(...countsFor(part, last.things));
      continue;
    }
    const known = lines.find(({ things }) => things.some((one) => named.includes(one)));
    const counts = countsFor(part, named);
    if (known) {
      // quantities of the same things may be meant together ("3 of these and 1 of these" may mean four), so their
      // sums are possible counts too
      known.counts.push(...counts, ...counts.flatMap((count) => known.counts.slice(0, 2).map((other) => other + count)));
      known.things = known.things.length < named.length ? known.things : named;
    } else lines.push({ things: named, counts });
  }
  return lines;
}

/**
 * Another kind of the thing before it, when the words name this kind completely: "isi 5" in "Snack box isi 3 sama isi
 * 5".
 */
function kindOfLast(words: readonly string[], things: readonly Priced[], book: PriceBook): readonly Priced[] {
  if (things.length !== 1 || things[0]!.isFee || !words.some((word) => isKindWord(word) && weightOf(word) > 0)) return [];
  const all = [...[...things[0]!.words].filter((word) => !isKindWord(word)), ...words];
  const given = new Set(all);
  const named = book
    .bestFor(all, 'goods')
    .filter((one) => isNamedBy(one, given) && words.some((word) => weightOf(word) > 0 && one.words.has(word)));
  return named.length === 1 && named[0] !== things[0] ? named : [];
}

/** The time that a part without a name gives for all things before it: "tenda + 4 sleeping bag, 2 hari". */
function spanIn(part: string): { readonly count: number; readonly unit: string } | null {
  const [one, ...others] = countedUnits(part);
  return one !== undefined && others.length === 0 && timeUnits.has(one.unit) ? one : null;
}

function timesOf(counts: readonly number[], span: number): number[] {
  return counts.length === 0 ? [span] : [...counts.map((count) => count * span), ...counts.filter((count) => count === span)];
}

/** True for things that are all sold by this unit of time only. */
function isBy(unit: string, things: readonly Priced[]): boolean {
  return things.length > 0 && things.every(({ units }) => units.length === 1 && units[0] === unit);
}

/** The things that words name, and the fees with them: "mangga 3 kg ke Depok" includes a parcel to Depok. */
function namedBy(words: readonly string[], book: PriceBook): [things: readonly Priced[], fees: readonly Priced[]] {
  const named = book.isNaming(words) ? book.bestFor(words) : [];
  // "sneakers ke Solo" names a thing and a place with the same weight
  const things = named.filter(({ isFee }) => !isFee);
  if (things.length > 0) return [things, parcelsFor(words, things, book)];
  const rest = words.filter((word) => !named.some((one) => one.words.has(word)));
  const goods = book.isNaming(rest) ? book.bestFor(rest).filter(({ isFee }) => !isFee) : [];
  return goods.length > 0 ? [goods, named] : [named, []];
}

/** The owner's price for a parcel to the place that is named with the things: "Sneakers ke Solo". */
function parcelsFor(words: readonly string[], things: readonly Priced[], book: PriceBook): readonly Priced[] {
  const places = words.filter((word) => !things.some((one) => one.words.has(word)) && placeNamesIn(`ke ${word}`).length > 0);
  return places.length === 0 || !book.isNaming(places) ? [] : book.bestFor(places).filter(({ isFee }) => isFee);
}

function countsFor(part: string, things: readonly Priced[]): number[] {
  const found = quantitiesOf(part).filter((one) => !isInNames(one, things));
  const counted = countedUnits(part);
  const rated = things.flatMap((one) => ratedCountsOf(one, counted) ?? []);
  if (rated.some(({ isWhole }) => isWhole)) return rated.flatMap(({ counts }) => [...counts]);
  // for things that are sold by a measure, "3 meter" is a quantity
  const isSoldBy = (measure: string): boolean =>
    measure !== '' && things.some(({ unit, units }) => unit === measure || units.includes(unitNamed(measure)));
  const counts = found.flatMap(({ count, isCount, measure }) => (isCount || isSoldBy(measure) ? [count] : [count, 1]));
  return [...rated.flatMap((one) => [...one.counts]), ...counts];
}

/** Replaces each amount with a separator. */
export function withoutAmounts(text: string): string {
  let rest = '';
  let from = 0;
  for (const amount of findAmounts(text)) {
    rest += `${text.slice(from, amount.from)} | `;
    from = amount.to;
  }
  return rest + text.slice(from);
}

/** The lines of a reply, with the lead's quantities when the reply names none. */
export function mergedLines(reply: readonly OrderLine[], lead: readonly OrderLine[]): OrderLine[] {
  const sameAs = (line: OrderLine, others: readonly OrderLine[]): OrderLine | undefined =>
    others.find(({ things }) => things.some((one) => line.things.includes(one)));
  return reply.map((line) => (line.counts.length > 0 ? line : { ...line, counts: sameAs(line, lead)?.counts ?? [] }));
}

const sumsMax = 400;
const countsMax = 60;

/**
 * All totals that fit these lines. A total includes every product, but may leave out fees.
 * @param isWhole true when a total includes each surcharge of the lines, too.
 */
export function totalsOf(lines: readonly OrderLine[], isWhole = false): ReadonlySet<number> {
  let sums = new Set([0]);
  let isOfGoods = false;
  const countsOfGoods = countsOf(lines);
  for (const { things, counts } of lines) {
    const spans = spansOfOthers(things, lines);
    const numbers =
      counts.length > 0 ? [...new Set(counts)].slice(0, 4) : spans.length > 0 ? spans : [1, ...countsOfSameUnit(things, lines)];
    const isFee = things.every((one) => one.isFee);
    isOfGoods ||= !isFee;
    const options = new Set(things.slice(0, 6).flatMap((one) => numbers.flatMap((count) => totalsAt(one, count))));
    if (isFee)
      for (const one of things.slice(0, 6)) {
        const many = countsOfGoods.filter((count) => count > 1);
        const isForEach =
          (one.isEach || isFeeForEach(one, lines) || isForPieces(one, lines) || lines.some((line) => isPerUnitOf(one, line.things))) &&
          many.length > 0;
        if (isForEach && counts.length === 0) options.delete(one.each[0]!.idr);
        // without a known quantity, "perangkap 4 titik" does not give the price of one
        const isCounted = one.unit !== '' && counts.length > 0 && !counts.includes(1);
        const spans = counts.length > 0 ? [] : spansInNames(one, lines);
        if (spans.length > 0) options.delete(one.each[0]!.idr);
        for (const span of spans) options.add(one.each[0]!.idr * span);
        for (const count of isCounted || spans.length > 0 ? [] : isForEach ? many : countsOfGoods)
          options.add(Math.round(one.each[0]!.idr * count));
      }
    const next = new Set(isFee && !(isWhole && things.every(({ isExtra }) => isExtra)) ? sums : []);
    for (const sum of sums) for (const option of options) if (next.size < sumsMax) next.add(sum + option);
    sums = next;
  }
  return isOfGoods ? sums : new Set();
}

const pieces = new Set(['pcs', 'pc', 'biji', 'buah', 'box', 'set', 'lembar', 'botol', 'toples', 'porsi', 'cup']);

/**
 * The numbers of days of the other rented things: in "Vespa 2 hari plus tas samping", the bag is rented for two days
 * as well. Empty when the number is unclear.
 */
function spansOfOthers(things: readonly Priced[], lines: readonly OrderLine[]): number[] {
  const [unit] = things[0]!.units;
  if (unit === undefined || !timeUnits.has(unit) || !isBy(unit, things)) return [];
  const counted = lines.filter((line) => line.things !== things && line.counts.length > 0 && isBy(unit, line.things));
  return counted.length === 0 || counted.length < lines.length - 1 ? [] : [...new Set(counted.flatMap(({ counts }) => counts))].slice(0, 3);
}

/** The numbers of days in the names of the goods, for a surcharge per day: "langganan 5 hari" with "diet +8rb/hari". */
function spansInNames({ units: [unit] }: Priced, lines: readonly OrderLine[]): number[] {
  if (unit === undefined || !timeUnits.has(unit)) return [];
  const names = lines.flatMap(({ things }) => things.filter(({ isFee }) => !isFee).map(({ words }) => [...words]));
  return [...new Set(names.map((words) => Number(words[words.indexOf(unit) - 1])))].filter((count) => count > 1);
}

/**
 * Quantities of other things with the same unit: in "100 gelas + kemasan mika", the packaging may be ordered for each
 * of the 100 pieces.
 */
function countsOfSameUnit(things: readonly Priced[], lines: readonly OrderLine[]): number[] {
  const units = new Set(things.flatMap(({ unit }) => (pieces.has(unit) ? [unit] : [])));
  if (units.size === 0) return [];
  const same = lines.filter((line) => line.things !== things && line.things.some((one) => !one.isFee && units.has(one.unit)));
  return [...new Set(same.flatMap(({ counts }) => counts.slice(0, 2)))].slice(0, 3);
}

/** The first different quantities of the goods: a fee may be charged for each piece. */
function countsOf(lines: readonly OrderLine[]): number[] {
  const goods = lines.filter(({ things }) => !things.every((one) => one.isFee));
  return [...new Set([1, ...goods.flatMap(({ counts }) => counts.slice(0, 3))])].slice(0, countsMax);
}

/**
 * True when a charge has the unit of one of the things. "Jemput Surabaya +125rb/orang" applies to each person who
 * pays "375rb/orang".
 */
export function isPerUnitOf({ unit }: Priced, things: readonly Priced[]): boolean {
  return unit !== '' && things.some((one) => !one.isFee && (one.unit === unit || one.words.has(unit)));
}

/** Units of a fee that do not count goods: measures, and words for the whole order. */
const noPieces = new Set(
  'kg kilo km m m2 meter liter ons gr gram orang pesanan order transaksi nota kirim pengiriman alamat paket titik rit trip'.split(' '),
);

/** True for a fee per piece, when the shop names no unit for its goods: "Packing kayu 20rb per bibit". */
function isForPieces({ unit }: Priced, lines: readonly OrderLine[]): boolean {
  if (unit === '' || noPieces.has(unit) || timeUnits.has(unitNamed(unit))) return false;
  const goods = lines.filter(({ things }) => things.every(({ isFee }) => !isFee));
  return goods.length > 0 && goods.every(({ things }) => things.every((one) => one.unit === ''));
}

/** True for a fee that applies to each of the ordered goods: "Pasang ban 15rb" applies to each tyre. */
function isFeeForEach(fee: Priced, lines: readonly OrderLine[]): boolean {
  return lines.some(({ things }) =>
    things.some((one) => !one.isFee && [...fee.words].some((word) => weightOf(word) === 100 && one.words.has(word))),
  );
}
