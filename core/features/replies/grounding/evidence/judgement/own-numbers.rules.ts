import { isSame } from '../places/placed.rules.js';
import type { Decisive } from '../places/decisive.rules.js';
import type { Segment } from '../places/segments.rules.js';
import { rootsOf } from '../owner-parts.rules.js';

/** True when no word of the sentence has a different number of the same kind in the place. */
export function isOwnNumber(segments: readonly Segment[], sentence: string, said: Decisive): boolean {
  const units = new Set(said.measures.map(({ unit }) => unit));
  const roots = segments.map(({ text }) => new Set(rootsOf(text)));
  const isOther = ({ amounts, measures }: Numbers): boolean =>
    (said.amounts.length > 0 && amounts.length > 0 && !amounts.some((value) => said.amounts.includes(value))) ||
    [...units].some((unit) => {
      const of = measures.filter((one) => one.unit === unit);
      return of.length > 0 && !of.some((one) => said.measures.some((other) => isSame(one, other)));
    });
  return [...said.words, ...rootsOf(sentence)].every((word) => {
    const own = segments.flatMap((one, at) =>
      !one.isHeading && (one.words.has(word) || roots[at]!.has(word)) ? [numbersAt(segments, at)] : [],
    );
    return own.length === 0 || !own.every(isOther);
  });
}

type Numbers = Pick<Decisive, 'amounts' | 'measures'>;

/**
 * The numbers of a piece and of the parentheses after it. In "garansi 1 bulan (iPhone 2 minggu)", the part in
 * parentheses has its own number.
 */
function numbersAt(segments: readonly Segment[], at: number): Numbers {
  const one = segments[at]!;
  if (one.isAside && one.amounts.length + one.measures.length > 0) return one;
  let [from, to] = [at, at + 1];
  while (from > 0 && segments[from]!.isAside) from -= 1;
  while (segments[to]?.isAside) to += 1;
  const own = segments.slice(from, to);
  return { amounts: own.flatMap(({ amounts }) => amounts), measures: own.flatMap(({ measures }) => measures) };
}

/**
 * True for a sentence whose amount belongs to its words and numbers. False when they belong to another price of the
 * place.
 */
export function isOwnPrice(segments: readonly Segment[], said: Decisive): boolean {
  if (said.amounts.length === 0) return true;
  const priced = cellsOf(segments).filter(({ amounts }) => amounts.length > 0);
  const amounts = new Set(said.amounts);
  const own = priced.filter((cell) => cell.amounts.some((value) => amounts.has(value)));
  const [ownWords, ownDigits] = [new Set(own.flatMap(wordsOf)), new Set(own.flatMap(digitsOf))];
  const [words, digits] = [new Set(priced.flatMap(wordsOf)), new Set(priced.flatMap(digitsOf))];
  return (
    own.length > 0 &&
    wordsOf(said).every((word) => ownWords.has(word) || !words.has(word)) &&
    digitsOf(said).every((one) => ownDigits.has(one) || !digits.has(one))
  );
}

type Cell = Pick<Decisive, 'words' | 'amounts' | 'measures' | 'labels'>;

function wordsOf({ words }: Cell): string[] {
  return [...words];
}

function digitsOf({ labels, measures }: Cell): string[] {
  return [...labels, ...measures.flatMap(({ digits }) => digits)];
}

/**
 * The pieces of a place in groups. A piece in parentheses, or a bare price, belongs to the group before it: "(100
 * lembar) 35rb" is one group.
 */
function cellsOf(segments: readonly Segment[]): Cell[] {
  const groups: Segment[][] = [];
  for (const one of segments) {
    const last = groups.at(-1);
    const isBarePrice = one.amounts.length > 0 && one.words.size === 0 && last?.every(({ amounts }) => amounts.length === 0);
    if (last !== undefined && (one.isAside || isBarePrice)) last.push(one);
    else groups.push([one]);
  }
  return groups.map((own) => ({
    words: new Set(own.flatMap(({ words }) => [...words])),
    amounts: own.flatMap(({ amounts }) => amounts),
    measures: own.flatMap(({ measures }) => measures),
    labels: own.flatMap(({ labels }) => labels),
  }));
}
