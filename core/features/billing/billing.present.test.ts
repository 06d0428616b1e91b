import { expect, test } from '@jest/globals';
import { presentOrder } from './billing.present.js';
import { OrderRow } from './order.entity.js';

test('an order is shown with each of its columns', () => {
  const [createdAt, updatedAt] = [new Date(1_000), new Date(2_000)];
  const order = Object.assign(new OrderRow(), {
    id: 'o',
    accountId: 'a',
    packageId: 'ai-1000',
    amount: 99_000,
    state: 'paid',
    createdAt,
    updatedAt,
  });
  expect(presentOrder(order)).toEqual({
    orderId: 'o',
    packageId: 'ai-1000',
    amount: 99_000,
    state: 'paid',
    createdAt: createdAt.toISOString(),
  });
});
