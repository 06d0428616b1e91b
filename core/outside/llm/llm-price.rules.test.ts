import { expect, test } from '@jest/globals';
import { costSen } from './llm-price.rules.js';

const prices = [
  { model: 'gpt-5', read: 20_000, written: 160_000 },
  { model: 'gpt-5-mini', read: 4_000, written: 32_000 },
];
const used = { promptTokens: 7_000, completionTokens: 250 };

test('an answer costs its tokens by the price of its model', () => {
  // 7,000 × 4,000 + 250 × 32,000, per million: 36 Rupiah
  expect(costSen(prices, { ...used, model: 'gpt-5-mini-2025-08-07' })).toBe(3_600);
  expect(costSen(prices, { ...used, model: 'gpt-5' })).toBe(18_000);
});

test('the cost of a model without a price is unknown', () => {
  expect(costSen(prices, { ...used, model: 'llama3:8b' })).toBeNull();
  expect(costSen([], { ...used, model: 'gpt-5' })).toBeNull();
});
