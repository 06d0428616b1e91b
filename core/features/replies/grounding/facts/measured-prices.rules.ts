import { findAmounts } from '../amounts.rules.js';
import { measuresIn, type Measure } from '../evidence/measures.rules.js';
import { isKindWord, nameWords } from '../orders/name-words.rules.js';
import { sentencesOf } from '../plain-text.rules.js';

/** A price that the owner wrote for a number of something: "1-11 pcs: 95.000", "Tumpeng 20 orang 650rb". */
interface Priced {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** Names of the thing; empty when the line has none. */
  readonly words: readonly string[];
}

const upwards = /(?:ke ?atas|keatas|atau lebih|lebih|up|\+)(?!\p{L})/iu;
const sizes = /(?<![\p{L}\d])(xxxxl|xxxl|xxl|xl|xs|[2-5]xl|size s|size m|size l)(?![\p{L}\d])/giu;
/** Units of things that are priced by their number. A span of time and a percentage are not. */
const counted = new Set([
  'orang',
  'pcs',
  'unit',
  'box',
  'dus',
  'kg',
  'gram',
  'liter',
  'ml',
  'porsi',
  'lembar',
  'pak',
  'karung',
  'm',
  'meter',
  'cm',
  'set',
  'paket',
  'botol',
  'malam',
]);

/** Prices by number of pieces, people or kilos, and by size. */
export class MeasuredPrices {
  private readonly rows: readonly Priced[];

  constructor(owner: string) {
    this.rows = owner.split('\n').flatMap(rowsOf);
  }

  /** True when a sentence gives the price of another number or size of the same thing: "50 pcs 58rb" where 58rb is the price from 100 on. */
  isRefused(sentence: string): boolean {
    return this.rows.length > 0 && sentencesOf(sentence).some(({ text }) => partsOf(text).some((part) => this.isMisplaced(part)));
  }

  private isMisplaced(part: string): boolean {
    const amounts = findAmounts(part);
    const [amount] = amounts;
    if (amount === undefined || amounts.length > 1 || /[x×*=]|total/iu.test(part)) return false;
    const words = namesIn(part);
    return measuresOf(part).some(({ unit, from, to }) => {
      const same = this.rows.filter((row) => row.unit === unit && sharesName(row.words, words));
      const fits = (row: Priced): boolean => row.from <= from && row.to >= to;
      const own = same.filter(fits);
      return (
        own.length > 0 && own.every((row) => row.amount !== amount.value) && same.some((row) => row.amount === amount.value && !fits(row))
      );
    });
  }
}

/** The parts of a line that each have one price: "Tumpeng 20 orang 650rb, 30 orang 850rb". A later part is about the thing of the first. */
function rowsOf(line: string): Priced[] {
  let words: readonly string[] = [];
  return partsOf(line).flatMap((part) => {
    const amounts = findAmounts(part);
    const own = namesIn(part);
    if (own.length > 0) words = own;
    const [amount] = amounts;
    const measures = measuresOf(part);
    if (amount === undefined || amounts.length > 1 || measures.length !== 1) return [];
    return [{ ...measures[0]!, amount: amount.value, words }];
  });
}

function partsOf(text: string): string[] {
  return text.split(/[,;](?!\d)|(?<!\p{L})(?:sedangkan|dan)(?!\p{L})/u);
}

/** Its numbers with a unit, open above for "100 pcs ke atas", and its sizes. */
function measuresOf(part: string): Pick<Priced, 'unit' | 'from' | 'to'>[] {
  const bare = withoutAmounts(part);
  const isOpen = upwards.test(bare);
  const numbers = measuresIn(bare)
    .filter(({ unit }: Measure) => counted.has(unit))
    .map(({ unit, from, to }) => ({ unit, from, to: isOpen ? Number.POSITIVE_INFINITY : to }));
  const labels = [...bare.matchAll(sizes)].map(([, size]) => ({
    unit: `size ${size!.toLowerCase().replace('size ', '')}`,
    from: 1,
    to: 1,
  }));
  return [...numbers, ...labels];
}

function withoutAmounts(text: string): string {
  return findAmounts(text).reduceRight((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);
}

function namesIn(text: string): string[] {
  return nameWords(withoutAmounts(text)).filter((word) => !isKindWord(word));
}

/** Either text may leave the name out. */
function sharesName(owner: readonly string[], said: readonly string[]): boolean {
  return owner.length === 0 || said.length === 0 || said.some((word) => owner.includes(word));
}
