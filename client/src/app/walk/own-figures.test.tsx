import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { productChanges } from '#contracts/http/bot/product-changes';
import { productImports } from '#contracts/http/bot/product-imports';
import { chat } from '#contracts/http/chat/chat';
import { analytics } from '#contracts/http/account/analytics';
import type { Route } from '#contracts/http/route';
import { readToasts } from '../../ui/feedback/toast-store.js';
import './page-socket.js';
import { accountAnswers } from './answers/account-answers.js';
import { answer } from './answers/answer.js';
import { botAnswers } from './answers/bot-answers.js';
import { chatAnswers } from './answers/chat-answers.js';

const { openScreen } = await import('./open-screen.js');

/*
 * Figures of the same kind that appear next to each other. Each has a different value here, so the test detects a
 * figure in the wrong place. In the example answers, some figures are equal.
 */

const stored = <R extends Route>(route: R) =>
  [...accountAnswers, ...botAnswers, ...chatAnswers].find((one) => one.route === route)!.reply as z.input<R['reply']>;

async function open(path: string, answers: Parameters<typeof openScreen>[1]) {
  const { settle } = await openScreen(path, answers);
  const doing = async (action: () => unknown) => {
    await act(async () => void action());
    await settle();
  };
  const press = (name: string | RegExp) => doing(() => fireEvent.click(screen.getByRole('button', { name })));
  return { doing, press };
}

const counts = { needsOwner: 31, unread: 42, takenOver: 53, leftBehind: 64 };
const waiting = [answer(chat.waiting, { ...stored(chat.waiting), counts })];

test('the filters of the chats have their own counts', async () => {
  await open('/chat-history', { answers: waiting });
  const chips = within(screen.getByRole('group', { name: 'Saring chat' })).getAllByRole('button');
  expect(chips.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Semua',
    'Menunggu Anda31',
    'Belum dibaca42',
    'Anda ambil alih53',
  ]);
});

test('the start counts the leads that wait and those that were left behind', async () => {
  await open('/dashboard', { part: 'page', answers: waiting });
  expect(screen.getByRole('heading', { name: '31 chat membutuhkan Anda' })).toBeTruthy();
  expect(screen.getByText(/^64 pesan belum dijawab\./)).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }));
  expect(menu.getByRole('link', { name: /^Chat/ }).textContent).toBe('Chat31 menunggu Anda');
});

test('what is left of the package', async () => {
  const left = { totalToday: 21, total30Days: 432, closingsToday: 8, aiResponsesLeft: 76, aiResponsesTotal: 543, daysLeft: 9 };
  const answers = [answer(analytics.summary, { ...stored(analytics.summary), ...left })];
  await open('/dashboard', { answers });
  const tile = (name: string) => screen.getByText(name).closest('div')!.textContent;
  for (const [name, figure] of [
    ['Total Pesan Hari Ini', '21'],
    ['Sisa Penggunaan AI', '76'],
    ['Sisa Hari Langganan', '9 hari'],
  ] as const)
    expect(tile(name)).toContain(figure);
  expect(screen.getByText('467 dari 543 terpakai')).toBeTruthy();
  expect(screen.getByText('432')).toBeTruthy();
  await open('/billing', { answers });
  expect(screen.getByText('dari 543 balasan AI tersisa').textContent).toBeTruthy();
  const running = screen.getByRole('region', { name: 'Paket berjalan' });
  expect(running.textContent).toContain('76 dari 543 balasan AI tersisa');
  expect(running.textContent).toContain('9 hari lagi');
  expect(within(running).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('467');
});

test.each([
  [true, false],
  [false, true],
])('a search with more contacts (%s) or more messages (%s) says so below them', async (moreContacts, more) => {
  const { doing } = await open('/chat-history', { answers: [answer(chat.search, { ...stored(chat.search), moreContacts, more })] });
  await doing(() => fireEvent.change(screen.getByLabelText('Cari nama, nomor, atau pesan'), { target: { value: 'baru' } }));
  const says = (section: string) => within(screen.getByRole('region', { name: section })).queryByText(/^Lebih dari/)?.textContent ?? null;
  expect([says('Kontak yang cocok') !== null, says('Pesan yang cocok') !== null]).toEqual([moreContacts, more]);
  expect(says(more ? 'Pesan yang cocok' : 'Kontak yang cocok')).toMatch(more ? /^Lebih dari 1 pesan/ : /^Lebih dari 1 kontak/);
});

test('an import says how many products it adds, changes and leaves out', async () => {
  const example = stored(productImports.preview);
  const row = { row: 9, place: 'Baris 9', name: 'Topi', problems: ['Harga tidak terbaca.'] };
  const group = { kind: 'total' as const, total: 16, rows: [{ place: 'Baris 12', name: 'Total' }] };
  const doubtful = {
    ...{ row: 3, place: 'Baris 3', name: 'Pasmina', reason: 'Harga kecil.', priceIdr: 35, kinds: 0, otherwise: 'drop' as const },
    ...{ takesPrice: true, canKeep: true },
  };
  const preview = answer(productImports.preview, {
    ...example,
    ...{ good: 7, added: 4, changed: 3, wrong: [row], wrongTotal: 25, leftOut: [group], doubtful: [doubtful], doubtfulTotal: 11 },
  });
  const { doing, press } = await open('/produk', { answers: [preview] });
  await press('Impor');
  await doing(() => fireEvent.change(screen.getByLabelText('Atau tempel daftar Anda'), { target: { value: 'Topi' } }));
  await press('Periksa');
  const dialog = within(screen.getByRole('dialog'));
  for (const words of [
    '4 produk baru, 3 diperbarui. 42 baris dilewati.',
    '25 baris belum bisa diimpor',
    'dan 24 baris lagi.',
    '16 baris bukan produk, jadi dilewati',
    '11 baris perlu Anda pastikan',
    'dan 10 baris lagi.',
  ])
    expect([words, dialog.queryAllByText(words)]).toEqual([words, [expect.anything()]]);
});

test.each([
  [
    'import',
    '✅ Impor terakhir: 14 produk baru, 25 diperbarui.',
    'Batalkan impor',
    '✅ Impor dibatalkan. 17 produk dihapus, 28 dikembalikan. 39 tidak diubah karena sudah Anda edit: Topi, dan 38 lagi.',
  ],
  [
    'edit',
    '✅ Perubahan terakhir: 25 produk diubah, 36 dihapus.',
    'Urungkan',
    '✅ 28 produk dikembalikan. 39 tidak diubah karena sudah Anda edit: Topi, dan 38 lagi.',
  ],
] as const)('the latest change of products, an %s, and what undoing it did', async (kind, says, button, done) => {
  const last = { ...stored(productImports.last).last!, kind, added: 14, changed: 25, removed: 36 };
  const answers = [
    answer(productImports.last, { last }),
    answer(productImports.undo, { removed: 17, restored: 28, editedTotal: 39, edited: ['Topi'] }),
  ];
  const { press } = await open('/produk', { answers });
  await press('Impor');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(says)).toBeTruthy();
  await press(button);
  expect(readToasts().map(({ text }) => text)).toEqual([done]);
});

test('a change of several products says how many it changed and how many not', async () => {
  const { press } = await open('/produk', { answers: [answer(productChanges.apply, { changed: 12, skipped: 23, undoId: null })] });
  await press('Pilih');
  await press(/^Pilih semua/);
  await press('Tawarkan');
  expect(readToasts().map(({ text }) => text)).toEqual(['✅ 12 produk diubah. 23 tidak berubah.']);
});
