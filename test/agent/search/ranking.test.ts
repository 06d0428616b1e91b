import { describe, expect, test } from '@jest/globals';
import { rankedAnswers } from '#core/features/knowledge/answer-search.rules';
import { ranked } from '#core/platform/search/ranking.rules';
import { answers, goods } from './catalogue.ts';
import { answerQueries, productQueries } from './queries.ts';

type Query = readonly [query: string, right: RegExp];

/** Share of the queries whose right text is among the first results. */
function hits(search: (query: string, first: number) => readonly string[], queries: readonly Query[], first: number) {
  const missed = queries.filter(([query, right]) => !search(query, first).some((text) => right.test(text)));
  return { share: 1 - missed.length / queries.length, missed: missed.map(([query]) => `${query} → ${search(query, 2).join(' / ')}`) };
}

const findGoods = (query: string, first: number): string[] => ranked(goods, query, first).rows.map(({ name }) => name);
const findAnswers = (query: string, first: number): string[] => rankedAnswers(answers, query, first).rows.map(({ question }) => question);

/** Every third query was not looked at while the word table grew. */
const unseen = (queries: readonly Query[]): readonly Query[] => queries.filter((_, at) => at % 3 === 2);

test('2,000 products, 500 answers, 140 queries', () => {
  expect([goods.length, answers.length, productQueries.length + answerQueries.length]).toEqual([2_000, 500, 140]);
  for (const [, right] of productQueries) expect([right, goods.some(({ name }) => right.test(name))]).toEqual([right, true]);
});

describe.each([
  ['all', (queries: readonly Query[]) => queries],
  ['those kept aside', unseen],
])('%s', (_, part) => {
  test.each([
    [1, 0.9],
    [5, 0.97],
  ])('products: the right one among the first %i', (first, least) => {
    const { share, missed } = hits(findGoods, part(productQueries), first);
    expect(share >= least ? [] : missed).toEqual([]);
  });

  test.each([
    [1, 0.8],
    [4, 0.92],
  ])('answers: the right one among the first %i', (first, least) => {
    const { share, missed } = hits(findAnswers, part(answerQueries), first);
    expect(share >= least ? [] : missed).toEqual([]);
  });
});

test('a rare word outweighs words that every product has', () => {
  expect(ranked(goods, 'bisa bayar hari ini kirim stok kastengel', 1).rows[0]!.name).toContain('Kastengel');
});

test.each([
  'kak kemarin paket saya belum datang tolong dicek ke kurir ya',
  'sinyal internet lemot banget dari semalam padahal pulsa penuh',
  'saya mau bicara sama bos kalian soal jadwal rapat besok',
])('a sentence about something else finds nothing: %s', (text) => {
  expect(ranked(goods, text, 5)).toEqual({ rows: [], total: 0, isElsewhere: true });
});

test.each([
  ['kastengel keju wisman setengah kilo buat lebaran', 'Kastengel'],
  ['kak mau tanya powerbank robot buat kado ulang tahun adik', 'Powerbank Robot'],
  ['kastengle', 'Kastengel'],
  ['wajan 24', 'Wajan Anti Lengket Maspion 24cm'],
])('a longer wish and a misspelt name still find the product: %s', (text, name) => {
  expect(ranked(goods, text, 1).rows[0]?.name).toContain(name);
});

test('a word of four letters is not taken for a misspelt one', () => {
  expect(ranked(goods, 'maju', 5).total).toBe(0);
});

const shop = [
  ['Pembayaran lewat apa?', 'Kami menerima BCA dan QRIS.'],
  ['Ekspedisi yang tersedia', 'Kami pakai dua ekspedisi.'],
  ['Apakah garansi?', 'Garansi 2 minggu.'],
  ['Toko ada di mana?', 'Lokasi kami di Jl. Anggrek 5.'],
  ['Bisa kirim instan?', 'Bisa untuk dalam kota.'],
  ['Pesanan bisa dibatalkan?', 'Bisa sebelum dikirim.'],
  ['Kainnya menerawang tidak?', 'Tidak, bahannya tebal.'],
  ['Ada bungkus kado?', 'Ada, tambah 5 ribu.'],
  ['Harga grosir', 'Mulai 12 buah.'],
  ['Kapan restock?', 'Tiap Senin.'],
].map(([question, answer]) => ({ question: question!, answer: answer! }));

test.each([
  ['norekx dong', null],
  ['minta norek dong', 'Pembayaran'],
  ['kirimnya pakai sicepat bs?', 'Ekspedisi'],
  ['barangnya error nih gimana', 'garansi'],
  ['mau mampir kesana boleh?', 'Toko ada'],
  ['pake grabexpress bisa gak', 'instan'],
  ['mau cancel aja', 'dibatalkan'],
  ['tembus pandang ga sih', 'menerawang'],
  ['buat hadiah ultah', 'kado'],
  ['ambil banyak ada potongan?', 'grosir'],
  ['kpn ready lg', 'restock'],
])('an answer is found by what is asked, without a common word: %s', (text, question) => {
  const [first] = rankedAnswers(shop, text, 1).rows;
  if (question === null) expect(first).toBeUndefined();
  else expect(first?.question).toContain(question);
});
