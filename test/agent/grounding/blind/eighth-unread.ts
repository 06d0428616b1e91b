import type { Shop } from '../shop.js';

/** The other half of that set: measured before and after the rules were changed, and not read for them. */
export const eighthUnread: readonly Shop[] = [
  {
    name: 'penitipan anak',
    owner: `Daycare Pelangi Ceria, BSD. Harian 150rb, mingguan (Senin-Jumat) 600rb, bulanan 1,9jt, setengah hari (maksimal 5 jam) 90rb. Umur 6 bulan sampai 5 tahun. Uang pangkal 750rb sekali bayar, khusus bulanan.
Termasuk makan siang dan snack 2x, susu dan popok bawa sendiri. Buka Senin-Jumat 06.30-18.00, Sabtu 07.00-13.00 dengan tambahan 50rb. Tanggal merah libur.
Jemput lewat jam 18.00 kena 25rb per 30 menit. Anak demam atau cacar tidak diterima dulu. Satu pengasuh pegang 4 anak, bayi 2 anak. CCTV bisa dilihat orang tua lewat HP.
Kakak adik diskon 10% untuk anak kedua (bulanan). Trial 1 hari 100rb. Cuti lebih dari 2 minggu bayar setengah. Penjemput selain orang tua wajib kirim foto KTP.`,
    right: [
      ['terms', 'bayi 4 bulan bisa?', 'Belum bisa Kak, kami menerima mulai umur 6 bulan.'],
      ['price', 'mau coba sehari dulu', 'Boleh Kak, trial sehari biayanya 100rb.'],
      ['terms', 'popoknya disediain?', 'Popok dan susu dibawa dari rumah ya Kak. Yang kami sediakan makan siang sama snack 2 kali.'],
      ['total', 'bulan pertama bayar brp', 'Bulan pertama 1,9jt ditambah uang pangkal 750rb, jadi 2.650.000 Kak.'],
      ['terms', 'anak saya lg panas badannya', 'Kalau lagi demam belum bisa kami terima dulu ya Kak, semoga cepat sembuh.'],
    ],
    wrong: [
      ['price', 'mingguan brp', 'Mingguan 750rb Kak dari Senin sampai Jumat.'],
      ['time', 'sabtu sampai sore ya', 'Iya Kak, Sabtu buka sampai jam 18.00.'],
      ['discount', 'adiknya ikut harian ada diskon?', 'Ada Kak, anak kedua diskon 10% untuk harian.'],
      ['terms', 'uang pangkal tiap tahun?', 'Uang pangkal dibayar setiap tahun Kak.'],
      ['terms', 'yang jemput tantenya gpp?', 'Boleh Kak, tantenya langsung jemput saja tanpa syarat.'],
    ],
  },
  {
    name: 'toko alat musik',
    owner: `Nada Musik Cirebon. Gitar akustik Yamaha F310 1.450.000, gitar lokal Java 385rb, ukulele 175rb, bass Squier 3,2jt, keyboard Casio CT-S200 2.350.000, cajon 450rb, senar D'Addario 95rb, senar Alice 25rb, softcase 85rb, hardcase 350rb.
Beli gitar bonus pick dan senar cadangan (Alice), softcase tidak termasuk kecuali Yamaha. Garansi resmi 1 tahun untuk Yamaha dan Casio, merk lain garansi toko 1 bulan.
Setup gitar 75rb, ganti senar gratis kalau beli senar di sini. Kirim pakai packing kayu 60rb, wajib untuk gitar dan keyboard. Ambil di toko bisa dicoba dulu. Tukar tambah hanya gitar dan bass, keyboard tidak.
Cicilan lewat Kredivo atau Shopee PayLater, minimal 500rb. Buka 10.00-20.00, Kamis tutup. Les gitar 300rb/bulan 4x, belum ada les drum.`,
    right: [
      ['price', 'gitar ada yg dibawah 500?', 'Ada Kak, gitar lokal Java harganya 385rb.'],
      ['terms', 'yamaha dapet tas ga', 'Dapat Kak, khusus Yamaha sudah termasuk softcase, plus bonus pick dan senar cadangan.'],
      ['total', 'java + softcase brp', 'Gitar Java 385rb tambah softcase 85rb jadi 470rb Kak.'],
      ['terms', 'piano casio bisa tuker tambah?', 'Untuk keyboard belum bisa tukar tambah Kak, cuma gitar dan bass saja.'],
      ['price', 'ganti senar ongkos brp', 'Kalau senarnya beli di sini, pasangnya gratis Kak.'],
    ],
    wrong: [
      ['price', 'senar alice', 'Senar Alice 95rb Kak.'],
      ['terms', 'gitar java garansi?', 'Garansi resmi 1 tahun Kak untuk gitar Java.'],
      ['terms', 'beli java dpt softcase?', 'Dapat Kak, beli gitar Java gratis softcase.'],
      ['time', 'kamis saya ke situ', 'Silakan Kak, Kamis kami buka jam 10.00-20.00.'],
      ['total', 'casio kirim ke kuningan total?', 'Keyboard Casio sama packing kayu totalnya 2.350.000 Kak.'],
    ],
  },
  {
    name: 'cuci sofa',
    owner: `BersihKilat jasa cuci sofa & springbed, Surabaya. Sofa 1 dudukan 60rb, sofa 2 dudukan 110rb, sofa L 250rb, springbed single 130rb, queen 170rb, king 200rb, karpet 15rb/m2, kursi makan 20rb, jok mobil 5 seat 350rb, 7 seat 450rb.
Minimal order 150rb. Transport gratis Surabaya, Sidoarjo dan Gresik 35rb. Pengerjaan di rumah pelanggan, 1-3 jam, kering 4-6 jam pakai kipas. Air dan listrik dari pelanggan.
Noda tinta dan darah lama tidak dijamin hilang. Sofa kulit beda cairan, tambah 30%. Sofa suede tidak kami kerjakan. Pembasmi tungau gratis untuk springbed.
Jadwal tiap hari 08.00-17.00, terakhir mulai jam 15.00. Bayar setelah selesai, tunai atau transfer. Batal mendadak di hari H kena 50rb. Kalau kurang bersih dikerjakan ulang gratis dalam 3 hari.`,
    right: [
      ['price', 'kasur king brp', 'Springbed king 200rb Kak, sudah sekalian gratis pembasmi tungau.'],
      ['terms', 'dibawa atau dikerjain di rumah', 'Dikerjakan langsung di rumah Kakak, jadi tidak perlu dibawa ke mana-mana.'],
      ['total', 'sofa 2 dudukan 1, yg 1 dudukan 2', 'Sofa 2 dudukan 110rb, sofa 1 dudukan 2 x 60rb = 120rb, total 230rb Kak.'],
      ['terms', 'bayarnya di depan?', 'Nggak Kak, bayarnya nanti kalau sudah selesai, boleh tunai atau transfer.'],
      ['time', 'jam 4 sore masih bisa dateng?', 'Jam 4 sudah tidak bisa Kak, paling akhir mulai jam 3 sore.'],
    ],
    wrong: [
      ['price', 'queen berapa', 'Springbed queen 200rb Kak.'],
      ['shipping', 'sidoarjo transport?', 'Transport ke Sidoarjo gratis Kak.'],
      ['terms', 'sofa suede bisa kan', 'Bisa Kak, sofa suede tambah 30%.'],
      ['terms', 'noda tinta ilang?', 'Tenang Kak, noda tinta pasti hilang.'],
      ['total', 'kursi makan 6', 'Kursi makan 6 totalnya 110rb Kak.'],
    ],
  },
  {
    name: 'pakan dan ayam',
    owner: `Berkah Unggas, Blitar. DOC ayam kampung 7.500/ekor, DOC broiler 6.000/ekor, ayam petelur pullet 85rb/ekor, bebek umur 2 minggu 14rb, puyuh 9rb. Pakan BR-1 50kg 465rb, pakan petelur 50kg 395rb, jagung giling 6.500/kg, dedak 4.000/kg, vitamin Vitachick 15rb, tempat minum 22rb.
DOC minimal 50 ekor, datang tiap Selasa dan Jumat, pesan 2 hari sebelumnya. DOC sudah vaksin, mati di jalan diganti kalau lebih dari 5%, kirim video waktu buka kardus.
Kirim Blitar dan Kediri pakai pikap 50rb, Malang 120rb. DOC tidak dikirim ke luar Jawa Timur, pakan bisa lewat ekspedisi. Pakan ambil 10 sak diskon 5rb per sak.
Pakan sudah dibuka tidak bisa ditukar. Bayar DP 30% untuk DOC, pakan tunai. Buka 06.00-16.00, Minggu sampai jam 11. Konsultasi kandang gratis lewat WA.`,
    right: [
      ['price', 'anak ayam kampung brp sekarang', 'DOC ayam kampung 7.500 per ekor Kak, minimal 50 ekor ya.'],
      ['time', 'doc datengnya kapan', 'Setiap Selasa sama Jumat Kak, pesannya 2 hari sebelum datang.'],
      ['total', 'br1 10 sak dapet brp', 'Pakan BR-1 10 sak jadi 460rb per sak, totalnya 4.600.000 Kak.'],
      ['shipping', 'doc kirim ke bali bisa?', 'Untuk Bali belum bisa Kak, DOC cuma kami kirim di Jawa Timur saja.'],
      ['terms', 'udah divaksin belum', 'Sudah divaksin semua Kak DOC-nya.'],
    ],
    wrong: [
      ['price', 'broiler brp', 'DOC broiler 7.500 per ekor Kak.'],
      ['number', 'beli 20 ekor doc boleh?', 'Boleh Kak, DOC 20 ekor bisa.'],
      ['terms', 'kalo mati di jalan?', 'Semua yang mati di jalan kami ganti Kak, berapa pun jumlahnya.'],
      ['shipping', 'ke malang ongkir', 'Kirim ke Malang 50rb pakai pikap Kak.'],
      ['time', 'minggu sore buka?', 'Buka Kak, Minggu sampai jam 16.00.'],
    ],
  },
];
