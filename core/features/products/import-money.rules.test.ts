import { describe, expect, test } from '@jest/globals';
import { noChoice, readProducts } from './import.rules.js';
import { plainPrice } from './import-money.rules.js';

const table = (...rows: string[]) => readProducts({ rows: rows.map((row) => row.split('|').map((cell) => cell.trim())), lines: null });
const lines = (...all: string[]) => readProducts({ rows: all.map((line) => [line]), lines: all });
const prices = ({ products }: ReturnType<typeof table>) => products.map(({ name, priceIdr }) => [name, priceIdr]);

describe('the selling price', () => {
  test.each([
    ['NAMA PRODUK | HARGA BELI | HARGA JUAL | STOK', 'HARGA BELI'],
    ['Nama | Harga Modal | Harga | Stok', 'Harga Modal'],
    ['Nama Barang | HPP | Harga | Stok', 'HPP'],
    ['Nama Barang | H.P.P. | Hrga | Stok', 'H.P.P.'],
    ['Produk | Harga Grosir | Harga Eceran | Stok', 'Harga Grosir'],
    ['Nama | Harga Coret | Harga Jual | Stok', 'Harga Coret'],
    ['Item | Price Before Discount | Selling Price | Qty', 'Price Before Discount'],
  ])('is never the shop’s own cost: %s', (headings, unused) => {
    const read = table(headings.replace('Selling Price', 'Price Selling'), 'Mukena Bali | 95000 | 145000 | 12');
    expect(prices(read)).toEqual([['Mukena Bali', 145_000]]);
    expect(read.ignored).toEqual([unused]);
  });

  test('is left empty where only a cost is written', () => {
    const read = table('Nama | Harga Beli | Stok', 'Mukena Bali | 95000 | 12');
    expect(prices(read)).toEqual([['Mukena Bali', null]]);
    expect(read.ignored).toEqual(['Harga Beli']);
  });

  test.each([
    ['FAKTUR PEMBELIAN', 'Harga Satuan'],
    ['Supplier: PT Sumber Rejeki', 'Harga'],
    ['Nota Kulakan Minggu ke-2', '@ Rp'],
    ['PURCHASE ORDER 0113', 'Price'],
  ])('is left empty in a bill from a supplier: %s', (title, heading) => {
    const read = table(title, `Nama Barang | Qty | ${heading}`, 'Indomie Goreng | 40 | 2700');
    expect(prices(read)).toEqual([['Indomie Goreng', null]]);
    expect(read.price).toMatchObject({ chosen: null, options: [{ isCost: true }] });
    expect(read.extras).toMatchObject([{ as: 'cost', heading }]);
  });

  test('is read where a bill from a supplier names it', () => {
    const read = table('FAKTUR PEMBELIAN', 'Nama Barang | Qty | Harga Satuan | Harga Jual', 'Indomie Goreng | 40 | 2700 | 3500');
    expect(prices(read)).toEqual([['Indomie Goreng', 3_500]]);
  });

  test('is left to the owner when two columns could be the price', () => {
    const read = table('Nama | Harga A | Harga B', 'Mukena Bali | 95000 | 145000');
    expect(read).toMatchObject({ products: [], wrong: [], doubtful: [], price: { chosen: null, mustChoose: true } });
    expect(read.price.options).toEqual([
      { column: 1, heading: 'Harga A', isCost: false, example: { name: 'Mukena Bali', priceIdr: 95_000 } },
      { column: 2, heading: 'Harga B', isCost: false, example: { name: 'Mukena Bali', priceIdr: 145_000 } },
    ]);
  });

  test.each([
    ['Nama | Harga Jual | Reseller', 'Harga Jual, Reseller'],
    ['Nama | Harga | Harga Grosir', 'Harga, Harga Grosir'],
    ['Nama | Harga Shopee | Harga Offline', 'Harga Shopee, Harga Offline'],
    ['Nama | Harga Normal | Harga Promo', 'Harga Normal, Harga Promo'],
    ['Nama | Harga Jual | Harga Eceran', 'Harga Eceran, Harga Jual'],
    ['Nama | Harga | Harga', 'Harga (kolom B), Harga (kolom C)'],
  ])('is left to the owner in %s', (headings, offered) => {
    const read = table(headings, 'Mukena Bali | 145000 | 120000');
    expect(read.price).toMatchObject({ chosen: null, mustChoose: true });
    expect(read.products).toEqual([]);
    expect(read.price.options.map(({ heading }) => heading).join(', ')).toBe(offered);
  });

  test.each(['Harga Beli', 'Modal', 'HPP', 'H. Beli', 'hargabeli', 'Harga_Kulakan', 'HargaModal', 'Cost Price', 'Harga dari Supplier'])(
    'never comes from "%s" by itself, and the owner may still choose it',
    (heading) => {
      const rows = [
        ['Nama', heading, 'Stok'],
        ['Mukena Bali', '95000', '12'],
      ];
      const read = readProducts({ rows, lines: null });
      expect(prices(read)).toEqual([['Mukena Bali', null]]);
      expect(read.price).toMatchObject({ chosen: null, mustChoose: false, options: [{ column: 1, isCost: true }] });
      const chosen = readProducts({ rows, lines: null }, { ...noChoice, priceColumn: 1 });
      expect(prices(chosen)).toEqual([['Mukena Bali', 95_000]]);
    },
  );

  test('comes from the column that the owner chose', () => {
    const rows = [
      ['Nama', 'Harga Jual', 'Reseller'],
      ['Mukena Bali', '145000', '120000'],
    ];
    const chosen = (priceColumn: number) => readProducts({ rows, lines: null }, { ...noChoice, priceColumn });
    expect(prices(chosen(1))).toEqual([['Mukena Bali', 145_000]]);
    expect(chosen(2)).toMatchObject({ products: [{ priceIdr: 120_000 }], price: { chosen: 2, mustChoose: false } });
    // the answer chooses a column that is not a price, so the question stays open
    expect(chosen(0).price).toMatchObject({ chosen: null, mustChoose: true });
  });

  test('is found under a second row of headings', () => {
    const read = table('No | Nama Barang | Harga | | Stok', ' | | Beli | Jual | ', '1 | Mukena Bali | 95000 | 145000 | 12');
    expect(prices(read)).toEqual([['Mukena Bali', 145_000]]);
  });

  test.each([
    ['45.000/pcs', 45_000],
    ['189k (S,M,L,XL)', 189_000],
    ['35rb nett', 35_000],
    ['@45.000', 45_000],
    ['1.250.000,00', 1_250_000],
    ['Rp 45.000 / kg', 45_000],
    ['150000', 150_000],
    ['Rp  45 . 000', 45_000],
    ['Rp5000-', 5_000],
  ])('is read from %s', (text, priceIdr) => {
    expect(prices(table('Nama | Harga', `Gamis | ${text}`))).toEqual([['Gamis', priceIdr]]);
  });

  test('in front of sizes in brackets names them as variants', () => {
    const [product] = table('Nama | Harga', 'Gamis | 189k (S,M,L,XL)').products;
    expect(product?.variants.map(({ name }) => name)).toEqual(['S', 'M', 'L', 'XL']);
    expect(plainPrice('189k (S,M)')).toEqual({ price: '189k', inBrackets: 'S,M', unit: '', isSoldOut: false, isRough: false });
  });

  test.each(['35', '999'])('of Rp %s is doubted', (price) => {
    const { products, doubtful } = table('Nama | Harga', `Pashmina | ${price}`);
    expect(products).toEqual([]);
    expect(doubtful).toMatchObject([{ row: 2, otherwise: 'ask', takesPrice: true }]);
    expect(doubtful[0]!.reason).toMatch(new RegExp(`Rp.${price} terlalu kecil`));
  });

  test('of Rp 1.000 is taken', () => {
    expect(prices(table('Nama | Harga', 'Permen | 1000'))).toEqual([['Permen', 1_000]]);
  });
});

describe('a doubtful row', () => {
  const rows = [
    ['Nama', 'Harga'],
    ['Kaos', '75000'],
    ['Topi', '45000'],
    ['Jaket', '1500000'],
    ['Kaus Kaki', '5000'],
    ['Sabuk', ''],
    ['Tas', '85-95rb'],
    ['Dompet', '60000'],
    ['Bonus', '0'],
  ];
  const read = (...answers: [number, 'keep' | 'drop' | number][]) =>
    readProducts({ rows, lines: null }, { ...noChoice, answers: new Map(answers) });

  test('has a price far above or below the others, none, or one that cannot be read', () => {
    const { doubtful, products } = read();
    expect(doubtful.map(({ row, otherwise, takesPrice }) => [row, otherwise, takesPrice])).toEqual([
      [4, 'ask', true],
      [5, 'ask', true],
      [6, 'keep', true],
      [7, 'drop', true],
      [9, 'ask', true],
    ]);
    expect(doubtful.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('jauh di atas'),
      expect.stringContaining('jauh di bawah'),
      'Belum ada harga.',
      expect.stringContaining('"85-95rb" adalah rentang'),
      expect.stringContaining('gratis'),
    ]);
    expect(products.map(({ name }) => name)).toEqual(['Kaos', 'Topi', 'Sabuk', 'Dompet']);
  });

  test('is kept, left out or given a price as the owner says', () => {
    const { products } = read([4, 150_000], [5, 'keep'], [6, 'drop'], [7, 90_000], [9, 'drop']);
    expect(products.map(({ name, priceIdr }) => [name, priceIdr])).toEqual([
      ['Kaos', 75_000],
      ['Topi', 45_000],
      ['Jaket', 150_000],
      ['Kaus Kaki', 5_000],
      ['Tas', 90_000],
      ['Dompet', 60_000],
    ]);
  });

  test.each([
    ['Gamis - 95rb - 145rb', 'Ada dua harga'],
    ['Gamis Navy 145rb (reseller 120rb)', 'Ada harga di dalam nama'],
    ['Kaos 35k/45k', 'Ada 2 harga di baris ini: Rp\u00a035.000, Rp\u00a045.000.'],
    ['Cireng 12rb 3 35rb', 'Ada dua harga: 35rb dan 12rb.'],
    ['Tahu bakso 22k (frozen) 25k (matang)', 'Ada dua harga: 25k (matang) dan 22k.'],
    ['Gamis Luna harga normal 200rb jadi 175rb', 'Ada dua harga: 175rb dan 200rb.'],
    ['Es teh 5k es jeruk 7k', 'Ada dua harga: 7k dan 5k.'],
    ['CCTV 2 titik 1,2jt 4 titik 2,1jt', 'Ada dua harga: 2,1jt dan 1,2jt.'],
    ['Gelang Rp 20.000, kalung Rp 30.000', 'Ada dua harga'],
    ['Service kulkas 200 - 400rb', 'Ada dua harga: 400rb dan 200 ribu.'],
    ['Rias wajah mulai 150rb', 'Harga ini "mulai", jadi bukan harga pasti.'],
    ['12 pcs 240rb', 'Nama produk hanya berisi jumlah.'],
  ])('is a line of two prices: %s', (line, reason) => {
    const { products, doubtful } = lines('Topi 20rb', line);
    expect(products).toHaveLength(1);
    expect(doubtful).toMatchObject([{ row: 2, otherwise: 'ask', reason: expect.stringContaining(reason) }]);
  });

  test.each([
    ['Powerbank 10.000 mAh 150rb', 'Powerbank 10.000 mAh', 150_000],
    ['TV 4K 43 inch 3,5jt', 'TV 4K 43 inch', 3_500_000],
    ['Canon 1100D 2.100.000', 'Canon 1100D', 2_100_000],
    ['Kipas 16 - 250rb', 'Kipas 16', 250_000],
    ['Beras 5 kg 72rb', 'Beras 5 kg', 72_000],
    ['Sewa tenda 350rb per hari', 'Sewa tenda', 350_000],
  ])('is not a line whose name has figures of another kind: %s', (line, name, priceIdr) => {
    expect(prices(lines(line))).toEqual([[name, priceIdr]]);
  });

  test('is not the name of a group, even as the first line', () => {
    const { products } = lines('Sewa tenda 350rb / hari / unit', 'Cuci AC 75rb');
    expect(products.map(({ notes }) => notes)).toEqual(['']);
  });
});

describe('rows', () => {
  test('begin after the headings, which may follow a title and have a column of numbers', () => {
    const read = table(
      'DAFTAR HARGA TOKO BERKAH 2026',
      '',
      'No | Nama Barang | Harga Jual | Berat (gr) | Sisa Stok | Ket',
      '1 | Pashmina | 35000 | 100 | 20 | baru',
      '2 | Gamis | 145000 | 400 | 3 |',
      ' | TOTAL | | | 23 |',
    );
    expect(prices(read)).toEqual([
      ['Pashmina', 35_000],
      ['Gamis', 145_000],
    ]);
    expect(read.products[0]).toMatchObject({ weightGrams: 100, stock: 20, notes: 'baru' });
    expect(read.wrong).toEqual([{ row: 6, place: 'Baris 6', name: 'TOTAL', problems: ['Baris ini jumlah, bukan produk.'] }]);
    expect(read.ignored).toEqual(['No']);
  });

  test.each(['PPN 11%', 'Diskon 5%', 'DISC', 'Ongkir', 'Ongkos kirim', 'DP', 'Uang muka', 'Pembulatan', 'Yang harus dibayar', 'Kembalian'])(
    'of a bill that are no product are told and left out: %s',
    (name) => {
      const { products, wrong } = table('Nama | Harga', 'Semen | 68000', `${name} | 7480`);
      expect(products).toHaveLength(1);
      expect(wrong).toMatchObject([{ row: 3, name, problems: ['Baris ini jumlah, bukan produk.'] }]);
    },
  );

  test.each(['Disc brake', 'Pajak STNK', 'Voucher Gratis', 'DP Bibir', 'Cash box', 'Transfer paper'])(
    'are products with such a word: %s',
    (name) => {
      expect(prices(table('Nama | Harga', `${name} | 7480`))).toEqual([[name, 7_480]]);
    },
  );

  test('named by digits only are asked about', () => {
    expect(table('Nama | Harga', '17 | 35000').doubtful).toMatchObject([{ otherwise: 'ask', reason: 'Nama produk hanya berisi angka.' }]);
  });

  test('of one product with different variants become one product', () => {
    const { products, wrong } = table(
      'Nama Produk | Nama Variasi | Harga | Stok',
      'Kaos Polos | Merah | 75000 | 4',
      'Kaos Polos | Biru | 80000 | 2',
      'Kaos Polos | Biru | 80000 | 2',
    );
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      name: 'Kaos Polos',
      priceIdr: 75_000,
      stock: null,
      variants: [
        { name: 'Merah', priceIdr: 75_000, stock: 4 },
        { name: 'Biru', priceIdr: 80_000, stock: 2 },
      ],
    });
    expect(wrong.map(({ row }) => row)).toEqual([4]);
  });

  test('of a list pasted from WhatsApp have their category, and lines about the shop are reported', () => {
    const { products, wrong } = lines(
      '*Gamis*',
      'Gamis Navy - 145rb',
      '_Hijab_',
      'Pashmina 35rb',
      'Order: 0812-3456-7890',
      'Buka Senin: 08.00',
    );
    expect(products.map(({ name, priceIdr, category }) => [name, priceIdr, category])).toEqual([
      ['Gamis Navy', 145_000, 'Gamis'],
      ['Pashmina', 35_000, 'Hijab'],
    ]);
    expect(wrong.map(({ row }) => row)).toEqual([5, 6]);
  });
});

describe('other prices of a list', () => {
  const rows = [
    ['Nama', 'HPP', 'Harga Eceran', 'Harga Grosir (min 12)', '50 pcs', 'Reseller', 'Harga Promo'],
    ['Mukena Bali', '95000', '145000', '130000', '125rb', '120000', '99000'],
    ['Sajadah', '-', '60000', 'nego', '', '0', ''],
  ];

  test('are left out until the owner agrees', () => {
    const read = readProducts({ rows, lines: null });
    expect(read.extras.map(({ heading, as }) => [heading, as])).toEqual([
      ['HPP', 'cost'],
      ['Harga Grosir (min 12)', 'tier'],
      ['50 pcs', 'tier'],
      ['Reseller', 'reseller'],
    ]);
    expect(read.products.map(({ terms, costIdr }) => [terms, costIdr])).toEqual([
      [{}, null],
      [{}, null],
    ]);
  });

  test('are stored by their headings, but never a promo without dates', () => {
    const read = readProducts({ rows, lines: null }, { ...noChoice, takesExtras: true });
    const tiers = [
      { from: 12, priceIdr: 130_000 },
      { from: 50, priceIdr: 125_000 },
    ];
    expect(read.products).toMatchObject([
      { name: 'Mukena Bali', priceIdr: 145_000, terms: { tiers, resellerIdr: 120_000 }, costIdr: 95_000 },
      { name: 'Sajadah', priceIdr: 60_000, terms: {}, costIdr: null },
    ]);
    expect(read.ignored).toEqual(['Harga Promo']);
  });

  test('for a dozen or a box are not stored, because it is unclear what one piece costs', () => {
    const dozen = [
      ['Nama', 'Harga Eceran', 'Harga Lusin', 'Harga Dus (min 2)'],
      ['Sabun', '3000', '33000', '110000'],
    ];
    expect(readProducts({ rows: dozen, lines: null }).extras).toEqual([]);
  });
});

test.each([
  ['Gamis Lubna disc 20% dari 250rb', 'Gamis Lubna'],
  ['Gamis Lubna potongan 20% 250rb', 'Gamis Lubna'],
  ['Gamis Lubna 15% off 250rb', 'Gamis Lubna'],
  ['Gamis Lubna turun dari 250rb', 'Gamis Lubna'],
  ['Gamis diskon 20% Lubna 250rb', 'Gamis diskon 20% Lubna'],
])('%s, for which the owner writes another price, is called %s', (line, name) => {
  const lines = ['Pashmina Silk 45rb', line];
  const read = readProducts({ rows: [], lines }, { ...noChoice, answers: new Map([[2, 200_000]]) });
  expect(read.products.map((one) => [one.name, one.priceIdr])).toEqual([
    ['Pashmina Silk', 45_000],
    [name, 200_000],
  ]);
  // with the answer "keep", the discount stays part of the name
  const kept = readProducts({ rows: [], lines }, { ...noChoice, answers: new Map([[2, 'keep']]) });
  expect(kept.products[1]?.name).toBe(line.replace(/ 250rb$/, ''));
});
