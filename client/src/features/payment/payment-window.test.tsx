import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

/** Simulates that the buyer returns to this tab or leaves it. */
const look = (visibility: DocumentVisibilityState) =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('an order is read at once when the buyer comes back, and not when the tab is left', async () => {
  const outcome = payByLink('https://pay.example/3', readState);
  render(<PaymentWindow />);
  await look('hidden');
  expect(reads).toHaveLength(0);
  await look('visible');
  expect(reads).toHaveLength(1);
  reads[0]!('paid');
  await pass(0);
  expect(await outcome).toBe('success');
  await look('visible');
  expect(reads).toHaveLength(1);
});

const close = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Tutup jendela' })));

test('a window that is closed before its page was opened ends at once', async () => {
  const outcome = payByLink('https://pay.example/4', readState);
  render(<PaymentWindow />);
  await close();
  expect([await outcome, reads.length]).toEqual(['closed', 0]);
});

test.each([
  ['paid', 'success'],
  ['expired', 'error'],
  ['pending', 'pending'],
  [null, 'pending'],
] as const)('a window that is closed after its page was opened: an order that is %s ends as %s', async (state, end) => {
  const outcome = payByLink('https://pay.example/5', readState);
  render(<PaymentWindow />);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Buka halaman pembayaran' })));
  expect(screen.getByRole('link', { name: 'Buka lagi halaman pembayaran' })).toBeTruthy();
  await close();
  reads[0]!(state);
  await pass(0);
  expect([await outcome, reads.length]).toEqual([end, 1]);
  // a further payment opens a new window
  await act(async () => void payByLink('https://pay.example/6', readState));
  expect(screen.getByRole('link', { name: 'Buka halaman pembayaran' })).toBeTruthy();
  await act(async () => readOpenPayment()!.end('closed'));
});
