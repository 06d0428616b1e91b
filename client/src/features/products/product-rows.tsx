import { Pencil, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import type { ProductView } from '#contracts/http/bot/products';
import { formatFigures } from '#contracts/values/selling/products';
import { Badge } from '../../ui/data/badge.js';
import { IconButton } from '../../ui/forms/button.js';
import { part } from '../../ui/layout/part.js';

const ProductThumb = part(() => import('./product-thumb.js'), 'ProductThumb');

type Props = {
  products: readonly ProductView[];
  onEdit: (product: ProductView) => void;
  onRemove: (product: ProductView) => void;
};

/** Keeps `stok` and its number on one line. A stock of 0 is omitted because a badge already shows it. */
const figuresOf = (product: ProductView) =>
  formatFigures({ ...product, stock: product.stock === 0 ? null : product.stock }).replace('stok ', 'stok\u00a0');

/** "Kategori: Gamis · Varian: M, L", with the parts that the product has. */
const groupsOf = ({ category, variants }: ProductView) =>
  [category && `Kategori: ${category}`, variants.length > 0 && `Varian: ${variants.map(({ name }) => name).join(', ')}`]
    .filter(Boolean)
    .join(' · ');

/** One row per product: name, figures and actions. */
export function ProductRows({ products, onEdit, onRemove }: Props) {
  return (
    <ul aria-label="Daftar produk" className="divide-y">
      {products.map((product) => (
        <li key={product.id} className="flex items-center gap-2 py-2.5">
          {product.photos[0] && (
            <Suspense fallback={<span className="size-11 shrink-0" />}>
              <ProductThumb link={product.photos[0]} />
            </Suspense>
          )}
          <div className="min-w-0 flex-1 lg:grid lg:grid-cols-[5fr_4fr_3fr] lg:items-center lg:gap-x-6 lg:*:min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              <span className="min-w-0 wrap-anywhere">{product.name}</span>
              {product.stock === 0 && <Badge tone="warn">Stok habis</Badge>}
              {!product.active && <Badge>Tidak ditawarkan</Badge>}
            </p>
            <p className="text-sm text-soft tabular-nums">{figuresOf(product) || 'Harga belum diisi'}</p>
            {groupsOf(product) !== '' && (
              <p className="truncate text-sm text-soft" title={groupsOf(product)}>
                {groupsOf(product)}
              </p>
            )}
          </div>
          <IconButton label={`Ubah ${product.name}`} onClick={() => onEdit(product)}>
            <Pencil aria-hidden size={18} />
          </IconButton>
          <IconButton label={`Hapus ${product.name}`} onClick={() => onRemove(product)}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
