import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { installBackStack } from './back-stack.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog } from './dialog.js';
import { Sheet } from './sheet.js';

// Registered before the stack's own listener, because that listener stops some `popstate` events.
let arrived = () => {};
addEventListener('popstate', () => arrived(), { capture: true });
installBackStack();

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [confirm, setConfirm] = useState(false);
  return (
    <>
      <p>Halaman {pathname}</p>
      <button onClick={() => setSheet(true)}>laci</button>
      <button onClick={() => setDialog(true)}>jendela</button>
      <Link to="/tiga">tiga</Link>
      <Sheet open={sheet} onOpenChange={setSheet} title="Laci">
        <Link to="/dua" onClick={() => setSheet(false)}>
          dua
        </Link>
      </Sheet>
      <Dialog open={dialog} onOpenChange={setDialog} title="Jendela">
        <button onClick={() => setConfirm(true)}>hapus</button>
        <button
          onClick={() => {
            setDialog(false);
            void navigate('/dua');
          }}
        >
          simpan
        </button>
        <button onClick={() => void navigate('/satu?cari=a', { replace: true })}>saring</button>
      </Dialog>
      <ConfirmDialog open={confirm} onOpenChange={setConfirm} title="Yakin?" confirmLabel="Ya" onConfirm={() => setConfirm(false)}>
        Tidak dapat dibatalkan.
      </ConfirmDialog>
    </>
  );
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
const shown = (name: string) => screen.findByRole(name === 'Yakin?' ? 'alertdialog' : 'dialog', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByText(name)).toBeNull());
const page = (path: string) => screen.findByText(`Halaman ${path}`);
const isEntryOfWindow = () => (history.state as { windows?: number } | null)?.windows;
const settled = (windows: number | undefined) => waitFor(() => expect(isEntryOfWindow()).toBe(windows));
/** Simulates a press of the device's back button. */
const go = async (steps: number) => {
  await act(async () => {
    const step = new Promise<void>((resolve) => (arrived = resolve));
    history.go(steps);
    await step;
  });
};

beforeEach(async () => {
  history.pushState({ idx: 0 }, '', '/awal');
  history.pushState({ idx: 1 }, '', '/satu');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await page('/satu');
});

test('back closes the drawer, and the next one leaves the page', async () => {
  await press('laci');
  await shown('Laci');
  await settled(1);
  await go(-1);
  await gone('Laci');
  expect(location.pathname).toBe('/satu');
  await go(-1);
  await page('/awal');
});

test('forward does not open a closed window again, and leaves no entry behind', async () => {
  await press('laci');
  await settled(1);
  await go(-1);
  await gone('Laci');
  await go(1);
  await settled(undefined);
  expect(screen.queryByText('Laci')).toBeNull();
  await go(-1);
  await page('/awal');
});

test('a window that is closed by its button removes its entry', async () => {
  for (let times = 0; times < 3; times += 1) {
    await press('laci');
    await settled(1);
    await press('Tutup menu');
    await gone('Laci');
    await settled(undefined);
  }
  expect(location.pathname).toBe('/satu');
  await go(-1);
  await page('/awal');
});

test('back closes the top window first', async () => {
  await press('jendela');
  await shown('Jendela');
  await press('hapus');
  await shown('Yakin?');
  await settled(2);
  await go(-1);
  await gone('Yakin?');
  await shown('Jendela');
  await settled(1);
  await go(-1);
  await gone('Jendela');
  await go(-1);
  await page('/awal');
});

test('a link in a window leads to its page, and back from there to the page below', async () => {
  await press('laci');
  await settled(1);
  await user.click(await screen.findByText('dua'));
  await page('/dua');
  await gone('Laci');
  await settled(undefined);
  expect(location.pathname).toBe('/dua');
  await go(-1);
  await page('/satu');
  await go(-1);
  await page('/awal');
});

test('a form that closes its window and opens a page at once does the same', async () => {
  await press('jendela');
  await settled(1);
  await press('simpan');
  await page('/dua');
  await settled(undefined);
  await waitFor(() => expect(location.pathname).toBe('/dua'));
  await go(-1);
  await page('/satu');
  await go(-1);
  await page('/awal');
});

test('a page that is opened while a closed window still removes its entry is not lost', async () => {
  await press('laci');
  await settled(1);
  await press('Tutup menu');
  await user.click(screen.getByText('tiga'));
  await page('/tiga');
  await waitFor(() => expect(location.pathname).toBe('/tiga'));
  await go(-1);
  await page('/satu');
  await go(-1);
  await page('/awal');
});

test('a page that changes its own address under a window keeps one entry', async () => {
  await press('jendela');
  await settled(1);
  await press('saring');
  await waitFor(() => expect(location.search).toBe('?cari=a'));
  expect(isEntryOfWindow()).toBe(1);
  await go(-1);
  await gone('Jendela');
  await go(-1);
  await page('/awal');
});

test('leaving several entries at once closes every window', async () => {
  await press('jendela');
  await press('hapus');
  await shown('Yakin?');
  await settled(2);
  await go(-3);
  await page('/awal');
  await gone('Yakin?');
  await gone('Jendela');
});

test('a window that is opened while an earlier entry is still being left stays open', async () => {
  await press('jendela');
  await settled(1);
  jest.useFakeTimers({ advanceTimers: true });
  const step = jest.spyOn(history, 'go').mockImplementation(() => undefined); // simulates a busy phone: the step does not arrive yet
  await user.keyboard('{Escape}');
  await gone('Jendela');
  await waitFor(() => expect(step).toHaveBeenCalledTimes(1));
  act(() => jest.advanceTimersByTime(5_000));
  expect(step).toHaveBeenCalledTimes(1);
  await press('jendela');
  await shown('Jendela');
  step.mockRestore();
  jest.useRealTimers();
  await go(-1); // now the step back arrives
  await settled(1);
  await shown('Jendela');
  await go(-1);
  await gone('Jendela');
  await page('/satu');
});
