import { describe, expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { headings, merged, readProducts } from './import.rules.js';

const nothing = { ...emptyProduct, active: null, terms: {} };
const table = (...rows: string[]) => readProducts({ rows: rows.map((row) => row.split('|').map((cell) => cell.trim())), lines: null });

describe('a table with headings', () => {
  test('is read in any order of its columns, as people write figures', () => {
    const { products, wrong, ignored } = table(
      'Berat (kg) | HARGA JUAL | nama barang | Kode | Stok',
      '0,25 | Rp 75.000 | Kaos | K1 | 12',
      '2 | 150rb | Jaket | K2 | habis',
      '300 gr | - | Topi | |',
    );
    expect(wrong).toEqual([]);
    expect(ignored).toEqual(['Kode']);
    expect(products).toEqual([
      { ...nothing, name: 'Kaos', priceIdr: 75_000, weightGrams: 250, stock: 12 },
      { ...nothing, name: 'Jaket', priceIdr: 150_000, weightGrams: 2_000, stock: 0 },
      { ...nothing, name: 'Topi', weightGrams: 300 },
    ]);
  });

  test.each([
    ['places add up', 'Nama|Harga|Stok Gudang|Stok Toko', 'Kaos|75000|10|3', { stock: 13 }, []],
    ['an empty place counts as sold out', 'Nama|Harga|Stok Gudang|Stok Cabang', 'Kaos|75000|habis|4', { stock: 4 }, []],
    ['one place is filled in', 'Nama|Harga|Stok Gudang|Stok Toko', 'Kaos|75000||4', { stock: 4 }, []],
    ['marketplaces count the same pieces', 'Nama|Harga|Stok Tokopedia|Stok Shopee', 'Kaos|75000|10|3', { stock: 3 }, []],
    ['the last count outranks the first', 'Nama|Harga|Stok Awal|Stok Akhir', 'Kaos|75000|10|3', { stock: 3 }, ['Stok Awal']],
    ['couriers charge the parcel', 'Nama|Harga|Berat Bersih|Berat Kotor', 'Kaos|75000|200|250', { weightGrams: 250 }, ['Berat Bersih']],
    ['a category outranks its part', 'Nama|Harga|Sub Kategori|Kategori', 'Kaos|75000|Anak|Baju', { category: 'Baju' }, ['Sub Kategori']],
    ['a part alone is the category', 'Nama|Harga|Sub Kategori', 'Kaos|75000|Anak', { category: 'Anak' }, []],
    ['notes are joined', 'Nama|Harga|Deskripsi|Catatan', 'Kaos|75000|Katun.|Ready', { notes: 'Katun. Ready' }, []],
    ['the second unit is told as unused', 'Nama|Harga|Satuan|Unit', 'Kaos|75000|pcs|lusin', {}, ['Unit']],
  ])('two columns of one meaning: %s', (_, header, row, wanted, unused) => {
    const { products, ignored, wrong } = table(header, row);
    expect(wrong).toEqual([]);
    expect(products).toMatchObject([{ name: 'Kaos', priceIdr: 75_000, ...wanted }]);
    expect(ignored).toEqual(unused);
  });

  test('has all that a product has', () => {
    const row = 'Kaos|75000|250|12|M; XL = 80rb stok 3|Katun|https://contoh.id/a,b.jpg https://contoh.id/c.jpg|tidak|Atasan';
    expect(table(headings.join('|'), row).products).toEqual([
      {
        name: 'Kaos',
        category: 'Atasan',
        priceIdr: 75_000,
        weightGrams: 250,
        stock: 12,
        variants: [
          { name: 'M', priceIdr: null, stock: null },
          { name: 'XL', priceIdr: 80_000, stock: 3 },
        ],
        notes: 'Katun',
        photos: ['https://contoh.id/a,b.jpg', 'https://contoh.id/c.jpg'],
        active: false,
        terms: {},
        costIdr: null,
      },
    ]);
  });

  test('a wrong row is reported with its number, its name and what to do; the others are taken', () => {
    const { products, wrong } = table(
      '',
      'Nama|Harga|Berat|Stok|Foto|Ditawarkan',
      'Kaos|75000||||',
      '|90000||||',
      'Jaket|mahal|berat|banyak|jaket.jpg|mungkin',
      '',
      'KAOS!|75000||||',
    );
    expect(products.map(({ name }) => name)).toEqual(['Kaos']);
    expect(wrong).toEqual([
      { row: 4, place: 'Baris 4', name: '', problems: [expect.stringContaining('Nama produk tidak boleh kosong')] },
      {
        row: 5,
        place: 'Baris 5',
        name: 'Jaket',
        problems: [
          expect.stringContaining('Harga "mahal"'),
          expect.stringContaining('Berat "berat"'),
          expect.stringContaining('Stok "banyak"'),
          expect.stringContaining('"mungkin"'),
          expect.stringContaining('https://'),
        ],
      },
      { row: 7, place: 'Baris 7', name: 'KAOS!', problems: [expect.stringContaining('Baris 3')] },
    ]);
  });
});

describe('of a table', () => {
  test('headings may have blanks around them, gaps between them, and a number', () => {
    const rows = [[' Nama 1 ', '', ' Harga '], ['Kaos', 'x', '75000'], ['Topi']];
    expect(readProducts({ rows, lines: null })).toMatchObject({
      products: [
        { ...nothing, name: 'Kaos', priceIdr: 75_000 },
        { ...nothing, name: 'Topi' },
      ],
      wrong: [],
      ignored: [],
    });
  });

  test('whose first row has a price, all rows are products', () => {
    const rows = [
      ['Barang A', '75000'],
      ['Barang B', '80000'],
    ];
    expect(readProducts({ rows, lines: null }).products.map(({ name, priceIdr }) => [name, priceIdr])).toEqual([
      ['Barang A', 75_000],
      ['Barang B', 80_000],
    ]);
  });

  test('of two columns of one heading the first that says something counts', () => {
    const { products } = table('Nama|Harga|Harga', 'Kaos|75000|', 'Topi||50000');
    expect(products.map(({ priceIdr }) => priceIdr)).toEqual([75_000, 50_000]);
  });

  test('rows without a name repeat nothing, and long words are cut', () => {
    const long = 'x'.repeat(300);
    const { wrong } = table('Nama|Harga|Berat (kg)|Ditawarkan|Varian', '|1000', '|2000', `${long}|${long}|ca 2|${long}|M = ${long}`);
    expect(wrong.map(({ problems }) => problems.length)).toEqual([1, 1, 5]);
    expect(wrong[2]!.name).toBe('x'.repeat(100));
    expect(wrong[2]!.problems.slice(0, 4)).toEqual([
      `Harga "${'x'.repeat(40)}" tidak terbaca. Tulis angka, contoh 150000 atau 150rb.`,
      'Berat "ca 2" tidak terbaca. Contoh: 250 gram atau 1,5 kg.',
      `Varian "M = ${'x'.repeat(36)}" tidak terbaca. Contoh: M; XL = 80rb stok 3`,
      `Kolom Ditawarkan berisi "${'x'.repeat(40)}". Tulis ya atau tidak.`,
    ]);
  });

  test.each([
    ['ya', true],
    ['AKTIF', true],
    ['tdk', false],
    ['', null],
  ])('the column of products may be named %j', (written, active) => {
    expect(table('Nama|Ditawarkan', `Kaos|${written}`).products).toEqual([{ ...nothing, name: 'Kaos', active }]);
  });

  test('photos are parted by blanks and signs', () => {
    const { products } = table(
      'Nama|Foto',
      'Kaos|https://a.id/1.jpg ;, HTTP://a.id/2.jpg; unggahan:0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b ; ',
    );
    expect(products[0]?.photos).toEqual(['https://a.id/1.jpg', 'HTTP://a.id/2.jpg', 'unggahan:0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b']);
  });
});

describe('lines without headings', () => {
  test.each([
    ['Kaos Polos Hitam - Rp 75.000 - 250 gr - stok 12', { name: 'Kaos Polos Hitam', priceIdr: 75_000, weightGrams: 250, stock: 12 }],
    ['1. Kaos Polos 75rb', { name: 'Kaos Polos', priceIdr: 75_000 }],
    ['• Kemeja flanel: 165.000', { name: 'Kemeja flanel', priceIdr: 165_000 }],
    ['Beras Pandan 5 kg', { name: 'Beras Pandan 5 kg' }],
    ['Beras Pandan, Rp 75.000, 1,5 kg', { name: 'Beras Pandan', priceIdr: 75_000, weightGrams: 1_500 }],
    ['Kaos; 75000; 250; 12', { name: 'Kaos', priceIdr: 75_000, weightGrams: 250, stock: 12 }],
    ['Kaos - 75rb - ukuran S/M/L - katun tebal', { name: 'Kaos', priceIdr: 75_000, sizes: ['S', 'M', 'L'], notes: 'katun tebal' }],
    ['Hijab - https://contoh.id/h.jpg - 45k', { name: 'Hijab', priceIdr: 45_000, photos: ['https://contoh.id/h.jpg'] }],
    ['Paket isi 3', { name: 'Paket isi 3' }],
  ])('%s', (line, { sizes = [], ...found }: { sizes?: string[]; [field: string]: unknown }) => {
    const variants = sizes.map((name) => ({ name, priceIdr: null, stock: null }));
    expect(readProducts({ rows: [line.split(',')], lines: [line] })).toMatchObject({
      products: [{ ...nothing, variants, ...found }],
      wrong: [],
      ignored: [],
    });
  });
});

test('a doubt about the price of a variant names it, and says where to correct it', () => {
  const list = readProducts({
    rows: [
      ['Menu', 'Regular', 'Large'],
      ['Kopi Susu', '18', '22'],
      ['Matcha', '22', '26'],
    ],
    lines: null,
  });
  expect(list.doubtful.map(({ priceIdr, takesPrice }) => [priceIdr, takesPrice])).toEqual([
    [18, false],
    [22, false],
  ]);
  expect(list.doubtful[0]!.reason).toBe(
    'Harga Rp\u00a018 terlalu kecil. Apakah maksudnya ribuan? Kalau salah, lewati baris ini, tulis harganya lengkap di berkas, lalu impor lagi.',
  );
});

test('a row changes what it says, and leaves what it does not', () => {
  const known = { ...emptyProduct, name: 'kaos', priceIdr: 70_000, weightGrams: 250, stock: 4, notes: 'Katun', active: false };
  expect(merged({ ...nothing, name: 'Kaos', priceIdr: 75_000, stock: 0 }, known)).toEqual({
    ...known,
    name: 'Kaos',
    priceIdr: 75_000,
    stock: 0,
  });
  const variants = [{ name: 'M', priceIdr: null, stock: null }];
  const photos = ['https://contoh.id/a.jpg'];
  expect(merged({ ...nothing, name: 'kaos', variants, photos, notes: 'Linen' }, known)).toEqual({
    ...known,
    variants,
    photos,
    notes: 'Linen',
  });
  expect(merged({ ...nothing, name: 'kaos' }, { ...known, variants, photos })).toEqual({ ...known, variants, photos });
  expect(merged({ ...nothing, name: 'Kaos' }, undefined)).toEqual({ ...emptyProduct, name: 'Kaos' });
});
