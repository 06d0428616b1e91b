import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AtomsProvider, createStore } from './atoms.js';
import { showBot, storeBots } from './bots.js';
import { eraseDrafts, flushDrafts, keepDraft, readDraft } from './drafts.js';
import { storeToken, storeUserId } from './session.js';
import { useDraftPlace, useKeptText, useTextDraft } from './use-draft.js';
import { useTextKeeper } from './use-text-keeper.js';

/* Drafts of texts. Each combination of owner, bot and name has its own draft. */

let store = createStore();
const wrapper = ({ children }: { children: ReactNode }) => <AtomsProvider store={store}>{children}</AtomsProvider>;
const bot = (botId: string) => ({ botId, accountId: 'a', role: 'owner' as const, phone: null });
/** Simulates that the tab is closed and opened again. Only the drafts in storage survive. */
const openAgain = () => {
  flushDrafts();
  store = createStore();
};

beforeEach(async () => {
  await eraseDrafts();
  localStorage.clear();
  storeToken('t');
  storeUserId('u1');
  storeBots([bot('b1'), bot('b2')]);
  showBot('b1');
  store = createStore();
});

const draftOf = (name: string) => renderHook((next: string) => useTextDraft(next), { wrapper, initialProps: name });

test('a text is there again after the tab has ended, under its own name alone', () => {
  const { result, rerender } = draftOf('chat:1');
  act(() => result.current[1]('Ada Kak'));
  expect(result.current[0]).toBe('Ada Kak');
  rerender('chat:2');
  expect(result.current[0]).toBe('');
  act(() => result.current[1]('Habis'));
  rerender('chat:1');
  expect(result.current[0]).toBe('Ada Kak');
  openAgain();
  expect([draftOf('chat:1').result.current[0], draftOf('chat:2').result.current[0]]).toEqual(['Ada Kak', 'Habis']);
});

test('a text that was emptied does not come back', () => {
  const { result } = draftOf('chat:1');
  act(() => result.current[1]('Ada Kak'));
  flushDrafts();
  act(() => result.current[1](''));
  expect(result.current[0]).toBe('');
  openAgain();
  expect(draftOf('chat:1').result.current[0]).toBe('');
});

test('another bot has its own text, and what was kept before a bot was known belongs to the first one', () => {
  keepDraft('u1', 'chat:1', 'dari dulu');
  const { result } = renderHook(() => useDraftPlace('chat:1'), { wrapper });
  expect(result.current.read()).toBe('dari dulu');
  act(() => showBot('b2'));
  expect(result.current.read()).toBeUndefined();
  result.current.keep('lain');
  act(() => showBot('b1'));
  expect(result.current.read()).toBe('dari dulu');
  result.current.keep('baru');
  expect([result.current.read(), readDraft('u1', 'chat:1'), readDraft('u1', 'b2/chat:1')]).toEqual(['baru', undefined, 'lain']);
});

test('without a known owner nothing is kept; once the owner is known, the text has a place', () => {
  localStorage.removeItem('userId');
  store = createStore();
  const { result } = renderHook(() => useDraftPlace('chat:1'), { wrapper });
  result.current.keep('hilang');
  act(() => storeUserId('u2'));
  expect(result.current.read()).toBeUndefined();
  result.current.keep('ada');
  expect(readDraft('u2', 'b1/chat:1')).toBe('ada');
});

test.each([
  ['nothing', null, 'Halo'],
  ['a text on the screen', 'shown', 'Sudah ada'],
  ['a text of an earlier tab', 'kept', 'Sudah ada'],
])('a text that is put into a field with %s', (_name, before, wanted) => {
  if (before !== null) {
    const { result } = draftOf('chat:1');
    act(() => result.current[1]('Sudah ada'));
    if (before === 'kept') openAgain();
  }
  const keeper = renderHook(() => useTextKeeper(), { wrapper });
  act(() => keeper.result.current('chat:1', 'Halo'));
  act(() => keeper.result.current('chat:2', 'Lain'));
  expect([draftOf('chat:1').result.current[0], draftOf('chat:2').result.current[0]]).toEqual([wanted, 'Lain']);
  openAgain();
  expect(draftOf('chat:1').result.current[0]).toBe(wanted);
});

test.each([
  ['nothing', null, 'Halo'],
  ['a text on the screen', 'shown', 'Halo\nSudah ada'],
  ['a text of an earlier tab', 'kept', 'Halo\nSudah ada'],
])('a text that comes back to a field with %s stands above it', (_name, before, wanted) => {
  if (before !== null) {
    const { result } = draftOf('chat:1');
    act(() => result.current[1]('Sudah ada'));
    if (before === 'kept') openAgain();
  }
  const keeper = renderHook(() => useTextKeeper(), { wrapper });
  act(() => keeper.result.current('chat:1', 'Halo', 'follows'));
  expect(draftOf('chat:1').result.current[0]).toBe(wanted);
  openAgain();
  expect(draftOf('chat:1').result.current[0]).toBe(wanted);
});

test('a field that the owner has emptied takes the text', () => {
  const { result } = draftOf('chat:1');
  act(() => result.current[1]('Salah'));
  act(() => result.current[1](''));
  const keeper = renderHook(() => useTextKeeper(), { wrapper });
  act(() => keeper.result.current('chat:1', 'Halo'));
  expect(result.current[0]).toBe('Halo');
});

test.each([
  ['typed', false],
  ['restored', true],
])('a text that was %s is cleared by its own answer, and what was typed since then stays', (_how, isRestored) => {
  const first = draftOf('chat:1');
  act(() => first.result.current[1]('Halo'));
  if (isRestored) openAgain();
  const { result } = isRestored ? draftOf('chat:1') : first;
  act(() => result.current[1]('', 'Lain'));
  expect(result.current[0]).toBe('Halo');
  act(() => result.current[1]('', 'Halo'));
  expect(result.current[0]).toBe('');
  act(() => result.current[1]('Halo lagi'));
  act(() => result.current[1]('', 'Halo'));
  expect(result.current[0]).toBe('Halo lagi');
  openAgain();
  expect(draftOf('chat:1').result.current[0]).toBe('Halo lagi');
});

test('a list reads a draft when it is asked to, and not the one that is being written', () => {
  keepDraft('u1', 'b1/chat:1', '  Ada \n');
  keepDraft('u1', 'b1/chat:2', 'Habis');
  const { result, rerender } = renderHook(([name, isRead]: readonly [string, boolean]) => useKeptText(name, isRead), {
    wrapper,
    initialProps: ['chat:1', false],
  });
  const seen = [result.current];
  for (const next of [
    ['chat:1', true],
    ['chat:2', true],
    ['chat:2', false],
  ] as const) {
    rerender(next);
    seen.push(result.current);
  }
  expect(seen).toEqual(['', 'Ada', 'Habis', '']);
});
