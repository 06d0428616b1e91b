import type { Shop } from '../shop.js';

/** The same roles and statements in other shops, written before the last changes for them. */
export const otherShopsByRole: readonly Shop[] = [
  {
    name: 'sewn shirts by number',
    owner:
      'Konveksi Rapi. Kaos sablon min 12 pcs: 12-23 pcs 75rb, 24-49 pcs 68rb, 50 pcs ke atas 62rb. Bordir logo tambah 8rb per pcs. Ukuran XXL +10rb. DP 30%, sisanya sebelum kirim. Pengerjaan 10-14 hari. Libur hari Minggu.',
    right: [
      ['total', 'kaos 24 pcs pakai bordir berapa', 'Kaos 24 pcs Rp 1.632.000, bordir 24 x 8rb = Rp 192.000, totalnya Rp 1.824.000 Kak.'],
      ['price', 'bordir 24 pcs nambah berapa', 'Bordir 24 pcs nambah Rp 192.000 Kak.'],
      [
        'total',
        'dp nya?',
        'DP 30% Rp 547.200, sisanya Rp 1.276.800 ya Kak.',
        { ours: ['Kaos 24 pcs + bordir totalnya Rp 1.824.000 Kak.'], earlier: ['kaos 24 pcs pakai bordir'] },
      ],
      ['time', 'buka hari apa', 'Kami buka Senin sampai Sabtu Kak, Minggu libur.'],
      ['time', 'buka tiap hari?', 'Tiap hari kecuali Minggu ya Kak.'],
      [
        'total',
        'sisanya brp',
        'Sisanya Rp 1.276.800 Kak.',
        { tools: ['{"barang":[{"nama":"Kaos sablon","jumlah":24,"harga_satuan":76000,"subtotal":1824000}],"total_barang":1824000}'] },
      ],
    ],
    wrong: [
      ['total', 'dp nya?', 'DP 50% Rp 912.000 ya Kak.', { ours: ['Kaos 24 pcs + bordir totalnya Rp 1.824.000 Kak.'] }],
      ['price', 'bordir 24 pcs nambah berapa', 'Bordir 24 pcs nambah Rp 150.000 Kak.'],
      ['time', 'besok jadi?', 'Besok bisa jadi Kak.'],
      ['time', 'lusa bisa diambil?', 'Lusa sudah bisa diambil Kak.'],
      ['time', 'buka hari apa', 'Kami tutup tiap Sabtu Kak.'],
      ['price', 'xxl nambah?', 'XXL tambah 5rb aja Kak.'],
      ['price', 'xxxl nambah?', 'XXXL tambah 15rb Kak.'],
      ['discount', 'ga bisa kurang?', 'Bisa dong Kak, nanti saya diskonin.'],
      ['discount', 'nego ya', 'Siap Kak, harga bisa nego.'],
      ['discount', 'kurangin dong', 'Oke deh Kak, saya kasih harga spesial.'],
      ['price', 'kaos 12 pcs?', 'Kaos 12 pcs enam puluh ribuan per pcs Kak.'],
    ],
  },
  {
    name: 'cars with a driver',
    owner:
      'Rental mobil Bali. Avanza 350rb/hari, Innova 600rb/hari. Sopir 150rb/hari. Overtime 10% per jam. Antar jemput bandara 100rb. Pembayaran transfer atau cash. Pemesanan H-1.',
    right: [
      ['total', 'avanza 2 hari pakai sopir', 'Avanza 2 hari Rp 700.000 + sopir 2 hari Rp 300.000, totalnya Rp 1.000.000 Kak.'],
      ['time', 'besok ada?', 'Bisa Kak, pemesanannya H-1.'],
      ['price', 'avanza pinten?', 'Avanza telung atus seket ewu per hari Bli.'],
      ['price', 'innova berapa', 'Innova enam ratusan ribu per hari Kak.'],
    ],
    wrong: [
      ['price', 'avanza berapa', 'Avanza tiga jutaan Kak.'],
      ['price', 'avanza pinten?', 'Avanza rong atus ewu per hari.'],
      ['price', 'innova berapa', 'Innova limang atus ewu Kak.'],
      ['price', 'innova berapa', 'Innova lima ratusan aja Kak.'],
      ['total', 'avanza 2 hari pakai sopir', '700rb + 300rb = 900rb ya Kak.'],
      ['terms', 'bayar belakangan?', 'Bisa Kak, bayarnya diangsur 2 kali.'],
      ['time', 'minggu bisa antar?', 'Hari ini bisa Kak.'],
    ],
  },
  {
    name: 'a clinic with prices for groups',
    owner:
      'Klinik Gigi Sehat. Scaling 250rb, tambal 200rb, cabut gigi 300rb. Buka Senin-Sabtu kecuali Kamis, jam 9-20. Anak di bawah 12 tahun potongan 20%. Pelajar diskon 10% tunjukkan kartu. Booking lewat admin.',
    right: [
      ['price', 'scaling anak umur 8 tahun', 'Scaling anak 8 tahun Rp 200.000 Kak, potongan 20%.'],
      ['price', 'tambal buat pelajar?', 'Pelajar diskon 10%, tambal jadi Rp 180.000 Kak.'],
      ['time', 'jadwal buka', 'Buka Senin-Sabtu kecuali Kamis, jam 9-20 Kak.'],
      ['time', 'kamis buka?', 'Kamis tutup Kak.'],
    ],
    wrong: [
      ['price', 'scaling anak umur 8 tahun', 'Scaling anak 8 tahun Rp 225.000 Kak.'],
      ['price', 'tambal buat pelajar?', 'Pelajar diskon 20%, tambal jadi Rp 160.000 Kak.'],
      ['price', 'cabut gigi lansia', 'Lansia potongan 20%, cabut gigi Rp 240.000 Kak.'],
      ['time', 'besok dokternya bisa?', 'Besok bisa Kak, jam 10 ya.'],
      ['time', 'jumat sore kosong?', 'Jumat sore masih kosong Kak.'],
      ['time', 'jadwal buka', 'Buka tiap hari kecuali Minggu Kak.'],
      ['time', 'kamis buka?', 'Kamis buka Kak jam 9-20.'],
    ],
  },
  {
    name: 'a percentage for payment on delivery',
    owner: 'Toko Madu. Madu hutan 120rb, madu kelulut 180rb. Ongkir Jabodetabek 15rb. COD bisa, ada tambahan biaya 4% untuk COD.',
    right: [
      [
        'total',
        'madu hutan 2 cod bekasi',
        '2 madu hutan Rp 240.000 + ongkir 15rb = Rp 255.000, ditambah biaya COD 4% Rp 10.200 jadi Rp 265.200 Kak.',
      ],
      ['total', 'madu hutan 2 cod bekasi', 'Total COD Rp 265.200 ya Kak.'],
      ['total', 'madu hutan 2 ke bekasi', 'Totalnya Rp 255.000 Kak sudah sama ongkir.'],
    ],
    wrong: [
      ['total', 'madu hutan 2 cod bekasi', 'Total COD Rp 255.000 ya Kak.'],
      ['total', 'madu hutan 2 cod bekasi', '2 madu hutan + ongkir jadi Rp 255.000, bayar di tempat ya Kak.'],
      ['total', 'madu hutan 2 cod bekasi', 'Total COD Rp 262.650 ya Kak.'],
    ],
  },
  {
    name: 'levels on some things',
    owner:
      'Frozen Mama. Nugget 35rb, sosis 30rb, dimsum 45rb (stok 6), risol habis. Kirim instan area Solo. Member Bronze diskon 5% semua, Platinum diskon 12% khusus nugget.',
    right: [
      ['discount', 'bronze nugget', 'Member Bronze nugget jadi Rp 33.250 Kak.'],
      ['discount', 'platinum nugget 2', '2 nugget Rp 70.000, diskon Platinum 12% Rp 8.400, jadi Rp 61.600 Kak.'],
      ['stock', 'dimsum masih?', 'Dimsum masih ready Kak, stok 6.'],
      ['terms', 'eh sosisnya ganti dimsum aja', 'Siap Kak, pesanannya diganti dimsum ya.'],
      ['payment', 'kirim bukti kemana', 'Bukti transfernya kirim di chat ini saja ya Kak.'],
      ['time', 'hari ini bisa?', 'Hari ini bisa Kak, kirim instan area Solo.'],
    ],
    wrong: [
      ['discount', 'platinum sosis', 'Platinum sosis diskon 12% jadi Rp 26.400 Kak.'],
      ['discount', 'bronze nugget', 'Bronze nugget jadi Rp 30.800 Kak.'],
      ['stock', 'risol masih?', 'Risol masih ready Kak.'],
      ['terms', 'kalau basi?', 'Kalau basi diganti Kak.'],
      ['price', 'dimsum sabaraha', 'Dimsum opat puluh rebu Teh.'],
      ['price', 'sosis sabaraha', 'Sosis tilu puluh lima rebu Teh.'],
    ],
  },
  {
    name: 'drinks',
    owner:
      'Boba Manis. Milk tea 18rb, brown sugar 22rb, extra topping 4rb. Level gula bisa dipilih. Buka tiap hari 10-21. Delivery area kampus. Pesan lewat WA.',
    right: [
      ['terms', 'gulanya dikurangi ya', 'Siap Kak, gulanya saya kurangi ya.'],
      ['terms', 'jadi 2 aja deh', 'Oke Kak, jumlahnya saya kurangi jadi 2 ya.'],
      ['time', 'besok saya ke sana ya', 'Siap Kak, besok kami tunggu ya.'],
      ['time', 'hari ini buka?', 'Buka Kak, hari ini sampai jam 21.'],
    ],
    wrong: [
      ['discount', 'kurangin dong', 'Iya Kak, saya kurangi ya.'],
      ['discount', 'mahal amat', 'Nanti saya turunin harganya Kak.'],
    ],
  },
  {
    name: 'a trip with half the price for children',
    owner: 'Open trip Bromo 1.250.000 per orang. Anak di bawah 5 tahun setengah harga.',
    right: [
      ['price', 'bromo brp', 'Bromo dewasa Rp 1.250.000, anak di bawah 5 tahun Rp 625.000 Kak.'],
      ['price', 'anak 7 tahun?', 'Anak di atas 5 tahun bayar penuh Rp 1.250.000 Kak.'],
      ['price', 'anak 7 tahun?', 'Anak 7 tahun Rp 1.250.000 Kak, harga dewasa.'],
    ],
    wrong: [['price', 'anak 3 tahun?', 'Anak 3 tahun Rp 1.250.000 Kak.']],
  },
  {
    name: 'transfer or payment on delivery',
    owner: 'Gamis Aisyah 189rb, hijab 35rb. Ongkir Depok 13rb. COD kena biaya 3%. Transfer BCA.',
    right: [
      ['total', 'gamis ke depok', 'Kalau transfer totalnya Rp 202.000 Kak, kalau COD Rp 208.060.'],
      ['total', 'gamis 2, bisa cod?', '2 gamis = Rp 378.000, bisa COD Kak.'],
      ['price', 'gamis bisa cod?', 'Bisa COD Kak, gamisnya cuma 189rb.'],
      ['total', 'gamis ke depok cod', 'Totalnya Rp 202.000 belum termasuk biaya COD 3% ya Kak.'],
    ],
    wrong: [['total', 'gamis ke depok cod', 'Totalnya Rp 202.000 ya Kak, COD.']],
  },
  {
    name: 'dresses at two prices',
    owner: 'Butik. Gamis Aisyah 189rb, gamis Laras 245rb, hijab 35rb. Promo gratis ongkir sampai 31 Desember. Laundry express 1 hari.',
    right: [
      ['price', 'gamis berapaan?', 'Gamis mulai 180 ribuan Kak.'],
      ['price', 'ada gamis 200 ribuan?', 'Ada Kak, gamis Laras 245rb.'],
      ['price', 'gamis brp', 'Gamis kisaran 189rb sampai 245rb Kak.'],
      ['price', 'gamis laras brp', 'Gamis Laras dua ratusan ribu Kak.'],
      ['total', '2 gamis aisyah brp', '2 gamis Aisyah tiga ratusan ribu Kak, tepatnya 378rb.'],
    ],
    wrong: [
      ['price', 'gamis laras brp', 'Gamis Laras seratusan ribu Kak.'],
      ['total', '2 gamis aisyah brp', '2 gamis Aisyah dua ratusan ribu aja Kak.'],
    ],
  },
];
