import { text, type ShopFile } from './tables.js';

/** Lists as people type them into a chat. */
export const chatLists: readonly ShopFile[] = [
  {
    name: 'a menu with descriptions: the price is below them',
    bytes: text(`*MENU GOFOOD WARUNG MAK NYAK*
🍛 *Nasi Rames*
Nasi, telur balado, sayur
Rp22.000

🍗 *Nasi Ayam Bakar*
Ayam bakar madu, lalapan, sambal
Rp28.500

🥤 *Es Jeruk Peras*
Rp9.000`),
    outcome: [
      'Nasi Rames: Rp 22.000 (Kategori: MENU GOFOOD WARUNG MAK NYAK, Nasi, telur balado, sayur)',
      'Nasi Ayam Bakar: Rp 28.500 (Kategori: MENU GOFOOD WARUNG MAK NYAK, Ayam bakar madu, lalapan, sambal)',
      'Es Jeruk Peras: Rp 9.000 (Kategori: MENU GOFOOD WARUNG MAK NYAK)',
    ],
  },
  {
    name: 'struck prices, with one and two tildes',
    bytes: text(`SALE AKHIR TAHUN
Kaos Distro ~85k~ 59k
Hoodie Zipper ~~175rb~~ *129rb*
Celana Jogger ~Rp 120.000~ Rp 89.000
Jaket Parasut 150rb ~200rb~
Topi ~50k~`),
    outcome: [
      'Kaos Distro: Rp 59.000 (Kategori: SALE AKHIR TAHUN)',
      'Hoodie Zipper: Rp 129.000 (Kategori: SALE AKHIR TAHUN)',
      'Celana Jogger: Rp 89.000 (Kategori: SALE AKHIR TAHUN)',
      'Jaket Parasut: Rp 150.000 (Kategori: SALE AKHIR TAHUN)',
      '? 6 Topi drop',
    ],
  },
  {
    name: 'Javanese words for thousands, and about a thousand',
    bytes: text(`Dagangan Mbak Sri dino iki
Sego pecel 8ewu
Rawon 15 ewu
Es dawet 5rb
Gorengan 1000an
Wedang jahe 6.000`),
    outcome: [
      'Sego pecel: Rp 8.000 (Kategori: Dagangan Mbak Sri dino iki)',
      'Rawon: Rp 15.000 (Kategori: Dagangan Mbak Sri dino iki)',
      'Es dawet: Rp 5.000 (Kategori: Dagangan Mbak Sri dino iki)',
      'Wedang jahe: Rp 6.000 (Kategori: Dagangan Mbak Sri dino iki)',
      '? 5 Gorengan ask',
    ],
  },
  {
    name: 'the price on a line of its own',
    bytes: text(`Tas Ransel Laptop
@185.000

Tas Selempang Kulit
@ 220.000

Dompet Panjang
75k nett`),
    outcome: ['Tas Ransel Laptop: Rp 185.000', 'Tas Selempang Kulit: Rp 220.000', 'Dompet Panjang: Rp 75.000'],
  },
  {
    name: 'pre-order, sold and what is left',
    bytes: text(`OPEN PO BATCH 7 (tutup 5 Des)
• Mukena Silk Armani — 285k (PO 14 hari)
• Gamis Toyobo — 199k (PO)
• Khimar Ceruty — 65k (ready)
• Sajadah Travel — 55k (sisa 2)
• Abaya Dubai — 450k SOLD`),
    outcome: [
      'Mukena Silk Armani: Rp 285.000 (PO 14 hari)',
      'Gamis Toyobo: Rp 199.000 (PO)',
      'Khimar Ceruty: Rp 65.000 (ready)',
      'Sajadah Travel: Rp 55.000 (sisa 2)',
      'Abaya Dubai: Rp 450.000 · stok habis',
      '× 1 OPEN PO BATCH 7 (tutup 5 Des)',
    ],
  },
  {
    name: 'rows of dots without blanks',
    bytes: text(`Nasi goreng.........15.000
Mie godog...........14.000
Capcay..............16.000
Fuyunghai...........20.000`),
    outcome: ['Nasi goreng: Rp 15.000', 'Mie godog: Rp 14.000', 'Capcay: Rp 16.000', 'Fuyunghai: Rp 20.000'],
  },
  {
    name: 'services with ranges and prices to start from',
    bytes: text(`Jasa Desain
Logo 350k - 750k
Company profile mulai 1,5jt
Landing page 2jt
Feed IG 30rb/post
Revisi gratis 2x`),
    outcome: [
      'Landing page: Rp 2.000.000 (Kategori: Jasa Desain)',
      '? 2 Logo ask',
      '? 3 Company profile mulai ask',
      '? 5 Feed IG ask',
      '? 6 Revisi gratis 2x drop',
    ],
  },
  {
    name: 'the price in front of the name',
    bytes: text(`45rb Kaos Polos\n20rb Topi\n120rb Jaket`),
    outcome: ['Kaos Polos: Rp 45.000', 'Topi: Rp 20.000', 'Jaket: Rp 120.000'],
  },
  {
    name: 'the price in brackets',
    bytes: text(`Kaos polos (45rb)\nTopi (Rp 20.000)\nJaket [120k]`),
    outcome: ['Kaos polos: Rp 45.000', 'Topi: Rp 20.000', 'Jaket: Rp 120.000'],
  },
  {
    name: 'a table in markdown',
    bytes: text(`| Produk | Harga |\n|---|---|\n| Kaos | Rp45.000 |\n| Topi | Rp20.000 |`),
    outcome: ['Kaos: Rp 45.000', 'Topi: Rp 20.000'],
  },
  {
    name: 'prices of sizes with slashes: they are asked about as variants',
    bytes: text(`MARTABAK MANIS
Coklat 20/25/30
Keju 25/30/35
Coklat Keju 30k (kecil) 40k (besar)
MARTABAK TELUR
Ayam 2 telur 25rb
Sapi 3 telur 40rb`),
    outcome: [
      'Coklat Keju:  [kecil = Rp 30.000; besar = Rp 40.000] (Kategori: MARTABAK MANIS)',
      'Ayam 2 telur: Rp 25.000 (Kategori: MARTABAK TELUR)',
      'Sapi 3 telur: Rp 40.000 (Kategori: MARTABAK TELUR)',
      '? 2 Coklat ask',
      '? 3 Keju ask',
    ],
  },
  {
    name: 'used phones with their faults, and a price that can be bargained about',
    bytes: text(`*READY HP SECOND*
iPhone 11 64gb ex inter
Minus: baterai 78%
Harga 3,2jt nego

Samsung A52 8/256
Fullset ori
Harga 2.450.000`),
    outcome: ['? 2 iPhone 11 64gb ex inter drop', '? 6 Samsung A52 8/256 ask'],
  },
  {
    name: 'copied from a spreadsheet, with numbers',
    bytes: text(`1\tKaos Polos\t45.000\t12\n2\tTopi\t20.000\t3\n3\tJaket Jeans\t150.000\t1`),
    outcome: ['Kaos Polos: Rp 45.000 · stok 12', 'Topi: Rp 20.000 · stok 3', 'Jaket Jeans: Rp 150.000 · stok 1'],
  },
  {
    name: 'fish with emoji and a present',
    bytes: text(`Ready ikan hias:
🐟 Cupang halfmoon 35k
🐟 Guppy sepasang 15k
🐟 Koi 15cm 50k/ekor
🐟 Manfish 8k nett
Akuarium 60cm 250k (free lampu)`),
    outcome: [
      'Cupang halfmoon: Rp 35.000 (Kategori: Ready ikan hias)',
      'Guppy sepasang: Rp 15.000 (Kategori: Ready ikan hias)',
      'Koi 15cm: Rp 50.000 (Kategori: Ready ikan hias, Harga per ekor)',
      'Manfish: Rp 8.000 (Kategori: Ready ikan hias)',
      'Akuarium 60cm: Rp 250.000 (Kategori: Ready ikan hias, free lampu)',
    ],
  },
  {
    name: 'slashes between name, price and sizes',
    bytes: text(`Kaos Polos / 45.000 / M L XL\nTopi / 20.000 / all size`),
    outcome: ['? 1 Kaos Polos / 45.000 / M L XL ask', '? 2 Topi / 20.000 / all size ask'],
  },
  {
    name: 'messages of two people',
    bytes: text(`[28/11/26 09.15.22] Bu Tini: *Ready hari ini*
[28/11/26 09.15.40] Bu Tini: Lemper 2.500
[28/11/26 09.15.58] Bu Tini: Risoles 3.000
[28/11/26 09.16.10] Bu Tini: Kroket 3.000 sisa 10
[28/11/26 09.17.02] Sari: kak risol masih?`),
    outcome: [
      'Lemper: Rp 2.500 (Kategori: Ready hari ini)',
      'Risoles: Rp 3.000 (Kategori: Ready hari ini)',
      '? 4 Kroket 3.000 sisa 10 ask',
      '? 5 kak risol masih? drop',
    ],
  },
  {
    name: 'a menu in thousands by its heading',
    bytes: text(`Menu,Harga (K)\nKopi Susu,18\nLatte,25\nPaket Berdua,45`),
    outcome: ['Kopi Susu: Rp 18.000', 'Latte: Rp 25.000', 'Paket Berdua: Rp 45.000'],
  },
  {
    name: 'a bundle and what it consists of',
    bytes: text(`Beli 2 gratis 1 Masker 15k\nMasker satuan 6k\nPaket 3 masker 15k`),
    outcome: ['Masker satuan: Rp 6.000', 'Paket 3 masker: Rp 15.000', '× 1 Beli 2 gratis 1 Masker 15k'],
  },
  {
    name: 'one price for all below it',
    bytes: text(`All item 35k:\n- Kaos\n- Topi\n- Syal\nSerba 50rb\n- Kemeja\n- Celana`),
    outcome: [
      'Serba: Rp 50.000',
      '? 1 All item 35k: ask',
      '? 2 Kaos drop',
      '? 3 Topi drop',
      '? 4 Syal drop',
      '? 6 Kemeja drop',
      '? 7 Celana drop',
    ],
  },
  {
    name: 'bare thousands in each line',
    bytes: text(`Bakso 15\nMie Ayam 12\nEs Teh 3\nKerupuk 1`),
    outcome: ['? 1 Bakso ask', '? 2 Mie Ayam ask', '? 3 Es Teh ask', '? 4 Kerupuk ask'],
  },
  {
    name: 'a bare number between prices',
    bytes: text(`Bakso 15k\nMie Ayam 12k\nEs Teh 3000\nKerupuk 1000\nBakso Jumbo 25`),
    outcome: ['Bakso: Rp 15.000', 'Mie Ayam: Rp 12.000', 'Es Teh: Rp 3.000', 'Kerupuk: Rp 1.000', '? 5 Bakso Jumbo 25 drop'],
  },
  {
    name: 'deposits in brackets',
    bytes: text(`Paket Foto Wisuda 350rb (DP 100rb)\nPaket Prewed 2,5jt (DP 50%)\nCetak album 150rb`),
    outcome: ['Cetak album: Rp 150.000', '? 1 Paket Foto Wisuda 350rb (DP 100rb) ask', '? 2 Paket Prewed 2,5jt (DP 50%) ask'],
  },
  {
    name: 'stars, exclamation marks and a pointing hand',
    bytes: text(`⭐⭐ PROMO ⭐⭐\nKaos polos ~75k~ *50k* aja!!\nTopi ~40rb~ 👉 25rb\nTas 150.000 disc 20% = 120.000`),
    outcome: ['Kaos polos: Rp 50.000 (Kategori: PROMO)', 'Topi: Rp 25.000 (Kategori: PROMO)', '? 4 Tas 150.000 disc 20% ask'],
  },
  {
    name: 'prices without tax: each is asked about',
    bytes: text('Kabel NYM 45.000\nSaklar 12.000\nHarga belum termasuk PPN'),
    outcome: ['? 1 Kabel NYM ask', '? 2 Saklar ask', '× 3 Harga belum termasuk PPN'],
  },
  {
    name: 'several products in one line',
    bytes: text('Kaos 45rb, Topi 20rb, Jaket 150rb\nTas 90rb'),
    outcome: ['Tas: Rp 90.000', '? 1 Kaos ask'],
  },
  {
    name: 'credit below the name of its network',
    bytes: text('*XL*\n5rb = 7rb\n10rb = 12rb\n*TRI*\n5rb = 6.500'),
    outcome: ['XL 5rb: Rp 7.000 (Kategori: XL)', 'XL 10rb: Rp 12.000 (Kategori: XL)', 'TRI 5rb: Rp 6.500 (Kategori: TRI)'],
  },
  {
    name: 'an amount in front of what one gets for it',
    bytes: text('10rb dapat 3 gorengan\n20k Telkomsel\n10.000 mAh powerbank\n150rb kaos 50rb\nEs teh 5k'),
    outcome: [
      'Es teh: Rp 5.000',
      '? 1 10rb dapat 3 gorengan ask',
      '? 2 20k Telkomsel ask',
      '? 3 10.000 mAh powerbank ask',
      '? 4 150rb kaos ask',
    ],
  },
  {
    name: 'cards with emoji in front of each detail',
    bytes: text(`
📦 *Rak Susun 3 Tingkat*
✔️ Bahan plastik PP
✔️ Ukuran 40x30x60
💵 Harga: 89.000
🎨 Warna: putih, abu
➖➖➖➖➖➖
📦 *Keranjang Laundry*
✔️ Lipat
💵 Harga: 45.000`),
    outcome: ['Rak Susun 3 Tingkat: Rp 89.000 [40x30x60; putih; abu] (Bahan plastik PP)', 'Keranjang Laundry: Rp 45.000 (Lipat)'],
  },
  {
    name: 'forms with the code in front of the name',
    bytes: text('KODE : A01\nNAMA : Gamis Syari\nHARGA : 185.000\nSTOK : 3\n\nNama: Gamis Kaila\nHarga: 195.000'),
    outcome: ['Gamis Syari: Rp 185.000 · stok 3 (KODE : A01)', 'Gamis Kaila: Rp 195.000'],
  },
  {
    name: 'services with the price below, one of them a range',
    bytes: text('1) Jasa cuci AC\n   Rp 75.000 /unit\n2) Tambah freon\n   Rp 150.000 - 250.000\n3) Bongkar pasang\n   Rp 350.000'),
    outcome: ['Jasa cuci AC: Rp 75.000', 'Bongkar pasang: Rp 350.000', '? 3 Tambah freon drop'],
  },
  {
    name: 'sizes in words below each name',
    bytes: text('PIZZA\nMargherita\n- Personal 35k\n- Large 95k\nMeat Lover\n- Personal 42k\n- Large 110k'),
    outcome: [
      'Margherita:  [Personal = Rp 35.000; Large = Rp 95.000]',
      'Meat Lover:  [Personal = Rp 42.000; Large = Rp 110.000]',
      '? 1 PIZZA drop',
    ],
  },
  {
    name: 'a house with its instalment, and land that can be bargained about',
    bytes: text('Rumah tipe 36/72 DP 10jt angsuran 1,9jt/bln\nRumah tipe 45/84 harga 425jt\nTanah kavling 100m2 - 175 juta nego'),
    outcome: ['Rumah tipe 45/84: Rp 425.000.000', '? 1 Rumah tipe 36/72 DP 10jt angsuran ask', '? 3 Tanah kavling 100m2 drop'],
  },
  {
    name: 'goods whose names begin like remarks of a shop',
    bytes: text('Jadwal sholat digital 450rb\nPromo box 25rb\nJam dinding 85rb\nKotak denda arisan 35rb'),
    outcome: ['Jadwal sholat digital: Rp 450.000', 'Promo box: Rp 25.000', 'Jam dinding: Rp 85.000', 'Kotak denda arisan: Rp 35.000'],
  },
];
