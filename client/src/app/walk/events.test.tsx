import { act } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import type { ContactView } from '#contracts/http/chat/chat';
import { panelEvents, type PanelEvent, type PayloadOf } from '#contracts/realtime/events';
import { connection, connections, dismissed, send } from './page-socket.js';

const { openScreen } = await import('./open-screen.js');
const { lineChanges } = await import('./line-changes.js');
const { withNames } = await import('./page-text.js');
const { ids, minutesAgo, wireMinutesAgo } = await import('./answers/ids.js');
const { budi, messages, siti } = await import('./answers/chat-answers.js');

const newer: ContactView = { ...budi, version: 2, lastMessage: 'Jadi pesan kak', lastAt: wireMinutesAgo(0), unread: 3, messageCount: 13 };
const message = { ...messages[0]!, id: ids.shirt, body: 'Jadi pesan kak', seq: 9, timestamp: wireMinutesAgo(0) };
const payloads: { readonly [Event in PanelEvent]: PayloadOf<Event> | undefined } = {
  'bot.status': {
    ...{ version: 4, status: 'offline', detail: null, reason: 'logged_out', phone: null, since: minutesAgo(0), lastMessageAt: null },
    ...{ qr: null, pairingCode: null, pairingCodeUntil: null, passkey: null, restriction: null },
  },
  'bot.log': { line: '[2026-11-27 10:00:00] [ERROR] Terputus.' },
  'bot.logs-cleared': undefined,
  'contact.changed': { ...siti, version: 2, takeoverUntil: null, name: 'Siti Baru' },
  'message.added': { message, contact: newer },
  'message.status': { conversationId: ids.budi, id: ids.thirdMessage, status: 'delivered', unsent: null },
  'message.changed': { message: { ...messages[1]!, body: 'Ada Kak, Rp 80.000.', editedAt: minutesAgo(0) } },
  'chat.typing': { conversationId: ids.budi, who: 'lead', active: true },
  'quota.changed': { aiResponsesLeft: 7 },
  'subscription.changed': undefined,
  'followups.changed': undefined,
  'closings.changed': undefined,
  'notice.raised': { id: ids.oldNotice, kind: 'quota', level: 'serious', title: 'Kuota habis', body: 'Perbarui paket.', path: '/billing' },
  'notices.changed': undefined,
  'session.ended': undefined,
};
const screens = [
  '/dashboard',
  '/bot',
  '/followup',
  '/closing',
  '/logs',
  '/billing',
  '/chat-history',
  `/chat-history?percakapan=${ids.budi}`,
];
/** Longer than the panel ever delays events to handle them together. */
const heldBackMs = 6_000;

/** Longest pause of socket.io-client between two attempts to connect (open-live.ts). */
const reconnectMs = 10_000;

/** Opens a screen. Returns a function that runs a step and lists the changes on the screen. */
async function openLive(path: string) {
  const { lines, server, settle, pass } = await openScreen(path, { part: 'page' });
  /** @param untilShownMs time until the page shows the effect of the step */
  async function changesOf(title: string, step: () => void, laterMs: number, untilShownMs = 0): Promise<string[]> {
    const [before, heard] = [lines(), server.requests.length];
    await act(async () => step());
    await pass(untilShownMs);
    await settle();
    const shown = lineChanges(before, lines());
    await pass(laterMs);
    const asked = new Map<string, number>();
    for (const one of server.requests.slice(heard)) asked.set(one, (asked.get(one) ?? 0) + 1);
    const reads = [...asked].map(([one, times]) => `> ${withNames(one)}${times > 1 ? ` × ${times}` : ''}`).toSorted();
    return [`## ${title}`, ...reads, ...shown, ''];
  }
  await act(async () => connection('up'));
  await settle();
  await pass(heldBackMs);
  return Object.assign(changesOf, { server });
}

test.each(screens)('%s: what each event changes, and what is read while the socket is down', async (path) => {
  const changesOf = await openLive(path);
  const changes: string[] = [];
  for (const event of Object.keys(panelEvents) as PanelEvent[]) {
    changes.push(...(await changesOf(event, () => send(event, payloads[event]), heldBackMs)));
  }
  changes.push(...(await changesOf('the socket is down for half a minute', () => connection('down'), 30_000)));
  changes.push(...(await changesOf('the socket is back', () => connection('up'), heldBackMs, reconnectMs)));
  expect(changes.join('\n')).toMatchSnapshot();
});

test.each(['/dashboard', '/bot', '/logs', '/chat-history', `/chat-history?percakapan=${ids.budi}`])(
  '%s: what each event shows by itself, while nothing that is read again is answered',
  async (path) => {
    const changesOf = await openLive(path);
    changesOf.server.reads = 'held';
    const changes: string[] = [];
    for (const event of Object.keys(panelEvents) as PanelEvent[]) {
      const shown = await changesOf(event, () => send(event, payloads[event]), 0);
      changes.push(...shown.filter((line) => !line.startsWith('> ')));
    }
    expect(changes.join('\n')).toMatchSnapshot();
  },
);

test('events of another bot change nothing', async () => {
  const changesOf = await openLive(`/chat-history?percakapan=${ids.budi}`);
  const changes: string[] = [];
  for (const event of ['bot.status', 'message.added', 'closings.changed'] as const) {
    changes.push(...(await changesOf(event, () => send(event, payloads[event], { botId: ids.secondBot }), heldBackMs)));
  }
  expect(changes).toEqual(['## bot.status', '', '## message.added', '', '## closings.changed', '']);
});

test('a page that the server has dismissed connects again after three seconds, once', async () => {
  const { pass, settle } = await openScreen('/bot', { part: 'page' });
  await act(async () => connection('up'));
  await settle();
  const before = connections();
  await act(async () => dismissed());
  await pass(2_500);
  expect(connections()).toBe(before);
  await pass(1_000);
  expect(connections()).toBe(before + 1);
  await pass(30_000);
  expect(connections()).toBe(before + 1);
});
