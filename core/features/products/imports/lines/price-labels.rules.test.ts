import { describe, expect, test } from '@jest/globals';
import { readProducts } from '../../import.rules.js';

function read(list: string) {
  const lines = list.split('|').map((line) => line.trim());
  const { products, doubtful } = readProducts({ rows: lines.map((line) => [line]), lines });
  return {
    taken: products.map(({ name, priceIdr, notes }) => [name, priceIdr, notes].filter((one) => one !== '')),
    asked: doubtful.map(({ name, reason }) => [name, reason.replaceAll('\u00a0', ' ')]),
  };
}

describe('the price below a name', () => {
  test.each([
    ['Nett', 'Aira|Nett : 145.000|Size: M, L||Kaila|Nett : 155.000'],
    ['Harga nota', 'Aira|Harga ambil 120.000|Harga nota 145.000||Kaila|Harga ambil 125.000|Harga nota 155.000'],
    ['Harga Toko', 'Aira|Harga Toko: 145.000||Kaila|Harga Toko: 155.000'],
    ['Bandrol', 'Aira|Bandrol 145rb||Kaila|Bandrol 155rb'],
    ['Barokah', 'Aira|Barokah : 145.000||Kaila|Barokah : 155.000'],
    ['Promo', 'Aira|Promo 145k||Kaila|Promo 155k'],
  ])('is asked about when its words are unclear: %s', (label, list) => {
    const reason = `Harga ini ditulis sebagai "${label}". Apakah pelanggan membayar harga ini?`;
    expect(read(list)).toEqual({
      taken: [],
      asked: [
        ['Aira', reason],
        ['Kaila', reason],
      ],
    });
  });

  test.each([
    ['SRP', 'Aira|HPP 120.000|SRP 145.000||Kaila|HPP 125.000|SRP 155.000'],
    ['Jual', 'Aira|Modal 120rb|Jual 145rb||Kaila|Modal 125rb|Jual 155rb'],
    ['Retail', 'Aira|Retail 145.000|Member 130.000|Harga Pusat 120.000||Kaila|Retail 155.000|Member 140.000'],
    ['nothing', 'Aira|Rp 145.000|Kaila|Rp 155.000'],
  ])('is taken when customers pay it: %s', (_, list) => {
    expect(read(list)).toEqual({
      taken: [
        ['Aira', 145_000],
        ['Kaila', 155_000],
      ],
      asked: [],
    });
  });

  test('is one of two beside an offer', () => {
    expect(read('Aira|Normal 185k|Promo 145k||Kaila|Normal 195k')).toEqual({
      taken: [['Kaila', 195_000]],
      asked: [['Aira', 'Ada dua harga: 185k dan 145k.']],
    });
  });

  test('is asked about when it lacks its thousands', () => {
    expect(read('Aira|Modal 100|Jual 145||Kaila|Modal 110|Jual 155').asked).toEqual([
      ['Aira', 'Harga Rp 145 terlalu kecil. Apakah maksudnya ribuan?'],
      ['Kaila', 'Harga Rp 155 terlalu kecil. Apakah maksudnya ribuan?'],
    ]);
  });

  test('may follow lines that describe the product', () => {
    expect(read('PAKET SILVER|100 pax|free dekor|Rp 5.500.000||PAKET GOLD|200 pax|Rp 9.500.000').taken).toEqual([
      ['PAKET SILVER', 5_500_000, '100 pax, free dekor'],
      ['PAKET GOLD', 9_500_000, '200 pax'],
    ]);
  });
});

test('a line that may be another product is asked about', () => {
  const reason = 'Ada beberapa baris di atas harga ini. Apakah ini harga produk di baris pertama?';
  expect(read('Kaos Polos|Kaos Panjang|Harga 50rb||Topi|warna hitam|Harga 20rb')).toEqual({
    taken: [['Topi', 20_000]],
    asked: [['Kaos Polos', reason]],
  });
  expect(read('*Kaos Polos*|Adem dan lembut|Harga 50rb').taken).toEqual([['Kaos Polos', 50_000, 'Adem dan lembut']]);
});

test('a title above the first name is no product', () => {
  expect(read('Harga kaos|Kaos Polos|harga 50.000|bahan katun').taken).toEqual([['Kaos Polos', 50_000, 'bahan katun']]);
  expect(read('READY HP SECOND|iPhone 11|Minus: baterai 78%|Harga 3.200.000').taken).toEqual([
    ['iPhone 11', 3_200_000, 'Minus: baterai 78%'],
  ]);
});

test('products of a group are no prices of it', () => {
  expect(read('Menu Hemat|Promo Ayam Geprek 15k|Paket Nasi 20k').taken).toEqual([
    ['Promo Ayam Geprek', 15_000],
    ['Paket Nasi', 20_000],
  ]);
  expect(read('*Cabang A*|Es Teh 3k|Nasi 10k|*Cabang B*|Es Teh 4k|Nasi 12k').taken).toEqual([
    ['Es Teh', 3_000],
    ['Nasi', 10_000],
  ]);
});
