import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useKeptFocus } from './use-kept-focus.js';

/* Which element gets the focus when the control with the focus disappears. */

/** Longer than the time that screens and windows have to take the focus themselves. */
const longMs = 1_000;

function Page({ children }: { children: ReactNode }) {
  useKeptFocus();
  return <main aria-label="Halaman">{children}</main>;
}

/** A list whose rows disappear when they are pressed. */
function Tasks({ rows, taker = false }: { rows: readonly string[]; taker?: boolean }) {
  const [done, setDone] = useState<readonly string[]>([]);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Radix windows take the focus in a later task. The timer simulates this.
    if (taker && done.length > 0) setTimeout(() => document.activeElement === document.body && end.current?.focus());
  }, [taker, done]);
  return (
    <section aria-label="Tugas">
      <ul aria-label="Daftar">
        {rows
          .filter((row) => !done.includes(row))
          .map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setDone([...done, row])}>
                {row}
              </button>
            </li>
          ))}
      </ul>
      <button ref={end} type="button">
        Selesai
      </button>
    </section>
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = () => act(() => jest.advanceTimersByTimeAsync(longMs));

async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  act(() => {
    button.focus();
    button.click();
  });
  await pass();
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a row that disappears leaves the focus to its list, and not to the next row', async () => {
  render(<Tasks rows={['Budi', 'Siti']} />, { wrapper: Page });
  await press('Budi');
  expect(focused()).toBe('Daftar');
});

test('a screen that takes the focus itself keeps it', async () => {
  render(<Tasks rows={['Budi', 'Siti']} taker />, { wrapper: Page });
  await press('Budi');
  expect(focused()).toBe('Selesai');
});

test('a control that is removed later, after a press beside it, does not bring the focus back', async () => {
  const { rerender } = render(<Tasks rows={['Budi', 'Siti']} />, { wrapper: Page });
  act(() => screen.getByRole('button', { name: 'Budi' }).focus());
  act(() => screen.getByRole('button', { name: 'Budi' }).blur());
  await pass();
  rerender(<Tasks rows={['Siti']} />);
  await pass();
  expect(document.activeElement).toBe(document.body);
});

test('a control that is disabled while something is saved gets the focus back, or its part when it is gone', async () => {
  const field = (disabled: boolean) => (
    <form aria-label="Formulir">
      <input aria-label="Nama" disabled={disabled} />
    </form>
  );
  const { rerender } = render(field(false), { wrapper: Page });
  act(() => screen.getByLabelText('Nama').focus());
  // jsdom leaves the focus on an element that becomes disabled; browsers remove it
  act(() => screen.getByLabelText('Nama').blur());
  rerender(field(true));
  await pass();
  expect(document.activeElement).toBe(document.body);
  rerender(field(false));
  await pass();
  expect(focused()).toBe('Nama');
  act(() => screen.getByLabelText('Nama').blur());
  rerender(field(true));
  await pass();
  rerender(<form aria-label="Formulir" />);
  await pass();
  expect(focused()).toBe('Formulir');
});

test('a focus that is somewhere else stays there', async () => {
  const { rerender } = render(<Tasks rows={['Budi', 'Siti']} />, { wrapper: Page });
  act(() => screen.getByRole('button', { name: 'Budi' }).focus());
  act(() => screen.getByRole('button', { name: 'Siti' }).focus());
  rerender(<Tasks rows={['Siti']} />);
  await pass();
  expect(focused()).toBe('Siti');
  rerender(<Tasks rows={[]} />);
  await pass();
  expect(focused()).toBe('Daftar');
});

test('a window that is closed leaves the focus to what was around its button, if the button cannot take it', async () => {
  function Window({ isOpen }: { isOpen: boolean }) {
    if (!isOpen) return null;
    return createPortal(
      <div role="dialog" aria-label="Jendela">
        <button type="button">Simpan</button>
      </div>,
      document.body,
    );
  }
  const view = (isOpen: boolean) => (
    <>
      <Tasks rows={['Budi', 'Siti']} />
      <Window isOpen={isOpen} />
    </>
  );
  const { rerender } = render(view(false), { wrapper: Page });
  act(() => screen.getByRole('button', { name: 'Selesai' }).focus());
  rerender(view(true));
  act(() => screen.getByRole('button', { name: 'Simpan' }).focus());
  rerender(view(false));
  await pass();
  expect(focused()).toBe('Tugas');
});

test('when nothing around it is left, the content of the page gets the focus', async () => {
  function Program({ isIn }: { isIn: boolean }) {
    useKeptFocus();
    return isIn ? (
      <main aria-label="Dashboard" key="in" />
    ) : (
      <form>
        <button type="button">Login</button>
      </form>
    );
  }
  const { rerender } = render(<Program isIn={false} />);
  act(() => screen.getByRole('button', { name: 'Login' }).focus());
  rerender(<Program isIn />);
  await pass();
  expect(focused()).toBe('Dashboard');
});
