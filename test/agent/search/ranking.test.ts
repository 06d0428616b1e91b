import { describe, expect, test } from '@jest/globals';
import { ranked, type Searched } from '#core/platform/search/ranking.rules';
import { answers, goods } from './catalogue.ts';
import { answerQueries, productQueries } from './queries.ts';

type Query = readonly [query: string, right: RegExp];

/** Share of the queries whose right row is among the first results. */
function hits<Row extends Searched>(rows: readonly Row[], queries: readonly Query[], textOf: (row: Row) => string, first: number) {
  const missed = queries.filter(([query, right]) => !ranked(rows, query, first).rows.some((row) => right.test(textOf(row))));
  return {
    share: 1 - missed.length / queries.length,
    missed: missed.map(([query]) => `${query} → ${ranked(rows, query, 2).rows.map(textOf).join(' / ')}`),
  };
}

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
    const { share, missed } = hits(goods, part(productQueries), ({ name }) => name, first);
    expect(share >= least ? [] : missed).toEqual([]);
  });

  test.each([
    [1, 0.8],
    [4, 0.92],
  ])('answers: the right one among the first %i', (first, least) => {
    const { share, missed } = hits(answers, part(answerQueries), ({ question }) => question, first);
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
])('a longer wish and a misspelt name still find the product: %s', (text, name) => {
  expect(ranked(goods, text, 1).rows[0]?.name).toContain(name);
});

test('a word of four letters is not taken for a misspelt one', () => {
  expect(ranked(goods, 'maju', 5).total).toBe(0);
});
