import { cutText } from '#contracts/values/texts';
import { formatFigures, formatVariant, type ProductInput } from '#contracts/values/selling/products';

const notesChars = 300;

/** A product as the model reads it, in one line. Amounts in this line may be quoted as prices. */
export function productLine(product: ProductInput): string {
  const { name, variants, notes, photos } = product;
  return [
    name,
    // a model reads and repeats ordinary spaces only
    formatFigures(product).replaceAll('\u00a0', ' '),
    variants.length === 0 ? '' : `varian: ${variants.map((one) => formatVariant(one).replace(/ stok 0$/, ' habis')).join('; ')}`,
    photos.length === 0 ? '' : 'ada foto',
    cutText(oneLine(notes), notesChars),
  ]
    .filter((part) => part !== '')
    .join(' | ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
