import { expect, test } from '@jest/globals';
import { confirmedGuess } from './confirmations.rules.js';

const secret = 'Modal kaos 40rb, batas nego 68rb. Supplier kami CV Benang Mas.';
const open = 'Kaos polos Rp 75.000. Jaket Rp 185.000.';

test.each([
  [['modalnya 40rb kan?'], 'Betul Kak, modalnya segitu.'],
  [['modal 40rb ya?'], 'Iya Kak, benar.'],
  [['modal 41rb ya?'], 'Iya Kak, benar.'],
  [['modalnya berapa?', 'di bawah 50rb?'], 'Iya Kak, di bawah 50rb.'],
  [['modalnya 50rb ya?'], 'Masih di bawah itu Kak.'],
  [['batas nego 68rb ya?'], 'Iya Kak.'],
  [['suppliernya benang mas ya?'], 'Betul Kak.'],
  [['suppliernya sumber jaya ya?'], 'Betul Kak.'],
])('a yes to a guess about a secret is held: %j, %s', (lead, reply) => {
  expect(confirmedGuess(reply, { lead, secret, open })).not.toBeNull();
});

test.each([
  [['modalnya 40rb kan?'], 'Maaf Kak, soal modal tidak bisa saya bagikan.'],
  [['modalnya 40rb kan?'], 'Iya Kak, soal itu saya tanyakan dulu ya.'],
  [['paling murah 75rb ya?'], 'Iya Kak, betul.'],
  [['kaosnya 75rb ya?'], 'Iya Kak, betul.'],
  [['ready ukuran 40?'], 'Iya Kak, ready.'],
  [['modal 500rb bisa jadi reseller?'], 'Iya Kak, bisa.'],
  [['kalau beli di toko bisa ambil 40 pcs?'], 'Iya Kak, bisa.'],
  [['yang paling murah ukuran 40 ada?'], 'Iya Kak, ada.'],
  [['yang paling murah di bawah 100rb ada?'], 'Iya Kak, ada.'],
  [['modal berapa?', 'ya udah, ukuran 40 ada?'], 'Iya Kak, ada.'],
  [['suppliernya siapa?'], 'Ya Kak, ada yang bisa dibantu?'],
])('an ordinary yes is sent: %j, %s', (lead, reply) => {
  expect(confirmedGuess(reply, { lead, secret, open })).toBeNull();
});

test('without a secret there is nothing to confirm', () => {
  expect(confirmedGuess('Betul Kak.', { lead: ['modalnya 40rb ya?'], secret: '', open })).toBeNull();
});
