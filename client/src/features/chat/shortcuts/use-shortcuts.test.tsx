import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import type { ContactView } from '#contracts/http/chat/chat';
import { dismissAllToasts, readToasts } from '../../../ui/feedback/toast-store.js';
import { switchShortcuts } from './shortcuts-state.js';
import { useThreadShortcuts } from './thread-shortcuts.js';
import { useShortcuts } from './use-shortcuts.js';

let started: string[] = [];
beforeEach(() => {
  started = [];
  localStorage.clear();
  dismissAllToasts();
});
afterEach(cleanup);

const actions = (suffix = '') => ({
  write: () => void started.push(`write${suffix}`),
  list: () => void started.push(`list${suffix}`),
});

function Page({ suffix = '', isWindowOpen = false }: { suffix?: string; isWindowOpen?: boolean }) {
  useShortcuts(actions(suffix));
  return (
    <>
      <input aria-label="field" />
      <button type="button">control</button>
      {isWindowOpen && <div role="dialog" />}
    </>
  );
}

/**
 * Presses a key.
 * @returns true when the page has handled the key
 */
const press = (key: string, target: Element = document.body) => !fireEvent.keyDown(target, { key });

test('a key starts its action and is not typed; a key without an action here is left to the page', () => {
  render(<Page />);
  expect([press('t'), press('s'), press('x')]).toEqual([true, false, false]);
  expect(started).toEqual(['write']);
});

test('the action of the last render is started', () => {
  const { rerender } = render(<Page />);
  rerender(<Page suffix=" of the next chat" />);
  press('t');
  expect(started).toEqual(['write of the next chat']);
});

test('a key in a field is text, and the same key on a button is not', () => {
  const { getByRole } = render(<Page />);
  getByRole('textbox').focus();
  expect(press('t', getByRole('textbox'))).toBe(false);
  expect(started).toEqual([]);
  getByRole('button').focus();
  expect(press('t', getByRole('button'))).toBe(true);
  expect(started).toEqual(['write']);
});

test('under an open window, no key starts anything', () => {
  const { rerender } = render(<Page isWindowOpen />);
  press('t');
  expect(started).toEqual([]);
  rerender(<Page />);
  press('t');
  expect(started).toEqual(['write']);
});

test('a key that another part of the page has used starts nothing', () => {
  const { getByRole } = render(<Page />);
  const control = getByRole('button');
  control.addEventListener('keydown', (event) => event.preventDefault());
  press('t', control);
  expect(started).toEqual([]);
});

test('switched off, only the list of the keys opens: they are switched on there', () => {
  render(<Page />);
  switchShortcuts(false);
  expect([press('t'), press('?')]).toEqual([false, true]);
  switchShortcuts(true);
  expect(press('t')).toBe(true);
  expect(started).toEqual(['list', 'write']);
});

test('a page that is gone hears no key', () => {
  render(<Page />).unmount();
  press('t');
  expect(started).toEqual([]);
});

const now = new Date('2026-11-28T03:00:00Z');
const calm: Partial<ContactView> = { needsOwner: null, takeoverUntil: null };
const calls: Partial<ContactView> = {
  needsOwner: { reason: 'question', since: now.toISOString(), words: 'Ada?' },
  takeoverUntil: 'forever',
};

test.each([
  { key: 's', name: 'calls', contact: calls, busy: false, wanted: ['finish'], said: [] },
  { key: 's', name: 'calls, while a request runs', contact: calls, busy: true, wanted: [], said: [] },
  { key: 's', name: 'is calm', contact: calm, busy: false, wanted: [], said: ['Chat ini tidak menunggu Anda.'] },
  { key: 'b', name: 'is taken over', contact: calls, busy: false, wanted: ['give back'], said: [] },
  { key: 'b', name: 'is taken over, while a request runs', contact: calls, busy: true, wanted: [], said: [] },
  { key: 'b', name: 'the bot answers', contact: calm, busy: false, wanted: [], said: ['Chat ini sudah dipegang bot.'] },
])('$key in a chat that $name', ({ key, contact, busy, wanted, said }) => {
  const acted = { busy, onFinish: () => void started.push('finish'), onGiveBack: () => void started.push('give back') };
  renderHook(() => useThreadShortcuts(contact as ContactView, now, acted));
  press(key);
  expect(started).toEqual(wanted);
  expect(readToasts().map(({ text }) => text)).toEqual(said);
});
