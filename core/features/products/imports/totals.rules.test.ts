import { describe, expect, test } from '@jest/globals';
import { readProducts } from '../import.rules.js';
import { isTotal } from './totals.rules.js';

describe('a row of totals', () => {
  test.each([
    ...['TOTAL', 'Ttl', 'Jlh', 'Jml', 'T O T A L', 'Total BAYAR', 'JUMLAH SELURUHNYA', 'Total belanja', 'TOTAL PEMBAYARAN', 'TOTAL STOCK'],
    ...['Total Tagihan', 'TOTAL HUTANG', 'TOTAL OMZET', 'Total Pembelian', 'Total Berat', 'Total Ongkir', 'Jumlah dibayar', 'Grand Total'],
    ...[
      'Total Kategori Gamis',
      'Total Harga Jual',
      'Total yang harus dibayar',
      'Total 3 item',
      'Sub Total A',
      'Jumlah barang 12 pcs',
      'Subjumlah',
    ],
    ...['Total nilai persediaan akhir', 'Total:', 'TOTAL (Rp)', 'Total penjualan bulan ini'],
  ])('is no product: %s', (name) => {
    expect(isTotal(name)).toBe(true);
  });

  test.each([
    ...[
      'Total Care Mouthwash',
      'Total Quartz 5000',
      'Colgate Total',
      'Kaos Total Football',
      'Jumlah Jari',
      'Totalizer',
      'Total Black Hoodie',
    ],
    ...['Ttd Digital', 'Disc brake', 'Subwoofer', 'Grand Piano'],
  ])('is no "%s"', (name) => {
    expect(isTotal(name)).toBe(false);
  });

  test.each([
    ['in the column of numbers', 'No;Nama Barang;Harga;Stok', '1;Kaos;45000;4', 'TOTAL;3 item;101500;168'],
    ['in the column of codes', 'Kode;Nama;Harga', 'K1;Kaos;45000', 'Jumlah;2 macam;101500'],
    ['in a column without a heading', ';Nama;Harga', 'x;Kaos;45000', 'Total;semua kaos;101500'],
    ['in the column of names', 'Nama;Harga;Stok', 'Kaos;45000;1', 'TOTAL STOCK;;168'],
    ['what is to be paid', 'Nama;Harga', 'Kaos;45000', 'TOTAL BAYAR;101500'],
  ])('is told and left out: %s', (_, ...rows) => {
    const { products, doubtful, wrong } = readProducts({ rows: rows.map((row) => row.split(';')), lines: null });
    expect(products.map(({ name }) => name)).toEqual(['Kaos']);
    expect(doubtful).toEqual([]);
    expect(wrong).toMatchObject([{ row: 3, problems: ['Baris ini jumlah, bukan produk.'] }]);
  });

  test.each(['Total belanja 101.500', 'TOTAL PEMBAYARAN Rp 101.500', 'Jlh: 101.500', 'Total : Rp101.500,-'])(
    'is told and left out of a pasted list: %s',
    (line) => {
      const all = ['Kaos 45rb', 'Topi 20.000', line];
      const { products, wrong } = readProducts({ rows: all.map((one) => [one]), lines: all });
      expect(products.map(({ name }) => name)).toEqual(['Kaos', 'Topi']);
      expect(wrong).toMatchObject([{ row: 3, problems: ['Baris ini jumlah, bukan produk.'] }]);
    },
  );

  test('is no product of a brand that is called so', () => {
    const rows = [
      ['Kode', 'Merek', 'Nama', 'Harga'],
      ['T1', 'Total', 'Quartz 5000', '85000'],
    ];
    expect(readProducts({ rows, lines: null }).products.map(({ name }) => name)).toEqual(['Quartz 5000']);
  });
});
