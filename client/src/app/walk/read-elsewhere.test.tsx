import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { chat } from '#contracts/http/chat/chat';
import { answer } from './answers/answer.js';
import { readToasts } from '../../ui/feedback/toast-store.js';
import { agus, siti } from './answers/chat-answers.js';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';
import { connection, send } from './page-socket.js';

/*
 * A change on one screen affects another screen. When the owner returns to that screen, the panel fetches its data
 * again, although the cached data is still fresh.
 */

const talk = (id: string) => `/chat-history?percakapan=${id}`;

const goTo = (path: string) => {
  history.pushState({ idx: 1 }, '', `/b/${ids.bot}${path}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
};
const exclude = ['Masukkan ke blacklist', 'Masukkan ke blacklist'];

test.each([
  ['a lead is excluded', '/blacklist', talk(ids.siti), exclude, '/blacklist'],
  ['a lead is no longer excluded', '/blacklist', talk(ids.agus), ['Hapus dari blacklist'], '/blacklist'],
  ['a lead is erased', '/blacklist', talk(ids.siti), ['Hapus semua data orang ini', 'Ya, hapus semuanya'], '/blacklist'],
  ['follow-ups of a lead are cancelled', '/followup', talk(ids.budi), ['Batalkan follow-up'], '/followup/queue'],
] as const)('%s: %s is read again', async (...[, shows, changes, buttons, route]) => {
  const { doing, asked } = await openToAct(shows);
  const isRead = async (path: string) => (await asked(route, () => doing(() => goTo(path)))).some((one) => one.startsWith('GET'));
  await doing(() => goTo(changes));
  // Before the change, a visit does not fetch the data again.
  expect(await isRead(shows)).toBe(false);
  await doing(() => goTo(changes));
  for (const name of buttons) {
    const window = screen.queryByRole('alertdialog');
    await doing(() => (window ? within(window) : screen).getByRole('button', { name }).click());
  }
  expect(await isRead(shows)).toBe(true);
});

test('a lead who is excluded from a chat that no list has: the chat is read again', async () => {
  const lead = { ...siti, phoneNumber: '6281200000008' };
  const { doing, asked } = await openToAct(`/chat-history?kontak=${lead.phoneNumber}`, {
    answers: [answer(chat.contact, lead), answer(chat.contacts, [])],
  });
  await doing(() => screen.getByRole('button', { name: exclude[0]! }).click());
  const read = await asked(`GET /api/chat/contacts/${lead.phoneNumber}`, () =>
    doing(() => within(screen.getByRole('alertdialog')).getByRole('button', { name: exclude[1]! }).click()),
  );
  expect(read.filter((one) => one.endsWith(lead.phoneNumber))).toHaveLength(1);
});

test.each([
  ['excluded', siti, exclude, '✅ Siti Aminah masuk blacklist. Bot tidak membalasnya lagi.'],
  ['no longer excluded', agus, ['Hapus dari blacklist'], '✅ Agus Wijaya dihapus dari blacklist.'],
] as const)(
  'a lead is %s, and the event about it comes before the answer: the message says what was done',
  async (...[, lead, buttons, words]) => {
    const { doing, server } = await openToAct(talk(lead.conversationId));
    await doing(() => connection('up'));
    server.writes = 'held';
    for (const name of buttons) {
      const window = screen.queryByRole('alertdialog');
      await doing(() => (window ? within(window) : screen).getByRole('button', { name }).click());
    }
    await doing(() => send('contact.changed', { ...lead, version: 9, blacklisted: !lead.blacklisted }));
    await doing(() => server.release('answered'));
    expect(readToasts().map(({ text }) => text)).toEqual([words]);
  },
);
