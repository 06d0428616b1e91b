import { randomBytes } from 'node:crypto';

export interface CartItem {
  name: string;
  /** For one piece, in whole Rupiah. */
  price: number;
  quantity: number;
}

export interface SentCart {
  token: string;
  items: CartItem[];
  /** Units per Rupiah in the server's answer: 1000 means that amounts are in thousandths. */
  unit: number;
}

/** Carts that were sent, by order id. The message contains only the number of items and the total; the server provides the rest. */
export class CartBook {
  readonly #carts = new Map<string, SentCart>();
  #lastId = 7_700_000;
  /** Number of requests to the server for each cart. */
  readonly asked = new Map<string, number>();

  add(items: CartItem[], unit: number): { orderId: string; token: string } {
    this.#lastId += 1;
    const orderId = String(this.#lastId);
    const token = randomBytes(33).toString('base64');
    this.#carts.set(orderId, { items, token, unit });
    return { orderId, token };
  }

  find(orderId: string, token: string): SentCart | undefined {
    const cart = this.#carts.get(orderId);
    return cart?.token === token ? cart : undefined;
  }
}
