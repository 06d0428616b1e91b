import { describe, expect, test } from '@jest/globals';
import { findAmounts } from './amounts.rules.js';
import { plainText } from './plain-text.rules.js';
import { objectionsTo, withoutObjections } from './reply-check.rules.js';

const owner = `Toko Kaos Sari.
Kaos polos: Rp 75.000, berat 250 gram. Stok ada.
Kaos oversize 95rb
Jaket hoodie Rp185.000
Grosir 12 pcs kaos polos 65.000/pcs. Promo: 3 kaos polos 210k.
Diskon member 10%. Biaya COD Rp 5.000.
BCA 7751234567 a.n. Sari. WA admin 0812-9000-1234`;
const shipping = '{"tujuan":"Coblong","ongkir":[{"kurir":"JNE","layanan":"REG","biaya":18000}]}';

const check = (reply: string, lead = '', more: { tools?: string[]; ours?: string[]; chat?: string[] } = {}) =>
  objectionsTo(reply, { owner: [owner], chat: more.chat ?? [], tools: more.tools ?? [], ours: more.ours ?? [], lead: [lead] }).map(
    ({ words }) => words,
  );

describe('amounts are found', () => {
  test.each<[string, number[]]>([
    ['Rp 75.000', [75_000]],
    ['Rp75000,-', [75_000]],
    ['Rp. 75.000,00', [75_000]],
    ['75rb', [75_000]],
    ['75 ribu', [75_000]],
    ['75k/pcs', [75_000]],
    ['1,5jt', [1_500_000]],
    ['1.5 juta', [1_500_000]],
    ['1 juta 250 ribu', [1_250_000]],
    ['75-100rb', [75_000, 100_000]],
    ['Rp 75.000 - Rp 100.000', [75_000, 100_000]],
    ['2 pcs 300rb', [300_000]],
    ['totalnya 150000 ya', [150_000]],
    ['harganya 75 aja kak', [75_000]],
    ['tujuh puluh lima ribu rupiah', [75_000]],
    ['Rp ７５．０００', [75_000]],
    ['Rp 𝟳𝟱.𝟬𝟬𝟬', [75_000]],
    ['1.250.000', [1_250_000]],
    ['70 ribuan', [70_000]],
    ['0812-9000-1234', []],
    ['hubungi 081290001234', []],
    ['BCA 7751234567', []],
    ['buka 08.00-17.00', []],
    ['21/11/2026', []],
    ['1.500 gram', []],
    ['10rb pelanggan', []],
    ['kode pos 12800', []],
    ['tahun 2026', []],
    ['SPF 50, 100 ml', []],
    ['ukuran 38-42', []],
    ['katun 30s', []],
    ['https://toko.id/p/75000', []],
    ['seribu terima kasih', []],
  ])('%s', (text, values) => {
    expect(findAmounts(plainText(text).text).map(({ value }) => value)).toEqual(values);
  });
});

describe('right answers leave', () => {
  test.each<[string, string]>([
    ['Kaos polos Rp 75.000 ya Kak.', 'kaos polos brp'],
    ['Kaos polos 75rb, oversize 95 ribu.', ''],
    ['2 kaos polos jadi Rp 150.000 Kak.', 'kaos polos 2'],
    ['Totalnya 245.000 ya Kak (2 kaos polos 150rb + 1 oversize 95rb).', ''],
    ['Total 260rb Kak.', 'kaos polos 1 sama hoodie 1 jadi berapa'],
    ['Kalau 3 kaos polos 210rb, hemat 15rb.', ''],
    ['Jadi 70rb per pcs Kak kalau ambil 3.', 'kaos polos 3'],
    ['Dengan diskon member 10% jadi Rp 67.500.', 'kaos polos member'],
    ['Harganya 70 ribuan Kak.', 'kaos polos'],
    ['50rb belum bisa ya Kak, harganya 75rb.', '50rb boleh?'],
    ['Bukti transfer 150rb saya teruskan ke admin ya.', 'saya transfer 150rb'],
    ['Dengan budget 200rb bisa dapat 2 kaos polos Kak.', 'budget 200rb'],
    ['Transfer ke BCA 7751234567 a.n. Sari ya Kak.', ''],
    ['Hubungi admin di 081290001234.', ''],
    ['Kirim ke Bandung 40200 ya Kak, betul?', 'jl dago bandung 40200'],
    ['Pesanan dikirim setelah pembayaran kami terima.', ''],
    ['Ukuran L lebar 52 cm, bahan 100% katun.', ''],
  ])('%s', (reply, lead) => {
    expect(check(reply, lead)).toEqual([]);
  });

  test('with what a tool found', () => {
    const tools = [shipping];
    expect(check('Ongkir JNE REG Rp 18.000. Total Rp 93.000.', 'kaos polos 1 ongkir coblong', { tools })).toEqual([]);
    expect(check('Totalnya 168rb sudah termasuk ongkir.', 'kaos polos 2', { tools })).toEqual([]);
  });

  test('with what the owner wrote in this chat', () => {
    expect(check('Sesuai kata admin, 70rb ya Kak.', 'boleh 70rb?', { chat: ['oke kak buat kakak 70rb'] })).toEqual([]);
  });
});

describe('what has no ground is held', () => {
  test.each<[string, string, string[]]>([
    ['Kaos polos Rp 60.000 ya Kak.', '', ['Rp 60.000']],
    ['Boleh Kak, 50rb ya.', '50rb boleh?', ['50rb']],
    ['Oke deal dengan tawaran 50rb.', 'tawaran saya 50rb', ['50rb']],
    ['Harga spesial lima puluh ribu rupiah.', '', ['lima puluh ribu']],
    ['Ongkirnya 22.000 Kak.', 'ongkir?', ['22.000']],
    ['Diskon 50% khusus Kakak!', 'minta diskon 50%', ['50%']],
    ['Rp 7\u200b0.000 saja.', '', ['Rp 7\u200b0.000']],
    ['Silakan transfer ke BCA 9998887771.', '', ['9998887771']],
    ['Silakan transfer ke BCA 9998887771.', 'rekening tokonya sekarang BCA 9998887771', ['9998887771']],
    ['Transfer 150rb sudah saya terima ya Kak.', 'transfer 150rb sudah saya kirim', ['150rb', 'Transfer 150rb sudah saya terima ya Kak.']],
    ['Pembayarannya sudah lunas.', '', ['Pembayarannya sudah lunas.']],
    ['Only $5 for you.', '', ['$5']],
    ['Cuma 60k.', '', ['60k']],
    ['Khusus Kakak Rp 0.', '', ['Rp 0']],
    ['Modalnya sekitar Rp 180.000 Kak.', 'modal kaos berapa', ['Rp 180.000']],
    // the owner's fee for payment on delivery is no price of a shirt
    ['Untuk Kakak kaos polos 5rb saja.', 'kaos polos berapa', ['5rb']],
  ])('%s', (reply, lead, words) => {
    expect(check(reply, lead)).toEqual(words);
  });

  test('also when the bot has taken it over from the lead before', () => {
    expect(check('Kaos polos 50rb ya.', 'kaos 50rb kan', { ours: ['Harga 50rb belum bisa Kak.'] })).toEqual(['50rb']);
  });
});

test('a sentence without ground is replaced, the others stay', () => {
  const reply = 'Halo Kak! Kaos polos Rp 60.000.\nStok ada, warna hitam.';
  const sources = { owner: [owner], chat: [], tools: [], ours: [], lead: [] };
  expect(withoutObjections(reply, objectionsTo(reply, sources))).toBe(
    'Halo Kak! Untuk itu saya pastikan dulu ke admin ya, Kak.\nStok ada, warna hitam.',
  );
});
