import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { bots } from '#contracts/http/account/bots';
import { AccountId } from '#contracts/values/ids';
import { readToasts } from '../../ui/feedback/toast-store.js';
import { answer } from './answers/answer.js';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';

/* Where an address leads, for visitors and for the people of a bot. */

const home = `/b/${ids.bot}/dashboard`;

test.each([
  ['a visitor', null, '/dashboard', '/login', false],
  ['a visitor', null, '/login', '/login', false],
  ['a visitor', null, '/tidak-ada', '/', true],
  ['an owner', 'owner', '/login', home, false],
  ['an owner', 'owner', '/register', home, false],
  ['an owner', 'owner', '/tidak-ada', home, false],
  ['an owner', 'owner', '/verify-otp', '/verify-otp', false],
  ['an owner', 'owner', '/closing', `/b/${ids.bot}/closing`, false],
] as const)('%s (%s) who asks for %s gets %s', async (...[, role, path, place, isTold]) => {
  const { doing } = await openToAct('/forgot-password', { role });
  await doing(() => goTo(path));
  expect(location.pathname).toBe(place);
  expect(readToasts().some(({ text }) => text.includes('tidak ada'))).toBe(isTold);
});

/** Opens an address, like a link on another page or the address bar. */
function goTo(address: string): void {
  history.pushState({ idx: 1 }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

test('an owner whose address is unknown reads so on the dashboard, and only then', async () => {
  const { doing } = await openToAct('/closing');
  const note = () => screen.queryByText('Halaman tidak ditemukan') !== null;
  await doing(() => goTo(`/b/${ids.bot}/tidak-ada`));
  expect([location.pathname, note()]).toEqual([home, true]);
  await doing(() => goTo(home));
  expect(note()).toBe(false);
});

const both = answer(bots.list, [
  { botId: ids.bot, accountId: AccountId.parse(ids.bot), role: 'owner', phone: '6281299990000' },
  { botId: ids.secondBot, accountId: AccountId.parse(ids.bot), role: 'owner', phone: null },
]);

test('a person with two bots sees which one is shown, and goes to the other’s dashboard', async () => {
  const { press, settle, pass } = await openToAct('/closing?status=baru', { answers: [both] });
  // the list of bots is read after the first view
  await pass(1_000);
  await press('Ganti bot. Sekarang: 0812-9999-0000');
  const choices = () => screen.getAllByRole('button').filter((one) => one.hasAttribute('aria-current'));
  expect(choices().map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['0812-9999-0000', 'true'],
    ['Bot 2 (belum terhubung)', 'false'],
  ]);
  // The owner chooses the bot that is already shown, so nothing changes.
  await press('0812-9999-0000');
  expect([screen.queryByRole('dialog'), location.pathname + location.search]).toEqual([null, `/b/${ids.bot}/closing?status=baru`]);
  await press('Ganti bot. Sekarang: 0812-9999-0000');
  await press('Bot 2 (belum terhubung)');
  await settle();
  expect([screen.queryByRole('dialog'), location.pathname + location.search]).toEqual([null, `/b/${ids.secondBot}/dashboard`]);
  expect(screen.getByRole('button', { name: 'Ganti bot. Sekarang: Bot 2 (belum terhubung)' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Closing/ })[0]!.getAttribute('href')).toBe(`/b/${ids.secondBot}/closing`);
});

test('a new screen begins at its top, with the focus in it; the same screen keeps its place', async () => {
  const { doing, press } = await openToAct('/closing');
  const scrolled: unknown[] = [];
  window.scrollTo = ((...to: unknown[]) => scrolled.push(to)) as typeof window.scrollTo;
  await doing(() => fireEvent.click(screen.getAllByRole('link', { name: 'Laporan' })[0]!));
  expect([scrolled, document.activeElement?.id]).toEqual([[[0, 0]], 'isi']);
  await press('Sebelumnya');
  expect(scrolled).toHaveLength(1);
});

test.each([
  ['the dashboard', '/dashboard', true],
  ['the list of chats', '/chat-history', true],
  ['an open chat', `/chat-history?percakapan=${ids.siti}`, false],
])('the bar of daily screens is below %s (%s): %s', async (_what, path, isThere) => {
  await openToAct(path, { on: 'phone' });
  expect(screen.queryByRole('navigation', { name: 'Menu harian' }) !== null).toBe(isThere);
});

test('the sidebar is folded and unfolded, and the device remembers it', async () => {
  const { press } = await openToAct('/closing');
  const root = document.documentElement;
  const states = () => [root.hasAttribute('data-folded'), localStorage.getItem('menu')];
  expect(states()).toEqual([false, null]);
  await press('Lipat menu');
  expect(states()).toEqual([true, 'lipat']);
  await press('Lebarkan menu');
  expect(states()).toEqual([false, null]);
});
