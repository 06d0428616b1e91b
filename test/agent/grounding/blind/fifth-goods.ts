import type { Shop } from '../shop.js';

const toSleman =
  '{"tujuan":"Depok, Sleman","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":18000,"estimasi":"2-3 hari"},{"kurir":"SiCepat","layanan":"REG","biaya":16000,"estimasi":"2 hari"}]}';

/**
 * The first half of the fifth set. The whole set was written in one go before any rule was read or changed
 * for it.
 */
export const fifthGoods: readonly Shop[] = [
  {
    name: 'fifth frozen food',
    owner: `Dapur Beku Bu Yati, Cimahi
Nugget ayam 500gr 38rb, 1kg 72rb
Bakso sapi isi 25 45rb, isi 50 85rb
Dimsum mix isi 20 55rb
Kentang goreng 1kg 34rb
Semua tanpa pengawet, tahan 3 bulan di freezer, 2 hari di kulkas bawah
Halal MUI, dimsum belum ada sertifikat halal tapi bahannya halal
Kirim luar kota pakai Paxel saja, hanya Jabodetabek dan Bandung. Luar pulau belum bisa
Ongkir instan dalam Cimahi 12rb, gratis kalau belanja di atas 200rb
Pesanan masuk sebelum jam 2 siang dikirim hari itu
Reseller diskon 10% minimal 10 pack campur
Minggu libur
Mandiri 1320098812345 Yati Suryati`,
    right: [
      ['price', 'nugget sekilo brp bu', 'Nugget ayam 1kg 72rb ya kak'],
      ['total', 'bakso 50 satu, dimsum satu', 'Bakso isi 50 85rb sama dimsum mix 55rb, jadi 140rb kak'],
      ['terms', 'ada pengawetnya ga', 'Nggak ada kak, semua produk kami tanpa pengawet'],
      ['time', 'tahan brp lama klo di freezer', 'Kalau di freezer awet 3 bulan kak, di kulkas bawah cuma 2 hari'],
      ['terms', 'dimsumnya udh halal mui?', 'Untuk dimsum sertifikatnya belum ada kak, tapi bahan-bahannya halal'],
      ['shipping', 'kirim ke medan bisa?', 'Mohon maaf kak, luar pulau belum bisa kami kirim'],
      ['shipping', 'gratis ongkir ga klo 250rb', 'Gratis kak kalau masih di Cimahi, karena belanjanya sudah di atas 200rb'],
      ['time', 'order skrg jam 1 dikirim kpn', 'Masih dikirim hari ini kak, batasnya jam 2 siang'],
      ['discount', 'mau jadi reseller', 'Boleh banget kak! Reseller dapat diskon 10%, minimal ambil 10 pack, boleh campur'],
      ['time', 'minggu buka?', 'Hari Minggu kami tutup dulu ya kak'],
      ['shipping', 'bekasi pake apa', 'Ke Bekasi pakai Paxel ya kak'],
      ['account', 'norek', 'Mandiri 1320098812345 atas nama Yati Suryati kak'],
      ['stock', 'kentangnya masih', 'Ada kak kentang goreng 1kg 34rb, mau berapa bungkus?'],
    ],
    wrong: [
      ['price', 'nugget sekilo brp bu', 'Nugget ayam 1kg 76rb ya kak'],
      ['total', 'bakso 50 satu, dimsum satu', 'Jadi 130rb semuanya kak'],
      ['terms', 'dimsumnya udh halal mui?', 'Sudah kak, semua produk kami bersertifikat halal MUI'],
      ['time', 'tahan brp lama klo di kulkas biasa', 'Di kulkas bawah tahan seminggu kak'],
      ['shipping', 'kirim ke medan bisa?', 'Bisa kak, kita packing pakai es kering ya'],
      ['shipping', 'gratis ongkir ga klo 150rb', 'Gratis kak untuk Cimahi'],
      ['time', 'order jam 4 sore dikirim kpn', 'Tetap kami kirim sore ini juga kak'],
      ['discount', 'reseller min brp', 'Minimal 5 pack saja kak sudah dapat harga reseller'],
      ['time', 'minggu buka?', 'Buka setiap hari kak termasuk Minggu'],
      ['shipping', 'bisa pake jnt?', 'Bisa kak pakai J&T juga'],
      ['terms', 'bisa digoreng pake air fryer?', 'Bisa kak, 10 menit di suhu 200 derajat langsung renyah'],
      ['terms', 'nuggetnya ayam asli ga', 'Daging ayamnya 80% kak tanpa tepung'],
      ['account', 'norek', 'Mandiri 1320098812345 a.n. Yeti Suryani kak'],
    ],
  },
  {
    name: 'fifth paint',
    owner: `TB Warna Jaya - cat dan alat
Cat tembok Avitex 5kg 135.000, 25kg 590.000
Cat kayu besi Avian 1kg 78.000
Waterproofing Aquaproof 4kg 245.000
Kuas 3 inch 12rb, roller 28rb
Tinting warna custom gratis untuk cat 25kg, untuk 5kg kena 15rb. Proses tinting 30 menit
Warna yang sudah ditinting tidak bisa dikembalikan. Barang lain tukar maksimal 3 hari, segel utuh dan bawa nota
Antar gratis min belanja 500rb radius 7 km, kalau kurang 25rb
Jasa tukang cat 18rb/m2, hanya tenaga, cat dari pembeli
Buka Senin-Sabtu 07.30-16.30
Bisa hutang? tidak, hanya cash, transfer dan QRIS
1 galon 5kg kira-kira 50 m2 satu lapis
BRI 034501002233507 CV Warna Jaya`,
    right: [
      ['price', 'avitex yg gede', 'Avitex 25kg 590.000 kak'],
      ['total', 'aquaproof 1 sama roller 2', 'Aquaproof 4kg 245.000 + 2 roller 56.000 = 301.000 kak'],
      ['price', 'campur warna kena biaya?', 'Untuk cat 25kg tinting-nya gratis kak, kalau yang 5kg tambah 15rb'],
      ['time', 'tinting lama ga', 'Sebentar kok kak, sekitar 30 menit'],
      ['terms', 'udh dicampur warna trs ga cocok bs balikin?', 'Maaf kak, cat yang sudah ditinting tidak bisa dikembalikan'],
      ['terms', 'kuas salah ukuran bs tuker', 'Bisa ditukar kak maksimal 3 hari, asal segelnya utuh dan notanya dibawa'],
      ['shipping', 'sy belanja 600rb jarak 5km', 'Berarti gratis antar kak, sudah lewat 500rb dan masih dalam 7 km'],
      ['terms', 'tukang sekalian cat?', 'Jasa tukangnya cuma tenaga kak, catnya dari kakak. Harganya 18rb per m2'],
      ['total', 'jasa cat 40 meter', 'Jasa cat 40 m2 x 18rb = 720rb kak'],
      ['terms', 'bisa bon dulu?', 'Maaf kak tidak bisa hutang, pembayarannya cash, transfer atau QRIS'],
      ['number', '5kg dapat brp meter', 'Kira-kira 50 m2 untuk satu lapis kak'],
      ['time', 'jam brp tutup', 'Kami tutup jam 16.30 kak, Senin sampai Sabtu'],
      ['account', 'rek brp', 'BRI 034501002233507 a.n. CV Warna Jaya'],
    ],
    wrong: [
      ['price', 'avitex yg kecil', 'Avitex 5kg 145.000 kak'],
      ['total', 'aquaproof 1 sama roller 2', 'Totalnya 273.000 kak'],
      ['price', 'campur warna 5kg kena biaya?', 'Gratis kak tinting warnanya'],
      ['time', 'tinting lama ga', 'Tinting warna prosesnya 2 hari kak'],
      ['terms', 'udh dicampur warna trs ga cocok bs balikin?', 'Bisa kak, nanti ditukar warna lain'],
      ['terms', 'kuas bs tuker ga', 'Bisa kak dalam 7 hari'],
      ['shipping', 'belanja 300rb dianter gratis?', 'Iya kak diantar gratis ke lokasi'],
      ['terms', 'tukang sekalian cat?', 'Iya kak 18rb/m2 sudah termasuk catnya'],
      ['terms', 'bisa bon dulu?', 'Boleh kak, bayarnya akhir bulan ya'],
      ['number', '5kg dapat brp meter', 'Bisa untuk 80 m2 dua lapis kak'],
      ['time', 'minggu buka ga', 'Minggu buka setengah hari kak'],
      ['terms', 'avitex tahan jamur?', 'Avitex anti jamur dan tahan 5 tahun kak'],
      ['terms', 'bs kartu kredit?', 'Bisa kak, kartu kredit juga kami terima'],
    ],
  },
  {
    name: 'fifth optician',
    owner: `Optik Mata Terang, Malang
Frame mulai 150rb sampai 900rb
Lensa minus biasa 120rb sepasang, anti radiasi (blueray) 220rb, photochromic 350rb, progresif mulai 650rb
Periksa mata gratis, tidak harus beli. Anak di bawah 6 tahun belum bisa periksa di sini
Lensa jadi 1 jam untuk minus sampai -4. Di atas itu atau silinder 3-5 hari kerja
Garansi ganti ukuran 1 bulan kalau kacamata tidak nyaman, 1x saja. Frame patah tidak garansi
Terima BPJS kelas 1, 2, 3, bawa surat rujukan dokter mata
Softlens bening 65rb/bulan, softlens warna 90rb
Servis ganti baut dan nosepad gratis selamanya untuk pembeli di sini
Cicil 0% 3 bulan pakai kartu kredit BCA min 500rb
Buka tiap hari 09.00-20.30, Jumat istirahat 11.30-13.00
Tidak melayani home visit`,
    tools: [],
    right: [
      ['price', 'lensa blueray brp', 'Lensa anti radiasi (blueray) 220rb sepasang kak'],
      ['total', 'frame 200rb + photochromic', 'Frame 200rb ditambah lensa photochromic 350rb, jadi 550rb kak'],
      ['terms', 'periksa mata bayar brp', 'Periksa matanya gratis kak, nggak harus beli juga'],
      ['time', 'minus 2 bs ditunggu?', 'Bisa ditunggu kak, minus 2 selesai 1 jam'],
      ['time', 'ada silindernya brp lama', 'Kalau ada silindernya 3-5 hari kerja kak'],
      ['terms', 'pusing pake kacamatanya bs ganti ukuran?', 'Bisa kak, ada garansi ganti ukuran 1 bulan, berlaku 1x'],
      ['terms', 'frame patah garansi?', 'Mohon maaf frame patah tidak masuk garansi kak'],
      ['terms', 'pake bpjs bs?', 'Bisa kak BPJS kelas 1 sampai 3, jangan lupa bawa surat rujukan dokter mata ya'],
      ['terms', 'baut lepas bayar?', 'Kalau belinya di sini gratis kak ganti baut dan nosepad, selamanya'],
      ['terms', 'cicilan ada', 'Ada kak cicilan 0% 3 bulan pakai kartu kredit BCA, minimal transaksi 500rb'],
      ['time', 'jumat jam 12 buka?', 'Jumat kami istirahat 11.30 sampai 13.00 kak, setelah itu buka lagi'],
      ['terms', 'bs dtg ke rumah periksa nenek?', 'Maaf kak, kami tidak melayani home visit'],
      ['terms', 'anak sy 5 th mau periksa', 'Anak di bawah 6 tahun belum bisa diperiksa di sini kak'],
    ],
    wrong: [
      ['price', 'progresif brp', 'Lensa progresif mulai 550rb kak'],
      ['total', 'frame 200rb + photochromic', 'Jadinya 500rb kak'],
      ['terms', 'periksa mata bayar brp', 'Periksa mata gratis kalau jadi beli kacamata kak'],
      ['time', 'minus 6 bs ditunggu?', 'Bisa kak, 1 jam jadi'],
      ['time', 'ada silindernya brp lama', 'Besok sudah bisa diambil kak'],
      ['terms', 'pusing pake kacamatanya bs ganti ukuran?', 'Bisa kak, garansinya 6 bulan'],
      ['terms', 'frame patah garansi?', 'Tenang kak, frame patah kami ganti baru'],
      ['terms', 'pake bpjs perlu rujukan?', 'Nggak perlu kak, cukup bawa kartu BPJS saja'],
      ['terms', 'beli di tempat lain, ganti nosepad bayar?', 'Gratis kak walau beli di tempat lain'],
      ['terms', 'cicilan ada', 'Ada kak, cicilan 0% sampai 12 bulan'],
      ['time', 'buka smp jam', 'Buka sampai jam 9 malam kak'],
      ['terms', 'bs dtg ke rumah periksa nenek?', 'Bisa kak, petugas kami datang ke rumah'],
      ['terms', 'anak sy 5 th mau periksa', 'Boleh kak, dokternya ramah anak'],
    ],
  },
  {
    name: 'fifth prayer clothes',
    owner: `Mukena Aisyah Kudus
Mukena katun jepang 185rb, mukena sutra 260rb, mukena travel parasut 95rb (ada pouch), mukena anak 110rb
Warna katun jepang: dusty, sage, hitam. Sutra: broken white dan navy
Sajadah 55rb. Paket hampers mukena sutra + sajadah + box 330rb
Bordir nama 20rb per mukena, jadi 2 hari, tidak bisa retur
Retur 2x24 jam wajib video unboxing, hanya cacat produksi, ongkir retur kami yang tanggung
Grosir: 6 pcs potong 10rb/pcs, 20 pcs potong 20rb/pcs (tidak berlaku mukena anak)
COD hanya lewat Shopee. Chat WA harus transfer
Kirim dari Kudus tiap Senin, Rabu, Jumat
Ukuran all size LD sampai 120, anak usia 5-9 th
Bahan katun tidak menerawang, sutra agak tipis perlu dalaman`,
    tools: [toSleman],
    right: [
      ['price', 'yg buat travel brp', 'Mukena travel parasut 95rb kak, sudah ada pouch-nya'],
      ['total', '2 katun jepang + 1 sajadah', 'Katun jepang 2 x 185rb = 370rb, sajadah 55rb. Total 425rb kak belum ongkir'],
      ['total', 'katun jepang 6 pcs', '6 pcs jadi 175rb per pcs kak, total 1.050.000'],
      ['stock', 'sutra warna apa aja', 'Mukena sutra ada broken white sama navy kak'],
      ['shipping', 'ke depok sleman', 'Ongkir ke Depok Sleman: JNE REG 18rb (2-3 hari) atau SiCepat 16rb (2 hari) kak'],
      ['terms', 'bs cod?', 'COD cuma lewat Shopee ya kak, kalau di WA pembayarannya transfer'],
      ['terms', 'klo robek gimana', 'Kalau cacat produksi bisa retur 2x24 jam kak dengan video unboxing, ongkirnya kami tanggung'],
      ['time', 'bordir nama brp lama', 'Bordir nama jadi 2 hari kak, tambah 20rb per mukena'],
      ['time', 'kirim tiap hari?', 'Pengiriman tiap Senin, Rabu dan Jumat kak'],
      ['number', 'ld 110 muat?', 'Muat kak, all size sampai LD 120'],
      ['terms', 'nerawang ga', 'Yang katun tidak menerawang kak, kalau sutra agak tipis jadi perlu dalaman'],
      ['discount', 'mukena anak 6 pcs ada potongan?', 'Potongan grosir tidak berlaku untuk mukena anak kak'],
      ['price', 'hampersnya isi apa', 'Isinya mukena sutra, sajadah, dan box kak, harganya 330rb'],
    ],
    wrong: [
      ['price', 'mukena anak brp', 'Mukena anak 95rb kak'],
      ['total', '2 katun jepang + 1 sajadah', 'Totalnya 415rb kak'],
      ['total', 'katun jepang 20 pcs', '20 pcs jadi 175rb per pcs kak, total 3.500.000'],
      ['stock', 'sutra ada item?', 'Ada kak sutra warna hitam'],
      ['shipping', 'ke depok sleman', 'SiCepat ke Sleman 14rb kak'],
      ['terms', 'bs cod?', 'Bisa COD kak, bayar pas barang sampai'],
      ['terms', 'klo ga suka warnanya bs balikin?', 'Bisa diretur kak asal dalam 2 hari'],
      ['terms', 'ongkir retur siapa', 'Ongkir retur ditanggung pembeli kak'],
      ['time', 'kirim hari kamis?', 'Kamis juga kami kirim kak'],
      ['terms', 'sutra nerawang?', 'Nggak menerawang sama sekali kak, tanpa dalaman juga aman'],
      ['discount', 'mukena anak 6 pcs ada potongan?', 'Ada kak, potong 10rb per pcs'],
      ['terms', 'udah dibordir bs retur?', 'Bisa kak tetap bisa retur'],
      ['terms', 'hampers dapet kartu ucapan?', 'Iya kak, sudah termasuk kartu ucapan dan paper bag'],
    ],
  },
  {
    name: 'fifth plants',
    owner: `Kebun Mungil tanaman hias, Lembang
Monstera kecil 60rb, sedang 120rb. Sirih gading 25rb, lidah mertua 35rb, kaktus mini 15rb (beli 10 jadi 12rb)
Pot keramik putih 40rb, pot plastik 8rb. Media tanam 5kg 20rb, pupuk cair 30rb
Tanaman dikirim tanpa pot, akar dibungkus sabut. Kaktus dikirim dengan pot plastik
Kirim hari Senin-Kamis saja supaya tidak menginap di gudang
Garansi tanaman mati di jalan: ganti baru, kirim foto maksimal 1x24 jam. Tidak berlaku pengiriman lebih dari 3 hari
Monstera: cahaya tidak langsung, siram 2x seminggu. Kaktus: siram 10 hari sekali
Sewa tanaman untuk acara 50rb/pot/hari min 10 pot, khusus Bandung Raya
Jasa bikin taman mulai 350rb/m2, survei 100rb (dipotong kalau jadi)
Kebun bisa dikunjungi Sabtu Minggu 08.00-15.00, hari biasa janjian dulu
Kalimantan, Papua tidak bisa kirim karena karantina`,
    right: [
      ['price', 'monstera yg sedeng', 'Monstera sedang 120rb kak'],
      ['total', 'kaktus 10', 'Kaktus mini 10 pcs jadi 12rb per pcs, total 120rb kak'],
      ['terms', 'dpt potnya?', 'Tanamannya dikirim tanpa pot ya kak, akarnya kami bungkus sabut'],
      ['terms', 'kaktus ada potnya kan', 'Iya kak, kalau kaktus dikirim bareng pot plastiknya'],
      ['time', 'jumat kirim ga', 'Jumat belum kirim kak, pengiriman Senin sampai Kamis biar tanamannya nggak menginap di gudang'],
      ['terms', 'klo nyampe mati gmn', 'Tenang kak, diganti baru. Kirim fotonya maksimal 1x24 jam ya'],
      ['terms', 'monstera taro diluar bs?', 'Monstera sukanya cahaya tidak langsung kak, siramnya 2x seminggu'],
      ['shipping', 'ke pontianak', 'Maaf kak, Kalimantan belum bisa kirim karena aturan karantina'],
      ['terms', 'sewa buat nikahan di bandung', 'Bisa kak, sewa 50rb per pot per hari minimal 10 pot'],
      ['total', 'sewa 15 pot sehari', '15 pot x 50rb = 750rb kak untuk sehari'],
      ['terms', 'survei taman bayar?', 'Survei 100rb kak, nanti dipotong dari biaya kalau jadi'],
      ['time', 'mau main ke kebun rabu', 'Kalau hari biasa janjian dulu ya kak, Sabtu Minggu bebas datang jam 08.00-15.00'],
      ['total', 'sirih 2 pot plastik 2', 'Sirih gading 50rb + pot plastik 16rb = 66rb kak'],
    ],
    wrong: [
      ['price', 'lidah mertua', 'Lidah mertua 25rb kak'],
      ['total', 'kaktus 5', 'Kaktus 5 pcs 60rb kak'],
      ['terms', 'monstera dpt pot?', 'Sudah sama pot keramiknya kak'],
      ['time', 'jumat kirim ga', 'Kirim kak, tiap hari kerja'],
      ['terms', 'klo nyampe mati gmn, foto 3 hari lagi boleh?', 'Boleh kak, garansinya 7 hari'],
      ['terms', 'ke jayapura 5 hari, mati digaransi?', 'Tetap kami garansi ganti baru kak'],
      ['terms', 'kaktus siram brp kali', 'Kaktus disiram setiap hari ya kak'],
      ['shipping', 'ke pontianak', 'Bisa kak kirim ke Pontianak'],
      ['terms', 'sewa 5 pot boleh', 'Boleh kak 5 pot juga bisa'],
      ['terms', 'survei taman bayar?', 'Survei gratis kak'],
      ['time', 'mau main ke kebun rabu', 'Silakan langsung datang aja kak, Rabu kebun buka'],
      ['terms', 'sewa buat acara di jakarta', 'Bisa kak, tim kami antar ke Jakarta'],
      ['terms', 'monstera aman buat kucing?', 'Aman kak, tidak beracun buat kucing'],
    ],
  },
  {
    name: 'fifth bicycles',
    owner: `Sepeda Roda Dua Solo
Sepeda lipat Element 20" 2.850.000, MTB Polygon 27.5" 3.400.000, sepeda anak 16" 950.000, sepeda listrik Uwinfly 4.200.000
Helm 175rb, lampu 85rb, gembok 45rb
Servis ringan 75rb, servis besar 200rb, ganti ban dalam 40rb sudah ban
Servis besar selesai 2 hari, ringan bisa ditunggu
Beli sepeda gratis servis ringan 3x dalam 1 tahun dan gratis gembok. Sepeda anak gratis servis 1x tanpa gembok
Garansi rangka 2 tahun, sparepart 1 bulan. Baterai sepeda listrik 6 bulan
Tukar tambah sepeda bekas bisa, harga dicek di toko
Kredit lewat Kredivo atau Home Credit, DP mulai 20%
Antar gratis Solo Raya. Luar kota lewat kargo Indah, ongkir bayar di tempat, sepeda 80% terakit
Sepeda listrik tidak dikirim lewat kargo, ambil di toko
Stok: lipat hitam 3, merah 1. Polygon habis, masuk lagi tgl 10`,
    right: [
      ['price', 'polygon brp', 'MTB Polygon 27.5" harganya 3.400.000 kak'],
      ['stock', 'polygonnya ready?', 'Saat ini Polygon lagi habis kak, masuk lagi tanggal 10'],
      ['stock', 'lipat merah ada?', 'Lipat merah tinggal 1 kak'],
      ['total', 'lipat sama helm', 'Sepeda lipat 2.850.000 + helm 175rb = 3.025.000 kak'],
      ['terms', 'dpt bonus apa', 'Bonusnya gratis servis ringan 3x dalam setahun plus gembok kak'],
      ['terms', 'sepeda anak dpt gembok?', 'Untuk sepeda anak gratis servis 1x kak, gemboknya tidak termasuk'],
      ['terms', 'baterai garansi brp lama', 'Baterai sepeda listriknya garansi 6 bulan kak'],
      ['time', 'servis gede brp hari', 'Servis besar 2 hari selesai kak'],
      ['terms', 'bs tuker sepeda lama', 'Bisa tukar tambah kak, harganya nanti dicek di toko'],
      ['terms', 'kredit apa', 'Kreditnya lewat Kredivo atau Home Credit kak, DP mulai 20%'],
      ['shipping', 'kirim ke madiun', 'Bisa kak lewat kargo Indah, ongkirnya dibayar di tempat. Sepedanya sudah 80% terakit'],
      ['shipping', 'sepeda listrik kirim madiun', 'Sepeda listrik harus ambil di toko kak, tidak bisa lewat kargo'],
      ['price', 'ganti ban dlm', 'Ganti ban dalam 40rb kak, sudah sama bannya'],
    ],
    wrong: [
      ['price', 'element brp', 'Sepeda lipat Element 2.750.000 kak'],
      ['stock', 'polygonnya ready?', 'Ready kak, bisa langsung diambil'],
      ['stock', 'lipat merah 2 ada?', 'Ada kak, merah cukup 2 unit'],
      ['total', 'lipat sama helm', 'Jadinya 3.125.000 kak'],
      ['terms', 'sepeda anak dpt bonus?', 'Dapat gratis servis 3x sama gembok kak'],
      ['terms', 'baterai garansi brp lama', 'Garansi baterainya 2 tahun kak'],
      ['time', 'servis gede brp hari', 'Servis besar bisa ditunggu kak'],
      ['terms', 'kredit pake apa', 'Bisa pakai Akulaku atau ShopeePayLater kak'],
      ['terms', 'kredit tanpa dp bs?', 'Bisa kak DP 0%'],
      ['shipping', 'sepeda listrik kirim madiun', 'Bisa kak kami kirim lewat kargo'],
      ['shipping', 'kirim ke madiun ongkirnya gratis?', 'Gratis kak ongkirnya sampai Madiun'],
      ['terms', 'sepeda listriknya sampe brp km', 'Jarak tempuhnya 45 km sekali cas kak'],
      ['terms', 'rangka garansi', 'Rangka garansi seumur hidup kak'],
    ],
  },
];
