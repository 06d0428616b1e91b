import { describe, expect, test } from '@jest/globals';
import { noChoice, readProducts } from './import.rules.js';

/** The outcome of a list of two products with these headings of prices. */
function read(headings: string, { name = 'Produk', title = '', choice = noChoice } = {}) {
  const columns = headings.split('|').map((heading) => heading.trim());
  const row = (product: string, first: number) => [product, ...columns.map((_, at) => String(first + 5_000 * at)), '4'];
  const titles = title === '' ? [] : [[title]];
  return readProducts({ rows: [...titles, [name, ...columns, 'Stok'], row('Kaos', 45_000), row('Topi', 30_000)], lines: null }, choice);
}

describe('the only price of a list', () => {
  test.each([
    ...['Buy Price', 'Purch. Price', 'Purchasing Price', 'Landed Cost', 'Harga Ambil', 'Hrg Ambil', 'Harga Belanja', 'Hrg Blnj'],
    ...['Harga Tebus', 'Harga Nebus', 'Hrg Mdl', 'Mdl', 'Harga Setor', 'Harga Setoran', 'Harga Titip', 'Harga Titipan', 'Harga Pusat'],
    ...['Harga Principal', 'Harga Prinsipal', 'Harga dari Sales', 'Harga dari Toko', 'Harga dari Pabrik', 'hpokok', 'hbeli', 'H_Modal'],
  ])('is not "%s": it may be what the shop pays', (heading) => {
    const { products, price } = read(heading);
    expect(products.map(({ priceIdr }) => priceIdr)).toEqual([null, null]);
    expect(price).toMatchObject({ chosen: null, mustChoose: false, options: [{ column: 1, isCost: true }] });
  });

  test.each([
    ...['Net', 'Nett', 'Harga Net', 'Harga Nett', 'Harga Nota', 'Harga Bon', 'Harga Import', 'Harga Toko', 'Harga Pak Budi'],
    ...['Base Price', 'Harga Seller', 'Harga Jual Titipan', 'Harga Jual dari Pusat', 'Harga (belum PPN)', 'Harga Ambil Sendiri'],
  ])('is asked about when it is "%s"', (heading) => {
    expect(read(heading)).toMatchObject({ products: [], price: { chosen: null, mustChoose: true, options: [{ isCost: false }] } });
  });

  test.each([
    ...[
      'Harga',
      'Hrg',
      'Harga (Rp)',
      'HARGA JUAL',
      'Hrg Jl',
      'hjual',
      'Harga Satuan',
      'Harga/pcs',
      'Harga @',
      'Harga per kg',
      'Harga / Porsi',
    ],
    ...[
      'Harga Baru',
      'Harga 2026',
      'Harga Nov 2026',
      'Harga per 1 Desember',
      'Harga Sekarang',
      'Harga saat ini',
      'Harga Normal',
      'Harga Fix',
    ],
    ...[
      'Harga Paket',
      'Harga Produk',
      'Harga Menu',
      'Harga Sewa / Hari',
      'Tarif',
      'Tarif per Jam',
      'Harga Shopee',
      'Harga Online',
      'Harga Dine In',
    ],
    ...[
      'Price',
      'Unit Price',
      'Regular price',
      'Price (IDR)',
      'Variant Price',
      'Basic - Price',
      'Kemang Raya - Price',
      'Retail Price (Local Currency)',
    ],
    ...[
      'Harga Eceran',
      'HET',
      'Rp',
      'Harga Ritel (Mata Uang Lokal)',
      'Harga (Incl. PPN)',
      'Harga* (wajib)',
      'Harga Cash',
      'Biaya',
      'Pricelist',
    ],
  ])('is taken without a question when it is "%s"', (heading) => {
    const { products, price, doubtful } = read(heading);
    expect(products.map(({ priceIdr }) => priceIdr)).toEqual([45_000, 30_000]);
    expect([price.mustChoose, doubtful]).toEqual([false, []]);
  });

  test.each([
    ['Nama Kue', 'Harga Kue'],
    ['Layanan Salon', 'Harga Layanan Salon'],
    ['Nama Tanaman', 'Harga Tanaman (Rp)'],
  ])('is taken when it repeats the heading of the names: %s', (name, heading) => {
    expect(read(heading, { name }).price).toMatchObject({ chosen: 1, mustChoose: false });
  });
});

describe('beside another price', () => {
  test.each([
    ['Harga Ambil | Harga', 'Harga'],
    ['Hrg Mdl | Hrg Jl', 'Hrg Jl'],
    ['hpokok | hjual', 'hjual'],
    ['Harga Titip | Harga Jual', 'Harga Jual'],
    ['Buy Price | Sell Price', 'Sell Price'],
    ['Harga dari Supplier | Harga', 'Harga'],
    ['Compare At Price | Price', 'Price'],
  ])('what the shop pays is not offered first: %s', (headings, taken) => {
    const { price, products } = read(headings);
    expect(price.mustChoose).toBe(false);
    expect(price.options.map(({ heading, isCost }) => [heading, isCost])[0]).toEqual([taken, false]);
    expect(products.map(({ priceIdr }) => priceIdr)).toEqual([50_000, 35_000]);
  });

  test.each([
    ['HPP | Net', 'Net, HPP (modal)'],
    ['Harga | Nett', 'Harga, Nett'],
    ['Harga Import | Harga Lokal', 'Harga Lokal, Harga Import'],
    ['Harga Toko | Harga Online', 'Harga Online, Harga Toko'],
    ['Harga | Harga Ambil Banyak', 'Harga, Harga Ambil Banyak'],
    ['Harga | Harga Tebus Murah', 'Harga, Harga Tebus Murah'],
  ])('the owner chooses between %s', (headings, offered) => {
    const { price } = read(headings);
    expect(price).toMatchObject({ chosen: null, mustChoose: true });
    expect(price.options.map(({ heading, isCost }) => (isCost ? `${heading} (modal)` : heading)).join(', ')).toBe(offered);
  });

  test('a word that is not known changes nothing in a list for resellers', () => {
    expect(read('Harga Gamis', { title: 'PRICELIST RESELLER' }).products.map(({ priceIdr }) => priceIdr)).toEqual([null, null]);
  });
});

test.each(['Harga Nota', 'Harga', 'Harga|Harga GoFood'])('the owner may import without a price: %s', (headings) => {
  const { products, doubtful, price, ignored } = read(headings, { choice: { ...noChoice, priceColumn: 'none' } });
  expect(products).toMatchObject([
    { name: 'Kaos', priceIdr: null, stock: 4 },
    { name: 'Topi', priceIdr: null, stock: 4 },
  ]);
  expect([doubtful, ignored]).toEqual([[], headings.split('|')]);
  // all columns stay offered, so that the owner can change the choice
  expect(price).toMatchObject({ chosen: null, mustChoose: false, options: headings.split('|').map((heading) => ({ heading })) });
});

test.each([
  ['Harga/kg', 'kg'],
  ['Tarif per malam', 'malam'],
  ['Harga per 100 lembar', '100 lembar'],
  ['Harga per meter (Rp)', 'meter'],
  ['Harga/pcs', undefined],
  ['Harga per 1 Desember', undefined],
  ['Harga per Nov 2026', undefined],
])('the unit of "%s" is %s', (heading, unit) => {
  expect(read(heading).products[0]?.terms.unit).toBe(unit);
});

test.each(['Harga Jual Exc PPN', 'Harga Jual (belum PPN)', 'Harga Ecer tanpa pajak', 'Harga Jual excl. VAT'])(
  'a selling price without tax is asked about: %s',
  (heading) => {
    expect(read(heading).price).toMatchObject({ chosen: null, mustChoose: true });
  },
);

test.each(['Avg Cost', 'Avg. HPP'])('"%s" is offered as a cost', (heading) => {
  expect(read(heading).price.options).toMatchObject([{ heading, isCost: true }]);
});
