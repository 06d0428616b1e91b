import type { GuidePart } from './guide.js';

/** Maximum length of a question. */
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

/** The text of a line without its markup. */
export const wordsOfLine = (line: string) => line.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[(.+?)\]\(.+?\)/g, '$1');

/** All lines of a part, in display order. */
export const linesOf = ({ heading, steps = [], notes = [] }: GuidePart) => [...(heading ? [heading] : []), ...steps, ...notes];
