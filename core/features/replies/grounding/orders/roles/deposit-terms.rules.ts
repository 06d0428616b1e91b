import { findAmounts, findPercents } from '../../amounts.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import type { Verdict } from '../order-talk.js';
import { deposits } from '../order-words.js';
import { countedUnits, unitsBehind } from '../prices/units.rules.js';

const termsMax = 12;

/**
 * The owner's sentences about a deposit. In "Booking DP 50rb. Prewedding DP 30%", only the sentences that name the
 * thing are returned, or all when none does.
 */
export function depositTermsFor(ownerText: string, words: readonly string[]): string[] {
  const all = sentencesOf(ownerText)
    .map(({ text }) => text)
    .filter((text) => deposits.test(text));
  const own = all.filter((text) => nameWords(text.replace(deposits, ' ')).some((word) => weightOf(word) === 100 && words.includes(word)));
  return own.length > 0 ? own : all;
}

/**
 * The remainders of totals after the owner's deposit: "sisanya 910.000" for a total of 1.820.000 with a deposit of 50
 * %.
 *
 * @param terms the owner's sentences about the deposit.
 */
export function restsOf(sums: Iterable<number>, terms: readonly string[]): number[] {
  const percents = terms.flatMap((text) => findPercents(text, true).map(({ value }) => value)).slice(0, termsMax);
  const fixed = terms.flatMap((text) => findAmounts(text).map(({ value }) => value)).slice(0, termsMax);
  return [...sums].flatMap((sum) => [
    ...percents.map((percent) => Math.round((sum * (100 - percent)) / 100)),
    ...fixed.filter((idr) => idr < sum).map((idr) => sum - idr),
  ]);
}

const ofTotal = /(?:^|[^\p{L}])(?:buat|untuk|utk|dari|harga|kalau|kalo|klo|pesan|pesen|order|belanja|beli|sewa|ambil)(?!\p{L})/iu;

/**
 * The totals for which a lead asks the deposit: 275.000 in "dp berapa buat kue 275rb". The amount of "dp 200rb dulu"
 * is the deposit itself and not such a total.
 */
export function totalsOfDeposit(lead: string): number[] {
  const [found] = lead.match(deposits) ?? [];
  if (found === undefined) return [];
  const at = lead.search(deposits);
  return findAmounts(lead).flatMap(({ value, from }) => (from < at || ofTotal.test(lead.slice(at, from)) ? [value] : []));
}

/**
 * The verdict on a deposit for several pieces: "DP untuk 3 unit 1.000.000" when the owner states "DP 1jt per unit".
 * `unknown` for other amounts.
 */
export function depositForUnits(value: number, sentence: string, terms: readonly string[]): Verdict {
  const ofOne = findAmounts(sentence).some((one) => one.value === value && unitsBehind(sentence.slice(one.to)).length > 0);
  if (ofOne) return 'unknown';
  const counted = countedUnits(withoutAmounts(sentence)).filter(({ count }) => count > 1);
  const each = terms.flatMap((text) => findAmounts(text).map((one) => ({ idr: one.value, units: unitsBehind(text.slice(one.to)) })));
  const due = each.flatMap(({ idr, units }) =>
    counted.filter(({ unit }) => units.includes(unit)).map(({ count }) => ({ one: idr, all: idr * count })),
  );
  if (due.some(({ all }) => all === value)) return 'right';
  return due.some(({ one }) => one === value) ? 'wrong' : 'unknown';
}
