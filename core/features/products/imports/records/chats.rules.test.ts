import { describe, expect, test } from '@jest/globals';
import { noChoice } from '../../import.rules.js';
import { NoProductsError, readList } from '../read-list.js';

const read = (text: string) => readList(Buffer.from(text), noChoice);
const pricesOf = (text: string) => read(text).products.map(({ name, priceIdr }) => [name, priceIdr]);

describe('a copied talk is no list', () => {
  test.each([
    [
      'from the web',
      '[09.15, 25/11/2026] Ayu: Kak gamis syari ready?\n[09.16, 25/11/2026] Toko Sari: Ready kak\n[09.17, 25/11/2026] Ayu: harga berapa?\n[09.18, 25/11/2026] Toko Sari: 145rb kak',
    ],
    [
      'from Android',
      '25/11/26 09.15 - Pesan dan panggilan terenkripsi secara end-to-end.\n25/11/26 09.15 - Ayu: Halo\n25/11/26 09.16 - Toko Sari: Halo kak, ada yang bisa dibantu?\n25/11/26 09.17 - Ayu: kaos polos hitam ada?\nyang XL',
    ],
    ['from an iPhone', '[25/11/26 09.15.30] Ayu: Halo kak\n[25/11/26 09.15.58] Toko Sari: Halo\n[25/11/26 09.16.20] Ayu: mau pesan 2 kaos'],
    ['with hours to twelve', '25/11/2026, 9:15 AM - Ayu: Halo\n25/11/2026, 9:16 AM - Toko: Halo kak\n25/11/2026, 9:20 AM - Ayu: ready?'],
  ])('%s', (_, talk) => {
    expect(() => read(talk)).toThrow(new NoProductsError('chat'));
  });
});

describe('a list among messages is read', () => {
  const expected = [
    ['Kaos Polos', 45_000],
    ['Gamis Syari', 150_000],
    ['Topi', 20_000],
  ];
  test.each([
    [
      'of one sender',
      '[09.15, 25/11/2026] Ayu: Kaos Polos 45rb\n[09.16, 25/11/2026] Ayu: Gamis Syari 150rb\n[09.17, 25/11/2026] Ayu: Topi 20rb',
    ],
    [
      'of two senders',
      '[09.15, 25/11/2026] Ayu: Kaos Polos 45rb\n[09.16, 25/11/2026] Budi: Gamis Syari 150rb\n[09.17, 25/11/2026] Ayu: Topi 20rb',
    ],
    [
      'with hours to twelve',
      '[9:15 AM, 11/25/2026] Ayu: Kaos Polos 45rb\n[9:16 AM, 11/25/2026] Ayu: Gamis Syari 150rb\n[9:17 AM, 11/25/2026] Ayu: Topi 20rb',
    ],
  ])('%s', (_, list) => {
    expect(pricesOf(list)).toEqual(expected);
  });

  test('names without prices of one sender stay rows to look at', () => {
    expect(
      read('[09.15, 25/11/2026] Ayu: Kaos Polos\n[09.16, 25/11/2026] Ayu: Gamis\n[09.17, 25/11/2026] Ayu: Topi').products,
    ).toHaveLength(3);
  });
});
