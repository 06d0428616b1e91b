import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LeftOutKind } from '#contracts/http/bot/product-imports';
import { LeftOutRows, WrongRows } from './skipped-rows.js';

const rowsOf = (...rows: [number, string][]) => rows.map(([row, name]) => ({ row, place: `Baris ${row}`, name }));
const textsOf = (scope: Element) => [...scope.querySelectorAll('li')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

test('rows with the same problem are told together, and that the others can be imported', () => {
  const problems = ['Nama produk wajib diisi.'];
  const [third, fifth, ninth] = rowsOf([3, ''], [5, 'Jaket'], [9, '']);
  const wrong = [
    { ...third!, problems },
    { ...fifth!, problems: ['Berat "berat" tidak terbaca.'] },
    { ...ninth!, problems },
  ];
  render(<WrongRows wrong={wrong} total={60} />);
  const section = screen.getByRole('region', { name: 'Baris yang perlu diperbaiki' });
  expect(textsOf(section)).toEqual([
    'Baris 3, Baris 9: Nama produk wajib diisi.',
    'Baris 5 (Jaket): Berat "berat" tidak terbaca.',
    'dan 57 baris lagi.',
  ]);
  expect(section.textContent).toContain('60 baris belum bisa diimpor');
  expect(section.textContent).toContain('Baris lain bisa diimpor sekarang.');
  expect(section.className).not.toContain('bad');
});

test('rows that are no products are counted by kind, without a colour of trouble', () => {
  const { container } = render(
    <LeftOutRows
      groups={[
        { kind: 'about-shop', total: 4, rows: rowsOf([1, 'Rek BCA 123'], [2, 'Order: wa']) },
        { kind: 'total', total: 1, rows: rowsOf([12, ' TOTAL  ']) },
      ]}
    />,
  );
  expect(container.querySelector('summary')!.textContent).toBe('5 baris bukan produk, jadi dilewati');
  expect(textsOf(container)).toEqual([
    expect.stringMatching(/^4 baris tentang toko\. .*Baris 1 \(Rek BCA 123\), Baris 2 \(Order: wa\), dan 2 baris lagi$/),
    expect.stringMatching(/^1 baris jumlah\. .*Baris 12 \(TOTAL\)$/),
  ]);
  expect(container.innerHTML).not.toMatch(/bad|warn/);
});

test.each(LeftOutKind.options)('the group of kind %s says what its rows are and what to do', (kind) => {
  const { container } = render(<LeftOutRows groups={[{ kind, total: 1, rows: rowsOf([2, 'x']) }]} />);
  expect(textsOf(container)).toEqual([expect.stringMatching(/^1 baris [a-z ]+\. .+\.\s*Baris 2 \(x\)$/)]);
});

test('without such rows nothing is shown', () => {
  const { container } = render(
    <>
      <WrongRows wrong={[]} total={0} />
      <LeftOutRows groups={[]} />
    </>,
  );
  expect(container.textContent).toBe('');
});

test.each([
  [0, null, ''],
  [1, 'dan 1 baris lagi.', ', dan 1 baris lagi'],
])('of rows of which %s are not listed, the number is told only when there is one', (hidden, wrongLine, leftWords) => {
  const [row] = rowsOf([3, 'Jaket']);
  render(<WrongRows wrong={[{ ...row!, problems: ['Rusak.'] }]} total={1 + hidden} />);
  const lines = textsOf(screen.getByRole('region', { name: 'Baris yang perlu diperbaiki' }));
  expect(lines).toEqual(['Baris 3 (Jaket): Rusak.', ...(wrongLine === null ? [] : [wrongLine])]);
  const { container } = render(<LeftOutRows groups={[{ kind: 'total', total: 1 + hidden, rows: [row!] }]} />);
  expect(textsOf(container)[0]).toMatch(new RegExp(`Baris 3 \\(Jaket\\)${leftWords}$`));
});
