import { useState } from 'react';
import type { PreviewProduct } from '#contracts/http/bot/product-imports';
import { formatRupiah } from '#contracts/values/selling/money';
import { formatFigures } from '#contracts/values/selling/products';
import { formatVariant } from '#contracts/values/selling/variants';
import { Button } from '../../ui/forms/button.js';
import { ProductThumb } from './product-thumb.js';

const pageSize = 50;

/** Category, unit, wholesale, reseller and cost prices, as they would be stored. */
function othersOf({ tiers, resellerIdr, costIdr, category, unit }: PreviewProduct): string {
  return [
    category && `Kategori: ${category}`,
    unit && `harga per ${unit}`,
    ...tiers.map(({ from, priceIdr }) => `mulai ${from}: ${formatRupiah(priceIdr)}`),
    resellerIdr === null ? '' : `reseller ${formatRupiah(resellerIdr)}`,
    costIdr === null ? '' : `modal ${formatRupiah(costIdr)} (tidak disebut bot)`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** All products of a file as the import would store them, fifty per page. */
export function PreviewProducts({ products }: { products: readonly PreviewProduct[] }) {
  const [wanted, setPage] = useState(0);
  const pages = Math.ceil(products.length / pageSize);
  const page = Math.min(wanted, Math.max(0, pages - 1));
  if (products.length === 0) return null;
  const from = page * pageSize;
  return (
    <section aria-label="Produk di berkas ini" className="rounded-md border">
      <ul key={page} aria-label="Yang akan diimpor" tabIndex={0} className="max-h-72 divide-y overflow-y-auto px-3 text-sm">
        {products.slice(from, from + pageSize).map((product) => (
          <li key={product.name} className="flex items-center gap-3 py-2">
            {product.photo !== null && <ProductThumb link={product.photo} />}
            <div className="min-w-0">
              <p>
                <span className="font-semibold wrap-anywhere">{product.name}</span>{' '}
                <span className="text-soft tabular-nums">{formatFigures(product) || 'Tanpa harga'}</span>
              </p>
              {othersOf(product) !== '' && <p className="text-soft tabular-nums">{othersOf(product)}</p>}
              {product.variants.length > 0 && (
                <p className="text-soft tabular-nums wrap-anywhere">{product.variants.map(formatVariant).join(' · ')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t px-3 py-2 text-sm">
          <p role="status" className="text-soft tabular-nums">
            {from + 1}–{Math.min(from + pageSize, products.length)} dari {products.length} produk
          </p>
          <div className="flex gap-2">
            <Button kind="secondary" className="px-3! text-sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
              Sebelumnya
            </Button>
            <Button kind="secondary" className="px-3! text-sm" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
              Berikutnya
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
