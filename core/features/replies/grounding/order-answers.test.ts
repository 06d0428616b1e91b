import { expect, test } from '@jest/globals';
import type { GroundSources } from './grounds.rules.js';
import { objectionsTo } from './reply-check.rules.js';

const shops = {
  mukena: `Rumah Mukena Salma
Mukena Dewi 165rb (S-L), jumbo 180rb
Mukena Kirana 215rb
Sajadah travel 48rb
Bros mutiara 12rb/pcs, beli 5 = 50rb
Tas serut 27rb (normal 35.000)
Reseller min 10 pcs campur: mukena potong 20rb/pcs, sajadah potong 5rb/pcs
Free ongkir Solo Raya min belanja 400rb (maks 15rb)
DP 40% utk pesanan khusus, pelunasan sebelum kirim`,
  mug: `Cetak mug custom Bandung. Harga per pcs (sudah termasuk dus):
1-5 pcs: 38.000
6-23 pcs: 31.000
24-71 pcs: 26.500
72 pcs ke atas: 23.000
Warna dalam +4.000, kotak premium +6.500
DP 50% sebelum cetak, pelunasan sebelum kirim`,
  parfum: `Aroma Kita. Body mist 45.000, Eau de parfum 120.000, Roll on 30.000
Member: level bronze min 5 pcs diskon 10%, gold min 30 pcs diskon 20%`,
  gawai: `Gawai Bekas Jaya
iPhone 12 64GB 5.100.000
iPhone 12 128GB 5.600.000
Softcase 40rb, anti gores 30rb
Trip Cendrawasih 650rb/orang, sewa jaket +50rb/hari`,
} as const;

type Given = Partial<Pick<GroundSources, 'tools' | 'ours' | 'chat'>>;
type Case = readonly [shop: keyof typeof shops, lead: string | readonly string[], reply: string, given?: Given];

const parcel: Given = { tools: ['{"tujuan":"Gentan, Sukoharjo","ongkir":[{"kurir":"JNE","layanan":"REG","biaya":19000}]}'] };
const allowed: Given = { chat: ['oke khusus kakak kirana 190rb'] };

const amountsRefused = ([shop, lead, reply, { tools = [], ours = [], chat = [] } = {}]: Case): string[] =>
  objectionsTo(reply, { owner: [shops[shop]], chat, tools, ours, lead: [lead].flat() })
    .filter(({ kind }) => kind === 'amount')
    .map(({ words }) => words);

const right: Case[] = [
  ['mukena', ['dewi 2 sajadah 1', 'gentan, jne'], 'Subtotal Rp 378.000, ongkir JNE Rp 19.000, total transfer Rp 397.000 ya Kak.', parcel],
  ['mukena', ['2 dewi 3 sajadah'], 'Totalnya Rp 474.000 Kak.'],
  [
    'mukena',
    ['kirana 2 bros 1', 'gentan'],
    'Belanja Kakak Rp 442.000, jadi free ongkir maks 15rb. Ongkir Rp 19.000 - Rp 15.000 = Rp 4.000, total Rp 446.000.',
    parcel,
  ],
  ['mukena', 'uang saya 500rb dewi 1 kirana 1', 'Totalnya Rp 380.000, kembaliannya Rp 120.000 Kak.'],
  ['mukena', 'saya tf 220 ribu lebihnya gimana', 'Mukena Kirana Rp 215.000, lebihnya Rp 5.000 saya tanyakan ke admin Kak.'],
  ['mukena', 'beli 5 bros brp', '5 bros jadi 50rb Kak, lebih murah dari 60rb.'],
  ['mukena', 'tas hemat brp', 'Hemat Rp 8.000 Kak.'],
  ['mukena', 'dp 50rb dulu bisa? (kirana)', 'DP-nya 40% ya Kak, Rp 86.000, belum bisa 50rb.'],
  ['mukena', 'boleh 190 ya kata admin', 'Baik Kak, sesuai admin Mukena Kirana Rp 190.000 ya.', allowed],
  ['mukena', 'kirana 2 dp?', 'DP 40% dari Rp 430.000 = Rp 172.000 Kak, sisanya Rp 258.000.'],
  ['gawai', 'ip 12 128 sama softcase + anti gores', '5.600.000 + softcase 40.000 + anti gores 30.000 = Rp 5.670.000.'],
  ['gawai', 'cendra 3 orang sewa jaket', '1.950.000 + sewa jaket 1 hari 50.000 = Rp 2.000.000.'],
  ['mukena', 'reseller ambil 6 dewi 4 sajadah', '6 x 145rb = 870rb, 4 x 43rb = 172rb, total 1.042.000 Kak.'],
  ['mukena', 'kirana 1 lusin brp', '12 Mukena Kirana Rp 2.580.000 Kak; kalau harga reseller Rp 2.340.000.'],
  ['gawai', 'nego 4,9 ip 12 64', 'Belum bisa 4,9jt Kak, harganya 5,1jt.'],
  ['mug', '30 pcs warna dalam', '30 pcs warna dalam: (26.500 + 4.000) = 30.500 x 30 = Rp 915.000.'],
  ['mug', '30 pcs warna dalam', '30 pcs warna dalam: (26.500 + 4.000) x 30 = Rp 915.000.'],
  ['mug', '80 mug dp brp', 'Total Rp 1.840.000, DP 50% Rp 920.000 Kak.'],
  ['mug', '12 pcs 3 kotak premium, dpnya?', 'Total Rp 391.500, DP 50% = Rp 195.750, pelunasan Rp 195.750 sebelum kirim.'],
  ['parfum', 'member bronze body mist', 'Bronze diskon 10%: body mist jadi Rp 40.500 Kak.'],
  ['parfum', 'gold 30 roll on total', '30 x Rp 24.000 = Rp 720.000 Kak.'],
];

test.each(right)('%s: %j may be answered with %s', (...one) => {
  expect(amountsRefused(one)).toEqual([]);
});

const wrong: Case[] = [
  ['mukena', ['dewi 2 sajadah 1', 'gentan, jne'], 'Subtotal Rp 261.000, ongkir JNE Rp 19.000, total transfer Rp 280.000 ya Kak.', parcel],
  ['mukena', ['2 dewi 3 sajadah'], 'Totalnya Rp 591.000 Kak.'],
  [
    'mukena',
    ['kirana 2 bros 1', 'gentan'],
    'Belanja Kakak Rp 442.000, jadi free ongkir maks 15rb. Ongkir Rp 19.000 - Rp 15.000 = Rp 4.000, total Rp 461.000.',
    parcel,
  ],
  ['mukena', 'uang saya 500rb dewi 1 kirana 1', 'Totalnya Rp 380.000, kembaliannya Rp 140.000 Kak.'],
  ['mukena', 'saya tf 220 ribu lebihnya gimana', 'Mukena Kirana Rp 215.000, lebihnya Rp 15.000 saya tanyakan ke admin Kak.'],
  ['mukena', 'beli 5 bros brp', '5 bros jadi 50rb Kak, lebih murah dari 75rb.'],
  ['mukena', 'tas hemat brp', 'Hemat Rp 12.000 Kak.'],
  ['mukena', 'dp 50rb dulu bisa? (kirana)', 'DP-nya bisa 50rb ya Kak.'],
  ['mukena', 'boleh 190 ya kata admin', 'Baik Kak, sesuai admin Mukena Dewi Rp 190.000 ya.', allowed],
  ['mukena', 'boleh 190 ya', 'Baik Kak, Mukena Kirana Rp 190.000 ya.', { chat: ['kirana 190rb belum bisa ya kak'] }],
  ['mukena', 'kirana 2 dp?', 'DP 40% dari Rp 430.000 = Rp 172.000 Kak, sisanya Rp 268.000.'],
  ['gawai', 'ip 12 128 sama softcase + anti gores', '5.100.000 + softcase 40.000 + anti gores 30.000 = Rp 5.170.000.'],
  ['gawai', 'cendra 3 orang sewa jaket', '1.400.000 + sewa jaket 1 hari 50.000 = Rp 1.450.000.'],
  ['mukena', 'reseller ambil 4 dewi 2 sajadah', '4 x 145rb = 580rb, 2 x 43rb = 86rb, total 666rb Kak.'],
  ['mukena', 'kirana 1 lusin brp', '12 Mukena Kirana Rp 2.580.000 Kak; kalau harga reseller Rp 1.740.000.'],
  ['gawai', 'nego 4,9 ip 12 64', 'Boleh 4,9jt Kak, deal.'],
  ['mug', '30 pcs warna dalam', '30 pcs warna dalam: (26.500 + 4.000) = 30.500 x 30 = Rp 945.000.'],
  ['mug', '30 pcs warna dalam', '30 pcs warna dalam: (26.500 + 4.000) x 30 = Rp 945.000.'],
  ['mug', '80 mug dp brp', 'Total Rp 2.120.000, DP 50% Rp 1.060.000 Kak.'],
  ['mug', '12 pcs 3 kotak premium, dpnya?', 'Total Rp 450.000, DP 50% = Rp 225.000, pelunasan Rp 225.000 sebelum kirim.'],
  ['parfum', 'member bronze body mist', 'Bronze diskon 10%: body mist jadi Rp 36.000 Kak.'],
  ['parfum', 'gold 20 roll on total', '20 x Rp 24.000 = Rp 480.000 Kak.'],
];

test.each(wrong)('%s: %j may not be answered with %s', (...one) => {
  expect(amountsRefused(one)).not.toEqual([]);
});
