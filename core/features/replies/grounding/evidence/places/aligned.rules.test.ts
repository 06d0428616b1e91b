import { expect, test } from '@jest/globals';
import { decisiveIn } from './decisive.rules.js';
import { Aligned } from './aligned.rules.js';

const owner = `Rental Tiga Putra. Avanza 300rb/12 jam, 400rb/24 jam. Innova 500rb/12 jam, 650rb/24 jam.
Lepas kunci deposit 1 juta, khusus Avanza dan Innova. BBM, tol dan parkir belum termasuk.
Buka Senin-Sabtu 08.00-17.00, Minggu libur. Sopir ditanggung penyewa makannya.
Pengiriman unit: Sleman, Bantul, Klaten ongkos 75rb. Baby seat habis.
Cuci mobil gratis kalau sewa 3 hari.`;

function isProved(reply: string, lead = ''): boolean {
  return new Aligned({ owner: [owner], chat: [], tools: [] }).proofOf(reply, { reply, lead, computed: new Set() }).isWhole;
}

test.each([
  ['the price of one of several cases', 'Avanza 400rb untuk 24 jam Kak, kalau 12 jam 300rb.'],
  ['a condition that is kept', 'Cuci mobilnya gratis Kak kalau sewa 3 hari.'],
  ['an item of a list with what is said of all of it', 'Ke Bantul ongkosnya 75rb Kak.'],
  ['a denial', 'Tol dan parkir belum termasuk ya Kak.'],
  ['one of those to whom it is limited', 'Avanza bisa lepas kunci Kak, depositnya 1 juta.'],
  ['a day within a range', 'Sabtu buka jam 8 sampai jam 17 Kak.'],
  ['two days of a price for one', 'Innova 2 hari 1.300.000 Kak.'],
  ['another phrase for a claim', 'Tol dan parkir di luar itu ya Kak.'],
  ['a day that the owner leaves out', 'Minggu belum buka Kak.'],
])('a sentence that the owner wrote so is proved: %s', (_, reply) => {
  expect(isProved(reply)).toBe(true);
});

test.each([
  ['the price of the other case', 'Avanza 300rb untuk 24 jam Kak.'],
  ['the price of another thing', 'Avanza 650rb untuk 24 jam Kak.'],
  ['a condition that is dropped', 'Cuci mobilnya gratis Kak.'],
  ['a denial that is lost', 'Tol dan parkir sudah termasuk Kak.'],
  ['two days of a price for half of one', 'Innova 2 hari 1.000.000 Kak.'],
  ['a day that the owner gives', 'Jumat belum buka Kak.'],
  ['a day off', 'Minggu buka jam 8 sampai jam 17 Kak.'],
  ['a thing to which it is not limited', 'Hiace bisa lepas kunci Kak, depositnya 1 juta.'],
  ['what is not at hand', 'Baby seat ada Kak.'],
  ['a place that no list names', 'Ke Magelang ongkosnya 75rb Kak.'],
  ['a word of another sentence', 'Cuci mobil Innova gratis Kak kalau sewa 3 hari di Sleman.'],
])('a sentence that differs in one decisive word is not: %s', (_, reply) => {
  expect(isProved(reply)).toBe(false);
});

test('a yes is about all that the lead named', () => {
  expect(isProved('Bisa Kak, deposit 1 juta.', 'avanza lepas kunci bisa?')).toBe(true);
  expect(isProved('Bisa Kak, deposit 1 juta.', 'hiace lepas kunci bisa?')).toBe(false);
});

test('only amounts of proved pieces are proved, and no totals', () => {
  const aligned = new Aligned({ owner: [owner], chat: [], tools: [] });
  const amountsIn = (reply: string): number[] => [...aligned.proofOf(reply, { reply, lead: '', computed: new Set() }).amounts];
  expect(amountsIn('Avanza 400rb/24 jam + Innova 600rb/24 jam')).toEqual([400_000]);
  expect(amountsIn('Totalnya Avanza 400rb/24 jam')).toEqual([]);
});

test('units and labels are decisive', () => {
  const { measures, labels, words } = decisiveIn('Kamar B 2 malam 300rb/12 jam');
  expect(measures.map(({ unit }) => unit)).toEqual(['malam', 'span']);
  expect([labels, [...words]]).toEqual([['b'], ['kamar']]);
});

test.each([
  ['Yang ada rendang 25rb Kak.', true],
  ['Komplit 25rb isi ayam bakar Kak.', false],
  ['Premium 35rb ada rendangnya Kak.', false],
  ['Dimsum ayam isi 30 harganya 45rb Kak.', true],
  ['Dimsum mix isi 30 harganya 65rb Kak.', false],
  ['Rendang 25rb tambah 10rb Kak.', false],
  ['Premium 35rb ada di daftar dimsum kami Kak.', false],
])('a price of the owner is given to another thing: %s %s', (reply, isOther) => {
  const menu =
    'Paket: Hemat 18rb (ayam goreng), Komplit 25rb (ayam bakar, buah), Premium 35rb (rendang, udang). Dimsum ayam isi 20 45rb, dimsum mix isi 30 65rb.';
  const aligned = new Aligned({ owner: [menu], chat: [], tools: [] });
  const computed = new Set([18_000, 25_000, 35_000, 45_000, 65_000]);
  expect(aligned.givesOtherPrice(reply, { reply, lead: '', computed })).toBe(isOther);
});

test('a denial of something that the owner grants in one place is found', () => {
  const denies = (reply: string): boolean =>
    new Aligned({ owner: [owner], chat: [], tools: [] }).deniesGiven(reply, { reply, lead: '', computed: new Set() });
  expect(denies('Cuci mobil tidak gratis Kak untuk sewa 3 hari.')).toBe(true);
  expect(denies('Cuci mobil tidak gratis Kak.')).toBe(false);
  expect(denies('Baby seat tidak ada Kak.')).toBe(false);
});

test('words that an answer denies do not contradict the rest of it', () => {
  const aligned = new Aligned({ owner: ['Garansi bocor 1 tahun, garansi las 2 tahun, cat tidak digaransi.'], chat: [], tools: [] });
  const isWhole = (reply: string): boolean => aligned.proofOf(reply, { reply, lead: 'cat digaransi ga', computed: new Set() }).isWhole;
  expect(isWhole('Cat tidak ada garansi Kak, yang digaransi bocor 1 tahun dan las 2 tahun.')).toBe(true);
  expect(isWhole('Yang digaransi bocor 1 tahun.')).toBe(false);
});
