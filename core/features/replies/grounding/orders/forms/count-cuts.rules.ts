import { pieceUnits } from './price-cells.js';

const upwards = 'ke ?atas|up|atau lebih|lebih';
const reduces = 'potong(?:an)?|dipotong|diskon|disc|kurang|turun|lebih murah|hemat';
const amount = String.raw`(?:rp\.? ?)?\d[\d.,]*(?:rb|ribu|k)?(?: per |\/| \/)(?:${pieceUnits})`;
/** "5-9 pcs potong 10rb/pcs", "100 ke atas potong 2rb per box", ">= 12 pcs diskon 1rb/pcs" */
const fromCount = new RegExp(
  String.raw`(^|[\n (,:;])(?:(\d+)(?:-| - |–| s\/d | sd | sampai )\d+( (?:${pieceUnits}))?|(\d+)( (?:${pieceUnits}))? ?(?:${upwards}))(?: (?:dapat|dapet|dpt|dikasih|harga))? (${reduces})(?: harga)? (?=${amount}(?!\p{L}))`,
  'giu',
);
/** A discount without a unit before one with a unit: "24-49 potong 5rb," before "50-99 potong 8rb per pcs". */
const bareCut = new RegExp(
  String.raw`((?:^|[ :,.;])\d+(?:(?:-| - |–| s\/d | sd | sampai )\d+| ?(?:${upwards}))(?: (?:${pieceUnits}))? (?:${reduces}) (?:rp\.? ?)?\d[\d.,]*(?:rb|ribu|k))(?=, ?\d)`,
  'giu',
);
const unitAtEnd = new RegExp(String.raw`(?:${reduces}) (?:rp\.? ?)?\d[\d.,]*(?:rb|ribu|k)?(?: per |\/| \/)(${pieceUnits})(?!\p{L})`, 'iu');
const cut = /[ :]min \d+(?: \p{L}+)? potong /iu;
/** The beginning of a line about wholesale. The number in "GROSIR campur: min 5 pcs" only says who buys wholesale. */
const wholesale = /^[^\p{L}\d]*(?:harga )?(?:grosir|partai)(?!\p{L})/iu;

/**
 * Rewrites discounts per piece so that they begin with their smallest number: "5-9 pcs potong 10rb/pcs" becomes "min
 * 5 pcs potong 10rb/pcs", and "100 ke atas potong 2rb per box" becomes "min 100 potong 2rb per box".
 */
export function withCutsFromCounts(text: string): string {
  const cuts = text
    .split('\n')
    .map(withSharedUnit)
    .join('\n')
    .replaceAll(fromCount, (_, start: string, ...groups: (string | undefined)[]) => {
      const [span, ofSpan = '', least, ofLeast = ''] = groups;
      return `${start}min ${span ?? least!}${span === undefined ? ofLeast : ofSpan} potong `;
    });
  if (cuts === text) return text;
  return cuts
    .split('\n')
    .map((line) => (cut.test(line) ? line.replace(wholesale, '') : line))
    .join('\n');
}

/** Adds the unit of a line's last discount to the discounts before it. */
function withSharedUnit(line: string): string {
  const [, unit] = unitAtEnd.exec(line) ?? [];
  return unit === undefined ? line : line.replaceAll(bareCut, `$1/${unit}`);
}
