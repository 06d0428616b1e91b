import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';

/*
 * What a screen scrolls to by itself, what it delays while the owner types, and how it handles answers about devices
 * that no longer exist.
 */

const siti = `/chat-history?percakapan=${ids.siti}`;

/**
 * Opens a screen and records the elements that the screen scrolls to from then on. Each record has the element's text
 * and its position in the view.
 */
async function openWatched(path: string) {
  const opened = await openToAct(path);
  const brought: (readonly [text: string, block: string | undefined])[] = [];
  Element.prototype.scrollIntoView = function (this: Element, how?: boolean | ScrollIntoViewOptions) {
    brought.push([this.textContent, typeof how === 'object' ? how.block : undefined]);
  };
  return { ...opened, brought };
}

const goTo = (address: string) => {
  history.replaceState(history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
};

test('a message that was found is in the middle of the view, and so are the next ones', async () => {
  const { brought, doing } = await openWatched(siti);
  // the third one has been read before
  for (const seq of [2, 1, 2]) await doing(() => goTo(`${location.pathname}?percakapan=${ids.siti}&pesan=${seq}`));
  expect(brought.map(([, block]) => block)).toEqual(['center', 'center', 'center']);
  const found = brought.map(([text]) => /Ada Kak|Kaos hitam ada/.exec(text)?.[0]);
  expect(found).toEqual(['Ada Kak', 'Kaos hitam ada', 'Ada Kak']);
});

test('the quick reply that Enter would choose is in view, and the last one is before the first', async () => {
  const { brought, type, key } = await openWatched(siti);
  await type('Tulis pesan', '/');
  const field = screen.getByRole('textbox', { name: 'Tulis pesan' });
  await key('ArrowDown', field);
  await key('ArrowDown', field);
  await key('ArrowUp', field);
  const names = brought.map(([text, block]) => [/Halo|Rekening/.exec(text)?.[0], block]);
  expect(names).toEqual(['Halo', 'Rekening', 'Halo', 'Rekening'].map((name) => [name, 'nearest']));
  const active = () => field.getAttribute('aria-activedescendant');
  expect(document.querySelector(`[id="${active()}"]`)?.textContent).toMatch(/Rekening/);
  await type('Tulis pesan', 'Halo');
  expect(active()).toBeNull();
});

test.each([
  [404, '✅ Chrome di Android sudah keluar.', true],
  [409, '❌ Gagal mengeluarkan perangkat.\nKalimat dari server.', false],
] as const)('a device that is logged out, answered with %s: “%s”', async (status, words, isRead) => {
  const { brought, press, refuseWith, asked } = await openWatched('/settings');
  refuseWith(status);
  const busy = () =>
    screen.getAllByRole('button', { name: /^Keluar dari (?!semua)/ }).filter((one) => one.getAttribute('aria-busy') === 'true');
  const read = await asked('GET /api/user/sessions', () => press('Keluar dari Chrome di Android'));
  expect([brought.at(-1), read.length > 0, busy()]).toEqual([[words, 'nearest'], isRead, []]);
});

test('while one device is logged out, its button alone is busy', async () => {
  const { server, press } = await openToAct('/settings');
  server.writes = 'held';
  await press('Keluar dari Chrome di Android');
  const busy = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-busy') === 'true');
  expect(busy.map((one) => one.getAttribute('aria-label'))).toEqual(['Keluar dari Chrome di Android']);
});

const photo = (word: string) => `Kaos: https://toko.id/${word}.jpg`;
const itself = (word: string) => word;
test.each([
  ['links of photos are checked', '/prompt', { label: 'Nama & Link Foto Produk (opsional)', textOf: photo, route: '/photos/links' }],
  ['products are searched', '/produk', { label: 'Cari produk', textOf: itself, route: '/products?' }],
  ['answers are searched', '/produk?bagian=jawaban', { label: 'Cari tanya jawab', textOf: itself, route: '/knowledge?' }],
  ['chats are searched', '/chat-history', { label: 'Cari nama, nomor, atau pesan', textOf: itself, route: '/chat/search?' }],
])('%s once, after the owner has stopped typing', async (_what, path, { label, textOf, route }) => {
  const { server, pass, settle } = await openToAct(path);
  const heard = server.requests.length;
  for (const word of ['ka', 'kao', 'kaos']) {
    await act(async () => {
      fireEvent.change(screen.getByLabelText(label), { target: { value: textOf(word) } });
      await jest.advanceTimersByTimeAsync(100);
    });
  }
  await pass(2_000);
  await settle();
  const asked = server.requests.slice(heard).filter((one) => one.includes(route) && one.includes('ka'));
  expect(asked).toEqual([expect.stringMatching(/kaos/)]);
});
