import type { Shop } from '../shop.js';

/** Shops with deposits, codes, shares of groups, surcharges, levels, and a fee for payment on delivery. */
export const amountRoles: readonly Shop[] = [
  {
    name: 'furniture with a deposit',
    owner: `Mebel jati Jepara. Kursi tamu 1.300.000 per set, meja makan 520.000, rak buku 450rb.
DP 50% di awal, pelunasan sebelum kirim. Ongkir dihitung admin.`,
    right: [
      [
        'total',
        'DP berapa kak?',
        'DP 50% Rp 910.000 ya Kak, sisanya Rp 910.000 sebelum kirim.',
        {
          earlier: ['kursi tamu 1 set sama meja makan 1'],
          ours: ['Kursi tamu 1 set 1.300.000 + meja makan 520.000, totalnya Rp 1.820.000 ya Kak.'],
        },
      ],
      [
        'total',
        'DP berapa kak?',
        'DP 50% Rp 910.000 ya Kak.',
        {
          earlier: ['kursi tamu 1 set sama meja makan 1'],
          tools: [
            '{"barang":[{"nama":"Kursi tamu","jumlah":1,"harga_satuan":1300000,"subtotal":1300000},{"nama":"Meja makan","jumlah":1,"harga_satuan":520000,"subtotal":520000}],"total_barang":1820000,"total":1820000}',
          ],
        },
      ],
      [
        'total',
        'kursi tamu 1 set sama meja makan 1, DP berapa?',
        'Total Rp 1.820.000 Kak, DP 50% Rp 910.000, sisanya Rp 910.000 dibayar sebelum kirim.',
      ],
      [
        'total',
        'jadi saya transfer brp dulu?',
        'DP-nya Rp 910.000 dulu ya Kak, sisanya Rp 910.000 sebelum barang dikirim.',
        { earlier: ['kursi tamu 1 set sama meja makan 1'], tools: ['{"total_barang":1820000,"total":1820000}'] },
      ],
      [
        'total',
        'pelunasannya berapa?',
        'Pelunasannya Rp 910.000 ya Kak.',
        { earlier: ['kursi tamu 1 set sama meja makan 1'], ours: ['Totalnya Rp 1.820.000 Kak, DP 50% Rp 910.000.'] },
      ],
      [
        'total',
        'sisanya brp?',
        'Sisanya Rp 910.000 ya Kak.',
        { earlier: ['kursi tamu 1 set sama meja makan 1'], tools: ['{"total_barang":1820000,"total":1820000}'] },
      ],
    ],
    wrong: [
      [
        'total',
        'DP berapa kak?',
        'DP 50% Rp 900.000 ya Kak.',
        { earlier: ['kursi tamu 1 set sama meja makan 1'], tools: ['{"total_barang":1820000,"total":1820000}'] },
      ],
      [
        'total',
        'DP berapa kak?',
        'DP 30% Rp 546.000 ya Kak.',
        { earlier: ['kursi tamu 1 set sama meja makan 1'], tools: ['{"total_barang":1820000,"total":1820000}'] },
      ],
      [
        'total',
        'sisanya brp?',
        'Sisanya Rp 810.000 ya Kak.',
        { earlier: ['kursi tamu 1 set sama meja makan 1'], tools: ['{"total_barang":1820000,"total":1820000}'] },
      ],
      [
        'total',
        'DP berapa kak?',
        'DP 50% Rp 910.000 ya Kak, sisanya Rp 810.000.',
        { earlier: ['kursi tamu 1 set sama meja makan 1'], tools: ['{"total_barang":1820000,"total":1820000}'] },
      ],
    ],
  },
  {
    name: 'a discount code on packages',
    owner: `Skincare Glowing. Serum 129rb, toner 89rb, sunscreen 95rb. Paket glowing (serum + toner) 199rb.
Kode GLOW10 diskon 10% semua produk termasuk paket.`,
    right: [
      ['total', 'paket glowing pakai kode GLOW10 jadi berapa?', 'Paket glowing 199rb pakai kode GLOW10 diskon 10% jadi 179.100 ya Kak.'],
      [
        'total',
        'paket glowing pakai kode GLOW10 jadi berapa?',
        'Jadi Rp 179.100 ya Kak.',
        {
          tools: [
            '{"barang":[{"nama":"Paket glowing","jumlah":1,"harga_satuan":199000,"subtotal":199000}],"total_barang":199000,"potongan":[{"kode":"GLOW10","jumlah":19900}],"total":179100}',
          ],
        },
      ],
      ['total', '2 paket glowing kode glow10', '2 paket glowing Rp 398.000, potongan kode GLOW10 Rp 39.800, totalnya Rp 358.200 ya Kak.'],
      [
        'total',
        '2 paket glowing kode glow10',
        '2 paket glowing Rp 398.000, potongan GLOW10 10% Rp 39.800, totalnya Rp 358.200 Kak.',
        { tools: ['{"total_barang":398000,"potongan":39800,"total":358200}'] },
      ],
      [
        'total',
        'paket glowing sama sunscreen pakai GLOW10',
        'Paket glowing + sunscreen Rp 294.000, diskon GLOW10 10% Rp 29.400, jadi Rp 264.600 ya Kak.',
      ],
    ],
    wrong: [
      ['total', 'paket glowing pakai kode GLOW10 jadi berapa?', 'Paket glowing pakai kode GLOW10 jadi 169.150 ya Kak.'],
      ['total', 'paket glowing pakai kode GLOW15 jadi berapa?', 'Pakai kode GLOW15 diskon 15% jadi 169.150 ya Kak.'],
      ['total', '2 paket glowing kode glow10', '2 paket glowing Rp 398.000, potongan kode GLOW10 Rp 49.800, totalnya Rp 348.200 ya Kak.'],
      ['total', '2 paket glowing kode glow10', '2 paket glowing potong kode GLOW10 totalnya Rp 348.200 ya Kak.'],
    ],
  },
  {
    name: 'trips with half the price for children',
    owner:
      'Open trip Bromo 1.250.000 per orang, Dieng 850.000 per orang. Anak di bawah 5 tahun setengah harga, di bawah 2 tahun gratis. DP 30%. Kuota maksimal 15 orang.',
    right: [
      ['price', 'bromo anak 4 tahun berapa?', 'Untuk anak setengah harga Kak, jadi Rp 625.000.'],
      ['price', 'bromo anak umur 3 tahun berapa?', 'Anak di bawah 5 tahun diskon 50% Kak, jadi Rp 625.000.'],
      ['total', 'bromo 2 dewasa 1 anak 4 tahun berapa?', '2 dewasa Rp 2.500.000 + 1 anak Rp 625.000, totalnya Rp 3.125.000 ya Kak.'],
      ['total', 'bromo 2 dewasa 1 anak 4 tahun berapa?', 'Totalnya Rp 3.125.000 Kak: dewasa 2 x 1.250.000, anak 1 x 625.000.'],
      ['total', 'bromo 2 dewasa 2 anak umur 3 dan 4 total?', 'Untuk 2 dewasa 2 anak ke Bromo totalnya Rp 3.750.000 ya Kak.'],
      ['price', 'dieng kalau anak 4 tahun?', 'Dieng anak 4 tahun Rp 425.000 Kak.'],
      ['discount', 'anak ada diskon?', 'Ada Kak, diskon 50% untuk anak di bawah 5 tahun.'],
    ],
    wrong: [
      ['price', 'bromo anak 4 tahun berapa?', 'Untuk anak Rp 525.000 Kak.'],
      ['price', 'bromo anak 4 tahun berapa?', 'Untuk anak diskon 30% Kak, jadi Rp 875.000.'],
      ['total', 'bromo 2 dewasa 1 anak 4 tahun berapa?', '2 dewasa 1 anak totalnya Rp 3.025.000 ya Kak.'],
      ['price', 'bromo berapa per orang?', 'Bromo Rp 625.000 per orang Kak.'],
      ['price', 'bromo anak 8 tahun berapa?', 'Anak 8 tahun setengah harga Kak, Rp 625.000.'],
      ['price', 'bromo lansia berapa?', 'Lansia diskon 50% Kak, jadi Rp 625.000.'],
      ['price', 'dieng kalau anak 4 tahun?', 'Dieng anak Rp 625.000 Kak.'],
    ],
  },
  {
    name: 'a surcharge for each sheet',
    owner:
      'Percetakan. Kartu nama 35rb/box isi 100, brosur A5 1.500/lembar, stiker 15rb/lembar. Laminasi Rp 2.000/lembar. Potong custom tambah 500 per lembar. Design 50rb.',
    right: [
      ['price', 'laminasi 50 lembar berapa?', 'Laminasi 50 lembar +100.000 ya Kak.'],
      [
        'total',
        'brosur 50 lembar pakai laminasi',
        'Brosur 50 lembar Rp 75.000, laminasi 50 x Rp 2.000 = Rp 100.000, totalnya Rp 175.000 Kak.',
      ],
      ['total', 'brosur 50 lembar pakai laminasi', 'Brosur 50 lembar Rp 75.000, laminasi tambah Rp 100.000, jadi Rp 175.000 Kak.'],
      ['price', 'kalau pakai laminasi brosur 50 lembar nambah brp', 'Nambah Rp 100.000 Kak untuk 50 lembar.'],
      ['total', 'stiker 10 lembar potong custom', 'Stiker 10 lembar Rp 150.000 + potong custom Rp 5.000 = Rp 155.000 ya Kak.'],
    ],
    wrong: [
      ['price', 'laminasi 50 lembar berapa?', 'Laminasi 50 lembar +150.000 ya Kak.'],
      ['total', 'brosur 50 lembar pakai laminasi', 'Brosur 50 lembar Rp 75.000, laminasi tambah Rp 50.000, jadi Rp 125.000 Kak.'],
      ['total', 'brosur 50 lembar pakai laminasi', 'Totalnya Rp 165.000 Kak.'],
      ['price', 'kalau pakai laminasi brosur 50 lembar nambah brp', 'Nambah Rp 2.000 aja Kak untuk 50 lembar.'],
    ],
  },
  {
    name: 'discounts of member levels',
    owner: `Skincare Ayu. Serum 129rb, toner 89rb, krim malam 150rb.
Member Silver diskon 15% khusus serum, member Gold diskon 20% semua produk.`,
    right: [
      ['discount', 'saya member silver, serum jadi berapa?', 'Member Silver diskon 15% Kak, serum jadi Rp 109.650.'],
      ['discount', 'member silver serum', 'Serum 129rb diskon Silver 15% jadi Rp 109.650 ya Kak.'],
      ['total', 'silver, serum 2', '2 serum Rp 258.000, diskon Silver 15% Rp 38.700, jadi Rp 219.300 ya Kak.'],
      ['discount', 'gold toner?', 'Member Gold toner jadi Rp 71.200 Kak.'],
      ['total', 'gold, serum 1 toner 1', 'Totalnya Rp 218.000, diskon Gold 20% jadi Rp 174.400 ya Kak.'],
    ],
    wrong: [
      ['discount', 'member silver serum', 'Serum diskon Silver 20% jadi Rp 103.200 ya Kak.'],
      ['discount', 'silver toner?', 'Member Silver toner diskon 15% jadi Rp 75.650 Kak.'],
      ['discount', 'member silver serum', 'Serum member Silver jadi Rp 103.200 ya Kak.'],
      ['discount', 'serum berapa?', 'Serum Rp 109.650 ya Kak.'],
      ['total', 'silver, serum 2', '2 serum member Silver totalnya Rp 206.400 ya Kak.'],
    ],
  },
  {
    name: 'catering with a deposit and surcharges for each box',
    owner: `Dapur Bu Rini. Nasi box ayam 25rb/box, nasi box rendang 32rb/box, tumpeng mini 45rb. Min order 30 box. Tambah kerupuk 3rb/box, tambah es teh 4rb/box.
Uang muka 40%, pelunasan H-1. Antar area Bogor 50rb.`,
    right: [
      [
        'total',
        'nasi box ayam 50 box, uang mukanya berapa?',
        'Nasi box ayam 50 box Rp 1.250.000 Kak, uang muka 40% Rp 500.000, sisanya Rp 750.000 H-1.',
      ],
      [
        'total',
        'sisa pelunasan berapa ya?',
        'Sisa pelunasannya Rp 750.000 ya Kak.',
        { earlier: ['nasi box ayam 50 box'], ours: ['Nasi box ayam 50 box totalnya Rp 1.250.000 ya Kak.'] },
      ],
      ['price', 'kalau tambah kerupuk 50 box nambah berapa?', 'Tambah kerupuk untuk 50 box nambah Rp 150.000 Kak.'],
      ['total', 'rendang 40 box pakai kerupuk', 'Rendang 40 box Rp 1.280.000, tambah kerupuk Rp 120.000, jadi Rp 1.400.000 ya Kak.'],
      ['total', 'ayam 30 sama rendang 20', 'Ayam 30 box + rendang 20 box Rp 1.390.000 ya Kak.'],
    ],
    wrong: [
      [
        'total',
        'nasi box ayam 50 box, uang mukanya berapa?',
        'Nasi box ayam 50 box Rp 1.250.000 Kak, uang muka 40% Rp 500.000, sisanya Rp 700.000 H-1.',
      ],
      [
        'total',
        'sisa pelunasan berapa ya?',
        'Sisa pelunasannya Rp 500.000 ya Kak.',
        { earlier: ['nasi box ayam 50 box'], ours: ['Nasi box ayam 50 box totalnya Rp 1.250.000 ya Kak.'] },
      ],
      ['price', 'kalau tambah kerupuk 50 box nambah berapa?', 'Tambah kerupuk untuk 50 box nambah Rp 100.000 Kak.'],
      ['total', 'rendang 40 box pakai kerupuk', 'Rendang 40 box Rp 1.280.000, tambah kerupuk Rp 60.000, jadi Rp 1.340.000 ya Kak.'],
      ['total', 'ayam 30 sama rendang 20', 'Ayam 30 box + rendang 20 box Rp 1.290.000 ya Kak.'],
      ['total', 'nasi box ayam 50 box, uang mukanya berapa?', 'Uang mukanya 50% Rp 625.000 ya Kak.'],
    ],
  },
  {
    name: 'a park with prices by age',
    owner:
      'Waterpark Tirta. Tiket masuk weekday 60rb, weekend 80rb. Sewa ban 20rb. Anak 3-10 tahun diskon 25%. Lansia di atas 60 tahun setengah harga. Bayi di bawah 2 tahun gratis.',
    right: [
      ['price', 'tiket weekend anak 5 tahun brp', 'Tiket weekend anak 5 tahun Rp 60.000 Kak, sudah diskon 25%.'],
      ['price', 'weekday buat lansia 65 tahun?', 'Lansia setengah harga Kak, tiket weekday jadi Rp 30.000.'],
      ['total', 'weekend 2 dewasa 2 anak umur 5 dan 7', 'Weekend 2 dewasa Rp 160.000 + 2 anak Rp 120.000, totalnya Rp 280.000 ya Kak.'],
      ['total', 'weekday 1 dewasa 1 anak 4 tahun', 'Weekday 1 dewasa 1 anak totalnya Rp 105.000 Kak.'],
    ],
    wrong: [
      ['price', 'tiket weekend anak 5 tahun brp', 'Tiket weekend anak 5 tahun Rp 40.000 Kak.'],
      ['price', 'weekday buat lansia 65 tahun?', 'Lansia diskon 25% Kak, tiket weekday jadi Rp 45.000.'],
      ['total', 'weekend 2 dewasa 2 anak umur 5 dan 7', 'Weekend 2 dewasa 2 anak totalnya Rp 320.000 ya Kak.'],
      ['total', 'weekend 2 dewasa 2 anak umur 5 dan 7', 'Weekend 2 dewasa 2 anak totalnya Rp 240.000 ya Kak.'],
      ['price', 'tiket weekend anak 12 tahun', 'Anak 12 tahun tiket weekend Rp 60.000 Kak.'],
      ['price', 'pelajar brp weekday', 'Pelajar diskon 25% Kak, tiket weekday Rp 45.000.'],
    ],
  },
  {
    name: 'a fee for payment on delivery',
    owner:
      'Toko Sepatu Jaya. Sneakers 250rb, sandal 90rb. Ongkir Solo 10rb, Klaten 12rb. Bisa COD, kena biaya COD 5rb. Transfer BCA 7751234567 a.n. Jaya.',
    right: [
      ['total', 'sneakers ke solo cod berapa', 'Sneakers 250rb + ongkir 10rb + biaya COD 5rb = 265rb ya Kak.'],
      ['total', 'sneakers ke solo cod berapa', 'COD ke Solo totalnya Rp 265.000 Kak.'],
      ['total', 'sneakers ke solo transfer berapa', 'Kalau transfer totalnya Rp 260.000 ya Kak.'],
      ['total', 'sandal ke klaten cod', 'Sandal 90rb + ongkir 12rb jadi 102rb, ditambah biaya COD 5rb ya Kak.'],
    ],
    wrong: [
      ['total', 'sneakers ke solo cod berapa', 'COD ke Solo totalnya Rp 260.000 Kak.'],
      ['total', 'sneakers ke solo cod berapa', 'Sneakers 250rb + ongkir 10rb = 260rb, bayarnya COD ya Kak.'],
      ['total', 'sneakers ke solo cod berapa', 'Totalnya Rp 260.000 Kak, bayar di tempat saat kurir datang.'],
      ['total', 'sandal ke klaten cod', 'Total COD sandal ke Klaten Rp 102.000 ya Kak.'],
      ['total', 'sandal ke klaten cod', 'Total COD sandal ke Klaten Rp 112.000 ya Kak.'],
    ],
  },
];
