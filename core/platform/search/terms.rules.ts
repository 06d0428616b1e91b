import { normalizeText } from '#contracts/values/base/normalize-text';
import { readableFractions, withFractions } from './fractions.rules.js';
import { samePhrases } from './same-words.js';

/** Maximum number of characters (`charsMax`) and words (`termsMax`) of a text that are processed. */
const charsMax = 2_000;
const termsMax = 300;
const wordChars = 40;

/** Words that do not help a search: filler words of chats, and words used about every product. */
const stopWords = new Set(
  `ada adakah yg yang di ke dari dan atau untuk buat bwt utk dgn dengan ini itu nya ya y yaa iya kak ka kakak min mimin admin gan sis bun bunda om pak bu mas mbak
  mba kah lah sih dong donk deh nih tuh kok kan mau pengen ingin pingin cari nyari carikan butuh perlu bisa bs boleh apa apakah gimana bagaimana gmn berapa brp brapa
  berapaan harga hrg harganya hari bayar beli membeli pesan order saya aku sy gue gw kita kami anda kamu lagi masih msh sudah udah udh dah blm belum ga gak gk nggak ngga
  enggak tidak tdk ndak kalau kalo klo kl jika juga jg aja saja sj banget bgt sama sm tapi tp karena krn soalnya halo hai hi assalamualaikum selamat pagi siang sore malam
  permisi tolong mohon maaf makasih terima kasih thanks stok stock ready redi tersedia jual jualan produk barang item tanya nanya info dulu kira tau tahu punya pake pakai
  pk dapat dpt satu per pcs isi biji buah kok ap mana yah ak km sih the of for is bagus bnyak banyak paling yg2 kalian toko tokonya seperti kayak kyk gitu begitu`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Common chat words that are similar to words for goods ("sering" to "seri", "bantu" to "bantal"). They do not count
 * as misspellings or beginnings of these. Unlike filler words, they count as terms of the query, of which a row must
 * contain a share.
 */
const chatWords = new Set(
  `balas bales dibalas membalas sering seringnya bantu dibantu membantu bantuan sampai sampe seru lemot lelet lambat lama ganti diganti kenapa mengapa kapan
  besok kemarin kemaren nanti tadi kena kasih kasihan sabar cepat cepet coba cobain dicoba hubungi dihubungi kirim dikirim kirimin terus tetap malah sekali selalu
  sekarang setiap tiap lebih kurang kembali minta bukan busuk kumat ikut ikutan kasus masuk keluar tarik bilang kabar kabari dm akun top hehe haha
  hahaha sinyal sampaikan serius`
    .split(/\s+/)
    .filter(Boolean),
);

const units: Readonly<Record<string, string>> = {
  ...of('g', 'g gr gram grm grams'),
  ...of('ons', 'ons'),
  ...of('kg', 'kg kilo kilogram kgs'),
  ...of('ml', 'ml mili mililiter cc'),
  ...of('l', 'l lt ltr liter litre'),
  ...of('cm', 'cm senti sentimeter'),
  ...of('m', 'm meter mtr'),
  ...of('w', 'w watt wat'),
  ...of('gb', 'gb giga'),
  ...of('mah', 'mah'),
  ...of('inch', 'inch inci'),
};

/** Units of the same measure: the smaller unit, the larger unit, and how many smaller units make a larger one. */
const measures = [
  { small: 'g', large: 'kg', inLarge: 1_000 },
  { small: 'ml', large: 'l', inLarge: 1_000 },
  { small: 'cm', large: 'm', inLarge: 100 },
] as const;

function of(unit: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, unit]));
}

/** Maximum number of texts whose terms are cached. Each search processes the same rows of a list again. */
const rememberedMax = 10_000;
/** Longer texts are not cached, because they would fill the memory. */
const rememberedChars = 400;
const remembered = new Map<string, readonly string[]>();

/** {@link termsOf}, cached by the text itself. */
export function termsOfRow(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known) return known;
  const terms = termsOf(text);
  if (text.length > rememberedChars) return terms;
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(text, terms);
  return terms;
}

/**
 * The search terms of a text, without filler words, each word in its simplest form. Synonyms give the same term
 * ("kerudung", "hijab"). A number is joined with its unit ("250 gr" and "1/4 kilo" give "250g"). A size joined with a
 * number also gives a separate term ("XL26" gives "xl26" and "xl").
 */
export function termsOf(text: string): string[] {
  const words = readableFractions(normalizeText(text.slice(0, charsMax), 'NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/(\d)[.,](?=\d)/g, '$1.')
    .split(/[^\p{L}\p{N}.]+|\.(?!\d)|(?<!\d)\./u)
    .filter(Boolean)
    .map((word) => word.slice(0, wordChars));
  return phrased(withFractions(words.slice(0, termsMax).flatMap(splitUnit), (word) => units[word] !== undefined));
}

/** Splits "250gr" into the number and the unit. {@link phrased} joins them again in the usual form. */
function splitUnit(word: string): string[] {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word) ?? [];
  return number !== undefined && unit !== undefined && units[unit] ? [number, unit] : [word];
}

function phrased(words: readonly string[]): string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!;
    const unit = /^\d/.test(word) ? units[words[at + 1] ?? ''] : undefined;
    if (unit !== undefined) {
      terms.push(measured(Number(word), unit));
      at += 2;
      continue;
    }
    // "ambil 3" (take 3) means "beli 3" (buy 3), but "ambil sendiri" (pick up oneself) does not
    const isTaken = word === 'ambil' && /^(?:\d|banyak$|se(?:lusin|kodi)$)/.test(words[at + 1] ?? '');
    if (isTaken || (word === 'sedang' && doneNow.test(words[at + 1] ?? ''))) {
      at += 1;
      continue;
    }
    const stem = stemOf(word);
    const phrase =
      samePhrases.get(word)?.find((one) => isAt(words, at, one.words)) ??
      samePhrases.get(stem)?.find((one) => isAt(words, at, [word, ...one.words.slice(1)]));
    if (phrase) terms.push(phrase.as);
    else if (!stopWords.has(word) && !stopWords.has(stem)) terms.push(stem, ...sizeIn(word));
    at += phrase?.words.length ?? 1;
  }
  return terms;
}

/**
 * Writes an amount in the larger unit if its number stays whole, else in the smaller: "1000g" becomes "1kg", "0.5kg"
 * becomes "500g".
 */
function measured(number: number, written: string): string {
  const [amount, unit] = written === 'ons' ? [number * 100, 'g'] : [number, written];
  const measure = measures.find(({ small, large }) => unit === small || unit === large);
  if (!measure) return `${amount}${unit}`;
  const inSmall = Math.round(unit === measure.large ? amount * measure.inLarge : amount);
  return inSmall % measure.inLarge === 0 ? `${inSmall / measure.inLarge}${measure.large}` : `${inSmall}${measure.small}`;
}

/** The letters of a size with a number: "XL26" gives "xl", "M34" gives "m". */
function sizeIn(word: string): string[] {
  const letters = /^([a-z]+)\d{1,4}$/.exec(word)?.[1];
  return letters !== undefined && (letters.length > 1 || /^[sml]$/.test(letters)) ? [letters] : [];
}

function isAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => words[at + offset] === word || (offset > 0 && stemOf(words[at + offset] ?? '') === word));
}

/** Words after which "sedang" means "currently" and is not a size: "Sedang hamil", "sedang promo". */
const doneNow = /^(?!berapa|tersedia|dimana|diskon)(?:ber|me[mnl]|di|ter)\p{L}{3}|^(?:promo|cari|nyari|butuh|hamil|sakit|sibuk)/u;

/** True for a common word of chats, which has no synonyms and no misspellings. */
export function isChatWord(word: string): boolean {
  return chatWords.has(word);
}

/** True for a word that does not help a search. */
export function isFiller(word: string): boolean {
  return stopWords.has(word);
}

/**
 * Removes suffixes that only point or ask: "kaosnya" becomes "kaos", "adakah" becomes "ada". Short words stay
 * unchanged.
 */
function stemOf(word: string): string {
  const bare = /^(\p{L}{3,})(?:nya|kah|lah|pun)$/u.exec(word)?.[1];
  return bare ?? word;
}
