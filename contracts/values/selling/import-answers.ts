import { priceMaxIdr } from './figures.js';

/**
 * The owner's answer for a doubtful row of a file: import it, drop it, or import it with this price in whole Rupiah.
 */
export type RowAnswer = 'keep' | 'drop' | number;

/**
 * Answers by row number, in the format of a query string. "5k,7d,12p45000" keeps row 5, drops row 7 and gives row 12
 * a price of Rp 45.000.
 */
export const answersPattern = /^(?:\d{1,5}(?:k|d|p\d{1,10})(?:,|$)){0,400}$/;
export const answersMaxChars = 8_000;

export function formatAnswers(answers: ReadonlyMap<number, RowAnswer>): string {
  const word = (answer: RowAnswer) => (answer === 'keep' ? 'k' : answer === 'drop' ? 'd' : `p${answer}`);
  return [...answers].map(([row, answer]) => `${row}${word(answer)}`).join(',');
}

/**
 * Parses the output of {@link formatAnswers}. An answer with a price above the maximum is ignored, so its row stays
 * unanswered.
 */
export function readAnswers(text: string): Map<number, RowAnswer> {
  const answers = new Map<number, RowAnswer>();
  for (const [, row, word, price] of text.slice(0, answersMaxChars).matchAll(/(\d{1,5})(?:([kd])|p(\d{1,10}))(?:,|$)/g)) {
    if (word) answers.set(Number(row), word === 'k' ? 'keep' : 'drop');
    else if (Number(price) <= priceMaxIdr) answers.set(Number(row), Number(price));
  }
  return answers;
}
