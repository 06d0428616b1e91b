import { z } from 'zod';
import type { ProductsService } from '../../products/products.service.js';
import type { ShippingService } from '../../shipping/shipping.service.js';
import { candidates, listedWeight, matched } from './listed-products.js';
import { goodsIdr, lineOf, type OrderLine } from './order-total.rules.js';
import { shortText, tool, type Tool, type ToolContext } from './tool.js';

const callsMax = 4;
const thingsMax = 15;
const countMax = 10_000;
const ratesShown = 4;

const shape = z.object({
  barang: z
    .array(
      z.object({
        nama: shortText.describe('Nama produk seperti tertulis dalam daftar'),
        varian: shortText.nullish().catch(null).describe('Varian seperti tertulis dalam daftar, bila ada'),
        jumlah: z.coerce.number().positive().max(countMax).describe('Banyaknya; boleh pecahan untuk kilo atau meter, contoh: 2.5'),
      }),
    )
    .min(1)
    .max(thingsMax)
    .describe('Semua barang yang dipesan'),
  tujuan: shortText.nullish().catch(null).describe('Kecamatan dan kota tujuan, bila ongkirnya ikut dihitung'),
  kurir: shortText.nullish().catch(null).describe('Hanya bila pelanggan meminta kurir tertentu, contoh: JNE'),
});

/**
 * Calculates an order from the owner's data, so that the model quotes the result and does not calculate
 * itself.
 */
export function hitungPesanan(shipping: Pick<ShippingService, 'quote'>, products: Pick<ProductsService, 'search'>): Tool {
  return tool({
    name: 'hitung_pesanan',
    description:
      'Hitung harga pesanan dari daftar produk: harga satuan atau grosir per barang, jumlah, dan total dengan ongkir. Satu-satunya sumber untuk total produk yang ada di daftar.',
    shape,
    callsMax,
    isSource: true,
    isOffered: ({ products: list }) => !list.isWhole || list.rows.length > 0,
    async run({ barang, tujuan, kurir }, context) {
      const { rows, missing } = await linesOf(barang, products, context);
      const open = [...missing, ...rows.flatMap(openNote)];
      const goods = open.length > 0 ? null : goodsIdr(rows);
      const lines = rows.filter((one) => one.kind === 'priced').map(shownLine);
      if (goods === null) return JSON.stringify({ barang: lines, belum_bisa_ditotal: open });
      const order = { barang: lines, total_barang: goods };
      if (!tujuan) return JSON.stringify(order);
      const grams = await listedWeight(
        barang.map(({ nama, jumlah }) => ({ nama, jumlah: Math.ceil(jumlah) })),
        products,
        context,
      );
      if (grams === null) return JSON.stringify({ ...order, ongkir: 'berat belum tertulis: panggil cek_ongkir' });
      const { botId, prompts, signal } = context;
      const quote = await shipping.quote({ botId, prompts, destination: tujuan, grams, courier: kurir ?? undefined }, signal);
      if (quote.kind !== 'quoted') return JSON.stringify({ ...order, ongkir: 'belum dapat dihitung: panggil cek_ongkir' });
      const rates = quote.rates
        .slice(0, ratesShown)
        .map(({ courier, service, cost }) => ({ kurir: courier, layanan: service, ongkir: cost, total: goods + cost }));
      return JSON.stringify({ ...order, tujuan: quote.destination, dengan_ongkir: rates });
    },
  });
}

interface Wanted {
  readonly nama: string;
  readonly varian?: string | null | undefined;
  readonly jumlah: number;
}

async function linesOf(
  wanted: readonly Wanted[],
  products: Pick<ProductsService, 'search'>,
  context: ToolContext,
): Promise<{ rows: OrderLine[]; missing: string[] }> {
  const found = await candidates(wanted.map(({ nama }) => nama).join(' '), products, context);
  const rows: OrderLine[] = [];
  const missing: string[] = [];
  for (const { nama, varian, jumlah } of wanted) {
    const product = matched(found, nama);
    if (typeof product === 'string') {
      missing.push(product);
      continue;
    }
    const variant = varian ? product.variants.find(({ name }) => name.toLowerCase() === varian.toLowerCase()) : null;
    // variants with prices of their own have no common price
    const mustChoose = !variant && product.variants.some(({ priceIdr }) => priceIdr !== null);
    if (variant === undefined || mustChoose)
      missing.push(`${product.name}: pilih varian ${product.variants.map(({ name }) => name).join(', ')}`);
    else rows.push(lineOf({ product, variant, count: jumlah }));
  }
  return { rows, missing };
}

function openNote(line: OrderLine): string[] {
  if (line.kind === 'priced') return [];
  if (line.kind === 'too-few') return [`${line.name}: minimal pesan ${line.minOrder}`];
  return [line.kind === 'without-price' ? `${line.name}: harganya belum tertulis` : `${line.name}: stok ${line.stock}`];
}

function shownLine(line: Extract<OrderLine, { kind: 'priced' }>): object {
  const unit = line.unit === '' ? {} : { satuan: line.unit };
  return { nama: line.name, jumlah: line.count, ...unit, harga_satuan: line.eachIdr, subtotal: line.totalIdr };
}
