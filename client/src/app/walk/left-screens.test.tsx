import { expect, jest, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { connection, send } from './page-socket.js';

/*
 * A screen removes its page listeners when the owner leaves it. Otherwise each visit would add listeners and slow
 * down the panel.
 */

const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
/** The listeners on the page itself, each with the names of its events. */
const listening = new Map<unknown, Set<string>>();
const isOfPage = (target: EventTarget): boolean => target === window || target === document || target === window.visualViewport;

EventTarget.prototype.addEventListener = function (this: EventTarget, name, listener, options) {
  const isOnce = typeof options === 'object' && options.once === true;
  if (isOfPage(this) && listener && !isOnce) listening.set(listener, (listening.get(listener) ?? new Set()).add(name));
  add.call(this, name, listener, options);
};
EventTarget.prototype.removeEventListener = function (this: EventTarget, name, listener, options) {
  if (isOfPage(this)) listening.get(listener)?.delete(name);
  remove.call(this, name, listener, options);
};
const view = Object.assign(new EventTarget(), { scale: 1, height: 700, offsetTop: 0 });
Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });

const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');
const { siti } = await import('./answers/chat-answers.js');
const { notify, readToasts } = await import('../../ui/feedback/toast-store.js');

async function visit(path: string): Promise<string[]> {
  await openScreen(path, { part: 'page', on: 'phone' });
  await act(async () => cleanup());
  return [...listening.values()].flatMap((events) => [...events]).toSorted();
}

const screens = ['/dashboard', `/chat-history?percakapan=${ids.siti}`, '/bot', '/prompt', '/produk', '/followup', '/logs', '/settings'];

test.each(screens)('%s is left without a listener of its own', async (path) => {
  const before = await visit(path);
  expect(await visit(path)).toEqual(before);
});

test.each(screens)('after %s, the page shows serious notices about it again, and has the title of the next screen alone', async (path) => {
  await openScreen('/login', { role: null, part: 'page' });
  const title = document.title;
  expect(title).toMatch(/^[A-Z]/);
  await openScreen(path, { part: 'page' });
  expect(document.title).not.toBe(title);
  const place = location.pathname;
  await act(async () => cleanup());
  const about = [place, `${place}?kontak=${encodeURIComponent(siti.phoneNumber)}`];
  for (const one of about) notify(`Kabar ${one}`, { id: one, level: 'serious', path: one });
  expect(readToasts().map(({ notice }) => notice?.path)).toEqual(about);
  await openScreen('/login', { role: null, part: 'page' });
  expect(document.title).toBe(title);
});

/** Number of timers that remain after the panel is closed. `isTyping`: a lead is typing at that moment. */
async function timersLeft(isTyping: boolean): Promise<number> {
  await openScreen(`/chat-history?percakapan=${ids.siti}`, { part: 'page' });
  await act(async () => connection('up'));
  await act(async () => {
    if (isTyping) send('chat.typing', { conversationId: ids.siti, who: 'lead', active: true });
  });
  await act(async () => cleanup());
  return jest.getTimerCount();
}

test('the panel is left without a timer for a lead who was typing', async () => {
  const without = await timersLeft(false);
  expect(await timersLeft(true)).toBe(without);
});

/**
 * Longer than the interval of every clock, poll and retry of the panel, and shorter than the cache keeps unused data.
 */
const longestPauseMs = 60_000;

test.each([...screens, '/closing', '/billing', '/uji-coba'])('%s is left without a clock or a poll that goes on', async (path) => {
  const { pass } = await openScreen(path, { part: 'page' });
  await act(async () => connection('up'));
  await pass(5_000);
  await act(async () => cleanup());
  await pass(longestPauseMs);
  const left = Date.now();
  const isWaiting = jest.getTimerCount() > 0;
  jest.advanceTimersToNextTimer();
  expect(isWaiting ? Date.now() - left : Infinity).toBeGreaterThan(longestPauseMs);
});
