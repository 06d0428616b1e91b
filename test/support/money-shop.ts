import { createHash } from 'node:crypto';
import type { PackageId } from '#contracts/values/selling/packages';
import { expectOk } from './api.ts';
import type { TestApp } from './test-app.ts';
import type { Owner } from './owners.ts';
import { waitFor } from './wait-for.ts';
import { patienceMs } from './patience.ts';

type Action = 'choose' | 'settle' | 'deny' | 'expire' | 'cancel' | 'approve' | 'chargeback' | 'refund' | 'notify';
export type Provider = 'midtrans' | 'xendit';

/**
 * Xendit's names of the events whose names differ from Midtrans' names. Null: Xendit does not report the event. It
 * never reports the buyer's choice of a payment method.
 */
const xenditActions: Partial<Record<Action, string | null>> = { choose: null, settle: 'pay' };

/** Actions of buyers and of the payment provider in a test installation. */
export class Shop {
  private readonly app: TestApp;
  private readonly provider: Provider;

  constructor(app: TestApp, provider: Provider = 'midtrans') {
    this.app = app;
    this.provider = provider;
  }

  /** An owner opens the checkout of a package. Returns the id of the order. */
  async order(owner: Owner, packageId: PackageId): Promise<string> {
    const { orderId } = await expectOk(owner.api.post<{ orderId: string }>('/billing/create-transaction', { packageId }));
    return orderId;
  }

  /**
   * Triggers an event of the order at the payment provider. The provider then notifies the product, unless a fault
   * prevents it.
   */
  async at(orderId: string, action: Action, body: object = {}): Promise<unknown> {
    const name = this.provider === 'xendit' && action in xenditActions ? xenditActions[action] : action;
    return name ? this.app.sandbox.call('POST', `/${this.provider}/orders/${orderId}/${name}`, body) : undefined;
  }

  /** The buyer chooses a payment method. With Midtrans, waits until the product has received the notification. */
  async choose(orderId: string): Promise<void> {
    await this.at(orderId, 'choose');
    if (this.provider === 'midtrans') await this.waitForState(orderId, 'pending');
  }

  /** State of an open order after the buyer has chosen a payment method. Xendit does not report that choice. */
  get chosenState(): string {
    return this.provider === 'midtrans' ? 'pending' : 'created';
  }

  faults(faults: object): Promise<unknown> {
    return this.app.sandbox.call('POST', `/${this.provider}/faults`, faults);
  }

  heal(): Promise<unknown> {
    return this.app.sandbox.call('DELETE', `/${this.provider}/faults`);
  }

  /** HTTP statuses of our answers to an order's notifications, oldest first. */
  async answers(orderId: string): Promise<(number | null)[]> {
    const { notifications } = await this.app.sandbox.call<{ notifications: { orderId: string; status: number | null }[] }>(
      'GET',
      `/${this.provider}/notifications`,
    );
    return notifications.filter((one) => one.orderId === orderId).map((one) => one.status);
  }

  /**
   * Posts a notification that reports the order as settled. The sender is either the provider or a stranger who only
   * guesses the provider's secret.
   */
  async claimSettled(orderId: string, maker: 'provider' | 'stranger' = 'provider'): Promise<{ status: number; body: unknown }> {
    const genuine = maker === 'provider';
    const { midtransServerKey, xenditCallbackToken } = this.app.sandbox.addresses;
    const body =
      this.provider === 'midtrans'
        ? this.notification({ order_id: orderId }, genuine ? midtransServerKey! : 'SB-Mid-server-guess')
        : { id: '5f51fa2580a16c6e1c2f5f00', external_id: orderId, status: 'PAID', amount: 50_000, paid_amount: 50_000 };
    const token = genuine ? xenditCallbackToken! : 'sandbox-callback-tokem';
    return this.deliver(body, this.provider === 'xendit' ? { 'x-callback-token': token } : {});
  }

  /** Posts a notification unchanged. */
  async deliver(body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.app.url}/api/billing/${this.provider}/notification`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  /** The order's state in the database. */
  async state(orderId: string): Promise<string | undefined> {
    return (await this.app.sql<{ state: string }>(`SELECT state FROM orders WHERE id = $1`, [orderId]))[0]?.state;
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

  /** A notification in Midtrans' format, signed with the given key. */
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
