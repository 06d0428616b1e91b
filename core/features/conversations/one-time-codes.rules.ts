/**
 * Hides one-time codes of banks and apps in a lead's words before a model reads them. Such a code gives access to
 * somebody's account, so no answer may repeat it. Verified businesses are not answered at all (`isBusinessTemplate`,
 * `marksOfSender`). This file handles plain text from an unverified sender, or passed on by a lead.
 */

/** Text that a model reads in place of a code. */
export const hiddenCode = '••••••';

/** Names of one-time codes: "kode OTP", "kode verifikasi", "security code", "kode WhatsApp". */
const names =
  /(?<![\p{L}\p{N}]|\b(?:harga|jual|beli|motif|jasa) )(?:m-?)?(?:otp|o\.t\.p\.?)(?:nya|mu)?(?!\p{L})|\bpin (?:atm|kartu|m-?banking)\b|\b(?:kode|code|pin|sandi|token|nomor|angka|passcode|password) (?:rahasia |unik )?(?:otp|verif(?:ikasi)?|sms|keamanan|otentikasi|otentifikasi|autentikasi|otorisasi|persetujuan|reset|atm|m-?banking|bank|bca|bni|bri|bsi|btn|mandiri|cimb|permata|danamon|aktivasi|konfirmasi|rahasia|(?:satu kali|sekali) pakai|sementara|validasi|pengaman|tarik tunai|2fa|mfa|login|masuk|akses|pendaftaran|registrasi|pemulihan|whatsapp|wa|gojek|gopay|grab|ovo|dana|linkaja|shopee|shopeepay|tokopedia|seabank|jago|livin|brimo|netflix|telegram|facebook|instagram|google|tiktok|apple|microsoft)(?:nya)?\b|\bkode pembayaran (?:(?:dari|di|untuk|utk) )?(?:gopay|ovo|dana|linkaja|shopeepay|jago|seabank|livin|brimo)\b|\bkode (?:untuk|utk|buat) (?:login|masuk|verifikasi|aktivasi|reset|daftar)\b|\b(?:whatsapp|wa|telegram|shopee|gojek|grab) kode\b|\b(?:two|2)-? ?(?:step|factor)(?: verification)? code\b|\bguard code\b|\bkode(?:nya)? (?:yang|yg) (?:masuk|dikirim|datang|diterima) (?:ke |lewat |via |dari |di |oleh )?(?:sms|hp|wa|whatsapp|bank|e-?mail|nomor saya)\b|\bkode (?:dari|punya) (?:bank|wa|whatsapp|bca|bni|bri|bsi|mandiri|gojek|grab|shopee|tokopedia|dana|ovo|google|facebook|instagram)\b|\bsms (?:masuk )?(?:isinya )?kode\b|\b(?:verification|security|login|log-in|sign-?in|access|reset|confirmation|authentication|authorization|activation|registration|recovery|one[- ]?time|2fa|whatsapp|gojek|grab|telegram|facebook|instagram|google|tiktok|apple|microsoft) (?:business )?(?:code|pin|passcode|password|token)\b|\bone[- ]?time (?:pass|pin|code)\w*|\btwo-?factor\b/giu;

/**
 * Patterns of texts that services send. They address the person who got the code: "your code is", "Kode Anda 771204",
 * "to verify your account", "untuk konfirmasi transaksi Anda". A lead who names a product, an order or a voucher does
 * not write like this.
 */
const services = [
  // "your Tokopedia code is 771204"
  /\byour (?!order|discount|promo|voucher|booking|product|referral|coupon|tracking|shirt|item)\p{L}{2,20} code(?: is|:) {0,2}\p{Nd}/iu,
  // "gunakan kode 771204 untuk masuk", "enter code 771204 to sign in", "masukkan kode 771204 dalam 5 menit"
  /\b(?:gunakan|pakai|masukkan|masukan|input|ketik|use|enter) (?:kode|code|angka) \p{Nd}{3}[ -]?\p{Nd}{1,5} (?:(?:untuk|utk|to) (?:mem|meng)?(?:verif|konfirmasi akun|masuk|login|log|sign|aktivasi|daftar|reset|confirm|authenticate)|(?:dalam|sebelum|within) \p{Nd}{1,2} (?:menit|detik|min))/iu,
  // the text that a bank's app or its device shows
  /\bm-?token\b|\bkey ?bca\b|\btac\b(?= {0,2}[:=]? {0,2}\p{Nd}{6}(?!\p{Nd}))|\bpasscode(?: is|:)? {0,2}\p{Nd}|\btoken \p{Nd}{6,8} (?:untuk|utk) (?:transfer|transaksi|login|masuk)\b/iu,
  /\bpin (?:saya|aku|gue|gw|ku) {0,2}[:=]? {0,2}(?=(?:\p{Nd}{4}|\p{Nd}{6})(?!\p{Nd}))/iu,
  /\bwhatsapp: {0,2}(?=\p{Nd}{3}[- ]\p{Nd}{3}(?![- ]?\p{Nd}))/iu,
  /\b(?:adalah|merupakan|(?<!what )is) (?:kode (?:anda|kamu)|your code)(?!\p{L})/iu,
  // "RAHASIA: 771204", "jangan sebarkan: 771204"
  /\brahasia[:!] {0,2}(?=\p{Nd}{4,8}(?!\p{Nd}))|\b(?:jangan|jgn) (?:di)?(?:sebar|bagi|beri)(?:kan|in)?: {0,2}(?=\p{Nd}{4,8}(?!\p{Nd}))/iu,
  /\b(?:your|is your (?!order|discount|promo|voucher|booking|product|referral|coupon|tracking)\p{L}{2,20}) code\b(?=[\s:=-]{0,3}(?:is)?[\s:=-]{0,3}\p{Nd}|\s{0,3}(?:[.!,\n]|$))/iu,
  /\b(?:m-?)?pin (?:anda|kamu)(?: adalah| ialah)?[ :=]{1,3}(?=\p{Nd}{4,8}(?!\p{Nd}))|\bm-?pin[ :=]{1,3}(?=\p{Nd}{4,8}(?!\p{Nd}))/iu,
  /\bkode (?:anda|kamu)(?: adalah| ialah)?[ :=]{1,3}(?=\p{Nd}{5,8}(?!\p{Nd}))/iu,
  /\b(?:to|for) (?:verify|confirm|authenticate|log ?in|sign ?in|log ?into|reset)(?: to| into)? your\b/iu,
  /\b(?:untuk|utk) (?:mem|meng)?(?:verifikasi|konfirmasi|otorisasi|autentikasi|aktivasi|aktifkan|login|masuk)(?:kan)? (?:ke )?(?:akun|transaksi|pembayaran|perangkat|identitas|nomor|login|pendaftaran) (?:anda|kamu)\b/iu,
  /\b(?:sms|soft|hard|mobile|key) ?token\b|\btoken (?:bca|bni|bri|bsi|btn|mandiri|cimb|permata|danamon|jago|seabank|livin|brimo)\b/iu,
];

/** The first words of warnings such as "jangan berikan kode ini kepada siapa pun". */
const warnings =
  /\b(?:jangan|jgn|dilarang|hindari|rahasiakan|never|don['’]?t|do not|tidak pernah (?:meminta|minta)|tidak akan (?:pernah )?meminta)\b/giu;
const warningChars = 90;
const telling =
  /\b(?:(?:mem|di)?(?:beri(?:tahu)?|bagi|sebar|kasih|sampai|infor?masi|info|bocor|terus|forward|share|serah|ungkap)(?:kan|in|i)?|beri ?tahu\w*|minta|meminta|rahasiakan|share|give|tell|disclose|reveal|forward|ask)\b/iu;
const told = /\b(?:kode|otp|pin|sandi|code|password)\b/iu;
const strangers =
  /\bsia?pa ?(?:pun|saja|aja)\b|\borang lain\b|\bpihak (?:lain|mana ?pun|ketiga)\b|\b(?:anyone|anybody|others|any ?body)\b/iu;

/**
 * Four to nine digits: together, in groups, one by one, or after a letter ("G-123456"); capitals with digits ("A7K9Q2"),
 * and capitals alone at the end of a line.
 */
const candidates =
  /(?<!\p{N}[.,:/-]|[\p{N}+]|\p{L}(?<![oO][tT][pP]))(?:[A-Z]{1,3}-)?(?:\p{Nd}{3}[ .-]\p{Nd}{3}|\p{Nd}{2}[ -]\p{Nd}{2}[ -]\p{Nd}{2}|\p{Nd}{4}[ -]\p{Nd}{4}|\p{Nd}{4}[ -]\p{Nd}{2}|\p{Nd}{5}[ -]\p{Nd}|\p{Nd}(?:[ -]\p{Nd}){3,7}|\p{Nd}{4,9}|(?=[A-Z]{0,7}\p{Nd})(?=\p{Nd}{0,7}[A-Z])[A-Z\p{Nd}]{5,8}|[A-Z]{5,8}(?=[.!]?(?:\n|$)))(?![\p{L}\p{N}/]|[.,:-]\p{N})/gu;
/**
 * Candidates that usually are something else: an amount ("150.000"), an account number of nine digits, or a word in
 * capitals. They count as a code only directly after a word or sign that announces one (`announced`).
 */
const doubtful = /^(?:\p{Nd}{3}\.\p{Nd}{3}|\p{Nd}{9}|[A-Z]+)$/u;
/** Words directly before a code that announce it: "Kode masuk: ", "adalah ", "Kode rahasia Anda ". */
const announced = /(?:[:=]|\badalah|\bis|\banda|\bkamu)\s{0,3}$/iu;

/** Words directly before a code, although the last of them usually names something else: "kode dari bank ", "WhatsApp: ". */
const direct =
  /(?:\brahasia[:!]|\b(?:jangan|jgn) (?:di)?(?:sebar|bagi|beri)(?:kan|in)?:|\bwhatsapp:|\btac[:=]?|\bkode(?:nya)? (?:yang|yg) (?:masuk|dikirim|datang|diterima) (?:ke |lewat |via |dari |di |oleh )?(?:sms|hp|wa|whatsapp|bank|e-?mail)(?: (?:saya|aku|gue|ku))?|\bkode (?:dari|punya) bank) {0,2}$/iu;

/** Words that show whether a number after them is a code. The word nearest to the number decides. */
const ofCode = /^(?:angka|otp|motp|m-otp|mpin|m-pin|kode|kodenya|code|codes|pin|passcode|sandi|token|verifikasi|password)$/u;
const ofOther =
  /^(?:nomor|nomer|no|number|room|kamar|gerbang|pintu|kelas|order|pesanan|orderan|resi|invoice|inv|pos|tahun|thn|th|tgl|tanggal|jam|pukul|pkl|seri|tipe|type|ukuran|size|kav|blok|rt|rw|rp|idr|usd|jl|jalan|hubungi|hub|call|center|telp|telepon|tel|hp|ext|berakhir|berakhiran|akhiran|ending|sebesar|senilai|seharga|total|totalnya|harga|bayar|rekening|rek|booking|transfer|tf|nominal|jumlah|produk|barang|promo|voucher|kupon|diskon|artikel|sku|warna|unik|bank|versi|version|model)$/u;
/** Goods that have a "kode" of their own: the number in "barang kode 55121" is no one-time code. */
const goods = /^(?:barang|produk|artikel|sku|warna|model|seri|kain|item|motif)$/u;
/** Units after a number that show that it is not a code. */
const units =
  /^(?:menit|minutes?|mins?|detik|seconds?|jam|hours?|hari|days?|rb|ribu|k|jt|juta|pcs|buah|biji|kg|gram|gr|g|liter|ml|cm|mm|m|x|orang|lembar)\b/iu;
const wordsBefore = 4;
/** Maximum distance in characters between a code and its name, which is `before` or `after` the code. */
const reach = { before: 60, after: 90 } as const;
/** How many numbers of a text are checked for a code's name nearby. A text with a code has only a few numbers. */
const looksMax = 50;

/**
 * Names of the number on the back of a payment card. "CVC" is also a fabric, so it counts only in a text about a
 * card.
 */
const cardNumberNames =
  /(?<!\p{L})(?:cvv|cvn)2?(?!\p{L}\p{L}\p{L}\p{L})|(?<!\p{L})(?:angka|digit|nomor|kode) (?:di )?belakang kartu(?!\p{L})/iu;
const cvc = /(?<!\p{L})cvc2?(?!\p{L}\p{L}\p{L}\p{L})/iu;
const cards =
  /(?<!\p{L})(?:kartu (?:saya|kredit|debit|atm|ku|aku)|kartuku|(?:credit|debit|my) card|visa|mastercard|exp(?:ired|iry)?)(?!\p{L})/iu;
/**
 * The three or four digits on the back of a card, before or after their name. The name (the first group) stays in the
 * text.
 */
const afterCardName =
  /((?<!\p{L})(?:(?:cvv|cvn|cvc)2?(?:nya)?|belakang kartu(?:nya|ku)?)(?: (?:nya|kartu|kredit|debit|saya|aku|ku|code|kode|number|no|adalah|is|itu|ya)){0,3}[ :=]{0,3})(\p{Nd}{3,4})(?![\p{L}\p{N}]|[.,]\p{N})/giu;
const beforeCardName = /(?<![\p{L}\p{N}.,])\p{Nd}{3,4}(?=[ (]{1,3}(?:itu |adalah |is |for )?(?:the )?(?:cvv|cvn|cvc)(?!\p{L}))/giu;
/** The long number of a card, which is searched for together with the number on the back. */
const cardNumbers = /(?<![\p{N}])\p{Nd}{4}(?:[ -]?\p{Nd}{4}){3}(?![\p{N}])/gu;

/** A verified business calls a one-time code just "kode". A lead means the code of a product. */
const namesOfBusiness = /\b(?:kode|code|pin|sandi|password|passcode|token)\b/iu;

/**
 * The text with its one-time codes hidden. Every other word and number stays.
 * @param ofBusiness true when the writer is a verified business
 */
export function withoutCodes(text: string, ofBusiness = false): string {
  return withoutOneTimeCodes(namesCardNumber(text) ? withoutCardNumbers(text) : text, ofBusiness);
}

function withoutOneTimeCodes(text: string, ofBusiness: boolean): string {
  const isNamed = hasName(text) || (ofBusiness && namesOfBusiness.test(text));
  if (!isNamed && !isWarning(text)) return text;
  const isBesideName = isNamed ? lookBeside(text) : () => true;
  return text.replace(candidates, (code, at: number) => {
    if (isCode(text, code, at, isBesideName)) return hiddenCode;
    // the second group may belong to the next words: in "12345 5 menit", only "12345" is the code
    const [first = '', ...rest] = code.split(' ');
    return rest.length === 1 && first.length >= 4 && isCode(text, first, at, isBesideName) ? `${hiddenCode} ${rest[0]}` : code;
  });
}

/** True when the text mentions a one-time code. */
export function speaksOfCode(text: string): boolean {
  return hasName(text) || isWarning(text);
}

function namesCardNumber(text: string): boolean {
  return cardNumberNames.test(text) || (cvc.test(text) && cards.test(text));
}

function withoutCardNumbers(text: string): string {
  return text
    .replaceAll(cardNumbers, hiddenCode)
    .replaceAll(beforeCardName, hiddenCode)
    .replaceAll(afterCardName, (_, name: string) => `${name}${hiddenCode}`);
}

/** A text that consists of a code only: the second part of a message that was sent in two pieces. */
export function isCodeAlone(text: string): boolean {
  const [code] = text.trim().match(candidates) ?? [];
  return code !== undefined && code.length === text.trim().length && !doubtful.test(code);
}

function hasName(text: string): boolean {
  return text.search(names) >= 0 || services.some((words) => words.test(text));
}

function isWarning(text: string): boolean {
  for (const { index } of text.matchAll(warnings)) {
    const words = text.slice(index, index + warningChars);
    if (telling.test(words) && (told.test(words) || strangers.test(words))) return true;
  }
  return false;
}

type IsBesideName = (at: number, end: number) => boolean;

/**
 * Returns a check whether the name of a code is near a number. A check takes as long as matching all patterns on the
 * surrounding text, so only the first few dozen numbers of a text are checked. Any further number counts as near a
 * name, because a model must not read a code.
 */
function lookBeside(text: string): IsBesideName {
  let looks = 0;
  return (at, end) => {
    looks += 1;
    return looks > looksMax || hasName(text.slice(Math.max(0, at - reach.after), at)) || hasName(text.slice(end, end + reach.before));
  };
}

/** @param isBesideName when the text only warns and names no code, it returns true for any number */
function isCode(text: string, code: string, at: number, isBesideName: IsBesideName): boolean {
  const end = at + code.length;
  if (units.test(text.slice(end, end + 12).trimStart())) return false;
  if (doubtful.test(code) && !announced.test(text.slice(Math.max(0, at - 20), at))) return false;
  if (direct.test(text.slice(Math.max(0, at - reach.before), at))) return true;
  const near = wordsNear(text, at);
  for (const [place, word] of near.entries()) {
    if (ofCode.test(word)) return !goods.test(near[place + 1] ?? '');
    // "bank" usually excludes a code, but not after "otp": "kode OTP dari Bank Jago 771204"
    if (ofOther.test(word)) return word === 'bank' && near.slice(place + 1).some((one) => /^(?:m-?)?otp/u.test(one));
  }
  if (doubtful.test(code)) return false;
  // a round number is an amount, unless a code is announced: "kami tunggu 150000"
  if (/^\p{Nd}{2,6}000$/u.test(code) && !announced.test(text.slice(Math.max(0, at - 20), at))) return false;
  // capitalised words and years have patterns of their own
  if (/[A-Z](?!-)/u.test(code) || /^(?:19|20)\p{Nd}\p{Nd}$/u.test(code)) return false;
  return isBesideName(at, end);
}

/**
 * The words right before a number, the nearest first. Stops at an earlier number or at the beginning of the sentence.
 */
function wordsNear(text: string, at: number): string[] {
  const part = text.slice(Math.max(0, at - 60), at).toLowerCase();
  const sentence = part.split(/[.!?\n](?= |$)|\n|\p{N}/u).at(-1) ?? '';
  const words = sentence.split(/[^\p{L}-]+/u).filter((word) => word !== '');
  return words.slice(-wordsBefore).toReversed();
}
