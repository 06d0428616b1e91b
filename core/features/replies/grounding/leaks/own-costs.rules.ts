import { findAmounts, findPercents } from '../amounts.rules.js';
import { plainText, sentencesOf, type Sentence } from '../plain-text.rules.js';

const ours = '(?:kami|kita|toko|saya|aku)';
const number = String.raw`(?:rp|idr|\d|se(?:puluh|ratus|ribu|juta)|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)`;
const between = String.raw`(?:[ ](?:bersih|kotor|cuma|hanya|sekitar|kira-kira|kurang|lebih|itu|adalah|kami|kita|toko|saya|(?:per|dari|tiap|setiap|satu)[ ]\p{L}{2,15})){0,4}`;
const profit = '(?:untung|keuntungan|laba|margin)(?:nya)?';
/**
 * The shop's own costs and profit. "Beli 2 lebih untung" is ordinary selling talk, and "untungnya masih ada" means
 * "luckily": the word counts as a profit only before a number, or when it is the shop's.
 */
const costs: readonly RegExp[] = [
  /(?<!\p{L})(?:harga (?:modal|kulakan|pokok|supplier|dasar)|harga beli (?:kami|kita|toko|saya|dari)|hpp)(?:nya)?(?!\p{L})/iu,
  /(?<!\p{L})modal(?:nya)?(?!\p{L})(?! (?:awal|usaha|reseller|jualan|kerja|kecil|nikah)|(?: cuma| hanya| mulai)? (?:rp\.? ?)?\d[\d.,]{0,12} ?(?:rb|ribu|k|jt|juta)? (?:bisa|sudah|udah|dapat|dapet|cukup))/iu,
  new RegExp(String.raw`(?<!\p{L})(?:kulakan(?:nya[ ]|[ ]${ours})|${ours}[ ]kulakan)(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?<!(?:lebih|makin|dapat|dapet|jadi|biar|tetap)[ ])${profit}${between}[ :]{1,3}${number}`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${profit}[ ]${ours}(?!\p{L})`, 'iu'),
];
const ownedByUs = new RegExp(
  String.raw`(?<!\p{L})(?:modal|${profit})(?:nya)?[ ]${ours}(?!\p{L})|(?<!\p{L}|reseller )${ours}[ ](?:\p{L}{2,8}[ ]){0,2}${profit}(?!\p{L})`,
  'iu',
);
/** Talk about the lead's own business with the shop's goods. */
const business =
  /(?<!\p{L})(?:resell?er|dropship(?:per)?|agen|mitra|kemitraan|waralaba|franchise|usaha|bisnis|jualan|berjualan|gabung|bergabung|dijual lagi|jual lagi)(?:nya)?(?!\p{L})/iu;
const denies =
  /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|tanpa)[ ](?:ada[ ]|ambil[ ]|cari[ ]|dapat[ ]){0,2}(?:untung|laba|margin|keuntungan)(?!\p{L})/iu;
/**
 * Words that withhold the cost. In "Soal modal tidak bisa saya sebut, harga jualnya 185rb", the amount is a price and
 * not the cost.
 */
const withholds =
  /(?<!\p{L})(?:tidak|tdk|gak|ga|nggak|ngga|enggak|belum)[ ](?:bisa|boleh|dapat)[ ](?:saya[ ]|kami[ ]|kita[ ]|aku[ ])?(?:di)?(?:sebut|bagi|info|kasih|beri|sampai|bocor|share)/iu;
const stems = ['modal', 'untung', 'laba', 'margin', 'kulak', 'hpp', 'harga beli', 'harga pokok', 'harga dasar', 'harga supplier'];

/**
 * Sentences that name the shop's own costs or profit with an amount or a percentage.
 *
 * @param open the owner's texts. A cost that one sentence of them states with the same numbers is meant for
 * customers.
 * @param lead the lead's last message. When it asks about reselling, a capital in the reply is the lead's.
 */
export function costsIn(reply: string, open: readonly string[], lead: string): Sentence[] {
  const isPublic = (value: string): boolean => open.some((one) => numbersIn(plainText(one).text).includes(value));
  return sentencesOf(plainText(reply).text).filter(({ text }) => {
    if (!costs.some((one) => one.test(text))) return false;
    const said = numbersIn(text);
    if (said.length === 0 || denies.test(text) || (withholds.test(text) && said.every(isPublic))) return false;
    if ((business.test(text) || business.test(lead)) && !ownedByUs.test(text)) return false;
    return !isWritten(text, said, open);
  });
}

function numbersIn(text: string): string[] {
  return [...findAmounts(text).map(({ value }) => `Rp ${value}`), ...findPercents(text, true).map(({ value }) => `${value}%`)];
}

/** True when one sentence of the owner has all numbers of the reply's sentence, and a word for the same cost. */
function isWritten(text: string, said: readonly string[], open: readonly string[]): boolean {
  const words = stems.filter((stem) => text.toLowerCase().includes(stem));
  return open.some((one) =>
    sentencesOf(plainText(one).text).some((sentence) => {
      const written = sentence.text.toLowerCase();
      if (!words.some((stem) => written.includes(stem))) return false;
      const given = new Set(numbersIn(sentence.text));
      return said.every((value) => given.has(value));
    }),
  );
}
