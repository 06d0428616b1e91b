import { findAmounts } from '../amounts.rules.js';
import { placeNamesIn } from '../facts/place-names.js';
import { nameWords } from './name-words.rules.js';
import type { Price } from './priced.rules.js';

const listsMax = 20;
const lineChars = 120;
const tierLine =
  /^[^\p{L}\d]{0,4}(\d{1,4})[ ]?(?:(?:-|–|s\/d|sampai)[ ]?\d{1,4}[ ]?)?(?:pcs|pc|biji|buah|botol|box|lembar|unit|orang|porsi|paket|set|bungkus|kg|meter)?[ ]?(?:ke atas|keatas|up|\+|atau lebih)?[ ]?[:=]?[ ]?(?:rp\.?[ ]?)?$/iu;

/** Prices by quantity below a heading: "12-35 pcs: 75.000", "36 pcs ke atas: 65.000". */
export interface TierList {
  /** Start of the list in the text. */
  readonly from: number;
  readonly to: number;
  /** Words of the heading that name the thing. */
  readonly words: readonly string[];
  readonly each: readonly Price[];
}

/** The lists of a text in which each line has a quantity and a lower price than the line above. */
export function tierListsIn(text: string): TierList[] {
  const found: TierList[] = [];
  let heading = '';
  let open: { from: number; to: number; each: Price[] } | null = null;
  const close = (): void => {
    if (open !== null && open.each.length > 1 && found.length < listsMax) found.push({ ...open, words: namesOf(heading) });
    open = null;
  };
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const step = stepOf(line);
    const last = open?.each.at(-1);
    if (step !== null && open !== null && last !== undefined && step.from > last.from && step.idr < last.idr) {
      open.each.push(step);
      open.to = to;
    } else {
      close();
      if (step !== null) open = { from, to, each: [step] };
      else heading = line;
    }
    from = to + 1;
  }
  close();
  return found;
}

function stepOf(line: string): Price | null {
  if (line.length > lineChars || !/^[^\p{L}\d]{0,4}\d/u.test(line)) return null;
  const amounts = findAmounts(line);
  const [amount] = amounts;
  const [, count] = amount === undefined || amounts.length > 1 ? [] : (tierLine.exec(line.slice(0, amount.from)) ?? []);
  return count === undefined ? null : { from: Number(count), idr: amount!.value };
}

/** "Sablon kaos DTF Jogja. Harga per pcs (termasuk kaos):" names "sablon kaos dtf". */
function namesOf(heading: string): string[] {
  if (findAmounts(heading).length > 0) return [];
  const [named] = heading.slice(0, lineChars).split(/[(]|(?<!\p{L})harga/iu);
  return nameWords(named!).filter((word) => placeNamesIn(`ke ${word}`).length === 0);
}
