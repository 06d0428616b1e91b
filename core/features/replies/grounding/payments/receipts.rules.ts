import { damages } from './payment-words.js';

const pays =
  /(?<!\p{L})(?:(?:di)?(?:transfer|tf|trf|bayar|byr|lunas)(?:an|in|kan|i)?|pembayaran|pelunasan|dp|bukti|struk|uang|duit|dana|mutasi)(?:nya)?(?!\p{L})/iu;
/** Words of a caption about a product that the lead wants or asks about. */
const choosesGoods =
  /(?<!\p{L})(?:yang|yg|model(?:nya)?|seperti|sprti|kayak|kaya|kyk|mirip|motif|tipe|jenis) (?:yang |yg )?(?:ini|gini|begini|itu|gitu|begitu|di ?foto)(?!\p{L})|(?<!\p{L})(?:harga|harganya|stok|stoknya|ready|redi|mau tanya|mau pesan|mau order|mau beli)(?!\p{L})/iu;
/** Questions of people who have paid: whether the money arrived, and when the order is sent. */
const asksAfterPayment =
  /(?<!\p{L})(?:cek|dicek|check|masuk|terima|diterima|sampai|nyampe|benar|bener|betul|kapan|diproses|proses|dikirim|kirim|resi|resinya)(?!\p{L})/iu;

/**
 * True when a picture with this caption may be a receipt. The caption names a payment, the order or its address, or
 * asks a question that people ask after paying. False for a caption about damage or a product, or with any other
 * question.
 */
export function isOfReceipt(caption: string): boolean {
  if (pays.test(caption)) return true;
  if (damages.test(caption) || choosesGoods.test(caption)) return false;
  return !caption.includes('?') || asksAfterPayment.test(caption);
}
