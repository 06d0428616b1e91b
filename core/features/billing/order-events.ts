import type { FactsOf } from '#contracts/events/catalogue';
import type { AccountId, OrderId } from '#contracts/values/ids';
import type { PackageId } from '#contracts/values/selling/packages';
import type { NewEvent } from '../events/events.types.js';

interface Bought {
  readonly id: OrderId;
  readonly packageId: PackageId;
  readonly amount: number;
}

export function orderPaid(accountId: AccountId, order: Bought): NewEvent {
  return { accountId, kind: 'order.paid', facts: factsOf(order) };
}

export function orderReversed(accountId: AccountId, order: Bought, outcome: FactsOf<'order.reversed'>['outcome']): NewEvent {
  return { accountId, kind: 'order.reversed', facts: { ...factsOf(order), outcome } };
}

function factsOf({ id, packageId, amount }: Bought): FactsOf<'order.paid'> {
  return { orderId: id, packageId, amount };
}
