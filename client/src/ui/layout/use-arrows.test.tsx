import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useArrows, useFocusedRow } from './use-arrows.js';

let brought: number[] = [];
let entered = 0;
beforeEach(() => {
  [brought, entered] = [[], 0];
});
afterEach(cleanup);

const all = Array.from({ length: 20 }, (_, at) => `row ${at}`);

type Props = { rows?: readonly string[]; arrows?: 'rows' | 'controls'; withControls?: boolean; shown?: number };
/** A list that renders its first rows, each with a button, or a text in `rows` mode. */
function List({ rows = all, arrows = 'rows', withControls = true, shown = rows.length }: Props) {
  const focus = useFocusedRow(rows, (row) => row);
  const keys = useArrows(arrows, {
    count: rows.length,
    focus,
    entry: 0,
    shown: rows.slice(0, shown).map((_, at) => at),
    bringToView: (index) => void brought.push(index),
    onEnter: () => (entered += 1),
  });
  return (
    <div {...keys.box}>
      {rows.slice(0, shown).map((row, at) => (
        <div key={row} data-index={at} aria-label={row} role="listitem" tabIndex={arrows === 'rows' ? keys.placeOf(at) : undefined}>
          {withControls && (
            <button type="button" tabIndex={keys.insideOf(at)}>
              {`open ${row}`}
            </button>
          )}
        </div>
      ))}
      <input aria-label="field" data-index={3} />
    </div>
  );
}

const row = (at: number) => screen.getByRole('listitem', { name: `row ${at}` });
const goTo = (element: HTMLElement) => act(() => element.focus());
const leave = () =>
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
const nameOfFocus = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null;
/**
 * Presses a key on the element with the focus.
 * @returns true when the list has handled the key
 */
const press = (key: string, held: object = {}) => !fireEvent.keyDown(document.activeElement!, { key, ...held });
const stops = () => screen.getAllByRole('listitem').flatMap((one, at) => (one.tabIndex === 0 ? [at] : []));

test('arrows, page keys, Home and End move between rows, and stop at the ends', () => {
  render(<List />);
  goTo(row(0));
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'PageUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'].map((key) => [
    key,
    press(key),
    nameOfFocus(),
  ]);
  expect(seen.map(([, , name]) => name)).toEqual([
    'row 1',
    'row 2',
    'row 1',
    'row 9',
    'row 1',
    'row 0',
    'row 19',
    'row 19',
    'row 0',
    'row 0',
  ]);
  expect(seen.every(([, used]) => used)).toBe(true);
  expect(brought.slice(0, 4)).toEqual([1, 2, 1, 9]);
});

test('other keys, and keys with Alt, Ctrl or Meta, belong to the browser', () => {
  render(<List />);
  goTo(row(2));
  const used = [
    press('x'),
    press('ArrowDown', { altKey: true }),
    press('ArrowDown', { ctrlKey: true }),
    press('ArrowDown', { metaKey: true }),
  ];
  expect([used, nameOfFocus()]).toEqual([[false, false, false, false], 'row 2']);
  goTo(screen.getByRole('textbox'));
  expect([press('ArrowDown'), nameOfFocus()]).toEqual([false, 'field']);
});

test('the list is one stop for Tab: the row that had the focus last', () => {
  const { rerender } = render(<List />);
  expect(stops()).toEqual([0]);
  goTo(row(0));
  press('ArrowDown');
  expect(stops()).toEqual([1]);
  leave();
  expect(stops()).toEqual([1]);
  rerender(<List rows={['new', ...all]} />);
  expect(stops()).toEqual([2]);
});

test('Enter goes into a row, whose controls Tab reaches then, and Escape comes back', () => {
  render(<List />);
  goTo(row(1));
  const control = screen.getByRole('button', { name: 'open row 1' });
  expect(control.tabIndex).toBe(-1);
  expect([press('Enter'), nameOfFocus(), control.tabIndex]).toEqual([true, 'open row 1', 0]);
  expect([press('Enter'), entered]).toEqual([false, 0]);
  expect([press('Escape'), nameOfFocus(), control.tabIndex]).toEqual([true, 'row 1', -1]);
  expect(press('Escape')).toBe(false);
});

test('Enter on a row without controls is given on', () => {
  render(<List withControls={false} />);
  goTo(row(1));
  expect([press('Enter'), entered, nameOfFocus()]).toEqual([true, 1, 'row 1']);
});

test('where rows are their controls, the arrows move between them, and Enter presses', () => {
  render(<List arrows="controls" />);
  goTo(screen.getByRole('button', { name: 'open row 0' }));
  expect([press('ArrowDown'), nameOfFocus()]).toEqual([true, 'open row 1']);
  expect([press('Enter'), entered]).toEqual([false, 0]);
  const tabStops = screen.getAllByRole('button').flatMap((one, at) => (one.tabIndex === 0 ? [at] : []));
  expect(tabStops).toEqual([1]);
});

test('when the row with the focus leaves the list, the row in its place gets the focus', () => {
  const { rerender } = render(<List />);
  goTo(row(4));
  rerender(<List rows={all.filter((one) => one !== 'row 4')} />);
  expect(nameOfFocus()).toBe('row 5');
  rerender(<List rows={all.slice(0, 2)} />);
  expect(nameOfFocus()).toBe('row 1');
});

test('a list whose focus is elsewhere takes none when rows leave it', () => {
  const { rerender } = render(<List />);
  goTo(row(4));
  leave();
  rerender(<List rows={all.slice(5)} />);
  expect(document.activeElement).toBe(document.body);
});

test('while the entry is not rendered, Tab enters at the first rendered row', () => {
  const { rerender } = render(<List />);
  goTo(row(9));
  leave();
  rerender(<List shown={5} />);
  expect(stops()).toEqual([0]);
});
