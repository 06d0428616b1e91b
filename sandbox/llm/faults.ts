import type { BrokenAnswer } from '../http/broken-answer.ts';
import type { QueuedFault } from '../http/fault-queue.ts';
import type { ErrorRow, ErrorShape } from './api-error.ts';
import { dialects } from './dialects.ts';
import { leakShapes } from './leaks.ts';
import { refusals } from './refusals.ts';

export const errorRows: Record<string, ErrorRow> = {
  auth: {
    status: 401,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key provided: sk-sand****box. You can find your API key at https://platform.openai.com/account/api-keys.',
  },
  forbidden: {
    status: 403,
    type: 'invalid_request_error',
    code: 'unsupported_country_region_territory',
    message: 'Country, region, or territory not supported',
  },
  model_not_found: {
    status: 404,
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: 'The model does not exist or you do not have access to it.',
  },
  billing: { status: 402, type: 'unknown_error', code: 'invalid_request_error', message: 'Insufficient Balance' },
  insufficient_quota: {
    status: 429,
    type: 'insufficient_quota',
    code: 'insufficient_quota',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  },
  rate: { status: 429, type: 'requests', code: 'rate_limit_exceeded', message: 'Rate limit reached for requests. Please try again in 1s.' },
  context: {
    status: 400,
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
    message: "This model's maximum context length is 128000 tokens. However, your messages resulted in 131072 tokens.",
  },
  too_large: { status: 413, type: 'invalid_request_error', code: 'request_too_large', message: 'Request too large for this model.' },
  content_filter: {
    status: 400,
    type: 'invalid_request_error',
    code: 'content_filter',
    message: 'The response was filtered due to the prompt triggering the content management policy.',
  },
  timeout: { status: 408, type: 'server_error', code: 'request_timeout', message: 'Request timed out.' },
  conflict: { status: 409, type: 'invalid_request_error', code: 'conflict', message: 'The request conflicted with another one.' },
  failed_dependency: { status: 424, type: 'invalid_request_error', code: 'failed_dependency', message: 'Failed dependency.' },
  capacity: { status: 498, type: 'server_error', code: 'capacity_exceeded', message: 'Flex tier capacity exceeded.' },
  server: {
    status: 500,
    type: 'server_error',
    code: null,
    message: 'The server had an error while processing your request. Sorry about that!',
  },
  bad_gateway: { status: 502, type: 'server_error', code: null, message: 'Bad gateway' },
  unavailable: {
    status: 503,
    type: 'server_error',
    code: 'service_unavailable',
    message: 'The engine is currently overloaded, please try again later',
  },
  gateway_timeout: { status: 504, type: 'server_error', code: null, message: 'Gateway timeout' },
};

/** A row of the error table, or an error in the wording of one service. */
export function errorRow(name: string): ErrorRow | undefined {
  return errorRows[name] ?? refusals[name];
}

/** An error answer: a row of the error table, a service's own refusal or custom values. */
export interface ErrorFault extends QueuedFault {
  kind: 'error';
  /** A row name; status, code and message may be overridden. */
  row?: string;
  status?: number;
  code?: string | null;
  message?: string;
  shape?: ErrorShape;
  /** Seconds; sent as Retry-After in the given form, or as retry-after-ms. */
  retryAfter?: number;
  retryAfterForm?: 'seconds' | 'date' | 'ms';
  /** Answers an HTML page instead of JSON, as proxies do. */
  html?: boolean;
}

/** Replaces the brain's answer with exactly this one. */
export interface ReplyFault extends QueuedFault {
  kind: 'reply';
  content?: string | null;
  toolCalls?: { name: string; arguments: string | Record<string, unknown> }[];
  finishReason?: string;
  /** OpenAI's own field for a refusal by the model. */
  refusal?: string;
}

/** `filtered`: 200 with finish_reason content_filter. `truncated`: cut in the middle, finish_reason length. */
interface OddAnswer extends QueuedFault {
  kind: 'empty_choices' | 'broken_tool_json' | 'parallel_tool_calls' | 'filtered' | 'truncated';
}

/** The answer as sent by a server that lacks the right parser. `shape` is one of `leakShapes`. */
export interface LeakFault extends QueuedFault {
  kind: 'leak';
  shape: string;
}

/** The answer in another service's format. `dialect` is one of `dialects`. */
export interface DialectFault extends QueuedFault {
  kind: 'dialect';
  dialect: string;
}

/**
 * The answer is cut in the middle. `cut` also drops the connection. `half` ends the response normally, like a proxy
 * that buffers too little.
 */
interface CutAnswer extends QueuedFault {
  kind: 'cut' | 'half';
}

/**
 * A fault that applies to the next `times` requests. With `match`, it applies only to requests whose last messages
 * contain that text.
 */
export type LlmFault = ErrorFault | ReplyFault | OddAnswer | LeakFault | DialectFault | CutAnswer | QueuedBreak;

/** A queued hang, reset, drip or flood. */
export type QueuedBreak = QueuedFault & BrokenAnswer;

/** Settings that persist until changed. */
export interface LlmSettings {
  /** Milliseconds added before every answer. */
  delayMs: number;
  /** Gemini 3: tool calls carry a signature that must be sent back. */
  thoughtSignature: boolean;
  /** DeepSeek thinking mode: tool-call turns carry reasoning_content that must be sent back. */
  reasoningContent: boolean;
  /**
   * The service whose refusal of pictures is used (a key of `blindWords`). Empty when the model accepts
   * pictures.
   */
  blind: string;
  /** Only this model refuses pictures. Empty for all models. */
  blindModel: string;
  /** The server whose refusals are simulated (a key of `strictServers`). Empty: accepts everything that OpenAI accepts. */
  strict: string;
  /**
   * How the model judges sentences (a key of `judgeKinds`). A value here takes precedence over queued faults. When
   * empty, queued faults come first, and then the model judges like `words`.
   */
  judges: string;
}

export const noLlmSettings: LlmSettings = {
  delayMs: 0,
  thoughtSignature: false,
  reasoningContent: false,
  blind: '',
  blindModel: '',
  strict: '',
  judges: '',
};

/** Errors with which services refuse a picture for a model without vision. Two services report a server error. */
export const blindWords: Record<string, { status: number; message: string }> = {
  openai: { status: 400, message: 'Invalid content type. image_url is only supported by certain models.' },
  vllm: { status: 400, message: 'sandbox-sales is not a multimodal model' },
  openrouter: { status: 404, message: 'No endpoints found that support image input' },
  llamacpp: { status: 500, message: 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj' },
  ollama: { status: 500, message: 'this model is missing data required for image input' },
};

/** All fault kinds. */
export const faultKinds: readonly string[] = [
  'error',
  'reply',
  'empty_choices',
  'broken_tool_json',
  'parallel_tool_calls',
  'filtered',
  'truncated',
  'leak',
  'dialect',
  'hang',
  'reset',
  'drip',
  'flood',
  'cut',
  'half',
];

/** Validates faults posted by a test: a misspelt kind must not pass as "no fault". */
export function parseFaults(next: unknown, known = faultKinds): LlmFault[] {
  const list = Array.isArray(next) ? next : [next];
  return list.map((fault: LlmFault) => {
    if (!known.includes(fault?.kind)) throw new Error(`unknown kind ${String(fault?.kind)}; known: ${known.join(', ')}`);
    if (fault.kind === 'error' && fault.row !== undefined && !errorRow(fault.row)) {
      throw new Error(`unknown row ${fault.row}; known: ${Object.keys({ ...errorRows, ...refusals }).join(', ')}`);
    }
    if (fault.kind === 'error' && fault.row === undefined && fault.status === undefined)
      throw new Error('an error needs a row or a status');
    if (fault.kind === 'leak' && !leakShapes.includes(fault.shape))
      throw new Error(`unknown shape ${fault.shape}; known: ${leakShapes.join(', ')}`);
    if (fault.kind === 'dialect' && !dialects.includes(fault.dialect))
      throw new Error(`unknown dialect ${fault.dialect}; known: ${dialects.join(', ')}`);
    return fault;
  });
}
