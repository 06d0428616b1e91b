import { expect, test } from '@jest/globals';
import type { PanelEvent, ServerToPanel } from '#contracts/realtime/events';
import { listen } from './listen.js';

const shown = { botId: '2', accountId: '1' };
const own = { botId: '2' };
const ownAccount = { accountId: '1' };
/** The first bot of the same account. The id of a first bot is the account's id. */
const other = { botId: '1' };
const otherAccount = { accountId: '2' };

/** Connects handlers that record the name of each received event. Returns a function that sends an event to them. */
function listening(of: typeof shown | null) {
  const listeners = new Map<PanelEvent, (payload?: unknown, subject?: unknown) => void>();
  const heard: unknown[] = [];
  const handlers = new Proxy({} as ServerToPanel, { get: (_, name) => (payload: unknown) => heard.push([name, payload]) });
  listen((name, listener) => void listeners.set(name, listener), handlers, {
    shown: of,
    onUnreadable: (name) => heard.push(`unreadable ${name}`),
  });
  return { heard, send: (name: PanelEvent, ...args: unknown[]) => listeners.get(name)!(...args) };
}

test('events of another bot or account are ignored, those of the own bot and its account are not', () => {
  const { heard, send } = listening(shown);
  send('bot.log', { line: 'lain' }, other);
  send('closings.changed', null, other);
  send('bot.log', { line: 'sendiri' }, own);
  send('closings.changed', null, own);
  send('quota.changed', { aiResponsesLeft: 9 }, otherAccount);
  send('notices.changed', null, otherAccount);
  send('quota.changed', { aiResponsesLeft: 7 }, ownAccount);
  expect(heard).toEqual([
    ['bot.log', { line: 'sendiri' }],
    ['closings.changed', undefined],
    ['quota.changed', { aiResponsesLeft: 7 }],
  ]);
});

test('while the bot is not known by name, its events are heard, also those of a server that names none', () => {
  const { heard, send } = listening(null);
  send('bot.log', { line: 'a' }, own);
  send('bot.log', { line: 'b' });
  expect(heard).toEqual([
    ['bot.log', { line: 'a' }],
    ['bot.log', { line: 'b' }],
  ]);
});

test('an unreadable payload is reported, but only for the shown bot', () => {
  const { heard, send } = listening(shown);
  send('bot.log', 'baris', other);
  send('bot.log', 'baris', own);
  expect(heard).toEqual(['unreadable bot.log']);
});
