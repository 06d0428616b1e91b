import { expect, test } from '@jest/globals';
import { PriceBook } from '../price-book.rules.js';
import { pricesOf } from '../priced.rules.js';

/** The things that the price parser finds in an owner's list, each with its prices. */
function booked(list: string): string[] {
  return new PriceBook(list).entries.map((one) => `${[...one.words].join(' ')}: ${pricesOf(one).join(', ')}${one.isFee ? ' fee' : ''}`);
}

test.each([
  [
    'keeps the name before a repeated unit',
    'donat mini isi 30 = 45rb, isi 50 = 70rb',
    ['donat mini isi 30: 45000', 'donat mini isi 50: 70000'],
  ],
  [
    'reads another unit of the same thing',
    'pasir 1 pickup 350rb, 1 truk engkel 1,1jt',
    ['pasir 1 pickup: 350000', 'pasir 1 truk engkel: 1100000'],
  ],
  ['reads kinds in brackets', 'puding loyang 75rb (dm 20) 95rb (dm 24)', ['puding loyang dm 20: 75000', 'puding loyang dm 24: 95000']],
  ['leaves out what a package has', 'paket ultah: 20 donat reguler + 10 pudding cup 120rb', ['paket ultah: 120000']],
  ['reads hundreds that are added', 'donat 4rb/biji (gula, keju +500)', ['donat: 4000', 'keju: 500 fee']],
  ['gives a price in brackets the name before it', 'lebih jam 10rb/jam (nmax 15rb)', ['overtime: 10000', 'overtime nmax: 15000']],
  [
    'reads prices of deliveries to places that it does not know',
    'antar jemput stasiun gratis, bandara yia 100rb',
    ['antar jemput bandara yia: 100000 fee'],
  ],
  [
    'reads a fee below the limit of a free delivery',
    'kirim: karawang kota gratis min belanja 1jt, kurang dari itu 50rb. cikampek 100rb',
    ['kirim karawang kota: 50000 fee', 'kirim cikampek: 100000 fee'],
  ],
  ['reads prices for several hours', 'avanza 300rb/12 jam, 400rb/24 jam', ['avanza: 300000', 'avanza: 400000']],
  ['reads no limit as a price', 'pesan h-1, order di atas 300rb dp 50%', []],
  ['reads a later one of the same unit', 'sedot wc 350rb/rit, rit kedua 300rb', ['sedot wc: 350000', 'sedot wc kedua: 300000']],
])('%s', (_, list, things) => {
  expect(booked(list)).toEqual(things);
});

test('gives the next prices of a line the unit of time of the first one', () => {
  const [beat, vario] = new PriceBook('beat 70rb/hari, vario 125 80rb').entries;
  expect([beat!.units, vario!.units]).toEqual([['hari'], ['hari']]);
});

test('counts the pieces of a discount, not the days', () => {
  const [beat] = new PriceBook('beat 70rb/hari\nsewa 3 motor ke atas potongan 5rb/motor/hari').entries;
  expect(beat!.each).toMatchObject([
    { from: 1, idr: 70_000 },
    { from: 3, idr: 65_000, isOfPieces: true },
  ]);
});
