import { Feed } from '../http/feed.ts';
import { strikeXendit } from './faults.ts';
import type { XenditFaults } from './faults.ts';
import { callbackBody } from './invoice.ts';
import type { Invoice, Refund } from './invoice.ts';

export interface Delivery {
  seq: number;
  at: string;
  orderId: string;
  url: string;
  /** `PAID`, `EXPIRED`… or `refund.succeeded`. */
  what: string;
  attempt: number;
  /** HTTP status. 0 when there was no answer. Null when a fault swallowed the callback. */
  status: number | null;
  note: string;
}

const timeoutMs = 30_000;
const retryAfterSeconds = [900, 2_700, 7_200, 10_800, 21_600, 43_200];

/**
 * Posts callbacks with the account's token, with the faults a test requested and with Xendit's six retries at
 * scaled time.
 */
export class Callbacks {
  readonly deliveries = new Feed<Delivery>(2_000);
  /** Address set in the dashboard. Null when none is set. */
  callbackUrl: string | null;
  private readonly token: string;
  private readonly faults: XenditFaults;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly held = new Map<string, Record<string, unknown>>();
  private readonly onDelivery: () => void;

  constructor(options: { token: string; callbackUrl: string | null; faults: XenditFaults; onDelivery: () => void }) {
    this.token = options.token;
    this.callbackUrl = options.callbackUrl;
    this.faults = options.faults;
    this.onDelivery = options.onDelivery;
  }

  /** Sends the current state of the invoice. */
  send(invoice: Invoice): void {
    const body = callbackBody(invoice);
    if (this.faults.reorder && invoice.paidAt !== null && !this.held.has(invoice.id)) {
      this.held.set(invoice.id, body);
      return;
    }
    this.post(invoice, body, String(body['status']));
    this.release(invoice);
  }

  sendRefund(invoice: Invoice, refund: Refund): void {
    const event = refund.status === 'FAILED' ? 'refund.failed' : 'refund.succeeded';
    this.post(invoice, { event, business_id: '5f27a14a9bf05c73dd040bc8', created: refund.created, data: { ...refund } }, event);
    this.release(invoice);
  }

  /** Reports an unpaid invoice as paid, with the right token: what the holder of a stolen token could send. */
  sendFalse(invoice: Invoice): void {
    this.post(invoice, { ...callbackBody(invoice), status: 'PAID', paid_amount: invoice.amount }, 'PAID');
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.deliveries.close();
  }

  private release(invoice: Invoice): void {
    const late = this.held.get(invoice.id);
    if (late && this.held.delete(invoice.id)) this.later(300, () => this.post(invoice, late, String(late['status'])));
  }

  private post({ externalId: orderId }: Invoice, body: Record<string, unknown>, what: string): void {
    const url = this.callbackUrl;
    if (url === null) return this.record({ orderId, url: '', what, attempt: 1, status: null, note: 'no callback address set' });
    if (strikeXendit(this.faults, 'drop')) return this.record({ orderId, url, what, attempt: 1, status: null, note: 'dropped by fault' });
    const token = strikeXendit(this.faults, 'wrongToken') ? 'token-of-another-account' : this.token;
    for (let copy = 0; copy <= this.faults.duplicate; copy += 1)
      this.later(this.faults.delayMs, () => void this.attempt({ orderId, url, what, token, body }, 1));
  }

  private async attempt(one: { orderId: string; url: string; what: string; token: string; body: object }, attempt: number): Promise<void> {
    const { token, body, ...rest } = one;
    const { status, note } = await post(one.url, token, body);
    this.record({ ...rest, attempt, status, note });
    const waitSeconds = retryAfterSeconds[attempt - 1];
    if ((status >= 200 && status < 300) || waitSeconds === undefined) return;
    this.later((waitSeconds * 1_000) / this.faults.retrySpeed, () => void this.attempt(one, attempt + 1));
  }

  private record(made: Omit<Delivery, 'seq' | 'at'>): void {
    this.deliveries.add({ ...made, at: new Date().toISOString() });
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

async function post(url: string, token: string, body: object): Promise<{ status: number; note: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-callback-token': token, 'webhook-id': crypto.randomUUID() },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, note: (await response.text()).slice(0, 200) };
  } catch (error) {
    return { status: 0, note: String(error).slice(0, 200) };
  }
}
