import { expect, test } from '@jest/globals';
import { proto } from 'baileys';
import { cartIn, cartPart } from './carts.js';

const [orderId, token] = ['4567_ab-c', 'AR+xyz/12=='];

test('a cart is kept by what WhatsApp wants to know of it, and by its total', () => {
  const part = cartPart({ orderMessage: { orderId, token, totalAmount1000: 90_000_000, message: 'segera ya', itemCount: 3 } });
  expect(cartIn(part!)).toEqual({ orderId, token, total1000: 90_000_000 });
  expect(proto.Message.decode(part!).orderMessage?.message ?? '').toBe('');
});

test('a cart without a total has none', () => {
  expect(cartIn(cartPart({ orderMessage: { orderId, token } })!)).toEqual({ orderId, token, total1000: 0 });
});

test.each<[string, proto.IMessage]>([
  ['another message', { conversation: 'halo' }],
  ['a cart without an id', { orderMessage: { token } }],
  ['a cart without a token', { orderMessage: { orderId } }],
  ['an id that is too long', { orderMessage: { orderId: '1'.repeat(65), token } }],
  ['an id of other characters', { orderMessage: { orderId: '1 2', token } }],
  ['a token that is too long', { orderMessage: { orderId, token: 'a'.repeat(513) } }],
  ['a token of other characters', { orderMessage: { orderId, token: 'a b' } }],
])('%s is not asked for', (_what, message) => {
  expect(cartPart(message)).toBeNull();
});

test('ids and tokens of the longest size are kept', () => {
  const longest = { orderId: '1'.repeat(64), token: 'a'.repeat(512) };
  expect(cartIn(cartPart({ orderMessage: longest })!)).toMatchObject(longest);
});

test.each([
  ['nothing', {}],
  ['an id alone', { orderMessage: { orderId } }],
  ['a token alone', { orderMessage: { token } }],
])('a stored message with %s is no cart', (_what, message) => {
  expect(cartIn(proto.Message.encode(message).finish())).toBeNull();
});
