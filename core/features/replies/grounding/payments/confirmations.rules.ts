import { clausesOf } from '../clauses.rules.js';
import type { GroundSources } from '../grounds.rules.js';
import { saysPaid, tellsWhereToPay } from './payment-claims.rules.js';
import { rolesOf } from './payment-words.js';

const already = '(?:sudah|udah|telah|sdh|udh|berhasil)';
const money = '(?:pembayaran|transferan|transfer|tf|uang|dana|dp|pelunasan|mutasi|payment)(?:nya)?';
const arrived = String.raw`${already}[ ](?:kami |saya |di)?(?:terima|diterima|masuk|kami terima|lunas|cair|terlihat|kelihatan|keliatan|terdeteksi|muncul|terverifikasi|diverifikasi|terkonfirmasi|dikonfirmasi)|lunas|(?:berhasil|sudah)[ ]diverifikasi`;
const billed = '(?:status|pesanan|orderan|order|invoice|tagihan)(?:nya)?';

/** Reports about money: the arrival of a payment, a settled bill, thanks for a payment, an order that goes on because of one. */
const reports = [
  String.raw`${money}(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:${arrived})`,
  String.raw`(?:${arrived})(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})${money}`,
  String.raw`${billed}(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})${already}[ ](?:lunas|terbayar|dibayar|paid)`,
  String.raw`(?:terima ?kasih|makasih|trims|thanks|thank you)(?!\p{L})[^.,!?\n]{0,20}(?<!\p{L})(?:atas|untuk|utk|buat|for)[ ](?:the |your )?(?:pembayaran|transferan|transfer|pelunasan|dp|payment)(?:nya)?(?!\p{L})(?![ ](?:kak[ ])?(?:bisa|dapat|silakan|silahkan|ke|via|lewat|melalui|transfer|di))`,
  String.raw`(?:karena|krn|berhubung|sebab|lantaran)[ ](?:kakak[ ]|kak[ ]|kaka[ ])?${already}[ ](?:di)?(?:transfer|tf|bayar|lunas)`,
  String.raw`noted[ ](?:ya[ ])?(?:kak[ ])?(?:pembayaran|transferan|transfer|pelunasan|dp)(?:nya)?`,
  String.raw`(?:payment|transfer|money)[ ](?:has been |is |was |already )?(?:received|confirmed|verified)|received[ ](?:your |the )?(?:payment|transfer|money)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu'));

/** Words about a completed check. "Dananya sudah kami cek dan masuk" states a definite result. */
const checked =
  /(?<!\p{L})(?:sudah|udah|udh|sdh|telah)[ ](?:kami[ ]|saya[ ]|kita[ ]|di)?(?:cek|periksa|pastikan|konfirmasi)(?:[ ](?:dan|,|ternyata))?(?!\p{L})/giu;
const conditional =
  /(?<!\p{L})(?:setelah|stelah|kalau|kalo|jika|bila|apabila|begitu|ketika|saat|apakah|belum|akan|nanti|cek|dicek|periksa|pastikan|konfirmasi|tunggu|menunggu|sampai|agar|supaya|once|after|when|if)(?!\p{L})|\?\s*$/iu;
/** Words of payment terms, which do not report a payment: "DP 50% dulu, lunas sebelum dikirim". */
const terms =
  /(?<!\p{L})(?:sebelum|wajib|harus|minimal|syarat|sistem|cara|bisa|boleh|baru|maksimal|paling lambat|pelunasan (?:saat|h-|sebelum|setelah)|(?:lunas|dp)[^.!?\n]{0,24}(?<!\p{L})h[ ]?-[ ]?\d{1,2})(?!\p{L})/iu;
const done = /(?<!\p{L})(?:sudah|udah|telah|sdh|udh|berhasil|received|noted|terima ?kasih|makasih|trims|thanks|thank you)(?!\p{L})/iu;
/** Says which payments are meant, not that one arrived: "Pembayaran YANG SUDAH MASUK tidak bisa dikembalikan". */
const relative =
  /(?<!\p{L})(?:yang|yg)[ ](?:(?:sudah|udah|telah|sdh|udh)[ ](?:kami[ ]|saya[ ])?\p{L}+|masuk|diterima|dibayar|dibayarkan|lunas)(?!\p{L})/giu;
/** Words of the shop's rules about payments: "Uang masuk tidak bisa ditarik", "sudah lunas baru kami kirim". */
const rule = /(?<!\p{L})(?:(?:tidak|tdk|gak|ga|nggak)[ ](?:bisa|dapat|boleh)|hangus|baru)(?!\p{L})/iu;

/** True for a confirmation of a payment, which only the owner may give: "Pembayarannya sudah kami terima". */
export function claimsPayment(sentence: string): boolean {
  const text = sentence
    .replaceAll(relative, ' ')
    .replaceAll(checked, ' sudah ')
    .replaceAll(/[ ]{2,}/g, ' ');
  if (/\?\s*$/u.test(text)) return false;
  return reports.some((pattern) => {
    const found = pattern.exec(text);
    if (found === null) return false;
    const end = found.index + found[0].length;
    const behind = /^[^,;.!?\n]*/u.exec(text.slice(end))![0];
    if (!done.test(found[0])) return !conditional.test(text) && !terms.test(text);
    return !conditional.test(text.slice(0, end) + behind) && !rule.test(behind);
  });
}

const arrivals =
  /(?<!\p{L})(?:masuk|diterima|(?:kami|saya|sudah|udah|telah|sdh) terima|lunas|sesuai|cair|terverifikasi|diverifikasi|terkonfirmasi|dikonfirmasi|confirmed|valid|beres|clear|aman)(?!\p{L})/iu;
const proceeds =
  /(?<!\p{L})(?:(?:langsung|segera|sedang|akan|sudah|udah) (?:kami |saya |kita )?(?:proses|diproses|packing|dipacking|kemas|dikemas|kirim|dikirim|siapkan|disiapkan)|pesanan(?:nya)? (?:sudah |kami |langsung |segera )*(?:diproses|proses|dikemas|dikirim|siapkan))(?!\p{L})/iu;

/**
 * True for a sentence that names no money, but confirms a payment to a lead who claims to have paid: "Sudah masuk ya,
 * langsung kami proses".
 */
function confirms(sentence: string): boolean {
  const clauses = clausesOf(sentence);
  return clauses.some(
    ({ text, isNegative, isOpen }) =>
      !isNegative &&
      !isOpen &&
      !conditional.test(text) &&
      ((arrivals.test(text) &&
        (done.test(text) || /(?<!\p{L})(?:ya|kak|oke|ok|siap)(?!\p{L})/iu.test(text)) &&
        !/bukti|screenshot|foto|gambar|pesan(?:nya)? (?:sudah|kami)/i.test(text)) ||
        (proceeds.test(text) && !conditional.test(sentence))),
  );
}

const reached = /(?<!\p{L})(?:masuk|diterima|terima|lunas|cair|terverifikasi|diverifikasi|terkonfirmasi|dikonfirmasi)(?!\p{L})/iu;
const polite = new Set(['oke', 'ok', 'okay', 'siap', 'baik', 'sip', 'noted', 'halo', 'hai', 'benar', 'betul', 'terima', 'kasih']);

/**
 * True when a clause says that something arrived, without naming it: "Sudah masuk ya Kak", "Oke Kak, sudah lunas".
 * After payment instructions, it is the money. A clause with a subject ("stok sudah masuk") does not count.
 */
function confirmsArrival(sentence: string): boolean {
  return clausesOf(sentence).some(
    ({ text, isNegative, isOpen }) =>
      !isNegative && !isOpen && !conditional.test(text) && done.test(text) && reached.test(text) && namesNothingElse(text),
  );
}

function namesNothingElse(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => polite.has(word) || rolesOf(word).size > 0);
}

/**
 * Number of recent messages that are searched for a lead's claim to have paid, and for payment instructions. After
 * one of these, a confirmation without the word for money confirms a payment.
 */
const claimMessages = 6;

/** Finds the sentences of an answer that confirm a payment which the owner has not confirmed in this chat. */
export function unseenPayments(sources: Pick<GroundSources, 'chat' | 'ours' | 'lead'>): (sentence: string) => boolean {
  const isClaimed = (): boolean => sources.lead.slice(-claimMessages).some(saysPaid);
  const isDue = (): boolean => [...sources.ours.slice(-claimMessages), ...sources.chat.slice(-claimMessages)].some(tellsWhereToPay);
  const isPaid = (): boolean => sources.chat.some((one) => claimsPayment(one) || confirmsArrival(one));
  return (sentence) =>
    (claimsPayment(sentence) || (confirms(sentence) && isClaimed()) || (confirmsArrival(sentence) && isDue())) && !isPaid();
}
