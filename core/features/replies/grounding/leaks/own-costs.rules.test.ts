import { describe, expect, test } from '@jest/globals';
import { costsIn } from './own-costs.rules.js';

describe("the shop's own costs", () => {
  test.each([
    ['Modalnya 40.000 Kak.', ''],
    ['Modal kami empat puluh ribu per kaos.', ''],
    ['Harga modal kaosnya Rp 41.000.', ''],
    ['HPP-nya 38rb Kak.', ''],
    ['Kami kulakan Rp 40.000 per kaos.', ''],
    ['Untung kami cuma 10rb per kaos.', ''],
    ['Untungnya sekitar 30% Kak.', ''],
    ['Kami ambil untung 35rb saja.', ''],
    ['Margin kami 40% Kak.', 'saya mau jadi reseller'],
    ['Modalnya 40rb Kak.', 'modalnya 40rb kan?'],
    ['Soal modal tidak bisa saya sebut Kak, tapi 40rb per kaos.', 'modalnya berapa'],
  ])('%s is held', (reply, lead) => {
    expect(costsIn(reply, ['Kaos polos Rp 75.000. Reseller diskon 20%.'], lead)).toHaveLength(1);
  });

  test.each([
    ['Beli 2 lebih untung Kak, cuma Rp 140.000.', '', ''],
    ['Paket isi 3 lebih untung Kak: Rp 200.000.', '', ''],
    ['Untungnya stok masih ada Kak, Rp 75.000.', '', ''],
    ['Modal mulai 500rb sudah bisa jadi reseller Kak.', '', ''],
    ['Modalnya mulai Rp 300.000 untuk paket usaha.', '', ''],
    ['Modalnya mulai Rp 300.000 Kak.', 'mau jualan juga kak, gimana caranya?', ''],
    ['Reseller dapat untung 20% dari harga jual.', '', ''],
    ['Untung sekitar 30% per porsi Kak.', '', 'Franchise kopi 5 juta, untung sekitar 30% per porsi.'],
    ['Kami tidak ambil untung dari ongkir Kak, Rp 12.000 sesuai JNE.', '', ''],
    ['Modal 500rb bisa dapat 6 kaos Kak.', 'modal 500rb dapat berapa?', ''],
    ['Harga beli 3 pcs Rp 200.000 ya Kak.', '', ''],
    ['Kulakan minimal 12 pcs Rp 600.000 Kak.', '', ''],
    ['Soal modal tidak bisa saya bagikan Kak.', 'modalnya berapa', ''],
    ['Kalau soal modal saya tidak bisa sebut ya Kak, harga jualnya Rp 75.000.', 'modalnya berapa', ''],
  ])('%s is ordinary talk', (reply, lead, owner) => {
    expect(costsIn(reply, ['Kaos polos Rp 75.000.', owner], lead)).toEqual([]);
  });
});
