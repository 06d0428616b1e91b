import { expect, test } from '@jest/globals';
import { isAsked, keptAnswer } from './questions.rules.js';

test.each([
  ['Apakah kaos polos ada ukuran XXL?', 'Apakah tersedia kaos polos ukuran XXL?'],
  ['garansinya berapa lama kak?', 'ada garansi ga min'],
  ['Apakah bisa COD ke Bandung?', 'Bisa COD ke Bandung?'],
])('with %j open, %j is the same question', (open, question) => {
  expect(isAsked(question, ['Harga reseller berapa?', open])).toBe(true);
});

test.each([
  ['Apakah kaos polos ada ukuran XXL?', 'Apakah kaos polos ada ukuran XL?'],
  ['Apakah kaos polos ada ukuran XXL?', 'Apakah kaos polos ada ukuran XXL warna merah?'],
  ['harga kaos?', 'stok kaos?'],
  ['harga kaos?', 'kaos bahannya apa?'],
  ['ada warna pashmina lain?', 'ada warna bergo lain?'],
  ['Apakah garansi berlaku untuk kerusakan karena air dan jatuh?', 'garansi?'],
])('with %j open, %j is another question', (open, question) => {
  expect(isAsked(question, [open])).toBe(false);
});

test('without an open question, everything is new', () => {
  expect([isAsked('halo kak?', [], true), isAsked('ada garansi?', [], true)]).toEqual([false, false]);
});

test('words without a subject ask again only when the owner is told nothing else', () => {
  const words = 'gimana kak? udah ditanyakan belum';
  expect([isAsked(words, ['ada garansi?'], true), isAsked(words, ['ada garansi?'])]).toEqual([true, false]);
});

test('a long text is compared in linear time', () => {
  expect(isAsked('nyanya '.repeat(200_000), ['ada garansi?'])).toBe(false);
});

const asked = 'halo kak, apakah kaos polos ada ukuran XXL?';
const proposed = 'Apakah kaos polos ada ukuran XXL?';

test.each([
  ['the bot', 'bot', undefined, 'bot'],
  ['the lead', 'lead', undefined, 'lead'],
  ['the lead, in fewer words that the owner confirmed', 'lead', { question: 'Ada ukuran XXL?', answer: 'Ada.' }, 'lead'],
  ['the owner, who added a word', 'lead', { question: 'Ada ukuran XXL dan jumbo?', answer: 'Ada.' }, 'owner'],
] as const)('a kept question is that of %s', (_who, origin, kept, by) => {
  const answer = keptAnswer({ question: asked, origin }, 'Halo Kak, ada ya.', kept);
  expect(answer).toEqual({ ...(kept ?? { question: proposed, answer: 'Ada.' }), origin: by });
});

test('an answer of which nothing would be left is kept whole, and a question of which nothing is left is not kept', () => {
  expect(keptAnswer({ question: asked, origin: 'bot' }, 'Ya kak').answer).toBe('Ya kak');
  expect(() => keptAnswer({ question: 'halo kak', origin: 'lead' }, 'Ada.')).toThrow(
    expect.objectContaining({ code: 'question_not_kept' }),
  );
});
