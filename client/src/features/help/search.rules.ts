import type { Guide, GuidePart } from './guide.js';

/** Questions are cut to this length. */
export const searchMaxChars = 100;

/** Normalises spelling: lower case without accents, with other characters as spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words so common in questions that they do not help the search. */
const fillers = new Set(plain('apa apakah bagaimana cara di ke kenapa kok mengapa saya tidak yang bisa untuk kalau dan').split(' '));

/** The significant words of a question; all words when there are only fillers. */
function wordsOf(question: string): string[] {
  const words = plain(question.slice(0, searchMaxChars)).split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** The text of a line without its markup. */
export const wordsOfLine = (line: string) => line.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[(.+?)\]\(.+?\)/g, '$1');

/** All lines of a part, in display order. */
export const linesOf = ({ heading, steps = [], notes = [] }: GuidePart) => [...(heading ? [heading] : []), ...steps, ...notes];

export interface Match {
  /** Number of words found in the title; higher is better. */
  readonly rank: number;
  /** The first line that contains a word which the title lacks. Null when there is none. */
  readonly line: string | null;
}

/**
 * Matches when every word of the question is the beginning of a word in the guide. Null when the guide does
 * not match.
 */
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
