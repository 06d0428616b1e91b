import { expect, test } from '@jest/globals';
import type { PanelEvent, ServerToPanel } from '#contracts/realtime/events';
import { listen } from './listen.js';

const own = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';

/** Connects handlers that record their names, and returns what sends an event to them. */
function listening(botId: string | null) {
  const listeners = new Map<PanelEvent, (payload?: unknown, botId?: unknown) => void>();
  const heard: unknown[] = [];
  const handlers = new Proxy({} as ServerToPanel, { get: (_, name) => (payload: unknown) => heard.push([name, payload]) });
  listen((name, listener) => void listeners.set(name, listener), handlers, {
    botId,
    onUnreadable: (name) => heard.push(`unreadable ${name}`),
  });
  return { heard, send: (name: PanelEvent, ...args: unknown[]) => listeners.get(name)!(...args) };
}

test('events of another bot are ignored, those of the account are not', () => {
  const { heard, send } = listening(own);
  send('bot.log', { line: 'lain' }, other);
  send('closings.changed', null, other);
  send('bot.log', { line: 'sendiri' }, own);
  send('closings.changed', null, own);
  send('quota.changed', { aiResponsesLeft: 7 });
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

test('what cannot be read is reported instead, of the own bot alone', () => {
  const { heard, send } = listening(own);
  send('bot.log', 'baris', other);
  send('bot.log', 'baris', own);
  expect(heard).toEqual(['unreadable bot.log']);
});
