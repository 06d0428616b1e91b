import type { RefObject } from 'react';
import type { ProductView } from '#contracts/http/bot/products';
import { isUnauthorized, errorWithReason } from '../../api/api-error.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { useProductChange } from './use-product-change.js';

type Props = {
  /** The product to remove. Null while the dialog is closed. */
  product: ProductView | null;
  onClose: () => void;
  /** Takes the focus after the removal: the row's own buttons are gone. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before a product is removed, and removes it. */
export function RemoveProduct({ product, onClose, focusAfter }: Props) {
  const change = useProductChange();

  function remove({ id }: ProductView) {
    change.mutate(
      { id, product: null },
      {
        onSuccess: () => notify('✅ Produk dihapus.'),
        onError: (error) => !isUnauthorized(error) && notify(errorWithReason(error, '❌ Gagal menghapus produk.')),
      },
    );
    onClose();
  }

  return (
    <ConfirmDialog
      open={product !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Hapus produk?"
      confirmLabel="Hapus"
      danger
      focusAfter={focusAfter}
      onConfirm={() => product && remove(product)}
    >
      Bot tidak lagi menawarkan {product?.name}. Yang tertulis di Train AI tidak berubah.
    </ConfirmDialog>
  );
}
