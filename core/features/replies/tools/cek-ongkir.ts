import { z } from 'zod';
import type { ShippingService } from '../../shipping/shipping.service.js';
import type { ProductsService } from '../../products/products.service.js';
import { listedWeight } from './listed-products.js';
import { quoteAnswer, quoteQuestion } from './quote-answer.js';
import { shortText, tool, type Tool } from './tool.js';
import { gramsMax } from './weights.rules.js';

const callsMax = 4;
const productsMax = 10;

// invalid weights and couriers count as null, so that a careless model still gets a quote
export const shape = z.object({
  tujuan: shortText.describe('Kecamatan dan kota tujuan seperti disebut pelanggan, contoh: Coblong, Bandung'),
  berat_gram: z.coerce
    .number()
    .int()
    .min(1)
    .max(gramsMax)
    .nullish()
    .catch(null)
    .describe(
      'Berat seluruh pesanan dalam gram: hanya dari berat yang tertulis di keterangan pemilik usaha atau disebut pelanggan. Kosongkan bila tidak diketahui',
    ),
  produk: z
    .array(
      z.object({
        nama: shortText.describe('Nama produk seperti tertulis dalam daftar'),
        jumlah: z.coerce.number().int().min(1).max(1_000).nullish().catch(null).describe('Banyaknya, 1 bila tidak disebut'),
      }),
    )
    .max(productsMax)
    .nullish()
    .catch(null)
    .describe('Produk yang dipesan dengan jumlahnya; beratnya dihitung dari daftar produk. Pakai ini daripada berat_gram bila ada'),
  kurir: shortText.nullish().catch(null).describe('Hanya bila pelanggan meminta kurir tertentu, contoh: JNE'),
});

/** Quotes shipping. A problem is reported to the lead in plain words and to the owner as one log line. It is no reason for a handover. */
export function cekOngkir(shipping: ShippingService, products: Pick<ProductsService, 'search'>): Tool {
  return tool({
    name: 'cek_ongkir',
    description:
      'Cek ongkos kirim dari alamat pengirim ke suatu tempat. Tujuan sebaiknya kecamatan dan kota. Hasilnya satu-satunya sumber ongkir.',
    shape,
    callsMax,
    isSource: true,
    async run(asked, context) {
      const listed = await listedWeight(asked.produk ?? [], products, context);
      const quote = await shipping.quote(quoteQuestion(asked, listed, context), context.signal);
      return quoteAnswer(quote, asked, listed, context);
    },
  });
}
