import { decisiveIn, type Decisive } from './decisive.rules.js';
import { isSaidIn, saysClosed, type Line, type Piece } from './placed.rules.js';

interface Said {
  readonly piece: Piece;
  /** The owner's lines with the same subject. */
  readonly near: readonly Line[];
  readonly kept: Decisive;
  /** The subject of the lead's question. */
  readonly asked: readonly string[];
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const denials = /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|belum|blm|tutup|libur)(?:nya)?(?!\p{L})/giu;

/**
 * True when an answer denies something for a day outside of the owner's days: "Jumat belum kirim" follows from "kirim
 * Senin-Kamis", unless another line grants it on that day.
 */
export function isOffDay(line: Line, { piece, near, kept, asked }: Said): boolean {
  const { wanted, text, isNegative } = piece;
  if (wanted.days.length === 0 || (!isNegative && !saysClosed(text))) return false;
  // "Sabtu tutup jam 12" means open until then
  if (wanted.amounts.length + wanted.clocks.length + wanted.measures.length + wanted.labels.length > 0) return false;
  const said = text.replaceAll(denials, ' ');
  const own = decisiveIn(said).words;
  const words = own.size > 0 ? own : new Set(asked);
  if (words.size === 0) return false;
  const onDays = (days: readonly number[]): Piece => ({
    text: said,
    isNegative: false,
    wanted: { ...wanted, words, days },
  });
  // An answer need not repeat the days of "hanya Senin-Kamis".
  const always = { ...kept, days: everyDay };
  const isGiven = (one: Line, days: readonly number[]): boolean => isSaidIn(one, onDays(days), always);
  const isElsewhere = (days: readonly number[]): boolean => days.length > 0 && !days.some((day) => wanted.days.includes(day));
  return line.segments.some(({ days }) => isElsewhere(days) && isGiven(line, days)) && !near.some((one) => isGiven(one, wanted.days));
}
