import type { Guide, GuidePart } from './guide.js';

/** Longer questions are read that far. */
export const searchMaxChars = 100;

/** What makes two spellings the same: small letters without accents, signs as spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words that stand in nearly every question and tell nothing of it. */
const fillers = new Set(plain('apa apakah bagaimana cara di ke kenapa kok mengapa saya tidak yang bisa untuk kalau dan').split(' '));

/** The words of a question that count; all of them where nothing else was asked. */
function wordsOf(question: string): string[] {
  const words = plain(question.slice(0, searchMaxChars)).split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** The text of a line without its signs. */
export const wordsOfLine = (line: string) => line.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[(.+?)\]\(.+?\)/g, '$1');

/** All lines of a part, in the order in which they are shown. */
export const linesOf = ({ heading, steps = [], notes = [] }: GuidePart) => [...(heading ? [heading] : []), ...steps, ...notes];

export interface Match {
  /** Larger is nearer: words in the title count most. */
  readonly rank: number;
  /** The first line that holds one of the words; null when the title says enough. */
  readonly line: string | null;
}

/** Whether a guide answers a question: every word begins a word of it. Null: it does not. */
export function matchOf(guide: Guide, question: string): Match | null {
  const words = wordsOf(question);
  const lines = guide.parts.flatMap(linesOf).map(wordsOfLine);
  const holds = (text: string, word: string) => ` ${plain(text)}`.includes(` ${word}`);
  const everything = [guide.title, guide.intro, guide.alsoFoundBy ?? '', ...lines].join(' ');
  if (!words.every((word) => holds(everything, word))) return null;
  const inTitle = words.filter((word) => holds(guide.title, word)).length;
  const line = lines.find((one) => words.some((word) => holds(one, word) && !holds(guide.title, word))) ?? null;
  return { rank: inTitle, line };
}
