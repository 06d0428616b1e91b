import { Feed } from '../http/feed.ts';
import { strikeMidtrans } from './faults.ts';
import type { MidtransFaults } from './faults.ts';
import type { Order } from './order.ts';
import { paymentObject, signatureOf } from './payment-object.ts';

export interface Delivery {
  seq: number;
  at: string;
  orderId: string;
  url: string;
  transactionStatus: string;
  attempt: number;
  /** HTTP status. 0 when there was no answer. Null when a fault swallowed the notification. */
  status: number | null;
  note: string;
}

const timeoutMs = 15_000;
const retryAfterSeconds = [120, 600, 1_800, 5_400, 12_600];

/** Number of Midtrans' retries after an answer with this status (docs/protocols/midtrans.md). */
export function retriesFor(status: number): number {
  if (status >= 200 && status < 300) return 0;
  if ([301, 302, 303].includes(status)) return 0;
  if (status === 500) return 1;
  if (status === 503) return 4;
  return status === 400 || status === 404 ? 2 : 5;
}

/** Posts signed notifications, with the faults a test requested and with Midtrans' retries at scaled time. */
export class Notifier {
  readonly deliveries = new Feed<Delivery>(500);
  /** Target of notifications, unless the order's own headers name another. */
  notifyUrl: string | null;
  private readonly serverKey: string;
  private readonly faults: MidtransFaults;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly held = new Map<string, Record<string, unknown>>();
  private readonly onDelivery: () => void;

  constructor(options: { serverKey: string; notifyUrl: string | null; faults: MidtransFaults; onDelivery: () => void }) {
    this.serverKey = options.serverKey;
    this.notifyUrl = options.notifyUrl;
    this.faults = options.faults;
    this.onDelivery = options.onDelivery;
  }

  /** Sends the current state of the order to each of its notification addresses. */
  notify(order: Order): void {
    const body = this.bend(paymentObject(order, this.serverKey));
    if (this.faults.reorder && order.status === 'pending') {
      this.held.set(order.orderId, body);
      return;
    }
    if (strikeMidtrans(this.faults, 'drop')) {
      this.record(order.orderId, { url: '', body, attempt: 1, status: null, note: 'dropped by fault' });
      return;
    }
    this.post(order, body, this.faults.delayMs);
    const late = this.held.get(order.orderId);
    if (late && this.held.delete(order.orderId)) this.post(order, late, this.faults.delayMs + 300);
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.deliveries.close();
  }

  private post(order: Order, body: Record<string, unknown>, delayMs: number): void {
    const urls = [...(order.notifyUrls.override ?? [this.notifyUrl ?? []].flat()), ...order.notifyUrls.append];
    if (urls.length === 0) this.record(order.orderId, { url: '', body, attempt: 1, status: null, note: 'no notification address set' });
    for (const url of urls) {
      for (let copy = 0; copy <= this.faults.duplicate; copy += 1)
        this.later(delayMs, () => void this.attempt(order.orderId, url, body, 1));
    }
  }

  private async attempt(orderId: string, url: string, body: Record<string, unknown>, attempt: number): Promise<void> {
    const { status, note } = await send(url, body);
    this.record(orderId, { url, body, attempt, status, note });
    if (attempt > retriesFor(status)) return;
    const waitSeconds = retryAfterSeconds[attempt - 1] ?? 12_600;
    const jitter = 0.9 + Math.random() * 0.2;
    this.later((waitSeconds * 1_000 * jitter) / this.faults.retrySpeed, () => void this.attempt(orderId, url, body, attempt + 1));
  }

  private bend(body: Record<string, unknown>): Record<string, unknown> {
    if (strikeMidtrans(this.faults, 'wrongAmount')) {
      const grossAmount = '1.00';
      const signed = signatureOf(
        { orderId: String(body['order_id']), statusCode: String(body['status_code']), grossAmount },
        this.serverKey,
      );
      return { ...body, gross_amount: grossAmount, signature_key: signed };
    }
    if (strikeMidtrans(this.faults, 'wrongSignature')) {
      const parts = {
        orderId: String(body['order_id']),
        statusCode: String(body['status_code']),
        grossAmount: String(body['gross_amount']),
      };
      return { ...body, signature_key: signatureOf(parts, 'SB-Mid-server-somebody-else') };
    }
    return body;
  }

  private record(
    orderId: string,
    made: { url: string; body: Record<string, unknown>; attempt: number; status: number | null; note: string },
  ): void {
    const { body, ...rest } = made;
    this.deliveries.add({ ...rest, at: new Date().toISOString(), orderId, transactionStatus: String(body['transaction_status']) });
    this.onDelivery();
  }

  private later(delayMs: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, delayMs);
    this.timers.add(timer);
  }
}

/** One POST. 307 and 308 are followed with the body, 301 to 303 are not. */
async function send(url: string, body: Record<string, unknown>, hops = 0): Promise<{ status: number; note: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'User-Agent': 'Veritrans' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const location = response.headers.get('location');
    if ([307, 308].includes(response.status) && location && hops < 5) return await send(new URL(location, url).href, body, hops + 1);
    return { status: response.status, note: (await response.text()).slice(0, 200) };
  } catch (error) {
    return { status: 0, note: String(error).slice(0, 200) };
  }
}
