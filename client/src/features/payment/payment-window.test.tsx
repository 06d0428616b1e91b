import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { OrderState } from '#contracts/http/account/billing';
import { PaymentWindow } from './payment-window.js';
import { payByLink, readOpenPayment } from './payment-window-store.js';

const longestPauseMs = 30_000;
let reads: ((state: OrderState | null) => void)[] = [];
const readState = () => new Promise<OrderState | null>((resolve) => reads.push(resolve));
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  reads = [];
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('an order is read until it is paid, and then the window goes', async () => {
  const outcome = payByLink('https://pay.example/1', readState);
  render(<PaymentWindow />);
  await pass(longestPauseMs);
  expect(reads).toHaveLength(1);
  reads[0]!('pending');
  await pass(longestPauseMs);
  expect(reads).toHaveLength(2);
  reads[1]!('paid');
  await pass(0);
  expect(await outcome).toBe('success');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['pending', 'paid'] as const)('a window that was closed while its order was read (%s) reads it no more', async (state) => {
  const outcome = payByLink('https://pay.example/2', readState);
  render(<PaymentWindow />);
  await pass(longestPauseMs);
  await act(async () => readOpenPayment()!.end('closed'));
  reads[0]!(state);
  await pass(4 * longestPauseMs);
  expect(reads).toHaveLength(1);
  expect(await outcome).toBe('closed');
});
