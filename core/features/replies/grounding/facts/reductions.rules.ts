import { clausesOf } from '../clauses.rules.js';

const promises =
  /(?<!\p{L})(?:(?:nanti|saya|kami|kita|aku|tak)[ ](?:\p{L}+[ ]){0,2}(?:di)?(?:kurang(?:i|in|kan)|turun(?:in|kan)|murah(?:in|kan)|diskonin)|(?:nanti|saya|kami|kita|aku|tak)[ ](?:\p{L}+[ ]){0,2}(?:di)?potong(?:in|kan)?|harga[ ](?:teman|temen|saudara|sodara|keluarga|sahabat|langganan|bestie)|(?:di)?(?:kurangin|turunin|murahin|potongin)|(?:saya|kami|kita)[ ](?:kasih|beri)[ ](?:harga[ ])?(?:lebih[ ])?(?:murah|miring))(?!\p{L})/iu;
const haggles =
  /(?<!\p{L})(?:kurang(?:i|in)?|murah(?:in|an)?|nego|tawar|nawar|diskon|korting|potong(?:an)?|mahal|harga)(?:nya)?(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|belum|blm|maaf)(?!\p{L})/iu;
const grants = /(?<!\p{L})(?:nego|diskon|potongan|promo|korting|tawar)(?!\p{L})/iu;

/** True for a promise of a lower price, such as "nanti saya kurangi". */
export function promisesReduction(sentence: string): boolean {
  return promises.test(sentence) && !denies.test(sentence);
}

/** True when the lead haggles, and no text of the owner speaks of discounts. */
export function isUngrantedReduction(lead: string, text: string): boolean {
  return haggles.test(lead) && !grants.test(text);
}

/** Promises of a lower price for this lead only, without a number. */
const soft =
  /(?<!\p{L})(?:harga[ ](?:teman|temen|saudara|sodara|keluarga|sahabat|bestie|kenalan)|(?:saya|kami|kita|aku)[ ](?:kasih|beri|jadikan|jadiin)[ ](?:\p{L}{1,12}[ ]){0,2}(?:lebih[ ]murah|murahan|miring)|bayar(?:nya)?[ ](?:\p{L}{1,12}[ ]){0,2}(?:separuh|separo|setengah)(?:nya)?[ ](?:aja|saja|doang)|khusus[ ](?:buat[ ]|untuk[ ])?(?:kakak|kaka|kak|kamu|anda)(?:[ ]\p{L}{1,12}){0,5}[ ](?:lebih[ ])?murah(?:in|kan)?)(?!\p{L})/iu;
/** Lower prices for more pieces, or for some customers, are judged by the topic of discounts. */
const conditions = /(?<!\p{L})(?:beli|ambil|grosir|banyak|minimal|min|pcs|lusin|kodi|reseller|member|langganan|dp|uang muka)(?!\p{L})|\d/iu;
const negotiable =
  /(?<!\p{L})(?:nego|tawar|ditawar|nawar|kurang|harga[ ](?:teman|temen|saudara|keluarga|sahabat)|dp|uang muka|setengah(?:nya)?|50 ?%)(?!\p{L})/iu;
const refusesNego = /(?<!\p{L})(?:no|non|tanpa|bukan|jangan|tidak|tdk|ga|gak|nggak)(?!\p{L})/iu;
const share =
  /(?<!\p{L})(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|\d{1,2})[ ]per[ ](?:dua|tiga|empat|lima|enam|delapan|sepuluh|seratus|\d{1,3})(?!\p{L})/iu;
const ofPrice = /(?<!\p{L})(?:harga|potong(?:an)?|diskon|bayar|kurang)(?:nya)?(?!\p{L})/iu;

/** True for a sentence to which {@link isSoftReduction} may apply. */
export function mayReduce(sentence: string): boolean {
  return soft.test(sentence) || share.test(sentence);
}

/**
 * True when a sentence lowers a price without saying how far, or by a share in words, and the owner's texts do not say that
 * prices can be bargained.
 */
export function isSoftReduction(sentence: string, text: string): boolean {
  if (denies.test(sentence)) return false;
  const [part] = share.exec(sentence) ?? [];
  if (part !== undefined && ofPrice.test(sentence)) return !text.toLowerCase().includes(part.toLowerCase());
  if (!soft.test(sentence) || conditions.test(sentence)) return false;
  return !clausesOf(text).some((clause) => !clause.isNegative && negotiable.test(clause.text) && !refusesNego.test(clause.text));
}

const unpaid =
  /(?<!\p{L})(?:biaya[ ])?(?:ongkir|ongkos kirim|kirim|pengiriman|antar)(?:nya)?[ ](?:tidak|tdk|ga|gak|nggak|ngga|enggak)[ ](?:usah|perlu)[ ](?:di)?bayar(?![ ](?:di (?:muka|awal|depan)|dulu|sekarang|lagi))/giu;

/**
 * The sentence with "gratis ongkir" for a wording such as "Ongkirnya nggak usah bayar", which gives something away
 * and denies nothing.
 */
export function withPlainGifts(sentence: string): string {
  return sentence.replaceAll(unpaid, 'gratis ongkir');
}
