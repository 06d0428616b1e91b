import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import { queryKeys } from '../api/query-keys.js';
import { dismissAllToasts, readToasts } from '../ui/feedback/toast-store.js';
import { liveHandlers } from './live-handlers.js';

type Package = Pick<AnalyticsSummary, 'packageId' | 'packageName' | 'daysLeft'>;

const cache = new QueryClient();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  cache.clear();
  dismissAllToasts();
});

/** The message of an open panel when the package changes from one state to the other. */
async function said(before: Package, after: Package): Promise<string[]> {
  let now = before;
  const observer = new QueryObserver(cache, {
    queryKey: queryKeys.analytics,
    queryFn: () => Promise.resolve(now as AnalyticsSummary),
    staleTime: Infinity,
  });
  const close = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  now = after;
  liveHandlers(cache, () => undefined)['subscription.changed']();
  await jest.advanceTimersByTimeAsync(10);
  close();
  return readToasts().map(({ text }) => text);
}

const basic = { packageId: 'ai-1000', packageName: 'Paket Basic', daysLeft: 3 } as const;
const none = { packageId: null, packageName: 'Gratis', daysLeft: 0 } as const;

test('a payment that settles while the panel is open is announced, for a new package and for a longer one', async () => {
  expect(await said(none, basic)).toEqual(['✅ Pembayaran diterima. Paket Basic aktif, sisa 3 hari.']);
  dismissAllToasts();
  cache.clear();
  const larger = { packageId: 'ai-3000', packageName: 'Paket Standard', daysLeft: 2 } as const;
  expect(await said(basic, larger)).toEqual(['✅ Pembayaran diterima. Paket Standard aktif, sisa 2 hari.']);
  dismissAllToasts();
  cache.clear();
  expect(await said(basic, { ...basic, daysLeft: 34 })).toEqual(['✅ Pembayaran diterima. Paket Basic aktif, sisa 34 hari.']);
});

test.each([
  ['a package that ends', basic, none],
  ['an unchanged one', basic, basic],
  ['the trial, which costs nothing', none, { packageId: 'ai-trial', packageName: 'Paket Trial', daysLeft: 1 } as const],
])('%s is not announced as paid', async (_, before, after) => {
  expect(await said(before, after)).toEqual([]);
});
