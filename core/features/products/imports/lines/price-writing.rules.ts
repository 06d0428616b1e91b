/*
 * Other ways to write an amount, turned into the usual one: "8 ewu", "1jt500", "45'000", "45rb sepasang".
 */

/** Javanese and Betawi words for "ribu". */
const thousands = /(?<=\d) ?(?:ewu|rebu)(?!\p{L})/giu;
const apostrophe = /(?<=\d)['’](?=\d{3}(?!\d))/g;
/**
 * Millions with thousands behind them: "1jt500", "1 juta 500 ribu". "1jt5" does not match and stays as it is, because
 * it may be 1,5 or 1,005 million.
 */
const millions = /(?<![\d.,])(\d{1,3}) ?(?:jt|juta) ?(?:(\d{3})(?: ?(?:rb|ribu|k))?|(\d{1,2}) ?(?:rb|ribu|k))(?![\p{L}\d.,])/giu;
/** A unit with the prefix "se-" after a price: "45rb sepasang" is the price of a pair. */
const forOne =
  /(?<=\d ?(?:rb|ribu|k|jt|juta)?) se(pasang|porsi|kilo|biji|potong|kotak|bungkus|lusin|ekor|ikat|karung|sak|dus|buah|lembar|set|botol|gelas|mangkok|cup|paket|orang|malam|hari|jam|bulan|minggu|meter)$/i;
/** A price that is struck through. It is an earlier price. */
const struck = /~{1,2}[^~]{0,40}\d[^~]{0,40}~{1,2}/g;

/** The text with its amounts in the usual notation. */
export function inUsualWords(text: string): string {
  return text
    .replace(thousands, 'rb')
    .replace(apostrophe, '.')
    .replace(millions, (_, jt: string, three?: string, rb?: string) => `${jt}.${(three ?? rb!).padStart(3, '0')}.000`);
}

/** A cell of prices in the usual notation. */
export function usualPrice(cell: string): string {
  return inUsualWords(cell).replace(struck, ' ').trim().replace(forOne, '/$1');
}

/** True for words in brackets after a price to which tax is added. */
export function isWithoutTax(inBrackets: string): boolean {
  return /\b(?:belum|blm|tanpa|exc\w{0,5}|diluar|di luar|sebelum)\b[^()]{0,20}\b(?:ppn|pajak|tax|vat)\b|^\+ ?(?:ppn|pajak|tax)\b/i.test(
    inBrackets,
  );
}
