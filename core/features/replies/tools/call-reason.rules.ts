import type { CallReason } from '#contracts/values/needs';

const receipt = /\b(?:transfer|ditransfer|tf|bukti|struk|resi bayar|(?:mem|pem|di|ter)?bayar\w*|pelunasan|lunas)\b/i;
const complaint =
  /\b(?:keluh\w*|mengeluh|komplain|complain|marah|kecewa|kes[ae]l|bohong|rusak|cacat|pecah|h?ilang\w*|salah|kurang|retur|refund|garansi|tipu|penipu\w*|telat|terlambat|(?:belum|blm|belom) (?:sampa?[ie]|datang|dateng|dtg|tiba|diterima))\b/i;

/**
 * The reason for a call of the owner, derived from the model's sentence about it. Used when the model omits
 * the argument. It only labels the call: a wrong label changes the order of the queue, not what is sent. A
 * complaint about a payment counts as a complaint.
 */
export function callReasonOf(sentence: string): CallReason {
  if (complaint.test(sentence)) return 'complaint';
  return receipt.test(sentence) ? 'receipt' : 'bot-called';
}
