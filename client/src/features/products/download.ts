import { products } from '#contracts/http/bot/products';
import { isUnauthorized, errorWithReason } from '../../api/api-error.js';
import { downloadFile } from '../../api/download-file.js';
import { notify } from '../../ui/feedback/toast-store.js';

/** Downloads the product list or the empty template. */
export async function download(what: 'exportAll' | 'template', format: 'csv' | 'xlsx'): Promise<void> {
  try {
    await downloadFile(`${what === 'template' ? 'contoh-produk' : 'produk'}.${format}`, products[what], { query: { format } });
  } catch (error) {
    if (!isUnauthorized(error)) notify(errorWithReason(error, '❌ Gagal mengunduh berkas.'));
  }
}
