import { findAmounts } from '../../amounts.rules.js';
import { isLimit } from '../amount-places.rules.js';
import { unitsBehind } from '../prices/units.rules.js';
import { sentencesOf, type Sentence } from '../../plain-text.rules.js';
import { several, totals } from '../../evidence/doubt-words.js';

interface Known {
  /** Numbers of the owner, of tools and of the bot's earlier messages. */
  readonly numbers: ReadonlySet<string>;
  /** The owner's prices, in Rupiah. */
  readonly prices: ReadonlySet<number>;
  /** The lead's last message. */
  readonly lead: string;
}

const reduced = /(?<!\p{L})(?:diskon|disc|potongan|promo)(?!\p{L})/iu;

/**
 * The sentences with the total of several things, when the total is the only amount of the reply and no tool computed it. A
 * reply may say the total twice.
 */
export function bareTotalsIn(text: string, { numbers, prices, lead }: Known): Sentence[] {
  const amounts = findAmounts(text);
  const value = amounts[0]?.value;
  if (value === undefined || amounts.some((one) => one.value !== value) || numbers.has(String(value))) return [];
  return sentencesOf(text).filter(({ from, to, text: sentence }) => {
    const one = amounts.find((amount) => amount.from >= from && amount.from < to);
    // "belanja min Rp 300.000 gratis ongkir"
    if (one === undefined || isLimit(text.slice(from, one.from))) return false;
    if (reduced.test(sentence) && !prices.has(value)) return true;
    // "jadi Rp 65.000 per pcs" is the price of one
    const isOfOne = unitsBehind(text.slice(one.to)).length > 0 && prices.has(value);
    return totals.test(sentence) && !isOfOne && several.test(lead) && !text.includes('%');
  });
}
