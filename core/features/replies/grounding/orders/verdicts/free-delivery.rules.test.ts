import { expect, test } from '@jest/globals';
import { PriceBook } from '../price-book.rules.js';
import { claimsFreeDelivery, FreeDeliveries, FreeFromLimits } from './free-delivery.rules.js';

const doors = `pintu mahoni 1,2jt
kirim bekasi 200rb, jakarta 250rb, bogor 300rb; beli 5 pintu ke atas gratis kirim bekasi & jakarta`;
const donuts = `antar malang kota 10rb, batu 25rb. order min 200rb gratis antar malang kota`;
const cleaners = 'cuci sofa 80rb\ntransport gratis Sleman. Bantul +25rb';

test.each([
  ['6 pintu gratis kirim Jakarta.', doors, false],
  ['4 pintu gratis kirim Jakarta.', doors, true],
  ['6 pintu gratis kirim Bogor.', doors, true],
  ['Kirim Bogor belum gratis ya Kak.', doors, false],
  ['Gratis antar Malang kota Kak.', donuts, false],
  ['Gratis ongkir ke Batu Kak.', donuts, true],
  ['Antar ke Batu tidak kena biaya Kak.', donuts, true],
  ['Kirim Bogor tanpa ongkos Kak.', doors, true],
  ['Antar Malang kota tidak dikenakan biaya Kak.', donuts, false],
  ['Antar ke Batu tidak gratis Kak.', donuts, false],
  ['Gratis ongkir ke Batu Kak.', `${donuts}\ngratis ongkir min 300rb`, false],
  ['Transport ke Bantul gratis Kak.', cleaners, true],
  ['Transport ke Sleman gratis Kak.', cleaners, false],
  ['Transport ke Klaten gratis Kak.', `${cleaners}, Klaten/Magelang 45rb`, true],
])('"%s"', (sentence, text, isRefused) => {
  expect(claimsFreeDelivery(sentence) && new FreeDeliveries(text, new PriceBook(text)).isRefused(sentence, '')).toBe(isRefused);
});

test('reads from which price on a delivery is free, and where', () => {
  const limits = new FreeFromLimits('antar: semarang kota 20rb (gratis utk pesanan 1jt ke atas), ungaran 50rb');
  const isFree = ([idr, place]: readonly [number, string]): boolean => limits.isReached(idr, place);
  expect(
    (
      [
        [1_200_000, 'antar semarang'],
        [900_000, 'antar semarang'],
        [1_200_000, 'antar ungaran'],
      ] as const
    ).map(isFree),
  ).toEqual([true, false, false]);
});
