import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { z } from 'zod';
import { notices } from '#contracts/http/account/notices';
import { prompt } from '#contracts/http/bot/prompt';
import type { Route } from '#contracts/http/route';
import { uploadLink } from '#contracts/values/selling/product-list';
import { notify, readToasts } from '../../ui/feedback/toast-store.js';
import { accountAnswers } from './answers/account-answers.js';
import { answer } from './answers/answer.js';
import { botAnswers } from './answers/bot-answers.js';
import { ids } from './answers/ids.js';
import { connection, send } from './page-socket.js';

const { openScreen } = await import('./open-screen.js');

/* The panel's reaction to changes elsewhere: on another device, on the owner's phone, at WhatsApp. */

const stored = <R extends Route>(route: R) =>
  [...accountAnswers, ...botAnswers].find((one) => one.route === route)!.reply as z.input<R['reply']>;

test('the toast of a serious notice stays while the notice is open, and goes when it was handled on another device', async () => {
  const list = stored(notices.list);
  const { server, settle } = await openScreen('/dashboard', { part: 'page' });
  await act(async () => connection('up'));
  await settle();
  act(() => {
    notify('Bot terputus', { id: ids.openNotice, level: 'serious', path: '/bot' });
    notify('Nomor dibatasi', { id: ids.oldNotice, level: 'serious', path: '/bot' });
  });
  const shown = () => readToasts().map(({ text }) => text);
  await act(async () => send('notices.changed'));
  await settle();
  expect(shown()).toEqual(['Bot terputus', 'Nomor dibatasi']);
  server.replaceAnswer(answer(notices.list, { ...list, open: [] }));
  await act(async () => send('notices.changed'));
  await settle();
  // “Nomor dibatasi” was never in the list of open notices, so its absence does not mean that it has ended.
  expect(shown()).toEqual(['Nomor dibatasi']);
});

test('a test message that arrives is announced once, and the figures that depend on it are read again', async () => {
  const settings = { ...stored(notices.settings), numberState: 'sent' as const };
  const { server, settle, pass } = await openScreen('/dashboard', { part: 'page', answers: [answer(notices.settings, settings)] });
  await act(async () => connection('up'));
  await settle();
  server.replaceAnswer(answer(notices.settings, { ...settings, numberState: 'works' }));
  const heard = server.requests.length;
  await pass(4_000);
  await settle();
  const asked = server.requests.slice(heard);
  expect(readToasts().filter(({ text }) => text.includes('Contoh sampai'))).toHaveLength(1);
  expect(asked.filter((one) => one.includes('/analytics/summary'))).toHaveLength(1);
});

test.each([
  ['a photo that was uploaded is shown, and no link is checked', uploadLink(ids.shirt), `/photos/${ids.shirt}`, '/photos/links'],
  ['a photo behind a link is checked', 'https://toko.id/foto.jpg', '/photos/links', null],
])('%s', async (_what, link, isAsked, isNotAsked) => {
  const texts = { ...stored(prompt.read), secondary_prompt: `Kaos Hitam: ${link}` };
  const { server, settle } = await openScreen('/prompt', { part: 'page', answers: [answer(prompt.read, texts)] });
  await settle();
  const { requests } = server;
  expect([isAsked, isNotAsked].map((part) => part !== null && requests.some((one) => one.includes(part)))).toEqual([true, false]);
});
