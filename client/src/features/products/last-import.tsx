import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { productImports, type LastImport as Import } from '#contracts/http/bot/product-imports';
import { isUnauthorized } from '../../api/api-error.js';
import { uploadErrorText } from '../../api/upload-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/forms/button.js';

type Props = { onUndone?: () => void };

/** The latest import, with a button that undoes it. Renders nothing when there is none. */
export function LastImport({ onUndone }: Props) {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: [...queryKeys.allProducts, 'last-import'],
    queryFn: ({ signal }) => call(productImports.last, { signal }),
  });
  const undo = useMutation({
    mutationFn: ({ importId }: Import) => call(productImports.undo, { params: { importId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.allProducts }),
    onSuccess: ({ removed, restored, edited: names, editedTotal }, { kind }) => {
      const kept = editedTotal === 0 ? '' : ` ${editedTotal} tidak diubah karena sudah Anda edit: ${listed(names, editedTotal)}.`;
      const done =
        kind === 'edit' ? `${restored} produk dikembalikan.` : `Impor dibatalkan. ${removed} produk dihapus, ${restored} dikembalikan.`;
      notify(`✅ ${done}${kept}`);
      onUndone?.();
    },
    onError: (error) => !isUnauthorized(error) && notify(uploadErrorText(error, '❌ Gagal membatalkan impor.')),
  });
  const last = data?.last;
  if (!last) return null;
  const isEdit = last.kind === 'edit';
  return (
    <section
      aria-label={isEdit ? 'Perubahan terakhir' : 'Impor terakhir'}
      className="flex flex-wrap items-center justify-between gap-2 rounded-md border px-3 py-2 text-sm"
    >
      <p role="status">
        {isEdit ? `✅ Perubahan terakhir: ${edited(last)}.` : `✅ Impor terakhir: ${last.added} produk baru, ${last.changed} diperbarui.`}
      </p>
      <Button kind="ghost" className="px-3! text-sm" busy={undo.isPending} onClick={() => undo.mutate(last)}>
        {isEdit ? 'Urungkan' : 'Batalkan impor'}
      </Button>
    </section>
  );
}

function edited({ changed, removed }: Import): string {
  return [changed > 0 ? `${changed} produk diubah` : '', removed > 0 ? `${removed} dihapus` : ''].filter(Boolean).join(', ');
}

/** The first few names, and the number of the others. */
function listed(names: readonly string[], total: number): string {
  const shown = names.slice(0, 5);
  return `${shown.join(', ')}${total > shown.length ? `, dan ${total - shown.length} lagi` : ''}`;
}
