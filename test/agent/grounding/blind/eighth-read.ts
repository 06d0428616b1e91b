import type { Shop } from '../shop.js';

/**
 * The eighth set of shops, written in one go before any rule was read or changed for it: four kinds of shops that no other set has.
 * This half was read while the rules were changed. `eighth-unread.ts` has the other half.
 */
export const eighthRead: readonly Shop[] = [
  {
    name: 'aqiqah',
    owner: `Aqiqah Barokah Depok. Paket kambing betina: Hemat 1.850.000 (60 porsi), Sedang 2.250.000 (80 porsi), Besar 2.750.000 (110 porsi). Kambing jantan tambah 350rb. Menu pilih 2: sate, gulai, tongseng, rendang. Menu ketiga tambah 150rb.
Nasi box komplit 9.000 per box (nasi, acar, kerupuk, air gelas), minimal 50 box. Sudah termasuk pemotongan, masak, sertifikat dan kartu ucapan.
Pemesanan paling lambat H-3, DP 500rb, sisanya lunas saat masakan diantar. Antar gratis Depok dan Jakarta Selatan, Bogor 75rb, Tangerang 100rb. Diantar jam 8 pagi atau jam 2 siang.
Pemotongan boleh disaksikan, lokasi kandang di Sawangan, Sabtu-Minggu saja. Batal H-1 DP hangus. Kulit dan kepala boleh diminta, bilang di awal.`,
    right: [
      ['total', 'yg sedang tapi jantan jd brp', 'Paket Sedang 2.250.000 + jantan 350rb, jadi totalnya 2.600.000 Kak.'],
      ['terms', 'pesan buat besok lusa bisa?', 'Maaf Kak, belum bisa ya. Pesannya paling lambat 3 hari sebelumnya.'],
      ['time', 'diantarnya jam brp ya', 'Bisa pilih diantar jam 8 pagi atau jam 2 siang Kak.'],
      [
        'terms',
        'saya mau liat motongnya hari rabu',
        'Rabu belum bisa Kak, kalau mau lihat pemotongan hanya Sabtu sama Minggu di kandang Sawangan.',
      ],
      [
        'price',
        'paket apa aja kak',
        'Ada 3 Kak: Hemat 1,85 juta untuk 60 porsi, Sedang 2,25 juta untuk 80 porsi, dan Besar 2,75 juta untuk 110 porsi.',
      ],
    ],
    wrong: [
      ['price', 'paket hemat jantan brp', 'Paket Hemat jantan 1.850.000 Kak untuk 60 porsi.'],
      ['shipping', 'antar ke bogor gratis ga', 'Gratis Kak, antar ke Bogor tidak kena biaya.'],
      ['terms', 'menunya boleh 3?', 'Boleh Kak, menunya pilih 3 tanpa tambah biaya.'],
      ['number', 'nasi box 30 aja bisa?', 'Bisa Kak, nasi box 30 juga boleh.'],
      ['terms', 'kalo batal besok acaranya dp balik?', 'Tenang Kak, DP bisa dikembalikan kalau batal.'],
    ],
  },
  {
    name: 'lapangan futsal',
    owner: `Garuda Futsal Semarang. Lapangan A (vinyl) 120rb/jam, lapangan B (rumput sintetis) 150rb/jam. Setelah jam 17.00 dan Sabtu Minggu tambah 30rb per jam. Buka 08.00-23.00 tiap hari.
Member 4x sebulan jam tetap: A 440rb, B 560rb, hanya untuk Senin sampai Kamis. Sewa bola 10rb, rompi 2rb per biji, sepatu 15rb, sepatu bola pul tidak boleh masuk.
Booking DP 50%, paling telat bayar 1 jam setelah pesan, kalau tidak slot dilepas. Ganti jadwal maksimal H-1, sekali saja. Telat datang waktu tidak ditambah. Hujan tetap jalan karena indoor.
Kamar mandi dan musala ada, parkir motor 2rb, mobil 5rb. Kantin tutup jam 21.00, makanan luar boleh, rokok tidak boleh di dalam lapangan.`,
    right: [
      ['price', 'lap B sabtu pagi brp', 'Lapangan B hari Sabtu jadi 180rb per jam Kak, karena akhir pekan tambah 30rb.'],
      ['terms', 'kalo ujan gmn', 'Nggak masalah Kak, tetap bisa main soalnya lapangannya indoor.'],
      ['terms', 'member bisa ambil jumat?', 'Jumat belum bisa Kak, member cuma untuk Senin sampai Kamis.'],
      ['total', 'A 2 jam senin siang sama rompi 10', 'Lapangan A 2 jam 240rb, rompi 10 biji 20rb, jadi total 260rb Kak.'],
      ['terms', 'saya telat 20 menit boleh ditambahin?', 'Mohon maaf Kak, kalau datangnya telat waktunya tidak bisa ditambah.'],
    ],
    wrong: [
      ['price', 'lap A jam 7 malam brp', 'Lapangan A jam 7 malam 120rb per jam Kak.'],
      ['price', 'member B brp', 'Member lapangan B 440rb untuk 4x sebulan Kak.'],
      ['terms', 'bisa ganti jadwal hari ini ga buat ntar malem', 'Bisa Kak, ganti jadwal bisa kapan saja.'],
      ['terms', 'sepatu pul boleh', 'Boleh Kak, sepatu pul bisa dipakai di lapangan rumput sintetis.'],
      ['total', 'lap B 2 jam minggu sore', 'Lapangan B 2 jam totalnya 300rb Kak.'],
    ],
  },
  {
    name: 'depot air dan gas',
    owner: `Depot Tirta Segar, Jl Melati Raya. Isi ulang galon 6rb (RO 8rb), galon Aqua asli 21rb, Le Minerale 19rb, gas 3 kg 22rb, gas 5,5 kg 105rb, gas 12 kg 215rb. Tabung kosong 3 kg 180rb, galon kosong 45rb.
Antar gratis radius 1 km, lebih dari itu 2rb per galon atau tabung. Lantai 2 ke atas tambah 1rb per galon. Minimal antar 2 galon, gas boleh 1.
Gas 3 kg khusus warga RW 05, maksimal 2 tabung per minggu, bawa KTP. Antar Senin-Sabtu 07.00-18.00, Minggu hanya ambil sendiri sampai jam 12.
Langganan 20 galon isi ulang bayar 100rb, berlaku 3 bulan. Galon bocor dari kami ganti di tempat. Bon tidak bisa. Bayar tunai, QRIS, transfer.`,
    right: [
      ['price', 'galon brp aja', 'Isi ulang biasa 6rb, yang RO 8rb, Le Minerale 19rb, kalau Aqua asli 21rb Kak.'],
      ['time', 'minggu bisa anter?', 'Hari Minggu nggak ada antar Kak, tapi bisa ambil sendiri sampai jam 12 siang.'],
      ['terms', 'boleh utang dulu', 'Maaf Kak, kami tidak menerima bon ya. Bisa bayar tunai, QRIS atau transfer.'],
      ['total', 'isi ulang 5 sama gas 12kg 1', 'Isi ulang 5 galon 30rb ditambah gas 12 kg 215rb, totalnya 245rb Kak.'],
      ['discount', 'klo langganan gmn', 'Langganan cukup bayar 100rb untuk 20 galon isi ulang Kak, bisa dipakai sampai 3 bulan.'],
    ],
    wrong: [
      ['price', 'gas 5 kilo setengah', 'Gas 5,5 kg 215rb Kak.'],
      ['number', 'antar 1 galon bisa?', 'Bisa Kak, 1 galon juga kami antar.'],
      ['shipping', 'rumah saya 3 km gratis antar?', 'Iya Kak, antar galon gratis sampai 3 km.'],
      ['terms', 'gas melon bisa buat luar rw?', 'Bisa Kak, gas 3 kg untuk semua warga.'],
      ['stock', 'gas 12 kg ada?', 'Ada Kak, gas 12 kg tinggal 3 tabung.'],
    ],
  },
  {
    name: 'bengkel las',
    owner: `Bengkel Las Sumber Rejeki, Klaten. Kanopi spandek pasir 350rb/m2, kanopi alderon 650rb/m2, pagar besi hollow 550rb/m2, pagar tempa 1,2jt/m2, teralis jendela 300rb/m2, tangga putar 5,5jt per unit. Sudah sama cat dan pasang.
Survei gratis area Klaten, luar Klaten (Solo, Jogja) 100rb, dipotong kalau jadi order. Minimal order kanopi 6 m2, teralis 3 m2.
Pengerjaan kanopi 5-7 hari, pagar 10-14 hari setelah DP. Bayar: DP 40%, 40% saat barang dipasang, 20% setelah selesai. Garansi bocor 1 tahun, garansi las 2 tahun, cat tidak digaransi.
Tukang tidak menginap. Buka Senin-Sabtu 08.00-16.30. Warna cat bebas pilih kecuali gold dan chrome tambah 50rb/m2. Bongkar kanopi lama 40rb/m2.`,
    right: [
      ['price', 'kanopi spandek 10 meter brp', 'Kanopi spandek pasir 10 m2 x 350rb = 3.500.000 Kak, sudah termasuk cat dan pasang.'],
      ['terms', 'cat ngelupas digaransi ga', 'Untuk catnya tidak ada garansi Kak, yang digaransi bocor 1 tahun dan las 2 tahun.'],
      ['time', 'pager brp lama jadinya', 'Pagar sekitar 10 sampai 14 hari Kak, dihitung setelah DP masuk.'],
      ['price', 'survei ke jogja bayar ya', 'Iya Kak, survei ke Jogja 100rb, nanti dipotong kalau jadi pesan.'],
      ['time', 'hari minggu buka?', 'Minggu libur Kak, kami buka Senin sampai Sabtu dari jam 8 pagi sampai setengah 5 sore.'],
    ],
    wrong: [
      ['price', 'alderon semeter brp', 'Kanopi alderon 550rb per m2 Kak.'],
      ['terms', 'kanopi bocor garansinya?', 'Garansi bocor 2 tahun Kak.'],
      ['terms', 'cat gold sama aja?', 'Sama Kak, warna gold tidak ada tambahan.'],
      ['payment', 'bayarnya gmn', 'DP 20% dulu Kak, sisanya setelah selesai.'],
      ['time', 'kanopi 3 hari jadi?', 'Bisa Kak, kanopi selesai 3 hari.'],
    ],
  },
];
