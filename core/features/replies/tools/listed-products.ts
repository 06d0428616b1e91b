import type { ListedProduct } from '#contracts/values/selling/product-list';
import type { OwnProduct, ProductsService } from '../../products/products.service.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import { leadText } from '../owner-data/lead-text.rules.js';
import { matchOrdered, matchProduct } from '../owner-data/product-match.rules.js';
import type { ToolContext } from './tool.js';

type Search = Pick<ProductsService, 'search'>;

export const candidatesMax = 8;

/** The owner's products in which a name is looked up: the whole list when it is short, else search results. */
export async function candidates(
  name: string,
  products: Search,
  { accountId, data, prompts }: Pick<ToolContext, 'accountId' | 'data'> & { readonly prompts: Pick<Prompts, 'timeZone'> },
): Promise<readonly OwnProduct[]> {
  if (data.products.isWhole) return data.products.rows;
  return products.search(accountId, { text: name, limit: candidatesMax, zone: prompts.timeZone });
}

/** Only the products with photos. */
export function withPhotos(found: readonly OwnProduct[]): ListedProduct[] {
  return found.flatMap(({ name: listed, photos }) => (photos.length === 0 ? [] : [{ name: listed, links: photos }]));
}

interface Ordered {
  readonly nama: string;
  readonly jumlah?: number | null | undefined;
}

/**
 * Weight of an order from the list, in grams; null unless the weight of each product is known. One search for
 * all names.
 */
export async function listedWeight(order: readonly Ordered[], products: Search, context: ToolContext): Promise<number | null> {
  if (order.length === 0) return null;
  return weightOf(order, await candidates(order.map(({ nama }) => nama).join(' '), products, context));
}

/** Like {@link listedWeight}, for products that were looked up before. */
export function weightOf(order: readonly Ordered[], found: readonly OwnProduct[]): number | null {
  if (order.length === 0) return null;
  const named = found.map((product) => ({ ...product, links: product.photos }));
  let grams = 0;
  for (const { nama, jumlah } of order) {
    const match = matchProduct(named, nama);
    const weight = match.kind === 'found' ? found.find(({ name }) => name === match.product.name)?.weightGrams : null;
    if (!weight) return null;
    grams += weight * (jumlah ?? 1);
  }
  return grams;
}

/**
 * The ordered product among the found products, with the words that may name its variant. When it is not certain
 * which product is meant, a sentence for the model.
 */
export function ordered(
  found: readonly OwnProduct[],
  name: string,
): { readonly product: OwnProduct; readonly rest: readonly string[] } | string {
  const match = matchOrdered(found, name);
  if (match.kind === 'none') return `${leadText(name)}: tidak ada di daftar`;
  if (match.kind === 'found') return match;
  const names = match.names.slice(0, candidatesMax).map(leadText).join(' atau ');
  return match.kind === 'several'
    ? `${leadText(name)}: yang mana, ${names}`
    : `${leadText(name)}: tidak ada di daftar, yang mirip ${names}`;
}
