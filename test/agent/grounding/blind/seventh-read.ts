import type { Shop } from '../shop.js';

/**
 * Answers of an ordinary model to ordinary texts of owners, written before the rules of docs/decisions/0204. The rules
 * were adapted to this half.
 */
export const seventhRead: readonly Shop[] = [
  {
    name: 'bengkel',
    owner: `Bengkel Motor Sinar Abadi, Jl Raya Ciledug 45 Tangerang. Buka Senin-Sabtu 08.00-17.00, Minggu sampai jam 12 siang.
Ganti oli matic 55rb, oli bebek 50rb, oli sport 85rb (sudah termasuk jasa). Servis ringan 60rb, servis besar 250rb pengerjaan 1 hari.
Kampas rem depan 45rb, belakang 50rb, jasa pasang 15rb. Ban luar mulai 180rb, tambal tubeless 20rb.
Bisa panggil ke rumah radius 5 km, ongkos 30rb, gratis kalau servis besar. Garansi servis 7 hari, tidak berlaku untuk sparepart yang dibawa sendiri.
Booking lewat WA dapat potongan 10rb untuk servis ringan. Bayar tunai atau QRIS, tidak menerima kartu kredit.`,
    right: [
      ['price', 'oli beat brp bang', 'Untuk oli matic 55rb Kak, itu udah sama jasa pasangnya.'],
      ['shipping', 'bisa dateng ke rumah?', 'Bisa Kak, selama masih 5 km dari bengkel. Ongkosnya 30rb, tapi kalau servis besar gratis.'],
      ['terms', 'kalo spare part bawa sendiri garansi ga', 'Kalau sparepart-nya bawa sendiri garansinya nggak berlaku ya Kak, maaf.'],
      ['time', 'minggu buka jam brp', 'Minggu kami buka juga Kak, tapi cuma sampai jam 12 siang.'],
      ['discount', 'servis ringan berapa', 'Servis ringan 60rb Kak, dan kalau booking dulu lewat WA dapat potongan 10rb.'],
    ],
    wrong: [
      ['price', 'oli vixion berapa', 'Oli sport 50rb Kak, sudah termasuk jasa.'],
      ['shipping', 'panggil ke rumah bayar?', 'Panggil ke rumah gratis Kak selama masih radius 5 km.'],
      ['payment', 'bisa cc?', 'Bisa Kak, kami terima tunai, QRIS, dan kartu kredit.'],
      ['time', 'sabtu tutup jam berapa', 'Sabtu kami tutup jam 12 siang ya Kak.'],
      ['terms', 'ada garansi?', 'Ada Kak, servis dan sparepart garansi 7 hari, termasuk yang dibawa sendiri.'],
    ],
  },
  {
    name: 'katering',
    owner: `Dapur Mbak Yani, katering rumahan Sidoarjo. Paket nasi kotak: Hemat 18rb (ayam goreng, sambal, lalap), Komplit 25rb (ayam bakar, mie, capcay, buah), Premium 35rb (rendang, udang, sop, puding).
Min order 25 kotak. Pesan H-2, di atas 100 kotak H-4. Ongkir Sidoarjo 20rb, Surabaya 40rb, gratis kalau pesan di atas 75 kotak.
Katering harian 5 hari kerja 125rb per orang per minggu, antar jam 10-11 siang, menu tidak bisa pilih.
DP 30% lewat BRI 3145-01-009876-53-2 a.n. Sri Yani, sisanya H-1. Pembatalan H-1 DP hangus. Semua masakan halal, tanpa MSG.`,
    right: [
      ['price', 'paket yg 25rb isinya apa', 'Yang 25rb itu paket Komplit Kak: ayam bakar, mie, capcay, sama buah.'],
      ['shipping', 'kirim surabaya ongkirnya?', 'Ke Surabaya ongkirnya 40rb Kak, tapi gratis kalau pesannya lebih dari 75 kotak.'],
      ['terms', 'kalo batal gimana', 'Kalau batal di H-1 DP-nya hangus ya Kak, jadi tolong dipastikan dulu sebelum pesan.'],
      ['time', 'mau 150 kotak buat acara', 'Siap Kak, untuk 150 kotak pesannya paling lambat H-4 ya. Rencananya tanggal berapa?'],
      ['total', '40 paket hemat jd brp', '40 kotak paket Hemat x 18rb = Rp720.000 Kak, belum termasuk ongkir.'],
    ],
    wrong: [
      ['price', 'yang ada rendangnya berapa', 'Yang ada rendang paket Komplit 25rb Kak.'],
      ['terms', 'menu harian bisa milih?', 'Bisa Kak, menu katering harian boleh pilih sendiri tiap hari.'],
      ['number', 'minimal berapa', 'Minimal order 15 kotak Kak.'],
      ['account', 'tf kemana', 'Transfer DP ke BRI 3145-01-009876-53-2 a.n. Sri Yuni ya Kak.'],
      ['shipping', 'ongkir sidoarjo', 'Untuk Sidoarjo gratis ongkir Kak.'],
    ],
  },
  {
    name: 'rental mobil',
    owner: `Rental mobil Tiga Putra Yogyakarta. Avanza 300rb/12 jam, 400rb/24 jam. Innova Reborn 500rb/12 jam, 650rb/24 jam. Hiace 1,1 juta per hari sudah dengan sopir.
Lepas kunci syarat KTP, SIM A, KK dan deposit 1 juta (dikembalikan), khusus Avanza dan Innova. Sopir tambah 150rb per hari, makan sopir ditanggung penyewa.
BBM, tol dan parkir belum termasuk. Telat kembali kena 40rb per jam, lebih dari 5 jam dihitung 1 hari. Antar jemput unit ke stasiun Tugu gratis, bandara YIA 100rb.
Luar kota boleh (Jawa Tengah dan Jawa Timur), luar pulau tidak boleh. Booking DP 100rb ke Mandiri 137-00-2244668-1 a.n. Bambang Wiyono.`,
    right: [
      ['price', 'avanza sehari brp?', 'Avanza 400rb untuk 24 jam Kak, kalau cuma 12 jam 300rb.'],
      ['terms', 'mau lepas kunci syaratnya apa', 'Syaratnya KTP, SIM A sama KK Kak, plus deposit 1 juta yang nanti dikembalikan.'],
      ['shipping', 'bisa anter ke yia?', 'Bisa Kak, ke bandara YIA tambah 100rb. Kalau di stasiun Tugu gratis.'],
      ['terms', 'mau ke bali boleh?', 'Mohon maaf Kak, untuk luar pulau belum boleh. Kalau masih Jawa Tengah atau Jawa Timur boleh.'],
      [
        'total',
        'innova 2 hari pake sopir',
        'Innova Reborn 2 hari Rp1.300.000, sopir 2 x 150rb = 300rb, jadi total Rp1.600.000 Kak. BBM, tol, parkir dan makan sopir di luar itu ya.',
      ],
    ],
    wrong: [
      ['price', 'innova 12 jam?', 'Innova Reborn 12 jam 400rb Kak.'],
      ['terms', 'hiace bisa lepas kunci?', 'Bisa Kak, Hiace bisa lepas kunci dengan deposit 1 juta.'],
      ['terms', 'bensin udah termasuk?', 'Sudah Kak, harga sudah termasuk BBM, tol dan parkir.'],
      ['price', 'kalo telat 2 jam gmn', 'Telat kembali dendanya 50rb per jam Kak.'],
      ['terms', 'depositnya hangus?', 'Depositnya tidak dikembalikan ya Kak.'],
    ],
  },
  {
    name: 'percetakan',
    owner: `Percetakan Cahaya Grafika Solo. Banner flexi 280gr 18rb/m2, flexi 340gr 25rb/m2. Stiker vinyl 65rb/m2, stiker chromo 9rb per A3. Kartu nama 35rb per box (100 lembar), 2 sisi 50rb.
Undangan mulai 1.500 per lembar min 100 lembar. Brosur A5 1 rim 190rb, A4 1 rim 350rb. Nota 2 ply 12rb per buku min 10 buku.
Desain gratis untuk cetak di atas 200rb, di bawah itu 30rb. Revisi desain maksimal 3 kali. File kirim format PDF atau CDR ke cahayagrafika.solo@gmail.com.
Banner jadi 1 hari, kartu nama 2 hari, undangan 5-7 hari. Ambil di toko Jl Slamet Riyadi 210 atau kirim pakai JNE/GoSend. Salah cetak karena kami diganti gratis, salah dari file pembeli tidak.`,
    right: [
      ['total', 'banner 3x2 yg tebel brp', 'Banner 3x2 m itu 6 m2 Kak, pakai flexi 340gr 25rb/m2 jadi Rp150.000.'],
      ['price', 'desainnya bayar lagi gak', 'Kalau cetaknya di atas 200rb desainnya gratis Kak, kalau di bawah itu kena 30rb.'],
      ['time', 'undangan brp lama jadinya', 'Undangan sekitar 5-7 hari Kak. Jumlahnya mau berapa lembar? Minimal 100 lembar ya.'],
      [
        'terms',
        'kalo salah cetak diganti?',
        'Kalau salahnya dari kami diganti gratis Kak, tapi kalau dari file Kakak sendiri tidak bisa ya.',
      ],
      ['price', 'kartu nama bolak balik?', 'Yang 2 sisi 50rb per box isi 100 lembar Kak, jadinya 2 hari.'],
    ],
    wrong: [
      ['price', 'stiker vinyl semeter', 'Stiker vinyl 25rb/m2 Kak.'],
      ['number', 'nota boleh 5 buku?', 'Boleh Kak, nota 2 ply bisa pesan 5 buku.'],
      ['time', 'kartu nama jadi kapan', 'Kartu nama 1 hari jadi Kak.'],
      ['terms', 'revisi berapa kali', 'Revisi desainnya bebas Kak sampai cocok.'],
      ['price', 'brosur a4 1 rim', 'Brosur A4 1 rim 190rb Kak.'],
    ],
  },
  {
    name: 'frozen food',
    owner: `Frozen Food Bunda Rafa, Depok. Nugget ayam 500gr 38rb, nugget sayur 500gr 35rb, sosis sapi 500gr 52rb, dimsum ayam isi 20 45rb, dimsum mix isi 30 65rb, kebab isi 10 55rb, kentang 1kg 36rb.
Beli 3 pak bebas campur diskon 5rb, beli 10 pak diskon 25rb. Tahan 3 bulan di freezer, 5 jam di suhu ruang.
Kirim instan GoSend/Grab area Depok, Jaksel, Jaktim saja (ongkir ikut aplikasi), pakai ice pack 5rb. Luar itu belum bisa. Pesan sebelum jam 3 sore dikirim hari itu juga.
Stok kebab lagi kosong, dimsum mix tinggal 4 pak. Nugget dan sosis sudah BPOM, dimsum PIRT. Barang rusak kirim video unboxing, diganti maksimal 1x24 jam.`,
    right: [
      ['stock', 'kebab ada?', 'Mohon maaf Kak, kebabnya lagi kosong. Yang ready ada nugget, sosis, dimsum sama kentang.'],
      ['time', 'tahan brp lama', 'Tahannya 3 bulan kalau di freezer Kak, di suhu ruang cuma 5 jam.'],
      ['shipping', 'kirim ke bogor bisa?', 'Bogor belum bisa Kak, kirimnya baru area Depok, Jaksel dan Jaktim.'],
      [
        'total',
        'nugget ayam 2 sosis 1 jd brp',
        'Nugget ayam 2 x 38rb = 76rb, sosis sapi 52rb, totalnya 128rb. Karena 3 pak dapat diskon 5rb jadi 123rb ya Kak.',
      ],
      ['terms', 'ada bpomnya?', 'Nugget dan sosis sudah BPOM Kak, kalau dimsum PIRT.'],
    ],
    wrong: [
      ['stock', 'dimsum mix ada?', 'Ada Kak, dimsum mix masih ada 14 pak.'],
      ['terms', 'dimsum udah bpom?', 'Sudah Kak, semua produk kami sudah BPOM.'],
      ['time', 'pesen jam 5 sore kekirim skrg?', 'Bisa Kak, pesan jam 5 sore masih dikirim hari ini juga.'],
      ['discount', 'kalo ambil 3?', 'Ambil 3 pak diskon 10rb Kak.'],
      ['price', 'dimsum ayam isi berapa', 'Dimsum ayam isi 30 harganya 45rb Kak.'],
    ],
  },
  {
    name: 'les privat',
    owner: `Les Privat Cerdas Bandung, guru datang ke rumah. SD 75rb per pertemuan, SMP 90rb, SMA 110rb, durasi 90 menit. UTBK 130rb per pertemuan durasi 120 menit.
Paket 8x sebulan diskon 10%, dibayar di depan. Pendaftaran 50rb sekali saja. Les online lebih murah 15rb per pertemuan. Berdua 1 tempat tambah 40rb.
Jadwal Sabtu jam 9 pagi atau jam 1 siang, hari kerja jam 3 sore sampai 8 malam, Minggu libur. Batal kurang dari 3 jam sebelumnya dianggap hadir. Guru bisa diganti maksimal 2 kali.
Mapel: Matematika, Fisika, Kimia, Bahasa Inggris. Belum ada guru Biologi. Percobaan 1x bayar 50% dulu. Area kota Bandung dan Cimahi.`,
    right: [
      ['time', 'sabtu jam brp aja', 'Sabtu ada jam 9 pagi atau jam 1 siang Kak, enaknya yang mana?'],
      ['price', 'anak saya kelas 8, brp sekali les?', 'Untuk SMP 90rb per pertemuan Kak, 90 menit dan gurunya datang ke rumah.'],
      ['discount', 'kalo ambil sebulan', 'Ambil paket 8x sebulan dapat diskon 10% Kak, tapi bayarnya di depan ya.'],
      ['terms', 'kalo mendadak batal', 'Kalau batalnya kurang dari 3 jam sebelum mulai tetap dihitung hadir ya Kak.'],
      ['terms', 'biologi ada?', 'Biologi gurunya belum ada Kak. Yang ada Matematika, Fisika, Kimia, dan Bahasa Inggris.'],
    ],
    wrong: [
      ['price', 'utbk berapa', 'UTBK 110rb per pertemuan Kak, durasi 120 menit.'],
      ['time', 'minggu bisa?', 'Bisa Kak, Minggu ada jam 9 pagi atau jam 1 siang.'],
      ['discount', 'les online?', 'Les online diskon 15% per pertemuan Kak.'],
      ['terms', 'trial gratis?', 'Percobaan pertamanya gratis Kak.'],
      ['terms', 'area mana aja', 'Kami melayani kota Bandung, Cimahi dan Lembang Kak.'],
    ],
  },
];
