const already = 'sudah|udah|udh|sdh|dah|dh|barusan|brusan|tadi|td|baru aja|baru saja|telah|habis|abis';
const between =
  '(?:saya|aku|sy|gw|gue|kami|ku|tak|langsung|lgsg|kak|min|bu|pak|ya|uang|dp|dpnya|full|semua|yg|yang|di|ibu|bapak|istri|suami)';
const pays =
  '(?:di)?(?:transfer|tranfer|trasfer|tf|trf|trnsfr|bayar|byr|bayarkan|bayarin|lunas|lunasi|lunasin|kirim uang|kirim uangnya|setor|scan|qris|top ?up)(?:kan|in|an|nya)?';
const money = '(?:uang|duit|dana|dp|transferan|tf|tfan|pembayaran|pelunasan|transfer|bayaran|payment)(?:nya)?';
const finished = '(?:done|beres|berhasil|sukses|success|masuk|kelar|selesai|terkirim|lunas)';

const claims = [
  String.raw`(?:${already})[ ](?:${between}[ ]){0,3}${pays}`,
  String.raw`${money}[ ,]{1,2}(?:${between}[ ]){0,2}(?:(?:${already})(?:[ ]${between}){0,2}(?:[ ](?:${finished}|kirim|transfer|tf|bayar))?|${finished})`,
  String.raw`(?:transfer|tf|bayar|lunas)[ ](?:${already})`,
  // Such as "lunas kak", "paid ya", "tf done".
  String.raw`(?:tf|transfer|payment|bayar)[ ]${finished}`,
  String.raw`(?:ini|berikut|terlampir|nih|tuh|kirim|kukirim)[ ](?:kak[ ]|saya[ ]|aku[ ])?(?:bukti|buktinya|struk|struknya|ss|screenshot|resi transfer|slip)`,
  String.raw`(?:bukti|struk|ss|screenshot|slip)[ ](?:tf|transfer|trf|bayar|pembayaran|dp|transferan)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu'));
const alone = /^[ ]*(?:ok(?:e)?[ ,]{1,2})?(?:lunas|paid|terbayar|tertransfer)(?:[ ](?:ya|kak|min|bu|pak|bos|sis))*[ ]*(?:[,✅👌]|$)/iu;
/** The lead mentions a future payment, asks how to pay, denies a payment, or complains of a high one ("sudah bayar mahal"). */
const isAhead =
  /(?<!\p{L})(?:mau|nanti|ntar|entar|besok|bsk|akan|kalau|kalo|klo|jika|bisa|boleh|gimana|gmn|bagaimana|caranya|kemana|ke mana|kmn|berapa|brp|kapan|belum|blm|blom|gak|ga|nggak|sebelum|habis ini|harus|apakah|perlu|bayar mahal|bayar larang)(?!\p{L})/iu;

/** Maximum number of parts of a message that are read: a claim of payment is short. */
const partsMax = 50;

/** True when a lead says or shows that they have paid: "udah tf ya", "lunas kak, cek", "ini ss tf dp". */
export function saysPaid(message: string): boolean {
  return message
    .split(/[.!\n?]/)
    .slice(0, partsMax)
    .some((part) => !isAhead.test(part) && (alone.test(part) || claims.some((pattern) => pattern.test(part))));
}

/** True when the bot gave payment instructions: a picture that follows counts as a receipt. */
const asksToPay =
  /(?<!\p{L})(?:transfer|tf|rekening|norek|bayar|pembayaran|qris|dana|ovo|gopay|shopeepay|bca|bri|bni|mandiri|bsi|dp)(?!\p{L})/iu;

/** @param message what the bot or the owner wrote before the lead's picture. */
export function tellsWhereToPay(message: string): boolean {
  return asksToPay.test(message) && (/\d{8}/.test(message.replaceAll(/[ .-]/g, '')) || /qris|bukti|buktinya|struk/iu.test(message));
}
