import { expect, test } from '@jest/globals';
import { objectionsTo } from '../reply-check.rules.js';

const pashmina = 'Gamis Aisyah 189rb\nPashmina ceruty 35rb/pcs, beli 3 = 100rb';
const eggs = 'Telur 28.000/kg, gula 17.500/kg\nMinyak goreng 1 liter 18.500\nAntar area Klaten gratis min 200rb, luar Klaten ongkir 10rb';
const cosmetics =
  'Toner 55.000, serum 89.000\nPaket basic 170.000\nPaket lengkap isi 5 295.000\nOngkir flat Jawa 12rb, luar Jawa 25rb\nCOD khusus Jabodetabek, biaya 5rb.';
const trips = 'Trip Karimunjawa Rp 1,25jt/pax\nAnak 3-7 th diskon 50%';
const prints = 'Brosur A5 art paper: 500 lbr 275.000, 1000 lbr 450.000\nStiker vinyl 15.000/lembar, min 10 lembar 12.500/lembar';
const phones = 'iPhone XR 64GB 2.850.000\niPhone 12 128GB 5.100.000\nPoco X5 2,15jt';

const cases = 'softcase 15k, hardcase 25k\nongkir jogja 8k, jateng 12k, jkt 18k';
const services =
  'T: Cuci AC? J: 0,5-1 PK 75rb, 1,5-2 PK 95rb. Cuci 3 unit ke atas (0,5-1 PK) jadi 65rb/unit\nT: Transport? J: Bandung gratis, Cimahi 20rb.';

/** Orders in ordinary shops, each with an answer that follows from the owner's prices and one that does not. */
test.each<[of: string, owner: string, lead: string, right: string, wrong: string]>([
  ['a place that the owner shortens', cases, 'ongkir jakarta', 'Ongkir Jakarta 18k kak.', 'Ongkir Jakarta 12k kak.'],
  ['a place with several names', cases, 'ongkir ke yogyakarta', 'Ongkir Yogyakarta 8k kak.', 'Ongkir Yogyakarta 12k kak.'],
  [
    'the parcel said to be in a price',
    cosmetics,
    'paket basic 1 ke bekasi, transfer berapa',
    'Transfer 182rb aja Kak, udah sama ongkir.',
    'Transfer 170rb aja Kak, udah sama ongkir.',
  ],
  [
    'a question as the name of its prices',
    services,
    'saya di cimahi, cuci ac 1 pk satu unit total brp',
    'Cuci 75rb + transport Cimahi 20rb = 95rb Pak.',
    'Cuci 65rb + transport Cimahi 20rb = 85rb Pak.',
  ],
  ['several bundles', pashmina, 'mau pashmina 6', '6 pashmina jadi 200rb Kak, dua kali paket 3 pcs 100rb.', '6 pashmina jadi 190rb Kak.'],
  [
    'a bundle and one more',
    pashmina,
    'pashmina 4 jd brp',
    '4 pashmina Rp 135.000 Kak (3 pcs 100rb + 1 pcs 35rb).',
    '4 pashmina Rp 125.000 Kak.',
  ],
  [
    'money that the lead has',
    eggs,
    'uang 100rb, telur 2kg gula 1',
    'Telur 2 kg Rp56.000 + gula Rp17.500 = Rp73.500. Uang Rp100.000 kembali Rp26.500 Bu.',
    'Telur 2 kg Rp56.000 + gula Rp17.500 = Rp73.500. Uang Rp100.000 kembali Rp36.500 Bu.',
  ],
  [
    'money that is enough',
    eggs,
    'uang 50rb mau beli telur',
    'Rp50.000 cukup untuk telur 1,5 kg Rp42.000 Bu, sisa Rp8.000.',
    'Rp50.000 cukup untuk telur 1,5 kg Rp40.000 Bu, sisa Rp10.000.',
  ],
  ['a size of one among counts', eggs, 'gula 3 minyak 1', 'Totalnya Rp71.000 Pak.', 'Totalnya Rp69.500 Pak.'],
  [
    'a place outside the area',
    eggs,
    'telur 2kg ke boyolali total',
    'Telur 2 kg total sampai Boyolali Rp66.000 Pak.',
    'Telur 2 kg total sampai Boyolali Rp56.000 Pak.',
  ],
  [
    'the sum of an order',
    `${cosmetics}\nKode GLOW potongan 10% min belanja 150rb.`,
    'toner 2 serum 1 pakai kode',
    'Rp 199.000 dipotong 10% (Rp 19.900) jadi Rp 179.100 Kak.',
    'Rp 189.000 dipotong 10% (Rp 18.900) jadi Rp 170.100 Kak.',
  ],
  [
    'a common word in a name',
    cosmetics,
    'paket lengkap',
    'Paket lengkap Rp 295.000 + ongkir luar Jawa Rp 25.000 = Rp 320.000 Kak.',
    'Paket lengkap Rp 170.000 Kak.',
  ],
  [
    'a fee of no place',
    cosmetics,
    'cod bekasi',
    'Bisa COD Kak khusus Jabodetabek, ada biaya 5rb.',
    'Bisa COD Kak khusus Jabodetabek, ada biaya 8rb.',
  ],
  [
    'persons in a sum',
    trips,
    'karimun 2 dewasa 1 anak 6 th',
    '2 dewasa Rp 2.500.000 + anak 6 tahun diskon 50% Rp 625.000 = Rp 3.125.000 Kak.',
    '2 dewasa Rp 2.400.000 + anak 6 tahun diskon 50% Rp 625.000 = Rp 3.025.000 Kak.',
  ],
  [
    'another spelling of a unit',
    prints,
    'brosur 1000',
    'Brosur A5 art paper 1000 lembar Rp 450.000 Kak.',
    'Brosur A5 art paper 1000 lembar Rp 275.000 Kak.',
  ],
  [
    'a count with a lower price',
    prints,
    'stiker 15',
    '15 lembar stiker kena 12.500 per lembar Kak.',
    '15 lembar stiker kena 15.000 per lembar Kak.',
  ],
  ['a difference that the lead asks for', phones, 'beda xr sama 12', 'Selisihnya Rp 2.250.000 Kak.', 'Selisihnya Rp 1.250.000 Kak.'],
  [
    'an offer without a unit',
    'Flat shoes Mella 119rb',
    'mella 100 ya',
    'Mella belum bisa 100 Kak, harganya 119rb.',
    'Oke Kakak Mella 100 pas.',
  ],
  [
    'millions before a count',
    'Kursi tamu set 3,5jt\nRak buku 850rb',
    'kursi tamu',
    'Kursi tamu tiga setengah juta satu set Pak.',
    'Kursi tamu tiga juta satu set Pak.',
  ],
  [
    'hours before a weight',
    'Kiloan 7rb/kg. Express 6 jam 12rb/kg\nBuka 07.00-21.00',
    'express 3kg',
    'Express 6 jam 3 kg Rp 36.000 Kak.',
    'Express 6 jam 3 kg Rp 21.000 Kak.',
  ],
])('%s: the right answer leaves, the wrong one does not', (_, owner, lead, right, wrong) => {
  const refused = (reply: string): boolean =>
    objectionsTo(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] }).some(
      ({ kind }) => kind === 'amount' || kind === 'fact',
    );
  expect({ right: refused(right), wrong: refused(wrong) }).toEqual({ right: false, wrong: true });
});
