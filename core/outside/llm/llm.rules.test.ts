import { describe, expect, test } from '@jest/globals';
import { unwrapError } from './llm-fetch.js';
import { LlmError } from './llm.errors.js';
import {
  classifyFailure,
  costOf,
  costOfLostConnection,
  draftLimitMs,
  isWorthRequeueing,
  nextTry,
  retryAfterMs,
  shownDraftLimitMs,
  type FailureFacts,
  type LlmFailure,
} from './llm.rules.js';

const rows: [string, Partial<FailureFacts>, LlmFailure][] = [
  ['a wrong key', { status: 401, code: 'invalid_api_key' }, 'auth'],
  ['a forbidden country', { status: 403 }, 'auth'],
  ['an unknown model', { status: 404, code: 'model_not_found' }, 'model'],
  ['an unknown model by its status', { status: 404 }, 'model'],
  ['an unknown model by its code', { code: 'model_not_found' }, 'model'],
  ['an unknown model by words', { message: 'The model `gpt-9` does not exist' }, 'model'],
  ['no balance by its status', { status: 402 }, 'billing'],
  ['no balance at DeepSeek', { status: 402, message: 'Insufficient Balance' }, 'billing'],
  ['a used up budget, which looks like a rate limit', { status: 429, code: 'insufficient_quota' }, 'billing'],
  ['a used up budget by its type', { status: 429, type: 'insufficient_quota' }, 'billing'],
  ['a rate limit', { status: 429, code: 'rate_limit_exceeded' }, 'rate'],
  ['Bedrock’s rate limit, which speaks of tokens', { status: 429, message: 'Too many tokens, please wait' }, 'rate'],
  ['Gemini’s rate limit with a number for a code', { status: 429, code: 429, message: 'RESOURCE_EXHAUSTED' }, 'rate'],
  ['too long a context by code', { status: 400, code: 'context_length_exceeded' }, 'context'],
  ['too long a context by words', { status: 400, code: 400, message: "This model's maximum context length is 8192 tokens" }, 'context'],
  ['too large a request', { status: 413 }, 'context'],
  ['a filtered prompt', { status: 400, code: 'content_filter' }, 'filtered'],
  ['any other refusal', { status: 400, message: 'Unknown parameter' }, 'refused'],
  ['a timeout', { status: 408 }, 'transient'],
  ['a conflict', { status: 409 }, 'transient'],
  ['a flex tier without capacity', { status: 498 }, 'transient'],
  ['a broken server', { status: 500 }, 'transient'],
  ['a broken server that speaks of context', { status: 503, message: 'context length service down' }, 'transient'],
  [
    'a call that Groq could not read',
    { code: 'tool_use_failed', message: "Failed to call a function. See 'failed_generation'" },
    'malformed',
  ],
  ['a call that Groq compared with its tool', { message: 'tool call validation failed: parameters did not match schema' }, 'malformed'],
  ['a call that Ollama could not read', { status: 500, message: `error parsing tool call: raw='{"a"', err=unexpected end` }, 'malformed'],
  ['a call that llama.cpp could not read', { status: 500, message: 'Failed to parse input at pos 12: <tool_call>' }, 'malformed'],
  ['a call that TGI could not find', { status: 422, message: 'Tool error: No function found in the tools list' }, 'malformed'],
  [
    'too long a context at llama.cpp',
    { type: 'exceed_context_size_error', message: 'the request exceeds the available context size, try increasing it' },
    'context',
  ],
  [
    'too long a context at Gemini',
    { message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048575).' },
    'context',
  ],
  ['too long a context at Anthropic', { message: 'prompt is too long: 210000 tokens > 200000 maximum' }, 'context'],
  ['too long a context behind LiteLLM', { message: 'litellm.ContextWindowExceededError: AnthropicException' }, 'context'],
  ['too long a context at Bedrock', { message: 'Input is too long for requested model.' }, 'context'],
  ['too long a context at Moonshot', { message: 'Invalid request: Your request exceeded model token limit: 8192' }, 'context'],
  [
    'too long a context at xAI',
    { message: "This model's maximum prompt length is 131072 but the request contains 140000 tokens." },
    'context',
  ],
  ['too long a context at Together', { message: '`inputs` tokens + `max_new_tokens` must be <= 8193.' }, 'context'],
  ['too long a context at DashScope', { message: 'Range of input length should be [1, 30720]' }, 'context'],
  ['a subject that DeepSeek refuses', { message: 'Content Exists Risk' }, 'filtered'],
  [
    'a subject that DashScope refuses',
    { code: 'data_inspection_failed', message: 'Input data may contain inappropriate content.' },
    'filtered',
  ],
  ['a subject that OpenAI refuses', { code: 'invalid_prompt', message: 'flagged as potentially violating our usage policy' }, 'filtered'],
  ['a subject that Zhipu refuses', { code: '1301', message: '系统检测到输入或生成内容可能包含不安全或敏感内容' }, 'filtered'],
  [
    'a subject that OpenRouter refuses',
    { status: 403, message: 'anthropic/claude requires moderation on OpenRouter. Your input was flagged for "violence".' },
    'filtered',
  ],
  ['no balance at Anthropic', { message: 'Your credit balance is too low to access the Anthropic API.' }, 'billing'],
  [
    'no balance at DashScope',
    { code: 'Arrearage', message: 'Access denied, please make sure your account is in good standing.' },
    'billing',
  ],
  [
    'no balance at xAI',
    { status: 403, message: 'Your team has used all available credits or reached its monthly spending limit.' },
    'billing',
  ],
  ['a wrong key at Gemini', { message: 'API key not valid. Please pass a valid API key.' }, 'auth'],
  ['a model that Groq removed', { code: 'model_decommissioned', message: 'The model has been decommissioned.' }, 'model'],
  ['an unknown model at Mistral', { message: 'Invalid model: mistral-tiny-1' }, 'model'],
  ['an unknown model at OpenRouter', { message: 'foo/bar is not a valid model ID' }, 'model'],
  ['no answer at all', { status: null, message: 'fetch failed' }, 'transient'],
];

test.each(rows)('%s', (_, facts, failure) => {
  expect(classifyFailure({ status: 400, code: null, type: null, message: '', ...facts })).toBe(failure);
});

describe('the reaction to a failure', () => {
  test('a request that cannot succeed is not retried', () => {
    for (const failure of ['auth', 'billing', 'filtered', 'context'] as const)
      expect(nextTry(failure, 1, null, 0.5)).toEqual({ kind: 'stop' });
  });

  test.each(['model', 'refused'] as const)('the fallback model is asked when it may succeed: %s', (failure) => {
    expect(nextTry(failure, 1, null, 0.5)).toEqual({ kind: 'other' });
  });

  test('waits differ, so that not all come again at once', () => {
    expect([0, 0.5, 1].map((jitter) => nextTry('transient', 2, null, jitter))).toEqual([
      { kind: 'again', afterMs: 500 },
      { kind: 'again', afterMs: 1_000 },
      { kind: 'again', afterMs: 1_500 },
    ]);
  });

  test('a passing trouble is tried three times with growing waits, then the second model', () => {
    expect(nextTry('transient', 1, null, 0.5)).toEqual({ kind: 'again', afterMs: 500 });
    expect(nextTry('transient', 2, null, 0.5)).toEqual({ kind: 'again', afterMs: 1_000 });
    expect(nextTry('transient', 3, null, 0.5)).toEqual({ kind: 'other' });
  });

  test('a service may ask for a wait, but not for a long one', () => {
    expect(nextTry('rate', 1, 3_000, 0.5)).toEqual({ kind: 'again', afterMs: 3_000 });
    expect(nextTry('rate', 1, 90_000, 0.5)).toEqual({ kind: 'again', afterMs: 20_000 });
    expect(nextTry('rate', 3, 1, 0.5)).toEqual({ kind: 'other' });
  });

  test('an unusable answer is retried once at once', () => {
    expect(nextTry('malformed', 1, null, 0)).toEqual({ kind: 'again', afterMs: 0 });
    expect(nextTry('malformed', 2, null, 0)).toEqual({ kind: 'other' });
  });
});

test('only temporary failures are retried minutes later', () => {
  expect((['rate', 'transient'] as const).map(isWorthRequeueing)).toEqual([true, true]);
  expect((['auth', 'model', 'billing', 'context', 'filtered', 'malformed', 'refused', 'slow'] as const).filter(isWorthRequeueing)).toEqual(
    [],
  );
});

describe('the cost of a failure', () => {
  test.each([
    ['auth', 401, 'nothing'],
    ['rate', 429, 'nothing'],
    ['billing', 402, 'nothing'],
    ['model', 404, 'nothing'],
    ['transient', 502, 'nothing'],
    ['transient', 503, 'nothing'],
    ['transient', 529, 'nothing'],
    ['transient', 500, 'little'],
    ['transient', undefined, 'little'],
    ['refused', 400, 'little'],
    ['context', 413, 'little'],
    ['transient', 408, 'answer'],
    ['transient', 504, 'answer'],
    ['transient', 524, 'answer'],
    ['malformed', undefined, 'answer'],
    ['filtered', undefined, 'answer'],
    ['slow', undefined, 'answer'],
  ] as const)('%s with status %s: %s', (failure, status, cost) => {
    expect(costOf(failure, status)).toBe(cost);
  });

  const broken = (fields: object) =>
    new Error('Connection error.', { cause: new TypeError('fetch failed', { cause: Object.assign(new Error(), fields) }) });

  test.each([
    [{ code: 'ECONNREFUSED' }],
    [{ code: 'ENOTFOUND' }],
    [{ code: 'ETIMEDOUT', syscall: 'connect' }],
    [{ code: 'UND_ERR_CONNECT_TIMEOUT' }],
    [{ code: 'CERT_HAS_EXPIRED' }],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }],
  ])('nothing without a connection: %j', (fields) => {
    expect(costOfLostConnection(broken(fields))).toBe('nothing');
  });

  test.each([[{ code: 'ECONNRESET' }], [{ code: 'UND_ERR_SOCKET' }], [{ code: 'ETIMEDOUT', syscall: 'read' }], [{}]])(
    'that of an answer once the request was sent: %j',
    (fields) => {
      expect(costOfLostConnection(broken(fields))).toBe('answer');
    },
  );

  test('an error that is its own cause ends the search', () => {
    const error: Error & { cause?: unknown } = new Error('loop');
    error.cause = error;
    expect(costOfLostConnection(error)).toBe('answer');
  });

  test('is that of the dearest request before it', () => {
    const rate = new LlmError('rate', 'no answer', 429);
    expect(rate.after('nothing')).toBe(rate);
    expect(rate.after('little')).toMatchObject({ failure: 'rate', status: 429, cost: 'little', message: rate.message });
    expect(new LlmError('slow', 'late').after('little').cost).toBe('answer');
    expect(rate.after('answer').isWorthRequeueing).toBe(false);
  });
});

test('a draft has time for several requests, but not longer than a lead may wait', () => {
  expect([2_000, 60_000, 120_000].map(draftLimitMs)).toEqual([8_000, 240_000, 270_000]);
  expect([2_000, 60_000, 120_000].map(shownDraftLimitMs)).toEqual([8_000, 95_000, 95_000]);
});

test('Retry-After comes in three forms', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const read = (headers: Record<string, string>) => retryAfterMs(new Headers(headers), now);
  expect(read({ 'retry-after': '2' })).toBe(2_000);
  expect(read({ 'retry-after': 'Sat, 21 Nov 2026 08:00:05 GMT' })).toBe(5_000);
  expect(read({ 'retry-after-ms': '150', 'retry-after': '2' })).toBe(150);
  expect(read({ 'retry-after': 'soon' })).toBeNull();
  expect(read({ 'retry-after-ms': 'soon', 'retry-after': '2' })).toBe(2_000);
  expect(read({})).toBeNull();
  expect(retryAfterMs(undefined, now)).toBeNull();
});

test('a wait is never less than none', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const read = (name: string, value: string) => retryAfterMs(new Headers({ [name]: value }), now);
  expect(read('retry-after-ms', '-1')).toBe(0);
  expect(read('retry-after', '-1')).toBe(0);
  expect(read('retry-after', 'Sat, 21 Nov 2026 07:59:55 GMT')).toBe(0);
});

test('an error in an array is taken out of it', () => {
  expect(unwrapError('[{"error":{"code":429}}]')).toBe('{"error":{"code":429}}');
  expect(unwrapError('{"error":{}}')).toBe('{"error":{}}');
  expect(unwrapError('[<html>')).toBe('[<html>');
});
