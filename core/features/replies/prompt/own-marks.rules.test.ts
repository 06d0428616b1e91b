import { expect, test } from '@jest/globals';
import { hasOwnMark, ownMark, withoutOwnMarks, wordsOfMarks } from './own-marks.rules.js';

const answer = 'Kaos hitam ready Kak.';

test.each([
  ['a pause', `[3 hari kemudian]\n${answer}`],
  ['a reply to a message', `[Membalas pesan Anda: "halo"]\n${answer}`],
  ['a reply to a picture', `[Membalas pesan Anda: "[Foto] kaos"]\n${answer}`],
  ['a reaction', `[Memberi reaksi emoji pada pesan Anda: "halo"]\n${answer}`],
  ['a kind', `[Foto] ${answer}`],
  ['a kind with more words, at the end', `${answer} [Foto terkirim]`],
  ['a recording', `[Pesan suara tidak dapat didengar]\n${answer}`],
  ['the system’s', `${ownMark('system')} ${answer}`],
  ['prices of a cart', `${ownMark('cartPrices', ' belum dibandingkan dengan harga toko: jangan sebut sebagai harga pasti.')}\n${answer}`],
  ['a call in words', `[memanggil alat cek ongkir]\n${answer}`],
  ['a follow-up', `[Pesan follow-up otomatis] ${answer}`],
  ['a heading of a follow-up', `Follow-up hari ke-2:\n${answer}`],
  ['another heading of a follow-up', `Pesan follow-up: ${answer}`],
  ['a field of a result', `sampaikan: ${answer}`],
  ['a mark that does not end', `${answer}\n[Membalas pesan Anda: "halo`],
])('%s is removed from an answer', (_, written) => {
  expect(withoutOwnMarks(written)).toBe(answer);
});

test('a mark within a line leaves one space', () => {
  expect(withoutOwnMarks('Kaos [Foto] hitam')).toBe('Kaos hitam');
});

test.each([
  '[PROMO] Kaos polos 75rb',
  '[Foto: https://toko.id/kaos.jpg]',
  '[Lokasi toko] Jl. Mawar 5',
  '[Alat masak] Panci 50rb',
  'Garansi [7 hari]',
  'Promo [3 hari lagi] habis',
  'Pesanan 2 kaos ya Kak',
])('the shop’s own words stay: %s', (written) => {
  expect([withoutOwnMarks(written), hasOwnMark(written)]).toEqual([written, false]);
});

test('of the mark of a cart only its first words are the product’s', () => {
  const cart = ownMark('cart', ', dan harga toko yang berlaku: 2 × Kaos polos @ Rp 75.000 = Rp 150.000. Total Rp 150.000.');
  expect(wordsOfMarks(`${cart}\nhalo ${ownMark('fileName', ': "a.pdf"')}`)).toEqual([
    'Keranjang ini menurut daftar toko, dan harga toko yang berlaku',
    'Nama berkas: "a.pdf"',
  ]);
});
