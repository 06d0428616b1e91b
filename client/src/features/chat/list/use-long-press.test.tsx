import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render } from '@testing-library/react';
import { useLongPress } from './use-long-press.js';

let heard: string[] = [];
beforeEach(() => {
  heard = [];
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Row({ isOff = false }: { isOff?: boolean }) {
  const { wasLong, box } = useLongPress(isOff ? undefined : () => void heard.push('long'));
  return (
    <button type="button" onClick={() => heard.push(wasLong() ? 'ignored click' : 'click')} {...box}>
      row
    </button>
  );
}

const show = (row = <Row />) => render(row).getByRole('button');
const down = (row: Element, pointerType = 'touch') => {
  const event = createEvent.pointerDown(row);
  // jsdom's events have no `pointerType`.
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(row, event);
};
/** @returns true when the browser's own menu opens */
const opensMenu = (row: Element) => fireEvent.contextMenu(row);

test('a finger that stays is a long press, once: neither a click nor the menu of the browser follows', () => {
  const row = show();
  down(row);
  jest.advanceTimersByTime(440);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(heard).toEqual(['long']);
  expect(opensMenu(row)).toBe(false);
  fireEvent.pointerUp(row);
  fireEvent.click(row);
  expect(heard).toEqual(['long', 'ignored click']);
});

test('a press after a long one is a click again', () => {
  const row = show();
  down(row);
  jest.advanceTimersByTime(1_000);
  fireEvent.pointerUp(row);
  down(row);
  fireEvent.pointerUp(row);
  fireEvent.click(row);
  expect(heard).toEqual(['long', 'click']);
  expect(opensMenu(row)).toBe(true);
});

test.each([
  ['is lifted', 'touch', fireEvent.pointerUp],
  ['leaves the row', 'touch', fireEvent.pointerLeave],
  ['scrolls the list', 'touch', fireEvent.pointerCancel],
] as const)('a finger that %s before is no long press', (_name, pointerType, end) => {
  const row = show();
  down(row, pointerType);
  end(row);
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
});

test('a mouse that stays is no long press, and its menu opens', () => {
  const row = show();
  down(row, 'mouse');
  jest.advanceTimersByTime(1_000);
  expect([heard, opensMenu(row)]).toEqual([[], true]);
});

test('a second finger begins anew, and a row that is gone or does not want it hears nothing', () => {
  const row = show();
  down(row);
  jest.advanceTimersByTime(300);
  down(row);
  jest.advanceTimersByTime(300);
  expect(heard).toEqual([]);
  cleanup();
  jest.advanceTimersByTime(1_000);
  down(show(<Row isOff />));
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
});
