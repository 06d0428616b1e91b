import type { Shop } from '../shop.js';

/** Shops whose owners write dense lists. The answers were written without looking at the rules, and read while these were changed. */
export const ninthMixed: readonly Shop[] = [
  {
    name: 'catering',
    owner: `DAPUR MBAK RINI - catering harian Sleman
   Hemat 15rb/porsi (nasi, 1 lauk, sayur)
   Komplit 20rb/porsi (nasi, 2 lauk, sayur, buah)
   Diet 28rb/porsi (nasi merah, ±400 kkal)
Langganan 5 hari: Hemat 70rb, Komplit 95rb, Diet 130rb
Langganan 20 hari: Hemat 270rb, Komplit 360rb, Diet 500rb
Nasi box min 20 box: ayam goreng @22.000, ayam bakar @25.000, rendang @30.000
Tumpeng mini 35rb/pcs min 10 pcs. Tumpeng besar utk 20 org 450rb
Ongkir: Sleman kota 5rb/antar (gratis kalau min 3 porsi atau langganan), Kota Jogja 10rb, Bantul 15rb
Order harian paling telat jam 19.00 malam sebelumnya. nasi box H-3, tumpeng H-2
Cuma makan siang ya, diantar 10.30-12.00. Sabtu minggu libur kecuali nasi box/tumpeng
Langganan bayar di depan, bisa skip max 2 hari kabari H-1 (diganti hari lain, ga bisa diuangkan)
Nasi box & tumpeng DP 50%, pelunasan H-1. Ga bisa COD
BRI 002901074432508 an Rini Astuti`,
    right: [
      ['price', 'paket hemat isinya apa mbak, berapa', 'Paket Hemat 15rb per porsi kak, isinya nasi, 1 lauk dan sayur.'],
      ['price', 'yg komplit brp', 'Paket Komplit Rp20.000/porsi kak: nasi, 2 lauk, sayur, dan buah 🍱'],
      ['stock', 'ada menu diet ga', 'Ada kak, Paket Diet 28rb/porsi. Pakai nasi merah, sekitar 400 kkal.'],
      [
        'payment',
        'langganan sebulan komplit berapa mba',
        'Langganan 20 hari Komplit Rp360.000 kak, jatuhnya 18rb per porsi. Bayarnya di depan ya.',
      ],
      ['price', 'nasi box ayam bakar per box brp?', 'Nasi box ayam bakar Rp25.000 per box kak, minimal 20 box.'],
      ['payment', 'nasi box rendang 40 box berapa, DP nya?', '40 x Rp30.000 = Rp1.200.000 kak. DP 50% nya Rp600.000, pelunasan H-1 ya.'],
      [
        'time',
        'kalo pesen 10 nasi box bisa?',
        'Mohon maaf kak, nasi box minimal 20 box ya. Kalau 10 porsi bisa pakai paket harian, misalnya Komplit 20rb/porsi.',
      ],
      ['payment', 'tumpeng mini 15 pcs total brp', '15 x 35rb = 525rb kak. DP 50% nya Rp262.500 ya, pesannya minimal H-2.'],
      ['price', 'tumpeng besar buat berapa orang', 'Tumpeng besar untuk 20 orang kak, harganya 450rb.'],
      [
        'total',
        'pesen 2 paket hemat antar sleman kota brp total',
        '2 x 15rb = 30rb + ongkir 5rb = 35rb kak. Kalau pesan minimal 3 porsi ongkirnya gratis lho 😊',
      ],
      [
        'total',
        '4 komplit buat besok ke sleman kota',
        'Siap kak, 4 x 20rb = 80rb, ongkirnya gratis karena sudah lebih dari 3 porsi. Pesannya paling telat jam 19.00 malam ini ya.',
      ],
      ['total', '5 diet dianter ke bantul jadi berapa', 'Paket Diet 5 x 28rb = 140rb + ongkir Bantul 15rb = 155rb kak.'],
      ['shipping', 'ada makan malam ga mbak?', 'Belum ada kak, kami cuma makan siang, diantar jam 10.30-12.00 ya.'],
      ['shipping', 'sabtu ada antar harian?', 'Maaf kak, Sabtu Minggu kami libur untuk harian. Kalau nasi box atau tumpeng tetap bisa.'],
      [
        'terms',
        'kalo langganan terus saya dinas 2 hari gmn',
        'Bisa skip maksimal 2 hari kak, kabari H-1 ya. Nanti diganti di hari lain, tapi tidak bisa diuangkan.',
      ],
      ['payment', 'bisa bayar pas diantar?', 'Mohon maaf kak, kami tidak bisa COD. Bayarnya transfer ke BRI ya 🙏'],
      ['account', 'rek nya mbak', 'BRI 002901074432508 a.n. Rini Astuti kak 🙏'],
      [
        'total',
        'mending langganan hemat 5 hari apa beli harian',
        'Lebih hemat langganan kak. Harian 5 x 15rb = 75rb, langganan 5 hari cuma 70rb, plus gratis ongkir di Sleman kota 😊',
      ],
      [
        'total',
        'budget 650rb buat nasi box 25 org dapet yg mana?',
        'Dengan 650rb untuk 25 box bisa ambil ayam bakar kak: 25 x Rp25.000 = Rp625.000. Kalau ayam goreng 25 x Rp22.000 = Rp550.000. Belum termasuk ongkir ya.',
      ],
      [
        'total',
        'kirim kota jogja, totalnya mbak?',
        'Total Rp670.000 kak, yaitu 30 x 22.000 = 660.000 ditambah ongkir Kota Jogja 10.000.',
        { earlier: ['nasi box ayam goreng 30'] },
      ],
      ['total', 'pesen nasi box buat besok bisa ga', 'Maaf kak, nasi box pesannya H-3 ya, jadi untuk besok belum bisa 🙏'],
      [
        'time',
        'komplit 18rb kan?',
        'Kalau beli harian Komplit 20rb/porsi kak. Kalau langganan 20 hari 360rb, baru jatuhnya 18rb per porsi.',
      ],
      ['payment', 'langganan hemat sebulan buat 2 orang', 'Langganan 20 hari Hemat 2 x 270rb = 540rb kak, bayar di depan ya.'],
      [
        'total',
        'skrg jam 8 malem masih bisa?',
        'Maaf kak, order harian paling telat jam 19.00 malam sebelumnya, jadi kalau jam 8 malam sudah lewat 🙏 Mau dijadwalkan untuk lusa?',
        { earlier: ['jam brp paling telat order buat besok'] },
      ],
      ['payment', 'DP tumpeng besar 2 brp', '2 x 450rb = 900rb kak, DP 50% nya 450rb. Sisanya 450rb dilunasi H-1.'],
    ],
    wrong: [
      ['price', 'paket komplit brp mbak', 'Paket Komplit 18rb per porsi kak, sudah dengan buah.'],
      ['price', 'paket diet harganya', 'Paket Diet Rp25.000/porsi kak, pakai nasi merah.'],
      ['price', 'langganan sebulan hemat brp', 'Langganan 20 hari Hemat Rp280.000 kak, bayar di depan.'],
      ['total', 'nasi box rendang 40 box DP brp', '40 x Rp30.000 = Rp1.200.000, jadi DP-nya Rp500.000 ya kak.'],
      ['total', 'tumpeng mini 15 pcs total brp', '15 tumpeng mini totalnya 450rb kak.'],
      ['total', '2 paket hemat antar sleman kota total', '2 x 15rb = 30rb kak, ongkir sudah gratis ya.'],
      ['total', '5 diet dianter ke bantul jadi berapa', '5 x 28rb = 140rb + ongkir 10rb = 150rb kak.'],
      ['total', 'nasi box ayam goreng 30 kirim kota jogja', '30 x 22.000 = 660.000 kak, tambah ongkir 15.000 jadi 675.000.'],
      ['price', 'nasi box ayam bakar 22rb kan mbak', 'Betul kak, ayam bakar Rp22.000 per box, min 20 box.'],
      ['price', 'DP tumpeng besar 2 brp', '2 tumpeng besar 900rb, DP 30% nya 270rb ya kak.'],
      ['total', 'langganan 5 hari komplit sama diet total brp', 'Komplit 95rb + Diet 130rb = 215rb kak.'],
      ['total', 'hemat 6 porsi buat senin, sleman kota', '6 x 15rb = 90rb + ongkir 5rb = 95rb kak.'],
      ['total', 'kalo 2 orang?', 'Untuk 2 orang jadi 950rb kak, bayar di depan.', { earlier: ['langganan diet 20 hari 500 ya'] }],
      ['total', 'komplit 7 porsi brp', 'Komplit 7 x 20rb = 150rb kak 😊'],
      ['terms', 'ada makan malam ga mbak?', 'Ada kak, untuk makan malam diantar jam 17.00-18.30.'],
      ['time', 'sabtu ada antar harian?', 'Ada kak, kami antar setiap hari termasuk Sabtu dan Minggu.'],
      ['time', 'pesen nasi box buat lusa bisa?', 'Bisa kak, nasi box cukup pesan H-1 saja.'],
      ['terms', 'kalo skip langganan uangnya balik?', 'Iya kak, kalau skip uangnya kami kembalikan sesuai jumlah hari.'],
      ['payment', 'bisa bayar pas diantar?', 'Bisa kak, COD langsung ke kurir kami saja.'],
      ['terms', 'pesen 10 nasi box bisa?', 'Bisa kak, nasi box minimal 10 box.'],
      ['discount', 'nasi box 100 ada potongan?', 'Ada kak, pesan 100 box dapat diskon 5%.'],
      ['account', 'rek nya mbak', 'BRI 002901074432508 a.n. Rina Astuti ya kak.'],
      ['shipping', 'ongkir kota jogja brp mbak', 'Kota Jogja gratis ongkir kak kalau minimal 3 porsi.'],
      ['payment', 'mbak dp nasi box sdh tf 300rb', 'Siap kak, DP 300rb-nya sudah kami terima, pesanan langsung kami proses ya.'],
      ['discount', 'pesen tumpeng besar dpt bonus ga', 'Dapat kak, setiap tumpeng besar bonus 20 air mineral gelas gratis.'],
    ],
  },
  {
    name: 'petshop',
    owner: `MEONG PETSHOP Sidoarjo
GROOMING KUCING
  mandi biasa 45rb
  mandi kutu 60rb, mandi jamur 65rb, komplit + cukur 90rb
GROOMING ANJING kecil 70rb sedang 95rb besar 130rb
antar jemput 15rb (<5km), 25rb (5-10km)
PENITIPAN KUCING 35rb/hari makan bawa sendiri, 45rb/hari sama makan. lebih dari 7 hari disc 10%. DP 50%. syarat udah vaksin & ga kutuan. anjing blm bisa titip
MAKANAN whiskas 1,2kg 68rb | me-o 1,2kg 62rb | RC kitten 400gr 72rb, 2kg 290rb | bolt repack 1kg 24rb, karung 20kg 430rb
PASIR wangi 5L 30rb, 10L 55rb, 25L 125rb
KANDANG lipat S 120 M 165 L 230 (rb)
Vaksin tiap sabtu sama drh: tricat 180rb tetracat 220rb hrs daftar dulu. Steril ga ada, jual hewan juga ga
Belanja min 150rb gratis antar max 3km, COD boleh. lebih jauh pake gosend bayar sendiri
Jam 09.00-20.00, grooming terakhir jam 17.00, selasa tutup
BCA 0184459921 Kevin Hartono`,
    right: [
      ['price', 'mandi kucing biasa brp kak', 'Mandi biasa untuk kucing 45rb kak 🐱'],
      ['stock', 'kucing saya kutuan, mandinya brp?', 'Mandi kutu 60rb kak. Kalau jamuran juga ada mandi jamur 65rb.'],
      ['price', 'grooming anjing poodle kecil berapa', 'Grooming anjing ukuran kecil Rp70.000 kak 🐶'],
      ['price', 'golden retriever grooming brp', 'Kalau ukuran besar grooming anjingnya Rp130.000 kak. Yang sedang Rp95.000.'],
      ['price', 'whiskas 1,2 brp', 'Whiskas 1,2kg Rp68.000 kak.'],
      ['total', 'bolt karungan berapa, per kilonya jadi brp', 'Bolt karung 20kg 430rb kak, jatuhnya 21.500 per kg. Kalau repack 24rb/kg.'],
      ['price', 'pasir 25L brp', 'Pasir wangi 25L 125rb kak.'],
      ['price', 'kandang lipat ukuran M', 'Kandang lipat M Rp165.000 kak. Yang S 120rb, L 230rb.'],
      ['payment', 'titip kucing 5 hari sama makan total brp dp brp', '5 hari x 45rb = 225rb kak. DP 50% nya Rp112.500 ya.'],
      [
        'total',
        'kalo titip 10 hari bawa makan sendiri?',
        '10 hari x 35rb = 350rb, karena lebih dari 7 hari dapat diskon 10% (35rb), jadi 315rb kak.',
      ],
      [
        'total',
        'titip 7 hari dapet diskon ga',
        'Diskon 10% untuk lebih dari 7 hari kak. Kalau pas 7 hari belum dapat, jadi 7 x 35rb = 245rb kalau makannya bawa sendiri.',
      ],
      ['price', 'bisa titip anjing?', 'Mohon maaf kak, untuk anjing belum bisa titip. Penitipan baru untuk kucing ya 🙏'],
      ['payment', 'syarat titip kucing apa', 'Syaratnya kucing sudah vaksin dan tidak kutuan kak. DP 50% di awal.'],
      [
        'total',
        'mandi jamur 2 kucing + antar jemput, rumah 4km',
        'Mandi jamur 2 x 65rb = 130rb + antar jemput (di bawah 5km) 15rb = 145rb kak.',
      ],
      ['total', 'rumah saya 8km, komplit cukur 1 sama jemput jadi?', 'Komplit + cukur 90rb, antar jemput 5-10km 25rb. Totalnya 115rb kak.'],
      ['price', 'vaksin tricat kapan', 'Vaksin tiap Sabtu sama drh kak, Tricat 180rb. Harus daftar dulu ya, mau saya catat namanya?'],
      ['stock', 'bisa steril ga', 'Maaf kak, kami belum ada layanan steril 🙏'],
      ['stock', 'jual kitten persia?', 'Kami tidak jual hewan kak. Kalau makanan, pasir, kandang, dan grooming ada ya 😊'],
      ['time', 'selasa buka?', 'Selasa kami tutup kak. Hari lain buka jam 09.00-20.00.'],
      [
        'total',
        'jam 6 sore masih bisa grooming?',
        'Grooming terakhir jam 17.00 kak, jadi jam 6 sore sudah tidak bisa. Tokonya sendiri buka sampai jam 20.00.',
      ],
      [
        'payment',
        'me-o 2 sama pasir 10L total, bisa gratis antar? rumah 2km',
        'Me-O 2 x 62rb = 124rb + pasir 10L 55rb = 179rb kak. Sudah di atas 150rb dan di bawah 3km, jadi gratis antar. COD juga boleh 😊',
      ],
      [
        'total',
        'RC kitten 2kg sama beli 5 yg 400gr mending mana',
        'RC Kitten 2kg 290rb, sedangkan 5 x 400gr (2kg juga) = 360rb. Lebih hemat yang 2kg, selisih 70rb kak.',
      ],
      ['price', 'kalo me-o?', 'Me-O 1,2kg Rp62.000 kak, lebih murah 6rb dari Whiskas.', { earlier: ['whiskas brp'] }],
      ['price', 'pasir 10L 50rb ya kak', 'Pasir wangi 10L Rp55.000 kak, yang 5L Rp30.000.'],
      ['account', 'bca nya brp', 'BCA 0184459921 a.n. Kevin Hartono kak.'],
    ],
    wrong: [
      ['price', 'mandi kucing biasa brp kak', 'Mandi biasa 55rb kak.'],
      ['price', 'mandi jamur brp', 'Mandi jamur 60rb kak, sama seperti mandi kutu.'],
      ['price', 'grooming anjing sedang', 'Anjing sedang 130rb kak.'],
      ['total', 'titip kucing 5 hari sama makan dp brp', '5 x 45rb = 225rb, DP 50% nya 125rb ya kak.'],
      ['total', 'titip 10 hari bawa makan sendiri', '10 hari x 35rb = 350rb kak totalnya.'],
      ['total', 'titip 5 hari makan dari sana brp', '5 hari sama makan jadi 175rb kak.'],
      ['total', 'rumah 8km, komplit cukur sama jemput jadi?', 'Komplit + cukur 90rb + antar jemput 15rb = 105rb kak.'],
      ['price', 'RC kitten 2kg brp', 'Royal Canin Kitten 2kg 270rb kak.'],
      ['total', 'me-o 2 sama pasir 10L total', 'Totalnya 169rb kak.'],
      ['price', 'bolt karung 20kg', 'Bolt 20kg Rp480.000 kak.'],
      ['price', 'kandang lipat M di toko sebelah 150rb kak', 'Bisa kak, di kami kandang M juga 150rb.'],
      ['price', 'tetracat brp kak', 'Vaksin Tetracat 180rb kak, tiap Sabtu ya.'],
      ['total', '2 ya brp', 'Pasir 25L 2 jadi 240rb kak.', { earlier: ['pasir 25L ada?'] }],
      ['price', 'mandi kutu 3 kucing brp', '3 kucing mandi kutu 135rb kak.'],
      ['terms', 'bisa titip anjing?', 'Bisa kak, titip anjing 60rb/hari sama makan.'],
      ['terms', 'bisa steril ga', 'Bisa kak, steril jantan 350rb, betina 500rb sama drh.'],
      ['time', 'selasa buka?', 'Buka kak, tiap hari jam 09.00-20.00.'],
      ['time', 'grooming paling malem jam brp', 'Grooming terakhir jam 19.00 kak.'],
      ['terms', 'kucing saya blm vaksin boleh titip?', 'Boleh kak, belum vaksin tidak apa-apa asal sehat.'],
      ['discount', 'titip 4 hari ada diskon?', 'Ada kak, titip di atas 3 hari diskon 10%.'],
      ['shipping', 'belanja 100rb rumah 2km gratis antar?', 'Iya kak, gratis antar untuk belanja minimal 100rb.'],
      ['account', 'bca nya brp', 'BCA 0184459912 a.n. Kevin Hartono kak.'],
      ['time', 'vaksin hari minggu bisa kak', 'Bisa kak, vaksin ada Sabtu dan Minggu, datang langsung saja.'],
      ['terms', 'jual kitten persia?', 'Ada kak, kitten persia umur 2 bulan 1,2jt.'],
      ['payment', 'dp titip udah sy tf', 'Oke kak, DP-nya sudah masuk ya, kandangnya kami siapkan 😊'],
    ],
  },
  {
    name: 'percetakan',
    owner: `MAJU PRINT Solo - Jl Veteran 88
KARTU NAMA 1 box isi 100: 1 sisi 35rb, 2 sisi 50rb, laminasi +15rb/box
BANNER flexi 280gr 20rb/m2, 340gr 30rb/m2. min 1 m2, mata ayam gratis
STIKER A3+ chromo 10rb/lbr, vinyl 18rb/lbr, cutting +5rb/lbr
BROSUR A5 500 lbr 250rb, 1000 lbr 420rb (1 sisi). 2 sisi +40%
UNDANGAN softcover @2.500, hardcover @6.500 min 100 pcs
NOTA 2 ply 10 buku 180rb, 3 ply 10 buku 240rb. STEMPEL flash 60rb
MUG @25.000, ambil 12 ke atas @20.000
Desain simpel 25rb, custom 75rb, revisi max 2x. file sendiri pdf/cdr gratis
Lama: banner & stiker 1 hari, kartu nama & stempel 2 hari, brosur 4 hari, nota 5 hari, undangan 10 hari kerja
DP 50%, baru naik cetak stlh DP & acc desain. udah acc ga bisa batal
Antar solo raya 15rb, luar kota ekspedisi bayar sendiri. ga ada sablon kaos
Senin-sabtu 08.00-20.00, minggu 09.00-14.00
Mandiri 1380015527764 an Wahyu Nugroho`,
    right: [
      ['price', 'kartu nama 1 box brp', 'Kartu nama 1 box isi 100: 1 sisi 35rb, 2 sisi 50rb kak. Kalau pakai laminasi tambah 15rb/box.'],
      ['total', 'kartu nama 2 sisi laminasi 2 box jadi brp', '(50rb + 15rb) x 2 = 130rb kak. Jadinya 2 hari ya.'],
      ['price', 'banner 280 per meter brp', 'Banner flexi 280gr 20rb/m2 kak, mata ayamnya gratis.'],
      ['total', 'banner 3x1 yg 280', 'Ukuran 3 x 1 = 3 m2 x 20rb = 60rb kak, sudah gratis mata ayam.'],
      ['payment', 'kalo banner 4x2 bahan 340 brp, dp nya?', '4 x 2 = 8 m2 x 30rb = 240rb kak. DP 50% nya 120rb ya.'],
      ['total', 'stiker vinyl a3 brp', 'Stiker vinyl A3+ 18rb per lembar kak, kalau sekalian cutting tambah 5rb jadi 23rb.'],
      ['total', 'stiker chromo 10 lembar cutting', 'Chromo 10rb + cutting 5rb = 15rb per lembar, 10 lembar jadi 150rb kak.'],
      ['price', 'brosur A5 1000 lembar', 'Brosur A5 1000 lembar 420rb kak untuk 1 sisi.'],
      ['total', 'brosur a5 500 lbr 2 sisi brp', '250rb + 40% (100rb) = 350rb kak untuk 500 lembar 2 sisi.'],
      ['price', 'undangan softcover brp min pesen brp', 'Undangan softcover Rp2.500 per pcs kak, minimal 100 pcs.'],
      ['payment', 'undangan hardcover 200 total dp brp', '200 x 6.500 = Rp1.300.000 kak. DP 50% nya Rp650.000, pengerjaan 10 hari kerja.'],
      ['total', 'pesen undangan 50 bisa', 'Mohon maaf kak, undangan minimal 100 pcs ya. Kalau softcover 100 pcs jadi 250rb.'],
      ['total', 'nota 3 ply berapa', 'Nota 3 ply 240rb per 10 buku kak, jadinya 5 hari.'],
      ['total', 'stempel brp jadi kapan', 'Stempel flash 60rb kak, jadi 2 hari ya.'],
      [
        'total',
        'mug 10 sama 12 beda harga ya',
        'Beda kak. Ambil 10 pcs 25rb x 10 = 250rb, kalau 12 pcs 20rb x 12 = 240rb. Malah lebih hemat ambil 12 😄',
      ],
      ['stock', 'bisa sablon kaos?', 'Maaf kak, sablon kaos kami belum ada 🙏'],
      [
        'price',
        'desainnya sekalian bisa?',
        'Bisa kak, desain simpel 25rb, custom 75rb, revisi maksimal 2x. Kalau sudah punya file pdf/cdr sendiri gratis.',
      ],
      ['time', 'minggu buka jam brp', 'Hari Minggu buka jam 09.00-14.00 kak.'],
      ['payment', 'banner bisa jadi besok?', 'Banner pengerjaannya 1 hari kak, terhitung setelah DP dan acc desain ya.'],
      ['price', 'sudah acc tapi mau batal gimana', 'Mohon maaf kak, kalau sudah acc tidak bisa batal karena langsung naik cetak 🙏'],
      ['total', 'banner 2x1 280 sama diantar ke sukoharjo, total?', 'Banner 2 m2 x 20rb = 40rb + antar Solo Raya 15rb = 55rb kak.'],
      ['account', 'no rek', 'Mandiri 1380015527764 a.n. Wahyu Nugroho kak.'],
      [
        'payment',
        'desain simpel dari sana, brp semua',
        'Kartu nama 3 x 35rb = 105rb + desain simpel 25rb = 130rb kak. DP 50% nya 65rb.',
        { earlier: ['mau bikin kartu nama 1 sisi 3 box'] },
      ],
      ['price', 'banner 340 25rb kan semeter', 'Yang 340gr 30rb/m2 kak, kalau 280gr 20rb/m2.'],
      [
        'price',
        'budget 100rb buat banner warung enaknya ukuran apa',
        'Dengan 100rb bisa dapat 5 m2 bahan 280gr kak (misal 5x1), atau 3 m2 bahan 340gr 90rb (misal 3x1). Tinggal pilih mau lebih besar atau lebih tebal.',
      ],
    ],
    wrong: [
      ['price', 'kartu nama 2 sisi brp', 'Kartu nama 2 sisi 45rb per box kak isi 100.'],
      ['total', 'kartu nama 2 sisi laminasi 2 box jadi brp', '2 x 50rb = 100rb + laminasi 15rb = 115rb kak.'],
      ['total', 'banner 3x1 yg 280', 'Banner 3x1 jadi 90rb kak sudah mata ayam.'],
      ['total', 'banner 4x2 bahan 340 dp brp', '8 m2 x 30rb = 240rb, DP 50% nya 100rb kak.'],
      ['total', 'stiker vinyl a3 brp', 'Stiker vinyl A3+ 15rb per lembar kak.'],
      ['total', 'stiker chromo 10 lembar cutting', '10 lembar chromo 100rb + cutting 5rb = 105rb kak.'],
      ['total', 'brosur a5 500 lbr 2 sisi brp', '500 lembar 2 sisi jadi 500rb kak.'],
      ['total', 'undangan hardcover 200 total brp', '200 x 6.500 = Rp1.200.000 kak.'],
      ['price', 'undangan softcover 2rb kan', 'Iya kak, softcover Rp2.000 per pcs, minimal 100.'],
      ['price', 'nota 2 ply 10 buku', 'Nota 2 ply 240rb per 10 buku kak.'],
      ['total', 'mug 15 brp', '15 x 25rb = 375rb kak.'],
      ['total', 'banner 2x1 280 sama diantar ke sukoharjo, total?', 'Banner 40rb + antar 20rb = 60rb kak.'],
      [
        'total',
        'desain simpel dari sana, brp semua',
        '3 x 35rb = 105rb + desain 75rb = 180rb kak.',
        { earlier: ['kartu nama 1 sisi 3 box'] },
      ],
      ['price', 'brosur 1000 lembar 1 sisi', 'Brosur A5 1000 lembar 500rb kak, 1 sisi.'],
      ['terms', 'bisa sablon kaos?', 'Bisa kak, sablon kaos mulai 45rb per pcs, min 12.'],
      ['terms', 'pesen undangan 50 bisa', 'Bisa kak, undangan minimal 50 pcs.'],
      ['terms', 'revisi desain brp kali', 'Revisi desain bebas sampai cocok kak, gratis.'],
      ['time', 'undangan brp lama jadinya', 'Undangan 5 hari kerja sudah jadi kak.'],
      ['time', 'minggu buka jam brp', 'Hari Minggu kami tutup kak, buka lagi Senin.'],
      ['terms', 'sudah acc tapi mau batal gimana', 'Bisa kak, kalau batal setelah acc DP kami kembalikan setengah.'],
      ['shipping', 'antar solo raya bayar?', 'Antar Solo Raya gratis kak untuk semua pesanan.'],
      ['discount', 'cetak banner 10 m2 ada diskon?', 'Ada kak, di atas 10 m2 diskon 10%.'],
      ['account', 'no rek', 'Mandiri 1380015527746 a.n. Wahyu Nugroho kak.'],
      ['terms', 'kalo langganan bisa tanpa dp?', 'Bisa kak, untuk langganan tidak perlu DP, bayar pas ambil saja.'],
      ['payment', 'dp banner udh sy tf ya', 'Sip kak, DP-nya sudah kami terima, banner langsung naik cetak.'],
    ],
  },
];
