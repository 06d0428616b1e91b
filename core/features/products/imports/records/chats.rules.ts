import { cutText } from '#contracts/values/texts';
import { looseCells } from '../../loose-lines.rules.js';

/*
 * Messages copied from WhatsApp. A shop may have sent its price list as messages; such a list is imported. A
 * conversation of several people is not a list: its lines would become products.
 */

/**
 * Time and sender, which WhatsApp puts before each message that is copied: "[09.15, 25/11/2026] Ayu: ". An iPhone begins
 * with the date. The sender is the first group.
 */
export const messageStamp =
  /^\u200e?(?:\[\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?: ?[ap]\.?m\.?)?,? \d{1,2}\/\d{1,2}\/\d{2,4}\]|\[\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?: ?[ap]\.?m\.?)?\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}[.:]\d{2}(?: ?[ap]\.?m\.?)? -) ([^:]{1,60}): ?/i;

/** Maximum number of lines that are searched for a conversation. */
const linesLookedAt = 300;
const messagesMin = 3;
const lineMaxChars = 300;
/**
 * Minimum number of lines with a price for messages to count as a list, and their minimum share: one in this many
 * lines.
 */
const pricedMin = 2;
const pricedShare = 4;

/** True for a conversation of two or more people in which few lines are a product with its price. */
export function isChat(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '').slice(0, linesLookedAt);
  const senders = filled.flatMap((line) => messageStamp.exec(line)?.[1] ?? []);
  if (senders.length < messagesMin || new Set(senders).size < 2) return false;
  const priced = filled.filter((line) => looseCells([cutText(line, lineMaxChars).replace(messageStamp, '')]).price !== undefined);
  return priced.length < pricedMin || priced.length * pricedShare < filled.length;
}
