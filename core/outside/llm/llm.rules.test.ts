import { describe, expect, test } from '@jest/globals';
import { unwrapError } from './llm-fetch.js';
import { classifyFailure, nextTry, retryAfterMs, tokenLimitField, type FailureFacts, type LlmFailure } from './llm.rules.js';

const rows: [string, Partial<FailureFacts>, LlmFailure][] = [
  ['a wrong key', { status: 401, code: 'invalid_api_key' }, 'auth'],
  ['a forbidden country', { status: 403 }, 'auth'],
  ['an unknown model', { status: 404, code: 'model_not_found' }, 'model'],
  ['no balance at DeepSeek', { status: 402, message: 'Insufficient Balance' }, 'billing'],
  ['a used up budget, which looks like a rate limit', { status: 429, code: 'insufficient_quota' }, 'billing'],
  ['a rate limit', { status: 429, code: 'rate_limit_exceeded' }, 'rate'],
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
  ['no answer at all', { status: null, message: 'fetch failed' }, 'transient'],
];

test.each(rows)('%s', (_, facts, failure) => {
  expect(classifyFailure({ status: 400, code: null, type: null, message: '', ...facts })).toBe(failure);
});

describe('what comes after a failure', () => {
  test('what cannot succeed is not tried again', () => {
    for (const failure of ['auth', 'billing', 'filtered', 'context'] as const)
      expect(nextTry(failure, 1, null, 0.5)).toEqual({ kind: 'stop' });
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

  test('an unusable answer is asked for once more at once', () => {
    expect(nextTry('malformed', 1, null, 0)).toEqual({ kind: 'again', afterMs: 0 });
    expect(nextTry('malformed', 2, null, 0)).toEqual({ kind: 'other' });
  });
});

test('Retry-After comes in three forms', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const read = (headers: Record<string, string>) => retryAfterMs(new Headers(headers), now);
  expect(read({ 'retry-after': '2' })).toBe(2_000);
  expect(read({ 'retry-after': 'Sat, 21 Nov 2026 08:00:05 GMT' })).toBe(5_000);
  expect(read({ 'retry-after-ms': '150', 'retry-after': '2' })).toBe(150);
  expect(read({ 'retry-after': 'soon' })).toBeNull();
  expect(read({})).toBeNull();
});

test('an error in an array is taken out of it', () => {
  expect(unwrapError('[{"error":{"code":429}}]')).toBe('{"error":{"code":429}}');
  expect(unwrapError('{"error":{}}')).toBe('{"error":{}}');
  expect(unwrapError('[<html>')).toBe('[<html>');
});

test('the token limit has the name the service knows', () => {
  expect(tokenLimitField('https://api.openai.com/v1')).toBe('max_completion_tokens');
  expect(tokenLimitField('http://127.0.0.1:9/llm/v1')).toBe('max_tokens');
});
