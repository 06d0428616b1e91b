import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { saysDoneAlone, saysPaid, tellsWhereToPay } from '../grounding/payments/payment-claims.rules.js';
import { claimsPayment } from '../grounding/payments/confirmations.rules.js';
import { isOfReceipt } from '../grounding/payments/receipts.rules.js';

export interface OpenTalk {
  readonly history: readonly ThreadMessage[];
  /** The messages to answer, oldest first. */
  readonly open: readonly ThreadMessage[];
}

/** How a lead claims a payment. */
export type PaymentClaim = 'words' | 'picture';

/** Number of the shop's turns before a picture that are searched for payment instructions. */
const ownTurns = 3;

/**
 * The claim of a payment in an open turn; null when there is none. While there is a claim, nothing that the model writes is
 * sent: only the owner can say whether the money arrived. A picture counts as a receipt when the shop has just given payment
 * instructions and the caption is about nothing else.
 */
export function paymentClaimIn({ history, open }: OpenTalk): PaymentClaim | null {
  const leads = open.filter(({ sender, kind }) => sender === 'lead' && kind !== 'deleted' && kind !== 'unreadable');
  if (leads.some(({ body, transcript }) => saysPaid(`${body}\n${transcript ?? ''}`))) return 'words';
  const isReceipt = leads.some(({ kind, body }) => (kind === 'image' || kind === 'document') && isOfReceipt(body));
  if (isReceipt && isPaymentDue(history)) return 'picture';
  return leads.some(({ body, transcript }) => saysDoneAlone(transcript ?? body)) && isAskedForPayment(history) ? 'words' : null;
}

/**
 * True when the shop's last turn gives payment instructions and asks nothing, or when it asks whether the lead has
 * paid. In both cases, "sudah kak" claims a payment.
 */
function isAskedForPayment(history: readonly ThreadMessage[]): boolean {
  const shown = history.filter(({ kind }) => kind !== 'deleted');
  const last = shown.slice(shown.findLastIndex(({ sender }) => sender === 'lead') + 1).map(({ body }) => body);
  const isQuestion = last.some((body) => body.includes('?'));
  return isQuestion ? last.some((body) => body.includes('?') && saysPaid(body)) : last.some(tellsWhereToPay);
}

/** True when the shop gave payment instructions in its last turns, and the owner has not said since that the money arrived. */
function isPaymentDue(history: readonly ThreadMessage[]): boolean {
  const shown = history.filter(({ kind }) => kind !== 'deleted');
  let turns = 0;
  for (let at = shown.length - 1; at >= 0; at -= 1) {
    const { sender, body } = shown[at]!;
    if (sender === 'lead') continue;
    if (at === shown.length - 1 || shown[at + 1]!.sender === 'lead') turns += 1;
    if (turns > ownTurns || (sender === 'owner' && claimsPayment(body))) return false;
    if (tellsWhereToPay(body)) return true;
  }
  return false;
}

/** Text for the lead while only the owner can say whether money has arrived. */
export const paymentPassedOn =
  'Terima kasih Kak, soal pembayarannya saya teruskan ke admin untuk dicek dulu ya. Nanti dikabari di chat ini.';

/** Why the conversation is handed over to the owner. */
export const paymentReasons: Readonly<Record<PaymentClaim, string>> = {
  words: 'Pelanggan menulis bahwa sudah membayar. Cek uangnya, lalu balas di chat ini.',
  picture: 'Pelanggan mengirim foto setelah diberi tahu cara bayar, mungkin bukti transfer. Cek uangnya, lalu balas di chat ini.',
};

/** True for a reason from {@link paymentReasons}: our own text, without the lead's words. */
export function isPaymentReason(reason: string): boolean {
  return Object.values(paymentReasons).includes(reason);
}
