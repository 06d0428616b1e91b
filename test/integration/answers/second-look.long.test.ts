import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { TrainedShop } from './trained-shop.ts';

/* The model's second check before an answer is sent, and what the answer may keep with the owner's own words. */
let shop: TrainedShop;
const answered = (asked: string, ...replies: string[]): ReturnType<TrainedShop['answered']> => shop.answered(asked, ...replies);

const training = `Kost Putri Mawar Jatinangor
Kamar A 750rb per bulan, kamar C 1.450.000 per bulan
Air + wifi termasuk semua
Parkir motor di halaman depan
Hewan tidak boleh
DP 50%, lunas H-1. Batal H-2 ke bawah DP hangus`;

beforeAll(async () => {
  shop = await TrainedShop.open(training, 6281322220000);
});
// a model that finds the owner's words only when they are identical
beforeEach(() => shop.sandbox.llm.fault({ judges: 'words' }));
afterEach(() => shop.sandbox.llm.heal());
afterAll(() => shop.close());

test('a statement without a ground goes back once, with the owner’s nearest words, and the second answer leaves', async () => {
  const { texts, requests } = await answered(
    'boleh bawa hewan?',
    'Boleh kak bawa hewan peliharaan.',
    'Maaf kak, hewan tidak boleh ya.',
    'never asked for',
  );
  expect(texts).toEqual(['Maaf kak, hewan tidak boleh ya.']);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toContain('"Hewan tidak boleh"');
});

test('a statement that the model only repeats is replaced by the owner’s words', async () => {
  const words = 'Boleh kak bawa hewan peliharaan.';
  const { texts, requests } = await answered('boleh bawa hewan?', words, words, 'never asked for');
  expect(texts).toEqual(['Ini keterangan dari toko ya, Kak: "Hewan tidak boleh"']);
  expect(requests).toHaveLength(2);
});

test('the owner is asked about a statement that the texts do not mention', async () => {
  const words = 'Ada dapur bersama kak, bebas dipakai.';
  const { texts, questions } = await answered('ada dapur?', words, words);
  expect(texts.join(' ')).toContain('saya pastikan dulu ke admin');
  expect(questions).toHaveLength(1);
});

test('the owner reads the doubted parts under the answer', async () => {
  const words = 'Boleh kak bawa hewan peliharaan.';
  const { held } = await answered('boleh bawa hewan?', words, 'Maaf kak, hewan tidak boleh ya.');
  expect(held).toEqual([{ text: words, checks: [{ kind: 'doubt', words }] }]);
});

test('a statement that the texts support is not checked again', async () => {
  const { texts, requests } = await answered('kamar A berapa', 'Kamar A 750rb per bulan kak.');
  expect(texts).toEqual(['Kamar A 750rb per bulan kak.']);
  expect(requests).toHaveLength(1);
});

test('a second answer with a wrong amount does not leave', async () => {
  const { texts, requests } = await answered(
    'kamarnya gimana',
    'Kamarnya nyaman dan adem kak.',
    'Kamar A 650rb per bulan kak.',
    'never asked for',
  );
  expect(texts.join('\n')).not.toContain('650');
  expect(requests).toHaveLength(2);
});

test('a held statement is replaced by the owner’s words that the model quotes, and no quote passes another off', async () => {
  const words = 'DP 50% kak, pelunasan sehari sebelum acara.';
  const proved = await answered('dp brp', words, `${words} [dasar: "DP 50%, lunas H-1"]`);
  expect(proved.texts).toEqual(['Ini keterangan dari toko ya, Kak: "DP 50%, lunas H-1."']);
  expect(proved.requests[1]).toContain('[dasar:');
  const wrong = 'DP 25% kak, boleh lunas belakangan.';
  const invented = await answered('dp brp', wrong, `${wrong} [dasar: "DP 25% boleh lunas belakangan"]`);
  expect(invented.texts.join(' ')).not.toContain('25%');
});
