import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { saysPaid, tellsWhereToPay } from '../grounding/payments/payment-claims.rules.js';

export interface OpenTalk {
  readonly history: readonly ThreadMessage[];
  /** The messages to answer, oldest first. */
  readonly open: readonly ThreadMessage[];
}

/** How a lead claims a payment. */
export type PaymentClaim = 'words' | 'picture';

/** Number of the shop's messages before a picture in which payment instructions are looked for. */
const ownMessages = 3;
/** A longer caption is about something other than a receipt. */
const captionChars = 60;

/**
 * The claim of a payment in an open turn; null when there is none. While there is a claim, nothing that the model writes is
 * sent: only the owner can say whether the money arrived. A picture counts as a receipt when the shop has just given payment
 * instructions and the caption asks nothing.
 */
export function paymentClaimIn({ history, open }: OpenTalk): PaymentClaim | null {
  const leads = open.filter(({ sender, kind }) => sender === 'lead' && kind !== 'deleted' && kind !== 'unreadable');
  if (leads.some(({ body, transcript }) => saysPaid(`${body}\n${transcript ?? ''}`))) return 'words';
  const isReceipt = leads.some(
    ({ kind, body }) => (kind === 'image' || kind === 'document') && body.length <= captionChars && !body.includes('?'),
  );
  return isReceipt && isPaymentDue(history) ? 'picture' : null;
}

function isPaymentDue(history: readonly ThreadMessage[]): boolean {
  return history
    .filter(({ sender, kind }) => sender !== 'lead' && kind !== 'deleted')
    .slice(-ownMessages)
    .some(({ body }) => tellsWhereToPay(body));
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
