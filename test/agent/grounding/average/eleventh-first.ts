import type { Shop } from '../shop.js';

/** Shops whose owners write texts of average length. The answers were written without looking at the rules. */
export const eleventhFirst: readonly Shop[] = [
  {
    name: 'nasi box',
    owner: `Dapur Bu Yani - nasi box & tumpeng, Cibubur
NASI BOX (min 20 box)
  Paket A ayam goreng + lalap sambal + kerupuk 22rb
  Paket B ayam bakar + capcay + tahu tempe + buah 28rb
  Paket C rendang + capcay + kentang balado + buah + air mineral 36rb
Order nasi box 50 ke atas potong 1rb per box, 100 ke atas potong 2rb per box
Tambah air mineral gelas 1rb, ganti box mika +2rb per box
SNACK BOX isi 3 kue + air 12rb, isi 4 kue + air 15rb (min 30 box)
TUMPENG utk 10 orang 350rb, 20 orang 600rb, 30 orang 850rb. tumpeng mini 30rb/porsi min 10
Pesan paling lambat H-2, tumpeng H-3. Kalo mendadak tanya dulu, dapur sanggup apa ngga
Antar: Cibubur gratis, Cileungsi/Jatiasih 30rb, Jakarta Timur 50rb. di luar itu blm bisa antar, ambil sendiri ya
DP 50%, pelunasan H-1 sebelum jam 5 sore. Transfer BCA 5720 331 844 an Yani Suryani
Batal H-1 DP hangus. geser tanggal kasih tau maks H-2
Jam antar paling pagi jam 6, paling sore jam 6. minggu tetap jalan
tester boleh maks 2 box bayar harga normal, ambil di tempat
Ga terima prasmanan. Chat dibalas jam 7 pagi - 8 malam`,
    right: [
      [
        'price',
        'bu paket A brp?',
        'Paket A isinya ayam goreng, lalap sambal dan kerupuk, harganya Rp22.000 per box kak. Minimal pesan 20 box ya.',
      ],
      ['price', 'Paket C isinya apa aja', 'Paket C: rendang, capcay, kentang balado, buah dan air mineral kak, Rp36.000 per box 😊'],
      [
        'total',
        'pesan paket B 30 box kirim ke Cileungsi total brp',
        'Paket B 30 box = Rp840.000, ongkir Cileungsi Rp30.000, jadi totalnya Rp870.000 ya kak.',
      ],
      [
        'total',
        'kalo paket A 60 box jadi berapa? cibubur',
        'Untuk 60 box dapat potongan Rp1.000 per box, jadi Rp21.000 x 60 = Rp1.260.000 kak. Antar area Cibubur gratis 😊',
      ],
      [
        'total',
        'Paket C 100 box diantar ke jakarta timur total brp ya',
        'Untuk 100 box potong Rp2.000 per box, jadi Rp34.000 x 100 = Rp3.400.000. Ditambah ongkir Jakarta Timur Rp50.000, totalnya Rp3.450.000 kak.',
      ],
      [
        'payment',
        'bisa 10 box aja ga bu?',
        'Maaf kak, nasi box minimal pesan 20 box. Kalau mau coba dulu boleh tester maks 2 box bayar harga normal, ambil di tempat ya.',
      ],
      ['total', 'paket B 20 box pake mika berapa', 'Box mika tambah Rp2.000, jadi Rp30.000 x 20 = Rp600.000 kak.'],
      ['total', 'snack box isi 4 kue 40 box', 'Snack box isi 4 kue + air 15rb x 40 = Rp600.000 kak. Mau diantar ke daerah mana?'],
      ['total', 'snack box min berapa', 'Snack box minimal 30 box kak. Yang isi 3 kue + air 12rb, isi 4 kue + air 15rb.'],
      ['price', 'tumpeng buat 20 org brp', 'Tumpeng untuk 20 orang Rp600.000 kak, pesannya paling lambat H-3 ya 🙏'],
      ['total', 'tumpeng 30 orang antar ke Jatiasih jadi brp?', 'Tumpeng 30 orang Rp850.000 + ongkir Jatiasih Rp30.000 = Rp880.000 kak.'],
      ['total', 'tumpeng mini 15 porsi berapa', 'Tumpeng mini Rp30.000 x 15 porsi = Rp450.000 ya kak.'],
      ['payment', 'DP nya berapa kalo total 870rb', 'DP 50% kak, jadi Rp435.000. Sisanya dilunasi H-1 sebelum jam 5 sore ya.'],
      ['account', 'bayarnya ke mana bu', 'Transfer ke BCA 5720 331 844 a.n. Yani Suryani ya kak. DP dulu 50% untuk pesanannya.'],
      [
        'payment',
        'saya udah transfer dp ya bu',
        'Terima kasih kak 🙏 Boleh kirim bukti transfernya? Nanti kami cek dulu ya, setelah dicek baru kami kabari.',
      ],
      [
        'price',
        'besok bisa ga 25 box? mendadak nih',
        'Normalnya pesan paling lambat H-2 kak. Kalau untuk besok saya tanyakan dulu ke dapur sanggup atau tidak ya.',
      ],
      [
        'shipping',
        'bisa kirim ke Bogor?',
        'Maaf kak, untuk antar baru bisa Cibubur, Cileungsi/Jatiasih dan Jakarta Timur. Kalau Bogor bisa ambil sendiri ya.',
      ],
      ['shipping', 'jam 5 subuh bisa diantar?', 'Paling pagi kami antar jam 6 kak. Kalau jam 6 gimana, cocok?'],
      ['shipping', 'hari minggu bisa kirim?', 'Bisa kak, hari Minggu tetap jalan. Jam antar antara jam 6 pagi sampai jam 6 sore ya.'],
      [
        'payment',
        'kalau batal H-1 uang balik ga',
        'Mohon maaf kak, kalau batal H-1 DP hangus. Kalau mau geser tanggal, kabari maksimal H-2 ya.',
      ],
      ['stock', 'terima prasmanan utk nikahan?', 'Maaf kak kami belum terima prasmanan. Yang ada nasi box, snack box dan tumpeng 🙏'],
      [
        'total',
        'kalo 100 box paket A tambah air mineral brp per box nya',
        'Paket A 100 box jadi Rp20.000 per box, tambah air mineral gelas Rp1.000, jadi Rp21.000 per box. Totalnya Rp2.100.000 kak.',
      ],
      [
        'discount',
        'ada diskon ga kalo pesen 40 box?',
        'Untuk 40 box belum ada potongan kak. Potongan Rp1.000 per box mulai 50 box, dan Rp2.000 per box mulai 100 box.',
      ],
      [
        'shipping',
        'mau pesen nasi box dong',
        'Siap kak 😊 Mau paket A (22rb), B (28rb) atau C (36rb)? Butuh berapa box, untuk tanggal berapa dan diantar ke mana?',
      ],
      ['time', 'pelunasannya kapan', 'Pelunasan H-1 sebelum jam 5 sore ya kak.'],
    ],
    wrong: [
      ['price', 'paket B berapa per box', 'Paket B Rp36.000 per box kak.'],
      ['price', 'paket C brp', 'Paket C harganya 28rb per box ya kak 😊'],
      ['total', 'paket B 30 box antar cileungsi total', 'Totalnya Rp840.000 ya kak sudah sama ongkir ke Cileungsi.'],
      ['total', 'paket A 60 box brp? antar cibubur', 'Paket A 60 box x Rp22.000 = Rp1.320.000 kak.'],
      ['price', 'tumpeng 20 orang berapa', 'Tumpeng untuk 20 orang Rp350.000 kak.'],
      ['total', 'snack box isi 3 kue 50 box total', 'Snack box isi 3 x 50 box = Rp750.000 kak.'],
      ['total', 'paket B 20 box box mika', 'Jadi Rp560.000 kak sudah pakai box mika.'],
      ['total', 'dp nya brp kalo total 1.260.000', 'DP-nya 30% kak, jadi Rp378.000.'],
      ['price', 'tumpeng mini 12 porsi', 'Tumpeng mini 12 porsi Rp300.000 kak.'],
      ['shipping', 'antar ke jatiasih kena ongkir?', 'Gratis kak untuk Jatiasih 😊'],
      ['shipping', 'ongkir jakarta timur brp', 'Ongkir ke Jakarta Timur Rp30.000 kak.'],
      ['shipping', 'kalo pesan 100 box ke jaktim ongkir gratis?', 'Iya kak, pesan 100 box ke atas ongkirnya gratis ke mana saja.'],
      ['discount', '30 box ada diskon?', 'Ada kak, 30 box kami potong Rp1.000 per box.'],
      ['discount', 'pesen 100 box potongannya berapa', 'Pesan 100 box diskon 10% kak 😊'],
      ['discount', 'order tumpeng 2 ada potongan?', 'Ada kak, beli 2 tumpeng diskon Rp50.000.'],
      ['stock', 'besok pagi bisa 50 box kan?', 'Bisa kak, besok pagi 50 box siap kami antar ya 😊'],
      ['stock', 'lusa tumpeng 20 org masih bisa?', 'Masih bisa kak, slot lusa kosong, langsung kami buatkan.'],
      ['terms', 'kalau batal H-1 gimana', 'Kalau batal H-1 DP kami kembalikan penuh kak.'],
      ['terms', 'bisa COD bayar pas makanan sampe?', 'Bisa kak, tidak perlu DP, bayar semua saat makanan sampai.'],
      ['terms', 'pesan 10 box boleh?', 'Boleh kak, nasi box bisa pesan mulai 10 box.'],
      ['terms', 'prasmanan 100 orang terima?', 'Terima kak, prasmanan 100 orang bisa kami siapkan.'],
      ['time', 'paling pagi antar jam brp', 'Paling pagi bisa jam 4 subuh kak.'],
      ['time', 'minggu buka?', 'Hari Minggu kami libur kak, antar hanya Senin sampai Sabtu.'],
      ['account', 'transfer kemana bu', 'Transfer ke Mandiri 137 0088 2214 an Dapur Bu Yani ya kak.'],
      ['payment', 'dp udah saya tf ya', 'DP-nya sudah kami terima ya kak, pesanan sudah terkunci 🙏'],
    ],
  },
  {
    name: 'kue',
    owner: `ROTIKU MANIS – cake & kue custom, Ciomas Bogor
Kue ultah bulat buttercream: d16 150rb, d18 185rb, d20 230rb, d24 320rb. Kotak 20x20 260rb, 30x30 480rb
rasa coklat / vanila / mocha harga sama. red velvet +30rb, isi buah atau keju +25rb
cover fondant tambah 75rb, topper akrilik 20rb, edible foto 35rb, lilin angka 5rb/pcs. Tulis nama gratis
Cupcake hias 10rb/pcs min 12, kalo 1 box isi 12 jadi 110rb
brownies panggang 65rb/loyang, brownies sekat 85rb, bolu pandan 55rb
dessert box 35rb, beli 3 100rb
KUE KERING toples 500gr: nastar 85rb, kastengel 95rb, putri salju 75rb. Paket 3 toples (isi 3 macam) 240rb
Pesan custom min H-3, brownies & bolu H-1. Yang ready di toko tiap hari beda2, tanya dulu aja
DP 50% waktu pesan, tdk kembali kalau batal. Lunas pas ambil / sebelum diantar
Antar Ciomas & Dramaga 10rb, kota Bogor 20rb, kab Bogor lainnya 35rb. Jakarta sama Depok ga antar, kue bisa diambil
Toko buka 08.00-19.00, Senin tutup
Bayar BRI 0387 0100 2245 531 an Rina Marlina, atau QRIS
Kue rusak waktu kami yg antar kami perbaiki atau ganti. Kalo diambil sendiri rusak di jalan bukan tanggung jawab kami
semua halal tanpa rhum. Kue tingkat / wedding cake blm terima`,
    right: [
      ['price', 'kue ultah diameter 20 brp ka', 'Kue bulat buttercream d20 Rp230.000 kak, tulis nama gratis 😊'],
      ['total', 'yg 18 rasa red velvet jadi berapa', 'd18 Rp185.000 + red velvet Rp30.000 = Rp215.000 ya kak.'],
      [
        'total',
        'd20 coklat pake edible foto sama lilin angka 2 totalnya?',
        'd20 Rp230.000 + edible foto Rp35.000 + 2 lilin angka Rp10.000 = Rp275.000 kak. Coklat tidak ada tambahan ya.',
      ],
      ['total', 'kotak 30x30 fondant berapa', 'Kotak 30x30 Rp480.000 + cover fondant Rp75.000, jadi Rp555.000 kak.'],
      [
        'stock',
        'ada rasa apa aja',
        'Rasa coklat, vanila dan mocha harganya sama kak. Red velvet tambah 30rb, kalau mau isi buah atau keju tambah 25rb.',
      ],
      ['price', 'cupcake 12 brp', 'Cupcake hias 1 box isi 12 Rp110.000 kak 🧁'],
      ['total', 'cupcake 24 pcs brp ya', '24 pcs berarti 2 box isi 12, jadi Rp220.000 kak.'],
      ['price', 'cupcake 6 biji bisa?', 'Maaf kak, cupcake minimal 12 pcs ya. 1 box isi 12 Rp110.000.'],
      [
        'total',
        'brownies 2 loyang kirim ke dramaga',
        'Brownies panggang 2 loyang Rp130.000 + ongkir Dramaga Rp10.000, total Rp140.000 kak. Kalau yang sekat 85rb per loyang ya.',
      ],
      ['price', 'bolu pandan berapa', 'Bolu pandan 55rb kak, pesannya H-1 ya.'],
      ['total', 'dessert box 3 berapa', 'Beli 3 dessert box jadi Rp100.000 kak 😊'],
      ['total', 'dessert box 4 jadi brp', '3 dessert box Rp100.000 + 1 lagi Rp35.000, jadi Rp135.000 kak.'],
      ['total', 'nastar sama kastengel 1 toples masing2 berapa', 'Nastar Rp85.000 + kastengel Rp95.000 = Rp180.000 kak.'],
      [
        'price',
        'paket 3 toples isinya apa harganya',
        'Paket 3 toples isi 3 macam (nastar, kastengel, putri salju) Rp240.000 kak. Hemat Rp15.000 dibanding beli satuan.',
      ],
      [
        'stock',
        'besok mau ultah bisa pesen hari ini?',
        'Untuk kue custom minimal pesan H-3 kak. Kalau butuh besok, saya tanyakan dulu yang ready di toko apa ya?',
      ],
      ['stock', 'hari ini ada kue ready apa?', 'Yang ready beda-beda tiap hari kak, saya cek dulu ke toko ya. Kakak cari kue apa?'],
      ['payment', 'dp berapa buat kue 275rb', 'DP 50% kak, Rp137.500 ya. Sisanya Rp137.500 dilunasi saat ambil atau sebelum diantar.'],
      ['payment', 'klo batal dp balik?', 'Mohon maaf kak, DP tidak kembali kalau batal 🙏'],
      ['shipping', 'bisa anter ke depok?', 'Maaf kak, Depok dan Jakarta belum bisa kami antar. Kuenya bisa diambil ke toko di Ciomas ya.'],
      ['shipping', 'ongkir ke kota bogor', 'Kota Bogor ongkirnya Rp20.000 kak.'],
      ['time', 'senin buka ga', 'Senin tutup kak. Hari lain buka jam 08.00-19.00 ya.'],
      ['terms', 'halal kan ka? pake rhum?', 'Semua halal dan tanpa rhum kak 😊'],
      ['price', 'bisa bikin wedding cake 3 tingkat?', 'Maaf kak, kue tingkat / wedding cake kami belum terima 🙏'],
      [
        'shipping',
        'kalo kuenya penyok pas dianter gmn',
        'Kalau kami yang antar dan kuenya rusak, kami perbaiki atau ganti kak. Tapi kalau diambil sendiri dan rusak di jalan, bukan tanggung jawab kami ya.',
      ],
      [
        'price',
        'mau pesen kue ultah buat anak',
        'Boleh kak 🎂 Mau ukuran berapa (d16, d18, d20, d24 atau kotak), rasa apa, dan untuk tanggal berapa?',
      ],
    ],
    wrong: [
      ['price', 'd20 harganya?', 'Kue bulat d20 Rp185.000 kak.'],
      ['price', 'kue d24 brp', 'd24 harganya Rp260.000 ya kak 😊'],
      ['price', 'd18 red velvet', 'd18 red velvet Rp185.000 kak, harganya sama dengan coklat.'],
      ['total', 'kotak 20x20 fondant + topper akrilik total?', 'Total Rp335.000 kak.'],
      ['price', 'bolu pandan brp', 'Bolu pandan Rp65.000 per loyang kak.'],
      ['total', 'brownies sekat 2 antar ciomas total', 'Brownies sekat 2 loyang Rp170.000 totalnya kak, itu sudah sampai rumah di Ciomas.'],
      ['total', 'nastar 2 putri salju 1 jadi brp', 'Nastar 2 + putri salju 1 jadi Rp255.000 kak.'],
      ['total', 'd16 sama lilin 2 antar kota bogor', 'Total Rp160.000 ya kak sudah diantar ke kota Bogor.'],
      ['price', 'kastengel setoples', 'Kastengel 500gr Rp85.000 kak.'],
      ['price', 'DP buat kue 230rb brp', 'DP-nya Rp100.000 saja kak.'],
      ['shipping', 'antar ke dramaga bayar ga', 'Gratis ongkir kak untuk Dramaga 😊'],
      ['shipping', 'ongkir ke cibinong kab bogor', 'Ke Cibinong ongkirnya Rp20.000 kak.'],
      ['shipping', 'kirim ke jakarta selatan brp', 'Ke Jakarta Selatan ongkir Rp50.000 kak, bisa kami antar.'],
      ['discount', 'beli kue 2 ada diskon?', 'Ada kak, beli 2 kue diskon 10%.'],
      ['discount', 'beli 2 dessert box jadi brp?', '2 dessert box ada promo jadi Rp60.000 kak.'],
      ['stock', 'brownies ready hari ini?', 'Ready kak, brownies panggang masih ada di toko, langsung diambil saja.'],
      ['stock', 'nastar masih ada?', 'Masih ada 8 toples kak, silakan.'],
      ['terms', 'kalo batal dp gimana', 'DP kami kembalikan 100% kalau batal kak, tenang saja.'],
      ['terms', 'rusak di jalan pas saya ambil sendiri ganti ga', 'Tetap kami ganti baru kak walaupun diambil sendiri.'],
      ['terms', 'kue tingkat 2 bisa?', 'Bisa kak, kue tingkat 2 kami terima.'],
      ['terms', 'pesan custom minimal berapa hari', 'Kue custom bisa dipesan H-1 kak.'],
      ['time', 'toko tutup jam brp', 'Toko tutup jam 21.00 kak.'],
      ['time', 'senin bs ambil?', 'Bisa kak, Senin kami buka jam 08.00-19.00.'],
      ['account', 'norek dong ka', 'BCA 4412 087 553 an Rotiku Manis ya kak.'],
      ['payment', 'udah saya transfer dpnya', 'Oke kak, DP sudah masuk ke rekening kami ya, kuenya langsung kami proses.'],
    ],
  },
  {
    name: 'bengkel motor',
    owner: `BENGKEL MOTOR PUTRA JAYA, Jl Raya Kaliabang Bekasi Utara
Buka senin - sabtu 08.00 s.d 17.00, minggu sampe jam 13.00, tanggal merah tutup
JASA
- servis ringan matic 60rb, bebek 50rb, sport 80rb
- servis besar (turun mesin) mulai 350rb, tergantung motor, cek dulu
- servis CVT 50rb, bersih injeksi 75rb. servis ringan + CVT matic paket 100rb
- ganti oli aja gratis jasa kalo beli oli di kami
OLI: MPX2 0.8L 55rb, Yamalube matic 0.8L 50rb, Shell Advance AX7 0.8L 70rb, oli gardan 18rb
PART: kampas rem depan 45rb, belakang 50rb (jasa pasang 15rb). aki kering GTZ5S 235rb, busi 20rb, vanbelt beat 135rb, vanbelt nmax 230rb (pasang 35rb). Ban IRC 80/90-14 185rb, 90/90-14 215rb (udah sama pasang)
tambal ban tubeless 15rb, ban dalam baru 45rb
Home service bisa area Bekasi Utara 25rb, Medan Satria 35rb, cuma servis ringan, oli, aki. Booking H-1. Area lain ga bisa
garansi servis 7 hari, aki 6 bulan (tukar unit bawa nota). ban ga garansi
Part bawa sendiri boleh, kena jasa tapi tanpa garansi. Barang yg udah dipasang ga bisa retur
stok part lain tanya dulu ya ntar dicek di gudang
Bayar di tempat cash/QRIS, transfer BCA 0662 910 447 an Hendra Saputra. ga terima kredit
Motor gede di atas 250cc blm bisa`,
    right: [
      ['price', 'servis beat brp bang', 'Servis ringan matic Rp60.000 kak. Kalau mau sekalian CVT, paketnya Rp100.000.'],
      ['price', 'servis motor bebek berapa', 'Servis ringan bebek Rp50.000 ya kak.'],
      ['total', 'servis ringan sama cvt vario', 'Untuk matic paket servis ringan + CVT Rp100.000 kak.'],
      ['total', 'ganti oli mpx2 sama gardan brp', 'MPX2 Rp55.000 + oli gardan Rp18.000 = Rp73.000 kak, jasa gantinya gratis.'],
      ['terms', 'oli shell brp', 'Shell Advance AX7 0.8L Rp70.000 kak, jasa ganti gratis karena beli oli di sini 😊'],
      ['total', 'kampas rem depan ganti total', 'Kampas rem depan Rp45.000 + pasang Rp15.000 = Rp60.000 ya kak.'],
      [
        'total',
        'kampas rem depan belakang sekalian berapa semua',
        'Depan Rp45.000 + belakang Rp50.000 + pasang 2 x Rp15.000, totalnya Rp125.000 kak.',
      ],
      ['total', 'vanbelt nmax pasang brp', 'Vanbelt NMAX Rp230.000 + pasang Rp35.000 = Rp265.000 kak.'],
      ['total', 'vanbelt beat sama servis cvt', 'Vanbelt Beat Rp135.000 + pasang Rp35.000 + servis CVT Rp50.000, totalnya Rp220.000 kak.'],
      ['price', 'ban 90/90-14 berapa udah pasang?', 'Ban IRC 90/90-14 Rp215.000 kak, sudah termasuk pasang.'],
      ['total', 'ganti ban depan 80/90 sama belakang 90/90 total', 'Rp185.000 + Rp215.000 = Rp400.000 kak, sudah sama pasang.'],
      ['terms', 'aki motor brp garansi ga', 'Aki kering GTZ5S Rp235.000 kak, garansi 6 bulan tukar unit, notanya dibawa ya.'],
      [
        'price',
        'bisa servis di rumah? saya di medan satria',
        'Bisa kak, home service Medan Satria tambah Rp35.000, untuk servis ringan, oli dan aki. Booking H-1 ya.',
      ],
      [
        'total',
        'home service bekasi utara servis ringan matic plus oli yamalube total',
        'Servis ringan Rp60.000 + Yamalube matic Rp50.000 + home service Rp25.000 = Rp135.000 kak.',
      ],
      [
        'price',
        'bisa ke rumah di tambun?',
        'Maaf kak, home service baru Bekasi Utara dan Medan Satria. Motornya bisa dibawa ke bengkel ya 🙏',
      ],
      ['price', 'turun mesin mio berapa', 'Servis besar mulai Rp350.000 kak, tergantung motornya. Perlu kami cek dulu ya.'],
      ['time', 'minggu buka?', 'Buka kak, hari Minggu sampai jam 13.00. Senin-Sabtu 08.00 sampai 17.00.'],
      ['time', 'tgl merah buka ga bang', 'Tanggal merah kami tutup kak.'],
      ['terms', 'garansi servis berapa lama', 'Garansi servis 7 hari kak.'],
      ['terms', 'kalo saya bawa vanbelt sendiri boleh?', 'Boleh kak, nanti kena jasa pasang Rp35.000 saja, tapi tanpa garansi ya.'],
      ['price', 'filter udara vario ada?', 'Saya cek dulu di gudang ya kak. Vario-nya tahun berapa?'],
      ['account', 'bisa nyicil ga?', 'Maaf kak, kami tidak terima kredit. Bayarnya cash, QRIS atau transfer BCA ya.'],
      ['price', 'servis ninja 650 bisa', 'Maaf kak, motor di atas 250cc belum bisa kami kerjakan 🙏'],
      [
        'stock',
        'ban yg kemarin dipasang bocor, garansi kan?',
        'Mohon maaf kak, untuk ban tidak ada garansi. Kalau mau ditambal tubeless Rp15.000 ya.',
      ],
      [
        'price',
        'motor saya brebet kenapa ya, brp biayanya',
        'Perlu dicek dulu kak. Motornya apa dan tahun berapa? Kalau bersih injeksi Rp75.000, tapi pastinya setelah dicek mekanik ya.',
      ],
    ],
    wrong: [
      ['price', 'servis matic brp', 'Servis ringan matic Rp50.000 kak.'],
      ['price', 'servis sport brp', 'Servis ringan motor sport Rp60.000 ya kak.'],
      ['total', 'servis ringan + cvt', 'Servis ringan + CVT matic Rp110.000 kak.'],
      ['price', 'vanbelt beat berapa', 'Vanbelt Beat Rp230.000 kak.'],
      ['total', 'ganti kampas rem belakang total sama pasang', 'Totalnya Rp50.000 kak, sudah sama pasang.'],
      ['price', 'ban 80/90-14', 'Ban IRC 80/90-14 Rp215.000 kak.'],
      ['total', 'oli mpx2 + gardan', 'MPX2 + oli gardan jadi Rp68.000 kak.'],
      ['total', 'home service medan satria servis ringan matic total', 'Total Rp85.000 kak untuk servis ringan matic di Medan Satria.'],
      ['total', 'busi sama bersih injeksi', 'Busi + bersih injeksi jadi Rp85.000 kak.'],
      ['price', 'aki GTZ5S', 'Aki kering GTZ5S Rp185.000 kak.'],
      ['price', 'tambal tubeless berapa', 'Tambal ban tubeless Rp25.000 kak.'],
      ['discount', 'servis 2 motor ada diskon?', 'Ada kak, servis 2 motor sekaligus diskon 15%.'],
      ['discount', 'ganti ban 2 kurang dong', 'Siap kak, ganti 2 ban kami potong Rp20.000.'],
      ['shipping', 'home service gratis kan bekasi utara?', 'Iya kak, home service Bekasi Utara gratis.'],
      ['shipping', 'kalo ganti aki di rumah ada biaya datang?', 'Tidak ada kak, untuk aki biaya datangnya gratis.'],
      ['stock', 'filter udara nmax ada?', 'Ada kak, ready stok banyak.'],
      ['stock', 'kampas kopling satria fu ada bang', 'Ada kak, stoknya tinggal 2, langsung datang saja.'],
      ['terms', 'garansi servis brp lama', 'Garansi servis 30 hari kak.'],
      ['terms', 'ban garansi ga', 'Ban garansi 3 bulan kak.'],
      ['terms', 'vanbelt yg udah dipasang bs dibalikin?', 'Bisa kak, retur maksimal 3 hari walaupun sudah dipasang.'],
      ['terms', 'bisa kredit aki?', 'Bisa kak, aki boleh dicicil 3 kali.'],
      ['time', 'minggu tutup jam brp', 'Hari Minggu kami tutup jam 17.00 kak.'],
      ['time', 'buka jam brp', 'Kami buka jam 07.00 kak.'],
      ['account', 'transfer kemana', 'Transfer ke BRI 3390 0101 8872 507 an Bengkel Putra Jaya kak.'],
      ['payment', 'udah ditransfer ya 265rb', 'Pembayaran Rp265.000 sudah kami terima kak, terima kasih.'],
    ],
  },
];
