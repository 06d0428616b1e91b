import { expect, test } from '@jest/globals';
import { nextWaiting, shortcutOf, shortcuts } from './shortcuts.rules.js';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, isComposing: false, ...held });

test('each key has one action', () => {
  expect(shortcuts.map(({ key }) => press(key))).toEqual(shortcuts.map(({ action }) => action));
  expect(new Set(shortcuts.map(({ key }) => key)).size).toBe(shortcuts.length);
});

test('Caps Lock does not matter, and signs may need Shift', () => {
  expect([press('S'), press('?', { shiftKey: true }), press('/', { shiftKey: true })]).toEqual(['finish', 'list', 'quick']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }, { shiftKey: true }])(
  'S with %o is not ours',
  (held) => {
    expect(press('s', held)).toBeNull();
  },
);

test('other keys start nothing', () => {
  expect(['x', 'Enter', 'Escape', 'ArrowDown', ' ', 'Dead', ''].map((key) => press(key))).toEqual(Array(7).fill(null));
});

test('the next waiting lead follows the shown one, and after the last comes the first', () => {
  const waiting = ['a', 'b', 'c'].map((conversationId) => ({ conversationId }));
  const next = (shown: string | null, list = waiting) => nextWaiting(list, shown)?.conversationId;
  expect([next(null), next('a'), next('c'), next('other')]).toEqual(['a', 'b', 'a', 'a']);
  expect([next('a', waiting.slice(0, 1)), next(null, [])]).toEqual([undefined, undefined]);
});
