import { expect, test } from '@jest/globals';
import { objectionsTo } from '../reply-check.rules.js';

interface Turn {
  readonly owner: string;
  readonly lead: string;
  readonly tool?: string;
  readonly right: string;
  readonly wrong: string;
}

const rates = JSON.stringify({
  tujuan: 'Klojen, Malang',
  ongkir: [
    { kurir: 'JNE', layanan: 'REG', biaya: 38_000 },
    { kurir: 'JNE', layanan: 'YES', biaya: 64_000 },
  ],
});
const reseller = 'Gamis Aisyah 189rb, khimar jumbo 85rb.\nReseller min 6 pcs campur: gamis potong 25rb/pcs, khimar potong 10rb/pcs';
const rice = 'Beras pandan Rp14.500/kg, karung 25kg Rp350.000\nBeras rojolele 13.800 per kg, 50 kg 680.000';
const nuggets =
  'Nugget 35-50rb tergantung rasa:\nnugget original 35rb, keju 42rb, premium 50rb\nDimsum 20 pcs Rp 60.000, 50 pcs Rp 140.000\nEs batu styrofoam tambah 15rb';
const mugs = 'Harga mug per pcs:\n1-5 pcs: 45.000\n6-23 pcs: 35.000\n24-71 pcs: 28.000\nMug dalam warna +4.000, mug bunglon +15.000';

/** Answers of ordinary shops: one that the owner's prices give, and one that takes the price of something else. */
test.each<[of: string, Turn]>([
  [
    'the service of a courier',
    {
      owner: 'Aki 230rb. Ongkir cek dulu.',
      tool: rates,
      lead: 'ongkir ke malang?',
      right: 'Ongkir JNE REG ke Malang Rp 38.000 Kak.',
      wrong: 'Ongkir JNE REG ke Malang Rp 64.000 Kak.',
    },
  ],
  [
    'the service that the lead names',
    {
      owner: 'Aki 230rb. Ongkir cek dulu.',
      tool: rates,
      lead: 'jne reg ke malang brp ongkirnya',
      right: 'Ongkirnya ke Malang Rp 38.000 Kak.',
      wrong: 'Ongkirnya ke Malang Rp 64.000 Kak.',
    },
  ],
  [
    'what is taken off another thing',
    {
      owner: reseller,
      lead: 'reseller khimar',
      right: 'Harga reseller khimar potong 10rb jadi Rp 75.000 Kak.',
      wrong: 'Harga reseller khimar potong 25rb jadi Rp 60.000 Kak.',
    },
  ],
  [
    'what is taken off each piece',
    {
      owner: reseller,
      lead: 'beli banyak diskon ga',
      right: 'Reseller gamis potong 25rb per pcs Kak, min 6 pcs.',
      wrong: 'Reseller gamis potong 40rb per pcs Kak, min 6 pcs.',
    },
  ],
  [
    'the tier of a count',
    { owner: mugs, lead: '20 mug', right: '20 mug kena 35.000 per pcs Kak.', wrong: '20 mug kena 28.000 per pcs Kak.' },
  ],
  [
    'a range above its kinds',
    {
      owner: 'Pempek campur 20-60rb tergantung isi:\nisi 5 20rb, isi 10 38rb, isi 20 60rb',
      lead: 'isi 10',
      right: 'Pempek isi 10 38rb Kak.',
      wrong: 'Pempek isi 10 60rb Kak.',
    },
  ],
  [
    'a pack of another weight',
    { owner: rice, lead: 'karung 50', right: 'Karung 25 kg Rp350.000 Bu.', wrong: 'Karung 50 kg Rp350.000 Bu.' },
  ],
  [
    'loose goods beside a pack',
    {
      owner: rice,
      lead: 'karung apa ecer pandan',
      right: 'Kalau eceran 25 kg Rp362.500 Bu.',
      wrong: 'Kalau eceran 25 kg Rp350.000 Bu.',
    },
  ],
  [
    'a charge that is named with the things',
    {
      owner: nuggets,
      lead: 'premium 2 pake es total',
      right: 'Nugget premium 2 pakai es batu totalnya 115rb Bunda.',
      wrong: 'Nugget premium 2 pakai es batu totalnya 100rb Bunda.',
    },
  ],
  [
    'several packs',
    {
      owner: nuggets,
      lead: 'dimsum 100',
      right: '100 pcs dimsum (2 x 50 pcs) Rp 280.000 Kak.',
      wrong: '100 pcs dimsum (2 x 50 pcs) Rp 260.000 Kak.',
    },
  ],
  [
    'a percentage of a stated price',
    {
      owner: 'Paket glowing 259.000. COD bisa, biaya 3% dari total.',
      lead: 'paket cod brp',
      right: 'COD bisa Kak, biaya 3% dari Rp 259.000 = Rp 7.770, jadi totalnya Rp 266.770.',
      wrong: 'COD bisa Kak, biaya 3% dari Rp 259.000 = Rp 8.770, jadi totalnya Rp 267.770.',
    },
  ],
  [
    'a percentage of something else',
    {
      owner: 'Paket glowing 200.000. COD bisa, biaya 3% dari total. Kode HEMAT diskon 10%.',
      lead: 'paket pake kode HEMAT',
      right: 'Diskon 10% dari Rp 200.000 = Rp 20.000 Kak.',
      wrong: 'Diskon 3% dari Rp 200.000 = Rp 6.000 Kak.',
    },
  ],
  [
    'work that is paid for, too',
    {
      owner: 'Kampas rem Beat 45rb. Ongkir cek dulu. Pasang di tempat 15.000 per item.',
      lead: 'kampas beat pasang',
      right: 'Kampas rem Beat sama ongkos pasang jadi enam puluh ribu Kak.',
      wrong: 'Kampas rem Beat sama ongkos pasang jadi lima puluh ribu Kak.',
    },
  ],
  [
    'one of many by the unit of the shop',
    {
      owner: 'Bibit cabai 2.500/polybag, min 20 polybag, 100 polybag 200rb',
      lead: 'cabai 100',
      right: '100 polybag 200rb, jatuhnya Rp 2.000 per polybag Kak.',
      wrong: '100 polybag 200rb, jatuhnya Rp 1.800 per polybag Kak.',
    },
  ],
  [
    'sizes behind the prices',
    {
      owner: 'Bed cover 25rb kecil, 35rb besar',
      lead: 'bed cover',
      right: 'Bed cover kecil 25rb, besar 35rb Kak.',
      wrong: 'Bed cover kecil 35rb Kak.',
    },
  ],
  [
    'the sum of what the lead names',
    {
      owner: 'Body lotion 55.000, body scrub 68.000, body serum 115.000. Kode MULUS15 potongan 15% min belanja 150rb.',
      lead: 'serum lotion MULUS15',
      right: 'Rp 170.000 dipotong 15% Rp 25.500 jadi Rp 144.500 Kak.',
      wrong: 'Rp 183.000 dipotong 15% Rp 27.450 jadi Rp 155.550 Kak.',
    },
  ],
  [
    'an offer of the lead without its millions',
    {
      owner: 'MacBook Air 2017 5.400.000\nTas 85rb',
      lead: 'macbook 5 ya',
      right: 'Belum bisa 5jt Kak, MacBook Air 2017 harganya 5,4jt.',
      wrong: 'Bisa 5jt Kak.',
    },
  ],
])('%s: the right answer leaves, the wrong one does not', (_, { owner, lead, tool, right, wrong }) => {
  const refused = (reply: string): boolean =>
    objectionsTo(reply, { owner: [owner], chat: [], tools: tool === undefined ? [] : [tool], ours: [], lead: [lead] }).some(
      ({ kind }) => kind === 'amount' || kind === 'fact',
    );
  expect({ right: refused(right), wrong: refused(wrong) }).toEqual({ right: false, wrong: true });
});
