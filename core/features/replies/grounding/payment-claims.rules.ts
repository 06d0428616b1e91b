const pays =
  /(?<!\p{L})(?:transfer|transferan|tf|tfan|trf|trnsfr|trans|bayar|dibayar|bayaran|pembayaran|payment|paid|lunas|dilunasi|pelunasan|dp|qris|top ?up|kirim uang|setor|nyetor|scan|duit|uang|dana)(?:nya|an)?(?!\p{L})/iu;
const isDone =
  /(?<!\p{L})(?:sudah|udah|udh|sdh|dah|dh|barusan|brusan|tadi|td|baru aja|baru saja|telah|done|beres|berhasil|sukses|masuk|kelar|selesai|cek|dicek|check)(?!\p{L})|✅|☑|👌/iu;
const shows = /(?<!\p{L})(?:bukti|buktinya|struk|strukny?a|resi transfer|ss|screenshot|skrinsut|screen shot|slip)(?!\p{L})/iu;
/** "sudah lunas" and the like need no other word. */
const alone =
  /^[ ]*(?:ok(?:e)?[ ,]*)?(?:sudah|udah|udh|sdh|dah)?[ ]*(?:lunas|paid|terbayar|ditransfer|tertransfer|terkirim uangnya)(?!\p{L})/iu;
/** The lead speaks of a payment that is still to come, asks for the way, or denies it. */
const isAhead =
  /(?<!\p{L})(?:mau|nanti|ntar|entar|besok|bsk|akan|kalau|kalo|klo|jika|bisa|boleh|gimana|gmn|bagaimana|caranya|cara|kemana|ke mana|kmn|berapa|brp|kapan|belum|blm|blom|gak|ga|nggak|tidak|sebelum|setelah|habis ini|harus|apa|apakah|via apa|lewat apa)(?!\p{L})/iu;

/** True when a lead says, or shows, that they have paid: "udah tf ya", "lunas kak, cek", "ini ss tf dp". */
export function saysPaid(message: string): boolean {
  return message
    .split(/[.!\n]|\?/)
    .slice(0, 50)
    .some((part) => {
      const claims = alone.test(part) || (pays.test(part) && (isDone.test(part) || shows.test(part)));
      return claims && !isAhead.test(part);
    });
}
