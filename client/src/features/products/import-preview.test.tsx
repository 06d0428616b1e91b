import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ImportPreview } from '#contracts/http/bot/product-imports';
import { Preview } from './import-preview.js';
import type { ImportSession } from './import-session.js';

const nota = { column: 1, heading: 'Harga Nota', isCost: false, example: { name: 'Kaos', priceIdr: 45_000 } };
const shown: ImportPreview = {
  ...{ good: 0, added: 0, changed: 0, products: [], wrongTotal: 0, wrong: [], leftOut: [], ignored: [], extras: [] },
  ...{ doubtfulTotal: 0, doubtful: [], price: { chosen: null, mustChoose: true, options: [nota] } },
};
const kaos: ImportPreview['products'][number] = {
  ...{ name: 'Kaos', priceIdr: null, weightGrams: null, stock: null, variants: [], photo: null, tiers: [] },
  ...{ resellerIdr: null, costIdr: null, category: '', unit: '' },
};
const session: ImportSession = {
  file: new Blob(['x']),
  shown,
  column: undefined,
  takesExtras: false,
  answers: new Map(),
  written: new Map(),
};

function show(changed: Partial<ImportSession>) {
  const onColumn = jest.fn();
  const props = { isBusy: false, onExtras: jest.fn(), onAnswer: jest.fn(), onWrite: jest.fn() };
  render(<Preview {...props} session={{ ...session, ...changed }} onColumn={onColumn} />);
  return onColumn;
}

test('the only column may be no selling price: its list is imported without prices', () => {
  const onColumn = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Bukan harga jual, impor tanpa harga' }));
  expect(onColumn.mock.calls).toEqual([['none']]);
});

test('a list without prices says where to write them, and the column can still be chosen', () => {
  const price = { ...shown.price, mustChoose: false };
  const onColumn = show({ column: 'none', shown: { ...shown, good: 1, added: 1, products: [kaos], price } });
  expect(screen.getByText(/Tulis harganya di daftar produk/)).toBeDefined();
  expect(screen.getByRole('button', { name: /impor tanpa harga/ }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /^Harga Nota/ }));
  expect(onColumn.mock.calls).toEqual([[1]]);
});

test('a sure column has no button for an import without prices', () => {
  show({ shown: { ...shown, price: { chosen: 1, mustChoose: false, options: [nota, { ...nota, column: 2, heading: 'Harga Beli' }] } } });
  expect(screen.queryByRole('button', { name: /impor tanpa harga/ })).toBeNull();
});

test.each([
  ['is chosen', 1, 2],
  ['is only offered', 0, 1],
  ['is offered while none is chosen', 0, null],
])('a column of costs that %s is warned of %s times', (_, warnings, chosen) => {
  const cost = { ...nota, column: 2, heading: 'Harga Modal', isCost: true };
  show({ shown: { ...shown, price: { chosen, mustChoose: false, options: [nota, cost] } } });
  expect(screen.queryAllByText(/Ini kolom harga modal/)).toHaveLength(warnings);
});
