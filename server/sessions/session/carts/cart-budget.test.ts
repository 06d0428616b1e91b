import { expect, test } from '@jest/globals';
import { CartBudget } from './cart-budget.js';

const hourMs = 3_600_000;

test('five carts of a conversation are requested within an hour', () => {
  const budget = new CartBudget();
  for (let nth = 0; nth < 5; nth += 1) expect(budget.take('a', nth)).toBe(true);
  expect(budget.take('a', 5)).toBe(false);
  expect(budget.take('b', 5)).toBe(true);
  expect(budget.take('a', hourMs - 1)).toBe(false);
  expect(budget.take('a', hourMs)).toBe(true); // the first request is an hour old
  expect(budget.take('a', hourMs)).toBe(false);
});

test('sixty carts of an account are requested within an hour', () => {
  const budget = new CartBudget();
  for (let nth = 0; nth < 60; nth += 1) expect(budget.take(`person ${nth}`, nth)).toBe(true);
  expect(budget.take('another', 60)).toBe(false);
  expect(budget.take('another', hourMs)).toBe(true);
});
