import { z } from 'zod';
import type { ProductsService } from '../../products/products.service.js';
import type { ShippingService } from '../../shipping/shipping.service.js';
import { candidates } from './listed-products.js';
import { readCount } from './orders/order-count.rules.js';
import { rulesMax } from '#contracts/values/selling/order-rules';
import { inLines, orderAnswer, withoutShipping, withShipping } from './orders/order-answer.js';
import { shortText, tool, type Tool } from './tool.js';

const callsMax = 4;
const thingsMax = 15;
const countMax = 10_000;

export const shape = z.object({
  barang: z
    .array(
      z.object({
        nama: shortText.describe('Nama produk seperti tertulis dalam daftar'),
        varian: shortText.nullish().catch(null).describe('Varian seperti tertulis dalam daftar, bila ada'),
        jumlah: z
          .preprocess(readCount, z.coerce.number().positive().max(countMax))
          .describe('Banyaknya; boleh pecahan untuk kilo atau meter, contoh: 2.5'),
      }),
    )
    .min(1)
    .max(thingsMax)
    .describe('Semua barang yang dipesan'),
  tujuan: shortText.nullish().catch(null).describe('Kecamatan dan kota tujuan, bila ongkirnya ikut dihitung'),
  kurir: shortText.nullish().catch(null).describe('Hanya bila pelanggan meminta kurir tertentu, contoh: JNE'),
  kode: shortText.nullish().catch(null).describe('Kode promo, hanya bila ditulis pelanggan sendiri'),
  biaya: z
    .array(shortText)
    .max(rulesMax)
    .nullish()
    .catch(null)
    .describe('Nama biaya dari aturan harga yang diminta pelanggan, contoh: COD'),
  reseller: z.boolean().nullish().catch(null).describe('true hanya bila pelanggan menyebut dirinya reseller'),
});

/**
 * Calculates an order from the owner's data, so that the model quotes the result and does not calculate
 * itself.
 */
export function hitungPesanan(shipping: Pick<ShippingService, 'quote'>, products: Pick<ProductsService, 'search'>): Tool {
  return tool({
    name: 'hitung_pesanan',
    description:
      'Hitung harga pesanan dari daftar produk dan aturan harga: harga satuan, grosir, atau reseller per barang, paket, diskon, kode promo, biaya, gratis ongkir, DP, dan total dengan ongkir. Satu-satunya sumber untuk total produk yang ada di daftar. Bila ongkirnya belum terhitung, panggil cek_ongkir.',
    shape,
    callsMax,
    isSource: true,
    isOffered: ({ products: list }) => !list.isWhole || list.rows.length > 0,
    async run({ barang, tujuan, kurir, ...wishes }, context) {
      const found = await candidates(barang.map(({ nama }) => nama).join(' '), products, context);
      const { botId, data, leadWords, prompts, signal } = context;
      const order = orderAnswer(barang, found, data.rules, { ...wishes, leadWords });
      if (order.kind === 'open') return inLines(order.told);
      if (!tujuan || order.grams === null) return inLines(withoutShipping(order, tujuan ? 'asked' : 'not-asked'));
      const quote = await shipping.quote({ botId, prompts, destination: tujuan, grams: order.grams, courier: kurir ?? undefined }, signal);
      return inLines(withShipping(order, quote, kurir ?? null));
    },
  });
}
