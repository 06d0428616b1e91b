import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ContactFilter } from '#contracts/http/chat/chat';
import type { Role } from '#contracts/values/people/permissions';
import { queryKeys } from '../api/query-keys.js';
import { HoursCard } from '../features/bot/hours/hours-card.js';
import { filterAtom } from '../features/chat/list/contacts-state.js';
import { FilterChips } from '../features/chat/list/filter-chips.js';
import { Bell } from '../features/notices/bell.js';
import { SubscriptionWindow } from '../features/shell/subscription-window.js';
import { forgetBots, showBot, storeBots } from '../state/bots.js';
import { ids } from './walk/answers/ids.js';

/* Parts that show counts and choices of the account, with answers that are already there. */

// jsdom has none
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
afterEach(() => {
  cleanup();
  forgetBots();
});

/** @param known the answers, by the key of their query */
function show(part: ReactElement, known: readonly (readonly [readonly unknown[], unknown])[] = []) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  for (const [queryKey, data] of known) cache.setQueryData(queryKey, data);
  const store = createStore();
  store.set(queryClientAtom, cache);
  render(
    <Provider store={store}>
      <QueryClientProvider client={cache}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  );
  return store;
}

const notice = { id: ids.openNotice, kind: null, title: 'Kabar', body: '', path: '/bot', at: '2026-11-27T00:00:00Z', seen: false };
test.each([
  [0, 0, 'Pemberitahuan', null, null],
  [1, 0, 'Pemberitahuan, 1 baru', '1', 'brand'],
  [0, 1, 'Pemberitahuan, 1 perlu ditangani', '1', 'warn'],
  [2, 1, 'Pemberitahuan, 2 baru, 1 perlu ditangani', '2', 'warn'],
  [1, 2, 'Pemberitahuan, 1 baru, 2 perlu ditangani', '2', 'warn'],
  [99, 0, 'Pemberitahuan, 99 baru', '99', 'brand'],
  [100, 0, 'Pemberitahuan, 100 baru', '99+', 'brand'],
])('the bell with %s new notices, %s of them unhandled: %s', (...[unseen, count, name, badge, colour]) => {
  const open = Array.from({ length: count }, () => ({ ...notice, serious: true, handled: false }));
  show(<Bell />, [[queryKeys.notices, { pages: [{ rows: [], unseen, open }], pageParams: [null] }]]);
  const shown = screen.getByRole('button', { name }).querySelector('span');
  expect([shown?.textContent ?? null, colour === null || shown!.className.includes(`border-${colour}`)]).toEqual([badge, true]);
});

test.each<[Record<string, number>, ContactFilter | null, string[]]>([
  [{ needsOwner: 0, unread: 0, takenOver: 0 }, null, ['*Semua', 'Menunggu Anda', 'Belum dibaca', 'Anda ambil alih']],
  [{ needsOwner: 1, unread: 2, takenOver: 3 }, null, ['*Semua', 'Menunggu Anda1!', 'Belum dibaca2', 'Anda ambil alih3']],
  [{ needsOwner: 99, unread: 100 }, 'unread', ['Semua', 'Menunggu Anda99!', '*Belum dibaca99+', 'Anda ambil alih']],
  [{ needsOwner: 0, unread: 0, takenOver: 1 }, 'taken-over', ['Semua', 'Menunggu Anda', 'Belum dibaca', '*Anda ambil alih1']],
])('filters with the counts %j, and the filter %s', (counts, filter, texts) => {
  const store = show(<FilterChips />, [
    [queryKeys.waiting, { counts, leads: [], next: null }],
    [queryKeys.labels, []],
  ]);
  act(() => store.set(filterAtom, filter));
  const shown = screen
    .getAllByRole('button')
    .map(
      (one) =>
        `${one.getAttribute('aria-pressed') === 'true' ? '*' : ''}${one.textContent}${one.querySelector('span span.bg-warn-soft') ? '!' : ''}`,
    );
  expect(shown).toEqual(texts);
});

const eight = { opens: '08:00', closes: '17:00' };
const late = { opens: '18:00', closes: '02:00' };
const shopHours = { when: 'always', afterMinutes: 5, hours: [eight, late, null], zone: 'WIB' };
test.each([
  ['always', 'Selalu', false, []],
  ['unanswered', 'Hanya jika belum ada yang menjawab setelah 5 menit', true, []],
  [
    'outside-hours',
    'Hanya di luar jam buka · buka 2 hari seminggu',
    false,
    ['Seninsampai', 'Selasasampaihari berikutnya', ...['Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'].map((day) => `${day}Tutup`)],
  ],
])('a bot that answers %s: %s', (when, summary, waits, days) => {
  show(<HoursCard />, [[queryKeys.botHours, { ...shopHours, when }]]);
  expect(screen.getByRole('heading', { level: 3 }).nextElementSibling!.textContent).toBe(summary);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(
    ['always', 'outside-hours', 'unanswered'].map((one) => one === when),
  );
  expect(screen.queryByLabelText('Tunggu berapa menit?') !== null).toBe(waits);
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(days);
  expect(screen.queryAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual(
    days.map((day) => String(!day.includes('Tutup'))),
  );
  if (days.length === 0) return;
  expect(screen.getByLabelText<HTMLInputElement>('Senin, buka').value).toBe('08:00');
  expect(screen.getByLabelText<HTMLInputElement>('Selasa, tutup').value).toBe('02:00');
});

test.each<[Role, boolean, RegExp]>([
  ['owner', false, /^Anda belum memiliki paket aktif\. Silakan pilih paket/],
  ['owner', true, /^Anda tidak memiliki paket aktif: paket sebelumnya sudah berakhir\./],
  ['agent', false, /^Akun ini tidak memiliki paket aktif\..*Minta pemilik akun memilih paket/],
  ['agent', true, /^Akun ini tidak memiliki paket aktif\..*Minta pemilik akun memilih paket/],
])('an account without a package tells its %s, who had one before (%s), what to do', (role, hadPackage, words) => {
  storeBots([{ botId: 'bot', accountId: 'account', phone: null, role }]);
  showBot('bot');
  const closed: string[] = [];
  show(<SubscriptionWindow hadPackage={hadPackage} onClose={() => closed.push('x')} />);
  expect(screen.getByText(/paket aktif/).textContent).toMatch(words);
  fireEvent.click(screen.getByRole('button', { name: 'Oke' }));
  expect(closed).toHaveLength(1);
});
