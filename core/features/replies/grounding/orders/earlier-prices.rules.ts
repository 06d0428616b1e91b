import { findAmounts } from '../amounts.rules.js';
import type { GroundSources } from '../grounds.rules.js';
import { plainText } from '../plain-text.rules.js';
import { OrderCheck } from './order-check.rules.js';

/** Number of the bot's newest messages that are checked. The model's request contains hardly more of them. */
const messagesMax = 40;
const messageChars = 3_000;

/**
 * The sources, without outdated amounts in the bot's own messages: amounts that the owner has changed since. An amount
 * stays when the current texts allow it, or do not mention its subject, such as a shipping quote. When the owner wrote
 * amounts in the chat, these decide, and nothing is left out.
 */
export function withoutEarlierPrices(sources: GroundSources): GroundSources {
  const ours = sources.ours.map((one) => plainText(one.slice(0, messageChars)).text);
  if (!ours.some((one) => findAmounts(one).length > 0)) return sources;
  if (sources.chat.some((one) => findAmounts(plainText(one).text).length > 0)) return sources;
  // A message is judged by the things that it names, because the lead's newest words may be about something
  // else.
  const check = new OrderCheck({ ...sources, ours: [], lead: [] });
  const gone = new Set<number>();
  for (const message of ours.slice(-messagesMax)) {
    const verdicts = [...check.verdictsOn(message)];
    for (const [{ value }, verdict] of verdicts) if (verdict === 'wrong') gone.add(value);
  }
  return gone.size === 0 ? sources : { ...sources, ours: sources.ours.map((one) => blanked(one, gone)) };
}

/** A message without its outdated amounts. */
function blanked(message: string, gone: ReadonlySet<number>): string {
  const { text } = plainText(message);
  let rest = '';
  let from = 0;
  for (const amount of findAmounts(text)) {
    if (!gone.has(amount.value)) continue;
    rest += `${text.slice(from, amount.from)} `;
    from = amount.to;
  }
  return rest + text.slice(from);
}
