import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { packages } from '#contracts/values/selling/packages';
import { queryKeys } from '../../api/query-keys.js';
import { dismissAllToasts, readToasts } from '../../ui/feedback/toast-store.js';
import { outcomeWords, trialActivated } from './billing.rules.js';
import { useChoosePackage } from './use-choose-package.js';

type Outcome = 'onSuccess' | 'onPending' | 'onError' | 'onClose';
let outcome: Outcome = 'onSuccess';
let created: object = {};
let status = 200;
let asked: string[] = [];
let paid: string[] = [];
const realFetch = globalThis.fetch;
const orderId = '0197c0de-0000-7000-8000-0000000000aa';
const order = { orderId, packageId: 'ai-1000', amount: 1, state: 'paid', createdAt: '2026-11-28T03:00:00.000Z' };

beforeEach(() => {
  dismissAllToasts();
  [outcome, asked, paid, status] = ['onSuccess', [], [], 200];
  created = { token: 'snap-token', orderId, activated: false };
  window.snap = {
    pay: (token, callbacks) => {
      paid.push(token);
      callbacks[outcome]();
    },
  };
  globalThis.fetch = (async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    if (method === 'GET') return Response.json(order);
    return Response.json(status === 200 ? created : { error: 'Belum bisa.' }, { status });
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const cheap = packages.find(({ price }) => price === 0)!;
const other = packages.find(({ price }) => price > 0)!;

async function choose(one = other) {
  const cache = new QueryClient();
  const keys = [queryKeys.profile, queryKeys.analytics, queryKeys.orders];
  for (const key of keys) cache.setQueryData(key, {});
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => useChoosePackage(), { wrapper });
  await act(async () => result.current.choose(one));
  await waitFor(() => expect(result.current.processing).toBeNull());
  return { problem: result.current.problem, readAgain: keys.filter((key) => cache.getQueryState(key)!.isInvalidated).length };
}
const said = () => readToasts().map(({ text }) => text);

test('a package is paid in the popup; the order is read, so that the package is active, and the panel is read again', async () => {
  expect(await choose()).toEqual({ problem: null, readAgain: 3 });
  expect([paid, said(), asked.map((one) => one.split('/').at(-1))]).toEqual([
    ['snap-token'],
    [outcomeWords.success],
    ['create-transaction', orderId],
  ]);
});

test.each([
  ['onPending', 'pending', 2],
  ['onError', 'error', 2],
  ['onClose', 'closed', 1],
] as const)('a payment that ends with %s', async (end, words, requests) => {
  outcome = end;
  expect(await choose()).toEqual({ problem: null, readAgain: 3 });
  expect([said(), asked.length]).toEqual([[outcomeWords[words]], requests]);
});

test('the trial is active at once', async () => {
  created = { token: null, orderId: null, activated: true };
  expect(await choose(cheap)).toEqual({ problem: null, readAgain: 3 });
  expect([paid, said()]).toEqual([[], [trialActivated]]);
});

test('an answer that neither activates nor opens a payment is a failure, and is not said to be active', async () => {
  created = { token: null, orderId: null, activated: false };
  expect((await choose()).problem).toEqual(expect.stringContaining('Gagal membuat transaksi'));
  expect(said()).toEqual([]);
});

test.each([
  [422, 'Belum bisa.'],
  [401, null],
])('a refusal with %s: %s', async (refused, problem) => {
  status = refused;
  expect([(await choose()).problem, paid]).toEqual([problem, []]);
});
