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
import { QueueCard } from '../features/followup/queue-card.js';
import { PriceChangeDialog } from '../features/products/changes/price-change-dialog.js';
import { StockChangeDialog } from '../features/products/changes/stock-change-dialog.js';
import { FirstTraining } from '../features/prompt/first-training.js';
import { ids } from './walk/answers/ids.js';

/* Parts that show counts and choices of the account. Their data is in the cache before they render. */

// jsdom has no ResizeObserver.
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

const told = 'Kami menjual kaos dan gamis buatan sendiri di Bandung, siap kirim ke mana saja. Kaos Rp 50.000.';
const whole = `${told} Bayar lewat transfer. Buka jam 8.00 - 17.00. Bahasa santai.`;
test.each([
  ['', 'Beberapa kalimat sudah cukup untuk mulai; dapat ditambah kapan saja.'],
  [' ', 'Beberapa kalimat sudah cukup untuk mulai; dapat ditambah kapan saja.'],
  [told, 'Belum tertulis: cara order dan bayar, jam buka, gaya bahasa. Boleh menyusul.'],
  [whole, 'Hal yang paling sering ditanyakan sudah lengkap.'],
  [`${whole} Garansi [hari].`, 'Isi dulu 1 bagian dalam [kurung siku].'],
  [`${told} Garansi [hari], retur [cara].`, 'Isi dulu 2 bagian dalam [kurung siku].'],
])('the first description “%s”: %s', (prompt, hint) => {
  const stored = { prompt, secondary_prompt: '', alamat: '', nomor_notifikasi: '' };
  show(<FirstTraining onSaved={undefined} />, [[queryKeys.prompt, stored]]);
  const field = screen.getByLabelText('Ceritakan usaha Anda kepada bot');
  expect(document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)!.textContent).toBe(hint);
  const isEmpty = prompt.trim() === '';
  expect(screen.queryByRole('group', { name: 'Contoh tulisan' }) !== null).toBe(isEmpty);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan' }).disabled).toBe(isEmpty);
});

test.each([
  [undefined, 'Simpan'],
  [() => undefined, 'Simpan, lalu hubungkan WhatsApp'],
])('the first description, with a next step (%s), is saved by “%s”', (onSaved, name) => {
  const stored = { prompt: whole, secondary_prompt: '', alamat: '', nomor_notifikasi: '' };
  show(<FirstTraining onSaved={onSaved} />, [[queryKeys.prompt, stored]]);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

const queued = {
  ...{ id: ids.firstFollowUp, conversationId: ids.budi, name: 'Budi', phoneNumber: '6281200000001', day: 2 },
  ...{ dueAt: '2030-01-05T02:00:00Z', moved: false, text: 'Halo Budi!' },
};
test.each([
  [{}, 1, ['1 terjadwal', 'mulai 09.00', 'Halo Budi!']],
  [{ moved: true }, 999, ['999 terjadwal', 'mulai 09.00, dipindah dari hari sebelumnya', 'Halo Budi!']],
  [{ text: null }, 1_000, ['1.000+ terjadwal', 'mulai 09.00', 'AI menulis dari isi chat saat waktunya tiba.']],
  [{ text: '' }, 1_001, ['1.000+ terjadwal', 'mulai 09.00', 'Teks masih kosong: hari ini dilewati.']],
])('a follow-up %j among %s that are planned', (changed, total, words) => {
  show(<QueueCard zone="WIB" />, [
    [queryKeys.followUpQueue, { pages: [{ rows: [{ ...queued, ...changed }], total }], pageParams: [null] }],
  ]);
  const row = screen.getByRole('listitem');
  const shown = [screen.getByText(/terjadwal$/), row.querySelector('p > span:last-child'), row.querySelector('p + p')];
  expect(shown.map((one) => one!.textContent.trim())).toEqual(words);
  expect(row.textContent).toContain('Hari 2');
});

const product = {
  ...{ id: ids.shirt, name: 'Kaos', priceIdr: 50_000, weightGrams: null, stock: null, variants: [], notes: '', photos: [], active: true },
  ...{ category: '', terms: { unit: '', minOrder: null, tiers: [], resellerIdr: null, promo: null }, costIdr: null },
};
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
test.each([
  ['up-percent', 'Persen', '', null, null],
  ['up-percent', 'Persen', '10', null, 'Contoh: Kaos Rp 50.000 menjadi Rp 55.000.'],
  ['down-percent', 'Persen', '10', null, 'Contoh: Kaos Rp 50.000 menjadi Rp 45.000.'],
  ['up-percent', 'Persen', 'x', 'Isi angka 1 sampai 500 (turun sampai 90).', null],
  ['up-rupiah', 'Rupiah', '5rb', null, 'Contoh: Kaos Rp 50.000 menjadi Rp 55.000.'],
  ['down-rupiah', 'Rupiah', '50rb', null, 'Kaos: harga baru tidak di atas Rp 0, jadi tidak diubah.'],
  ['down-rupiah', 'Rupiah', 'x', 'Contoh: 5.000 atau 5rb.', null],
])('prices that are changed by %s (%s %s): %s %s', (...[way, label, text, error, example]) => {
  const applied: object[] = [];
  show(<PriceChangeDialog count={2} example={product} onApply={(shift) => applied.push(shift)} onClose={() => undefined} />);
  choose('Perubahan', way);
  choose(label, text);
  expect(screen.getByRole('heading').textContent).toBe('Ubah harga 2 produk');
  expect(document.querySelector('[id$=error]')?.textContent.trim() ?? null).toBe(error);
  expect(screen.queryByText(/^(Contoh: Kaos|Kaos:)/)?.textContent.replaceAll(/\s/g, ' ') ?? null).toBe(example);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ubah harga' });
  expect(button.disabled).toBe(example === null);
  fireEvent.submit(button.closest('form')!);
  expect(applied).toHaveLength(example === null ? 0 : 1);
});

test('a change of prices without a priced product among them has no example', () => {
  show(<PriceChangeDialog count={2} example={undefined} onApply={() => undefined} onClose={() => undefined} />);
  choose('Persen', '10');
  expect([screen.queryByText(/menjadi/), screen.getByRole<HTMLButtonElement>('button', { name: 'Ubah harga' }).disabled]).toEqual([
    null,
    false,
  ]);
  choose('Persen', '');
});

test.each([
  ['', null, [null]],
  ['12', null, [12]],
  ['habis', null, [0]],
  ['x', 'Isi dengan angka, contoh 12, atau "habis".', []],
])('a stock that is typed as “%s”: %s', (text, error, applied) => {
  const stocks: (number | null)[] = [];
  // cast: the dialog's only kind of change
  const onApply = (change: object) => stocks.push((change as { stock: number | null }).stock);
  show(<StockChangeDialog count={2} onApply={onApply} onClose={() => undefined} />);
  choose('Stok masing-masing', text);
  expect(document.querySelector('[id$=error]')?.textContent.trim() ?? null).toBe(error);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ubah stok' });
  expect(button.disabled).toBe(error !== null);
  fireEvent.submit(button.closest('form')!);
  expect(stocks).toEqual(applied);
});
