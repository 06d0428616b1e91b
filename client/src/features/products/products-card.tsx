import { FileUp, Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { ProductView } from '#contracts/http/bot/products';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { useMay } from '../../state/use-bots.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { Button } from '../../ui/forms/button.js';
import { PermissionNote, Permitted } from '../../ui/forms/permitted.js';
import { SearchField } from '../../ui/forms/search-field.js';
import { Card } from '../../ui/layout/card.js';
import { ProductRows } from './product-rows.js';
import { useProducts } from './use-products.js';
import { part } from '../../ui/layout/part.js';

const ImportDialog = part(() => import('./import-dialog.js'), 'ImportDialog');
const CategoryFilter = part(() => import('./categories/category-filter.js'), 'CategoryFilter');
const LastImport = part(() => import('./last-import.js'), 'LastImport');
const ProductChooser = part(() => import('./changes/product-chooser.js'), 'ProductChooser');
const ProductTools = part(() => import('./product-tools.js'), 'ProductTools');
const RemoveProduct = part(() => import('./remove-product.js'), 'RemoveProduct');
const ProductDialog = part(() => import('./product-dialog.js'), 'ProductDialog');

/** The owner's products: search, add, edit and remove. */
export function ProductsCard() {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const { products, total, isPending, isError, refetch, more, isLoadingMore } = useProducts(search, category);
  const [edited, setEdited] = useState<ProductView | 'new' | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [hasImported, setHasImported] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [leaving, setLeaving] = useState<ProductView | null>(null);
  const [asksToRemove, setAsksToRemove] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = !isPending && total === 0 && search === '' && category === '';
  const mayTrain = useMay('training.write');
  const add = mayTrain && (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <Button icon={<Plus aria-hidden size={18} />} onClick={() => setEdited('new')}>
        Tambah Produk
      </Button>
      <Button kind="secondary" icon={<FileUp aria-hidden size={18} />} onClick={() => setIsImporting(true)}>
        Impor
      </Button>
    </div>
  );

  function askToRemove(product: ProductView) {
    setAsksToRemove(true);
    setLeaving(product);
  }

  return (
    <Card title="Daftar produk" action={!isEmpty && add}>
      {isError ? (
        <RetryBanner onRetry={refetch}>Gagal memuat produk. Periksa koneksi Anda.</RetryBanner>
      ) : isPending ? (
        <Loading />
      ) : isEmpty ? (
        <EmptyState art="parcel" title="Belum ada produk" help="produk" action={add || <PermissionNote needs="training.write" />}>
          Isi nama, harga, berat, dan stok. Bot menjawab harga dari sini, menghitung ongkir dari beratnya, dan mengirim fotonya.
        </EmptyState>
      ) : (
        <div ref={list} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <Suspense>{hasImported && <LastImport />}</Suspense>
          <div className="flex flex-col gap-3 sm:flex-row *:first:flex-1">
            <SearchField label="Cari produk" placeholder="Cari nama produk" onSearch={setSearch} />
            <Suspense>
              <CategoryFilter category={category} onChange={setCategory} />
            </Suspense>
          </div>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
            <p role="status" className="text-sm text-soft">
              {products.length > 0
                ? `${total} produk`
                : search === ''
                  ? `Tidak ada produk di kategori “${category}”.`
                  : `Tidak ada produk bernama “${search}”.`}
            </p>
            <Suspense>{!isChoosing && <ProductTools {...(mayTrain && { onChoose: () => setIsChoosing(true) })} />}</Suspense>
          </div>
          <Suspense fallback={<Loading />}>
            {isChoosing ? (
              <ProductChooser
                products={products}
                total={total}
                search={search}
                category={category}
                onEnd={() => setIsChoosing(false)}
                onChanged={() => setHasImported(true)}
              />
            ) : (
              <Permitted needs="training.write">
                <ProductRows products={products} onEdit={setEdited} onRemove={askToRemove} />
              </Permitted>
            )}
          </Suspense>
          {more && (
            <Button kind="secondary" busy={isLoadingMore} onClick={more} className="self-center">
              Tampilkan lagi
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {isImporting && <ImportDialog onClose={() => setIsImporting(false)} onTaken={() => setHasImported(true)} />}
        {asksToRemove && <RemoveProduct product={leaving} onClose={() => setLeaving(null)} focusAfter={list} />}
        {edited && <ProductDialog product={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </Card>
  );
}
