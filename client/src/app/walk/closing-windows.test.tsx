import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import './page-socket.js';

const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');

/*
 * Windows for several chats or products close when they send, because the list shows the result at once. When the server
 * refuses, the list shows the earlier state again, and the typed text is there when the window is opened again.
 */

interface Window {
  readonly path: string;
  /** Names of the buttons before the first row is chosen. */
  readonly begin: string;
  /** Name of the button that opens the window. */
  readonly opens: string;
  readonly field: string;
  readonly text: string;
  readonly sends: string;
}

const products = { path: '/produk', begin: 'Pilih' } as const;
const windows: Readonly<Record<string, Window>> = {
  label: {
    path: `/chat-history?percakapan=${ids.budi}`,
    ...{ begin: 'Pilih beberapa chat', opens: 'Beri atau lepas label' },
    ...{ field: 'Label', text: 'Pelanggan lama', sends: 'Beri label' },
  },
  category: { ...products, opens: 'Ubah kategori', field: 'Kategori', text: 'Busana anak', sends: 'Ubah kategori' },
  stock: { ...products, opens: 'Ubah stok', field: 'Stok masing-masing', text: '17', sends: 'Ubah stok' },
  price: { ...products, opens: 'Ubah harga', field: 'Persen', text: '15', sends: 'Ubah harga' },
};

test.each(Object.entries(windows).flatMap(([name, one]) => [[name, true, one] as const, [name, false, one] as const]))(
  'the %s for several rows, refused: %s',
  async (_name, isRefused, { path, begin, opens, field, text, sends }) => {
    const { server, settle } = await openScreen(path);
    const doing = async (action: () => unknown) => {
      await act(async () => void action());
      await settle();
    };
    const shown = () => within(screen.getByRole('dialog'));
    const typed = () => shown().getByLabelText<HTMLInputElement>(field);
    await doing(() => fireEvent.click(screen.getByRole('button', { name: begin })));
    await doing(() => fireEvent.click(screen.getAllByRole('checkbox')[0]!));
    await doing(() => fireEvent.click(screen.getByRole('button', { name: opens })));
    await doing(() => fireEvent.change(typed(), { target: { value: text } }));
    server.writes = 'held';
    await doing(() => fireEvent.click(shown().getByRole('button', { name: sends })));
    expect(screen.queryByRole('dialog')).toBeNull();
    await doing(() => server.release(isRefused ? 'refused' : 'answered'));
    // An action on chats clears the selection when it succeeds, so the test selects a row again.
    if (!screen.queryByRole('button', { name: opens })) {
      await doing(() => fireEvent.click(screen.getByRole('button', { name: begin })));
      await doing(() => fireEvent.click(screen.getAllByRole('checkbox')[0]!));
    }
    await doing(() => fireEvent.click(screen.getByRole('button', { name: opens })));
    expect(typed().value).toBe(isRefused ? text : '');
  },
);
