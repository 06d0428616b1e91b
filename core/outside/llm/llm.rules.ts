/**
 * Why a model gave no usable answer (OpenAI-compatible chat completions and their dialects). `slow`: no answer came
 * within the caller's time limit.
 */
export type LlmFailure = 'auth' | 'model' | 'billing' | 'rate' | 'context' | 'filtered' | 'transient' | 'slow' | 'malformed' | 'refused';

/** The known facts of a failed call. `status` is null when no answer came. */
export interface FailureFacts {
  readonly status: number | null;
  /** OpenAI sends a word or null; vLLM sends the HTTP status as a number. */
  readonly code: string | number | null;
  readonly type: string | null;
  readonly message: string;
}

/** Only this many characters of a service's error message are examined. */
const messageChars = 2_000;
const transientStatuses = new Set([408, 409, 424, 498, 499]);

/** Classifies a failure by status and code, because services are inconsistent in one or the other. */
export function classifyFailure({ status, code, type, message }: FailureFacts): LlmFailure {
  const said = `${code ?? ''} ${type ?? ''} ${message.slice(0, messageChars)}`.toLowerCase();
  if (status === null || status >= 500 || transientStatuses.has(status)) return 'transient';
  if (/content_filter|content management policy/.test(said)) return 'filtered';
  if (status === 402 || /insufficient_quota|insufficient balance/.test(said)) return 'billing';
  if (status === 429) return 'rate';
  if (status === 413 || /context_length_exceeded|context length|context window|too many tokens/.test(said)) return 'context';
  if (status === 404 || said.includes('model_not_found') || /not (?:exist|found)/.test(behind(said, 'model '))) return 'model';
  if (status === 401 || status === 403) return 'auth';
  return 'refused';
}

/** The text after the first match, or an empty string. */
function behind(text: string, words: string): string {
  const at = text.indexOf(words);
  return at < 0 ? '' : text.slice(at);
}

export const triesPerModel = 3;
const longestWaitMs = 20_000;

/**
 * What to do after failed attempt number `tries` of one model:
 * - `again`: the same model, after a wait;
 * - `other`: the fallback model, if there is one;
 * - `stop`: another attempt cannot help now.
 */
export type NextTry = { readonly kind: 'again'; readonly afterMs: number } | { readonly kind: 'other' } | { readonly kind: 'stop' };

/**
 * @param tries attempts made with this model, including the failed one.
 * @param askedMs wait that the service asked for, null when it asked for none.
 * @param jitter 0 to 1.
 */
export function nextTry(failure: LlmFailure, tries: number, askedMs: number | null, jitter: number): NextTry {
  const backoffMs = Math.round(500 * 2 ** (tries - 1) * (0.5 + jitter));
  switch (failure) {
    case 'auth':
    case 'billing':
    case 'filtered':
    case 'context':
      return { kind: 'stop' };
    case 'model':
    case 'refused':
    case 'slow':
      return { kind: 'other' };
    case 'malformed':
      return tries < 2 ? { kind: 'again', afterMs: 0 } : { kind: 'other' };
    case 'rate':
    case 'transient':
      return tries < triesPerModel ? { kind: 'again', afterMs: Math.min(askedMs ?? backoffMs, longestWaitMs) } : { kind: 'other' };
    default:
      return failure satisfies never;
  }
}

/** True when an attempt a few seconds later may succeed. A slow model was paid for the whole time and is not called again at once. */
export function isWorthRequeueing(failure: LlmFailure): boolean {
  return failure === 'rate' || failure === 'transient' || failure === 'malformed';
}

const requestsPerDraft = 4;
/** Below the time after which an unanswered lead is shown as overdue. */
const draftMaxMs = 270_000;

/**
 * Time for one whole draft, which may need several requests: tools, corrections, attempts without pictures.
 * @param requestMs limit of one request.
 */
export function draftLimitMs(requestMs: number): number {
  return Math.min(requestMs * requestsPerDraft, draftMaxMs);
}

/** Proxies in front of the panel end requests after this time. */
const proxyMs = 95_000;

/** The same for a draft that somebody waits for in the panel. */
export function shownDraftLimitMs(requestMs: number): number {
  return Math.min(draftLimitMs(requestMs), proxyMs);
}

/** Milliseconds from `retry-after-ms` or `Retry-After` (seconds or a date). Null when absent or invalid. */
export function retryAfterMs(headers: { get(name: string): string | null } | undefined, now: Date): number | null {
  const exact = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const given = headers?.get('retry-after');
  if (!given) return null;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(given);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
