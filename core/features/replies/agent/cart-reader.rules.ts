import { editableRupiah } from '#contracts/values/selling/money';
import { plainWords } from '#contracts/values/selling/product-list';
import type { Variant } from '#contracts/values/selling/products';
import type { CartItem } from '../../conversations/conversations.types.js';
import { leadText, quotedLeadText } from '../owner-data/lead-text.rules.js';
import { ownMark } from '../prompt/own-marks.rules.js';
import { goodsIdr, shownPrice, type OrderLine } from '../tools/orders/order-total.rules.js';

const nameChars = 100;

/**
 * An item of a cart with its line of the owner's list. `line` is a sentence when the list has no usable price for the
 * item.
 */
export interface ComparedItem {
  readonly item: CartItem;
  readonly line: OrderLine | string;
}

export interface CartCheck {
  /** Text after the cart in a model's request. It is in brackets, which leads cannot write (lead-text.rules.ts). */
  readonly note: string;
  /** The order at the prices of the owner's list. It is evidence for amounts, like a tool's result. Null unless every item has a price. */
  readonly finding: string | null;
}

/**
 * Note for a cart of an owner without a list of products. The prices in a cart are not evidence, because the lead
 * chooses which cart to send.
 */
export const uncomparedNote = ownMark('cartPrices', ' belum dibandingkan dengan harga toko: jangan sebut sebagai harga pasti.');

/**
 * The cart beside the owner's list. The prices of the owner's list are the valid ones.
 *
 * @param left number of the cart's items that were not looked up
 */
export function checkOf(compared: readonly ComparedItem[], left: number): CartCheck {
  const lines = compared.flatMap(({ line }) => (typeof line === 'string' ? [] : [line]));
  const total = lines.length === compared.length && left === 0 ? goodsIdr(lines) : null;
  const end = total === null ? 'Totalnya belum dapat dihitung.' : `Total barang menurut harga toko ${editableRupiah(total)}.`;
  const more = left === 0 ? [] : [`${left} barang lain belum diperiksa`];
  const differs = compared.some(({ item, line }) => priceIn(item, line) !== null);
  const parts = [...compared.map(partOf), ...more].join('; ');
  return {
    note: ownMark('cart', `, dan harga toko yang berlaku: ${parts}. ${end}${differs ? ' Beritahukan harga yang berbeda.' : ''}`),
    finding: total === null ? null : JSON.stringify({ barang: lines.map(shown), total_barang: total }),
  };
}

function partOf({ item, line }: ComparedItem): string {
  const name = quotedLeadText(item.name, nameChars);
  if (typeof line === 'string') return `"${name}" ${line}`;
  const isSame = plainWords(item.name).join(' ') === plainWords(line.name).join(' ');
  const alias = isSame ? '' : ` (di keranjang "${name}")`;
  const listed = leadText(line.name);
  if (line.kind === 'too-few') return `${listed}${alias}: minimal pesan ${line.minOrder}`;
  if (line.kind === 'without-price') return `${listed}${alias}: harganya belum tertulis`;
  if (line.kind === 'out-of-stock') return `${listed}${alias}: stok ${line.stock}`;
  const other = priceIn(item, line);
  const each = line.bundles ? '' : ` @ ${editableRupiah(line.eachIdr)}`;
  const price = `${item.count} × ${listed}${alias}${each} = ${editableRupiah(line.totalIdr)}${bundleNote(line)}`;
  return other === null ? price : `${price}, di keranjang masih ${editableRupiah(other)}`;
}

/** " (3 seharga Rp 100.000)" */
function bundleNote({ bundles = [] }: Extract<OrderLine, { kind: 'priced' }>): string {
  return bundles.length === 0
    ? ''
    : ` (${bundles.map(({ count, totalIdr }) => `${count} seharga ${editableRupiah(totalIdr)}`).join(', ')})`;
}

/** The cart's price when it differs from the shop's; else null. */
function priceIn({ priceIdr }: CartItem, line: OrderLine | string): number | null {
  return typeof line !== 'string' && line.kind === 'priced' && priceIdr !== line.eachIdr ? priceIdr : null;
}

function shown(line: OrderLine): object {
  if (line.kind !== 'priced') return {};
  return { nama: leadText(line.name), jumlah: line.count, ...shownPrice(line) };
}

/**
 * The variant whose name is part of the item's name; the longest one when several match. Catalogues list each variant
 * as a product of its own.
 */
export function variantIn(name: string, variants: readonly Variant[]): Variant | null {
  const words = new Set(plainWords(name));
  const named = variants
    .map((variant) => ({ variant, parts: plainWords(variant.name) }))
    .filter(({ parts }) => parts.length > 0 && parts.every((part) => words.has(part)))
    .toSorted((one, other) => other.parts.length - one.parts.length);
  return named[0] && named[0].parts.length !== named[1]?.parts.length ? named[0].variant : null;
}
