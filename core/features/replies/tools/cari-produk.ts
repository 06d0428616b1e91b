import { z } from 'zod';
import { readSameWords, withSameWords } from '../../../platform/search/own-words.rules.js';
import type { ProductsService } from '../../products/products.service.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import { productText } from '../owner-data/owner-data.rules.js';
import { shortText, tool, type Tool } from './tool.js';

const callsMax = 4;
const foundMax = 8;
const orders = { termurah: 'cheapest', termahal: 'dearest' } as const;
// an invalid bound is ignored, so that a careless model still gets its products
const price = z.coerce.number().int().min(0).max(1e12).nullish().catch(null);

export const shape = z.object({
  kata: shortText.describe('Nama, jenis, atau ciri produk, contoh: kemeja flanel merah'),
  kategori: shortText.nullish().catch(null).describe('Nama kategori dari daftar kategori, bila pelanggan menanyakan isi satu kategori'),
  harga_min: price.describe('Batas bawah harga dalam Rupiah, bila pelanggan menyebutnya'),
  harga_maks: price.describe('Batas atas harga dalam Rupiah, bila pelanggan menyebutnya'),
  urut: z.enum(['termurah', 'termahal']).nullish().catch(null).describe('Bila pelanggan meminta yang termurah atau termahal'),
});

type ProductSearch = Parameters<ProductsService['find']>[1];

/**
 * The search for the arguments of the model.
 *
 * @param prompts the owner's synonyms, and the shop's time zone
 */
export function searchOf(
  { kata, kategori, harga_min: min, harga_maks: max, urut }: z.output<typeof shape>,
  { sameWords, timeZone }: Pick<Prompts, 'sameWords' | 'timeZone'>,
): ProductSearch {
  return {
    text: withSameWords(kata, readSameWords(sameWords)),
    limit: foundMax,
    category: kategori ?? undefined,
    minIdr: min ?? undefined,
    maxIdr: max ?? undefined,
    sort: urut ? orders[urut] : undefined,
    zone: timeZone,
  };
}

/** Searches the products when the list is too long for the request. */
export function cariProduk(products: Pick<ProductsService, 'find'>): Tool {
  return tool({
    name: 'cari_produk',
    description:
      'Cari produk dalam daftar pemilik usaha: harga, berat, stok, varian. Satu-satunya sumber untuk produk yang tidak tertulis. Bila tidak ada yang cocok, coba kata lain.',
    shape,
    callsMax,
    isSource: true,
    isOffered: ({ products: list }) => !list.isWhole,
    async run(wanted, { accountId, prompts }) {
      const { rows, total } = await products.find(accountId, searchOf(wanted, prompts));
      if (rows.length === 0) return 'Tidak ada produk yang cocok, Kak.';
      const lines = rows.map((one) => `- ${productText(one)}`);
      return total > rows.length ? [`${rows.length} dari ${total} produk yang cocok:`, ...lines].join('\n') : lines.join('\n');
    },
  });
}
