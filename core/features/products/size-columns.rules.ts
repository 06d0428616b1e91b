import { readPrice } from './import-money.rules.js';
import { colourOf, sizeOf } from './imports/column-names.rules.js';
import { priceKindOf, type PriceKind } from './price-columns.rules.js';

type Rows = readonly (readonly string[])[];

/** Columns of sizes: each holds the price or the stock of one variant. */
export interface SizeColumns {
  readonly what: 'price' | 'stock';
  readonly sizes: readonly { readonly column: number; readonly size: string }[];
}

export interface FoundSizes {
  readonly sizes: SizeColumns | null;
  /** Columns with prices of sizes for other buyers, such as "Grosir M". */
  readonly others: readonly number[];
}

/** A number of pieces, or a word for none, in a cell below a heading of a size or a colour. */
const pieces = /^\d{1,3}$|^(?:habis|kosong)$/i;
const noSizes: FoundSizes = { sizes: null, others: [] };
const sellingKinds: readonly PriceKind[] = ['retail', 'selling', 'plain'];

/** Two or more columns of sizes, and whether their cells are prices or stocks. */
export function sizesIn(headings: readonly string[], sample: Rows, hidden: ReadonlySet<number>): FoundSizes {
  const found = headings.flatMap((heading, column) => {
    const size = hidden.has(column) ? null : pricedSizeOf(heading);
    return size === null ? [] : [{ column, ...size }];
  });
  const kind = sellingKinds.find((one) => found.filter((size) => size.kind === one).length > 1);
  const sizes = found.filter((size) => size.kind === kind);
  if (kind === undefined) return coloursIn(headings, sample, hidden);
  const others = found.filter((size) => size.kind !== kind).map(({ column }) => column);
  // One size occurs twice, so it is unclear which of the two prices customers pay.
  if (new Set(sizes.map(({ size }) => size.toLowerCase())).size < sizes.length)
    return { sizes: null, others: found.map(({ column }) => column) };
  const cells = sizes.flatMap(({ column }) => sample.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== '-'));
  const asPrices = cells.filter((cell) => (readPrice(cell) ?? 0) >= 1_000).length;
  if (asPrices * 2 > cells.length) return { sizes: { what: 'price', sizes }, others };
  const asPieces = cells.filter((cell) => pieces.test(cell)).length;
  if (asPieces * 2 <= cells.length) return noSizes;
  // without a heading of prices elsewhere, small figures are prices: "Reguler 18, Large 22" is a menu in thousands
  const isStock =
    sizes.some(({ column }) => /^(?:stok|stock)\b/i.test(headings[column]!)) ||
    headings.some((heading, column) => !sizes.some((size) => size.column === column) && priceKindOf(heading) !== null);
  return { sizes: { what: isStock ? 'stock' : 'price', sizes }, others };
}

/**
 * Two or more columns of colours with the number of pieces of each, in a list with a price. Amounts of money below
 * colours are ignored.
 */
function coloursIn(headings: readonly string[], sample: Rows, hidden: ReadonlySet<number>): FoundSizes {
  const sizes = headings.flatMap((heading, column) => {
    const size = hidden.has(column) ? null : colourOf(heading);
    return size === null ? [] : [{ column, size }];
  });
  const cells = sizes.flatMap(({ column }) => sample.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== '-'));
  const isOfPieces = cells.length > 0 && cells.every((cell) => pieces.test(cell));
  const hasPrice = headings.some((heading) => priceKindOf(heading) !== null);
  return sizes.length > 1 && isOfPieces && hasPrice ? { sizes: { what: 'stock', sizes }, others: [] } : noSizes;
}

/** The size that a heading names, and the buyers whose price it is: "Grosir M" is size M for wholesale buyers. */
function pricedSizeOf(heading: string): { readonly size: string; readonly kind: PriceKind } | null {
  const size = sizeOf(heading);
  if (size !== null) return { size, kind: 'plain' };
  const words = heading.trim().slice(0, 60).split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const named = sizeOf(words.slice(at).join(' '));
    const before = words.slice(0, at).join(' ');
    const found = named === null ? null : (priceKindOf(before) ?? priceKindOf(`harga ${before}`));
    const kind = found === 'unsure' ? 'plain' : found;
    if (named !== null && kind !== null && /^(?:harga|hrg|jual|ecer|eceran|grosir|reseller|modal|hpp|beli)\b/i.test(before))
      return { size: named, kind };
  }
  return null;
}
