import { formatFigures } from '#contracts/values/selling/products';
import { formatRupiah } from '#contracts/values/selling/money';
import { formatVariant } from '#contracts/values/selling/variants';
import { readList } from '#core/features/products/imports/read-list';
import { noChoice } from '#core/features/products/import.rules';
import type { ImportChoice } from '#core/features/products/import.types';

/**
 * The outcome of an import of a file, as lines. First the products with their numbers: variants are in square
 * brackets; notes, unit, prices by quantity and category are in round brackets. Then one line each: `?` for a row
 * about which the owner is asked, `×` for a row that is left out, `kolom?` for a choice between price columns, and
 * `tidak dipakai` for other headings.
 */
export function outcomeOf(bytes: Buffer, choice: ImportChoice = noChoice): string[] {
  const { products, doubtful, wrong, price, ignored } = readList(bytes, choice);
  return [
    ...products.map((product) => {
      const variants = product.variants.length > 0 ? ` [${product.variants.map(formatVariant).join('; ')}]` : '';
      const { unit } = product.terms;
      const tiers = (product.terms.tiers ?? []).map(({ from, priceIdr }) => `mulai ${from}: ${formatRupiah(priceIdr)}`);
      const words = [product.category && `Kategori: ${product.category}`, unit && `per ${unit}`, ...tiers, product.notes]
        .filter(Boolean)
        .join(', ');
      const notes = words === '' ? '' : ` (${words})`;
      return `${product.name}: ${formatFigures({ ...product })}${variants}${notes}${product.active === false ? ' tidak aktif' : ''}`;
    }),
    ...doubtful.map(({ row, name, otherwise }) => `? ${row} ${name} ${otherwise}`),
    ...wrong.map(({ row, name }) => `× ${row} ${name}`.trim()),
    ...(price.mustChoose
      ? [`kolom? ${price.options.map(({ heading, isCost }) => (isCost ? `${heading} (modal)` : heading)).join(', ')}`]
      : []),
    ...(ignored.length > 0 ? [`tidak dipakai: ${ignored.join(', ')}`] : []),
  ].map((line) => line.replaceAll('\u00a0', ' '));
}
