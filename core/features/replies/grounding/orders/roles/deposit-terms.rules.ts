import { sentencesOf } from '../../plain-text.rules.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import { deposits } from '../order-words.js';

/** The owner's sentences about a deposit: in "Booking DP 50rb. Prewedding DP 30%" those that name the thing, else all. */
export function depositTermsFor(ownerText: string, words: readonly string[]): string[] {
  const all = sentencesOf(ownerText)
    .map(({ text }) => text)
    .filter((text) => deposits.test(text));
  const own = all.filter((text) => nameWords(text.replace(deposits, ' ')).some((word) => weightOf(word) === 100 && words.includes(word)));
  return own.length > 0 ? own : all;
}
