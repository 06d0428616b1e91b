import type { Place } from './amount-places.rules.js';

/** The result of a written calculation, by the positions of its amounts. */
export interface WrittenSum {
  readonly result: number;
  /** The prices in the calculation. */
  readonly terms: readonly number[];
  /** False when the calculation is wrong. */
  readonly isExact: boolean;
}

interface Term {
  readonly value: number;
  /** Positions of the prices in it. */
  readonly prices: readonly number[];
  /** True for "3 x 25rb": its result does not depend on the text before it. */
  readonly isProduct: boolean;
}

const equals = /=[ ]*(?:rp\.?[ ]*)?$/iu;
const onlyEquals = /^[ )]*(?:\p{L}{1,8}[ ]?){0,2}=[ ]*(?:rp\.?[ ]*)?$/iu;
const becomes = /(?<!\p{L})(?:jadi|jadinya|menjadi|total|totalnya|ttl|subtotal|semuanya|semua|jumlah|jumlahnya)(?!\p{L})[^\d\n]{0,24}$/iu;
const takenOff = /(?:(?<!\p{L})(?:dikurangi|kurangi|minus|dipotong|potong|potongan)(?!\p{L})[^\d+]{0,30}|[-–−][ ]*(?:rp\.?[ ]*)?)$/iu;
const termsMax = 12;

/** Results behind "=", "jadi" or "total" with the amounts before them that make them up: "2 x 35rb = 70rb". */
export function writtenSums(places: readonly Place[]): WrittenSum[] {
  const found: WrittenSum[] = [];
  let terms: Term[] = [];
  places.forEach(({ amount: { value }, before, times }, at) => {
    const isResult = equals.test(before) || becomes.test(before);
    const made = isResult ? madeOf(terms, { value, isEqual: equals.test(before) }) : null;
    if (made !== null) {
      found.push({ result: at, terms: made.flatMap(({ prices }) => prices), isExact: true });
      terms = [
        ...terms.slice(0, terms.length - made.length),
        { value, prices: [...new Set(made.flatMap(({ prices }) => prices))], isProduct: false },
      ];
      return;
    }
    const last = terms.at(-1);
    if (isResult && last?.isProduct && onlyEquals.test(before)) {
      found.push({ result: at, terms: last.prices, isExact: false });
      return;
    }
    const sign = takenOff.test(before) && terms.length > 0 ? -1 : 1;
    terms = [...terms.slice(-termsMax), { value: sign * value * times, prices: [at], isProduct: times > 1 }];
  });
  return found;
}

/** The last terms whose sum is the value. A single term counts only before an equals sign. */
function madeOf(terms: readonly Term[], { value, isEqual }: { readonly value: number; readonly isEqual: boolean }): readonly Term[] | null {
  let sum = 0;
  for (let back = 1; back <= terms.length; back += 1) {
    const term = terms.at(-back)!;
    sum += term.value;
    if (sum === value && (back > 1 || (isEqual && term.isProduct) || term.isProduct)) return terms.slice(-back);
  }
  return null;
}
