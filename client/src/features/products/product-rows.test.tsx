import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ProductView } from '#contracts/http/bot/products';
import { ProductRows } from './product-rows.js';

const kaos: ProductView = {
  ...{ id: 'a', name: 'Kaos', priceIdr: 75_000, weightGrams: null, stock: null, variants: [], notes: '', photos: [], active: true },
  ...{ category: '', terms: { unit: '', minOrder: null, tiers: [], resellerIdr: null, promo: null }, costIdr: null },
};
const linesOf = (row: Element) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));

test.each<[Partial<ProductView>, string[]]>([
  [{}, ['Kaos', 'Rp 75.000']],
  [{ priceIdr: null }, ['Kaos', 'Harga belum diisi']],
  [{ stock: 0 }, ['KaosStok habis', 'Rp 75.000']],
  [{ stock: 0, priceIdr: null }, ['KaosStok habis', 'Harga belum diisi']],
  [{ stock: 1 }, ['Kaos', 'Rp 75.000 · stok 1']],
  [{ active: false }, ['KaosTidak ditawarkan', 'Rp 75.000']],
  [{ category: 'Baju' }, ['Kaos', 'Rp 75.000', 'Kategori: Baju']],
  [{ variants: [{ name: 'M', priceIdr: null, stock: null }] }, ['Kaos', 'Rp 75.000', 'Varian: M']],
  [
    { category: 'Baju', variants: ['M', 'L'].map((name) => ({ name, priceIdr: null, stock: null })) },
    ['Kaos', 'Rp 75.000', 'Kategori: Baju · Varian: M, L'],
  ],
])('a product %j is shown with what it has', (product, lines) => {
  render(<ProductRows products={[{ ...kaos, ...product }]} onEdit={() => undefined} onRemove={() => undefined} />);
  expect(screen.getAllByRole('listitem').map(linesOf)).toEqual([lines]);
});

test('each row has its own buttons', () => {
  const pressed: string[] = [];
  const products = [kaos, { ...kaos, id: 'b', name: 'Topi' }];
  render(
    <ProductRows products={products} onEdit={({ id }) => pressed.push(`edit ${id}`)} onRemove={({ id }) => pressed.push(`remove ${id}`)} />,
  );
  for (const name of ['Ubah Topi', 'Hapus Kaos', 'Ubah Kaos', 'Hapus Topi']) fireEvent.click(screen.getByRole('button', { name }));
  expect(pressed).toEqual(['edit b', 'remove a', 'edit a', 'remove b']);
});
