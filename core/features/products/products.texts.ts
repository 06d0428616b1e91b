import { cutText } from '#contracts/values/texts';
import { editableRupiah } from '#contracts/values/selling/money';
import type { ProductTerms } from '#contracts/values/selling/product-terms';
import { formatFigures, type ProductInput } from '#contracts/values/selling/products';
import { formatVariant } from '#contracts/values/selling/variants';

const notesChars = 300;

/** A product as the model reads it, in one line. Amounts in this line may be quoted as prices. */
export function productLine(product: Omit<ProductInput, 'costIdr'>): string {
  const { name, variants, notes, photos, terms, category } = product;
  return [
    oneLine(name),
    // ordinary spaces only, because a model reads and repeats no others
    formatFigures(product).replaceAll('\u00a0', ' '),
    ...termsParts(terms),
    variants.length === 0 ? '' : `varian: ${variants.map((one) => oneLine(formatVariant(one)).replace(/ stok 0$/, ' habis')).join('; ')}`,
    photos.length === 0 ? '' : 'ada foto',
    cutText(oneLine(notes), notesChars),
    category === '' ? '' : `kategori: ${oneLine(category)}`,
  ]
    .filter((part) => part !== '')
    .join(' | ');
}

/**
 * A day in words. The bot repeats these words, and its answers are compared with them. A date without a time has the
 * same day in Jakarta.
 */
const longDay = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long' });
const lastDay = (day: string): string => (Number.isNaN(Date.parse(day)) ? day : longDay.format(Date.parse(day)));

/** The conditions of sale as text. A promo is included only when it runs today. */
function termsParts({ unit, minOrder, tiers, resellerIdr, promo }: ProductTerms): string[] {
  const sorted = tiers.toSorted((one, other) => one.from - other.from);
  return [
    unit === '' ? '' : `harga per ${unit}`,
    minOrder === null ? '' : `minimal pesan ${minOrder}`,
    promo === null ? '' : `harga promo${promo.until === null ? '' : ` sampai ${lastDay(promo.until)}`}`,
    sorted.length === 0 ? '' : `grosir: ${sorted.map(({ from, priceIdr }) => `${from} ke atas ${editableRupiah(priceIdr)}`).join('; ')}`,
    resellerIdr === null ? '' : `khusus reseller ${editableRupiah(resellerIdr)} (sebut hanya kepada reseller)`,
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
