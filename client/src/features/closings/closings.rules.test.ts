import { expect, test } from '@jest/globals';
import type { ClosingView } from '#contracts/http/chat/closings';
import { doubtText, earlierText, withState } from './closings.rules.js';

const closing = (id: string) => ({ id, state: 'new' }) as ClosingView;

test('a changed closing has its state among all, and leaves the list of another state', () => {
  const pages = [[closing('a'), closing('b')], [closing('c')]];
  expect(withState(pages, 'all', { id: 'b', state: 'paid' })).toEqual([[closing('a'), { ...closing('b'), state: 'paid' }], [closing('c')]]);
  expect(withState(pages, 'new', { id: 'b', state: 'paid' })).toEqual([[closing('a')], [closing('c')]]);
  expect(withState(pages, 'new', { id: 'b', state: 'new' })).toEqual(pages);
  // other closings keep their position, whatever their state
  expect(withState(pages, 'paid', { id: 'b', state: 'paid' })).toEqual([
    [closing('a'), { ...closing('b'), state: 'paid' }],
    [closing('c')],
  ]);
});

test('an order that the lead changed says what it was before', () => {
  const earlier = (summary: string, amount: number | null) => ({ summary, amount, until: '2026-11-28T06:00:00.000Z' });
  expect(earlierText({ earlier: [] })).toBeNull();
  expect(earlierText({ earlier: [earlier('2 topi', 80_000), earlier('3 topi', 120_000)] })).toBe(
    'Diubah pelanggan. Sebelumnya: 3 topi (Rp\u00a0120.000)',
  );
  expect(earlierText({ earlier: [earlier('2 topi', null)] })).toBe('Diubah pelanggan. Sebelumnya: 2 topi');
});

test('an order whose messages the lead changed asks for a check', () => {
  expect(doubtText({ doubt: null })).toBeNull();
  expect(doubtText({ doubt: 'edited' })).toBe('Pelanggan mengubah pesannya setelah ini dicatat. Cek chatnya.');
  expect(doubtText({ doubt: 'deleted' })).toBe('Pelanggan menghapus pesannya setelah ini dicatat. Cek chatnya.');
  expect(doubtText({ doubt: 'called-off' })).toBe('Pelanggan membatalkan pesanan ini. Cek chatnya.');
});
