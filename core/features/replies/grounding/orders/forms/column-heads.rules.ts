import { columnsOf } from '../level-prices.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import { priceCell, withUnitOf } from './price-cells.js';

const rowsMax = 60;
const lineChars = 300;
const columnsMax = 5;
const labelWordsMax = 5;
const between = /[/|]/u;
/** A duration in the heading of a column, as in "Lepas kunci 24 jam". It does not name the column. */
const span = /(?<!\p{L})\d{1,3} ?(?:jam|hari|malam|menit|menitan)(?!\p{L})/giu;
const unitOfHead = /(?:^|[^\p{L}])(?:per|tiap) ?(\p{L}{2,10})(?!\p{L})/iu;
const brackets = /\(([^()\n]{3,120})\)[ :.]{0,3}$/u;
const nameOfRow = /^([^\d\n]{2,60})(?=[ :=])/u;

interface Head {
  readonly labels: readonly string[];
  /** The unit in the heading, for example "/hari" for "harga per hari"; empty when there is none. */
  readonly unit: string;
}

/**
 * Adds the name of its column to each price below a heading with columns. Below "harga per hari (lepas kunci / dgn
 * sopir)", "Avanza 350 / 500rb" becomes "Avanza lepas kunci 350rb, Avanza sopir 500rb". Columns for kinds of buyers
 * are parsed as levels elsewhere.
 */
export function withColumnNames(text: string): string {
  let head: Head | null = null;
  let rows = 0;
  return text
    .split('\n')
    .map((line) => {
      const own = headOf(line);
      if (own !== null) {
        head = own;
        rows = 0;
        return line;
      }
      if (head === null || rows >= rowsMax || line.length > lineChars) return line;
      const row = rowOf(line, head);
      if (row === null) return line;
      rows += 1;
      return row;
    })
    .join('\n');
}

function headOf(line: string): Head | null {
  if (line.length > lineChars || !between.test(line)) return null;
  const [, inside] = brackets.exec(line) ?? [];
  const isTable = inside === undefined && line.includes('|');
  const last = line.trimEnd();
  if (inside === undefined && !isTable && !last.endsWith(':')) return null;
  // the first column of a table names its rows
  const parts = (inside ?? last.replace(/:$/u, '')).split(between).slice(isTable ? 1 : 0);
  const labels = parts.map((part) => part.replaceAll(span, ' ').trim());
  if (labels.length < 2 || labels.length > columnsMax || columnsOf(line).length > 0) return null;
  if (!labels.every(isLabel) || new Set(labels.map((one) => nameWords(one).join(' '))).size < labels.length) return null;
  const [, unit] = unitOfHead.exec(inside === undefined ? '' : line.replace(inside, ' ')) ?? [];
  return { labels, unit: unit === undefined ? '' : `/${unit.toLowerCase()}` };
}

function isLabel(label: string): boolean {
  const words = nameWords(label);
  return words.length > 0 && words.length <= labelWordsMax && !/\d{3}/u.test(label) && words.some((word) => !/^\d/.test(word));
}

function rowOf(line: string, { labels, unit }: Head): string | null {
  const [, name] = nameOfRow.exec(line) ?? [];
  if (name === undefined || nameWords(name).every(isKindWord)) return null;
  const cells = line
    .slice(name.length)
    .split(between)
    .map((cell) => cell.replace(/^[ :=|]+/u, '').trim());
  // "Ayam | 15rb | 25rb" begins with a separator
  const prices = cells[0] === '' ? cells.slice(1) : cells;
  if (prices.length !== labels.length || !prices.every((cell) => priceCell.test(cell))) return null;
  const thing = name.replace(/[:=|]$/u, '').trim();
  return withUnitOf(prices)
    .map((price, at) => `${thing} ${labels[at]!} ${price}${unit}`)
    .join(', ');
}
