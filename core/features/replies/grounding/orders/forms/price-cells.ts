/** A text with only a price, with or without a unit: "350", "1,1jt", "Rp 15.000". */
export const priceCell = /^(?:rp\.? ?)?\d{1,3}(?:[.,]\d{1,3})*(?: ?(?:rb|ribu|k|jt|juta))?$/iu;
/** A price like {@link priceCell}, inside a text. */
export const priceText = String.raw`(?:rp\.? ?)?\d{1,3}(?:[.,]\d{1,3})*(?: ?(?:rb|ribu|k|jt|juta)(?!\p{L}))?`;
const unitBehind = /(?:rb|ribu|k|jt|juta)$/iu;
const bare = /^\d{1,3}$/u;

/**
 * The prices of a row. A price without a unit gets the unit of the last one: "300 / 450rb" becomes "300rb" and
 * "450rb". Without any unit, prices of up to three digits are thousands.
 */
export function withUnitOf(prices: readonly string[]): readonly string[] {
  const [unit] = unitBehind.exec(prices.at(-1) ?? '') ?? [];
  const shared = unit ?? (prices.every((one) => bare.test(one)) ? 'rb' : '');
  return prices.map((price) => (shared !== '' && /^\d{1,3}(?:[.,]\d{1,2})?$/u.test(price) ? `${price}${shared}` : price));
}

/** Units that count pieces, as alternatives of a pattern. */
export const pieceUnits =
  'pcs|pc|biji|buah|botol|box|dus|pak|pack|lembar|lbr|unit|porsi|pax|paket|set|pasang|bungkus|sak|zak|batang|btg|kotak|cup|toples|ekor|pot';
