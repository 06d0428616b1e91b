import { expect, test } from '@jest/globals';
import { doubtsAbout } from './doubts.rules.js';

const owner = `Warna katun: dusty, sage, hitam. Warna linen: krem, navy
COD hanya lewat Shopee
Kolam renang buka 07.00-19.00
Servis besar selesai 2 hari, servis ringan bisa ditunggu
Ongkos kirim retur kami yang tanggung
Batal 7 hari sebelumnya uang kembali penuh, 3-6 hari kembali setengah
Kelas yoga Selasa dan Kamis
Lembur malam tambah 50rb
Vas keramik 40rb`;
const doubted = (lead: string, reply: string): string[] =>
  doubtsAbout(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] }).map(({ why }) => why);

test.each([
  ['the words of one sentence', 'linen warna apa', 'Linen ada krem dan navy kak.'],
  ['its limit as well', 'bisa cod?', 'COD hanya lewat Shopee ya kak.'],
  ['its days', 'yoga hari apa', 'Kelas yoga Selasa dan Kamis kak.'],
  ['the case of the lead', 'batal 4 hari sebelumnya', 'Uang kembali setengah kak.'],
])('a statement is carried by %s', (_, lead, reply) => {
  expect(doubted(lead, reply)).toEqual([]);
});

test.each([
  ['words of two sentences', 'linen ada yang gelap?', 'Linen hitam ada kak.'],
  ['a sentence that gives it to some only', 'bisa cod?', 'COD bisa kak.'],
  ['words of another kind of the thing', 'servis besar lama?', 'Servis besar bisa ditunggu kak.'],
  ['a sentence with other days', 'yoga hari apa', 'Kelas yoga ada hari Senin kak.'],
  ['a sentence in which somebody else pays', 'retur siapa bayar', 'Ongkos kirim retur ditanggung pembeli kak.'],
  ['a sentence about another case', 'batal 2 hari sebelumnya', 'Uang kembali setengah kak.'],
  ['a price, when it is said to come with something', 'dapat vas?', 'Sudah sama vas keramiknya kak.'],
])('carries nothing: %s', (_, lead, reply) => {
  expect(doubted(lead, reply)).not.toEqual([]);
});
