import { reasonsIn } from './reasons.rules.js';

const changes = String.raw`(?:di)?(?:ganti|ubah|rubah|ralat|koreksi|revisi)(?:kan|in)?`;
const parts = String.raw`pesanan|orderan|order|alamat|jumlah|warna|ukuran|size|varian|rasa|motif|model|jadwal|jam|tanggal|hari|nama|penerima|kurir|ekspedisi|pembayaran|catatan|topping|menu|paket`;
/** "Warnanya diganti navy", "saya ganti jumlahnya jadi 3". */
const changesPart = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${parts})(?:nya)?[ ](?:\p{L}+[ ]){0,3}${changes}|${changes}[ ](?:\p{L}+[ ]){0,1}(?:${parts})(?:nya)?)(?!\p{L})`,
  'iu',
);
const asksChange = new RegExp(
  String.raw`(?<!\p{L})(?:${changes}|tukar|tuker|jangan|salah|bukan|jadi(?:nya|in)?|mau yang|mau yg)(?!\p{L})`,
  'iu',
);
/** Words of a lead who already has the goods, or who asks what happens later. Such a message is about returns. */
const aboutReturns =
  /(?<!\p{L})(?:kalau|kalo|klo|jika|bila|sampai|sampe|nyampe|diterima|terima|datang|dateng|kemarin|kmrn|rusak|cacat|garansi|retur|baru dibeli|dipakai|dicoba)(?!\p{L})/iu;

/** True for an answer that changes a part of the lead's order, at the lead's wish: "Siap, warnanya diganti navy". */
export function changesOrder(sentence: string, lead: string): boolean {
  if (!changesPart.test(sentence) || !asksChange.test(lead)) return false;
  return !aboutReturns.test(`${sentence} ${lead}`) && reasonsIn(`${sentence} ${lead}`).every((reason) => reason === 'choice');
}
