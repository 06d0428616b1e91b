/**
 * Result of a push:
 * - `accepted`: the push service has taken it;
 * - `gone`: the subscription has ended, or its address is not allowed; the device is removed;
 * - `later`: the service is busy or unreachable; `retryAfterMs` is set when the service named a delay;
 * - `refused`: the service will never take this message.
 */
export type PushOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'gone'; readonly why: string }
  | { readonly kind: 'later'; readonly retryAfterMs: number | null; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Classifies an answer by its status (RFC 8030, sections 5 and 7.3) and its `Retry-After` (seconds or a
 * date).
 */
export function outcomeOf(status: number, retryAfter: string | undefined, now: Date): PushOutcome {
  const why = `answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone', why };
  if (status === 429 || status >= 500 || status === 408) return { kind: 'later', retryAfterMs: waitOf(retryAfter, now), why };
  return { kind: 'refused', why };
}

function waitOf(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
