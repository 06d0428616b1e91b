import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Config } from '../../../platform/config/config.js';
import { ProviderRefusedError, ProviderUnavailableError } from '../payment.errors.js';
import type {
  Checkout,
  NewPayment,
  NotificationRequest,
  PaymentAnswer,
  PaymentNotice,
  PaymentProvider,
  ProviderOrder,
} from '../payment.types.js';
import { callProvider, type ProviderCall, type ProviderReply } from '../provider-api.js';
import { isCallbackToken } from './callback-token.js';
import { answerOf, decisiveInvoice, statusOfInvoice } from './xendit.rules.js';
import { InvoiceBody, InvoiceCallback, InvoiceList, invoiceRequest, RefundCallback, RefundList, XenditErrorBody } from './xendit.wire.js';
import type { RefundBody } from './xendit.wire.js';

const provider = 'xendit';
const askingMs = 15_000;
const openTries = 2;
/** Page size of lists: the number of invoices or refunds that one order has at most. */
const listed = 50;

/**
 * Client of Xendit's invoice links (docs/protocols/xendit.md). The buyer pays on Xendit's page. Its link is stored as
 * the checkout's token.
 */
@Injectable()
export class XenditProvider implements PaymentProvider {
  readonly name = provider;

  constructor(@Inject(Config) private readonly config: Pick<Config, 'XENDIT_API_URL' | 'XENDIT_CALLBACK_TOKEN' | 'XENDIT_SECRET_KEY'>) {}

  get configured(): boolean {
    return this.config.XENDIT_SECRET_KEY !== undefined;
  }

  /**
   * Creates an invoice. Creating is not idempotent at Xendit. After a lost answer, this method looks for an invoice
   * that Xendit created nevertheless, and uses it.
   */
  async open(payment: NewPayment): Promise<Checkout> {
    let lost: ProviderUnavailableError | null = null;
    for (let attempt = 1; attempt <= openTries; attempt += 1) {
      try {
        const { status, body } = await this.call('POST', '/v2/invoices', { body: invoiceRequest(payment), attempts: 1 });
        if (status !== 200 && status !== 201) throw refusal(status, body);
        return checkoutOf(parsed(InvoiceBody, status, body));
      } catch (error) {
        if (!(error instanceof ProviderUnavailableError)) throw error;
        lost = error;
        const made = (await this.invoicesOf(payment.orderId, performance.now() + askingMs)).find(isOpen);
        if (made) return checkoutOf(made);
      }
    }
    throw lost ?? new ProviderUnavailableError(provider, 'not opened');
  }

  async ask({ orderId, reference }: ProviderOrder, withinMs = askingMs): Promise<PaymentAnswer> {
    const until = performance.now() + withinMs;
    const known = reference === null ? null : await this.invoice(reference, until);
    const invoice = known ?? decisiveInvoice(await this.invoicesOf(orderId, until));
    if (!invoice) return { kind: 'untouched' };
    const refunds = statusOfInvoice(invoice.status) === 'settled' ? await this.refundsOf(invoice.id, until) : [];
    return answerOf(invoice, refunds);
  }

  async withdraw({ orderId, reference }: ProviderOrder): Promise<boolean> {
    const until = performance.now() + askingMs;
    const ids = reference === null ? (await this.invoicesOf(orderId, until)).filter(isOpen).map(({ id }) => id) : [reference];
    const ended = await Promise.all(ids.map((id) => this.expire(id)));
    return ended.length > 0 && ended.every(Boolean);
  }

  readNotice({ body, headers }: NotificationRequest): PaymentNotice | null {
    const token = this.config.XENDIT_CALLBACK_TOKEN;
    if (token === undefined || !isCallbackToken(headers['x-callback-token'], token)) return null;
    const refund = RefundCallback.safeParse(body);
    if (refund.success) return { about: { reference: refund.data.data.invoice_id }, claims: 'refunded' };
    const invoice = InvoiceCallback.safeParse(body);
    if (!invoice.success) return null;
    const status = statusOfInvoice(invoice.data.status);
    return { about: { orderId: invoice.data.external_id }, claims: status === 'untouched' ? 'pending' : status };
  }

  private async invoice(id: string, until: number): Promise<InvoiceBody | null> {
    const { status, body } = await this.call('GET', `/v2/invoices/${encodeURIComponent(id)}`, { withinMs: leftOf(until) });
    return status === 404 ? null : parsed(InvoiceBody, status, body);
  }

  private async invoicesOf(orderId: string, until: number): Promise<InvoiceBody[]> {
    const query = new URLSearchParams({ external_id: orderId, limit: String(listed) });
    const { status, body } = await this.call('GET', `/v2/invoices?${query.toString()}`, { withinMs: leftOf(until) });
    return parsed(InvoiceList, status, body).filter((one) => one.external_id === orderId);
  }

  private async refundsOf(invoiceId: string, until: number): Promise<RefundBody[]> {
    const query = new URLSearchParams({ invoice_id: invoiceId, limit: String(listed) });
    const { status, body } = await this.call('GET', `/refunds?${query.toString()}`, { withinMs: leftOf(until) });
    return parsed(RefundList, status, body).data;
  }

  /** @returns false when the invoice was no longer open, because it was paid in the meantime or expired by itself. */
  private async expire(id: string): Promise<boolean> {
    const { status, body } = await this.call('POST', `/invoices/${encodeURIComponent(id)}/expire!`);
    if (status === 401 || status === 403) throw refusal(status, body);
    const invoice = InvoiceBody.safeParse(body);
    return status === 200 && invoice.success && invoice.data.status === 'EXPIRED';
  }

  private call(method: 'GET' | 'POST', path: string, more: Partial<ProviderCall> = {}): Promise<ProviderReply> {
    return callProvider({ provider, url: `${this.config.XENDIT_API_URL}${path}`, method, key: this.config.XENDIT_SECRET_KEY, ...more });
  }
}

function isOpen({ status }: InvoiceBody): boolean {
  return statusOfInvoice(status) === 'untouched';
}

function checkoutOf({ invoice_url: token, id: reference }: InvoiceBody): Checkout {
  return { token, reference };
}

function leftOf(until: number): number {
  return Math.max(1, Math.ceil(until - performance.now())); // a signal's time limit must be an integer
}

/** @throws ProviderRefusedError when the answer has an unknown form. */
function parsed<Schema extends z.ZodType>(schema: Schema, status: number, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body);
  if (status >= 400 || !read.success) throw refusal(status, body);
  return read.data;
}

function refusal(status: number, body: unknown): ProviderRefusedError {
  const { data } = XenditErrorBody.safeParse(body);
  return new ProviderRefusedError(provider, status, [data?.error_code, data?.message].filter(Boolean).join(': ').slice(0, 300));
}
