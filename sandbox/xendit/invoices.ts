import { randomBytes, randomUUID } from 'node:crypto';
import type { Callbacks } from './callbacks.ts';
import { strikeXendit } from './faults.ts';
import type { XenditFaults } from './faults.ts';
import type { CreateInvoice, Invoice, Refund } from './invoice.ts';

/** A refusal with the status and code of Xendit's API. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const daySeconds = 86_400;
const sweepMs = 250;

/** All invoices and their possible events. Payments, expiries and refunds send callbacks. */
export class Invoices {
  private readonly invoices = new Map<string, Invoice>();
  private readonly callbacks: Callbacks;
  private readonly faults: XenditFaults;
  private readonly onChange: (invoice: Invoice) => void;
  private readonly sweep = setInterval(() => this.expireDue(), sweepMs);

  constructor(options: { callbacks: Callbacks; faults: XenditFaults; onChange: (invoice: Invoice) => void }) {
    this.callbacks = options.callbacks;
    this.faults = options.faults;
    this.onChange = options.onChange;
    this.sweep.unref();
  }

  close(): void {
    clearInterval(this.sweep);
  }

  /** Newest first. */
  list(): Invoice[] {
    return [...this.invoices.values()].reverse();
  }

  find(id: string): Invoice | undefined {
    return this.invoices.get(id);
  }

  /** Newest first. Several invoices may have the same external id. */
  ofExternalId(externalId: string): Invoice[] {
    return this.list().filter((one) => one.externalId === externalId);
  }

  create(request: CreateInvoice): Invoice {
    const now = Date.now();
    const invoice: Invoice = {
      id: randomBytes(12).toString('hex'),
      externalId: request.external_id,
      // Decimals of a Rupiah amount are cut off.
      amount: Math.trunc(request.amount),
      paidAmount: null,
      status: 'PENDING',
      channel: null,
      createdAt: now,
      updatedAt: now,
      paidAt: null,
      expiresAt: now + (request.invoice_duration ?? daySeconds) * 1_000,
      refunds: [],
      request,
    };
    this.invoices.set(invoice.id, invoice);
    this.onChange(invoice);
    return invoice;
  }

  /** The payment arrives. An ended invoice accepts it too, because the transfer was already under way. */
  pay(invoice: Invoice, channel = 'QRIS'): void {
    if (invoice.paidAt !== null) throw new Refusal(409, 'INVOICE_ALREADY_PAID', 'The invoice has been paid');
    invoice.channel = channel;
    invoice.paidAt = Date.now();
    invoice.paidAmount = strikeXendit(this.faults, 'wrongAmount') ? 1 : invoice.amount;
    this.become(invoice, this.faults.settleAtOnce ? 'SETTLED' : 'PAID');
    this.callbacks.send(invoice);
  }

  /** The money reaches the merchant's balance. No callback is sent. */
  settle(invoice: Invoice): void {
    if (invoice.status !== 'PAID') throw new Refusal(409, 'INVOICE_NOT_PAID', 'The invoice is not paid');
    this.become(invoice, 'SETTLED');
  }

  expire(invoice: Invoice): void {
    if (invoice.status !== 'PENDING') throw new Refusal(400, 'INVALID_INVOICE_STATUS', `The invoice is ${invoice.status}`);
    this.become(invoice, 'EXPIRED');
    this.callbacks.send(invoice);
  }

  /** Sends the callback of the current state again, like the dashboard's button. */
  resend(invoice: Invoice): void {
    this.callbacks.send(invoice);
  }

  /** Refunds an invoice. Without an amount it refunds all that is left. */
  refund(invoice: Invoice, wanted: { amount?: number; reason?: string; referenceId?: string; succeeds?: boolean }): Refund {
    if (invoice.paidAmount === null) throw new Refusal(400, 'INELIGIBLE_TRANSACTION', 'The invoice has not been paid');
    const gone = invoice.refunds.filter(({ status }) => status !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);
    const amount = wanted.amount ?? invoice.paidAmount - gone;
    if (amount <= 0 || gone + amount > invoice.paidAmount)
      throw new Refusal(400, 'MAXIMUM_REFUND_AMOUNT_REACHED', 'The amount is more than what is left to refund');
    const at = new Date().toISOString();
    const refund: Refund = {
      id: `rfd-${randomUUID()}`,
      invoice_id: invoice.id,
      payment_id: `pymt-${invoice.id}`,
      amount,
      currency: invoice.request.currency ?? 'IDR',
      status: wanted.succeeds === false ? 'FAILED' : 'SUCCEEDED',
      reason: wanted.reason ?? 'REQUESTED_BY_CUSTOMER',
      reference_id: wanted.referenceId ?? null,
      channel_code: invoice.channel ?? 'QRIS',
      country: 'ID',
      failure_code: wanted.succeeds === false ? 'REFUND_FAILED' : null,
      refund_fee_amount: null,
      created: at,
      updated: at,
      metadata: null,
    };
    invoice.refunds.push(refund);
    this.onChange(invoice);
    this.callbacks.sendRefund(invoice, refund);
    return refund;
  }

  private become(invoice: Invoice, status: Invoice['status']): void {
    invoice.status = status;
    invoice.updatedAt = Date.now();
    this.onChange(invoice);
  }

  private expireDue(): void {
    const now = Date.now();
    for (const invoice of this.invoices.values()) if (invoice.status === 'PENDING' && invoice.expiresAt <= now) this.expire(invoice);
  }
}
