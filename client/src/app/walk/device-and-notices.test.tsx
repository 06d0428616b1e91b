import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { accountExport } from '#contracts/http/account/account-export';
import { notices } from '#contracts/http/account/notices';
import type { Route } from '#contracts/http/route';
import './page-socket.js';
import { accountAnswers } from './answers/account-answers.js';
import { answer } from './answers/answer.js';
import type { Opening } from './open-screen.js';

const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');

/* The bell, the owner's devices and the copy of the account, where the server's answer differs from the usual one. */

const stored = <R extends Route>(route: R) => accountAnswers.find((one) => one.route === route)!.reply as z.input<R['reply']>;

async function open(path: string, how: Opening = {}) {
  const { server, settle } = await openScreen(path, { part: 'page', ...how });
  const doing = async (action: () => unknown) => {
    await act(async () => void action());
    await settle();
  };
  const press = (name: string | RegExp) => doing(() => fireEvent.click(screen.getByRole('button', { name })));
  return { server, settle, doing, press };
}

const list = stored(notices.list);
const [old] = list.rows;
const [serious] = list.open;

test.each([
  [0, 0, 'Pemberitahuan', ''],
  [3, 0, 'Pemberitahuan, 3 baru', '3'],
  [0, 1, 'Pemberitahuan, 1 perlu ditangani', '1'],
  [5, 1, 'Pemberitahuan, 5 baru, 1 perlu ditangani', '5'],
  [99, 0, 'Pemberitahuan, 99 baru', '99'],
  [100, 0, 'Pemberitahuan, 100 baru', '99+'],
])('the bell with %s new notices and %s that need the owner', async (unseen, needed, name, count) => {
  await open('/closing', { answers: [answer(notices.list, { ...list, unseen, open: list.open.slice(0, needed) })] });
  expect(screen.getByRole('button', { name }).textContent).toBe(count);
});

test.each([
  ['needs the owner', { serious: true, handled: false }, true],
  ['was handled', { serious: true, handled: true }, false],
  ['is only news', { serious: false, handled: false }, false],
])('a notice that %s: its link leads on, closes the window, and marks it as handled: %s', async (_what, state, isHandled) => {
  const row = { ...old!, ...state, path: '/closing', title: 'Kabar' };
  const { server, doing, press } = await open('/dashboard', { answers: [answer(notices.list, { ...list, rows: [row], open: [] })] });
  await press(/^Pemberitahuan/);
  await doing(() => fireEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: /Kabar/ })));
  expect(location.pathname).toBe(`/b/${ids.bot}/closing`);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests.some((one) => one.startsWith(`POST /api/notices/${row.id}/`))).toBe(isHandled);
});

test('a notice that needs the owner is listed once', async () => {
  const { press } = await open('/closing', {
    answers: [answer(notices.list, { ...list, rows: [old!, { ...serious!, title: 'Bot mati' }] })],
  });
  await press(/^Pemberitahuan/);
  const window = within(screen.getByRole('dialog'));
  expect(window.queryAllByText(/Bot mati/)).toEqual([]);
  expect(window.getAllByText(serious!.title)).toHaveLength(1);
  expect(window.getAllByText(old!.title, { exact: false })).toHaveLength(1);
});

test.each([
  [true, 'Matikan notifikasi', /menerima notifikasi, juga saat panel ditutup/],
  [false, 'Nyalakan notifikasi', /belum menerima notifikasi saat panel ditutup/],
])('a browser that receives notices (%s) is offered “%s”', async (here, name, words) => {
  await open('/settings', {
    answers: [answer(notices.settings, { ...stored(notices.settings), push: { key: 'kunci', here } })],
  });
  expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByText(words).textContent).toMatch(/^Perangkat ini/);
  expect(screen.getAllByRole('switch', { name: / lewat Perangkat$/ })).toHaveLength(7);
});

test.each([
  [404, true],
  [500, false],
  [403, false],
])('a device that cannot be logged out because of %s counts as logged out: %s', async (status, isOut) => {
  const { press } = await open('/settings');
  const answerAll = globalThis.fetch;
  globalThis.fetch = (async (address: string, init: RequestInit = {}) =>
    (init.method ?? 'GET') === 'GET'
      ? answerAll(address, init)
      : Response.json({ error: 'Kalimat dari server.' }, { status })) as typeof fetch;
  await press('Keluar dari Chrome di Android');
  expect(screen.queryByText('✅ Chrome di Android sudah keluar.') !== null).toBe(isOut);
  expect(screen.queryByText(/Gagal mengeluarkan perangkat/) !== null).toBe(!isOut);
});

test('the link of the mail with the copy of the account: its secret is sent once, and leaves the address', async () => {
  const { server, press, settle } = await open('/settings#data=rahasia');
  expect(screen.queryByRole('button', { name: 'Minta semua data' })).toBeNull();
  server.writes = 'refused';
  await press('Unduh semua data');
  // The secret stays in the address, so the owner can try again.
  expect(location.hash).toBe('#data=rahasia');
  server.writes = 'answered';
  await press('Unduh semua data');
  await settle();
  const sent = server.requests.filter((one) => one.includes('/user/export/open'));
  expect(sent).toEqual(Array(2).fill('POST /api/user/export/open {"token":"rahasia"}'));
  expect([location.pathname, location.hash]).toEqual([`/b/${ids.bot}/settings`, '']);
  expect(screen.getByRole('button', { name: 'Minta semua data' })).toBeTruthy();
});

test.each([
  ['none', null, true],
  ['building', /Sedang disiapkan/, false],
  ['ready', /Sudah siap/, true],
  ['opened', /sudah dipakai/, true],
  ['over', /sudah dihapus/, true],
  ['failed', /Minta sekali lagi/, true],
] as const)('a copy of the account that is %s: %s, may be requested: %s', async (state, words, mayAsk) => {
  await open('/settings', { answers: [answer(accountExport.view, { ...stored(accountExport.view), state })] });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Minta semua data' });
  expect(button.disabled).toBe(!mayAsk);
  const text = button.closest('div')!.textContent;
  if (words) expect(text).toMatch(words);
  else expect(text).not.toMatch(/Sedang disiapkan|Sudah siap|sudah dipakai|sudah dihapus|Gagal/);
});

test('the look of the panel goes round: dark, light, and as the device', async () => {
  const { doing } = await open('/closing');
  const look = async () => {
    const menu = screen.getByRole('button', { name: /Sari Wulandari/ });
    // The first press (a click) loads the menu's code. Later presses open the menu with Enter.
    await doing(() => (menu.id === '' ? fireEvent.click(menu) : fireEvent.keyDown(menu, { key: 'Enter' })));
    const entry = screen.getByRole('menuitem', { name: /^Tampilan/ });
    const name = entry.textContent;
    await doing(() => fireEvent.click(entry));
    return [name, document.documentElement.dataset['theme'] ?? null, localStorage.getItem('theme')];
  };
  expect([await look(), await look(), await look(), (await look())[0]]).toEqual([
    ['Tampilan gelap', 'dark', 'dark'],
    ['Tampilan terang', 'light', 'light'],
    ['Tampilan ikut perangkat', null, null],
    'Tampilan gelap',
  ]);
});
