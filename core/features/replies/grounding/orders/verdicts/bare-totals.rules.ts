import { findAmounts } from '../../amounts.rules.js';
import { isLimit } from '../amount-places.rules.js';
import { unitsBehind } from '../prices/units.rules.js';
import { sentencesOf } from '../../plain-text.rules.js';
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

/** The sentence with the total of several things, when the total is the only amount of the reply and no tool computed it. */
export function bareTotalIn(text: string, { numbers, prices, lead }: Known): string | null {
  const [one, ...others] = findAmounts(text);
  if (one === undefined || others.length > 0 || numbers.has(String(one.value))) return null;
  const { from, text: sentence } = sentencesOf(text).find((some) => one.from >= some.from && one.from < some.to) ?? { from: 0, text: '' };
  // "belanja min Rp 300.000 gratis ongkir"
  if (isLimit(text.slice(from, one.from))) return null;
  if (reduced.test(sentence) && !prices.has(one.value)) return sentence.trim();
  // "jadi Rp 65.000 per pcs" is the price of one
  const isOfOne = unitsBehind(text.slice(one.to)).length > 0 && prices.has(one.value);
  return totals.test(sentence) && !isOfOne && several.test(lead) && !text.includes('%') ? sentence.trim() : null;
}
