import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIncomingFiles } from './use-incoming-files.js';

let taken: string[] = [];
const listen = document.addEventListener.bind(document);
beforeEach(() => {
  taken = [];
  // jsdom does not accept the signals, because they are Node's own.
  document.addEventListener = (name: string, listener: EventListener, { signal, ...options }: AddEventListenerOptions = {}) => {
    listen(name, listener, options);
    signal?.addEventListener('abort', () => document.removeEventListener(name, listener));
  };
});
afterEach(() => {
  cleanup();
  document.addEventListener = listen;
});

function Page({ to = 'Budi', isWindowOpen = false }: { to?: string; isWindowOpen?: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useIncomingFiles(
    () => field.current,
    (files) => void taken.push(...files.map(({ name }) => `${name} to ${to}`)),
  );
  return (
    <>
      <textarea ref={field} aria-label="composer" />
      <input aria-label="other" />
      <p>{isOver ? 'over' : 'not over'}</p>
      {isWindowOpen && <div role="dialog" />}
    </>
  );
}

const photo = new File(['isi'], 'foto.png', { type: 'image/png' });
const transferOf = (files: readonly File[], words = '') => ({
  ...{ types: files.length > 0 ? ['Files'] : ['text/plain'], files, dropEffect: 'none', getData: () => words },
});

/** Sends an event of the clipboard or of a drag. @returns true when the page has used it */
function send(name: 'paste' | 'dragOver' | 'drop', transfer: object | null, target: Element = document.body): boolean {
  const event = createEvent[name](target);
  Object.defineProperty(event, name === 'paste' ? 'clipboardData' : 'dataTransfer', { value: transfer });
  return !fireEvent(target, event);
}

const composer = () => screen.getByRole('textbox', { name: 'composer' });
const hasFocus = () => document.activeElement === composer();

test.each(['paste', 'drop'] as const)(
  'files that come by %s are taken for the chat that is open now, and the focus goes to the text',
  (name) => {
    const { rerender } = render(<Page />);
    rerender(<Page to="Siti" />);
    expect(send(name, transferOf([photo, photo]))).toBe(true);
    expect(taken).toEqual(['foto.png to Siti', 'foto.png to Siti']);
    expect(hasFocus()).toBe(true);
  },
);

test('a paste into the composer is taken, one into another field is left to that field', () => {
  render(<Page />);
  expect(send('paste', transferOf([photo]), screen.getByRole('textbox', { name: 'other' }))).toBe(false);
  expect(taken).toEqual([]);
  expect(send('paste', transferOf([photo]), composer())).toBe(true);
  expect(taken).toEqual(['foto.png to Budi']);
});

test.each([
  ['nothing', null],
  ['a text', transferOf([], 'Halo')],
  ['cells of a spreadsheet, which come with a picture of them', transferOf([photo], 'Kaos\t80.000')],
])('a paste of %s stays a paste', (_name, transfer) => {
  render(<Page />);
  expect([send('paste', transfer), taken]).toEqual([false, []]);
});

test('a picture whose text is blank is taken', () => {
  render(<Page />);
  expect([send('paste', transferOf([photo], ' \n')), taken]).toEqual([true, ['foto.png to Budi']]);
});

test('under an open window, nothing is taken, and a drop does not lead away from the panel', () => {
  render(<Page isWindowOpen />);
  const dragged = transferOf([photo]);
  expect([send('paste', dragged), send('dragOver', dragged), send('drop', dragged), taken]).toEqual([false, true, true, []]);
  expect([dragged.dropEffect, hasFocus()]).toEqual(['none', false]);
  expect(screen.queryByText('not over')).not.toBeNull();
});

test('dragged files are announced until they are dropped or leave the page', () => {
  render(<Page />);
  const dragged = transferOf([photo]);
  const isAnnounced = () => screen.queryByText('over') !== null;
  expect([send('dragOver', dragged), dragged.dropEffect, isAnnounced()]).toEqual([true, 'copy', true]);
  const leaveFor = (relatedTarget: Element | null) =>
    fireEvent(document.body, Object.assign(createEvent.dragLeave(document.body), { relatedTarget }));
  leaveFor(composer());
  expect(isAnnounced()).toBe(true);
  leaveFor(null);
  expect(isAnnounced()).toBe(false);
  send('dragOver', dragged);
  send('drop', dragged);
  expect(isAnnounced()).toBe(false);
});

test.each(['dragOver', 'drop'] as const)('a text that is dragged is left to the page: %s', (name) => {
  render(<Page />);
  expect([send(name, transferOf([], 'Halo')), taken, screen.queryByText('over')]).toEqual([false, [], null]);
});

test('a chat that is left takes nothing', async () => {
  const { unmount } = render(<Page />);
  await act(async () => unmount());
  const dragged = transferOf([photo]);
  expect([send('paste', dragged), send('dragOver', dragged), send('drop', dragged), taken]).toEqual([false, false, false, []]);
});
