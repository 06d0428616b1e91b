import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { dismissAllToasts, dismissNotices, dismissOldToasts, notify, readToasts, setOpenPlace } from './toast-store.js';
import { Toasts } from './toast.js';

beforeEach(() => {
  dismissAllToasts();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
const show = () =>
  render(
    <MemoryRouter>
      <Toasts />
    </MemoryRouter>,
  );
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
const say = (...given: Parameters<typeof notify>) => act(() => notify(...given));
const shown = () => screen.queryAllByRole('alert').map((one) => one.querySelector('p')!.textContent);
const serious = (id: string) => ({ id, level: 'serious' as const, path: '/bot' });

test.each([
  ['✅ Tersimpan.', undefined, 4_500],
  ['Chat ini tidak menunggu Anda.', undefined, 7_000],
  ['✅ 3 diubah, 1 gagal.', undefined, null],
  ['❌ Gagal menyimpan.', undefined, null],
  ['Closing baru', { id: 'n', level: 'good', path: '/closing' }, 4_500],
  ['Kuota ✅ habis', serious('n'), null],
] as const)('“%s” stays as long as it has to be read', (text, notice, lastsMs) => {
  show();
  say(text, notice);
  pass((lastsMs ?? 600_000) - 1);
  expect(shown()).toEqual([text]);
  pass(1);
  expect(shown()).toEqual(lastsMs === null ? [text] : []);
});

test('under the pointer a text stays, and goes its time after the pointer has left', () => {
  show();
  say('✅ Tersimpan.');
  pass(4_000);
  fireEvent.pointerEnter(screen.getByRole('alert'));
  pass(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.pointerLeave(screen.getByRole('alert'));
  pass(4_499);
  expect(shown()).toHaveLength(1);
  pass(1);
  expect(shown()).toEqual([]);
});

test('the answer to an own action is in front, then a serious notice; each is closed by its own button', () => {
  show();
  say('❌ Gagal menyimpan.');
  say('Nomor dibatasi', serious('n1'));
  say('Closing baru', { id: 'n2', level: 'info', path: '/closing' });
  expect(shown()).toEqual(['Closing baru', 'Nomor dibatasi', '❌ Gagal menyimpan.']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Tutup pemberitahuan' })[1]!);
  expect(shown()).toEqual(['Closing baru', '❌ Gagal menyimpan.']);
});

test('only a serious notice leads to its place, and is closed on the way', () => {
  show();
  say('Closing baru', { id: 'n2', level: 'info', path: '/closing' });
  expect(screen.queryByRole('link')).toBeNull();
  say('Nomor dibatasi', serious('n1'));
  fireEvent.click(screen.getByRole('link', { name: 'Buka' }));
  expect(shown()).toEqual(['Closing baru']);
});

const texts = () => readToasts().map(({ text }) => text);

test('three texts at most: the same text comes once, and a serious one is dropped last', () => {
  for (const text of ['sama', 'sama']) notify(text);
  expect(texts()).toEqual(['sama']);
  dismissAllToasts();
  notify('A', serious('a'));
  for (const text of ['B', 'C', 'B', 'D']) notify(text);
  expect(texts()).toEqual(['B', 'A', 'D']);
});

test('on another screen, younger texts and serious ones stay', () => {
  notify('lama');
  notify('serius', serious('s'));
  const [old] = readToasts();
  dismissOldToasts(old!.at + 1_999);
  expect(texts()).toEqual(['lama', 'serius']);
  dismissOldToasts(old!.at + 2_000);
  expect(texts()).toEqual(['serius']);
  dismissNotices(new Set(['other']));
  expect(texts()).toEqual(['serius']);
  dismissNotices(new Set(['s']));
  expect(texts()).toEqual([]);
});

test('a serious notice about the open place comes back when the place is left', () => {
  show();
  say('Nomor dibatasi', serious('s'));
  say('Bot Offline', { ...serious('t'), level: 'info' });
  act(() => setOpenPlace('/bot'));
  expect(shown()).toEqual(['Bot Offline']);
  act(() => setOpenPlace(null));
  expect(shown()).toEqual(['Bot Offline', 'Nomor dibatasi']);
});

test('the page knows how high the texts are, for as long as there are any', () => {
  const ends: unknown[] = [];
  let resized: (height: number) => void = () => undefined;
  // jsdom has none
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      // cast: the part of an entry that is read
      resized = (height) => tell([{ contentRect: { height } } as ResizeObserverEntry], this);
    }
    observe = (element: Element) => void ends.push(element.getAttribute('aria-live'));
    unobserve = () => undefined;
    disconnect = () => void ends.push('disconnected');
  };
  const { unmount } = show();
  const height = () => document.documentElement.style.getPropertyValue('--toasts-height');
  const heights = [48, 0, 60].map((one) => {
    resized(one);
    return height();
  });
  unmount();
  expect([heights, height(), ends]).toEqual([['48px', '', '60px'], '', ['off', 'disconnected']]);
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});
