import { Package, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProductView } from '#contracts/http/products';
import { isUnauthorized, troubleWithReason } from '../../api/api-error.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { RetryBanner } from '../../ui/feedback/retry-banner.js';
import { Loading } from '../../ui/feedback/spinner.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/forms/button.js';
import { SearchField } from '../../ui/forms/search-field.js';
import { Card } from '../../ui/layout/card.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { ProductDialog } from './product-dialog.js';
import { ProductRows } from './product-rows.js';
import { useProductChange, useProducts } from './use-products.js';

/** The owner's products: searched, added, changed and removed. */
export function ProductsCard() {
  const [search, setSearch] = useState('');
  const { products, total, isPending, isError, refetch, more, isLoadingMore } = useProducts(search);
  const [edited, setEdited] = useState<ProductView | 'new' | null>(null);
  const [leaving, setLeaving] = useState<ProductView | null>(null);
  const change = useProductChange();
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = !isPending && total === 0 && search === '';
  const add = (
    <Button icon={<Plus aria-hidden size={18} />} onClick={() => setEdited('new')}>
      Tambah Produk
    </Button>
  );

  function remove({ id }: ProductView) {
    change.mutate(
      { id, product: null },
      {
        onSuccess: () => notify('✅ Produk dihapus.'),
        onError: (error) => !isUnauthorized(error) && notify(troubleWithReason(error, '❌ Gagal menghapus produk.')),
      },
    );
    setLeaving(null);
  }

  return (
    <Card title="Daftar produk" action={!isEmpty && add}>
      {isError ? (
        <RetryBanner onRetry={refetch}>Gagal memuat produk. Periksa koneksi Anda.</RetryBanner>
      ) : isPending ? (
        <Loading />
      ) : isEmpty ? (
        <EmptyState icon={<Package size={28} />} title="Belum ada produk" help="produk" action={add}>
          Isi nama, harga, berat, dan stok. Bot menjawab harga dari sini, menghitung ongkir dari beratnya, dan mengirim fotonya.
        </EmptyState>
      ) : (
        <div ref={list} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <SearchField label="Cari produk" placeholder="Cari nama produk" onSearch={setSearch} />
          <p role="status" className="text-sm text-soft">
            {products.length === 0 ? `Tidak ada produk bernama “${search}”.` : `${total} produk`}
          </p>
          <ProductRows products={products} onEdit={setEdited} onRemove={setLeaving} />
          {more && (
            <Button kind="secondary" busy={isLoadingMore} onClick={more} className="self-center">
              Tampilkan lagi
            </Button>
          )}
        </div>
      )}
      {edited && <ProductDialog product={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Hapus produk?"
        confirmLabel="Hapus"
        danger
        focusAfter={list}
        onConfirm={() => leaving && remove(leaving)}
      >
        Bot tidak lagi menawarkan {leaving?.name}. Yang tertulis di Train AI tidak berubah.
      </ConfirmDialog>
    </Card>
  );
}
