import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';
import { priceCell, withUnitOf } from './price-cells.js';

/** A list with slashes: "10/20/50", "S / M / L". */
const slashed = /(^|[^\p{L}\d.,])([\p{L}\d][\p{L}\d.,]*(?: ?\/ ?[\p{L}\d][\p{L}\d.,]*)+)/gu;
/** The text between a list of names and its prices: "Isi 10/20/50 = 25/47/110rb", "anak/dewasa 15/25rb". */
const beforePrices = /^(?: ?[=:] ?| )(?:rp\.? ?)?$/iu;
/** The text between a list of prices and its names: "25/30/35rb utk S/M/L", "25/35rb (kecil/besar)". */
const beforeLabels = /^(?: (?:utk|untuk|buat|uk|ukuran|size|=) ?| ?\()$/iu;
const headChars = 80;
const listMax = 8;
const sizeWeight = 10;

/**
 * Rewrites a list of names and a list of as many prices as pairs: "isi 10/20 25/47rb" becomes "isi 10 25rb, isi 20
 * 47rb".
 */
export function withParallelLists(text: string): string {
  return text.split('\n').map(withPairs).map(withUnitOfAll).join('\n');
}

/** A list with slashes, and where it is in its line. */
interface List {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly string[];
}

function withPairs(line: string): string {
  const lists = [...line.matchAll(slashed)].map(({ index, 1: start, 2: list }): List => {
    const words = /[.,]$/u.test(list!) ? list!.slice(0, -1) : list!;
    const from = index + start!.length;
    return { from, to: from + words.length, parts: words.split('/').map((one) => one.trim()) };
  });
  let made = '';
  let from = 0;
  lists.forEach((first, at) => {
    const second = lists[at + 1];
    if (second === undefined || first.from < from) return;
    const between = line.slice(first.to, second.from);
    const head = headBefore(line, first.from);
    const areLabelsFirst = beforePrices.test(between);
    if (!areLabelsFirst && !beforeLabels.test(between)) return;
    const pairs = areLabelsFirst ? pairsOf(first.parts, second.parts, head) : pairsOf(second.parts, first.parts, head);
    if (pairs === null) return;
    made += line.slice(from, first.from) + pairs;
    from = between.endsWith('(') && line[second.to] === ')' ? second.to + 1 : second.to;
  });
  return made + line.slice(from);
}

function pairsOf(names: readonly string[], prices: readonly string[], head: string): string | null {
  const idrs = withUnitOf(prices);
  const arePriced = prices.every((one) => priceCell.test(one)) && idrs.every((one) => /\p{L}$/u.test(one) || /[.,]\d{3}$/u.test(one));
  if (!arePriced || names.length !== idrs.length || names.length > listMax) return null;
  // "75rb/85rb 90rb/100rb" has prices only, and numbers without a name are no kinds
  const areNames = names.some((one) => /\p{L}/u.test(one)) || nameWords(head).length > 0;
  if (!areNames || names.some((one) => priceCell.test(one) && /(?:rb|ribu|jt)$/iu.test(one))) return null;
  return names.map((one, at) => `${at === 0 ? '' : head}${one} ${idrs[at]!}`).join(', ');
}

/** The words directly before a list, which belong to each of its parts: "dimsum ayam isi " before "10/20/50". */
function headBefore(text: string, at: number): string {
  const last = text
    .slice(Math.max(0, at - headChars), at)
    .split(/[,;:|()\n=+]/u)
    .at(-1)!;
  const sentence = last.split(/\. |\d(?:rb|ribu|k|jt|juta)(?!\p{L})/iu).at(-1)!;
  return sentence.replace(/^[^\p{L}\d]+/u, '');
}

const inAll = /\((?:dalam )?(?:rb|ribu|ribuan|rban|k|x ?1\.?000)\)/iu;
const pairChars = 40;
const lastPair = /(?:^|[ ,])(\p{L}[\p{L}\d]*) (\d{1,4})[ ,]*$/u;

/**
 * Adds the common unit to all numbers of a row of pairs: "Kandang lipat S 120 M 165 L 230 (rb)", "S 120 M 165 L
 * 230rb".
 */
function withUnitOfAll(line: string): string {
  const marked = inAll.exec(line);
  const to = marked?.index ?? lastWithUnit(line);
  if (to === null) return line;
  let rest = line.slice(0, to).trimEnd();
  const pairs: string[] = [];
  for (let found = pairAtEnd(rest); found !== null && pairs.length < listMax; found = pairAtEnd(rest)) {
    if (marked === null && weightOf(found[1]!.toLowerCase()) !== sizeWeight) break;
    pairs.unshift(`${found[1]!} ${found[2]!}rb`);
    rest = rest.slice(0, rest.length - found[0].length).trimEnd();
  }
  if (pairs.length < 2) return line;
  const areKinds = pairs.every((pair) => isKindWord(pair.split(' ')[0]!.toLowerCase()));
  const head = areKinds ? headBefore(rest, rest.length) : '';
  const behind = line.slice(to).replace(marked === null ? /^rb/iu : inAll, '');
  return `${rest} ${pairs.join(`, ${head}${head === '' ? '' : ' '}`)}${behind}`;
}

function pairAtEnd(text: string): RegExpExecArray | null {
  return lastPair.exec(text.slice(-pairChars));
}

const sizedEnd = /(?<!\p{L})\p{L}{1,10} \d{1,4} \p{L}{1,10} \d{1,4}(?=rb(?!\p{L}))/iu;

/** The end of the last number of "S 120 M 165rb", before its unit. Null for other lines. */
function lastWithUnit(line: string): number | null {
  const found = sizedEnd.exec(line);
  return found === null ? null : found.index + found[0].length;
}
