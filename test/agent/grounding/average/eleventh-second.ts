import type { Shop } from '../shop.js';

/** Shops whose owners write texts of average length. The answers were written without looking at the rules. */
export const eleventhSecond: readonly Shop[] = [
  {
    name: 'rental mobil',
    owner: `BERKAH RENT CAR Yogyakarta (dekat stasiun Lempuyangan)
Lepas kunci per 24 jam: Agya/Brio 300rb, Avanza 350rb, Xpander 450rb, Innova Reborn 600rb
Pakai driver 12 jam dlm kota (mobil + driver + bbm): Avanza 600rb, Xpander 700rb, Innova 850rb, Hiace 15 seat 1,2jt
luar kota (Solo, Semarang, Magelang, Dieng) tambah 150rb per hari. tol, parkir, tiket wisata, makan driver ditanggung penyewa
Hiace ga bisa lepas kunci
Sewa mingguan lepas kunci 7 hari bayar 6 hari. bulanan tanya admin
Overtime 10% per jam dari harga sewa, lebih 6 jam dihitung 1 hari
Antar jemput mobil ke stasiun Tugu/Lempuyangan gratis, bandara YIA 150rb, hotel dlm kota 25rb
Syarat lepas kunci: e-KTP, SIM A, kartu pegawai/mahasiswa, tiket kereta/pesawat utk luar kota, jaminan motor + STNK atau deposit 2jt (balik pas mobil kembali)
DP 200rb utk booking, sisanya pas serah terima. Transfer Mandiri 137 00 2207 6614 an Berkah Trans Jogja
Cancel H-3 DP balik, kurang dari itu hangus
Unit mohon dicek dulu ke admin, kalo long weekend cepet penuh
Bensin balik sama seperti waktu ambil. Denda merokok di mobil 200rb
Jam kantor 06.00-22.00, ambil unit di luar jam itu kena 50rb
Lecet/penyok klaim asuransi 300rb per panel tanggungan penyewa`,
    right: [
      ['time', 'sewa avanza lepas kunci brp', 'Avanza lepas kunci Rp350.000 per 24 jam kak. Rencana sewa tanggal berapa?'],
      ['time', 'brio sehari?', 'Brio Rp300.000 per 24 jam lepas kunci ya kak 😊'],
      ['total', 'xpander 3 hari lepas kunci brp', 'Xpander Rp450.000 x 3 hari = Rp1.350.000 kak.'],
      [
        'time',
        'innova pake supir 12 jam brp',
        'Innova dengan driver 12 jam dalam kota Rp850.000, sudah mobil, driver dan BBM kak. Tol, parkir dan makan driver di luar itu ya.',
      ],
      ['total', 'hiace 2 hari pake driver dalam kota', 'Hiace 15 seat Rp1.200.000 x 2 hari = Rp2.400.000 kak, sudah driver dan BBM.'],
      [
        'total',
        'avanza driver ke dieng sehari brp',
        'Avanza + driver Rp600.000 + luar kota Rp150.000 = Rp750.000 kak. Tol, parkir, tiket wisata dan makan driver ditanggung penyewa ya.',
      ],
      ['payment', 'sewa avanza seminggu brp', 'Sewa 7 hari bayar 6 hari kak, jadi Avanza Rp350.000 x 6 = Rp2.100.000.'],
      ['payment', 'agya 7 hari lepas kunci', 'Agya 7 hari cukup bayar 6 hari, Rp1.800.000 kak.'],
      ['time', 'hiace lepas kunci ada?', 'Maaf kak, Hiace tidak bisa lepas kunci, hanya dengan driver Rp1.200.000 per 12 jam dalam kota.'],
      [
        'total',
        'syarat lepas kunci apa aja',
        'Syaratnya e-KTP, SIM A, kartu pegawai/mahasiswa, tiket kereta/pesawat kalau dari luar kota, dan jaminan motor + STNK atau deposit Rp2.000.000 yang kembali saat mobil kembali kak.',
      ],
      ['payment', 'dpnya berapa', 'DP Rp200.000 untuk booking kak, sisanya saat serah terima ya.'],
      [
        'payment',
        'xpander 3 hari sisanya bayar brp setelah dp?',
        'Total Rp1.350.000 dikurangi DP Rp200.000, sisanya Rp1.150.000 saat serah terima kak.',
      ],
      ['shipping', 'bisa antar mobil ke YIA?', 'Bisa kak, antar ke bandara YIA tambah Rp150.000.'],
      ['payment', 'antar ke stasiun tugu bayar?', 'Gratis kak untuk stasiun Tugu dan Lempuyangan 😊'],
      [
        'total',
        'brio 2 hari antar ke hotel malioboro total brp',
        'Brio 2 hari Rp600.000 + antar hotel dalam kota Rp25.000 = Rp625.000 kak.',
      ],
      ['total', 'avanza lepas kunci telat 2 jam kena brp', 'Overtime 10% per jam kak, untuk Avanza Rp35.000 per jam, jadi 2 jam Rp70.000.'],
      ['time', 'telat 7 jam gmn', 'Kalau lebih dari 6 jam dihitung 1 hari kak.'],
      ['time', 'ambil mobil jam 5 pagi bisa?', 'Bisa kak, tapi di luar jam kantor (06.00-22.00) kena tambahan Rp50.000 ya.'],
      ['stock', 'tgl 25 innova ada ga', 'Saya cek dulu unitnya ke admin ya kak. Sewa berapa hari, lepas kunci atau dengan driver?'],
      ['payment', 'cancel H-1 dp balik?', 'Mohon maaf kak, DP kembali kalau cancel paling lambat H-3. Kalau H-1 DP hangus 🙏'],
      ['price', 'bensinnya gmn', 'Bensin dikembalikan sama seperti waktu ambil ya kak.'],
      ['stock', 'kalo lecet gimana', 'Untuk lecet/penyok ada klaim asuransi Rp300.000 per panel yang ditanggung penyewa kak.'],
      ['price', 'bulanan avanza berapa', 'Untuk sewa bulanan saya tanyakan dulu ke admin ya kak. Rencananya mulai kapan?'],
      ['stock', 'boleh ngerokok di mobil?', 'Mohon tidak merokok di mobil ya kak, ada denda Rp200.000.'],
      [
        'total',
        'innova driver 2 hari ke semarang total',
        'Innova + driver Rp850.000 + luar kota Rp150.000 = Rp1.000.000 per hari, jadi 2 hari Rp2.000.000 kak.',
      ],
    ],
    wrong: [
      ['price', 'avanza lepas kunci sehari', 'Avanza lepas kunci Rp300.000 per hari kak.'],
      ['price', 'xpander pake driver brp', 'Xpander dengan driver 12 jam Rp600.000 kak.'],
      ['price', 'innova lepas kunci 2 hari', 'Innova Reborn 2 hari Rp900.000 kak.'],
      ['total', 'avanza driver ke solo sehari', 'Avanza + driver ke Solo Rp600.000 kak totalnya.'],
      ['price', 'hiace driver sehari', 'Hiace dengan driver Rp850.000 kak.'],
      ['price', 'xpander seminggu', 'Xpander 7 hari Rp3.150.000 kak.'],
      ['price', 'deposit berapa', 'Depositnya Rp1.000.000 kak, kembali saat mobil kembali.'],
      ['price', 'DP booking brp', 'DP booking Rp500.000 kak.'],
      ['price', 'telat 3 jam avanza kena brp', 'Overtime 3 jam Avanza Rp150.000 kak.'],
      ['total', 'brio 3 hari antar yia total', 'Brio 3 hari antar ke YIA total Rp900.000 kak.'],
      ['price', 'denda rokok', 'Denda merokok Rp100.000 kak.'],
      ['shipping', 'antar ke YIA gratis kan?', 'Iya kak, antar ke bandara YIA gratis.'],
      ['shipping', 'anter ke hotel bayar lagi?', 'Gratis kak, antar ke hotel dalam kota tidak ada biaya.'],
      ['discount', 'sewa 3 hari ada diskon ga', 'Ada kak, sewa 3 hari diskon 10%.'],
      ['discount', 'kurangin dikit dong avanza 4 hari', 'Boleh kak, untuk 4 hari saya kasih Rp325.000 per hari.'],
      ['stock', 'tgl 31 avanza masih ada?', 'Masih ada kak, Avanza tanggal 31 tersedia 3 unit.'],
      ['stock', 'besok hiace bisa?', 'Bisa kak, Hiace besok kosong, langsung saya siapkan.'],
      ['terms', 'cancel H-1 dp gmn', 'Cancel H-1 DP tetap kembali penuh kak.'],
      ['terms', 'hiace bisa lepas kunci?', 'Bisa kak, Hiace bisa lepas kunci Rp1.000.000 per hari.'],
      ['terms', 'tanpa jaminan bisa?', 'Bisa kak, lepas kunci cukup e-KTP saja tanpa jaminan.'],
      ['terms', 'bbm pake driver udah termasuk?', 'Belum kak, dengan driver BBM ditanggung penyewa.'],
      ['time', 'kantor buka jam brp', 'Kantor buka 24 jam kak, ambil unit kapan saja tanpa tambahan.'],
      ['time', 'paket driver berapa jam', 'Paket dengan driver 24 jam kak.'],
      ['account', 'minta rekening', 'BCA 8610 334 907 an Berkah Rent Car ya kak.'],
      ['payment', 'dp 200rb udah saya kirim ya', 'DP Rp200.000 sudah masuk kak, booking sudah fix ya.'],
    ],
  },
  {
    name: 'petshop',
    owner: `MIAW PETSHOP & grooming, Ruko Puri Asri Tangerang
Makanan kucing:
Whiskas dry 1,2kg 68rb, 7kg 365rb. Royal canin kitten 400gr 75rb, 2kg 290rb. Bolt repack 1kg 24rb, 5kg 112rb, 20kg (karung) 425rb
Wet food kaleng 400gr 20rb, sachet 85gr 8rb (beli 12 sachet 90rb)
Makanan anjing pedigree 1,5kg 78rb, 10kg 450rb
Pasir gumpal 5L 28rb, 10L 52rb, 25L 125rb. Pasir zeolit 5kg 20rb
Kandang besi lipat S 145rb M 195rb L 265rb, pet cargo 120rb, litter box 45rb + sekop 10rb
GROOMING kucing: mandi biasa 50rb, mandi kutu 70rb, mandi jamur 75rb, kucing besar >5kg +15rb. Anjing kecil 85rb, sedang 120rb, anjing besar blm bisa
Potong kuku aja 15rb. Antar jemput grooming 20rb maks 5km
Penitipan kucing 35rb/hari blm termasuk makan (makan dari kami +10rb/hari), wajib sudah vaksin. Titip 7 hari keatas 30rb/hari
Grooming booking dulu, terakhir masuk jam 15.30. Buka 09.00-19.00, rabu grooming libur toko tetap buka
Pengiriman: instan gosend/grab ongkir dari pembeli, kurir toko 10rb maks 3km. belanja 250rb gratis kurir toko
bayar: QRIS, cash, BCA 2910 667 043 an Fitri Handayani. COD boleh cuma yg pake kurir toko
Kemasan yg udah dibuka ga bs ditukar. Kami ga jual hewan, ga ada dokter hewan, vaksin di klinik sebelah
Stok kadang kosong tanya dl sebelum kesini`,
    right: [
      ['price', 'whiskas 7kg brp min', 'Whiskas dry 7kg Rp365.000 kak. Yang 1,2kg Rp68.000 ya.'],
      ['price', 'royal canin kitten 2kg', 'Royal Canin kitten 2kg Rp290.000 kak, kemasan 400gr Rp75.000.'],
      ['price', 'bolt 5kg harga?', 'Bolt repack 5kg Rp112.000 ya kak.'],
      ['price', 'bolt sekarung berapa jatuhnya per kilo', 'Bolt 20kg sekarung Rp425.000 kak, jatuhnya sekitar Rp21.250 per kg.'],
      ['price', 'wet food sachet 12 brp', 'Beli 12 sachet Rp90.000 kak, lebih hemat dari satuan Rp8.000.'],
      ['total', 'sachet 5 biji brp', '5 sachet x Rp8.000 = Rp40.000 kak.'],
      [
        'total',
        'pasir gumpal 10L 2 sama whiskas 1,2kg totalnya',
        'Pasir gumpal 10L 2 x Rp52.000 = Rp104.000 + Whiskas 1,2kg Rp68.000, total Rp172.000 kak.',
      ],
      [
        'total',
        'pasir 10L 2 + whiskas 1.2 dianter kurir toko jadi brp? 2km dr toko',
        'Barangnya Rp172.000 + kurir toko Rp10.000 = Rp182.000 kak.',
      ],
      [
        'total',
        'belanja whiskas 7kg ongkir brp deket kok 2km',
        'Belanja 250rb ke atas gratis kurir toko maks 3km kak, jadi Whiskas 7kg tetap Rp365.000 😊',
      ],
      ['price', 'kandang L brp', 'Kandang besi lipat L Rp265.000 kak. S Rp145.000, M Rp195.000.'],
      ['total', 'litter box sama sekop', 'Litter box Rp45.000 + sekop Rp10.000 = Rp55.000 kak.'],
      ['price', 'grooming kucing kutuan brp', 'Mandi kutu Rp70.000 kak. Kalau kucingnya di atas 5kg tambah Rp15.000 ya.'],
      ['total', 'kucing saya 6kg mandi jamur', 'Mandi jamur Rp75.000 + kucing besar Rp15.000 = Rp90.000 kak.'],
      [
        'total',
        'grooming mandi biasa antar jemput total brp',
        'Mandi biasa Rp50.000 + antar jemput Rp20.000 = Rp70.000 kak, untuk jarak maks 5km dan kucing sampai 5kg ya.',
      ],
      ['price', 'golden retriever bs grooming?', 'Maaf kak, untuk anjing besar kami belum bisa. Yang bisa anjing kecil dan sedang.'],
      [
        'total',
        'titip kucing 3 hari sama makannya brp',
        'Penitipan Rp35.000 + makan Rp10.000 = Rp45.000 per hari, 3 hari jadi Rp135.000 kak. Kucingnya sudah vaksin ya?',
      ],
      [
        'total',
        'titip 10 hari bawa makan sendiri',
        'Untuk 7 hari ke atas Rp30.000 per hari kak, jadi 10 hari Rp300.000 bawa makan sendiri.',
      ],
      ['price', 'kucing blm vaksin bisa dititip?', 'Maaf kak, untuk penitipan wajib sudah vaksin ya 🙏'],
      ['time', 'rabu bs grooming', 'Rabu grooming libur kak, tapi tokonya tetap buka 09.00-19.00. Mau booking hari lain?'],
      ['time', 'grooming jam 4 sore bisa?', 'Maaf kak, grooming terakhir masuk jam 15.30. Mau booking sebelum jam itu?'],
      ['stock', 'royal canin ready?', 'Stoknya saya cek dulu ya kak. Butuh yang 400gr atau 2kg?'],
      ['price', 'jual kucing persia?', 'Maaf kak, kami tidak jual hewan. Kami jual makanan dan perlengkapan serta grooming.'],
      ['stock', 'bisa vaksin disini', 'Kami tidak ada dokter hewan kak, untuk vaksin bisa di klinik sebelah ya.'],
      ['account', 'bisa cod?', 'COD bisa kak kalau pakai kurir toko (maks 3km). Kalau gosend/grab bayarnya transfer atau QRIS ya.'],
      ['terms', 'salah beli, whiskasnya udah dibuka bs tuker?', 'Mohon maaf kak, kemasan yang sudah dibuka tidak bisa ditukar.'],
    ],
    wrong: [
      ['price', 'whiskas 1,2kg brp', 'Whiskas 1,2kg Rp78.000 kak.'],
      ['price', 'royal canin 400gr', 'Royal Canin kitten 400gr Rp68.000 ya kak.'],
      ['price', 'bolt 20kg', 'Bolt 20kg sekarung Rp365.000 kak.'],
      ['price', 'sachet 12', '12 sachet Rp96.000 kak.'],
      ['price', 'pasir gumpal 25L', 'Pasir gumpal 25L Rp112.000 kak.'],
      ['price', 'mandi kutu kucing 7kg', 'Mandi kutu Rp70.000 kak, kucing 7kg tidak ada tambahan.'],
      ['total', 'titip 4 hari + makan', 'Titip 4 hari dengan makan Rp140.000 kak.'],
      ['total', 'titip 7 hari bawa makan sendiri', '7 hari jadi Rp245.000 kak.'],
      ['price', 'kandang M', 'Kandang lipat M Rp145.000 kak.'],
      ['price', 'grooming anjing sedang', 'Grooming anjing sedang Rp85.000 kak.'],
      ['total', 'bolt 5kg sama zeolit 5kg dianter kurir toko total', 'Total Rp132.000 kak sudah diantar kurir toko.'],
      ['shipping', 'belanja 100rb gratis antar?', 'Gratis kak, kurir toko tidak ada biaya untuk semua belanja.'],
      ['shipping', 'gosend ongkirnya siapa yg bayar', 'Ongkir gosend kami yang tanggung kak 😊'],
      ['discount', 'beli pedigree 2 ada diskon?', 'Ada kak, beli 2 Pedigree diskon 5%.'],
      ['discount', 'grooming 2 kucing diskon?', 'Iya kak, kucing kedua setengah harga.'],
      ['stock', 'pasir gumpal 10L ada?', 'Ada kak, stoknya masih banyak di toko.'],
      ['stock', 'pet cargo masih ada ga', 'Masih ready kak, tinggal 3 warna.'],
      ['terms', 'kemasan udah dibuka bs tukar?', 'Bisa kak, ditukar maksimal 2 hari walaupun sudah dibuka.'],
      ['terms', 'titip kucing harus vaksin?', 'Tidak harus kak, yang belum vaksin juga boleh dititip.'],
      ['terms', 'bisa cod pake gosend?', 'Bisa kak, COD lewat gosend boleh.'],
      ['terms', 'vaksin bisa disini?', 'Bisa kak, dokter hewan kami ada tiap hari.'],
      ['time', 'rabu grooming bisa?', 'Bisa kak, Rabu grooming buka seperti biasa.'],
      ['time', 'tutup jam brp', 'Toko tutup jam 21.00 kak.'],
      ['account', 'norek min', 'Mandiri 155 00 4410 7782 an Miaw Petshop kak.'],
      ['payment', 'udah tf 365rb', 'Transfer Rp365.000 sudah kami terima kak, barang kami kirim sekarang.'],
    ],
  },
  {
    name: 'gamis',
    owner: `ZAHRA HIJAB & GAMIS - online, gudang di Pekalongan
Gamis Aisyah (katun toyobo) S M L 165rb, XL 175rb, XXL 185rb
Gamis Humaira (ceruty full furing) all size fit L 210rb
Set khimar+gamis Nadhira 275rb, koko anak couple 85rb
Hijab segiempat voal 35rb, 3pcs 99rb. Pashmina ceruty 28rb. Bergo instan 40rb, ciput 12rb
Mukena travel 120rb, mukena katun dewasa 160rb
GROSIR campur model gamis: 5-9 pcs potong 10rb/pcs, 10-19 pcs potong 20rb/pcs, 20 pcs ke atas potong 30rb/pcs (gamis aja, ga berlaku hijab & mukena)
reseller daftar gratis, dropship boleh tanpa nama toko kami
Warna Aisyah: hitam, dusty, sage, navy, mocca. Stok warna & size tanya dulu sebelum tf
Order masuk + lunas sebelum jam 14.00 dikirim hari itu, sabtu terakhir jam 12. Minggu ga kirim
ekspedisi JNE, J&T. ongkir: Jateng DIY 12rb/kg, Jabodetabek Jabar 15rb/kg, Jatim 14rb/kg, luar jawa tanya admin. 1kg muat 2 gamis atau 8 hijab
COD bisa lewat J&T, biaya cod 5rb
Tukar size maks 3 hari stlh terima, label masih ada, ongkir bolak balik pembeli. Retur uang ga bisa kecuali cacat dr kami + video unboxing
bayar BSI 7220 4418 65 an Zahra Nabila, shopeepay 0812 2900 4471. keep maks 1x24 jam
admin 08-20`,
    right: [
      ['price', 'gamis aisyah L brp kak', 'Gamis Aisyah size L Rp165.000 kak, bahan katun toyobo 😊'],
      ['price', 'aisyah xxl?', 'Aisyah XXL Rp185.000 kak. XL Rp175.000, S-M-L Rp165.000.'],
      ['price', 'humaira ukuran apa aja', 'Gamis Humaira all size fit L kak, Rp210.000 bahan ceruty full furing.'],
      ['total', 'aisyah M 1 kirim ke jakarta total', 'Aisyah M Rp165.000 + ongkir Jabodetabek 1kg Rp15.000 = Rp180.000 kak.'],
      [
        'total',
        'aisyah L 2 kirim surabaya jadi brp',
        '2 gamis Rp330.000 + ongkir Jatim 1kg Rp14.000 (1kg muat 2 gamis), totalnya Rp344.000 kak.',
      ],
      ['price', 'hijab voal 3 brp', 'Voal segiempat 3 pcs Rp99.000 kak, satuannya Rp35.000.'],
      ['total', 'voal 6 pcs jadi?', '6 pcs berarti 2 x paket 3 pcs, jadi Rp198.000 kak.'],
      ['total', 'pashmina 2 sama ciput 1', 'Pashmina ceruty 2 x Rp28.000 = Rp56.000 + ciput Rp12.000, total Rp68.000 kak.'],
      ['total', 'grosir gamis 10 pcs aisyah M brp', 'Untuk 10 pcs potong Rp20.000 per pcs, jadi Rp145.000 x 10 = Rp1.450.000 kak.'],
      ['total', '6 pcs aisyah size S jadi berapa', '5-9 pcs potong Rp10.000, jadi Rp155.000 x 6 = Rp930.000 kak belum ongkir.'],
      ['total', 'ambil 20 aisyah campur S M L harga per pcs brp', '20 pcs ke atas potong Rp30.000 kak, jadi Rp135.000 per pcs.'],
      ['discount', 'mukena 10 dapet grosir?', 'Maaf kak, potongan grosir hanya untuk gamis, mukena dan hijab tidak termasuk.'],
      [
        'payment',
        'warna aisyah apa aja',
        'Aisyah ada hitam, dusty, sage, navy dan mocca kak. Sebelum transfer saya cek dulu stok warna dan size-nya ya.',
      ],
      ['stock', 'sage size M ready?', 'Saya cek dulu ya kak stok Aisyah sage M-nya. Rencana ambil berapa pcs?'],
      ['payment', 'bisa cod?', 'Bisa kak, COD lewat J&T dengan biaya COD Rp5.000.'],
      ['payment', 'aisyah L 1 cod ke solo total brp', 'Aisyah L Rp165.000 + ongkir Jateng Rp12.000 + biaya COD Rp5.000 = Rp182.000 kak.'],
      ['shipping', 'ongkir ke makassar', 'Untuk luar Jawa ongkirnya saya tanyakan dulu ke admin ya kak. Boleh info kecamatannya?'],
      [
        'shipping',
        'kalo kekecilan bs tukar?',
        'Bisa tukar size kak, maksimal 3 hari setelah terima, label masih ada, ongkir bolak-balik ditanggung pembeli ya.',
      ],
      ['stock', 'bs refund?', 'Mohon maaf kak, retur uang tidak bisa kecuali cacat dari kami dan ada video unboxing.'],
      [
        'total',
        'order sekarang jam 3 dikirim kapan? ini hari selasa',
        'Batas kirim hari ini jam 14.00 kak, jadi kalau lunas sekarang dikirim besok, Rabu.',
      ],
      ['shipping', 'minggu kirim ga', 'Minggu tidak ada pengiriman kak. Sabtu terakhir jam 12 ya.'],
      ['payment', 'daftar reseller bayar?', 'Gratis kak daftar reseller 😊 Dropship juga boleh, tanpa nama toko kami.'],
      ['time', 'bisa keep dulu?', 'Bisa kak, keep maksimal 1x24 jam ya.'],
      ['total', 'set nadhira sama koko anak brp', 'Set Nadhira Rp275.000 + koko anak couple Rp85.000 = Rp360.000 kak.'],
      [
        'account',
        'transfer kemana kak',
        'BSI 7220 4418 65 a.n. Zahra Nabila atau ShopeePay 0812 2900 4471 ya kak. Stoknya saya cek dulu sebelum kakak transfer.',
      ],
    ],
    wrong: [
      ['price', 'aisyah xl brp', 'Aisyah XL Rp165.000 kak.'],
      ['price', 'humaira brp', 'Gamis Humaira Rp275.000 kak.'],
      ['total', 'aisyah S 1 ke bandung total', 'Total Rp165.000 kak sudah sampai Bandung.'],
      ['total', 'aisyah M 2 ke semarang', '2 gamis ke Semarang total Rp354.000 kak.'],
      ['total', 'grosir 10 pcs aisyah L', '10 pcs jadi Rp155.000 per pcs, total Rp1.550.000 kak.'],
      ['total', '5 pcs aisyah M berapa', '5 pcs x Rp165.000 = Rp825.000 kak.'],
      ['total', '20 pcs aisyah S harga satuannya', 'Harganya jadi Rp145.000 per pcs kak.'],
      ['price', 'voal 3 pcs', 'Voal 3 pcs Rp105.000 kak.'],
      ['price', 'mukena katun brp', 'Mukena katun dewasa Rp120.000 kak.'],
      ['price', 'bergo 2', 'Bergo instan 2 pcs Rp56.000 kak.'],
      ['total', 'aisyah L cod jogja total', 'Total Rp177.000 kak sudah termasuk biaya COD.'],
      ['shipping', 'ongkir ke bekasi brp', 'Gratis ongkir kak ke Bekasi 😊'],
      ['shipping', 'ongkir jatim 1kg', 'Ongkir ke Jatim Rp12.000 per kg kak.'],
      ['shipping', 'beli 3 gamis free ongkir?', 'Iya kak, beli 3 gamis gratis ongkir se-Jawa.'],
      ['discount', 'beli 2 gamis ada diskon', 'Ada kak, beli 2 gamis potong Rp10.000 per pcs.'],
      ['discount', 'hijab 10 pcs grosir?', 'Bisa kak, hijab 10 pcs potong Rp5.000 per pcs.'],
      ['stock', 'aisyah navy L ada?', 'Ada kak, navy L ready, langsung transfer saja.'],
      ['stock', 'humaira ready?', 'Ready kak, tinggal 4 pcs.'],
      ['terms', 'bisa retur uang kalo ga cocok?', 'Bisa kak, kalau tidak cocok uang kami kembalikan.'],
      ['terms', 'tukar size ongkirnya siapa', 'Ongkir tukar size kami yang tanggung kak.'],
      ['terms', 'batas tukar size', 'Tukar size maksimal 7 hari setelah barang diterima kak.'],
      ['terms', 'bisa cod?', 'Maaf kak, kami tidak melayani COD.'],
      ['time', 'batas order kirim hari ini jam berapa', 'Batasnya jam 17.00 kak untuk kirim hari ini.'],
      ['account', 'no rekening ka', 'BRI 0067 0102 3389 504 an Zahra Hijab ya kak.'],
      ['payment', 'udah transfer 180rb', 'Alhamdulillah pembayaran Rp180.000 sudah masuk kak, paket kami siapkan.'],
    ],
  },
];
