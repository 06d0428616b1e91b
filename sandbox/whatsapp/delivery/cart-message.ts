import type { proto } from 'baileys';
import type { CartItem } from '../world/carts.ts';
import type { World } from '../world/world.ts';
import { withSecret } from './message-content.ts';

/** A cart as a phone composes it from a shop's catalogue. */
export interface Cart {
  items: CartItem[];
  /** The buyer's words. */
  message?: string;
  /** Phones put the shop's name here. */
  title?: string;
  /** Total that the phone claims, in whole Rupiah; left out: the sum of the items. */
  total?: number;
  /** Parts of a Rupiah in which the server will answer. */
  unit?: number;
}

/** The message of a cart. It names neither the things in it nor their prices. */
export function cartMessage(
  world: World,
  { items, message, title = 'Toko Uji', total, unit = 1_000 }: Cart,
  sellerJid: string,
): proto.IMessage {
  const sum = items.reduce((added, { price, quantity }) => added + price * quantity, 0);
  return withSecret({
    orderMessage: {
      ...world.carts.add(items, unit),
      itemCount: items.length,
      status: 1,
      surface: 1,
      message: message ?? null,
      orderTitle: title,
      sellerJid,
      totalAmount1000: (total ?? sum) * 1_000,
      totalCurrencyCode: 'IDR',
    },
  });
}
