import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { productImports } from '#contracts/http/bot/product-imports';
import './page-socket.js';
import { answer } from './answers/answer.js';

const { openScreen } = await import('./open-screen.js');

/* Prices that an owner types by hand: the bot quotes them to customers. */

const type = async (field: string, text: string) =>
  act(async () => void fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(field), { target: { value: text } }));

function presser(settle: () => Promise<void>) {
  return async (name: RegExp) => {
    const dialog = screen.queryByRole('dialog');
    await act(async () => void fireEvent.click((dialog ? within(dialog) : screen).getByRole('button', { name })));
    await settle();
  };
}

test('a product for Rp 35 is saved when the owner confirms the price', async () => {
  const { server, settle } = await openScreen('/produk');
  const press = presser(settle);
  const saved = () => server.requests.filter((one) => one.startsWith('POST ') && one.includes('priceIdr'));
  await press(/^Tambah/);
  await type('Nama produk', 'Pasmina');
  await type('Harga', '35');
  await press(/^Simpan Produk/);
  expect(saved()).toEqual([]);
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(
    'Bot akan menyebut Rp\u00a035. Maksudnya Rp\u00a035.000? Tulis 35rb. Kalau sudah benar, tekan Simpan Produk lagi.',
  );
  // After another price is typed, the panel asks again.
  await type('Harga', '36');
  await press(/^Simpan Produk/);
  expect(saved()).toEqual([]);
  await press(/^Simpan Produk/);
  expect(saved()).toEqual([expect.stringContaining('"priceIdr":36,')]);
});

test('a price that is written but not saved is part of the import, and an unclear one stops it', async () => {
  const doubtful = {
    ...{ row: 2, place: 'Baris 2', name: 'Pasmina', reason: 'Belum ada harga.', priceIdr: null },
    ...{ otherwise: 'keep' as const, takesPrice: true, canKeep: true, kinds: 0 },
  };
  const preview = answer(productImports.preview, {
    ...{ good: 1, added: 1, changed: 0, products: [], wrongTotal: 0, wrong: [], leftOut: [], ignored: [], extras: [] },
    ...{ doubtfulTotal: 1, doubtful: [doubtful], price: { chosen: 1, mustChoose: false, options: [] } },
  });
  const { server, settle } = await openScreen('/produk', { answers: [preview] });
  const press = presser(settle);
  const imports = () => server.requests.filter((one) => /^POST \S*\/products\/import(?:\?|$)/.test(one));
  await press(/^Impor$/);
  await type('Atau tempel daftar Anda', 'Pasmina');
  await press(/^Periksa/);
  await press(/^Tulis harga/);
  const write = (text: string) => type('Harga Pasmina', text);
  const before = imports().length;
  for (const unsure of ['35r', '35']) {
    await write(unsure);
    await press(/^Impor 1 produk$/);
    expect(imports()).toHaveLength(before);
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toMatch(/^Baris \d+: /);
  }
  await write('35rb');
  await press(/^Impor produk$/);
  expect(imports().at(-1)).toContain('p35000');
});
