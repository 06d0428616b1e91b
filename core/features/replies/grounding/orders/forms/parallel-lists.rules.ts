import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';
import { priceCell, withUnitOf } from './price-cells.js';

const label = String.raw`\p{L}?[\p{L}\d]{1,14}`;
const cell = String.raw`\d{1,3}(?:[.,]\d{1,3})?(?:rb|ribu|k|jt|juta)?`;
const labels = String.raw`${label}(?: ?/ ?${label})+`;
const cells = String.raw`${cell}(?: ?/ ?${cell})+`;
/** "Isi 10/20/50 = 25/47/110rb", "anak/dewasa 15/25rb" */
const labelsFirst = new RegExp(String.raw`(?<![\p{L}\d/.,])(${labels})(?: ?[=:] ?| )(?:rp\.? ?)?(${cells})(?![\p{L}\d/])`, 'giu');
/** "25/30/35rb utk S/M/L", "25/35rb (kecil/besar)" */
const pricesFirst = new RegExp(
  String.raw`(?<![\p{L}\d/.,])(${cells})(?: (?:utk|untuk|buat|uk|ukuran|size|=) ?| ?\()(${labels})\)?(?![\p{L}\d/])`,
  'giu',
);
const headChars = 80;
const listMax = 8;
const sizeWeight = 10;

/** A text in which several names with as many prices in the same order are pairs: "isi 10 25rb, isi 20 47rb". */
export function withParallelLists(text: string): string {
  const paired = text
    .replaceAll(labelsFirst, (whole: string, names: string, prices: string, at: number, all: string) =>
      pairsOf({ whole, names, prices }, headBefore(all, at)),
    )
    .replaceAll(pricesFirst, (whole: string, prices: string, names: string, at: number, all: string) =>
      pairsOf({ whole, names, prices }, headBefore(all, at)),
    );
  return paired
    .split('\n')
    .map((line) => withUnitOfAll(line))
    .join('\n');
}

interface Found {
  readonly whole: string;
  readonly names: string;
  readonly prices: string;
}

function pairsOf({ whole, names, prices }: Found, head: string): string {
  const own = names.split('/').map((one) => one.trim());
  const idrs = withUnitOf(prices.split('/').map((one) => one.trim()));
  const isPaired =
    own.length === idrs.length && own.length <= listMax && idrs.every((one) => /\p{L}$/u.test(one) || /[.,]\d{3}$/u.test(one));
  // "75rb/85rb 90rb/100rb" has prices only
  if (!isPaired || own.some((one) => priceCell.test(one) && /(?:rb|ribu|jt)$/iu.test(one))) return whole;
  const first = nameWords(head).length === 0 && own.every((one) => !/\p{L}/u.test(one));
  return first ? whole : own.map((one, at) => `${at === 0 ? '' : head}${one} ${idrs[at]!}`).join(', ');
}

/** The words right before a list that belong to each of its parts: "dimsum ayam isi " before "10/20/50". */
function headBefore(text: string, at: number): string {
  const [last = ''] = /[^,;:|()\n=+]*$/u.exec(text.slice(Math.max(0, at - headChars), at)) ?? [];
  const sentence = last.split(/\. |\d(?:rb|ribu|k|jt|juta)(?!\p{L})/iu).at(-1)!;
  return sentence.replace(/^[^\p{L}\d]+/u, '');
}

const inAll = /\((?:dalam )?(?:rb|ribu|ribuan|rban|k|x ?1\.?000)\)/iu;
const lastPair = /(?:^|[ ,])(\p{L}[\p{L}\d]*) (\d{1,4})[ ,]*$/u;

/** "Kandang lipat S 120 M 165 L 230 (rb)" and "S 120 M 165 L 230rb": one unit for all numbers of a row of pairs. */
function withUnitOfAll(line: string): string {
  const marked = inAll.exec(line);
  const to = marked?.index ?? lastWithUnit(line);
  if (to === null) return line;
  let rest = line.slice(0, to).trimEnd();
  const pairs: string[] = [];
  for (let found = lastPair.exec(rest); found !== null && pairs.length < listMax; found = lastPair.exec(rest)) {
    if (marked === null && weightOf(found[1]!.toLowerCase()) !== sizeWeight) break;
    pairs.unshift(`${found[1]!} ${found[2]!}rb`);
    rest = rest.slice(0, found.index).trimEnd();
  }
  if (pairs.length < 2) return line;
  const areKinds = pairs.every((pair) => isKindWord(pair.split(' ')[0]!.toLowerCase()));
  const head = areKinds ? headBefore(rest, rest.length) : '';
  const behind = line.slice(to).replace(marked === null ? /^rb/iu : inAll, '');
  return `${rest} ${pairs.join(`, ${head}${head === '' ? '' : ' '}`)}${behind}`;
}

const sizedEnd = /(?<!\p{L})\p{L}{1,10} \d{1,4} \p{L}{1,10} \d{1,4}(?=rb(?!\p{L}))/iu;

/** The end of the last number of "S 120 M 165rb", before its unit. Null for other lines. */
function lastWithUnit(line: string): number | null {
  const found = sizedEnd.exec(line);
  return found === null ? null : found.index + found[0].length;
}
