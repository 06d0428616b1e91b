import type { OrderView } from '#contracts/http/account/billing';
import type { OrderRow } from './order.entity.js';

export function presentOrder(order: OrderRow): OrderView {
  return {
    orderId: order.id,
    packageId: order.packageId,
    amount: order.amount,
    state: order.state,
    createdAt: order.createdAt.toISOString(),
  };
}
