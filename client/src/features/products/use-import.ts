import { useMutation, useQueryClient } from '@tanstack/react-query';
import { products } from '#contracts/http/bot/products';
import { isUnauthorized, troubleWithReason } from '../../api/api-error.js';
import { call, callForBlob } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { notify } from '../../ui/feedback/toast-store.js';

/** A file, and what its owner chose in the preview. */
export type ImportWish = {
  file: Blob;
  /** Index of the column that is the price. */
  price?: number | undefined;
  /** Answers by row (`formatAnswers`). */
  rows?: string | undefined;
  /** Rows without an answer are left out. */
  rest?: 'drop' | undefined;
};

/** A file is looked at first, and taken in when its owner has seen what it would do. */
export function useImport() {
  const cache = useQueryClient();
  const preview = useMutation({ mutationFn: ({ file, ...query }: ImportWish) => call(products.previewImport, { file, query }) });
  const take = useMutation({
    mutationFn: ({ file, ...query }: ImportWish) => call(products.takeImport, { file, query }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.allProducts }),
  });
  return { preview, take };
}

/** Saves the list, or the empty table, as a file of the browser. */
export async function download(what: 'exportAll' | 'template', format: 'csv' | 'xlsx'): Promise<void> {
  try {
    const url = URL.createObjectURL(await callForBlob(products[what], { query: { format } }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${what === 'template' ? 'contoh-produk' : 'produk'}.${format}`;
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    if (!isUnauthorized(error)) notify(troubleWithReason(error, '❌ Gagal mengunduh berkas.'));
  }
}
