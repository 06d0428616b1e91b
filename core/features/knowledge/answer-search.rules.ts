import { ranked, type Ranked } from '../../platform/search/ranking.rules.js';
import { topicTerms } from '../../platform/search/topics.rules.js';
import type { OwnAnswer } from './knowledge.types.js';

/** Length of an answer's beginning that shows what it is about. */
const beginningChars = 200;

/**
 * The answers that fit a text, best first. They are compared by their words and by their topics: "norek brp" finds
 * "Metode pembayaran apa saja?" by its topic, although they have no word in common.
 */
export function rankedAnswers<Row extends Pick<OwnAnswer, 'question' | 'answer'>>(
  rows: readonly Row[],
  text: string,
  limit: number,
): Ranked<Row> {
  const searched = rows.map((row) => ({
    row,
    fields: [
      [row.question, 2],
      [row.answer, 1],
      [topicTerms(row.question), 1.5],
      [topicTerms(row.answer.slice(0, beginningChars)), 0.5],
    ] as const,
  }));
  const best = ranked(searched, `${text} ${topicTerms(text)}`, limit);
  return { ...best, rows: best.rows.map(({ row }) => row) };
}
