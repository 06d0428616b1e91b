import type { OwnProduct } from '../../../products/products.service.js';
import type { Quote } from '../../../shipping/shipping.types.js';
import { matched, weightOf } from '../listed-products.js';
import { goodsIdr, lineOf, shownPrice, type OrderLine } from './order-total.rules.js';

const ratesShown = 4;
/** The definition of the tool says what to do then. */
const notCounted = 'belum terhitung';

interface Wanted {
  readonly nama: string;
  readonly varian?: string | null | undefined;
  readonly jumlah: number;
}

/** An order whose goods all have a price. */
export interface CountedOrder {
  readonly kind: 'counted';
  /** The result for the model, without shipping. */
  readonly told: object;
  readonly goodsIdr: number;
  /** Weight by the owner's list; null when a product has none. */
  readonly grams: number | null;
}

/** The goods of an order by the owner's list. @param found the products in which the names are looked up */
export function orderAnswer(
  wanted: readonly Wanted[],
  found: readonly OwnProduct[],
): CountedOrder | { readonly kind: 'open'; readonly told: object } {
  const { rows, missing } = linesOf(wanted, found);
  const open = [...missing, ...rows.flatMap(openNote)];
  const goods = open.length > 0 ? null : goodsIdr(rows);
  const lines = rows.filter((one) => one.kind === 'priced').map(shownLine);
  if (goods === null) return { kind: 'open', told: { barang: lines, belum_bisa_ditotal: open } };
  const pieces = wanted.map(({ nama, jumlah }) => ({ nama, jumlah: Math.ceil(jumlah) }));
  return { kind: 'counted', told: { barang: lines, total_barang: goods }, goodsIdr: goods, grams: weightOf(pieces, found) };
}

export function withoutWeight({ told }: CountedOrder): object {
  return { ...told, ongkir: notCounted };
}

export function withShipping({ told, goodsIdr: goods }: CountedOrder, quote: Quote): object {
  if (quote.kind !== 'quoted') return { ...told, ongkir: notCounted };
  const rates = quote.rates
    .slice(0, ratesShown)
    .map(({ courier, service, cost }) => ({ kurir: courier, layanan: service, ongkir: cost, total: goods + cost }));
  return { ...told, tujuan: quote.destination, dengan_ongkir: rates };
}

function linesOf(wanted: readonly Wanted[], found: readonly OwnProduct[]): { rows: OrderLine[]; missing: string[] } {
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
  return { nama: line.name, jumlah: line.count, ...unit, ...shownPrice(line) };
}
