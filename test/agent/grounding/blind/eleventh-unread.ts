import type { Shop } from '../shop.js';

/** Written after the rules were changed for the tenth set, and run once. */
export const eleventhUnread: readonly Shop[] = [
  {
    name: 'opticians',
    owner: `Optik Terang. Frame mulai 150rb, frame titanium 385rb. Lensa minus biasa 120rb/pasang, antiradiasi 185rb/pasang, photocromic 320rb/pasang, progresif 650rb/pasang. Softlens bulanan 85rb, cairan 25rb.
Silinder di atas 2 tambah 75rb. Periksa mata gratis. Lensa jadi 1 hari, progresif 5 hari. Garansi frame 6 bulan. Pelajar potongan 10% untuk lensa. Buka 09.00-20.30, Minggu sampai jam 17.`,
    right: [
      ['total', 'frame titanium lensa antiradiasi jadi brp', 'Frame titanium 385rb + lensa antiradiasi 185rb, totalnya Rp 570.000 Kak.'],
      ['price', 'lensa photocromic kisaran', 'Lensa photocromic tiga ratusan ribu sepasang Kak.'],
      ['price', 'antiradiasi silinder 3', 'Silinder di atas 2 tambah 75rb, jadi lensa antiradiasi Rp 260.000 Kak.'],
      ['discount', 'pelajar lensa minus biasa', 'Pelajar potongan 10%, lensa minus biasa jadi Rp 108.000 Kak.'],
      ['time', 'minggu buka sampe jam', 'Hari Minggu buka sampai jam 17 Kak.'],
    ],
    wrong: [
      ['total', 'frame titanium lensa antiradiasi jadi brp', 'Frame titanium sama lensa antiradiasi totalnya Rp 505.000 Kak.'],
      ['price', 'lensa photocromic kisaran', 'Lensa photocromic dua ratusan ribu Kak.'],
      ['price', 'antiradiasi silinder 3', 'Lensa antiradiasi silinder 3 Rp 185.000 Kak.'],
      ['discount', 'pelajar frame titanium', 'Pelajar potongan 15%, jadi Rp 327.250 Kak.'],
      ['time', 'progresif jadi kapan', 'Lensa progresif jadi 1 hari Kak.'],
    ],
  },
  {
    name: 'gas and water',
    owner: `Depot Tirta Gas. Galon isi ulang 6rb, galon Aqua 21rb, gas 3kg 22rb, gas 12kg 215rb, gas 5,5kg 105rb. Galon kosong beli 45rb. Tabung 3kg kosong 180rb.
Antar gratis radius 1 km, di atas itu 3rb/galon. Lantai 2 ke atas +2rb/galon. Beli 10 galon isi ulang gratis 1. Pesan sebelum jam 4 sore diantar hari itu. Tutup tiap Jumat jam 11-13.`,
    right: [
      ['total', 'isi ulang 4 galon gas 3kg 1', '4 galon isi ulang 24rb + gas 3kg 22rb = Rp 46.000 Kak.'],
      ['total', 'isi ulang 3 galon lantai 3', '3 galon 18rb, lantai 2 ke atas tambah 2rb per galon, jadi Rp 24.000 Kak.'],
      ['price', 'aqua 2 galon', '2 galon Aqua Rp 42.000 Kak.'],
      ['price', 'gas 12 kilo', 'Gas 12kg Rp 215.000 Kak.'],
      ['time', 'pesan jam 2 hari ini nyampe', 'Pesan sebelum jam 4 sore diantar hari ini Kak.'],
    ],
    wrong: [
      ['total', 'isi ulang 4 galon gas 3kg 1', '4 galon isi ulang sama gas 3kg jadi Rp 44.000 Kak.'],
      ['total', 'isi ulang 3 galon lantai 3', '3 galon isi ulang lantai 3 Rp 18.000 Kak.'],
      ['price', 'aqua 2 galon', '2 galon Aqua Rp 21.000 Kak.'],
      ['price', 'gas 12 kilo', 'Gas 12kg Rp 105.000 Kak.'],
      ['discount', 'beli 5 galon gratis?', 'Beli 5 galon gratis 1 Kak.'],
    ],
  },
  {
    name: 'tutoring',
    owner: `Bimbel Cendekia. SD 45rb/pertemuan, SMP 55rb/pertemuan, SMA 70rb/pertemuan, paket SMA 12 pertemuan 760rb. Kelas grup maks 5 anak 30rb/anak. Guru datang ke rumah +15rb/pertemuan. Pertemuan 90 menit. Daftar 50rb, modul 40rb.
Kakak adik diskon 10% untuk anak kedua. Bayar per bulan di muka. Jadwal Senin-Sabtu 14.00-20.00.`,
    right: [
      ['total', 'smp 8 pertemuan', 'SMP 8 pertemuan x 55rb = Rp 440.000 Kak.'],
      ['price', 'sd guru ke rumah', 'SD dengan guru datang ke rumah Rp 60.000 per pertemuan Kak.'],
      ['total', 'baru daftar sd 4x sama modul', '4 pertemuan 180rb + daftar 50rb + modul 40rb, totalnya Rp 270.000 Kak.'],
      ['price', 'paket sma', 'Paket SMA 12 pertemuan Rp 760.000 Kak.'],
      ['time', 'minggu ada?', 'Jadwalnya Senin sampai Sabtu Kak, Minggu libur.'],
    ],
    wrong: [
      ['total', 'smp 8 pertemuan', 'SMP 8 pertemuan Rp 360.000 Kak.'],
      ['price', 'sd guru ke rumah', 'SD guru datang ke rumah Rp 45.000 per pertemuan Kak.'],
      ['total', 'baru daftar sd 4x sama modul', 'SD 4 pertemuan sama daftar dan modul totalnya Rp 230.000 Kak.'],
      ['price', 'sma sekali', 'SMA Rp 55.000 per pertemuan Kak.'],
      ['total', 'sd 3 pertemuan', 'SD 3 pertemuan Rp 45.000 Kak.'],
    ],
  },
  {
    name: 'flowers',
    owner: `Toko Bunga Lily. Buket mawar 10 tangkai 185rb, 20 tangkai 340rb, buket matahari 160rb, buket snack 130rb, papan bunga 2x1 meter 450rb, 3x1,5 meter 700rb, standing flower 525rb. Tambah boneka 40rb, kartu ucapan 5rb, cokelat 35rb.
Antar Kota Malang 15rb, Kabupaten 30rb, Batu 35rb. Pesan H-1, papan bunga bisa hari itu. Valentine harga naik 25%.`,
    right: [
      ['total', 'mawar 10 plus boneka antar batu', 'Buket mawar 10 tangkai 185rb + boneka 40rb + antar Batu 35rb = Rp 260.000 Kak.'],
      ['price', 'mawar 20', 'Buket mawar 20 tangkai Rp 340.000 Kak.'],
      ['price', 'papan yg gede', 'Papan bunga 3x1,5 meter Rp 700.000 Kak.'],
      ['price', 'matahari pas valentine', 'Saat Valentine naik 25%, buket matahari jadi Rp 200.000 Kak.'],
      ['time', 'papan bunga buat hari ini bs', 'Papan bunga bisa hari ini Kak.'],
    ],
    wrong: [
      ['total', 'mawar 10 plus boneka antar batu', 'Buket mawar 10 tangkai, boneka dan antar Batu totalnya Rp 240.000 Kak.'],
      ['price', 'mawar 20', 'Buket mawar 20 tangkai Rp 185.000 Kak.'],
      ['price', 'matahari pas valentine', 'Valentine buket matahari Rp 160.000 Kak.'],
      ['time', 'buket buat hari ini bs', 'Buket mawar bisa hari ini Kak.'],
      ['total', 'standing flower sama kartu', 'Standing flower dengan kartu ucapan Rp 525.000 Kak.'],
    ],
  },
  {
    name: 'fitness club',
    owner: `Gym Kuat Sehat. Harian 35rb, bulanan 225rb, 3 bulan 600rb, tahunan 1,95 juta. Personal trainer 150rb/sesi, paket 10 sesi 1,3 juta. Kelas zumba 40rb, gratis untuk member. Handuk 5rb, loker 10rb/bulan.
Mahasiswa bulanan 185rb. Daftar berdua bulanan diskon 15%. Biaya pendaftaran 75rb kecuali tahunan. Buka 06.00-22.00. Tidak bisa refund, bisa cuti 2 minggu.`,
    right: [
      ['total', 'bulanan baru daftar', 'Bulanan 225rb + pendaftaran 75rb = Rp 300.000 Kak.'],
      ['price', 'mahasiswa brp', 'Mahasiswa bulanan Rp 185.000 Kak.'],
      ['price', 'pt 10 sesi', 'Paket 10 sesi personal trainer Rp 1.300.000 Kak.'],
      ['price', 'zumba member bayar?', 'Kelas zumba gratis untuk member Kak.'],
      ['discount', 'bulanan berdua', 'Daftar berdua diskon 15%, bulanan jadi Rp 191.250 per orang Kak.'],
    ],
    wrong: [
      ['total', 'bulanan baru daftar', 'Bulanan dengan pendaftaran Rp 225.000 Kak.'],
      ['price', 'mahasiswa brp', 'Mahasiswa bulanan Rp 225.000 Kak.'],
      ['price', 'pt 4 sesi', 'Personal trainer 4 sesi Rp 150.000 Kak.'],
      ['price', '3 bulan', 'Member 3 bulan Rp 675.000 Kak.'],
      ['terms', 'kalau batal refund?', 'Bisa refund Kak.'],
    ],
  },
  {
    name: 'mattresses',
    owner: `Spring Bed Nyaman. Kasur busa 90x200 650rb, 120x200 850rb, 160x200 1,15 juta, springbed 120x200 1,75 juta, 160x200 2,3 juta, 180x200 2,6 juta. Bantal 55rb, guling 50rb, sprei 135rb. Divan 400rb, sandaran 350rb.
Free bantal guling untuk springbed. Antar gratis Bekasi, Jakarta 100rb. Cicilan 6 bulan bunga 0%. Garansi per 5 tahun. Bawa kasur lama potongan 200rb.`,
    right: [
      ['total', 'springbed 160 sama divan', 'Springbed 160x200 2,3 juta + divan 400rb = Rp 2.700.000 Kak.'],
      ['price', 'busa 120', 'Kasur busa 120x200 Rp 850.000 Kak.'],
      ['total', 'busa 160 antar jakarta', 'Kasur busa 160x200 1,15 juta + antar Jakarta 100rb jadi Rp 1.250.000 Kak.'],
      ['price', 'springbed 180 tuker kasur lama', 'Springbed 180x200 2,6 juta, bawa kasur lama potongan 200rb, jadi Rp 2.400.000 Kak.'],
      ['payment', 'cicilan 6 bulan springbed 120 perbulan', '1,75 juta dibagi 6 jadi sekitar Rp 291.700 per bulan Kak.'],
    ],
    wrong: [
      ['total', 'springbed 160 sama divan', 'Springbed 160x200 dengan divan Rp 2.650.000 Kak.'],
      ['price', 'busa 120', 'Kasur busa 120x200 Rp 1.750.000 Kak.'],
      ['total', 'busa 160 antar jakarta', 'Kasur busa 160x200 antar Jakarta Rp 1.150.000 Kak.'],
      ['price', 'bantal 4', '4 bantal Rp 55.000 Kak.'],
      ['terms', 'busa dapet bantal?', 'Kasur busa juga free bantal guling Kak.'],
    ],
  },
];
