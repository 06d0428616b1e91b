import { createHash } from 'node:crypto';
import type { PackageId } from '#contracts/values/selling/packages';
import { expectOk } from './api.ts';
import type { House } from './house.ts';
import type { Owner } from './owners.ts';
import { waitFor } from './wait-for.ts';
import { patienceMs } from './patience.ts';

type Act = 'choose' | 'settle' | 'deny' | 'expire' | 'cancel' | 'approve' | 'chargeback' | 'refund' | 'notify';

/** What buyers and Midtrans do in a house. */
export class Shop {
  private readonly house: House;

  constructor(house: House) {
    this.house = house;
  }

  /** An owner opens the payment popup of a package. */
  async order(owner: Owner, packageId: PackageId): Promise<string> {
    const { orderId } = await expectOk(owner.api.post<{ orderId: string }>('/billing/create-transaction', { packageId }));
    return orderId;
  }

  /** Something happens to the order at Midtrans; Midtrans notifies us unless a fault forbids it. */
  at(orderId: string, act: Act, body: object = {}): Promise<unknown> {
    return this.house.sandbox.call('POST', `/midtrans/orders/${orderId}/${act}`, body);
  }

  faults(faults: object): Promise<unknown> {
    return this.house.sandbox.call('POST', '/midtrans/faults', faults);
  }

  heal(): Promise<unknown> {
    return this.house.sandbox.call('DELETE', '/midtrans/faults');
  }

  /** HTTP statuses that our answers to the notifications of an order had, oldest first. */
  async answers(orderId: string): Promise<(number | null)[]> {
    const { notifications } = await this.house.sandbox.call<{ notifications: { orderId: string; status: number | null }[] }>(
      'GET',
      '/midtrans/notifications',
    );
    return notifications.filter((one) => one.orderId === orderId).map((one) => one.status);
  }

  /** The order's state as our tables have it. */
  async state(orderId: string): Promise<string | undefined> {
    return (await this.house.sql<{ state: string }>(`SELECT state FROM orders WHERE id = $1`, [orderId]))[0]?.state;
  }

  waitForState(orderId: string, state: string, timeoutMs = patienceMs): Promise<unknown> {
    return waitFor(async () => (await this.state(orderId)) === state, { what: `order ${state}`, timeoutMs });
  }

  /** The package as the owner sees it. */
  async package(owner: Owner): Promise<{ id: string | null; left: number | 'Unlimited'; days: number }> {
    const summary = await expectOk(
      owner.api.get<{ packageId: string | null; aiResponsesLeft: number | 'Unlimited'; daysLeft: number }>('/analytics/summary'),
    );
    return { id: summary.packageId, left: summary.aiResponsesLeft, days: summary.daysLeft };
  }

  /** A notification as Midtrans would post it, signed with a key of the caller's choice. */
  notification(changes: Record<string, unknown>, serverKey: string): Record<string, unknown> {
    const body: Record<string, unknown> = {
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: '50000.00',
      currency: 'IDR',
      fraud_status: 'accept',
      payment_type: 'qris',
      transaction_id: 'forged',
      ...changes,
    };
    const signature = createHash('sha512')
      .update(`${String(body['order_id'])}${String(body['status_code'])}${String(body['gross_amount'])}${serverKey}`)
      .digest('hex');
    return { signature_key: signature, ...body };
  }
}
