import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { saysPaid, tellsWhereToPay } from '../grounding/payment-claims.rules.js';

export interface OpenTalk {
  readonly history: readonly ThreadMessage[];
  /** The messages to answer, oldest first. */
  readonly open: readonly ThreadMessage[];
}

/** How a lead lets the shop know of a payment. */
export type PaymentClaim = 'words' | 'picture';

/** Messages of the shop before a picture that may contain the payment instructions. */
const ownMessages = 3;
/** A longer caption is about something else than the picture of a receipt. */
const captionChars = 60;

/**
 * The claim of a payment in an open turn; null when there is none. While there is one, only the owner may say
 * what became of the money, so the model is not asked. A picture counts as a receipt when the shop has just
 * told where to pay and the caption asks nothing.
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

/** What the lead reads while only the owner can say whether money came. */
export const paymentPassedOn =
  'Terima kasih Kak, soal pembayarannya saya teruskan ke admin untuk dicek dulu ya. Nanti dikabari di chat ini.';

/** Why the owner is called. */
export const paymentReasons: Readonly<Record<PaymentClaim, string>> = {
  words: 'Pelanggan menulis bahwa sudah membayar. Cek uangnya, lalu balas di chat ini.',
  picture: 'Pelanggan mengirim foto setelah diberi tahu cara bayar, mungkin bukti transfer. Cek uangnya, lalu balas di chat ini.',
};

/** True for a reason of {@link paymentReasons}: a text of ours, without a word of the lead. */
export function isPaymentReason(reason: string): boolean {
  return Object.values(paymentReasons).includes(reason);
}
