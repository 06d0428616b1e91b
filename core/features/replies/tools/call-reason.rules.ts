import type { CallReason } from '#contracts/values/needs';

const receipt = /\b(?:transfer|ditransfer|tf|bukti|struk|resi bayar|(?:mem|pem|di|ter)?bayar\w*|pelunasan|lunas)\b/i;
const complaint =
  /\b(?:keluh\w*|mengeluh|komplain|complain|marah|kecewa|kesal|rusak|cacat|pecah|hilang|salah|kurang|retur|refund|garansi|tipu|penipu\w*|telat|terlambat|belum (?:sampai|datang|tiba|diterima))\b/i;

/**
 * The reason of a call, from the model's sentence about it. Used for models that omit it in the argument. It only labels
 * the call: a wrong label changes the order of the queue, and nothing that is sent. A complaint about a payment is a
 * complaint.
 */
export function callReasonOf(sentence: string): CallReason {
  if (complaint.test(sentence)) return 'complaint';
  return receipt.test(sentence) ? 'receipt' : 'bot-called';
}
