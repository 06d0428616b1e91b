import { expect, test } from '@jest/globals';
import { plainText } from '../../plain-text.rules.js';
import { nameWords } from '../name-words.rules.js';
import { PriceBook } from '../price-book.rules.js';
import { totalsAt } from '../priced.rules.js';

function costs(owner: string, asked: string, count: number): number[] {
  const book = new PriceBook(plainText(owner).text);
  return [...new Set(book.bestFor(nameWords(asked), 'goods').flatMap((one) => totalsAt(one, count)))];
}

const cars =
  'Rental Jaya. Harga per hari (lepas kunci 24 jam / dgn sopir 12 jam)\nBrio 300 / 450rb\nAvanza 350 / 500rb\nHiace 1,1jt wajib sopir';
const salon = 'Salon Rina\nTreatment (pendek / panjang)\nSmoothing 250rb / 400rb\nCreambath: 60 / 85rb';
const pool = 'Tiket masuk | weekday | weekend\nKolam renang | 25rb | 35rb\nWaterpark | 60.000 | 85.000';
const laundry = 'Harga reguler / express:\nCuci sepatu 25 / 40\nCuci tas 30 / 50';

/** The owner's text, the thing that a lead orders, the quantity, and the correct price. */
test.each([
  [cars, 'avanza lepas kunci', 1, 350_000],
  [cars, 'avanza sopir', 2, 1_000_000],
  [cars, 'hiace', 1, 1_100_000],
  [salon, 'smoothing panjang', 1, 400_000],
  [salon, 'creambath pendek', 1, 60_000],
  [pool, 'waterpark weekend', 2, 170_000],
  [pool, 'kolam renang weekday', 1, 25_000],
  [laundry, 'cuci tas express', 1, 50_000],
])('prices in the columns of a heading: %j, %s, %i of it', (owner, asked, count, idr) => {
  expect(costs(owner, asked, count)).toEqual([idr]);
});

test.each([
  ['Dimsum ayam isi 10/20/50 = 25/47/110rb', 'dimsum ayam isi 20', 1, 47_000],
  ['Bergo jersey 25/30/35rb utk S/M/L. Ciput 10rb', 'bergo jersey l', 2, 70_000],
  ['Tiket anak/dewasa 15/25rb', 'tiket dewasa', 1, 25_000],
  ['Kopi susu panas/dingin: 12/15rb', 'kopi susu dingin', 2, 30_000],
  ['Cetak foto 4R/10R 3.000/15.000', 'cetak foto 10r', 1, 15_000],
  ['Sewa tenda 60rb, kasur lipat 25/40rb (kecil/besar)', 'kasur lipat besar', 1, 40_000],
  ['KANDANG lipat S 120 M 165 L 230 (rb)', 'kandang lipat m', 1, 165_000],
  ['Pot tanah kecil 15 sedang 25 besar 40rb', 'pot tanah sedang', 2, 50_000],
  ['Jus alpukat 12 mangga 10 jeruk 8 (dalam ribuan)', 'jus mangga', 3, 30_000],
])('names and prices in two rows of the same order: %j, %s, %i of it', (owner, asked, count, idr) => {
  expect(costs(owner, asked, count)).toEqual([idr]);
});

const scarves = 'Pashmina ecer 35rb, seri (6pcs) 28rb/pcs, kodi (20pcs) 25rb/pcs\nSegiempat ecer 30rb, seri 24rb/pcs, kodi 21rb/pcs';
test.each([
  [scarves, 'pashmina', 5, 175_000],
  [scarves, 'pashmina', 6, 168_000],
  [scarves, 'segiempat', 12, 288_000],
  [scarves, 'segiempat', 20, 420_000],
  ['Kaos dalam 18rb, lusin 15rb/pcs', 'kaos dalam', 12, 180_000],
  ['Kopi sachet 2rb, renceng isi 10 pcs 1.700/pcs\nTeh 1.500, renceng 1.200/pcs', 'teh', 10, 12_000],
  ['Gantungan kunci 6rb per pcs, kodian 4.500/pcs', 'gantungan kunci', 20, 90_000],
  ['Bergo jersey 25rb, ambil 6 potong 4rb/pcs, kodi potong 7rb/pcs', 'bergo jersey', 20, 360_000],
])('prices for each piece of a pack: %j, %s, %i of it', (owner, asked, count, idr) => {
  expect(costs(owner, asked, count)).toEqual([idr]);
});

const dresses =
  'Gamis Aisyah 165rb, gamis Humaira 210rb\nHijab voal 35rb\nGROSIR campur model gamis: 5-9 pcs potong 10rb/pcs, 10 - 19 pcs diskon 20rb/pcs, 20 pcs ke atas potong 30rb per pcs (gamis aja, ga berlaku hijab)';
test.each([
  [dresses, 'gamis aisyah', 4, 660_000],
  [dresses, 'gamis aisyah', 5, 775_000],
  [dresses, 'gamis humaira', 10, 1_900_000],
  [dresses, 'gamis aisyah', 24, 3_240_000],
  [dresses, 'hijab voal', 20, 700_000],
  ['Paket A 22rb, paket B 36rb\nOrder 50 ke atas potong 1rb per box, 100 keatas potong 2rb per box', 'paket b', 100, 3_400_000],
  [
    'Kemeja drill 110rb, PDH 165rb\n12-23 harga biasa, 24-49 potong 5rb, 50-99 potong 8rb, 100 up potong 12rb per pcs',
    'kemeja drill',
    30,
    3_150_000,
  ],
  [
    'Kemeja drill 110rb, PDH 165rb\n12-23 harga biasa, 24-49 potong 5rb, 50-99 potong 8rb, 100 up potong 12rb per pcs',
    'pdh',
    50,
    7_850_000,
  ],
])('reductions of each piece from a number on: %j, %s, %i of it', (owner, asked, count, idr) => {
  expect(costs(owner, asked, count)).toEqual([idr]);
});

const meals =
  'Hemat 15rb/porsi (nasi, 1 lauk)\nKomplit 20rb/porsi\nLangganan 5 hari: Hemat 70rb, Komplit 95rb\nLangganan 20 hari: Hemat 270rb, Komplit 360rb';
test.each([
  [meals, 'hemat', 2, 30_000],
  [meals, 'langganan 5 hari hemat', 1, 70_000],
  [meals, 'komplit', 1, 20_000],
  [meals, 'langganan 20 hari komplit', 1, 360_000],
  ['Paket hemat 99rb, paket lengkap 150rb', 'paket hemat', 1, 99_000],
  ['Menu irit: 12rb, menu jumbo 20rb', 'menu irit', 2, 24_000],
])('a thing that is called cheap: %j, %s, %i of it', (owner, asked, count, idr) => {
  expect(costs(owner, asked, count)).toEqual([idr]);
});

test.each(['Beli 2 lebih hemat 10rb', 'Ambil paket jadi hemat 20rb', 'hemat 15rb kalau ambil dua'])('%j is no price', (owner) => {
  expect(new PriceBook(plainText(owner).text).entries).toEqual([]);
});

const lessons = 'SD 70rb, SMA 100rb\nPaket 8x: SD 520rb, SMA 760rb\nOnline zoom potong 10rb/pertemuan dr harga satuan, paket ga ada online';
const frozen = 'Nugget 38rb, sosis 35rb\nPaket A 99rb. Paket B 87rb\nmin 10 pack boleh campur, potong 2rb/pack, paket A/B ga ikut';
test.each([
  [lessons, 'sma online', 1, 90_000],
  [lessons, 'paket 8x sma online', 1, 760_000],
  [frozen, 'nugget', 10, 360_000],
  [frozen, 'paket a', 10, 990_000],
  ['Cuci mobil 45rb, poles 200rb\nmember kurang 5rb, kecuali poles', 'poles member', 1, 200_000],
  ['Tumpeng 25rb, snack box 12rb\nmin 20 pcs potong 1rb/pcs, tumpeng tidak termasuk', 'tumpeng', 20, 500_000],
])('a reduction that some things do not have: %j, %s, %i of it', (owner, asked, count, idr) => {
  expect(costs(owner, asked, count)).toEqual([idr]);
});

test.each([
  ['isi ulang galon ro 7rb, mineral 5rb\nkupon: beli 10 isi ulang bayar 9', 'isi ulang galon ro', 10, 63_000],
  ['Vespa 100rb/hari\nSewa 7 hari bayar 6 hari', 'vespa', 7, 600_000],
  ['Kamar standar 200rb/malam. Nginap 4 malam bayar 3', 'kamar standar', 4, 600_000],
  ['Donat 5rb, beli 12 donat bayar cuma 10', 'donat', 12, 50_000],
  ['Futsal 120rb/jam. main 3 jam bayar 2 jam aja', 'futsal', 3, 240_000],
])('pieces that cost nothing: %j, %s, %i of it', (owner, asked, count, idr) => {
  expect(costs(owner, asked, count)).toEqual([idr]);
});
