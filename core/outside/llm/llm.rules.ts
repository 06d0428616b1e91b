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

/**
 * Errors for a tool call of the model that its server could not parse. Some servers report them as their own errors.
 */
const unreadableCall =
  /tool_use_failed|failed to call a function|tool call validation failed|error parsing tool call|failed to parse (?:tool call|input at pos)|tool error: no function/;
const filteredWords =
  /content_filter|content management policy|content exists risk|data_?inspection_?failed|inappropriate content|invalid_prompt|potentially violating|requires moderation|input was flagged|敏感内容|^1301 /;
const billingWords = /insufficient_quota|insufficient (?:balance|credit)|credit balance is too low|all available credits|arrearage/;
const contextWords =
  /context_length_exceeded|context length|context window|contextwindowexceeded|available context size|exceed_context_size|too many tokens|maximum number of tokens|(?:prompt|input) is too long|exceeded model token limit|maximum prompt length|`inputs` tokens|range of input length/;
const modelWords = /model_not_found|model_decommissioned|invalid_model|invalid model(?! (?:output|response))|not a valid model/;
const keyWords = /invalid_api_key|api_key_invalid|api key (?:not valid|expired)/;

/** True when a server reports that it could not parse a tool call of the model. */
export function isUnreadableCall(message: string): boolean {
  return unreadableCall.test(message.slice(0, messageChars).toLowerCase());
}

/** Classifies a failure by status and code, because services are inconsistent in one or the other. */
export function classifyFailure({ status, code, type, message }: FailureFacts): LlmFailure {
  const said = `${code ?? ''} ${type ?? ''} ${message.slice(0, messageChars)}`.toLowerCase();
  if (status !== null && unreadableCall.test(said)) return 'malformed';
  if (status === null || status >= 500 || transientStatuses.has(status)) return 'transient';
  if (filteredWords.test(said)) return 'filtered';
  if (status === 402 || billingWords.test(said)) return 'billing';
  if (status === 429) return 'rate';
  if (status === 413 || contextWords.test(said)) return 'context';
  if (status === 404 || modelWords.test(said) || /not (?:exist|found)/.test(behind(said, 'model '))) return 'model';
  if (status === 401 || status === 403 || keyWords.test(said)) return 'auth';
  return 'refused';
}

/** The text from the first match on, or an empty string. */
function behind(text: string, words: string): string {
  const at = text.indexOf(words);
  return at < 0 ? '' : text.slice(at);
}

export const triesPerModel = 3;
const longestWaitMs = 20_000;

/**
 * The next step after failed attempt number `tries` of one model:
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

/**
 * The possible cost of a failed request:
 * - `nothing`: the server did not work on the request, so it may be repeated as long as somebody waits for the
 * answer;
 * - `little`: the server worked on the request for a moment, or refused its content;
 * - `answer`: as much as an answer, because the server may have written one.
 */
export type FailureCost = 'nothing' | 'little' | 'answer';

/** Statuses of a gateway or a server that has no capacity: the request did not reach a model. */
const unworkedStatuses = new Set([502, 503, 529]);
/** Statuses of a gateway whose own time limit ended the wait for the model's answer. */
const lateStatuses = new Set([408, 499, 504, 524]);

/** The cost of a failure that the server reported. Without a report, {@link costOfLostConnection} applies. */
export function costOf(failure: LlmFailure, status: number | undefined): FailureCost {
  switch (failure) {
    case 'auth':
    case 'billing':
    case 'model':
    case 'rate':
      return 'nothing';
    case 'context':
    case 'refused':
      return 'little';
    case 'transient':
      if (status === undefined) return 'little';
      return unworkedStatuses.has(status) ? 'nothing' : lateStatuses.has(status) ? 'answer' : 'little';
    case 'filtered':
    case 'malformed':
    case 'slow':
      return 'answer';
    default:
      return failure satisfies never;
  }
}

/** Codes of connections that were never established: by Node's network, DNS, TLS and HTTP client. */
const unconnected =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EAI_FAIL|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.{1,60}|ERR_SSL_.{1,60}|CERT_.{1,60}|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.{1,60})$/;
const causesMax = 5;

/**
 * The cost of a request whose connection failed. Without an established connection the cost is `nothing`. Otherwise
 * the server may already have written an answer.
 */
export function costOfLostConnection(error: unknown): FailureCost {
  let cause = error;
  for (let depth = 0; depth < causesMax && cause instanceof Error; depth += 1) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown };
    // an established connection can time out as well
    if (typeof code === 'string' && unconnected.test(code) && syscall !== 'read' && syscall !== 'write') return 'nothing';
    cause = cause.cause;
  }
  return 'answer';
}

/**
 * True when an attempt a few seconds later may succeed. False for slow and unusable answers: they were paid for and
 * are not requested again at once.
 */
export function isWorthRequeueing(failure: LlmFailure): boolean {
  return failure === 'rate' || failure === 'transient';
}

const requestsPerDraft = 4;
/** Maximum time for a draft. It is shorter than the time after which an unanswered lead is shown as overdue. */
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

/** Time for one whole draft that somebody waits for in the panel. */
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
