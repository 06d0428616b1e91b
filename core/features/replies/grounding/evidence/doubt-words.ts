import { besides } from '../clauses.rules.js';

/** Words that grant, offer or confirm something. */
export const affirms =
  /(?<!\p{L})(?:bisa|bs|boleh|ada|iya|ya|betul|benar|tentu|aman|siap|ready|tersedia|gratis|free|termasuk|dapat|dapet|sudah|udah|tetap|masih|kami|dijamin|jamin|ikut|berlaku)(?!\p{L})/iu;
/** Words of a question about the shop's services. "masih ingat saya?" is not such a question. */
export const asksOffer =
  /(?<!\p{L})(?:bisa|bs|bsa|boleh|blh|ada|dapat|dapet|dpt|terima|melayani|termasuk|gratis|free|ready|jual|punya|bayar|kena|harus|hrs|perlu)(?!\p{L})/iu;
/** Beginnings of sentences that only guide the conversation. */
export const leads =
  /^[^\p{L}]*(?:silakan|silahkan|mohon|boleh (?:minta|tahu|tau|kirim|share|info|sebutkan|saya)|minta|tolong|ditunggu|terima kasih|makasih|terimakasih|sama-sama|siap(?: kak)?[.! ]*$|baik(?: kak)?[.! ]*$|oke(?: kak)?[.! ]*$|halo|hai|selamat|maaf|mau|jadi (?:mau|pesan|ambil)|langsung (?:datang|mampir|chat)|semoga|jangan lupa|hati-hati|turut|syukurlah|alhamdulillah|waduh)(?!\p{L})/iu;
/** Words by which a shop repeats an order back to the lead. */
export const repeatsBack =
  /(?<!\p{L})(?:(?:di|ter)?catat|noted|ditunggu|rangkum(?:an)?|rekap|(?:di)?siapkan|(?:di)?proses|atas nama|(?:di)?kirim(?:kan)? ke|pesanan(?:nya)?|orderan(?:nya)?|alamat(?:nya)?)(?!\p{L})/iu;
/** Words that state something about the shop: a sentence with one of them is more than a repeated order. */
export const statesShop =
  /(?<!\p{L})(?:ada|ready|stok|tersedia|bisa|bs|boleh|gratis|free|diskon|promo|bonus|garansi|(?:di)?jamin|harga(?:nya)?|total(?:nya)?|ongkir|bayar|lunas|cod|retur|refund|sampai|tiba|estimasi|besok|lusa|sekarang|hari|jam|minggu|bulan|tidak|gak|ga|tanpa|semua|pasti|original|asli|halal)(?!\p{L})/iu;
export const acknowledges = /^[^\p{L}]*(?:siap|baik|oke|ok|noted|sip)(?!\p{L})/iu;
export const books = /(?<!\p{L})(?:booking|reservasi|janjian|daftar)(?!\p{L})/iu;
export const timeWords = /(?<!\p{L})(?:jam|pukul|hari|minggu|siap)(?!\p{L})/giu;
export const sends = /(?<!\p{L})(?:di)?kirim(?:kan)?(?!\p{L})/iu;
/** Forms of address before a lead's name. */
export const called = /(?<!\p{L})(?:kak|kakak|bu|pak|mas|mbak|bun|sis)[ ]\p{Lu}\p{L}{1,20}/gu;
/** Words that announce what a human of the shop will do. */
export const handsOver =
  /(?<!\p{L})(?:admin|tim|cs|petugas kami|rekan)(?:nya)?[ ](?:kami[ ])?(?:segera|akan|bantu|membantu|balas|membalas|hubungi|menghubungi|cek|kabari|teruskan)(?!\p{L})|(?<!\p{L})(?:teruskan|sampaikan|tanyakan|pastikan|sambungkan|hubungkan|konfirmasi(?:kan)?)(?:[ ]\p{L}+)?[ ](?:ke|dengan|sama)[ ](?:admin|tim|cs)/iu;
export const negates =
  /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|belum|blm|bukan|habis|kosong|hanya|cuma|khusus|kecuali|selain)(?!\p{L})/iu;
export const yesOrNo = /(?<!\p{L})(?:bisa|bs|boleh|blh|ada|masih|apakah|ga|gak|kan|dapet|dapat|termasuk|gratis|free)(?!\p{L})|\?/iu;

/** "Tanpa video", "walau ga jadi servis": the thing that is not required, up to the end of the clause. */
export const without =
  /(?<!\p{L})(?:tanpa|(?:walau(?:pun)?|meski(?:pun)?|biarpun)(?:[ ](?:tidak|ga|gak|nggak|belum|tanpa|ada)){0,2}|(?:ga|gak|tidak) (?:pake|pakai|perlu))[ ](?:ada )?(\p{L}[^,.;\n]{1,40})/giu;
export const requires = /(?<!\p{L})(?:asal|wajib|harus|syarat|sertakan|perlu|kalau|kalo|klo|jika|bila|dp)(?!\p{L})|[(][ ]?\+[ ]?\p{L}/iu;

/** Words for something that is not available now. */
export const gone = /(?<!\p{L})(?:habis|hbs|abis|kosong|sold|inden|indent|po|pre-?order|belum ready|belum ada|panen|restock)(?!\p{L})/iu;
export const offersStock = /(?<!\p{L})(?:ready|ada|tersedia|masih|siap)(?!\p{L})/iu;

export const free =
  /(?<!\p{L})(?<!(?<!\p{L})(?:tidak|tdk|ga|gak|nggak|ngga|enggak|belum|blm|bukan)[ ](?:ada[ ]|dapat[ ]|dapet[ ]|bisa[ ]|termasuk[ ])?)(?:gratis|free|cuma-cuma|tanpa (?:biaya|tambahan|ongkos)|(?:ga|gak|nggak|tidak) (?:kena \p{L}+|ada (?:biaya|tambahan|ongkos))|(?:ga|gak|nggak|tidak) (?:bayar|nambah))(?!\p{L})/iu;
export const included = /(?<!\p{L})(?:termasuk|include|gratis|free)(?!\p{L})/iu;
export const charges = /(?<!\p{L})(?:tambah|nambah|bayar|kena)(?!\p{L})/iu;
/** Words that limit an offer to some people, or that state its condition. */
export const restricted = /(?<!\p{L})(?:untuk|utk|buat|khusus|kalau|kalo|klo|jika|bila|min(?:imal)?|asal)[ ]([^,.;()\n]{2,60})/iu;

/** Words for a better price or an extra that applies from a certain quantity on. */
export const offerWords = /(?<!\p{L})(?:diskon|disc|potongan|gratis|free|bonus|promo|cashback|voucher)(?!\p{L})/iu;
/** Groups of customers with their own prices. */
export const customerKinds = /(?<!\p{L})(?:reseller|grosir|member|dropship(?:per)?|agen|distributor)(?!\p{L})/iu;
export const most =
  /(?<!\p{L})(?:maks(?:imal)?|max|paling (?:banyak|lama|jauh)|radius|sampai|batas|tinggal|sisa|stok|stock|di ?bawah)(?!\p{L})/iu;
export const least = /(?<!\p{L})(?:min(?:imal|imum)?|paling sedikit|mulai|di ?atas|ke atas|keatas)(?!\p{L})/iu;

/** Number of days until something is wanted; null when the text names no near day. */
export function soonIn(text: string): number | null {
  const days = [...text.matchAll(soon)].map(({ 1: tomorrow, 2: later }) => (tomorrow ? 1 : later ? 2 : 0));
  return days.length === 0 ? null : Math.max(...days);
}
const soon = /(?<!\p{L})(?:(besok)|(lusa)|hari ini|sekarang|malam ini|sore ini|siang ini)(?!\p{L})/giu;

/**
 * Number of days in advance that an order requires: "H-2", "minimal 1 hari sebelumnya"; null when the text does not
 * say.
 */
export function noticeIn(text: string): number | null {
  const [, before, ahead] = notice.exec(text) ?? [];
  return before === undefined && ahead === undefined ? null : Number(before ?? ahead);
}
const notice = /(?<!\p{L})(?:h[ ]?-[ ]?(\d{1,2})(?!\d)|(\d{1,2})[ ]?(?:-\d{1,2}[ ]?)?hari (?:kerja |sebelum|di ?muka))/iu;

export const totals = /(?<!\p{L})(?:total|totalnya|ttl|jadi|jadinya|semua|semuanya|jumlahnya|bayar|bayarnya|kena)(?!\p{L})/iu;
/** An order of several things, or of one thing with an extra. */
export const several =
  /[+&,](?!\d)|(?<!\p{L})(?:dan|sama|sm|plus|sekalian|dengan|dgn|pasang|bongkar|ongkir|antar|diskon|packing|kirim|tukar tambah|bekas|lama)(?!\p{L})/iu;
/** The subject at the beginning of a statement: "Untuk brownies" in "Untuk brownies bisa GoSend". */
export const topicBefore = /^[^\p{L}]*(?:untuk|utk|buat)[ ](?:\p{L}+[ ]){1,3}(?=(?:bisa|boleh|dapat)[ ])/iu;
/** A price in a clause of its own is judged as an amount, not together with the text before it. */
export const ownPrice = /,[ ]*(?:dan[ ])?harga(?:nya)?[ ](?:\p{L}+[ ]){0,2}(?:rp[. ]*)?\d[^,;]*$/iu;
/** An exception within a statement grants nothing: "garansi 1 bulan, di luar LCD pecah dan kena air". */
const exception = new RegExp(String.raw`(?<!\p{L})(?:kecuali|selain(?![ ]itu)|${besides})[ ][^,.;()\n]{1,80}`, 'giu');

/** An apology before a statement is not one: "maaf kak, sablonnya tahan 100 kali cuci". */
const apology = /^[^\p{L}\d]*(?:mohon )?maaf(?: ya)?(?: (?:kak|kakak|bu|ibu|pak|bapak|mas|mbak|bang|bos|gan|sis|bun|bunda))?(?: ya)?,/iu;

/** A sentence without its apology and its exceptions. */
export function withoutAsides(sentence: string): string {
  return sentence.replace(apology, ' ').replaceAll(exception, ' ');
}
