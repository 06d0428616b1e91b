import type { OrderDetails, WASocket } from 'baileys';
import type { CartTold } from '../link.types.js';
import type { CartKey } from '../content/carts.js';
import { LookupError, withinLimit } from './within-limit.js';

const answerLimitMs = 8_000;
/** Maximum number of kinds of items; carts on phones have far fewer. */
const itemsMax = 100;
const tooOften = 429;
const notImplemented = 501;

/** Requests the contents of a cart from WhatsApp. Never rejects, and answers within some seconds. */
export async function askCart(socket: Pick<WASocket, 'getOrderDetails'>, { orderId, token }: CartKey): Promise<CartTold> {
  try {
    const { price, products } = await withinLimit<OrderDetails>(socket.getOrderDetails(orderId, token), answerLimitMs);
    const items = products.slice(0, itemsMax).flatMap((one) => {
      const name = one.name?.trim();
      return name && Number.isSafeInteger(one.quantity) && one.quantity > 0
        ? [{ name, count: one.quantity, price: numberOrNull(one.price), currency: one.currency ?? '' }]
        : [];
    });
    // a part of the cart would be mistaken for the whole cart
    if (items.length === 0 || items.length < products.length) return { kind: 'refused' };
    return { kind: 'read', items, total: numberOrNull(price.total) };
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unanswered' };
  }
}

/** True when the server answered with an error that would be the same for a later request. */
function isRefusal(error: unknown): boolean {
  if (error instanceof LookupError) return false;
  const code = (error as { data?: unknown } | null)?.data;
  return typeof code === 'number' && code !== tooOften && (code < 500 || code === notImplemented);
}

function numberOrNull(value: number): number | null {
  return Number.isFinite(value) && value >= 0 ? value : null;
}
