import { z } from 'zod';
import type { ProductsService } from '../../products/products.service.js';
import { productLine } from '../../products/products.texts.js';
import { shortText, tool, type Tool } from './tool.js';

const callsMax = 4;
const foundMax = 8;

/** Searches the products when the list is too long for the request. */
export function cariProduk(products: Pick<ProductsService, 'search'>): Tool {
  return tool({
    name: 'cari_produk',
    description:
      'Cari produk dalam daftar pemilik usaha: harga, berat, stok, varian. Satu-satunya sumber untuk produk yang tidak tertulis.',
    shape: z.object({ kata: shortText.describe('Nama, jenis, atau ciri produk, contoh: kemeja flanel merah') }),
    callsMax,
    isSource: true,
    isOffered: ({ products: list }) => !list.isWhole,
    async run({ kata }, { ownerId }) {
      const found = await products.search(ownerId, kata, foundMax);
      if (found.length === 0) return 'Tidak ada produk yang cocok. Coba kata lain, atau katakan dengan sopan bahwa produk itu tidak ada.';
      return found.map((one) => `- ${productLine(one)}`).join('\n');
    },
  });
}
