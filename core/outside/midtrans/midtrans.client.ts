import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { boundedFetch } from '../../platform/guarded-http/bounded-fetch.js';
import { MidtransAwayError, MidtransRefusedError } from './midtrans.errors.js';
import {
  MidtransErrorBody,
  NotificationBody,
  snapRequest,
  SnapCancelReply,
  SnapReply,
  TransactionBody,
  transactionOf,
  type NewSnapTransaction,
  type TransactionStatus,
} from './midtrans.wire.js';
import { isSigned } from './midtrans.signature.js';

const deadlineMs = 15_000;
const attempts = 3;
const firstPauseMs = 300;
const bytesMax = 1_000_000;

interface Question {
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The payment service, by its own wire: Snap to sell, the Core API to ask what became of an order. */
@Injectable()
export class MidtransClient {
  constructor(@Inject(Config) private readonly config: Config) {}

  /** False when the operator has set no server key: then nothing can be sold. */
  get configured(): boolean {
    return this.config.MIDTRANS_SERVER_KEY !== undefined;
  }

  /**
   * Opens a Snap transaction.
   * @returns the token of the payment popup; it may be opened again until the page expires.
   * @throws MidtransRefusedError, MidtransAwayError
   */
  async createTransaction(order: NewSnapTransaction): Promise<string> {
    const { status, body } = await this.call(`${this.config.MIDTRANS_SNAP_URL}/v1/transactions`, AbortSignal.timeout(deadlineMs), {
      method: 'POST',
      body: JSON.stringify(snapRequest(order)),
      headers: { 'Content-Type': 'application/json', ...this.notifyToo(order.notificationUrl) },
    });
    const reply = SnapReply.safeParse(body);
    if (status !== 201 || !reply.success) throw new MidtransRefusedError(status, wordsOf(body));
    return reply.data.token;
  }

  /**
   * Asks what became of an order: the only word a package is given for.
   * @param withinMs deadline over all attempts.
   * @throws MidtransRefusedError, MidtransAwayError
   */
  async status(orderId: string, withinMs = deadlineMs): Promise<TransactionStatus> {
    const { status, body } = await this.call(
      `${this.config.MIDTRANS_API_URL}/v2/${encodeURIComponent(orderId)}/status`,
      AbortSignal.timeout(withinMs),
      { method: 'GET' },
    );
    const transaction = TransactionBody.safeParse(body);
    // "not found" comes as HTTP 200 with the code in the body, and an expired one as 407 with a whole body
    const code = MidtransErrorBody.safeParse(body).data?.status_code ?? String(status);
    if (code === '404') return { kind: 'not_found' };
    if (!transaction.success || (Number(code) >= 400 && code !== '407'))
      throw new MidtransRefusedError(Number(code) || status, wordsOf(body));
    return transactionOf(transaction.data);
  }

  /**
   * Closes a payment popup that nobody has used yet. It tells nobody: the status API goes on saying "not found".
   * @returns false when the buyer has already chosen a way to pay, or the popup is unknown.
   * @throws MidtransRefusedError, MidtransAwayError
   */
  async closePopup(token: string): Promise<boolean> {
    const { status, body } = await this.call(
      `${this.config.MIDTRANS_SNAP_URL}/v1/transactions/${encodeURIComponent(token)}/cancel`,
      AbortSignal.timeout(deadlineMs),
      { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } },
    );
    if (status === 401) throw new MidtransRefusedError(status, wordsOf(body));
    return SnapCancelReply.safeParse(body).success || /already cancel/i.test(wordsOf(body));
  }

  /**
   * Cancels a payment that waits for the buyer's money.
   * @returns false when there is nothing to cancel, or its state does not allow it any more (412): ask for its status.
   * @throws MidtransRefusedError, MidtransAwayError
   */
  async cancel(orderId: string): Promise<boolean> {
    const { status, body } = await this.call(
      `${this.config.MIDTRANS_API_URL}/v2/${encodeURIComponent(orderId)}/cancel`,
      AbortSignal.timeout(deadlineMs),
      { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } },
    );
    const code = MidtransErrorBody.safeParse(body).data?.status_code ?? String(status);
    if (code === '401') throw new MidtransRefusedError(401, wordsOf(body));
    return code === '200';
  }

  /** The notification in a request's body, or null when it was not made by Midtrans. */
  notificationOf(body: unknown): NotificationBody | null {
    const parsed = NotificationBody.safeParse(body);
    const key = this.config.MIDTRANS_SERVER_KEY;
    return parsed.success && key !== undefined && isSigned(parsed.data, key) ? parsed.data : null;
  }

  /** The real Midtrans reaches public addresses only; a stand-in on this machine reaches this machine. */
  private notifyToo(url: string): Record<string, string> {
    const unreachable = isLoopback(url) && !isLoopback(this.config.MIDTRANS_SNAP_URL);
    return unreachable ? {} : { 'X-Append-Notification': url };
  }

  /** Asks up to three times while Midtrans is out of reach, busy (429) or broken (5xx), all within the deadline. */
  private async call(url: string, signal: AbortSignal, question: Question): Promise<Answer> {
    let reason = '';
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        const answer = await this.once(url, signal, question);
        if (answer.status < 500 && answer.status !== 429) return answer;
        reason = `HTTP ${answer.status}`;
      } catch (error) {
        if (signal.aborted) throw new MidtransAwayError('deadline');
        reason = causeOf(error);
      }
      if (attempt < attempts)
        await wait(firstPauseMs * 3 ** (attempt - 1) * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) throw new MidtransAwayError('deadline');
    }
    throw new MidtransAwayError(reason);
  }

  private async once(url: string, signal: AbortSignal, question: Question): Promise<Answer> {
    const key = this.config.MIDTRANS_SERVER_KEY;
    if (key === undefined) throw new MidtransAwayError('not configured');
    const headers = {
      ...question.headers,
      Accept: 'application/json',
      Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    };
    const response = await boundedFetch(url, { ...question, signal, redirect: 'error', headers }, bytesMax);
    const text = await response.text();
    return { status: response.status, body: jsonOf(text) };
  }
}

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's HTML page
  }
}

function wordsOf(body: unknown): string {
  const { data } = MidtransErrorBody.safeParse(body);
  return [...(data?.error_messages ?? []), ...[data?.status_message ?? []].flat()].join('; ').slice(0, 300);
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message.slice(0, 200) : 'unknown';
}
