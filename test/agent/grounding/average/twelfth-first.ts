import type { Shop } from '../shop.js';

/** Shops whose owners write texts of average length. The answers were written without looking at the rules. */
export const twelfthFirst: readonly Shop[] = [
  {
    name: 'skincare',
    owner: `Glowrasa Skincare by Mbak Rina, Sidoarjo. Semua produk BPOM ya kak
Harga satuan:
Facial wash 100ml 45rb
Toner 100ml 55rb
Serum niacinamide 20ml 79rb, serum brightening 20ml 85rb
Day cream 60rb / night cream 65rb
Sunscreen SPF 35 50gr 70rb
Paket Glow (facial wash + toner + day cream + night cream) 199rb
Paket Acne (facial wash + toner + serum niacinamide) 159rb
Reseller: min 10 pcs boleh campur, diskon 15%. Paket ga ikut diskon reseller
Ongkir flat: Sidoarjo Surabaya 10rb, Jatim lain 15rb, Jateng Jabar Jakarta 20rb. luar Jawa cek dulu ke admin
Belanja di atas 300rb dapet gratis pouch (bukan gratis ongkir ya)
Bayar transfer BCA 0184 227 615 an Rina Puspitasari, atau ShopeePay 0857 3311 9024. COD cuma khusus Sidoarjo
Order masuk sebelum jam 2 siang dikirim hari itu, lewat itu besok. Minggu & tgl merah ngga kirim
Barang pecah/salah kirim diganti, wajib video unboxing maks 2 hari setelah diterima. Ga cocok di kulit ga bisa retur
Bumil busui jangan pake serum brightening, konsul dokter dulu. Hasil tiap orang beda, ga janji putih sekian hari
Admin aktif 08.00-20.00`,
    right: [
      ['price', 'facial wash brp kak', 'Facial wash 100ml harganya Rp45.000 kak 😊'],
      [
        'price',
        'serum niacinamide sama brightening bedanya berapa harganya',
        'Serum niacinamide 20ml Rp79.000, kalau serum brightening 20ml Rp85.000 ya kak.',
      ],
      ['price', 'paket glow isi apa aja?', 'Paket Glow isinya facial wash, toner, day cream dan night cream kak, harganya Rp199.000.'],
      [
        'total',
        'beli toner 2 sama sunscreen 1 kirim surabaya total brp',
        'Toner 2 x Rp55.000 = Rp110.000, sunscreen Rp70.000, ongkir Surabaya Rp10.000. Total Rp190.000 ya kak.',
      ],
      ['total', 'paket acne 1 kirim ke bandung jadi brp', 'Paket Acne Rp159.000 + ongkir Jabar Rp20.000, totalnya Rp179.000 kak 😊'],
      [
        'total',
        'kalo ambil 10 sunscreen harga reseller brp kak',
        'Untuk 10 pcs dapat diskon reseller 15% kak. 10 x Rp70.000 = Rp700.000, dipotong 15% jadi Rp595.000, belum termasuk ongkir ya.',
      ],
      [
        'total',
        'campur 5 facial wash 5 toner dapet diskon ga',
        'Dapat kak, minimal 10 pcs boleh campur diskon 15%. Facial wash 5 = Rp225.000, toner 5 = Rp275.000, jumlahnya Rp500.000 lalu diskon 15% jadi Rp425.000, belum ongkir.',
      ],
      [
        'total',
        'mau 10 paket glow diskon reseller brp',
        'Maaf kak, paket tidak ikut diskon reseller. Jadi 10 x Rp199.000 = Rp1.990.000, belum termasuk ongkir ya.',
      ],
      [
        'payment',
        'bisa cod ga? saya di malang',
        'Maaf kak, COD khusus Sidoarjo saja. Untuk Malang bisa transfer BCA atau ShopeePay ya, ongkirnya Rp15.000.',
      ],
      ['payment', 'saya sidoarjo bisa cod?', 'Bisa kak, COD memang khusus Sidoarjo 😊 Mau order produk yang mana kak?'],
      ['shipping', 'ongkir ke makassar brp', 'Untuk luar Jawa ongkirnya perlu dicek dulu ke admin ya kak. Boleh kirim alamat lengkapnya?'],
      [
        'shipping',
        'belanja 350rb gratis ongkir kan',
        'Belanja di atas Rp300.000 dapat gratis pouch kak, bukan gratis ongkir. Ongkirnya tetap sesuai daerah ya.',
      ],
      ['account', 'rekening bca nya berapa', 'Transfer ke BCA 0184 227 615 a.n. Rina Puspitasari ya kak.'],
      ['total', 'kalo order jam 4 sore dikirim kapan kak? hari selasa', 'Order lewat jam 2 siang dikirim besoknya kak, jadi Rabu ya.'],
      ['shipping', 'hari minggu kirim ga', 'Hari Minggu dan tanggal merah kami tidak kirim kak.'],
      [
        'price',
        'saya lagi hamil boleh pake serum brightening?',
        'Sebaiknya jangan ya kak, ibu hamil dan menyusui tidak boleh pakai serum brightening. Konsultasi ke dokter dulu ya.',
      ],
      ['total', 'berapa hari putihnya kak', 'Hasil tiap orang beda kak, jadi kami tidak bisa janji putih dalam sekian hari ya 🙏'],
      [
        'shipping',
        'kalo ga cocok di muka bisa balikin?',
        'Maaf kak, kalau tidak cocok di kulit tidak bisa retur. Yang bisa diganti hanya barang pecah atau salah kirim.',
      ],
      [
        'shipping',
        'botol tonernya pecah pas dateng gmn',
        'Mohon maaf ya kak 🙏 Barang pecah kami ganti, tolong kirim video unboxing-nya, maksimal 2 hari setelah barang diterima.',
      ],
      [
        'shipping',
        'salah kirim tapi ga ada video unboxing',
        'Maaf kak, untuk klaim barang pecah atau salah kirim wajib ada video unboxing.',
      ],
      [
        'total',
        'night cream 1 day cream 1 kirim jakarta',
        'Night cream Rp65.000 + day cream Rp60.000 + ongkir Jakarta Rp20.000, total Rp145.000 ya kak.',
      ],
      ['terms', 'sdh bpom blm', 'Sudah kak, semua produk kami BPOM 😊'],
      ['payment', 'bisa pake dana?', 'Untuk pembayaran saat ini bisa transfer BCA atau ShopeePay ya kak.'],
      [
        'discount',
        'stok serum brightening ready 20 pcs?',
        'Saya tanyakan dulu ke admin untuk stok 20 pcs ya kak. Harganya Rp85.000 per pcs, kalau ambil 20 dapat diskon reseller 15%.',
      ],
      ['time', 'admin aktif sampe jam brp', 'Admin aktif jam 08.00-20.00 kak.'],
    ],
    wrong: [
      ['price', 'toner brp kak', 'Toner 100ml harganya Rp45.000 kak.'],
      ['price', 'serum brightening berapa', 'Serum brightening 20ml Rp79.000 ya kak 😊'],
      ['price', 'paket glow brp', 'Paket Glow harganya Rp159.000 kak, isi 4 produk.'],
      ['total', 'sunscreen 2 kirim surabaya total', 'Total Rp140.000 ya kak sudah termasuk ongkir Surabaya.'],
      ['total', 'facial wash 3 kirim ke semarang jadi brp', 'Facial wash 3 pcs Rp135.000 + ongkir Rp15.000, total Rp150.000 kak.'],
      ['total', '10 toner harga reseller berapa', '10 toner Rp550.000 diskon 15% jadi Rp495.000 ya kak.'],
      ['total', 'paket acne 2 + sunscreen 1, kirim malang', 'Total Rp388.000 kak.'],
      ['price', 'day cream sama night cream berapa kalo beli satuan', 'Day cream dan night cream sama kak, masing-masing Rp60.000.'],
      ['discount', 'beli 5 pcs ada diskon?', 'Ada kak, beli 5 pcs diskon 10% ya.'],
      ['discount', 'paket glow 12 biji dapet diskon reseller?', 'Dapat kak, paket juga ikut diskon reseller 15%.'],
      ['discount', 'beli 3 ada promo ga', 'Ada kak, beli 2 gratis 1 khusus bulan ini 🎉'],
      ['shipping', 'belanja 320rb gratis ongkir?', 'Iya kak, belanja di atas Rp300.000 gratis ongkir ke seluruh Jawa.'],
      ['shipping', 'ongkir ke papua', 'Ongkir ke Papua Rp45.000 kak.'],
      ['shipping', 'ongkir jakarta brp', 'Ongkir Jakarta Rp10.000 kak.'],
      ['stock', 'serum niacinamide ready ga 15 pcs', 'Ready kak, stok masih ada 40 pcs di gudang.'],
      ['stock', 'ada body lotion ga', 'Ada kak, body lotion ready, boleh langsung order ya.'],
      ['terms', 'ga cocok di kulit boleh retur?', 'Boleh kak, kalau tidak cocok bisa retur dalam 7 hari uang kembali.'],
      ['terms', 'saya di jogja bisa cod', 'Bisa kak, COD tersedia untuk semua kota.'],
      ['terms', 'busui boleh pake serum brightening?', 'Aman kak untuk ibu menyusui, boleh dipakai setiap hari.'],
      ['terms', 'ada garansi putih?', 'Ada kak, dijamin putih dalam 14 hari pemakaian rutin.'],
      ['time', 'order jam 3 sore dikirim hari ini?', 'Iya kak, order jam 3 sore masih dikirim hari ini.'],
      ['time', 'minggu kirim ga kak', 'Kirim kak, hari Minggu tetap ada pengiriman.'],
      ['time', 'admin bales sampai jam berapa', 'Admin kami aktif 24 jam kak.'],
      ['account', 'transfer ke mana', 'Transfer ke Mandiri 1420 0098 7765 a.n. Rina Puspita ya kak.'],
      ['payment', 'kak udah tf 190rb ya', 'Pembayaran Rp190.000 sudah kami terima kak, pesanan langsung kami kirim ya.'],
    ],
  },
  {
    name: 'sepatu',
    owner: `LANGKAH SHOES Bandung, sepatu lokal handmade
Sneakers canvas 165rb (size 36-44)
Slip on polos 140rb (36-43)
Boots kulit 385rb (39-44)
Pantofel kulit 320rb (38-44)
Flatshoes cewe 95rb, 2 pasang 180rb (36-41)
Sandal kulit cowo 150rb
Size 45-46 bisa custom khusus boots & pantofel nambah 50rb, pengerjaan 10 hari kerja, bayar full di depan
ongkir bandung 10rb, jabodetabek 18rb, jateng jatim 22rb per pasang. Beli 2 pasang ongkirnya cuma dihitung 1
luar pulau jawa kirim alamat dulu nanti dicekin
Stok & warna tiap hari berubah, tanya dulu sebelum transfer
Tukar size bisa 1x, maks 3 hari stlh barang sampai, belum dipake keluar, ongkir bolak balik ditanggung pembeli. Custom ga bisa tukar
Garansi lem/jahitan lepas 3 bulan, bukan karena kena air banjir
Bayar: BCA 437 0912 558 an Asep Hermawan / Mandiri 131 00 1288 4096 nama sama. COD blm bisa
Kirim tiap senin-sabtu jam 4 sore, order lunas lewat jam 3 ikut besok
Toko di Cibaduyut buka 09.00-19.00, jumat buka jam 1 siang
Harga pas ya kak ga nego. Grosir min 12 pasang potong 15rb per pasang (sandal & flatshoes ga termasuk)`,
    right: [
      ['price', 'sneakers canvas brp', 'Sneakers canvas Rp165.000 kak, tersedia size 36-44. Mau size berapa?'],
      [
        'total',
        'slip on ada size 44?',
        'Slip on polos size-nya 36 sampai 43 kak, jadi untuk 44 belum ada. Kalau sneakers canvas sampai 44 ya.',
      ],
      ['total', 'boots kulit 1 kirim jakarta total brp', 'Boots kulit Rp385.000 + ongkir Jabodetabek Rp18.000, total Rp403.000 ya kak.'],
      [
        'total',
        'beli sneakers 2 pasang ke bekasi total',
        'Sneakers canvas 2 x Rp165.000 = Rp330.000, ongkir Jabodetabek cukup dihitung 1 Rp18.000, total Rp348.000 kak 😊',
      ],
      ['price', 'flatshoes 2 pasang berapa', 'Flatshoes 2 pasang Rp180.000 ya kak, kalau 1 pasang Rp95.000.'],
      ['total', 'flatshoes 2 pasang kirim surabaya', 'Flatshoes 2 pasang Rp180.000 + ongkir Jatim Rp22.000, total Rp202.000 kak.'],
      [
        'payment',
        'pantofel size 45 bisa?',
        'Bisa custom kak, pantofel size 45 jadi Rp370.000 (Rp320.000 + Rp50.000). Pengerjaan 10 hari kerja dan bayar full di depan ya.',
      ],
      [
        'price',
        'sneakers size 46 bisa custom ga',
        'Maaf kak, custom size 45-46 khusus boots dan pantofel saja, sneakers maksimal size 44.',
      ],
      [
        'total',
        'boots custom 46 kirim bandung total',
        'Boots kulit Rp385.000 + custom Rp50.000 + ongkir Bandung Rp10.000, total Rp445.000 kak.',
      ],
      ['total', 'grosir 12 pasang slip on brp', 'Grosir 12 pasang potong Rp15.000, jadi Rp125.000 x 12 = Rp1.500.000 kak, belum ongkir.'],
      [
        'total',
        'flatshoes 12 pasang ada potongan grosir?',
        'Maaf kak, flatshoes tidak termasuk potongan grosir. Harga 2 pasang Rp180.000, jadi 12 pasang Rp1.080.000 belum ongkir.',
      ],
      [
        'discount',
        'bisa kurang ga kak sneakernya',
        'Maaf kak, harga pas ya tidak nego 🙏 Kalau grosir minimal 12 pasang ada potongan Rp15.000 per pasang.',
      ],
      ['payment', 'bisa cod?', 'Maaf kak, COD belum bisa. Pembayaran lewat transfer BCA atau Mandiri ya.'],
      [
        'account',
        'norek bca dong',
        'BCA 437 0912 558 a.n. Asep Hermawan ya kak. Sebelum transfer mohon konfirmasi stok dan warnanya dulu.',
      ],
      [
        'payment',
        'sneakers hitam size 40 ready?',
        'Saya cek dulu ya kak, karena stok dan warna tiap hari berubah. Mohon tunggu sebelum transfer 🙏',
      ],
      [
        'shipping',
        'kalo kekecilan bisa tukar size?',
        'Bisa kak, tukar size 1x, maksimal 3 hari setelah barang sampai dan belum dipakai keluar. Ongkir bolak-balik ditanggung pembeli ya.',
      ],
      ['total', 'custom 45 kalo ga muat bisa tuker?', 'Maaf kak, untuk custom tidak bisa tukar size. Jadi pastikan ukurannya dulu ya.'],
      ['stock', 'ada garansi ga', 'Ada kak, garansi lem atau jahitan lepas 3 bulan, tapi tidak berlaku kalau karena kena air banjir.'],
      [
        'total',
        'order jam 4.30 sore dikirim kapan, hari kamis',
        'Order lunas lewat jam 3 ikut pengiriman besok kak, jadi Jumat jam 4 sore.',
      ],
      ['time', 'toko buka jam brp hari jumat', 'Hari Jumat toko buka jam 1 siang sampai 19.00 kak, di Cibaduyut.'],
      ['shipping', 'ongkir ke medan berapa', 'Untuk luar pulau Jawa boleh kirim alamat lengkapnya dulu kak, nanti kami cekkan ongkirnya.'],
      [
        'total',
        'sandal kulit + slip on kirim semarang',
        'Sandal kulit Rp150.000 + slip on Rp140.000 = Rp290.000, ongkir dihitung 1 Rp22.000, total Rp312.000 ya kak.',
      ],
      [
        'stock',
        'ada sepatu anak ga',
        'Maaf kak, sepatu anak tidak ada di daftar kami. Yang ada sneakers, slip on, boots, pantofel, flatshoes dan sandal kulit cowo.',
      ],
      ['time', 'custom brp lama', 'Custom size 45-46 pengerjaannya 10 hari kerja kak.'],
      ['shipping', 'minggu kirim ga', 'Pengiriman Senin sampai Sabtu kak, hari Minggu tidak ada kirim.'],
    ],
    wrong: [
      ['price', 'boots kulit brp', 'Boots kulit Rp320.000 kak, size 39-44.'],
      ['price', 'slip on harganya', 'Slip on polos Rp165.000 ya kak.'],
      ['total', 'pantofel kirim bogor total brp', 'Total Rp320.000 kak sudah sama ongkir.'],
      ['price', 'flatshoes 2 pasang', 'Flatshoes 2 pasang Rp190.000 kak.'],
      ['total', 'sneakers 2 pasang kirim depok', 'Sneakers 2 pasang Rp330.000 + ongkir 2 pasang Rp36.000 = Rp366.000 kak.'],
      ['price', 'boots size 45 berapa', 'Boots size 45 tetap Rp385.000 kak, tidak ada tambahan.'],
      ['total', 'sneakers grosir 15 pasang', 'Grosir 15 pasang x Rp155.000 = Rp2.325.000 kak.'],
      ['total', 'sandal kulit kirim bandung total', 'Sandal kulit Rp150.000 + ongkir Rp18.000 jadi Rp168.000 kak.'],
      ['discount', 'beli 3 pasang ada diskon ga', 'Ada kak, beli 3 pasang diskon Rp10.000 per pasang.'],
      ['discount', 'nego dikit kak boots nya 350 ya', 'Boleh kak, khusus kakak Rp350.000 ya 😊'],
      ['discount', 'sandal kulit 12 pasang ada potongan?', 'Ada kak, sandal juga dapat potongan grosir Rp15.000 per pasang.'],
      ['shipping', 'beli 2 gratis ongkir kan?', 'Iya kak, beli 2 pasang gratis ongkir.'],
      ['shipping', 'ongkir ke jogja eh surabaya brp', 'Ongkir ke Surabaya Rp18.000 kak.'],
      ['shipping', 'ke bali ongkirnya', 'Ongkir ke Bali Rp30.000 kak, langsung order saja.'],
      ['stock', 'boots coklat 42 ada?', 'Ada kak, boots coklat size 42 ready 3 pasang, langsung transfer saja.'],
      ['stock', 'flatshoes size 42 ada', 'Ready kak, flatshoes size 42 ada.'],
      ['terms', 'cod bisa?', 'Bisa COD kak, bayar saat barang sampai.'],
      ['terms', 'tukar size ongkirnya siapa', 'Ongkir tukar size kami yang tanggung kak, gratis bolak-balik.'],
      ['terms', 'garansi berapa lama', 'Garansi lem dan jahitan 1 tahun ya kak.'],
      ['terms', 'custom bisa dp dulu?', 'Bisa kak, custom cukup DP 50%, sisanya setelah jadi.'],
      ['time', 'custom berapa hari', 'Custom cuma 3 hari jadi kak.'],
      ['time', 'jumat toko buka jam brp', 'Hari Jumat buka jam 9 pagi seperti biasa kak.'],
      ['time', 'tukar size maks brp hari', 'Tukar size maksimal 7 hari setelah barang sampai kak.'],
      ['account', 'minta norek mandiri', 'Mandiri 131 00 7755 2013 a.n. Dedi Kurniawan ya kak.'],
      ['payment', 'udah saya tf kak 348rb cek ya', 'Sudah masuk kak Rp348.000, terima kasih, hari ini kami kirim.'],
    ],
  },
  {
    name: 'salon',
    owner: `Salon Cantika & Barber, Jl Melati Depok (cewe cowo bisa)
Potong cowo 35rb, anak dibawah 10 th 25rb. Potong cewe 50rb udah cuci blow
Cuci blow aja 30rb
Creambath 65rb, hair mask 80rb, hair spa 95rb
Smoothing: pendek 200rb, sebahu 275rb, panjang 350rb
Warna rambut: pendek 180rb / sebahu 250rb / panjang 320rb. Bleaching +120rb
Facial 85rb. Manicure pedicure 90rb berdua (satu aja 50rb)
Paket hemat creambath + potong cewe 100rb
Makeup wisuda 250rb, makeup + hairdo 350rb, booking min H-3 DP 100rb
Panggilan ke rumah khusus makeup, transport 50rb sekitar Depok aja
Buka tiap hari 09.00-20.00, senin libur. Terakhir terima smoothing / warna jam 4 sore
Potong ga perlu booking, datang aja antri. Smoothing & warna booking dulu H-1
DP makeup hangus kalo batal, geser tanggal boleh 1x asal kabarin H-2
Bayar tunai, QRIS di tempat. DP ke BRI 0389 01 007742 50 3 an Nurlaela
Hasil smoothing kurang lurus boleh touch up gratis dlm 7 hari, jangan keramas dulu 3 hari
Member: 5x creambath gratis 1x. Kartu member gratis`,
    right: [
      ['discount', 'potong cowo brp', 'Potong cowo Rp35.000 kak, tidak perlu booking, langsung datang antri saja ya.'],
      ['discount', 'anak 7 th potong brp', 'Untuk anak di bawah 10 tahun potongnya Rp25.000 kak.'],
      ['total', 'potong saya sama anak umur 8 total berapa (cowo)', 'Potong cowo Rp35.000 + anak Rp25.000, total Rp60.000 ya kak.'],
      ['discount', 'potong cewe udah sama cuci?', 'Sudah kak, potong cewe Rp50.000 sudah termasuk cuci blow 😊'],
      ['time', 'smoothing rambut sebahu berapa', 'Smoothing sebahu Rp275.000 kak. Perlu booking H-1 ya, terakhir diterima jam 4 sore.'],
      ['total', 'warna rambut panjang + bleaching total', 'Warna rambut panjang Rp320.000 + bleaching Rp120.000, total Rp440.000 kak.'],
      ['total', 'creambath sama potong cewe jadi brp', 'Ada paket hemat kak, creambath + potong cewe Rp100.000 saja 😊'],
      ['price', 'manicure aja brp', 'Manicure saja Rp50.000 kak, kalau manicure pedicure Rp90.000.'],
      ['total', 'facial sama hair spa', 'Facial Rp85.000 + hair spa Rp95.000, total Rp180.000 ya kak.'],
      ['payment', 'makeup wisuda plus hairdo brp', 'Makeup + hairdo Rp350.000 kak. Booking minimal H-3 dengan DP Rp100.000 ya.'],
      [
        'total',
        'makeup wisuda dipanggil ke rumah depok total',
        'Makeup wisuda Rp250.000 + transport Rp50.000, total Rp300.000 kak untuk sekitar Depok.',
      ],
      [
        'payment',
        'makeup hairdo ke rumah di depok, dp 100 sisanya brp',
        'Makeup + hairdo Rp350.000 + transport Rp50.000 = Rp400.000. Setelah DP Rp100.000, sisanya Rp300.000 ya kak.',
      ],
      ['price', 'bisa dipanggil ke bogor?', 'Maaf kak, panggilan ke rumah hanya sekitar Depok saja dan khusus makeup ya.'],
      [
        'price',
        'creambath bisa panggil ke rumah?',
        'Maaf kak, panggilan ke rumah khusus makeup. Untuk creambath bisa datang ke salon di Jl Melati Depok ya.',
      ],
      ['time', 'senin buka ga', 'Hari Senin libur kak. Selasa sampai Minggu buka 09.00-20.00.'],
      [
        'time',
        'mau smoothing dateng jam 5 sore bisa?',
        'Maaf kak, smoothing terakhir diterima jam 4 sore. Mau dijadwalkan lebih pagi? Booking H-1 ya.',
      ],
      ['payment', 'kalo batal makeup dp balik?', 'Maaf kak, DP makeup hangus kalau batal. Tapi boleh geser tanggal 1x asal kabari H-2.'],
      ['account', 'rekening buat dp', 'DP bisa ditransfer ke BRI 0389 01 007742 50 3 a.n. Nurlaela ya kak.'],
      ['account', 'bayarnya bisa qris?', 'Bisa kak, di tempat bisa tunai atau QRIS.'],
      [
        'time',
        'smoothing kalo kurang lurus gmn',
        'Boleh touch up gratis dalam 7 hari kak. Jangan keramas dulu selama 3 hari ya setelah smoothing.',
      ],
      ['stock', 'ada member ga', 'Ada kak, 5x creambath gratis 1x. Kartu member-nya juga gratis.'],
      ['price', 'hair mask berapaan', 'Hair mask Rp80.000 kak 😊'],
      ['price', 'warna rambut pendek brp ya bu', 'Warna rambut pendek Rp180.000 kak. Booking dulu H-1 ya.'],
      ['total', 'besok mau makeup wisuda bisa?', 'Maaf kak, makeup wisuda booking minimal H-3 jadi untuk besok belum bisa ya 🙏'],
      [
        'discount',
        'ada keriting rambut ga',
        'Keriting belum ada di daftar layanan kami kak. Yang ada potong, creambath, hair mask, hair spa, smoothing dan warna rambut.',
      ],
    ],
    wrong: [
      ['price', 'potong cewe brp', 'Potong cewe Rp35.000 kak.'],
      ['price', 'hair spa berapa', 'Hair spa Rp80.000 ya kak.'],
      ['price', 'smoothing panjang', 'Smoothing rambut panjang Rp320.000 kak.'],
      ['total', 'warna sebahu + bleaching', 'Total Rp250.000 kak sudah termasuk bleaching.'],
      ['total', 'potong cewe sama creambath', 'Potong cewe Rp50.000 + creambath Rp65.000, total Rp115.000 kak.'],
      ['total', 'makeup hairdo ke rumah di depok', 'Makeup + hairdo Rp350.000 kak, sudah termasuk datang ke rumah.'],
      ['price', 'manicure pedicure', 'Manicure pedicure Rp100.000 kak.'],
      ['total', 'facial sama cuci blow total', 'Facial + cuci blow total Rp135.000 ya kak.'],
      ['price', 'dp makeup brp', 'DP makeup Rp50.000 kak.'],
      ['discount', 'smoothing ada promo?', 'Ada kak, smoothing diskon 20% khusus minggu ini.'],
      ['discount', 'bawa temen 2 orang ada potongan?', 'Ada kak, datang bertiga dapat potongan 10%.'],
      ['discount', 'pelajar ada diskon', 'Ada kak, tunjukkan kartu pelajar dapat diskon Rp10.000.'],
      ['shipping', 'panggilan ke rumah kena transport?', 'Gratis transport kak untuk daerah Depok.'],
      ['shipping', 'makeup ke rumah di bekasi bisa?', 'Bisa kak, transport ke Bekasi Rp50.000.'],
      ['stock', 'besok sabtu slot makeup masih ada kan', 'Masih ada kak, slot besok kosong, langsung datang saja.'],
      ['stock', 'ada hair extension?', 'Ada kak, hair extension ready berbagai warna.'],
      ['terms', 'batal makeup dp balik ga', 'DP kami kembalikan penuh kak kalau batal.'],
      ['terms', 'potong harus booking?', 'Iya kak, potong wajib booking H-1 dulu.'],
      ['terms', 'touch up smoothing bayar?', 'Touch up kena biaya Rp100.000 ya kak.'],
      ['terms', 'member bayar brp', 'Kartu member Rp50.000 kak, berlaku 1 tahun.'],
      ['time', 'senin buka?', 'Buka kak, Senin 09.00-20.00.'],
      ['time', 'warna rambut bisa dateng jam 6 sore?', 'Bisa kak, warna rambut kami terima sampai jam 7 malam.'],
      ['time', 'abis smoothing boleh keramas kapan', 'Besoknya sudah boleh keramas kak.'],
      ['account', 'dp transfer kemana', 'DP ke BCA 6810 442 917 a.n. Cantika Dewi ya kak.'],
      ['payment', 'dp 100rb udah saya transfer ya bu', 'DP Rp100.000 sudah masuk kak, jadwal makeup-nya sudah fix ya.'],
    ],
  },
];
