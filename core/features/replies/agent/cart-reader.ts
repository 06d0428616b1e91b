import { Inject, Injectable } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import type { CartItem, ThreadMessage } from '../../conversations/conversations.types.js';
import { ProductsService } from '../../products/products.service.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import { candidates, ordered } from '../tools/listed-products.js';
import { lineOf } from '../tools/orders/order-total.rules.js';
import { checkOf, uncomparedNote, variantIn, type CartCheck, type ComparedItem } from './cart-reader.rules.js';

/** Number of the newest carts that are compared. Older carts of a conversation are shown without a comparison. */
const cartsMax = 3;
/** Maximum number of items, the same as in an order that a tool computes. */
const itemsMax = 15;

/** The shop with whose list a cart is compared. */
interface CartShop {
  readonly accountId: AccountId;
  readonly data: OwnerData;
  readonly prompts: Pick<Prompts, 'timeZone'>;
}

/** Compares carts of the WhatsApp catalogue with the owner's list, so that the model reads the shop's prices beside the cart's. */
@Injectable()
export class CartReader {
  constructor(@Inject(ProductsService) private readonly products: Pick<ProductsService, 'search'>) {}

  /**
   * The comparisons by message id. Does nothing when the conversation has no cart. A cart with many items costs one
   * search per item.
   */
  async compare(shop: CartShop, thread: readonly ThreadMessage[]): Promise<ReadonlyMap<string, CartCheck>> {
    const carts = thread.flatMap(({ id, cart, sender }) => (cart && sender === 'lead' ? [{ id, items: cart.items }] : [])).slice(-cartsMax);
    const checks = new Map<string, CartCheck>();
    const { isWhole, rows } = shop.data.products;
    for (const { id, items } of carts) {
      if (isWhole && rows.length === 0) checks.set(id, { note: uncomparedNote, finding: null });
      else {
        const compared: ComparedItem[] = [];
        for (const item of items.slice(0, itemsMax)) compared.push(await this.look(shop, item));
        checks.set(id, checkOf(compared, Math.max(0, items.length - itemsMax)));
      }
    }
    return checks;
  }

  private async look(shop: CartShop, item: CartItem): Promise<ComparedItem> {
    const match = ordered(await candidates(item.name, this.products, shop), item.name);
    if (typeof match === 'string') return { item, line: 'tidak ditemukan di daftar' };
    const { product } = match;
    const variant = variantIn(item.name, product.variants);
    // variants with prices of their own have no common price
    if (!variant && product.variants.some(({ priceIdr }) => priceIdr !== null)) return { item, line: 'belum jelas variannya' };
    return { item, line: lineOf({ product, variant, count: item.count }) };
  }
}
