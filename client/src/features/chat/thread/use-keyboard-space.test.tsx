import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useKeyboardSpace } from './use-keyboard-space.js';

/*
 * Simulates a phone's keyboard. It makes the visible part of the page smaller. On iPhones the page itself keeps its
 * size.
 */

const view = Object.assign(new EventTarget(), { scale: 1, height: 0, offsetTop: 0 });
let isPhone: boolean;
const scrolls = jest.fn();

beforeEach(() => {
  isPhone = true;
  scrolls.mockClear();
  Object.assign(view, { scale: 1, height: 800, offsetTop: 0 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  Object.assign(window, { innerHeight: 800, scrollTo: scrolls, matchMedia: () => ({ matches: isPhone }) });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'visualViewport');
});

const root = document.documentElement;
const shown = () => [root.hasAttribute('data-keyboard'), root.style.getPropertyValue('--visible-height')];

test.each([
  ['no keyboard', {}, {}, [false, ''], 0],
  ['a keyboard over the page', { height: 400 }, {}, [true, '400px'], 0],
  ['a keyboard over a page that was scrolled for it', { height: 400, offsetTop: 120 }, {}, [true, '400px'], 1],
  ['a keyboard that shrinks the page', { height: 400 }, { innerHeight: 400 }, [true, ''], 0],
  ['a low window of a computer', { height: 400 }, { innerHeight: 400, isComputer: true }, [false, ''], 0],
  ['a zoomed page', { height: 400, scale: 2 }, {}, [false, ''], 0],
  ['space at the limit', { height: 500 }, { innerHeight: 500 }, [false, ''], 0],
  ['space just below it', { height: 499 }, { innerHeight: 499 }, [true, ''], 0],
  ['a bar of the browser', { height: 799 }, {}, [false, ''], 0],
])('%s', (...[, seen, given, expected, scrolled]) => {
  const page: { readonly innerHeight?: number; readonly isComputer?: boolean } = given;
  isPhone = !page.isComputer;
  const { unmount } = renderHook(() => useKeyboardSpace());
  expect([shown(), scrolls.mock.calls.length]).toEqual([[false, ''], 0]);
  Object.assign(view, seen);
  Object.assign(window, { innerHeight: page.innerHeight ?? 800 });
  for (const event of ['resize', 'scroll']) {
    scrolls.mockClear();
    view.dispatchEvent(new Event(event));
    expect([shown(), scrolls.mock.calls.length]).toEqual([expected, scrolled]);
  }
  unmount();
  expect(shown()).toEqual([false, '']);
});

test('a keyboard that is open already when the thread opens, and closes later', () => {
  Object.assign(view, { height: 400 });
  renderHook(() => useKeyboardSpace());
  expect(shown()).toEqual([true, '400px']);
  Object.assign(view, { height: 800 });
  view.dispatchEvent(new Event('resize'));
  expect(shown()).toEqual([false, '']);
});
