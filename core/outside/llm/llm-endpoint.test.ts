import { expect, test } from '@jest/globals';
import { LlmEndpoint } from './llm-endpoint.js';

const endpoint = (baseUrl: string, apiKey: string, model = 'model') => new LlmEndpoint({ baseUrl, apiKey, model }, () => undefined);

test.each([
  ['another model of the same key', true, endpoint('https://a.example/v1', 'key', 'other')],
  ['another key at the same address', false, endpoint('https://a.example/v1', 'other')],
  ['the same key at another address', false, endpoint('https://b.example/v1', 'key')],
])('a model shares its balance with %s: %s', (_, shares, other) => {
  expect(endpoint('https://a.example/v1', 'key').sharesAccountWith(other)).toBe(shares);
});
