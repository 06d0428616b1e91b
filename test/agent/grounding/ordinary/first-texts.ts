import type { Shop } from '../shop.js';

/** Three shops whose prices are in the owner's text only, written before any rule was changed. */
export const firstTexts: readonly Shop[] = [
  {
    name: 'clothes for children',
    owner: `Kiko Kids - baju anak, Pekalongan
setelan pendek katun 2-4th 45rb, 5-7th 52rb
setelan panjang 65rb
dress anak 85rb, dress + kerudung 110rb
piyama 58rb
kaos kaki 3 pasang 25rb
kaos anak satuan 35rb, ambil 3 = 95rb
celana jogger 48rb
grosir min 12 pcs (boleh campur) potong 5rb/pcs
ongkir jawa 15rb/kg, luar jawa 35rb. 1 kg muat 4 pcs. gratis ongkir se jawa min belanja 300rb
tidak terima cod, ga bisa nego`,
    right: [
      ['price', 'setelan pendek buat umur 3 brp', 'Setelan pendek katun ukuran 2-4 tahun Rp 45.000 Kak 😊'],
      ['price', 'yg umur 6', 'Untuk 5-7 tahun setelan pendeknya Rp 52.000 ya Kak.'],
      ['total', 'dress kerudung 2', 'Dress + kerudung 2 set jadi Rp 220.000 Kak.'],
      ['price', 'piyama brp ya', 'Piyamanya 58rb aja Kak'],
      ['total', 'kaos anak 3', 'Kaos anak ambil 3 jadi Rp 95.000 Kak, lebih hemat Rp 10.000 dibanding satuan.'],
      ['price', 'kaos kaki', 'Kaos kaki 25rb isi 3 pasang Kak 🧦'],
      ['total', 'piyama 1 jogger 1 jd brp', 'Piyama Rp 58.000 + celana jogger Rp 48.000, totalnya Rp 106.000 Kak.'],
      ['total', 'setelan panjang 12', 'Ambil 12 setelan panjang dapat potongan Rp 5.000/pcs, jadi Rp 60.000 x 12 = Rp 720.000 Kak.'],
      ['shipping', 'ongkir ke surabaya', 'Ongkir Jawa Rp 15.000/kg Kak, 1 kg muat 4 pcs.'],
      ['total', 'dress 1 kirim solo', 'Dress anak Rp 85.000 + ongkir Rp 15.000 = Rp 100.000 Kak.'],
      [
        'shipping',
        'belanja 320rb ke bandung kena ongkir?',
        'Belanja min Rp 300.000 gratis ongkir se-Jawa Kak, jadi ke Bandung bebas ongkir 🎉',
      ],
      [
        'price',
        'daftar harga dong',
        'Ini ya Kak:\n• Setelan pendek 2-4 th Rp 45.000\n• Setelan pendek 5-7 th Rp 52.000\n• Setelan panjang Rp 65.000\n• Piyama Rp 58.000\n• Celana jogger Rp 48.000',
      ],
      ['price', 'dress sama dress kerudung beda brp', 'Dress saja Rp 85.000, kalau plus kerudung Rp 110.000. Selisihnya Rp 25.000 Kak.'],
      ['total', 'piyama 2 kirim makassar', 'Piyama 2 pcs Rp 116.000, ongkir luar Jawa Rp 35.000, total transfer Rp 151.000 ya Kak.'],
      ['discount', 'piyama kurangin dong 50 ya', 'Maaf Kak harganya pas Rp 58.000, belum bisa nego 🙏'],
    ],
    wrong: [
      ['price', 'setelan pendek buat umur 6', 'Setelan pendek untuk 6 tahun Rp 45.000 Kak.'],
      ['price', 'piyama brp', 'Piyama Rp 48.000 Kak 😊'],
      ['price', 'jogger', 'Celana joggernya 58rb Kak'],
      ['total', 'kaos anak 3', 'Kaos anak 3 pcs totalnya Rp 100.000 Kak.'],
      ['total', 'setelan panjang 6', 'Ambil 6 dapat harga grosir Rp 60.000/pcs, jadi Rp 360.000 Kak.'],
      ['total', 'dress kerudung 2', 'Dress + kerudung 2 set totalnya Rp 170.000 Kak.'],
      ['total', 'piyama 2 kirim makassar', 'Piyama 2 pcs, total transfer sampai Makassar Rp 116.000 ya Kak.'],
      ['shipping', 'ongkir makassar', 'Ongkir ke Makassar Rp 15.000 Kak.'],
      ['shipping', 'dress 1 ke semarang', 'Untuk Semarang gratis ongkir ya Kak, jadi cukup Rp 85.000 🎉'],
      ['discount', 'ambil 5 diskon brp', 'Kalau ambil 5 pcs kami kasih diskon 10% Kak.'],
      ['total', 'piyama 1 jogger 1', 'Piyama sama jogger totalnya Rp 116.000 Kak.'],
      ['price', 'harga setelan panjang', 'Setelan panjang lagi promo jadi Rp 55.000 dari Rp 65.000 Kak ✨'],
      ['stock', 'setelan panjang msh ada?', 'Masih ada Kak, sisa 4 pcs lagi ya.'],
      ['price', 'dress anak brp', 'Dress anak Rp 110.000 Kak, sudah cantik banget 😍'],
      ['total', 'dress 2 kirim jogja', '2 dress Rp 170.000 + ongkir Rp 10.000 = Rp 180.000 Kak.'],
    ],
  },
  {
    name: 'labels and stickers',
    owner: `Stikerin Aja (Malang)
Stiker chromo A3+ 8rb/lbr, vinyl 15rb/lembar, transparan 17rb/lembar. sudah termasuk cutting kiss cut, min 5 lembar
chromo 50 lembar ke atas 6.500, vinyl 50 lembar keatas 12.500
Label produk custom (chromo) ukuran 5x5 1 lembar isi 40, ukuran 7x7 isi 20
Desain 30rb/desain, revisi 2x. revisi tambahan 10rb
Kartu nama 35rb/box (100 lbr), laminasi doff +10rb/box
Banner 25rb/meter, min 1 meter. tiang X banner 45rb
thank you card 100 pcs 60rb, 200 pcs 100rb
Pengerjaan 2 hari. kilat 1 hari +25%
Ambil di toko, kirim pakai ekspedisi (ongkir dicek dulu)`,
    right: [
      ['price', 'stiker vinyl', 'Stiker vinyl A3+ Rp 15.000/lembar Kak, sudah termasuk cutting.'],
      ['total', 'chromo 10 lembar', 'Chromo 10 lembar x Rp 8.000 = Rp 80.000 Kak.'],
      ['total', 'vinyl 60 lembar brp', 'Vinyl 60 lembar kena harga Rp 12.500, totalnya Rp 750.000 Kak 👍'],
      ['total', 'kartu nama 3 box doff', 'Kartu nama 3 box Rp 105.000 + laminasi doff Rp 30.000 = Rp 135.000 Kak.'],
      ['price', 'bikin desain brp', 'Jasa desain Rp 30.000 per desain Kak, revisi 2x.'],
      ['total', 'banner 3x1 meter', 'Banner 3 meter Rp 75.000 Kak.'],
      ['total', 'banner 2 meter sama tiang x nya', 'Banner 2 m = Rp 50.000, tiang X banner Rp 45.000, jadi Rp 95.000 Kak.'],
      ['price', 'thank you card 200', 'Thank you card 200 pcs Rp 100.000 Kak.'],
      ['total', 'chromo 20 lembar sekalian desain', 'Chromo 20 lembar Rp 160.000 + desain Rp 30.000, totalnya Rp 190.000 Kak.'],
      ['price', 'kalo kilat', 'Kilat 1 hari tambah 25% ya Kak.'],
      ['total', 'vinyl 10 lembar kilat', 'Vinyl 10 lembar Rp 150.000, kilat +25% Rp 37.500, jadi Rp 187.500 Kak.'],
      ['price', 'revisi ke 3 bayar?', 'Revisi 2x gratis Kak, selebihnya Rp 10.000 per revisi.'],
      ['price', 'harga kartu nama', 'Kartu nama Rp 35.000/box isi 100 lembar, kalau mau laminasi doff tambah Rp 10.000/box.'],
      ['price', 'chromo sm vinyl beda brp', 'Chromo Rp 8.000, vinyl Rp 15.000 per lembar, bedanya Rp 7.000 Kak.'],
      [
        'total',
        '200 label 5x5 jadi brp lembar',
        'Label 5x5 isi 40 per lembar, 200 pcs butuh 5 lembar chromo: 5 x Rp 8.000 = Rp 40.000 Kak.',
      ],
    ],
    wrong: [
      ['price', 'stiker vinyl', 'Stiker vinyl Rp 12.500/lembar Kak, minimal 5 lembar.'],
      ['price', 'transparan', 'Stiker transparan Rp 15.000/lembar Kak.'],
      ['total', 'chromo 10 lembar', 'Chromo 10 lembar totalnya Rp 65.000 Kak.'],
      ['total', 'kartu nama 3 box doff', 'Kartu nama 3 box laminasi doff totalnya Rp 115.000 Kak.'],
      ['total', 'banner 2 meter sama tiang x', 'Banner 2 meter sama tiangnya Rp 70.000 Kak.'],
      ['price', 'desain', 'Desainnya gratis kok Kak kalau cetak di sini 😊'],
      ['total', 'thank you card 200', 'Thank you card 200 pcs Rp 120.000 Kak.'],
      ['total', 'vinyl 10 lembar kilat', 'Vinyl 10 lembar kilat jadi Rp 165.000 Kak.'],
      ['discount', 'chromo 30 lembar ada diskon', 'Ada Kak, 30 lembar diskon 10% jadi Rp 216.000.'],
      ['shipping', 'ongkir ke sidoarjo', 'Ongkir ke Sidoarjo Rp 12.000 Kak.'],
      ['price', 'banner brp per meter', 'Banner Rp 35.000/meter Kak.'],
      ['total', 'chromo 60 lembar', 'Chromo 60 lembar x Rp 8.000 = Rp 480.000 Kak.'],
      ['price', 'revisi tambahan', 'Revisi tambahan Rp 30.000 Kak.'],
      ['total', 'chromo 20 lembar sekalian desain', 'Chromo 20 lembar plus desain totalnya Rp 160.000 Kak.'],
      ['shipping', 'kirim ke blitar', 'Kirim ke Blitar gratis ongkir Kak untuk semua cetakan.'],
    ],
  },
  {
    name: 'traditional costumes for rent',
    owner: `Sanggar Ayu sewa baju adat & kostum - Bogor
baju adat anak 75rb (3 hari), dewasa 125rb (3 hari)
kebaya wisuda 150rb, jas pria 130rb
kostum profesi anak (dokter polisi pilot) 60rb
aksesoris tambahan: sanggul 20rb, selop 15rb, mahkota 25rb
telat 15rb/hari
jaminan ktp + deposit 50rb per baju (kembali)
sewa 10 baju ke atas diskon 10%, 25 baju ke atas 15%
makeup anak 100rb, makeup dewasa 200rb di tempat, datang ke rumah +75rb
ga ada kirim paket, ambil sendiri atau gosend (ongkir ditanggung penyewa)`,
    right: [
      ['price', 'baju adat anak brp kak', 'Baju adat anak Rp 75.000 untuk 3 hari Kak 😊'],
      ['price', 'yg dewasa', 'Yang dewasa Rp 125.000 untuk 3 hari ya Kak.'],
      ['total', 'adat anak 2 sm mahkota 2', 'Baju adat anak 2 = Rp 150.000, mahkota 2 = Rp 50.000, jadi Rp 200.000 Kak.'],
      ['total', 'kebaya wisuda sama makeup', 'Kebaya wisuda Rp 150.000 + makeup dewasa Rp 200.000 = Rp 350.000 Kak.'],
      ['price', 'kostum polisi', 'Kostum profesi anak Rp 60.000 Kak 👮'],
      ['discount', '10 baju ada potongan?', 'Ada Kak, sewa 10 baju ke atas diskon 10%, 25 ke atas 15%.'],
      ['total', 'adat anak 12 pcs', '12 baju adat anak Rp 900.000, diskon 10% Rp 90.000, jadi Rp 810.000 Kak.'],
      ['total', 'kostum dokter 30', '30 kostum Rp 1.800.000 dipotong 15% jadi Rp 1.530.000 Kak.'],
      ['price', 'telat balikin brp', 'Kalau telat Rp 15.000 per hari ya Kak.'],
      ['payment', 'deposit', 'Deposit Rp 50.000 per baju Kak, dikembalikan saat baju balik.'],
      ['total', 'jas 1 sm kebaya 1', 'Jas pria Rp 130.000 + kebaya Rp 150.000 totalnya Rp 280.000, deposit 2 baju Rp 100.000 Kak.'],
      ['total', 'makeup dewasa ke rumah', 'Makeup dewasa datang ke rumah jadi Rp 275.000 Kak.'],
      ['price', 'sanggul selop', 'Sanggul 20rb, selop 15rb Kak.'],
      ['shipping', 'bs kirim?', 'Belum bisa kirim paket Kak, bisa ambil sendiri atau pakai GoSend dengan ongkir ditanggung penyewa.'],
      ['price', 'jas brp', 'Jas pria 130rb Kak'],
    ],
    wrong: [
      ['price', 'baju adat anak', 'Baju adat anak Rp 60.000 untuk 3 hari Kak.'],
      ['price', 'kebaya wisuda', 'Kebaya wisuda Rp 125.000 Kak.'],
      ['total', 'adat anak 2 mahkota 2', 'Baju adat anak 2 dan mahkota 2 totalnya Rp 175.000 Kak.'],
      ['total', 'kebaya wisuda sama makeup', 'Kebaya wisuda + makeup totalnya Rp 250.000 Kak.'],
      ['discount', '5 baju diskon?', 'Sewa 5 baju dapat diskon 10% Kak.'],
      ['total', 'adat anak 12', '12 baju adat anak jadi Rp 765.000 Kak.'],
      ['total', 'adat dewasa 10', '10 baju adat dewasa totalnya Rp 1.250.000 Kak, sudah termasuk diskon.'],
      ['price', 'telat brp', 'Telat kena Rp 25.000 per hari Kak.'],
      ['payment', 'deposit brp', 'Depositnya Rp 100.000 per baju ya Kak.'],
      ['total', 'makeup dewasa ke rumah', 'Makeup dewasa datang ke rumah Rp 200.000 Kak.'],
      ['price', 'makeup anak', 'Makeup anak Rp 75.000 Kak.'],
      ['price', 'mahkota', 'Mahkota Rp 20.000 Kak.'],
      ['shipping', 'gosend', 'GoSend-nya gratis Kak, kami yang tanggung.'],
      ['stock', 'adat bali anak ada?', 'Ada Kak, adat Bali anak tinggal 2 pcs.'],
      ['total', 'jas 1 selop 1', 'Jas sama selop jadi Rp 155.000 Kak.'],
    ],
  },
];
