import { expect, test } from '@jest/globals';
import { alignedWith } from '../evidence/places/aligned.rules.js';
import { doubtsAbout } from '../evidence/doubts.rules.js';
import { unresolved } from '../evidence/settled.rules.js';
import { objectionsTo } from '../reply-check.rules.js';

const sourcesOf = (owner: string, lead: string) => ({ owner: [owner], chat: [], tools: [], ours: [], lead: [lead] });
const objections = (owner: string, lead: string, reply: string) => objectionsTo(reply, sourcesOf(owner, lead)).map(({ kind }) => kind);
const isOpen = (owner: string, lead: string, reply: string): boolean =>
  objections(owner, lead, reply).length + unresolved(doubtsAbout(reply, sourcesOf(owner, lead))).length > 0;

test.each([
  [
    'an emoji ends a part',
    'KYT K2R | Rp 480.000 · 1,6 kg · stok 7 | varian: hitam doff stok 4; merah habis; putih stok 3',
    'kyt k2r merah ada?',
    'Untuk KYT K2R yang merah lagi kosong Kak 🙏 yang masih ada hitam doff sama putih ya',
  ],
  [
    'a condition with "selama"',
    'tukar ukuran 3 hr asal stiker blm dilepas',
    'kekecilan',
    'Bisa, tukar ukuran maksimal 3 hari selama stikernya belum dilepas.',
  ],
  [
    'a denial for one day',
    'pesen sblm jam 3 dikirim hari itu. minggu ga kirim',
    'kalo order jam 1 dikirim kapan',
    'Masih keburu kak, order sebelum jam 3 sore dikirim hari ini juga',
  ],
  ['a paper is no stock', 'halal MUI, PIRT ada. BPOM ga ada', 'bpom?', 'BPOM ga ada Kak, tapi PIRT ada ya.'],
  [
    '"satu kali" counts no pieces',
    'kemeja 215rb, seragam min 20pcs 185rb/pcs. kemeja bs tuker size sekali',
    '',
    'Kemeja bisa tukar size satu kali Kak.',
  ],
  ['other things', 'murai 1,8jt stok 3. ring cuma murai', 'murai ada suratnya?', 'Kalau yang lain belum ada ya.'],
  [
    'the refusal of another case',
    'garansi hidup sampe tujuan (mati di jalan ganti), stlh 24 jam bukan tanggungan',
    'klo mati di jalan kumaha',
    'Kalau mati di jalan kami ganti, tapi lewat 24 jam sudah bukan tanggungan kami.',
  ],
  [
    '"ga manis" is a condition',
    'garansi manis: ga manis/pait busuk tuker 1:1, foto+video saat dibuka',
    'klo ga manis?',
    'Ada garansi manis Kak, kalau ga manis tukar 1:1.',
  ],
  ['hours beside "tiap hari"', 'lapak 09-17 tiap hari, lebaran aja tutup', 'minggu buka?', 'Lapak buka tiap hari jam 9-17.'],
  ['terms of a deposit', 'dp 30% utk lock tgl, lunas h-3', 'dp?', 'DP 30% untuk lock tanggal, lunas H-3 Kak.'],
  [
    'the fault of the shop',
    'salah nama dr kami = bikin ulang gratis, salah data dr pembeli bayar',
    'salah dr kalian?',
    'Kalau salahnya dari kami, kami bikin ulang gratis Kak.',
  ],
  ['each thing with its paper', 'VCO 75rb, gula semut 32rb. BPOM utk VCO, semut PIRT', 'vco bpom?', 'VCO sudah BPOM Kak.'],
  [
    'stock of a kind in a list',
    'ErgoPro 1jt\nStok: ErgoPro hitam 6, abu 0',
    'abu?',
    'ErgoPro abu lagi kosong Kak, yang hitam masih ada 6.',
  ],
  [
    'the terms of a payment in parts',
    'Pengerjaan 10-14 hari kerja setelah DP 50%. Progress 40%, pelunasan 10% setelah pasang\nDiskon 5% luas di atas 50 m2',
    'bayarnya bertahap?',
    'Bertahap Pak: DP 50%, progress 40%, dan 10% setelah terpasang.',
  ],
  ['days before an event', 'booking dp 100rb, isi diantar H-4, jadi H-1', 'isi dianter kapan', 'Isinya diantar H-4 ya Kak, jadinya H-1.'],
  ['a short month', 'daftar sebelum 15 jan disc 10%', 'promo?', 'Ada Kak, daftar sebelum 15 Januari diskon 10%.'],
  ['payment where the goods arrive', 'bayar sampai lokasi ok', 'bayar di lokasi?', 'Boleh Pak, bayar setelah sampai lokasi.'],
  [
    'a paid delivery for free',
    'belanja 250rb bebas ongkir Jabodetabek',
    'bogor',
    'Gratis Kak, belanja 250rb ke atas bebas ongkir Jabodetabek.',
  ],
  ['a form of address behind a name', 'tf mandiri 1320011223344 an Jaja Sumarja', 'norek', 'Mandiri 1320011223344 a.n. Jaja Sumarja Kang'],
])('a right answer has no objection: %s', (_, owner, lead, reply) => {
  expect(objections(owner, lead, reply)).toEqual([]);
});

test.each([
  ['prices that differ', 'marketplace sama WA harga beda ya, di WA lebih murah 5rb', '', 'Harga di marketplace sama WA sama aja Kak.'],
  [
    'the end of the year for August',
    'promo 17an: gratis housing tiap beli 3, s/d 31 agustus',
    'sampai kapan?',
    'Promonya sampai akhir tahun Pak.',
  ],
  [
    '"ga masalah" allows',
    'terapis cewe utk cewe, cowo utk cowo',
    'terapis cowo utk istri',
    'Bisa kak, untuk istrinya terapis cowok juga ga masalah.',
  ],
  ['a bare "no"', 'tf BSI 7123456780, QRIS. dana no. COD shopee aja', 'dana', 'DANA bisa kak.'],
  [
    'a paper behind a plus sign',
    'STNK hilang bs bantu (+ surat polisi, 350rb)',
    'perlu surat?',
    'STNK hilang tanpa surat polisi juga bisa Bu.',
  ],
  ['who pays a fine', 'denda jadi tanggungan pemilik', 'denda siapa', 'Dendanya kami yang tanggung Pak.'],
  [
    'Jakarta is not in East Java',
    'kirim senin selasa rabu aja, kereta / bus malam jawa timur & jateng. luar itu wassalam',
    'jakarta',
    'Jakarta bisa kak lewat kereta.',
  ],
  [
    'the fault of the customer',
    'salah nama dr kami = bikin ulang gratis, salah data dr pembeli bayar',
    'aku salah tulis',
    'Salah data dari Kakak juga kami bikin ulang gratis.',
  ],
  [
    'the paper of another thing',
    'Gula aren cair 40rb, gula semut 32rb, VCO 75rb. BPOM utk VCO, semut & cair PIRT',
    'gula semut bpom?',
    'Gula semut sudah BPOM juga Kak.',
  ],
  ['stock that the owner looks up', 'Jogosala 450rb. stok size tanya admin', '41?', 'Jogosala size 41 ready bang.'],
  ['another load', 'rak siku 285rb. kapasitas 50kg/susun (siku), 100 kg gondola', '', 'Rak siku kuat 150kg per susun Pak.'],
  ['what is not halal', 'box 85rb. halal MUI. yg rhum raisin NON halal', 'rhum?', 'Rhum raisin juga halal Kak.'],
  ['a month out of season', 'melon 35rb/kg. musim petik: 1-20 tiap bulan ganjil', '', 'Februari bisa petik Kak, tanggal 1-20.'],
  ['a refund in a case', 'private 350rb. hujan petir reschedule, ga refund', '', 'Kalau hujan petir refund penuh Kak.'],
  [
    'a paper that is pending',
    'shampoo 45rb, conditioner 48rb. BPOM utk shampoo, conditioner msh antri bpom',
    '',
    'Conditioner juga sudah BPOM Kak.',
  ],
  [
    'damage that the courier makes good',
    'oli 62rb. kirim karton, pecah dikurir klaim ke kurir',
    'pecah?',
    'Kalau pecah di kurir kami ganti Kak.',
  ],
  ['the time of an urgent order', 'plakat 120rb. 3 hari jadi, urgent 1 hari +30%', '', 'Normalnya 1 hari jadi Kak.'],
  ['a lower minimum', 'jersey 115rb/stel min 12 stel. free 1 stel tiap 24 stel', 'min?', 'Minimal order 1 stel aja boleh Kak.'],
  ['another age', 'hamster winter white 35k, syrian 60k. umur 5-6 minggu', 'umur brp', 'Hamsternya umur 3 bulan Kak.'],
  ['a question for a doctor', 'teh telang 30rb. aman ibu hamil? tny dokter dulu', 'bumil aman?', 'Aman Kak untuk ibu hamil.'],
  ['hours on another day', 'servis 100rb. buka sen-sab 9.30-17', 'minggu buka?', 'Minggu kami buka jam 9.30 sampai 17 Kak.'],
  [
    '"juga" names another case',
    'rusak krn ambil sendiri bukan tanggung jawab kami, rusak pas kami antar remake',
    '',
    'Rusak pas ambil sendiri juga kami remake.',
  ],
])('a wrong answer is not sent: %s', (_, owner, lead, reply) => {
  expect(isOpen(owner, lead, reply)).toBe(true);
});

test('"hr" is days, and the number of a list item no part of a statement', () => {
  const owner = 'BNI 0455667788 an Larasati, BCA 7850321456 an Dewi. tahan 2 hr kulkas';
  expect(isOpen(owner, 'tahan?', 'Di kulkas tahan 2 hari Kak.')).toBe(false);
  const around = { reply: '2. BCA 7850321456 a.n. Dewi', lead: '', computed: new Set<number>() };
  expect(alignedWith(sourcesOf(owner, '')).proofOf(around.reply, around).isWhole).toBe(
    alignedWith(sourcesOf(owner, '')).proofOf('BCA 7850321456 a.n. Dewi', around).isWhole,
  );
});
