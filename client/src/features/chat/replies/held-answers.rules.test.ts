import { expect, test } from '@jest/globals';
import { adviceFor, checkSentence, heldTitle, judgementSentence } from './held-answers.rules.js';

test('the objections of a check, with the words they refer to', () => {
  expect(checkSentence({ kind: 'amount', words: 'Rp 60.000' })).toBe(
    'Angka ini tidak sesuai harga atau hitungan dari tulisan Anda: "Rp 60.000".',
  );
  expect(checkSentence({ kind: 'instruction', words: '' })).toBe('Jawaban ini membocorkan petunjuk bot.');
  expect(checkSentence({ kind: 'something new', words: 'x' })).toBe('Pemeriksaan tidak meloloskan ini: "x".');
});

test('a doubt says that the bot was asked to check, and what the owner can write', () => {
  const doubt = { kind: 'doubt', words: 'Boleh bawa kucing kak.' };
  expect(checkSentence(doubt)).toBe(
    'Bot diminta memeriksa ini lagi: kata-katanya tidak ada dalam satu kalimat keterangan Anda: "Boleh bawa kucing kak.".',
  );
  expect(adviceFor({ text: '', checks: [doubt] })).toContain('tulis dalam satu kalimat lengkap di Train AI');
});

test.each([
  ['cost', 'tulis di Prompt Utama'],
  ['secret', 'pindahkan dari Rahasia Bot'],
  ['instruction', 'balas pelanggan sendiri'],
  ['off-topic', 'tulis jawabannya di Train AI'],
])('a wrongly held answer (%s) comes with what the owner can do', (kind, advice) => {
  expect(adviceFor({ text: '', checks: [{ kind, words: '' }] })).toContain(advice);
});

test.each([
  ['unusable', 'Tulisan AI ini tidak dapat dikirim ke pelanggan', 'balas pelanggan sendiri'],
  ['empty', 'AI tidak menulis apa-apa', 'lengkapi keterangan'],
  ['filtered', 'Layanan AI menolak membahas pesan ini', 'balas sendiri'],
  ['failed', 'Layanan AI tidak memberi jawaban', 'Balas pelanggan sendiri'],
  ['too-long', 'bagian akhirnya tidak dikirim', 'jawaban yang lebih pendek'],
  ['marks', 'bagian itu dibuang', 'tidak perlu melakukan apa-apa'],
  ['payment', 'yang dikirim kalimat tetap', 'Cek pembayarannya'],
])('an answer that no check refused (%s) says what happened and what to do', (kind, found, advice) => {
  const check = { kind, words: '' };
  expect(checkSentence(check)).toContain(found);
  expect(adviceFor({ text: '', checks: [check] }).toLowerCase()).toContain(advice.toLowerCase());
});

test('the heading says whether the rest of an answer was sent', () => {
  const of = (kind: string) => ({ text: '', checks: [{ kind, words: '' }] });
  expect([heldTitle(of('too-long'), null), heldTitle(of('marks'), 2), heldTitle(of('amount'), 1), heldTitle(of('empty'), null)]).toEqual([
    'Jawaban yang diubah',
    'Jawaban ke-2 yang diubah',
    'Jawaban ke-1 yang ditahan',
    'Jawaban yang ditahan',
  ]);
});

test('each piece of advice is shown once', () => {
  const checks = [
    { kind: 'amount', words: '60rb' },
    { kind: 'amount', words: '70rb' },
    { kind: 'paid', words: 'lunas' },
  ];
  expect(adviceFor({ text: '', checks })).toBe(
    'Tulis harga, grosir, dan biayanya di Train AI atau daftar produk, lalu coba lagi. Cek pembayarannya, lalu balas pelanggan sendiri.',
  );
});

test('the AI’s verdict on a doubted sentence, with the owner’s words that it names', () => {
  expect(judgementSentence({ sentence: 'DP setengah dulu.', found: 'said', source: 'DP 50%' })).toBe(
    'AI menemukannya di keterangan Anda, jadi kalimat ini dikirim. Keterangannya: "DP 50%"',
  );
  expect(judgementSentence({ sentence: 'DP setengah dulu.', found: 'unsaid', source: '' })).toBe(
    'AI tidak menemukannya di keterangan Anda.',
  );
});
