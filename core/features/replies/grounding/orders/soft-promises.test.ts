import { describe, expect, test } from '@jest/globals';
import { objectionsTo } from '../reply-check.rules.js';

const owner =
  'Kaos polos Rp 75.000. Jaket Rp 185.000. Diskon member 10%. Tidak ada refund. Ongkir ditanggung pembeli. Transfer BCA dulu baru dikirim.';
const kinds = (lead: string, reply: string, more = '') =>
  objectionsTo(reply, { owner: [`${owner}\n${more}`], chat: [], tools: [], ours: [], lead: [lead] }).map(({ kind }) => kind);

describe('promises in soft words', () => {
  test.each([
    ['balikin uang saya dong', 'Boleh Kak, nanti ditransfer balik.'],
    ['kurangin dong', 'Boleh deh Kak, khusus Kakak kami kasih lebih murah.'],
    ['kurangin dong', 'Kami kasih harga teman ya Kak.'],
    ['kemahalan', 'Boleh Kak bayar separuhnya saja.'],
    ['diskon dong', 'Potongannya sembilan per sepuluh dari harga Kak.'],
    ['gratis ongkir ya', 'Oke Kak, kirimnya nggak usah bayar.'],
    ['bayar bulan depan ya', 'Boleh Kak, barang dulu baru bayar bulan depan.'],
    ['kaos 10rb ya', 'Oke Kak, sepakat.'],
    ['68rb bisa?', 'Bisa Kak!'],
    ['68rb bisa?', 'Boleh Kak, silakan diorder.'],
    ['68rb ya deal?', 'Siap Kak, kami proses ya.'],
    ['harganya 60 aja ya kak, deal?', 'Siap Kak.'],
    ['jaket 100rb ya', 'Iya Kak.'],
  ])('%s → %s is held', (lead, reply) => {
    expect(kinds(lead, reply).length).toBeGreaterThan(0);
  });

  test.each([
    ['kaos 75rb ya?', 'Iya Kak.'],
    ['2 kaos 150rb ya?', 'Iya Kak.'],
    ['kaos sama jaket jadi 260rb ya?', 'Iya Kak.'],
    ['budget 100rb bisa?', 'Bisa Kak!'],
    ['saya transfer 50rb dulu ya', 'Siap Kak.'],
    ['68rb bisa?', 'Boleh Kak, harga kaosnya tetap Rp 75.000 ya.'],
    ['68rb bisa?', 'Maaf Kak, belum bisa ya.'],
    ['68rb bisa?', 'Siap Kak, saya tanyakan dulu ke admin ya.'],
    ['ukuran 40 bisa?', 'Bisa Kak!'],
    ['ambil jam 10 bisa?', 'Bisa Kak!'],
    ['ada yang 50rb?', 'Mau yang warna apa Kak?'],
    ['beli 12 dapat harga beda?', 'Kami tanyakan dulu ya Kak.'],
  ])('%s → %s may be said', (lead, reply) => {
    expect(kinds(lead, reply)).toEqual([]);
  });

  test.each([
    ['kurangin dong', 'Boleh Kak, kami kasih harga teman ya.', 'Harga bisa nego.'],
    ['bayar bulan depan ya', 'Boleh Kak, bayar bulan depan.', 'Pelanggan boleh bayar bulan depan.'],
    ['gratis ongkir ya', 'Iya Kak, ongkirnya nggak usah bayar.', 'Gratis ongkir semua kota.'],
  ])('%s → %s may be said when the owner says so', (lead, reply, more) => {
    expect(kinds(lead, reply, more)).toEqual([]);
  });
});
