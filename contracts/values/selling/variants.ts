import { readPieces, readRupiah } from './indonesian-numbers.js';
import { editableRupiah } from './money.js';
import { Variant } from './products.js';
import { singleSpaced } from './spaces.rules.js';

/** Maximum length of the name of a variant that is followed by a price and a stock. */
const variantMaxChars = 200;

/**
 * Parses variants as owners write them, one per line or separated by `;`: "M", "XL = 80rb", "Merah stok 3", "XL =
 * 80.000 stok 0". Parts that cannot be parsed are returned in `wrong`.
 */
export function readVariants(text: string): { variants: Variant[]; wrong: string[] } {
  const variants: Variant[] = [];
  const wrong: string[] = [];
  for (const part of text.split(/[;\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const variant = readVariant(part);
    if (variant) variants.push(variant);
    else wrong.push(part);
  }
  return { variants, wrong };
}

function readVariant(written: string): Variant | null {
  if (written.length > variantMaxChars) return null;
  const text = singleSpaced(written);
  const [, beforeStock = text, pieces] = /^(.*?)[ ,(]{1,3}stok ?:? ?([\d.,]+|habis|kosong)\)?$/i.exec(text) ?? [];
  const [, name = beforeStock, price] = /^([^=:]*?) ?[=:] ?([\s\S]*)$/.exec(beforeStock) ?? [];
  const priceIdr = price === undefined || price.trim() === '' ? null : readRupiah(price);
  const stock = pieces === undefined ? null : readPieces(pieces);
  if ((price?.trim() && priceIdr === null) || (pieces !== undefined && stock === null)) return null;
  const parsed = Variant.safeParse({ name, priceIdr, stock });
  return parsed.success ? parsed.data : null;
}

/** Formats a variant so that {@link readVariants} can parse it. */
export function formatVariant({ name, priceIdr, stock }: Variant): string {
  return `${name}${priceIdr === null ? '' : ` = ${editableRupiah(priceIdr)}`}${stock === null ? '' : ` stok ${stock}`}`;
}
