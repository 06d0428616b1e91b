import { isPerPiece, levelHeading, buyersOf } from '../list-lines.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import { feeWords } from '../order-words.js';
import { priceText } from './price-cells.js';

const itemsMax = 60;
const headWordsMax = 4;
const heading = /^([^\p{L}\d\n]*)([\p{L}\d][^:\n]*?) ?:(?!\d) ?(.*)$/u;
const item = new RegExp(
  String.raw`^([^\p{L}\d]*)(\p{L}[^\d:;()]*?)(?: ?[:=])? (${priceText})((?: ?(?:/|per )\p{L}+)?)((?: ?\([^()]*\))?)([. ]*)$`,
  'iu',
);
/** A heading with a size: "Botol 250ml", "literan (1 liter)". */
const sized = /(?:^|[^\d.,])\d+(?:[.,]\d+)? ?(?:ml|cc|l|liter|ltr|gr|gram|g|kg|cm|mm|inch|oz)(?!\p{L})/iu;
/** A heading with a unit: "IKAN /kg", "harga per porsi", "cuci (per kg)". */
const byUnit = /^(.*?) ?\(?(?:\/ ?|per )(\p{L}+)\)?$/iu;
const noHeads =
  /(?:^|[^\p{L}])(?:promo|diskon|min|minimal|buka|jam|isi|bonus|gratis|free|dp|bayar|catatan|note|stok|reseller|grosir|member|agen|weekday|weekend)(?!\p{L})/iu;

interface Item {
  readonly marks: string;
  readonly name: string;
  readonly price: string;
  readonly unit: string;
  readonly behind: string;
}

/** A heading with the priced things after it. */
interface Headed {
  readonly at: number;
  readonly marks: string;
  readonly head: string;
  readonly items: readonly Item[];
  /** The parts of the line after these things. */
  readonly rest: readonly string[];
}

function itemOf(part: string): Item | null {
  const [, marks, name, price, unit, behind, end] = item.exec(part) ?? [];
  if (name === undefined || nameWords(name).length === 0 || feeWords.test(name)) return null;
  return { marks: marks!, name: name.trim(), price: price!, unit: unit!, behind: behind! + end! };
}

function headedIn(line: string, at: number): Headed | null {
  const [, marks, head, list] = heading.exec(line) ?? [];
  if (head === undefined || levelHeading(line) !== null || buyersOf(line) !== null) return null;
  const words = nameWords(head);
  if (words.length === 0 || words.filter((one) => !isKindWord(one)).length > headWordsMax || noHeads.test(head) || feeWords.test(head))
    return null;
  const parts = list!.split(/,(?!\d)|[;|]/u);
  const items: Item[] = [];
  for (const part of parts.slice(0, itemsMax)) {
    const found = itemOf(part);
    if (found === null) break;
    items.push(found);
  }
  return items.length < 2
    ? null
    : { at, marks: marks!, head: head.replaceAll(/[()]/gu, ' ').trim(), items, rest: parts.slice(items.length) };
}

/**
 * Adds the words of a heading to each price after it: a size ("botol 250ml: aren 18k, pandan 19k") or a unit ("ikan
 * /kg: nila 36rb, lele 28rb").
 */
export function withHeadedLists(text: string): string {
  if (!text.includes(':')) return text;
  const lines = text.split('\n');
  const lists = lines.flatMap((line, at) => headedIn(line, at) ?? []);
  for (const one of lists) {
    const [, kind, unit] = byUnit.exec(one.head) ?? [];
    if (unit !== undefined && isPerPiece(`/${unit}`) && one.items.every((thing) => thing.unit === '')) {
      const items = one.items.map((thing) => ({ ...thing, unit: `/${unit}` }));
      lines[one.at] = `${one.marks}${kind!.trim()}: ${listOf(items, one.rest, ({ name }) => name)}`;
    } else if (sized.test(one.head)) {
      lines[one.at] = `${one.marks}${listOf(one.items, one.rest, ({ name }) => `${name} ${one.head}`)}`;
    }
  }
  return lines.join('\n');
}

function listOf(items: readonly Item[], rest: readonly string[], nameOf: (one: Item) => string): string {
  return [
    ...items.map((one) => `${one.marks.trim()}${nameOf(one)} ${one.price}${one.unit}${one.behind}`),
    ...rest.map((one) => one.trim()),
  ].join(', ');
}
