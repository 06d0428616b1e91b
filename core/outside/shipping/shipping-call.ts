import { boundedFetch } from '../../platform/guarded-http/bounded-fetch.js';
import { ShippingError } from './shipping.errors.js';

/** Time limit of one attempt. The caller's signal may end it sooner. */
const tryLimitMs = 4_000;
const bytesMax = 1_000_000;

export interface HttpAnswer {
  readonly status: number;
  /** Undefined when the body is not JSON. */
  readonly body: unknown;
}

/**
 * Sends one request to a shipping service. It is repeated once when the first attempt failed in transit or at
 * the service (5xx, HTML, truncated JSON).
 * @throws ShippingError `away`
 */
export async function askOverHttp(url: string, init: RequestInit, signal: AbortSignal): Promise<HttpAnswer> {
  const first = await ask(url, init, signal).catch((error: unknown) => error as ShippingError);
  if (!(first instanceof ShippingError) || signal.aborted) return given(first);
  return given(await ask(url, init, signal).catch((error: unknown) => error as ShippingError));
}

function given(answer: HttpAnswer | ShippingError): HttpAnswer {
  if (answer instanceof ShippingError) throw answer;
  return answer;
}

async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<HttpAnswer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(tryLimitMs)]);
  try {
    // a redirect would send the key to another host
    const response = await boundedFetch(url, { ...init, redirect: 'error', signal: limit }, bytesMax);
    const body = jsonOf(await response.text());
    if (response.status >= 500 || body === undefined) throw new ShippingError('away', `answered ${response.status}`);
    return { status: response.status, body };
  } catch (error) {
    throw error instanceof ShippingError ? error : new ShippingError('away', reasonOf(error));
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? `${cause.name} ${cause.message}` : 'unknown';
}
