import { setTimeout as wait } from 'node:timers/promises';
import { child, childBytes, stanza } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { SentCart } from '../world/carts.ts';
import { errorNode } from './question.ts';
import type { Answer, Question } from './question.ts';

/** Answers a query for a cart with the cart's contents. The client must present the cart's token. */
export async function answerCart({ connection, iq, world }: Question): Promise<Answer> {
  const order = child(iq, 'order');
  if (order?.attrs.op !== 'get') return undefined;
  const orderId = order.attrs.id ?? '';
  const account = connection.companion?.owner ?? '';
  world.carts.asked.set(orderId, (world.carts.asked.get(orderId) ?? 0) + 1);
  if (world.faults.take(account, 'cartRefused')) return [errorNode(403, 'forbidden')];
  if (world.faults.take(account, 'cartNever')) return new Promise(() => {});
  const lateMs = world.faults.cartLateMs(account);
  if (lateMs > 0) await wait(lateMs);
  const cart = world.carts.find(orderId, childBytes(order, 'token')?.toString() ?? '');
  return cart ? [orderNode(orderId, cart)] : [errorNode(404, 'item-not-found')];
}

function orderNode(orderId: string, { items, unit }: SentCart): Stanza {
  const total = items.reduce((added, { price, quantity }) => added + price * quantity, 0);
  return stanza('order', { id: orderId }, [
    ...items.map(({ name, price, quantity }, at) =>
      stanza('product', {}, [
        stanza('id', {}, `${orderId}${at}`),
        stanza('name', {}, name),
        stanza('price', {}, String(price * unit)),
        stanza('currency', {}, 'IDR'),
        stanza('quantity', {}, String(quantity)),
      ]),
    ),
    stanza('price', {}, [stanza('total', {}, String(total * unit)), stanza('currency', {}, 'IDR')]),
  ]);
}
