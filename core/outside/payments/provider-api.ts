import pRetry from 'p-retry';
import { boundedFetch } from '../../platform/guarded-http/bounded-fetch.js';
import { ProviderUnavailableError } from './payment.errors.js';
import type { ProviderName } from './payment.types.js';

const defaultDeadlineMs = 15_000;
const defaultAttempts = 3;
const firstPauseMs = 300;
const bytesMax = 1_000_000;

export interface ProviderCall {
  readonly provider: ProviderName;
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** User name of Basic authentication; the password is empty. Undefined when the operator has configured no key. */
  readonly key: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Deadline over all attempts. */
  readonly withinMs?: number;
  /**
   * Maximum number of attempts. Use 1 for a call that must not be repeated after a lost answer, because the provider
   * may have executed it.
   */
  readonly attempts?: number;
}

export interface ProviderReply {
  readonly status: number;
  /** The parsed body. Null when the body is not JSON, such as a proxy's page. */
  readonly body: unknown;
}

/**
 * Calls a provider's API. Retries while the provider is unreachable, busy (429) or broken (5xx), within the deadline.
 * @throws ProviderUnavailableError
 */
export async function callProvider(call: ProviderCall): Promise<ProviderReply> {
  const { provider, key, withinMs = defaultDeadlineMs, attempts = defaultAttempts } = call;
  if (key === undefined) throw new ProviderUnavailableError(provider, 'not configured');
  const signal = AbortSignal.timeout(withinMs);
  const attempt = async (): Promise<ProviderReply> => {
    const reply = await callOnce(call, key, signal);
    if (reply.status >= 500 || reply.status === 429) throw new Error(`HTTP ${reply.status}`);
    return reply;
  };
  try {
    return await pRetry(attempt, { retries: attempts - 1, minTimeout: firstPauseMs, factor: 3, randomize: true, signal });
  } catch (error) {
    throw new ProviderUnavailableError(provider, signal.aborted ? 'deadline' : causeOf(error));
  }
}

async function callOnce({ url, method, body, headers }: ProviderCall, key: string, signal: AbortSignal): Promise<ProviderReply> {
  const init: RequestInit = {
    method,
    signal,
    redirect: 'error',
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      Accept: 'application/json',
      Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const response = await boundedFetch(url, init, bytesMax);
  return { status: response.status, body: jsonOf(await response.text()) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message.slice(0, 200) : 'unknown';
}
