import type { Shop } from '../shop.js';
import { quoteTo, shippingTo, structuredShop } from './structured-shop.js';

const socks = structuredShop(
  '',
  [
    {
      name: 'Kaos Kaki Sekolah',
      priceIdr: 84_000,
      weightGrams: 600,
      terms: { unit: 'lusin', tiers: [{ from: 5, priceIdr: 78_000 }, { from: 10, priceIdr: 72_000 }] },
      variants: [
        { name: 'Hitam', priceIdr: null, stock: 40 },
        { name: 'Putih', priceIdr: null, stock: 0 },
      ],
    },
    { name: 'Kaos Kaki Bayi', priceIdr: 9_500, weightGrams: 40, terms: { minOrder: 3, tiers: [{ from: 12, priceIdr: 8_000 }] } },
    {
      name: 'Celana Dalam Anak',
      priceIdr: 15_000,
      weightGrams: 60,
      variants: [
        { name: 'S', priceIdr: null, stock: 30 },
        { name: 'M', priceIdr: 16_500, stock: 25 },
        { name: 'L', priceIdr: 18_000, stock: 12 },
      ],
      terms: { resellerIdr: 12_500 },
    },
    { name: 'Singlet Dewasa', priceIdr: 27_500, weightGrams: 120, notes: 'harga normal 27.500', terms: { promo: { priceIdr: 25_000, from: null, until: '2026-12-05' } } },
  ],
  {
    discounts: [{ gives: { kind: 'amount', amountIdr: 25_000 }, minIdr: 500_000, from: null, until: null }],
    fees: [{ name: 'COD', costs: { kind: 'percent', percent: 3, of: 'total' }, when: 'asked', belowIdr: null }],
  },
);

const cables = structuredShop(
  '',
  [
    {
      name: 'Kabel NYM 2x1,5',
      priceIdr: 9_800,
      weightGrams: 110,
      terms: { unit: 'meter', tiers: [{ from: 50, priceIdr: 9_200 }] },
      notes: '1 roll 50 meter',
    },
    { name: 'Kabel NYM 3x2,5', priceIdr: 19_500, weightGrams: 220, terms: { unit: 'meter', tiers: [{ from: 50, priceIdr: 18_400 }] } },
    {
      name: 'Lampu LED',
      priceIdr: null,
      variants: [
        { name: '7 watt', priceIdr: 18_000, stock: 60 },
        { name: '12 watt', priceIdr: 26_000, stock: 45 },
        { name: '18 watt', priceIdr: 39_000, stock: 10 },
      ],
    },
    { name: 'Stop Kontak 3 Lubang', priceIdr: 34_000, weightGrams: 250, terms: { tiers: [{ from: 10, priceIdr: 31_000 }], resellerIdr: 28_500 } },
    { name: 'MCB 10A', priceIdr: 52_000, weightGrams: 150 },
  ],
  { deposit: { pays: { kind: 'percent', percent: 30 }, minIdr: 2_000_000 } },
);

const kebab = structuredShop(
  `Kebab Bang Jago - kemitraan & frozen
Paket kemitraan: hemat 4,5jt (booth lipat, alat, bahan awal 50 porsi), standar 7,8 jt (booth kayu, 100 porsi), premium 12,5jt (booth container mini, 200 porsi + branding)
bebas royalti. DP 50% booth jadi 14 hari
kirim booth dalam kota bandung gratis, luar kota cek dulu
training 1 hari gratis 2 org, tambah org 150rb/org
mitra lama beli bahan: tortila 10% off
frozen min order 5 pack utk luar kota`,
  [
    { name: 'Tortilla 20 cm', priceIdr: 24_000, weightGrams: 500, notes: 'isi 10 lembar', terms: { tiers: [{ from: 20, priceIdr: 22_000 }] } },
    { name: 'Daging Kebab Sapi', priceIdr: 98_000, weightGrams: 1_000, terms: { unit: 'kg', tiers: [{ from: 10, priceIdr: 93_000 }] } },
    { name: 'Kebab Frozen', priceIdr: 45_000, weightGrams: 600, notes: 'isi 6', variants: [{ name: 'Original', priceIdr: null, stock: 50 }, { name: 'Keju', priceIdr: 52_000, stock: 20 }] },
    { name: 'Saus Mayones 1 kg', priceIdr: 31_500, weightGrams: 1_000 },
  ],
);

/** Six further shops, written before any rule was changed and before the first six were measured. */
export const sixteenthUnread: readonly Shop[] = [
  {
    name: 'strollers and toys for rent',
    owner: `Sewa Mainan Si Kecil (Depok)
stroller cabin size 85rb/minggu 130rb/2minggu 200rb/bulan
stroller biasa 60rb / minggu, 150rb/bln
car seat 100rb/minggu, 250rb/bulan
baby box kayu 175rb/bulan, kasurnya +25rb
playmat 50rb/minggu; perosotan mini 120rb/minggu, 275rb sebulan
bouncer / swing elektrik 90rb/mgg 220rb/bln
deposit 200rb utk stroller & car seat, 100rb lainnya, balik pas barang balik
antar jemput depok 40rb pp, jaksel 70rb pp, kota lain gosend ditanggung penyewa
telat 10rb/hari. kotor/noda denda cuci 50rb
perpanjang diskon 10%
sewa 3 barang gratis antar depok`,
    right: [
      ['price', 'stroller cabin size sebulan', 'Stroller cabin size Rp 200.000 per bulan Kak 👶'],
      ['price', 'stroller apa aja', 'Ada 2 jenis Kak:\n*Cabin size*: Rp 85.000/minggu, Rp 130.000/2 minggu, Rp 200.000/bulan\n*Biasa*: Rp 60.000/minggu, Rp 150.000/bulan\nMau yang mana? 😊'],
      ['total', 'car seat seminggu anter depok', 'Sewa car seat 1 minggu Rp 100.000 + antar jemput Depok Rp 40.000 = Rp 140.000 Kak. Depositnya Rp 200.000, dikembalikan saat barang kembali.'],
      ['total', 'baby box sama kasur 2 bulan', 'Baby box kayu + kasur Rp 200.000 per bulan Kak, untuk 2 bulan jadi Rp 400.000.'],
      ['price', 'deposit perosotan', 'Deposit perosotan Rp 100.000 Kak.'],
      ['total', 'perosotan 2 minggu', 'Perosotan mini 2 minggu Rp 240.000 Kak. Kalau sebulan cuma Rp 275.000, lebih hemat 👍'],
      ['total', 'telat 3 hari kena brp', 'Telat 3 hari dendanya Rp 30.000 Kak (Rp 10.000 per hari).'],
      ['total', 'perpanjang stroller biasa sebulan', 'Perpanjangan dapat diskon 10% Kak, stroller biasa sebulan dari Rp 150.000 jadi Rp 135.000.'],
      ['total', 'swing elektrik sebulan kirim jaksel', 'Swing elektrik Rp 220.000 per bulan, antar jemput Jaksel Rp 70.000, jadi totalnya *Rp 290.000* ya Kak.'],
      ['price', 'playmat brp', 'Playmat Rp 50.000 per minggu Kak.'],
      ['total', 'total plus deposit stroller cabin seminggu ambil sendiri', 'Sewanya Rp 85.000 dan deposit Rp 200.000 Kak, jadi yang dibayar di awal Rp 285.000.'],
      ['total', 'stroller biasa, car seat, playmat seminggu anter depok', 'Stroller biasa Rp 60.000 + car seat Rp 100.000 + playmat Rp 50.000 = Rp 210.000. Antar Depok gratis karena sewa 3 barang Kak 🎉'],
      ['price', 'paling murah mainan brp', 'Mulai dari Rp 50.000 per minggu Kak untuk playmat.'],
      ['total', 'selisih cabin sama biasa sebulan', 'Selisihnya Rp 50.000 Kak: cabin Rp 200.000, biasa Rp 150.000 per bulan.'],
      ['total', 'cabin 3 minggu', 'Cabin size 3 minggu bisa Rp 130.000 (2 minggu) + Rp 85.000 (1 minggu) = Rp 215.000 Kak. Kalau sebulan malah cuma Rp 200.000 😄'],
    ],
    wrong: [
      ['price', 'stroller cabin size sebulan', 'Stroller cabin size Rp 150.000 per bulan Kak 👶'],
      ['price', 'stroller apa aja', 'Ada 2 jenis Kak:\n*Cabin size*: Rp 85.000/minggu, Rp 130.000/2 minggu, Rp 200.000/bulan\n*Biasa*: Rp 85.000/minggu, Rp 150.000/bulan'],
      ['total', 'car seat seminggu anter depok', 'Sewa car seat 1 minggu + antar jemput Depok totalnya Rp 170.000 Kak.'],
      ['total', 'baby box sama kasur 2 bulan', 'Baby box kayu + kasur 2 bulan jadi Rp 375.000 Kak.'],
      ['price', 'deposit perosotan', 'Deposit perosotan Rp 200.000 Kak.'],
      ['total', 'perosotan 2 minggu', 'Perosotan mini 2 minggu Rp 275.000 Kak.'],
      ['total', 'telat 3 hari kena brp', 'Telat 3 hari dendanya Rp 50.000 Kak.'],
      ['total', 'perpanjang stroller biasa sebulan', 'Perpanjangan stroller biasa sebulan jadi Rp 140.000 Kak.'],
      ['total', 'swing elektrik sebulan kirim jaksel', 'Swing elektrik sebulan sama antar jemput Jaksel totalnya *Rp 260.000* ya Kak.'],
      ['price', 'playmat brp', 'Playmat Rp 60.000 per minggu Kak.'],
      ['total', 'total plus deposit stroller cabin seminggu', 'Yang dibayar di awal Rp 185.000 Kak, sudah sama deposit.'],
      ['total', 'stroller biasa, car seat, playmat seminggu', 'Stroller biasa Rp 60.000 + car seat Rp 100.000 + playmat Rp 50.000 = Rp 220.000 Kak.'],
      ['price', 'paling murah mainan brp', 'Mulai dari Rp 40.000 per minggu Kak.'],
      ['price', 'swing seminggu', 'Swing elektrik seminggu Rp 100.000 Kak.'],
      ['price', 'denda noda', 'Kalau kena noda denda cucinya Rp 40.000 Kak.'],
    ],
  },
  {
    name: 'emptying of septic tanks',
    owner: `SEDOT WC 24 JAM - Pak Bejo, Solo raya
sedot wc rumah 1 rit (3000 liter) 350rb, rit kedua 300rb
ruko/kos2an 450rb per rit, pabrik / restoran 650rb per rit
mampet: pakai mesin spiral 250rb, per titik tambahan 100rb. wastafel/kamar mandi mampet 150rb
buat septic tank baru 1m3 2,5jt 2m3 4,2jt (termasuk bahan)
luar kota solo tambah 75rb (sukoharjo, boyolali, karanganyar), klaten 100rb
malam diatas jam 9 tambah 100rb
selang > 30 meter nambah 50rb tiap 10 meter
bayar stlh selesai, transfer/cash
langganan kos 2x setahun diskon 50rb per rit
cek lokasi gratis`,
    right: [
      ['price', 'sedot wc rumah brp pak', 'Sedot WC rumah Rp 350.000 untuk 1 rit (3.000 liter) Kak 🚛'],
      ['total', 'rumah 2 rit', 'Untuk 2 rit Kak: rit pertama Rp 350.000, rit kedua Rp 300.000, totalnya Rp 650.000.'],
      ['total', 'kos 3 rit', 'Kos-kosan Rp 450.000 per rit Kak, jadi 3 rit Rp 1.350.000.'],
      ['total', 'rumah di boyolali', 'Untuk Boyolali ada tambahan Rp 75.000 Kak, jadi sedot WC rumah 1 rit totalnya Rp 425.000.'],
      ['price', 'wastafel mampet', 'Wastafel mampet Rp 150.000 Kak.'],
      ['total', 'mesin spiral 3 titik', 'Pakai mesin spiral Rp 250.000 untuk titik pertama, tambahan 2 titik Rp 200.000. Totalnya Rp 450.000 Kak 🙏'],
      ['price', 'bikin septic tank', 'Septic tank baru:\n- 1 m3 Rp 2.500.000\n- 2 m3 Rp 4.200.000\nSudah termasuk bahan ya Kak.'],
      ['total', 'malem ini jam 10 rumah solo', 'Jam 10 malam ada tambahan Rp 100.000 Kak, jadi Rp 350.000 + Rp 100.000 = *Rp 450.000*.'],
      ['price', 'restoran per rit', 'Untuk restoran Rp 650.000 per rit Kak.'],
      ['total', 'selang 50 meter nambah brp', 'Selang 50 meter berarti lebih 20 meter dari batas 30 meter Kak, tambahnya Rp 100.000.'],
      ['total', 'langganan kos 2 rit', 'Kalau langganan dapat diskon Rp 50.000 per rit Kak, jadi Rp 400.000 per rit. Untuk 2 rit Rp 800.000.'],
      ['price', 'klaten nambah?', 'Klaten tambah Rp 100.000 Kak.'],
      ['total', 'ruko 1 rit klaten', 'Ruko 1 rit Rp 450.000 tambah Klaten Rp 100.000 jadi Rp 550.000 Kak.'],
      ['price', 'beda rumah sama kos', 'Bedanya Rp 100.000 per rit Kak, rumah Rp 350.000 dan kos Rp 450.000.'],
      ['total', 'pabrik 2 rit sukoharjo', 'Pabrik 2 rit Rp 1.300.000 + Sukoharjo Rp 75.000 = Rp 1.375.000 Kak.'],
    ],
    wrong: [
      ['price', 'sedot wc rumah brp pak', 'Sedot WC rumah Rp 300.000 per rit Kak 🚛'],
      ['total', 'rumah 2 rit', 'Untuk rumah 2 rit totalnya Rp 600.000 Kak.'],
      ['total', 'kos 3 rit', 'Kos-kosan 3 rit Rp 1.050.000 Kak.'],
      ['total', 'rumah di boyolali', 'Sedot WC rumah 1 rit di Boyolali totalnya Rp 450.000 Kak.'],
      ['price', 'wastafel mampet', 'Wastafel mampet Rp 250.000 Kak.'],
      ['total', 'mesin spiral 3 titik', 'Mesin spiral 3 titik totalnya Rp 750.000 Kak 🙏'],
      ['price', 'bikin septic tank 2m3', 'Septic tank baru 2 m3 Rp 5.000.000 sudah termasuk bahan Kak.'],
      ['total', 'malem ini jam 10 rumah solo', 'Untuk jam 10 malam sedot WC rumah jadi *Rp 425.000* Kak.'],
      ['price', 'restoran per rit', 'Untuk restoran Rp 450.000 per rit Kak.'],
      ['total', 'selang 50 meter', 'Selang 50 meter tambahnya Rp 250.000 Kak.'],
      ['total', 'langganan kos 2 rit', 'Kalau langganan kos 2 rit jadi Rp 850.000 Kak.'],
      ['price', 'klaten nambah?', 'Klaten tambah Rp 75.000 Kak.'],
      ['total', 'ruko 1 rit klaten', 'Ruko 1 rit di Klaten Rp 525.000 Kak.'],
      ['price', 'beda rumah sama kos', 'Bedanya Rp 150.000 per rit Kak.'],
      ['total', 'pabrik 2 rit sukoharjo', 'Pabrik 2 rit + Sukoharjo totalnya Rp 975.000 Kak.'],
    ],
  },
  {
    name: 'socks by the dozen, in the panel',
    owner: socks.owner,
    right: [
      ['price', 'kaos kaki sekolah selusin', 'Kaos Kaki Sekolah Rp 84.000 per lusin Kak 🧦'],
      ['total', 'kaos kaki sekolah hitam 3 lusin', 'Kaos Kaki Sekolah Hitam 3 lusin Rp 252.000 Kak.', { tools: [socks.bill([{ nama: 'Kaos Kaki Sekolah', varian: 'Hitam', jumlah: 3 }])] }],
      ['total', 'ambil 10 lusin', 'Kalau 10 lusin harganya Rp 72.000/lusin Kak, jadi Rp 720.000. Dapat potongan Rp 25.000 juga, totalnya *Rp 695.000* 🎉', { tools: [socks.bill([{ nama: 'Kaos Kaki Sekolah', varian: 'Hitam', jumlah: 10 }])] }],
      ['price', 'grosir kaos kaki', 'Harga grosirnya Kak:\n• 5 lusin ke atas Rp 78.000/lusin\n• 10 lusin ke atas Rp 72.000/lusin'],
      ['price', 'celana dalam anak', 'Celana Dalam Anak ukuran S Rp 15.000, M Rp 16.500, L Rp 18.000 Kak.'],
      ['total', 'celana dalam M 6 L 4', 'Celana Dalam Anak M 6 pcs Rp 99.000 + L 4 pcs Rp 72.000 = Rp 171.000 Kak.', { tools: [socks.bill([{ nama: 'Celana Dalam Anak', varian: 'M', jumlah: 6 }, { nama: 'Celana Dalam Anak', varian: 'L', jumlah: 4 }])] }],
      ['price', 'singlet', 'Singlet Dewasa lagi promo Rp 25.000 sampai 5 Desember Kak, harga normalnya Rp 27.500.'],
      ['total', 'kaos kaki bayi 5', 'Kaos Kaki Bayi 5 pcs Rp 47.500 Kak.'],
      ['total', 'kaos kaki bayi 24', 'Kaos Kaki Bayi 24 pcs x Rp 8.000 = Rp 192.000 Kak (harga grosir mulai 12 pcs).'],
      ['price', 'reseller celana dalam', 'Harga reseller Celana Dalam Anak Rp 12.500 per pcs Kak.'],
      ['total', 'singlet 4 cod', 'Singlet Dewasa 4 pcs Rp 100.000 + ongkir Rp 12.000 + biaya COD 3% Rp 3.360 = Rp 115.360 Kak.', { tools: [socks.bill([{ nama: 'Singlet Dewasa', jumlah: 4 }], { to: quoteTo('Bandung', ['JNE', 'REG', 12_000]), biaya: ['COD'], leadWords: 'singlet 4 cod' })] }],
      ['price', 'minimal beli kaos kaki bayi', 'Kaos Kaki Bayi minimal 3 pcs Kak, jadi mulai Rp 28.500.'],
      ['price', 'celana dalam L sama S beda brp', 'Beda Rp 3.000 Kak, S Rp 15.000 dan L Rp 18.000.'],
      ['total', 'singlet 2 sama celana dalam S 3', 'Rincian:\nSinglet Dewasa 2 pcs Rp 50.000\nCelana Dalam Anak S 3 pcs Rp 45.000\n*Total Rp 95.000*', { tools: [socks.bill([{ nama: 'Singlet Dewasa', jumlah: 2 }, { nama: 'Celana Dalam Anak', varian: 'S', jumlah: 3 }])] }],
      ['discount', 'ada potongan ga', 'Ada Kak, belanja minimal Rp 500.000 dapat potongan Rp 25.000 😊'],
    ],
    wrong: [
      ['price', 'kaos kaki sekolah selusin', 'Kaos Kaki Sekolah Rp 78.000 per lusin Kak 🧦'],
      ['total', 'kaos kaki sekolah hitam 3 lusin', 'Kaos Kaki Sekolah Hitam 3 lusin Rp 234.000 Kak.', { tools: [socks.bill([{ nama: 'Kaos Kaki Sekolah', varian: 'Hitam', jumlah: 3 }])] }],
      ['total', 'ambil 10 lusin', 'Kalau 10 lusin totalnya *Rp 705.000* Kak setelah potongan.', { tools: [socks.bill([{ nama: 'Kaos Kaki Sekolah', varian: 'Hitam', jumlah: 10 }])] }],
      ['price', 'grosir kaos kaki', 'Harga grosirnya 5 lusin ke atas Rp 72.000/lusin Kak.'],
      ['price', 'celana dalam anak L', 'Celana Dalam Anak ukuran L Rp 16.500 Kak.'],
      ['total', 'celana dalam M 6 L 4', 'Celana Dalam Anak M 6 pcs dan L 4 pcs totalnya Rp 150.000 Kak.', { tools: [socks.bill([{ nama: 'Celana Dalam Anak', varian: 'M', jumlah: 6 }, { nama: 'Celana Dalam Anak', varian: 'L', jumlah: 4 }])] }],
      ['price', 'singlet', 'Singlet Dewasa promo Rp 22.500 Kak.'],
      ['total', 'kaos kaki bayi 5', 'Kaos Kaki Bayi 5 pcs Rp 40.000 Kak.'],
      ['total', 'kaos kaki bayi 24', 'Kaos Kaki Bayi 24 pcs Rp 228.000 Kak.'],
      ['price', 'reseller celana dalam', 'Harga reseller Celana Dalam Anak Rp 13.500 per pcs Kak.'],
      ['total', 'singlet 4 cod', 'Singlet Dewasa 4 pcs COD totalnya Rp 112.000 Kak.', { tools: [socks.bill([{ nama: 'Singlet Dewasa', jumlah: 4 }], { to: quoteTo('Bandung', ['JNE', 'REG', 12_000]), biaya: ['COD'], leadWords: 'singlet 4 cod' })] }],
      ['price', 'kaos kaki bayi', 'Kaos Kaki Bayi Rp 15.000 Kak.'],
      ['price', 'celana dalam L sama S beda brp', 'Bedanya Rp 1.500 Kak.'],
      ['total', 'singlet 2 sama celana dalam S 3', 'Rincian:\nSinglet Dewasa 2 pcs Rp 50.000\nCelana Dalam Anak S 3 pcs Rp 49.500\n*Total Rp 99.500*', { tools: [socks.bill([{ nama: 'Singlet Dewasa', jumlah: 2 }, { nama: 'Celana Dalam Anak', varian: 'S', jumlah: 3 }])] }],
      ['discount', 'ada potongan ga', 'Ada Kak, belanja minimal Rp 500.000 dapat potongan Rp 50.000 😊'],
    ],
  },
  {
    name: 'cables and lamps, in the panel',
    owner: cables.owner,
    right: [
      ['price', 'kabel nym 2x1,5 semeter', 'Kabel NYM 2x1,5 Rp 9.800 per meter Kak ⚡'],
      ['total', 'kabel 2x1,5 30 meter', 'Kabel NYM 2x1,5 30 meter Rp 294.000 Kak.', { tools: [cables.bill([{ nama: 'Kabel NYM 2x1,5', jumlah: 30 }])] }],
      ['total', '1 roll kabel 2x1,5', '1 roll isi 50 meter Kak, harganya Rp 9.200/meter jadi Rp 460.000 per roll.', { tools: [cables.bill([{ nama: 'Kabel NYM 2x1,5', jumlah: 50 }])] }],
      ['price', 'yg 3x2,5', 'Kabel NYM 3x2,5 Rp 19.500/meter Kak, kalau 50 meter ke atas Rp 18.400/meter.'],
      ['price', 'lampu led', 'Lampu LED kami:\n- 7 watt: Rp 18.000\n- 12 watt: Rp 26.000\n- 18 watt: Rp 39.000\nYang 12 watt paling laris Kak 💡'],
      ['total', 'lampu 12 watt 6', 'Lampu LED 12 watt 6 pcs Rp 156.000 Kak.', { tools: [cables.bill([{ nama: 'Lampu LED', varian: '12 watt', jumlah: 6 }])] }],
      ['total', 'stop kontak 12', 'Stop Kontak 3 Lubang 12 pcs x Rp 31.000 = Rp 372.000 Kak.', { tools: [cables.bill([{ nama: 'Stop Kontak 3 Lubang', jumlah: 12 }])] }],
      ['total', 'mcb 2 + lampu 7 watt 4', 'MCB 10A 2 pcs Rp 104.000 ditambah Lampu LED 7 watt 4 pcs Rp 72.000, total Rp 176.000 Kak.', { tools: [cables.bill([{ nama: 'MCB 10A', jumlah: 2 }, { nama: 'Lampu LED', varian: '7 watt', jumlah: 4 }])] }],
      ['price', 'stop kontak brp', 'Stop Kontak 3 Lubang Rp 34.000 Kak, beli 10 ke atas Rp 31.000 saja.'],
      ['total', 'kabel 3x2,5 100 meter ke bogor', 'Kabel NYM 3x2,5 100 meter Rp 1.840.000 + ongkir J&T Rp 95.000 = Rp 1.935.000 Kak.', { tools: [cables.bill([{ nama: 'Kabel NYM 3x2,5', jumlah: 100 }], { to: quoteTo('Bogor', ['J&T', 'EZ', 95_000]) })] }],
      ['payment', 'dp brp kalo belanja 3x2,5 120 meter', 'Kabel NYM 3x2,5 120 meter totalnya Rp 2.208.000 Kak, DP 30% Rp 662.400, sisanya Rp 1.545.600.', { tools: [cables.bill([{ nama: 'Kabel NYM 3x2,5', jumlah: 120 }])] }],
      ['price', 'mcb', 'MCB 10A Rp 52.000 Kak.'],
      ['price', 'lampu paling murah mahal', 'Lampu LED mulai Rp 18.000 sampai Rp 39.000 Kak tergantung watt-nya.'],
      ['price', 'reseller stop kontak', 'Untuk reseller Stop Kontak 3 Lubang Rp 28.500 Kak.'],
      ['total', 'ganti lampunya jadi 18 watt 6', 'Oke Kak diganti Lampu LED 18 watt 6 pcs, jadi Rp 234.000 ya.', { ours: ['Lampu LED 12 watt 6 pcs Rp 156.000 Kak.'] }],
    ],
    wrong: [
      ['price', 'kabel nym 2x1,5 semeter', 'Kabel NYM 2x1,5 Rp 9.200 per meter Kak ⚡'],
      ['total', 'kabel 2x1,5 30 meter', 'Kabel NYM 2x1,5 30 meter Rp 276.000 Kak.', { tools: [cables.bill([{ nama: 'Kabel NYM 2x1,5', jumlah: 30 }])] }],
      ['total', '1 roll kabel 2x1,5', '1 roll isi 50 meter harganya Rp 490.000 Kak.', { tools: [cables.bill([{ nama: 'Kabel NYM 2x1,5', jumlah: 50 }])] }],
      ['price', 'yg 3x2,5', 'Kabel NYM 3x2,5 Rp 9.800/meter Kak.'],
      ['price', 'lampu led', 'Lampu LED kami:\n- 7 watt: Rp 18.000\n- 12 watt: Rp 39.000\n- 18 watt: Rp 26.000'],
      ['total', 'lampu 12 watt 6', 'Lampu LED 12 watt 6 pcs Rp 108.000 Kak.', { tools: [cables.bill([{ nama: 'Lampu LED', varian: '12 watt', jumlah: 6 }])] }],
      ['total', 'stop kontak 12', 'Stop Kontak 3 Lubang 12 pcs Rp 408.000 Kak.', { tools: [cables.bill([{ nama: 'Stop Kontak 3 Lubang', jumlah: 12 }])] }],
      ['total', 'mcb 2 + lampu 7 watt 4', 'MCB 10A 2 pcs dan Lampu LED 7 watt 4 pcs total Rp 208.000 Kak.', { tools: [cables.bill([{ nama: 'MCB 10A', jumlah: 2 }, { nama: 'Lampu LED', varian: '7 watt', jumlah: 4 }])] }],
      ['price', 'stop kontak brp', 'Stop Kontak 3 Lubang Rp 31.000 Kak.'],
      ['total', 'kabel 3x2,5 100 meter ke bogor', 'Kabel NYM 3x2,5 100 meter kirim Bogor total Rp 1.840.000 Kak.', { tools: [cables.bill([{ nama: 'Kabel NYM 3x2,5', jumlah: 100 }], { to: quoteTo('Bogor', ['J&T', 'EZ', 95_000]) })] }],
      ['payment', 'dp brp kalo belanja 3x2,5 120 meter', 'DP-nya Rp 1.104.000 Kak.', { tools: [cables.bill([{ nama: 'Kabel NYM 3x2,5', jumlah: 120 }])] }],
      ['price', 'mcb', 'MCB 10A Rp 34.000 Kak.'],
      ['price', 'lampu paling murah mahal', 'Lampu LED mulai Rp 15.000 sampai Rp 39.000 Kak.'],
      ['price', 'reseller stop kontak', 'Untuk reseller Stop Kontak 3 Lubang Rp 31.000 Kak.'],
      ['total', 'ganti lampunya jadi 18 watt 6', 'Oke Kak diganti Lampu LED 18 watt 6 pcs, jadi Rp 216.000 ya.', { ours: ['Lampu LED 12 watt 6 pcs Rp 156.000 Kak.'] }],
    ],
  },
  {
    name: 'kebab partners, in the panel and in text',
    owner: kebab.owner,
    right: [
      ['price', 'paket kemitraan brp', 'Halo Kak! Paket kemitraan kami ada 3:\n1. Hemat Rp 4.500.000\n2. Standar Rp 7.800.000\n3. Premium Rp 12.500.000\nSemua bebas royalti ya 🥙'],
      ['price', 'yg standar dapet apa', 'Paket standar Rp 7.800.000 sudah dapat booth kayu dan bahan 100 porsi Kak.'],
      ['payment', 'dp premium', 'DP 50% Kak, untuk paket premium Rp 12.500.000 berarti DP Rp 6.250.000 dan sisanya Rp 6.250.000.'],
      ['total', 'hemat tambah training 1 orang', 'Training gratis untuk 2 orang Kak, tambahan 1 orang Rp 150.000. Jadi paket hemat Rp 4.500.000 + Rp 150.000 = Rp 4.650.000.'],
      ['price', 'tortilla', 'Tortilla 20 cm isi 10 lembar Rp 24.000 Kak, kalau 20 pack ke atas Rp 22.000.'],
      ['total', 'daging kebab 3 kg', 'Daging Kebab Sapi 3 kg Rp 294.000 Kak.', { tools: [kebab.bill([{ nama: 'Daging Kebab Sapi', jumlah: 3 }])] }],
      ['total', 'daging 12 kg', 'Daging 12 kg pakai harga Rp 93.000/kg Kak, totalnya Rp 1.116.000.', { tools: [kebab.bill([{ nama: 'Daging Kebab Sapi', jumlah: 12 }])] }],
      ['price', 'kebab frozen keju', 'Kebab Frozen Keju isi 6 Rp 52.000 Kak, yang Original Rp 45.000.'],
      ['total', 'kebab frozen original 3 keju 2', 'Kebab Frozen Original 3 pack Rp 135.000 + Keju 2 pack Rp 104.000, jadi totalnya *Rp 239.000* Kak.', { tools: [kebab.bill([{ nama: 'Kebab Frozen', varian: 'Original', jumlah: 3 }, { nama: 'Kebab Frozen', varian: 'Keju', jumlah: 2 }])] }],
      ['total', 'saya mitra lama, tortilla 10 pack', 'Untuk mitra lama tortilla diskon 10% Kak, jadi Rp 21.600 per pack. 10 pack Rp 216.000.'],
      ['price', 'beda hemat standar', 'Selisihnya Rp 3.300.000 Kak: hemat Rp 4.500.000, standar Rp 7.800.000.'],
      ['total', 'saus 2 tortilla 5 kirim cimahi', 'Saus Mayones 1 kg 2 pcs Rp 63.000, Tortilla 5 pack Rp 120.000, ongkir Rp 18.000. Total Rp 201.000 Kak.', { tools: [kebab.bill([{ nama: 'Saus Mayones 1 kg', jumlah: 2 }, { nama: 'Tortilla 20 cm', jumlah: 5 }], { to: quoteTo('Cimahi', ['JNE', 'REG', 18_000]) })] }],
      ['price', 'saus', 'Saus Mayones 1 kg Rp 31.500 Kak.'],
      ['price', 'paket termurah', 'Yang paling hemat Rp 4.500.000 Kak, sudah booth lipat, alat, dan bahan awal 50 porsi.'],
      ['total', 'training bawa 4 orang', 'Gratis untuk 2 orang Kak, 2 orang tambahannya Rp 300.000.'],
    ],
    wrong: [
      ['price', 'paket kemitraan brp', 'Halo Kak! Paket kemitraan kami ada 3:\n1. Hemat Rp 4.500.000\n2. Standar Rp 6.800.000\n3. Premium Rp 12.500.000'],
      ['price', 'yg standar dapet apa', 'Paket standar Rp 4.500.000 sudah dapat booth kayu Kak.'],
      ['payment', 'dp premium', 'DP paket premium Rp 3.900.000 Kak.'],
      ['total', 'hemat tambah training 1 orang', 'Paket hemat tambah training 1 orang totalnya Rp 4.800.000 Kak.'],
      ['price', 'tortilla', 'Tortilla 20 cm Rp 22.000 Kak.'],
      ['total', 'daging kebab 3 kg', 'Daging Kebab Sapi 3 kg Rp 279.000 Kak.', { tools: [kebab.bill([{ nama: 'Daging Kebab Sapi', jumlah: 3 }])] }],
      ['total', 'daging 12 kg', 'Daging 12 kg totalnya Rp 1.176.000 Kak.', { tools: [kebab.bill([{ nama: 'Daging Kebab Sapi', jumlah: 12 }])] }],
      ['price', 'kebab frozen keju', 'Kebab Frozen Keju isi 6 Rp 45.000 Kak.'],
      ['total', 'kebab frozen original 3 keju 2', 'Kebab Frozen Original 3 pack + Keju 2 pack totalnya *Rp 225.000* Kak.', { tools: [kebab.bill([{ nama: 'Kebab Frozen', varian: 'Original', jumlah: 3 }, { nama: 'Kebab Frozen', varian: 'Keju', jumlah: 2 }])] }],
      ['total', 'saya mitra lama, tortilla 10 pack', 'Untuk mitra lama tortilla 10 pack Rp 200.000 Kak.'],
      ['price', 'beda hemat standar', 'Selisihnya Rp 2.300.000 Kak.'],
      ['total', 'saus 2 tortilla 5 kirim cimahi', 'Saus 2 pcs, Tortilla 5 pack kirim Cimahi total Rp 183.000 Kak.', { tools: [kebab.bill([{ nama: 'Saus Mayones 1 kg', jumlah: 2 }, { nama: 'Tortilla 20 cm', jumlah: 5 }], { to: quoteTo('Cimahi', ['JNE', 'REG', 18_000]) })] }],
      ['price', 'saus', 'Saus Mayones 1 kg Rp 24.000 Kak.'],
      ['price', 'paket termurah', 'Yang paling hemat Rp 3.500.000 Kak.'],
      ['total', 'training bawa 4 orang', 'Training 4 orang kena Rp 600.000 Kak.'],
    ],
  },
  {
    name: 'signs and neon boxes',
    owner: `GRAFIKA JAYA neon box & huruf timbul
huruf timbul akrilik 7.500/cm per huruf, stainless 12rb/cm per huruf, galvanis 9rb/cm (tinggi min 10 cm)
neon box 1 sisi 950rb/m2, 2 sisi 1,5jt/m2. bulat dia 60 = 850rb, dia 80 1,2 jt
spanduk 25 rb/m2 kain, flexi 20rb/m2; stiker cutting 90rb/m2
banner x 60x160 85rb + tiang
pasang dalam kota malang 150rb, batu 200rb, pasang di atas 3 meter nambah 100rb (scaffolding)
desain gratis 2x revisi, lebihnya 50rb/revisi
dp 60% pelunasan sblm pasang. min order cetak 50rb
order spanduk 10 ke atas diskon 15%
plat nomor rumah akrilik 65rb, beli 5 gratis 1`,
    right: [
      ['price', 'neon box per meter', 'Neon box 1 sisi Rp 950.000/m2, 2 sisi Rp 1.500.000/m2 Kak 💡'],
      ['total', 'huruf akrilik tinggi 20cm 8 huruf', 'Huruf timbul akrilik 20 cm x Rp 7.500 = Rp 150.000 per huruf Kak, untuk 8 huruf Rp 1.200.000.'],
      ['total', 'neon box 2 sisi 2 m2 pasang malang', 'Neon box 2 sisi 2 m2 Rp 3.000.000 + pasang Malang Rp 150.000 = *Rp 3.150.000* Kak.'],
      ['price', 'neon box bulat', 'Neon box bulat ada 2 ukuran Kak:\n- Diameter 60: Rp 850.000\n- Diameter 80: Rp 1.200.000'],
      ['total', 'spanduk kain 3x1', 'Spanduk kain 3 m2 Rp 75.000 Kak.'],
      ['total', 'flexi 5 m2', 'Flexi 5 m2 x Rp 20.000 = Rp 100.000 Kak.'],
      ['payment', 'dp neon bulat 80', 'DP 60% Kak, dari Rp 1.200.000 jadi Rp 720.000. Pelunasannya Rp 480.000 sebelum pasang.'],
      ['price', 'pasang di batu', 'Pasang di Batu Rp 200.000 Kak.'],
      ['total', 'neon bulat 60 pasang batu ketinggian 4 meter', 'Neon box bulat 60 Rp 850.000, pasang Batu Rp 200.000, di atas 3 meter nambah Rp 100.000. Totalnya Rp 1.150.000 Kak.'],
      ['total', 'spanduk flexi 12 m2 12 lembar @1m', 'Spanduk flexi 12 m2 Rp 240.000, diskon 15% karena 10 ke atas jadi Rp 204.000 Kak.'],
      ['total', 'plat nomor 6', 'Plat nomor rumah 6 pcs cukup bayar 5 Kak, Rp 325.000 😊'],
      ['price', 'x banner', 'X banner 60x160 Rp 85.000 sudah dengan tiang Kak.'],
      ['price', 'stainless sama galvanis', 'Huruf timbul stainless Rp 12.000/cm per huruf, galvanis Rp 9.000/cm Kak. Selisihnya Rp 3.000 per cm.'],
      ['price', 'revisi ke 4 bayar', 'Desain gratis 2x revisi Kak, selebihnya Rp 50.000 per revisi. Jadi sampai revisi ke-4 tambahannya Rp 100.000.'],
      ['total', 'stiker cutting 1,5 m2', 'Stiker cutting 1,5 m2 Rp 135.000 Kak.'],
    ],
    wrong: [
      ['price', 'neon box per meter', 'Neon box 1 sisi Rp 950.000/m2, 2 sisi Rp 1.200.000/m2 Kak 💡'],
      ['total', 'huruf akrilik tinggi 20cm 8 huruf', 'Huruf timbul akrilik 20 cm 8 huruf Rp 1.440.000 Kak.'],
      ['total', 'neon box 2 sisi 2 m2 pasang malang', 'Neon box 2 sisi 2 m2 + pasang Malang totalnya *Rp 2.050.000* Kak.'],
      ['price', 'neon box bulat', 'Neon box bulat diameter 60 Rp 950.000 Kak.'],
      ['total', 'spanduk kain 3x1', 'Spanduk kain 3 m2 Rp 60.000 Kak.'],
      ['total', 'flexi 5 m2', 'Flexi 5 m2 Rp 125.000 Kak.'],
      ['payment', 'dp neon bulat 80', 'DP neon box bulat 80 Rp 600.000 Kak.'],
      ['price', 'pasang di batu', 'Pasang di Batu Rp 150.000 Kak.'],
      ['total', 'neon bulat 60 pasang batu ketinggian 4 meter', 'Neon box bulat 60 pasang Batu di atas 3 meter totalnya Rp 1.050.000 Kak.'],
      ['total', 'spanduk flexi 12 lembar @1m', 'Spanduk flexi 12 m2 setelah diskon 15% jadi Rp 216.000 Kak.'],
      ['total', 'plat nomor 6', 'Plat nomor rumah 6 pcs Rp 390.000 Kak.'],
      ['price', 'x banner', 'X banner 60x160 Rp 65.000 Kak.'],
      ['price', 'galvanis', 'Huruf timbul galvanis Rp 7.500/cm Kak.'],
      ['price', 'revisi lebih', 'Revisi tambahan Rp 25.000 per revisi Kak.'],
      ['total', 'stiker cutting 1,5 m2', 'Stiker cutting 1,5 m2 Rp 105.000 Kak.'],
    ],
  },
];
