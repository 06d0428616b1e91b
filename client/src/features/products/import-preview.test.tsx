import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
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

const words = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
const sure = { ...shown.price, chosen: 1, mustChoose: false };
const priced = { ...kaos, priceIdr: 45_000 };
const row: ImportPreview['doubtful'][number] = {
  ...{ row: 5, place: 'Baris 5', name: 'Topi', reason: 'Harga lebih rendah dari yang lain.', priceIdr: 35 },
  ...{ kinds: 0, otherwise: 'ask', takesPrice: true, canKeep: true },
};
const status = () => screen.getAllByRole('status')[0]!.textContent;

test.each<[string, Partial<ImportPreview>, string]>([
  ['nothing to import', {}, 'Tidak ada baris yang bisa diimpor.'],
  ['only wrong rows', { wrongTotal: 2 }, 'Tidak ada baris yang bisa diimpor.'],
  ['one product', { good: 1, added: 1 }, '1 produk baru, 0 diperbarui.'],
  ['a product and a wrong row', { good: 1, changed: 1, wrongTotal: 1 }, '0 produk baru, 1 diperbarui. 1 baris dilewati.'],
  ['a question alone', { doubtful: [row], doubtfulTotal: 1 }, '0 produk baru, 0 diperbarui.'],
  [
    'a row that is left out',
    { good: 1, added: 1, doubtful: [{ ...row, otherwise: 'drop' }] },
    '1 produk baru, 0 diperbarui. 1 baris dilewati.',
  ],
  ['a row that is kept', { good: 1, added: 1, doubtful: [{ ...row, otherwise: 'keep' }] }, '1 produk baru, 0 diperbarui.'],
])('the first line about a file with %s', (_, found, line) => {
  show({ shown: { ...shown, price: sure, ...found } });
  expect(status()).toBe(line);
});

test('what happens to a row counts as its owner has answered', () => {
  const file = { ...shown, price: sure, good: 1, added: 1, doubtful: [{ ...row, otherwise: 'drop' as const }], doubtfulTotal: 1 };
  show({ shown: file, answers: new Map([[5, 'keep' as const]]) });
  expect(status()).toBe('1 produk baru, 0 diperbarui.');
});

test.each([
  [{ mustChoose: true, options: [nota] }, 'Apakah kolom ini harga jual Anda?', 0],
  [{ mustChoose: true, options: [nota, { ...nota, column: 2 }] }, 'Kolom mana harga jual Anda?', 0],
  [{ mustChoose: false, options: [nota] }, 'Belum ada kolom harga jual', 1],
  [{ mustChoose: false, chosen: 1, options: [nota] }, 'Kolom harga jual', 1],
  [{ mustChoose: false, options: [] }, undefined, 1],
])('the question about the columns %j is: %s; other things are shown once it is answered', (price, title, shownOthers) => {
  const extras = [
    { heading: 'Modal', as: 'cost' as const, from: null },
    { heading: 'Agen', as: 'reseller' as const, from: null },
    { heading: 'Lusinan', as: 'tier' as const, from: 12 },
  ];
  show({ shown: { ...shown, extras, price: { ...shown.price, chosen: null, ...price } } });
  expect(words('legend')[0]).toBe(title);
  expect(screen.queryAllByRole('status')).toHaveLength(shownOthers);
  expect(words('label .text-soft')).toEqual(
    shownOthers ? ['Modal: harga modal, tidak pernah disebut bot', 'Agen: harga reseller', 'Lusinan: grosir mulai 12'] : [],
  );
  for (const { column } of price.options) expect(screen.getAllByRole('button', { name: /^Harga Nota/ })[column - 1]).toBeDefined();
});

test('a price column: its example, what it is, and which one is chosen', () => {
  const options = [nota, { ...nota, column: 2, heading: 'Modal', isCost: true, example: null }];
  show({ shown: { ...shown, price: { ...sure, options } } });
  const buttons = within(screen.getByRole('group', { name: 'Kolom harga jual' })).getAllByRole('button');
  expect(buttons.map((one) => [one.textContent.replaceAll(/\s/g, ' '), one.getAttribute('aria-pressed')])).toEqual([
    ['Harga NotaKaos dijual Rp 45.000', 'true'],
    ['Modal (harga modal)Kolom ini kosong', 'false'],
  ]);
});

test.each([
  [[], undefined, null],
  [[priced], undefined, null],
  [[kaos, { ...priced, name: 'Topi' }], undefined, null],
  [[{ ...kaos, variants: [{ name: 'M', priceIdr: 45_000, stock: null }] }], undefined, null],
  [[kaos], undefined, /^Tidak ada harga yang terbaca.*Cek kolom harganya/],
  [[kaos], 'none' as const, /^Produk ini masuk tanpa harga\..*Tulis harganya di daftar produk\.$/],
])('products %j with the column %s: are they without a price?', (products, column, sentence) => {
  show({ column, shown: { ...shown, price: sure, products } });
  const note = screen.queryByText(/Bot tidak menyebut harga produk ini/)?.textContent ?? null;
  if (sentence === null) expect(note).toBeNull();
  else expect(note).toMatch(sentence);
});

test.each([
  [[], null],
  [['No', 'no. urut', 'Modal'], null],
  [['Warna'], 'Tidak dipakai: Warna.'],
  [['Warna', 'No', 'Rak'], 'Tidak dipakai: Warna, Rak.'],
])('headings %j that no column takes, without a number of rows and what was asked', (ignored, line) => {
  show({ shown: { ...shown, ignored, extras: [{ heading: 'Modal', as: 'cost', from: null }] } });
  expect(screen.queryByText(/^Tidak dipakai/)?.textContent ?? null).toBe(line);
});

const choicesOf = (changed: Partial<typeof row>, answer?: number | 'keep' | 'drop') => {
  show({
    shown: { ...shown, doubtful: [{ ...row, ...changed }], doubtfulTotal: 1 },
    answers: answer === undefined ? new Map() : new Map([[5, answer]]),
  });
  return within(screen.getByRole('region', { name: 'Baris yang perlu dipastikan' }))
    .getAllByRole('button')
    .map((one) => `${one.getAttribute('aria-pressed') === 'true' ? '*' : ''}${one.textContent.replaceAll(/\s/g, ' ')}`);
};

test.each<[Partial<typeof row>, number | 'keep' | 'drop' | undefined, string[]]>([
  [{}, undefined, ['Pakai Rp 35', 'Tulis harga', 'Lewati']],
  [{ otherwise: 'keep' }, undefined, ['*Pakai Rp 35', 'Tulis harga', 'Lewati']],
  [{ otherwise: 'drop' }, undefined, ['Pakai Rp 35', 'Tulis harga', '*Lewati']],
  [{ otherwise: 'drop' }, 'keep', ['*Pakai Rp 35', 'Tulis harga', 'Lewati']],
  [{}, 35_000, ['Pakai Rp 35', '*Rp 35.000', 'Lewati']],
  [{ kinds: 1 }, undefined, ['Pakai 1 varian', 'Tulis harga', 'Lewati']],
  [{ kinds: 2, takesPrice: false }, undefined, ['Pakai 2 varian', 'Lewati']],
  [{ priceIdr: null }, undefined, ['Pakai tanpa harga', 'Tulis harga', 'Lewati']],
  [{ priceIdr: 0 }, undefined, ['Pakai Rp 0', 'Tulis harga', 'Lewati']],
  [{ canKeep: false }, undefined, ['Tulis harga', 'Lewati']],
])('a doubtful row %j, answered %s: its choices', (changed, answer, choices) => {
  expect(choicesOf(changed, answer)).toEqual(choices);
});

test.each([
  [0, '', 'Baris 5:', null],
  [0, 'Topi', 'Baris 5 (Topi):', null],
  [1, 'Topi', 'Baris 5 (Topi):', 'dan 1 baris lagi.'],
])('doubtful rows of which %s are not shown', (hidden, name, place, last) => {
  show({ shown: { ...shown, doubtful: [{ ...row, name }], doubtfulTotal: 1 + hidden } });
  const rows = words('section[aria-label="Baris yang perlu dipastikan"] li');
  expect(words('section[aria-label="Baris yang perlu dipastikan"] > p')).toEqual([`${1 + hidden} baris perlu Anda pastikan`]);
  expect(rows[0]).toContain(`${place} Harga lebih rendah`);
  expect(rows.slice(1)).toEqual(last === null ? [] : [last]);
});

test.each([
  [0, 0, null],
  [1, 1, null],
  [50, 50, null],
  [51, 50, '1–50 dari 51 produk'],
])('of %s products %s are listed, and several pages are counted', (count, listed, pages) => {
  show({ shown: { ...shown, products: Array.from({ length: count }, (_, at) => ({ ...priced, name: `Kaos ${at + 1}` })) } });
  const rows = () => words('ul[aria-label="Yang akan diimpor"] > li');
  expect(rows()).toHaveLength(listed);
  const page = () => screen.queryByText(/ dari \d+ produk$/)?.textContent ?? null;
  expect(page()).toBe(pages);
  if (pages === null) return;
  const ways = () => ['Sebelumnya', 'Berikutnya'].map((name) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
  expect(ways()).toEqual([false, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect([page(), rows(), ways()]).toEqual(['51–51 dari 51 produk', ['Kaos 51 Rp 45.000'], [true, false]]);
});

test.each<[Partial<typeof kaos>, string[]]>([
  [{}, ['Kaos Tanpa harga']],
  [{ priceIdr: 45_000 }, ['Kaos Rp 45.000']],
  [{ category: 'Baju', unit: 'lusin' }, ['Kaos Tanpa harga', 'Kategori: Baju · harga per lusin']],
  [
    { tiers: [{ from: 12, priceIdr: 40_000 }], resellerIdr: 38_000, costIdr: 30_000 },
    ['Kaos Tanpa harga', 'mulai 12: Rp 40.000 · reseller Rp 38.000 · modal Rp 30.000 (tidak disebut bot)'],
  ],
  [{ resellerIdr: 0 }, ['Kaos Tanpa harga', 'reseller Rp 0']],
  [{ variants: [{ name: 'M', priceIdr: null, stock: 3 }] }, ['Kaos Tanpa harga', 'M stok 3']],
])('a product of the file %j: all that would be stored', (product, lines) => {
  show({ shown: { ...shown, products: [{ ...kaos, ...product }] } });
  expect(words('ul[aria-label="Yang akan diimpor"] p')).toEqual(lines);
});
