import { expect, test } from '@jest/globals';
import type { AccountId, OrderId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import { orderPaid, orderReversed } from './order-events.js';

test('a payment is announced with its order, package and amount, and one that was returned with its end', () => {
  const accountId = newId<AccountId>();
  const id = newId<OrderId>();
  const facts = { orderId: id, packageId: 'ai-1000', amount: 99_000 };
  // the event must not carry the other columns of an order
  const order = { id, packageId: 'ai-1000', amount: 99_000, emailCanonical: 'sari@gmail.com' } as const;
  expect(orderPaid(accountId, order)).toEqual({ accountId, kind: 'order.paid', facts });
  for (const outcome of ['refunded', 'failed', 'cancelled'] as const)
    expect(orderReversed(accountId, order, outcome)).toEqual({ accountId, kind: 'order.reversed', facts: { ...facts, outcome } });
});
