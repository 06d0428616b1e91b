import { findAmounts, findPercents } from '../../amounts.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import { deposits } from '../order-words.js';

const termsMax = 12;

/** The owner's sentences about a deposit: in "Booking DP 50rb. Prewedding DP 30%" those that name the thing, else all. */
export function depositTermsFor(ownerText: string, words: readonly string[]): string[] {
  const all = sentencesOf(ownerText)
    .map(({ text }) => text)
    .filter((text) => deposits.test(text));
  const own = all.filter((text) => nameWords(text.replace(deposits, ' ')).some((word) => weightOf(word) === 100 && words.includes(word)));
  return own.length > 0 ? own : all;
}

/**
 * What is left of totals after the owner's deposit: "sisanya 910.000" of 1.820.000 with a deposit of 50 %.
 * @param terms the owner's sentences about it.
 */
export function restsOf(sums: Iterable<number>, terms: readonly string[]): number[] {
  const percents = terms.flatMap((text) => findPercents(text, true).map(({ value }) => value)).slice(0, termsMax);
  const fixed = terms.flatMap((text) => findAmounts(text).map(({ value }) => value)).slice(0, termsMax);
  return [...sums].flatMap((sum) => [
    ...percents.map((percent) => Math.round((sum * (100 - percent)) / 100)),
    ...fixed.filter((idr) => idr < sum).map((idr) => sum - idr),
  ]);
}
