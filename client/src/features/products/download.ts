import { products } from '#contracts/http/bot/products';
import { isUnauthorized, errorWithReason } from '../../api/api-error.js';
import { callForBlob } from '../../api/client.js';
import { notify } from '../../ui/feedback/toast-store.js';

/** Downloads the product list or the empty template. */
export async function download(what: 'exportAll' | 'template', format: 'csv' | 'xlsx'): Promise<void> {
  try {
    const url = URL.createObjectURL(await callForBlob(products[what], { query: { format } }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${what === 'template' ? 'contoh-produk' : 'produk'}.${format}`;
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    if (!isUnauthorized(error)) notify(errorWithReason(error, '❌ Gagal mengunduh berkas.'));
  }
}
