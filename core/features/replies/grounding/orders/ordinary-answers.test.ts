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
    'a tier with a surcharge',
    {
      owner: mugs,
      lead: 'bunglon 10',
      right: 'Mug bunglon 10 pcs 50.000 per pcs, total 500rb Kak.',
      wrong: 'Mug bunglon 10 pcs 35.000 per pcs Kak.',
    },
  ],
  [
    'all pieces of a tier',
    {
      owner: mugs,
      lead: '30 mug',
      right: '30 pcs Rp 840.000, DP belum perlu Kak.',
      wrong: '30 pcs Rp 1.050.000 Kak.',
    },
  ],
  [
    'a level that several things reach together',
    {
      owner: reseller,
      lead: '3 gamis reseller 3 khimar',
      right: '3 gamis Aisyah 492rb + 3 khimar 225rb = Rp 717.000 harga reseller Kak.',
      wrong: '3 gamis Aisyah 567rb + 3 khimar 225rb = Rp 797.000 harga reseller Kak.',
    },
  ],
  [
    'one number of a range of sizes',
    {
      owner: 'Setelan Rayyan 125rb (size 2-8), size 10-12 140rb',
      lead: 'rayyan 12',
      right: 'Setelan Rayyan size 12 140rb Bunda.',
      wrong: 'Setelan Rayyan size 12 125rb Bunda.',
    },
  ],
  [
    'a total after the discount',
    {
      owner: 'Nasi kotak 25rb. Order di atas 100 kotak diskon 5%',
      lead: 'nasi 120 kotak',
      right: 'Nasi kotak 120 totalnya 2.850.000 setelah diskon Bu.',
      wrong: 'Nasi kotak 120 totalnya 3.000.000 setelah diskon Bu.',
    },
  ],
  [
    'a count that gets a discount',
    {
      owner: 'Nasi kotak 25rb. Order di atas 100 kotak diskon 5%',
      lead: 'nasi 120 kotak',
      right: '120 kotak nasi totalnya 3.000.000, diskon 5% jadi 2.850.000 Bu.',
      wrong: '120 kotak nasi totalnya 3.000.000 Bu.',
    },
  ],
  [
    'a thing whose size is not named',
    {
      owner: 'Samsung A54 8/256 2,8jt\nCase 35rb',
      lead: 'samsung a54 + case',
      right: 'Samsung A54 plus case Rp 2.835.000 Kak.',
      wrong: 'Samsung A54 plus case Rp 2.800.000 Kak.',
    },
  ],
  [
    'an extra behind plus',
    {
      owner: 'Kue ulang tahun 16cm 180rb, 20cm 250rb\nFoto edible +35rb, topper +15rb',
      lead: 'ultah 16 topper',
      right: 'Kue ultah 16cm plus topper 195rb Kak.',
      wrong: 'Kue ultah 16cm plus topper 180rb Kak.',
    },
  ],
  [
    'pieces of a size',
    {
      owner: 'Minyak goreng 2 liter 36.500',
      lead: 'minyak 2',
      right: 'Minyak 2 liter 2 pcs 73.000 Bu.',
      wrong: 'Minyak 2 liter 2 pcs 36.500 Bu.',
    },
  ],
  [
    'a free delivery outside the area',
    {
      owner: 'Gula 17.500\nAntar area Klaten gratis min 200rb, luar Klaten ongkir 10rb',
      lead: 'luar klaten',
      right: 'Luar Klaten ongkirnya 10rb Bu.',
      wrong: 'Luar Klaten ongkirnya gratis min 200rb Bu.',
    },
  ],
  [
    'the rest after the deposit of several',
    {
      owner: 'Trip Karimunjawa Rp 1,25jt/pax, DP 500rb/pax',
      lead: 'karimun 2 org',
      right: 'DP 2 orang Rp 1.000.000, sisanya Rp 1.500.000 Kak.',
      wrong: 'DP 2 orang Rp 1.000.000, sisanya Rp 750.000 Kak.',
    },
  ],
  [
    'the usual price behind a promo',
    {
      owner: 'Serum vit C promo 129.000 (normal 159.000), toner 79.000',
      lead: 'serum promo',
      right: 'Serum vit C lagi promo 129.000 dari 159.000 Kak.',
      wrong: 'Serum vit C lagi promo 129.000 dari 149.000 Kak.',
    },
  ],
  [
    'the parts of a package',
    {
      owner: 'Facial wash 65.000, serum 129.000, sunscreen 99.000\nPaket glowing (facial wash + serum + sunscreen) 259.000',
      lead: 'lebih hemat mana',
      right: 'Beli satuan Rp 293.000, paket Rp 259.000 Kak.',
      wrong: 'Beli satuan Rp 283.000, paket Rp 259.000 Kak.',
    },
  ],
  [
    'nights at a price per night',
    {
      owner: 'Upgrade kamar +200rb/malam\nTrip Bromo 350rb/orang',
      lead: 'upgrade 2 malam',
      right: 'Upgrade kamar 2 malam 400rb Kak.',
      wrong: 'Upgrade kamar 2 malam 350rb Kak.',
    },
  ],
  [
    'a discount beside a deposit',
    {
      owner: 'Nasi kotak 40rb. Order di atas 100 kotak diskon 5%\nDP 30%.',
      lead: 'nasi 150 dp brp',
      right: 'Setelah diskon 5% totalnya Rp 5.700.000, DP 30% Rp 1.710.000 Bu.',
      wrong: 'Setelah diskon 30% totalnya Rp 4.200.000 Bu.',
    },
  ],
  [
    'an age above a discount',
    {
      owner: 'Open trip Bromo 350rb/orang\nAnak di bawah 3 th gratis, 3-7 th diskon 50%',
      lead: 'anak 8 th diskon?',
      right: 'Diskon 50% untuk usia 3-7 tahun Kak, jadi anak 8 tahun bayar penuh Rp 350.000 untuk Bromo.',
      wrong: 'Diskon 50% untuk usia 3-9 tahun Kak, jadi anak 8 tahun bayar Rp 175.000 untuk Bromo.',
    },
  ],
  [
    'a fee that is joined with a plus',
    {
      owner: 'Trip Karimunjawa Rp 1,25jt/pax\nUpgrade kamar +200rb/malam',
      lead: 'karimun 1 org upgrade kamar 2 mlm total',
      right: 'Karimunjawa + upgrade kamar 2 malam totalnya Rp 1.650.000 Kak.',
      wrong: 'Karimunjawa + upgrade kamar 2 malam totalnya Rp 1.250.000 Kak.',
    },
  ],
  [
    'a parcel outside the town',
    {
      owner: 'Semen 62rb/sak, min 10 sak 60rb/sak\nOngkir dalam kota 25rb, luar kota 75rb',
      lead: 'semen 12 luar kota',
      right: '12 sak + ongkir luar kota jadi 795rb Pak.',
      wrong: '12 sak + ongkir luar kota jadi 745rb Pak.',
    },
  ],
  [
    'a level that excepts a thing',
    {
      owner: 'Creambath 60rb, hair spa 85rb\nPaket potong + creambath 85rb\nMember diskon 10% (tidak berlaku paket)',
      lead: 'member',
      right: 'Creambath untuk member 54.000 Kak.',
      wrong: 'Paket potong + creambath untuk member 76.500 Kak.',
    },
  ],
  [
    'a price by another unit of time',
    {
      owner: 'Kamar 850rb/bulan\nTamu menginap 50rb/malam',
      lead: 'tamu',
      right: 'Tamu menginap 50rb per malam Kak.',
      wrong: 'Tamu menginap 50rb per bulan Kak.',
    },
  ],
  [
    'free delivery from a limit on',
    {
      owner: 'Semen 62rb/sak\nOngkir dalam kota 25rb, luar kota 75rb, gratis min belanja 2jt dalam kota',
      lead: '2,2jt dalam kota',
      right: 'Karena di atas 2jt, ongkir dalam kota gratis Pak.',
      wrong: 'Karena di atas 2jt, ongkir luar kota gratis Pak.',
    },
  ],
  [
    'an age with a share',
    {
      owner: 'Open trip Bromo 350rb/orang\nAnak di bawah 3 th gratis, 3-7 th diskon 50%',
      lead: 'anak 8 th sama 5 th',
      right: 'Anak 8 tahun bayar penuh Rp 350.000 untuk Bromo.',
      wrong: 'Anak 5 tahun bayar penuh Rp 350.000 untuk Bromo.',
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
