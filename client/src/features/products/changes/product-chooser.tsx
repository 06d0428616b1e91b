import { useRef, useState } from 'react';
import type { ProductView } from '#contracts/http/bot/products';
import type { ProductsChange } from '#contracts/values/selling/product-changes';
import { formatFigures } from '#contracts/values/selling/products';
import { Button } from '../../../ui/forms/button.js';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.js';
import { CategoryChangeDialog } from './category-change-dialog.js';
import { PriceChangeDialog } from './price-change-dialog.js';
import { withProduct } from './product-changes.rules.js';
import { StockChangeDialog } from './stock-change-dialog.js';
import { useManyProducts, type ChosenProducts, type TypedText } from './use-many-products.js';

type Props = {
  /** The loaded rows, and the total number of matches. */
  products: readonly ProductView[];
  total: number;
  search: string;
  /** The category of the list's filter. Empty for all categories. */
  category: string;
  onEnd: () => void;
  /** Called after a change that can be undone. */
  onChanged: () => void;
};

type Open = 'price' | 'stock' | 'category' | 'remove' | null;

/** The product list with a checkbox per row, and the changes for the selected ones. */
export function ProductChooser({ products, total, search, category, onEnd, onChanged }: Props) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // “All selected” applies to the current filter only, because other products match another filter.
  const filter = JSON.stringify([search, category]);
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === filter;
  const [open, setOpen] = useState<Open>(null);
  const bar = useRef<HTMLDivElement>(null);
  const picked = isAll ? products : products.filter(({ id }) => ids.has(id));
  const count = isAll ? total : picked.length;
  const chosen: ChosenProducts = isAll ? { q: search, category } : { ids: picked.map(({ id }) => id) };
  const { mutate, isPending } = useManyProducts(onChanged);
  const isNone = count === 0;

  function toggle(id: string) {
    setAllOf(null);
    setIds(withProduct(isAll ? products.map((one) => one.id) : ids, id));
  }

  function apply(change: ProductsChange, typed?: TypedText) {
    setOpen(null);
    mutate({ chosen, change, typed });
    if (change.kind === 'remove') {
      setAllOf(null);
      setIds(new Set());
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <div
        ref={bar}
        tabIndex={-1}
        role="group"
        aria-label="Produk yang dipilih"
        className="flex flex-col gap-2 rounded-md bg-sunken p-3 outline-none"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="min-w-24 flex-1 font-semibold tabular-nums">
            {isNone ? 'Pilih produk' : `${count} dipilih`}
          </p>
          <Button kind="ghost" className="px-3! text-sm" onClick={() => setAllOf(isAll ? null : filter)}>
            {isAll
              ? 'Batal pilih semua'
              : search === '' && category === ''
                ? `Pilih semua (${total})`
                : `Pilih semua yang cocok (${total})`}
          </Button>
          <Button kind="ghost" className="px-3! text-sm" onClick={onEnd}>
            Selesai
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">
          <Change disabled={isNone || isPending} onClick={() => setOpen('price')}>
            Ubah harga
          </Change>
          <Change disabled={isNone || isPending} onClick={() => setOpen('stock')}>
            Ubah stok
          </Change>
          <Change disabled={isNone || isPending} onClick={() => setOpen('category')}>
            Ubah kategori
          </Change>
          <Change disabled={isNone || isPending} onClick={() => apply({ kind: 'active', active: true })}>
            Tawarkan
          </Change>
          <Change disabled={isNone || isPending} onClick={() => apply({ kind: 'active', active: false })}>
            Sembunyikan
          </Change>
          <Change disabled={isNone || isPending} onClick={() => setOpen('remove')}>
            Hapus
          </Change>
        </div>
      </div>
      <ul aria-label="Daftar produk" className="divide-y">
        {products.map((product) => (
          <li key={product.id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1 py-2.5 hover:bg-sunken">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-brand"
                checked={isAll || ids.has(product.id)}
                onChange={() => toggle(product.id)}
              />
              <span className="min-w-0">
                <span className="font-semibold wrap-anywhere">{product.name}</span>{' '}
                <span className="text-sm text-soft tabular-nums">
                  {formatFigures(product) || 'Harga belum diisi'}
                  {!product.active && ' · tidak ditawarkan'}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {open === 'price' && (
        <PriceChangeDialog count={count} example={picked.find(({ priceIdr }) => priceIdr)} onApply={apply} onClose={() => setOpen(null)} />
      )}
      {open === 'stock' && <StockChangeDialog count={count} onApply={apply} onClose={() => setOpen(null)} />}
      {open === 'category' && <CategoryChangeDialog count={count} onApply={apply} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={`Hapus ${count} produk?`}
        confirmLabel="Hapus"
        danger
        focusAfter={bar}
        onConfirm={() => apply({ kind: 'remove' })}
      >
        Bot tidak lagi menawarkannya. Anda bisa mengembalikannya selama 7 hari.
      </ConfirmDialog>
    </div>
  );
}

function Change({ disabled, onClick, children }: { disabled: boolean; onClick: () => void; children: string }) {
  return (
    <Button kind="secondary" className="px-3! text-sm" disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  );
}
