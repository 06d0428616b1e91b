import { describe, expect, test } from '@jest/globals';
import { rankedAnswers } from '#core/features/knowledge/answer-search.rules';
import { ranked } from '#core/platform/search/ranking.rules';
import { answers, goods } from './catalogue.ts';
import { furtherAnswers, furtherProducts, lastAnswers, unseenAnswers } from './further-queries.ts';
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
  for (const [, right] of [...productQueries, ...furtherProducts])
    expect([right, goods.some(({ name }) => right.test(name))]).toEqual([right, true]);
});

test.each([
  ['duitnya balik kapan', /Uang kembali/],
  ['tokonya daerah mana sih', /Alamat/],
  ['beli 1 boleh?', /Minimal belanja/],
  ['bisa spaylater', /paylater/],
  ['bisa bayar pas barang dateng', /COD/],
  ['exp nya sampe kapan', /kedaluwarsa/],
])('an answer is found in the words of leads: %s', (text, right) => {
  expect(findAnswers(text, 1)[0]).toMatch(right);
});

describe.each([
  ['all', productQueries],
  ['those kept aside', unseen(productQueries)],
  ['those written later', furtherProducts],
])('products: %s', (_, queries) => {
  test.each([
    [1, 0.9],
    [5, 0.97],
  ])('the right one among the first %i', (first, least) => {
    const { share, missed } = hits(findGoods, queries, first);
    expect(share >= least ? [] : missed).toEqual([]);
  });
});

describe.each([
  ['all', answerQueries],
  ['those kept aside', unseen(answerQueries)],
  ['those written later', furtherAnswers],
  ['those written after them', lastAnswers],
  ['those written last', unseenAnswers],
])('answers: %s', (_, queries) => {
  test.each([
    [1, 0.8],
    [4, 0.92],
  ])('the right one among the first %i', (first, least) => {
    const { share, missed } = hits(findAnswers, queries, first);
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

test.each([
  ['nanas keju nastar 1/2 kg', /Nastar.* 500g/],
  ['nastar ½ kg', /Nastar.* 500g/],
  ['kastangel setengah kg', /Kastengel.* 500g/],
  ['nuget so good setengah kilo', /Nugget.*So Good 500g/],
  ['nugget fiesta seperempat kilo', /Nugget.*Fiesta 250g/],
  ['kurma ajwa sekilo', /Kurma.* 1kg/],
  ['kurma ajwa 1000 gram', /Kurma.* 1kg/],
  ['deterjen rinso 0,8 kg', /Rinso 800g/],
  ['sambal bu rudy 2 ons', /Bu Rudy 200g/],
  ['blender philips satu setengah liter', /Blender.*Philips 1.5 liter/],
  ['whiskas 1 1/5 kg', /Whiskas 1.2kg/],
  ['kabel data anker 200 cm', /Kabel Data.*Anker 2 meter/],
  ['powerbank 20k mah robot', /Powerbank Robot 20000mAh/],
  ['powerbank robot 20.000 mAh', /Powerbank Robot 20000mAh/],
  ['panci penanak nasi miyako 1,2', /Rice Cooker Miyako 1.2 liter/],
  ['beras topi koki 5', /Topi Koki 5kg/],
  ['diapers merries xl', /Merries XL26/],
  ['popok merries xl 26', /Merries XL26/],
  ['teddy bear jumbo', /Boneka Beruang.* jumbo/],
  ['boneka beruang besar', /Boneka Beruang.* besar/],
  ['boneka beruang mini', /Boneka Beruang.* kecil/],
  ['seprai king 180', /Sprei.*180x200/],
  ['hordeng abu', /Gorden.* abu/],
])('measures, sizes and spellings are compared by what they mean: %s', (text, right) => {
  expect(ranked(goods, text, 1).rows[0]?.name).toMatch(right);
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
