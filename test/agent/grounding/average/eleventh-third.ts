import type { Shop } from '../shop.js';

/** Shops whose owners write texts of average length. The answers were written without looking at the rules. */
export const eleventhThird: readonly Shop[] = [
  {
    name: 'frozen food',
    owner: `Frozen Food MAMA ICHA – Gading Serpong
Nugget ayam homemade 500gr 38rb, 1kg 72rb
Dimsum ayam isi 10 30rb, isi 25 70rb, isi 50 135rb. Dimsum mix (udang, keju, jamur) isi 10 35rb
Siomay ikan isi 20 45rb, bakso sapi isi 25 50rb, isi 50 95rb, bakso urat isi 25 55rb
Risol mayo isi 10 32rb, pastel isi 10 30rb, martabak mini isi 10 28rb
Kentang shoestring 1kg 34rb, 2,5kg 80rb. sosis sapi bakar isi 10 48rb
Saus dimsum 5rb/pouch, chili oil 15rb/botol
Paket hemat A: nugget 500gr + dimsum isi 10 + risol isi 10 = 95rb
Beli campur 10 pack ke atas (di luar paket hemat) diskon 5%
Minimal order antar 75rb. Kurir kami Gading Serpong 7rb, BSD & Karawaci 12rb, Alam Sutera 15rb. Belanja 300rb free ongkir (4 area itu). Lainnya pake gosend/grab same day atau paxel, ongkir pembeli. Luar kota paxel aja
Antar 2x sehari jam 10 sama jam 16. Order sebelum jam 9 ikut yg jam 10, sebelum jam 15 ikut yg jam 16. minggu cuma yg jam 10
Tahan 3 bln di freezer, chiller 3 hari, pengiriman maks 12 jam pake ice gel (ice gel 3rb, kurir sendiri ga usah)
Bayar BCA 6040 552 178 an Icha Marissa / gopay 0877 8890 1123. COD cuma Gading Serpong
Barang datang sudah cair / rusak, foto maks 2 jam, diganti baru. Selain itu ga ada retur
Ada sertifikat halal & PIRT. stok cek tiap pagi, tanya dulu
Open reseller min ambil 20 pack, harga reseller chat admin`,
    right: [
      ['price', 'nugget sekilo brp bun', 'Nugget ayam homemade 1kg Rp72.000 kak. Yang 500gr Rp38.000.'],
      ['price', 'dimsum isi 25', 'Dimsum ayam isi 25 Rp70.000 kak 😊'],
      ['time', 'dimsum mix berapa', 'Dimsum mix (udang, keju, jamur) isi 10 Rp35.000 kak.'],
      ['total', 'dimsum 50 sama chili oil 2 total', 'Dimsum ayam isi 50 Rp135.000 + chili oil 2 x Rp15.000 = Rp165.000 kak.'],
      [
        'total',
        'bakso sapi 50 sama siomay 1 dianter BSD total brp',
        'Bakso sapi isi 50 Rp95.000 + siomay Rp45.000 = Rp140.000, ongkir BSD Rp12.000, total Rp152.000 kak.',
      ],
      ['price', 'paket hemat isi apa', 'Paket hemat A isinya nugget 500gr, dimsum isi 10 dan risol isi 10, Rp95.000 kak.'],
      ['total', 'hemat berapa tuh paket hemat', 'Kalau beli satuan Rp38.000 + Rp30.000 + Rp32.000 = Rp100.000 kak, jadi hemat Rp5.000.'],
      ['total', 'risol 10 pack diskon ga', '10 pack ke atas diskon 5% kak. Risol 10 x Rp32.000 = Rp320.000, jadi Rp304.000.'],
      [
        'total',
        'nugget 500gr 4 + pastel 6 berapa totalnya',
        'Nugget 4 x Rp38.000 = Rp152.000, pastel 6 x Rp30.000 = Rp180.000, jumlahnya Rp332.000. Karena 10 pack diskon 5% jadi Rp315.400 kak.',
      ],
      [
        'total',
        'sosis 2 bisa dianter?',
        'Sosis bakar 2 pack Rp96.000 kak, sudah lewat minimal antar 75rb jadi bisa. Diantar ke daerah mana?',
      ],
      ['shipping', 'mau kentang 1kg aja dianter', 'Kentang 1kg Rp34.000 kak, minimal order antar Rp75.000. Mau tambah yang lain?'],
      ['shipping', 'ongkir alam sutera', 'Alam Sutera Rp15.000 kak pakai kurir kami. Belanja 300rb gratis ongkir.'],
      [
        'shipping',
        'belanja 310rb ke karawaci ongkir?',
        'Gratis ongkir kak, karena belanjanya sudah di atas 300rb dan Karawaci termasuk area kurir kami 😊',
      ],
      ['shipping', 'kirim ke bandung bisa?', 'Bisa kak pakai Paxel, ongkirnya dari pembeli, ditambah ice gel Rp3.000.'],
      ['shipping', 'order jam 11 dianter kapan? hari senin', 'Order sebelum jam 15 ikut pengantaran jam 16 hari ini juga kak.'],
      ['total', 'minggu sore bs anter', 'Hari Minggu hanya ada pengantaran jam 10 kak, jadi order sebelum jam 9 ya.'],
      ['time', 'tahan berapa lama', 'Tahan 3 bulan di freezer, kalau di chiller 3 hari kak.'],
      ['stock', 'halal ga bun', 'Halal kak, sudah ada sertifikat halal dan PIRT.'],
      ['payment', 'bisa cod di bsd', 'Maaf kak, COD hanya untuk Gading Serpong. Untuk BSD transfer BCA atau GoPay dulu ya.'],
      ['shipping', 'kalo nyampe udah cair gimana', 'Kirim fotonya maksimal 2 jam setelah diterima ya kak, nanti kami ganti baru.'],
      ['terms', 'ga cocok rasanya bs retur?', 'Mohon maaf kak, retur hanya untuk barang yang datang sudah cair atau rusak 🙏'],
      ['stock', 'bakso urat ready?', 'Stok bakso urat saya cek dulu ya kak. Butuh berapa pack?'],
      ['total', 'mau jadi reseller', 'Boleh kak, reseller minimal ambil 20 pack. Untuk harga reseller-nya nanti dibantu admin ya.'],
      ['total', 'martabak mini 3 kirim gading serpong total', 'Martabak mini 3 x Rp28.000 = Rp84.000 + ongkir Rp7.000 = Rp91.000 kak.'],
      ['total', 'kentang 2,5kg sama saus dimsum 2', 'Kentang 2,5kg Rp80.000 + saus 2 x Rp5.000 = Rp90.000 kak.'],
    ],
    wrong: [
      ['price', 'dimsum isi 10 brp', 'Dimsum ayam isi 10 Rp35.000 kak.'],
      ['price', 'nugget 1kg', 'Nugget 1kg Rp76.000 kak.'],
      ['price', 'bakso urat isi 25', 'Bakso urat isi 25 Rp50.000 kak.'],
      ['price', 'dimsum 50', 'Dimsum isi 50 Rp140.000 kak.'],
      ['price', 'kentang 2,5 kg', 'Kentang 2,5kg Rp85.000 kak.'],
      ['total', 'siomay 2 antar karawaci total', 'Total Rp90.000 ya kak sampai Karawaci.'],
      ['price', 'paket hemat', 'Paket hemat A Rp100.000 kak.'],
      ['total', 'risol 10 pack jadi berapa', 'Risol 10 pack Rp320.000 kak totalnya.'],
      ['total', 'pastel 3 sama risol 1', 'Pastel 3 + risol 1 jadi Rp128.000 kak.'],
      ['price', 'chili oil 3', 'Chili oil 3 botol Rp15.000 kak.'],
      ['price', 'ice gel brp', 'Ice gel Rp5.000 kak.'],
      ['shipping', 'ongkir bsd brp', 'Ke BSD gratis ongkir kak, minimal 75rb saja.'],
      ['shipping', 'ongkir gading serpong', 'Gading Serpong Rp12.000 kak.'],
      ['shipping', 'belanja 200rb alam sutera ongkir', 'Belanja 200rb sudah free ongkir kak.'],
      ['discount', 'beli 5 pack diskon?', 'Beli 5 pack diskon 5% kak.'],
      ['discount', '12 pack diskon berapa', '12 pack kami kasih diskon 10% kak.'],
      ['stock', 'dimsum mix ada?', 'Ada kak, stok masih 20 pack di freezer.'],
      ['stock', 'bakso sapi isi 50 ready kan', 'Ready kak, langsung kami antar jam 16.'],
      ['terms', 'bisa cod karawaci?', 'Bisa kak, Karawaci bisa COD.'],
      ['terms', 'retur kalo ga suka', 'Boleh kak, retur maksimal 1 hari kalau tidak suka.'],
      ['terms', 'min order antar', 'Tidak ada minimal order kak, beli 1 pack juga diantar.'],
      ['time', 'tahan brp lama di freezer', 'Tahan 6 bulan di freezer kak.'],
      ['time', 'minggu ada antar jam 16?', 'Ada kak, hari Minggu tetap dua kali antar jam 10 dan jam 16.'],
      ['account', 'tf kemana bun', 'OVO 0813 1122 7765 an Mama Icha ya kak.'],
      ['payment', 'udah aku gopay in', 'Sudah masuk ya kak GoPay-nya, pesanan ikut antar jam 10.'],
    ],
  },
  {
    name: 'toko bangunan',
    owner: `TB SUMBER REJEKI, Jl Diponegoro Salatiga
Semen: Gresik 50kg 64rb, Gresik 40kg 53rb, Dynamix 50kg 61rb. Ambil 20 sak ke atas potong 1rb/sak
Pasir muntilan 1 pick up (1 m3) 280rb, 1 truk (6 m3) 1,55jt. Split 1 pick up 310rb. bata merah 850/biji, batako 3.500/biji, hebel per m3 680rb
Besi beton 8mm 52rb, 10mm 78rb, 12mm 112rb per batang 12m. kawat bendrat 22rb/kg
Cat Vinilex 5kg 135rb, 25kg 620rb. Dulux catylac 5kg 165rb. Nodrop 4kg 245rb. kuas 3in 12rb
Triplek 9mm 125rb, 12mm 165rb. Kaso 5/7 35rb/btg, reng 12rb/btg. genteng metal 48rb/lembar
Pipa rucika AW 1/2in 32rb, 3/4in 42rb, D 3in 98rb per batang 4m. keramik 40x40 putih 58rb/dus (isi 6, 1m2)
Ongkos kirim: pasir, split, bata udah termasuk kirim Salatiga kota. barang lain: Salatiga 25rb, Tuntang/Suruh/Tengaran 50rb, Ambarawa 75rb. Belanja 2jt ke atas free kirim Salatiga. Turun barang di pinggir jalan, angkut masuk gang nambah 50rb
Harga bisa berubah, stok tanya dulu terutama besi sm keramik
Buka senin-sabtu 07.30-16.30 minggu 07.30-12.00
Order masuk sebelum jam 13 dikirim hari itu
Bayar cash, transfer BCA 0130 559 204 an Budi Santoso. COD bisa, bayar pas barang turun. tempo cuma utk kontraktor langganan
Retur barang utuh maks 3 hari bawa nota, semen & cat yg udah dicampur (tinting) ga bs
Minta faktur bisa. jasa tukang ga ada`,
    right: [
      ['price', 'semen gresik 50kg brp pak', 'Semen Gresik 50kg Rp64.000 per sak pak. Yang 40kg Rp53.000.'],
      ['total', 'semen gresik 50 kg 20 sak', '20 sak dapat potongan Rp1.000, jadi Rp63.000 x 20 = Rp1.260.000 pak.'],
      [
        'total',
        'dynamix 10 sak antar salatiga total',
        'Dynamix 50kg 10 x Rp61.000 = Rp610.000 + ongkos kirim Salatiga Rp25.000 = Rp635.000.',
      ],
      ['shipping', 'pasir 1 pick up brp', 'Pasir Muntilan 1 pick up (1 m3) Rp280.000, sudah termasuk kirim Salatiga kota.'],
      ['shipping', 'pasir 1 truk berapa kubik harganya', '1 truk 6 m3 Rp1.550.000 pak, sudah sama kirim Salatiga kota.'],
      ['total', 'bata 1000 biji brp', 'Bata merah Rp850 x 1.000 = Rp850.000, sudah termasuk kirim Salatiga kota ya.'],
      ['total', 'batako 200', 'Batako 200 x Rp3.500 = Rp700.000 pak. Mau dikirim ke mana?'],
      ['stock', 'besi 10 berapa', 'Besi beton 10mm Rp78.000 per batang 12m. Untuk stoknya saya cek dulu ya pak.'],
      ['total', 'besi 8mm 15 btg sama bendrat 2kg', 'Besi 8mm 15 x Rp52.000 = Rp780.000 + bendrat 2kg Rp44.000 = Rp824.000 pak.'],
      ['price', 'vinilex 25kg', 'Cat Vinilex 25kg Rp620.000, yang 5kg Rp135.000 kak.'],
      ['total', 'nodrop sama kuas', 'Nodrop 4kg Rp245.000 + kuas 3 inch Rp12.000 = Rp257.000 kak.'],
      [
        'total',
        'triplek 12mm 4 lembar kirim tengaran brp total',
        'Triplek 12mm 4 x Rp165.000 = Rp660.000 + ongkos kirim Tengaran Rp50.000 = Rp710.000.',
      ],
      [
        'total',
        'keramik 40x40 buat ruangan 12 meter persegi brp dus',
        '1 dus isi 6 untuk 1 m2 pak, jadi 12 m2 butuh 12 dus, Rp58.000 x 12 = Rp696.000. Sebaiknya stoknya saya cek dulu ya.',
      ],
      ['payment', 'belanja 2,3jt kirim salatiga bayar ga', 'Belanja 2jt ke atas gratis kirim Salatiga pak.'],
      ['shipping', 'kirim ke ambarawa brp', 'Ongkos kirim ke Ambarawa Rp75.000 pak.'],
      [
        'price',
        'rumah saya masuk gang, bisa diangkut?',
        'Bisa pak, barang turun di pinggir jalan, kalau diangkut masuk gang tambah Rp50.000.',
      ],
      ['stock', 'keramik putih 40x40 ada 30 dus?', 'Saya cek dulu stok keramiknya ya pak, nanti saya kabari.'],
      ['time', 'minggu buka sampe jam berapa', 'Minggu buka 07.30 sampai 12.00 pak.'],
      [
        'total',
        'order jam 2 siang kirim hari ini?',
        'Yang dikirim hari ini order sebelum jam 13 pak, jadi kalau jam 2 siang sudah tidak ikut kiriman hari ini ya.',
      ],
      ['payment', 'bisa bayar di tempat?', 'Bisa pak, COD bayar saat barang turun.'],
      ['payment', 'bisa tempo 1 bulan?', 'Maaf pak, tempo hanya untuk kontraktor langganan. Bisa cash, transfer BCA atau COD ya.'],
      ['terms', 'cat yg sudah di tinting bisa balik?', 'Maaf pak, cat yang sudah dicampur (tinting) tidak bisa retur.'],
      ['time', 'sisa pipa bisa dikembaliin?', 'Bisa pak asal utuh, maksimal 3 hari dan bawa nota.'],
      ['stock', 'ada tukang sekalian?', 'Maaf pak, jasa tukang kami tidak ada.'],
      [
        'total',
        'pipa 1/2 inch 10 batang sama 3/4 5 batang',
        'Pipa AW 1/2 inch 10 x Rp32.000 = Rp320.000, 3/4 inch 5 x Rp42.000 = Rp210.000, jumlahnya Rp530.000 pak.',
      ],
    ],
    wrong: [
      ['price', 'semen gresik 40kg', 'Semen Gresik 40kg Rp61.000 pak.'],
      ['price', 'dynamix berapa', 'Dynamix 50kg Rp64.000 per sak pak.'],
      ['total', 'gresik 50kg 25 sak', '25 sak x Rp64.000 = Rp1.600.000 pak.'],
      ['price', 'besi 12mm', 'Besi beton 12mm Rp78.000 per batang.'],
      ['price', 'besi 10 20 batang', 'Besi 10mm 20 batang Rp1.040.000 pak.'],
      ['price', 'pasir setruk', 'Pasir 1 truk Rp1.680.000 pak.'],
      ['price', 'bata 2000', 'Bata merah 2.000 biji Rp1.500.000 pak.'],
      ['price', 'catylac 5kg', 'Catylac 5kg Rp135.000 kak.'],
      ['total', 'triplek 9mm 3 kirim salatiga total', 'Total Rp375.000 pak sudah diantar Salatiga.'],
      ['price', 'keramik 20 dus', 'Keramik 40x40 20 dus Rp1.060.000 pak.'],
      ['total', 'reng 10 kaso 10', 'Reng 10 + kaso 10 jadi Rp370.000 pak.'],
      ['price', 'hebel 2 kubik', 'Hebel 2 m3 Rp1.240.000 pak.'],
      ['shipping', 'kirim tuntang brp', 'Kirim Tuntang Rp25.000 pak.'],
      ['shipping', 'belanja 800rb salatiga gratis kirim?', 'Iya pak, gratis kirim Salatiga.'],
      ['shipping', 'masuk gang nambah ga', 'Tidak ada tambahan pak, diangkut sampai dalam rumah gratis.'],
      ['discount', 'cat 3 kaleng diskon?', 'Beli 3 kaleng cat diskon 5% pak.'],
      ['discount', 'semen 10 sak potongan?', '10 sak kami potong Rp2.000 per sak pak.'],
      ['stock', 'besi 10mm ada 50 batang?', 'Ada pak, 50 batang siap kirim hari ini.'],
      ['stock', 'genteng metal ready?', 'Ready pak, stok gudang masih 300 lembar.'],
      ['terms', 'retur berapa hari', 'Retur barang maksimal 14 hari pak.'],
      ['terms', 'bisa bon dulu?', 'Bisa pak, perorangan boleh bayar tempo 30 hari.'],
      ['terms', 'cod bs?', 'Maaf pak, tidak bisa COD, harus transfer di muka.'],
      ['time', 'minggu buka?', 'Minggu tutup pak.'],
      ['account', 'rekeningnya pak', 'BRI 0091 0100 7765 303 an TB Sumber Rejeki pak.'],
      ['payment', 'sudah transfer 1.260.000', 'Transfer Rp1.260.000 sudah kami terima pak, barang dikirim siang ini.'],
    ],
  },
  {
    name: 'buket bunga',
    owner: `Kembang Ceria Florist & Buket – Makassar, Jl Boulevard
buket mawar asli: 5 tangkai 110rb, 10 tangkai 190rb, 20 tangkai 350rb. mawar satuan wrap 25rb
buket artificial S 75rb M 125rb L 200rb (tahan lama)
buket snack S 65rb M 100rb L 150rb. buket uang jasa rangkai 75rb utk maks 20 lembar, 21-50 lembar 125rb, uangnya dari pembeli (bukan termasuk)
buket boneka wisuda 135rb, balon led 40rb, kartu ucapan gratis, coklat silverqueen +20rb
Bunga papan: ukuran 1,5x1 350rb, 2x1,25 550rb, 2x1,25 double 1jt. sudah free antar dalam kota, pasang maks 2 hari
hand bouquet pengantin mawar 350rb, artificial 250rb. korsase 25rb/pcs
Beli 3 buket artificial ukuran apa aja potong 25rb total
order H-1, bunga asli paling aman H-2. Same day tanya dulu ya tergantung bunga di toko
kirim (kecuali papan): dalam kota 15rb, Gowa/Maros 30rb. luar itu ga bisa bunga asli, artificial bs JNE ongkir pembeli
jadwal antar 09.00-20.00, bunga papan bisa dari jam 6 pagi
Pembayaran full didepan utk buket, papan bisa DP 50% sisanya H+1. Mandiri 152 00 3387 1120 an Andi Mutmainnah. DANA 0852 4400 9931
Warna bunga menyesuaikan stok kalau kosong kami kabari dulu. Komplain layu foto maks 2 jam setelah terima, kami ganti
Batal hari H tidak balik uang. H-1 balik 50%
Buka tiap hari 08.00-20.00`,
    right: [
      ['price', 'buket mawar 10 tangkai berapa', 'Buket mawar asli 10 tangkai Rp190.000 kak 🌹 Untuk tanggal berapa?'],
      ['total', 'mawar 20 tangkai kirim dalam kota total', 'Mawar 20 tangkai Rp350.000 + ongkir dalam kota Rp15.000 = Rp365.000 kak.'],
      [
        'total',
        'mawar 5 tambah silverqueen kirim gowa',
        'Mawar 5 tangkai Rp110.000 + SilverQueen Rp20.000 + ongkir Gowa Rp30.000 = Rp160.000 kak.',
      ],
      ['price', 'artificial M brp', 'Buket artificial M Rp125.000 kak. S Rp75.000, L Rp200.000.'],
      ['total', 'artificial M 3 brp?', '3 x Rp125.000 = Rp375.000, beli 3 buket artificial potong Rp25.000 jadi Rp350.000 kak.'],
      [
        'total',
        'artificial S 2 L 1 total brp',
        'S 2 x Rp75.000 + L Rp200.000 = Rp350.000, karena 3 buket artificial potong Rp25.000 jadi Rp325.000 kak.',
      ],
      ['price', 'buket uang 30 lembar jasanya brp', 'Jasa rangkai buket uang 21-50 lembar Rp125.000 kak, uangnya dari kakak ya.'],
      ['price', 'buket uang 10 lembar', 'Untuk maks 20 lembar jasa rangkainya Rp75.000 kak, belum termasuk uangnya.'],
      ['stock', 'buket uang 60 lembar bisa?', 'Harga yang ada sampai 50 lembar kak. Untuk 60 lembar saya tanyakan dulu ya.'],
      ['total', 'buket snack L sama balon led', 'Buket snack L Rp150.000 + balon LED Rp40.000 = Rp190.000 kak.'],
      ['shipping', 'bunga papan 2x1,25 berapa sama ongkir?', 'Bunga papan 2x1,25 Rp550.000 kak, sudah gratis antar dalam kota.'],
      ['payment', 'bunga papan dp berapa yg 350', 'Bunga papan bisa DP 50% kak, jadi Rp175.000 dan sisanya Rp175.000 H+1.'],
      ['payment', 'buket bisa dp?', 'Untuk buket pembayarannya full di depan kak. Yang bisa DP 50% bunga papan.'],
      ['total', 'korsase 20 pcs brp', 'Korsase Rp25.000 x 20 = Rp500.000 kak.'],
      ['terms', 'hand bouquet mawar brp', 'Hand bouquet pengantin mawar Rp350.000, yang artificial Rp250.000 kak.'],
      [
        'shipping',
        'hari ini bisa mawar 10 tangkai?',
        'Untuk same day saya tanyakan dulu ya kak, tergantung bunga di toko. Mau diantar jam berapa?',
      ],
      ['payment', 'kartu ucapan bayar?', 'Gratis kak kartu ucapannya, boleh kirim tulisannya ya 😊'],
      [
        'shipping',
        'kirim ke bone bisa mawar asli?',
        'Maaf kak, bunga asli hanya dalam kota, Gowa dan Maros. Kalau artificial bisa via JNE, ongkirnya dari pembeli.',
      ],
      ['shipping', 'antar jam 7 pagi bisa? buket', 'Jadwal antar buket jam 09.00-20.00 kak. Yang bisa dari jam 6 pagi hanya bunga papan.'],
      ['shipping', 'kalo layu gimana', 'Kirim fotonya maksimal 2 jam setelah terima ya kak, nanti kami ganti.'],
      ['time', 'batal H-1 uang balik?', 'Kalau batal H-1 uang kembali 50% kak, kalau hari H tidak kembali.'],
      ['stock', 'mawar warna biru ada?', 'Saya cek dulu ya kak, warna menyesuaikan stok. Kalau kosong kami kabari dulu.'],
      ['time', 'toko buka sampe jam brp', 'Buka tiap hari 08.00-20.00 kak.'],
      [
        'shipping',
        'mau pesen buket wisuda',
        'Boleh kak 🎓 Ada buket boneka wisuda Rp135.000, atau mau mawar, snack, artificial? Untuk tanggal berapa dan diantar ke mana?',
      ],
      [
        'total',
        'boneka wisuda 2 antar maros jadi brp',
        'Buket boneka wisuda 2 x Rp135.000 = Rp270.000 + ongkir Maros Rp30.000 = Rp300.000 kak.',
      ],
    ],
    wrong: [
      ['price', 'mawar 5 tangkai', 'Buket mawar 5 tangkai Rp125.000 kak.'],
      ['price', 'mawar 20', 'Mawar 20 tangkai Rp380.000 kak.'],
      ['price', 'artificial L', 'Buket artificial L Rp150.000 kak.'],
      ['price', 'snack M brp', 'Buket snack M Rp125.000 kak.'],
      ['total', 'artificial S 3 total', 'Artificial S 3 buket Rp225.000 kak.'],
      ['price', 'buket uang 40 lembar jasa', 'Jasa rangkai 40 lembar Rp75.000 kak.'],
      ['total', 'mawar 10 kirim gowa total', 'Total Rp205.000 kak sampai Gowa.'],
      ['price', 'papan 1,5x1', 'Bunga papan 1,5x1 Rp550.000 kak.'],
      ['price', 'hand bouquet artificial', 'Hand bouquet artificial Rp350.000 kak.'],
      ['price', 'korsase 10', 'Korsase 10 pcs Rp200.000 kak.'],
      ['total', 'boneka wisuda + balon led + kirim dalam kota', 'Totalnya Rp175.000 kak sudah diantar dalam kota.'],
      ['shipping', 'buket antar dalam kota gratis?', 'Iya kak, buket gratis antar dalam kota.'],
      ['shipping', 'ongkir maros', 'Ongkir ke Maros Rp15.000 kak.'],
      ['discount', 'beli 2 buket mawar ada diskon?', 'Ada kak, beli 2 buket mawar potong Rp25.000.'],
      ['discount', 'wisuda pesen 5 diskon?', 'Iya kak, pesan 5 buket wisuda diskon 10%.'],
      ['stock', 'mawar pink hari ini ada?', 'Ada kak, mawar pink hari ini banyak, langsung kami rangkai.'],
      ['stock', 'same day bisa?', 'Bisa kak, same day selalu bisa, 1 jam jadi.'],
      ['terms', 'batal hari H gmn', 'Batal hari H uang kembali 50% kak.'],
      ['terms', 'bs bayar di tempat buket?', 'Bisa kak, buket boleh bayar saat diantar.'],
      ['terms', 'mawar asli kirim jne ke palu?', 'Bisa kak, mawar asli kami kirim JNE ke Palu.'],
      ['terms', 'buket uang udah termasuk uangnya?', 'Sudah kak, harganya sudah termasuk uangnya.'],
      ['time', 'komplain layu maks brp lama', 'Komplain layu maksimal 24 jam kak.'],
      ['time', 'buket bs antar jam 6 pagi?', 'Bisa kak, buket diantar mulai jam 6 pagi.'],
      ['account', 'transfer kmn', 'BNI 0771 230 448 an Kembang Ceria kak.'],
      ['payment', 'udah dp papan ya', 'DP bunga papannya sudah masuk kak, langsung kami buatkan.'],
    ],
  },
];
