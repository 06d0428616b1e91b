import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { ProviderRefusedError } from '../payment.errors.js';
import type {
  Checkout,
  NewPayment,
  NotificationRequest,
  PaymentAnswer,
  PaymentNotice,
  PaymentProvider,
  ProviderOrder,
} from '../payment.types.js';
import { callProvider, type ProviderReply } from '../provider-api.js';
import { isSigned } from './midtrans.signature.js';
import { answerOf, notificationHeaders, paymentStatusOf } from './midtrans.rules.js';
import { MidtransErrorBody, NotificationBody, snapRequest, SnapCancelReply, SnapReply, TransactionBody } from './midtrans.wire.js';

const provider = 'midtrans';

/** Midtrans' API: Snap opens payments, the Core API reports their status (docs/protocols/midtrans.md). */
@Injectable()
export class MidtransProvider implements PaymentProvider {
  readonly name = provider;

  constructor(
    @Inject(Config) private readonly config: Pick<Config, 'MIDTRANS_API_URL' | 'MIDTRANS_SERVER_KEY' | 'MIDTRANS_SNAP_URL' | 'PUBLIC_URL'>,
  ) {}

  get configured(): boolean {
    return this.config.MIDTRANS_SERVER_KEY !== undefined;
  }

  /**
   * Opens a Snap transaction. The transaction's token can open the popup any number of times until the page expires.
   */
  async open(payment: NewPayment): Promise<Checkout> {
    const { MIDTRANS_SNAP_URL, PUBLIC_URL } = this.config;
    const reply = await this.snap('/v1/transactions', snapRequest(payment), notificationHeaders(PUBLIC_URL, MIDTRANS_SNAP_URL));
    const made = SnapReply.safeParse(reply.body);
    if (reply.status !== 201 || !made.success) throw refusal(reply.status, reply.body);
    return { token: made.data.token, reference: null };
  }

  async ask({ orderId }: ProviderOrder, withinMs?: number): Promise<PaymentAnswer> {
    const { status, body } = await this.core(orderId, 'status', withinMs);
    const transaction = TransactionBody.safeParse(body);
    // "not found" comes as HTTP 200 with the code in the body, and an expired order as 407 with a complete body
    const code = codeOf({ status, body });
    if (code === '404') return { kind: 'untouched' };
    if (!transaction.success || (Number(code) >= 400 && code !== '407')) throw refusal(Number(code) || status, body);
    return answerOf(transaction.data);
  }

  async withdraw({ orderId, token, isChosen }: Parameters<PaymentProvider['withdraw']>[0]): Promise<boolean> {
    if (!isChosen && token !== null && (await this.closePopup(token))) return true;
    await this.cancel(orderId);
    return false;
  }

  readNotice({ body }: NotificationRequest): PaymentNotice | null {
    const parsed = NotificationBody.safeParse(body);
    const key = this.config.MIDTRANS_SERVER_KEY;
    if (!parsed.success || key === undefined || !isSigned(parsed.data, key)) return null;
    const { order_id: orderId, transaction_status: status, status_code: statusCode, fraud_status: fraudStatus } = parsed.data;
    return { about: { orderId }, claims: paymentStatusOf({ status, statusCode, fraudStatus: fraudStatus ?? null }) };
  }

  /**
   * Closes an unused popup. Midtrans sends no notification about it, and the status API continues to answer "not
   * found".
   */
  private async closePopup(token: string): Promise<boolean> {
    const { status, body } = await this.snap(`/v1/transactions/${encodeURIComponent(token)}/cancel`, {});
    if (status === 401) throw refusal(status, body);
    return SnapCancelReply.safeParse(body).success || /already cancel/i.test(wordsOf(body));
  }

  /**
   * Cancels a payment that still waits for the buyer's money. Midtrans answers 412 when the payment's state does not
   * allow a cancellation.
   */
  private async cancel(orderId: string): Promise<void> {
    const reply = await this.core(orderId, 'cancel');
    if (codeOf(reply) === '401') throw refusal(401, reply.body);
  }

  private snap(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ProviderReply> {
    const key = this.config.MIDTRANS_SERVER_KEY;
    return callProvider({ provider, url: `${this.config.MIDTRANS_SNAP_URL}${path}`, method: 'POST', key, body, headers });
  }

  private core(orderId: string, what: 'status' | 'cancel', withinMs?: number): Promise<ProviderReply> {
    return callProvider({
      provider,
      url: `${this.config.MIDTRANS_API_URL}/v2/${encodeURIComponent(orderId)}/${what}`,
      key: this.config.MIDTRANS_SERVER_KEY,
      ...(what === 'cancel' ? { method: 'POST', body: {} } : { method: 'GET' }),
      ...(withinMs === undefined ? {} : { withinMs }),
    });
  }
}

/** The Core API's code is in the body, whatever the HTTP status. */
function codeOf({ status, body }: ProviderReply): string {
  return MidtransErrorBody.safeParse(body).data?.status_code ?? String(status);
}

function refusal(status: number, body: unknown): ProviderRefusedError {
  return new ProviderRefusedError(provider, status, wordsOf(body));
}

function wordsOf(body: unknown): string {
  const { data } = MidtransErrorBody.safeParse(body);
  return [...(data?.error_messages ?? []), ...[data?.status_message ?? []].flat()].join('; ').slice(0, 300);
}
