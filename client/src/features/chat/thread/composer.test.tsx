import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { limits } from '#contracts/values/limits';
import { Composer, type ComposerExtra } from './composer.js';

let sent = 0;
let isComputer = true;
beforeEach(() => {
  sent = 0;
  isComputer = true;
  // jsdom has no `matchMedia`.
  window.matchMedia = () => ({ matches: isComputer }) as MediaQueryList;
});
afterEach(cleanup);

type Props = Partial<Parameters<typeof Composer>[0]>;
const show = (props: Props = {}) => {
  render(<Composer draft="Halo" onChange={() => undefined} onSend={() => (sent += 1)} {...props} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox');
};

/** Presses Enter. @returns true when it inserts a line break */
const breaksLine = (field: Element, held: object = {}): boolean => fireEvent.keyDown(field, { key: 'Enter', ...held });

test.each([
  { name: 'Enter on a computer sends', computer: true, held: {}, isBreak: false, times: 1 },
  { name: 'Shift and Enter on a computer is a line break', computer: true, held: { shiftKey: true }, isBreak: true, times: 0 },
  { name: 'Enter that ends a composed word sends nothing', computer: true, held: { isComposing: true }, isBreak: true, times: 0 },
  { name: 'Enter on a phone is a line break', computer: false, held: {}, isBreak: true, times: 0 },
  { name: 'any other key is typed', computer: true, held: { key: 'a' }, isBreak: true, times: 0 },
])('$name', ({ computer, held, isBreak, times }) => {
  isComputer = computer;
  const field = show();
  expect([breaksLine(field, held), sent]).toEqual([isBreak, times]);
});

test('a key that the list over the field has used sends nothing', () => {
  const used: string[] = [];
  const extra: ComposerExtra = { onKeyDown: ({ key }) => used.push(key) > 0 && key === 'Enter', aria: {} };
  const field = show({ extra });
  breaksLine(field);
  expect([used, sent]).toEqual([['Enter'], 0]);
});

test.each([
  ['Halo', false, false],
  ['', false, true],
  [' \n', false, true],
  ['', true, false],
])('the text %j with an attachment (%s): the button is off (%s)', (draft, hasMore, isOff) => {
  show({ draft, hasMore });
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(isOff);
});

test('the button sends once, and the focus goes back to the text', () => {
  const field = show();
  const isLeft = fireEvent.submit(field.form!);
  expect([isLeft, sent, document.activeElement]).toEqual([false, 1, field]);
});

test('the field grows and shrinks with its text, which is limited as the server limits it', () => {
  let height = 60;
  Object.defineProperty(HTMLTextAreaElement.prototype, 'scrollHeight', { configurable: true, get: () => height });
  const heights: string[] = [];
  const of = (draft: string) => <Composer draft={draft} onChange={() => undefined} onSend={() => undefined} />;
  const { rerender } = render(of('Halo'));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  for (const [draft, next] of [
    ['Halo\nKak', 80],
    ['Halo', 60],
  ] as const) {
    heights.push(field.style.height);
    height = next;
    rerender(of(draft));
  }
  expect([...heights, field.style.height]).toEqual(['62px', '82px', '62px']);
  expect([field.value, field.maxLength]).toEqual(['Halo', limits.ownerMessageMaxChars]);
});

test('the field takes the focus only when it was opened for it', () => {
  show();
  expect(document.activeElement).toBe(document.body);
  cleanup();
  const field = show({ autoFocus: true });
  expect(document.activeElement).toBe(field);
});

test('what is typed is given on', () => {
  const typed: string[] = [];
  fireEvent.change(show({ onChange: (text) => typed.push(text) }), { target: { value: 'Halo Kak' } });
  expect(typed).toEqual(['Halo Kak']);
});
