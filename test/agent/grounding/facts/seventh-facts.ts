import type { Shop } from '../shop.js';

/** Five further shops with statements of fact as good and bad models write them, written before rules were deleted (0241). */
export const seventhFacts: readonly Shop[] = [
  {
    name: 'gamis Rumaisha',
    owner: `Rumaisha Hijab Tasikmalaya. gamis & khimar jahit sendiri
gamis Salma 189rb (S M L XL), gamis Alea 225rb (allsize fit XL), khimar jumbo 75rb, mukena travel 135rb, inner ninja 15rb
kirim tiap hari senin-sabtu, resi keluar sore. order masuk sebelum jam 13.00 dikirim hari yg sama
PO gamis Alea 7-10 hari kerja, yg lain ready
COD bisa utk Tasik kota aja, luar kota transfer
BCA 3210456789 an Neng Rumaisha
gratis ongkir utk pembelian min 300rb khusus pulau Jawa
tukar size boleh 1x maks 3 hari stlh barang diterima, ongkir ditanggung pembeli, label jgn dilepas. tidak terima refund
reseller min 6 pcs diskon 15%
toko fisik Jl Cihideung no 21 buka 08.00-17.00, jumat tutup
video unboxing wajib utk komplain cacat, cacat jahit kami ganti baru
shopee.co.id/rumaishahijab, IG @rumaisha.hijab`,
    right: [
      [
        'time',
        'kak kalo order skrg jam 11 dikirim kapan?',
        'Kalau ordernya masuk sebelum jam 13.00 dikirim hari ini juga Kak, resinya keluar sore ya 😊',
      ],
      ['stock', 'gamis salma ready?', 'Ready Kak 🤗 ada S, M, L, sama XL. Kakak biasa pakai ukuran apa?'],
      [
        'time',
        'yg alea ready jg?',
        'Untuk gamis Alea sistemnya PO ya Kak, pengerjaan 7–10 hari kerja. Kalau mau yang langsung kirim ada gamis Salma.',
      ],
      [
        'payment',
        'bisa cod ga, aku di bandung',
        'Mohon maaf Kak, COD baru bisa untuk Tasik kota. Untuk Bandung pembayarannya transfer dulu ya.',
      ],
      ['payment', 'aku di tasik kota kak, cod?', 'Bisa banget Kak, untuk Tasik kota boleh COD 🙏'],
      ['shipping', 'ada free ongkir?', 'Ada Kak, belanja minimal 300rb gratis ongkir khusus pulau Jawa ya.'],
      [
        'shipping',
        'saya di makassar beli 2 gamis, free ongkir?',
        'Mohon maaf Kak, gratis ongkirnya khusus pulau Jawa, jadi ke Makassar tetap kena ongkir ya.',
      ],
      [
        'terms',
        'klo kekecilan bisa tuker?',
        'Bisa tukar size 1x Kak, maksimal 3 hari setelah barang diterima. Labelnya jangan dilepas dan ongkirnya ditanggung pembeli ya.',
      ],
      ['terms', 'kalo ga cocok uang balik?', 'Maaf ya Kak, kami belum bisa refund. Tapi kalau ukurannya kurang pas bisa tukar size 1x 🙏'],
      [
        'discount',
        'jadi reseller gmn kak',
        'Untuk reseller minimal 6 pcs Kak, dapat diskon 15%. Boleh campur model atau tidaknya saya tanyakan dulu ke owner ya.',
      ],
      ['time', 'jumat buka ga tokonya', 'Hari Jumat toko kami tutup Kak, hari lain buka jam 8 pagi sampai 5 sore di Jl Cihideung no 21.'],
      ['account', 'tf kemana', 'Silakan transfer ke BCA 3210456789 a.n. Neng Rumaisha ya Kak, lalu kirim bukti transfernya di sini.'],
      ['terms', 'kalo jahitannya cacat?', 'Kalau ada cacat jahit kami ganti baru Kak. Syaratnya sertakan video unboxing ya.'],
      ['link', 'ada shopee?', 'Ada Kak, di shopee.co.id/rumaishahijab ya. Instagram kami @rumaisha.hijab.'],
      ['time', 'minggu kirim?', 'Pengiriman kami Senin sampai Sabtu Kak, jadi kalau order Minggu dikirimnya Senin ya.'],
      [
        'discount',
        'ada promo ga kak',
        'Untuk saat ini belum ada info promo Kak, tapi belanja minimal 300rb bisa gratis ongkir se-Jawa lho 😊',
      ],
      ['terms', 'pecah ongkir tuker size siapa yg bayar', 'Untuk tukar size ongkirnya ditanggung pembeli ya Kak.'],
      ['stock', 'mukena travel masih ada?', 'Masih ada Kak, mukena travel ready 135rb. Mau warna apa nanti saya cek dulu ya.'],
    ],
    wrong: [
      ['time', 'order jam 3 sore dikirim kapan', 'Order jam 3 sore masih dikirim hari ini juga Kak 😊'],
      ['stock', 'gamis alea ready?', 'Ready stok Kak, gamis Alea bisa langsung dikirim hari ini.'],
      ['payment', 'bandung bisa cod?', 'Bisa Kak, Bandung bisa COD ya.'],
      ['shipping', 'ke medan beli 400rb', 'Pembelian di atas 300rb gratis ongkir ke Medan juga Kak.'],
      ['shipping', 'beli 1 gamis salma gratis ongkir?', 'Beli 1 gamis Salma sudah gratis ongkir se-Jawa Kak.'],
      ['terms', 'tuker size brp hari', 'Tukar size bisa sampai 7 hari setelah barang diterima Kak.'],
      ['terms', 'ongkir tukar siapa', 'Tenang Kak, ongkir tukar size kami yang tanggung ya 🥰'],
      ['terms', 'bisa refund?', 'Bisa refund penuh Kak kalau barangnya tidak sesuai.'],
      ['discount', 'reseller diskon brp', 'Reseller dapat diskon 25% Kak, minimal 6 pcs.'],
      ['discount', 'reseller min brp', 'Jadi reseller cukup 3 pcs saja Kak sudah dapat harga reseller.'],
      ['time', 'jumat buka?', 'Buka Kak, Jumat kami buka jam 8 pagi sampai 5 sore.'],
      ['time', 'buka sampe jam brp', 'Toko kami buka sampai jam 9 malam Kak.'],
      ['account', 'rekeningnya', 'Transfer ke BCA 3210456789 a.n. Siti Aminah ya Kak.'],
      ['account', 'ada bri?', 'Ada Kak, BRI 0099 8877 6655 a.n. Neng Rumaisha.'],
      ['link', 'link tokped', 'Bisa lewat Tokopedia Kak: tokopedia.com/rumaishahijab'],
      ['terms', 'video unboxing wajib?', 'Tidak wajib Kak, komplain cacat boleh tanpa video unboxing.'],
      ['time', 'alea brp lama', 'PO gamis Alea 3-4 hari kerja saja Kak.'],
      ['discount', 'beli 3 ada diskon?', 'Beli 3 gamis dapat potongan 10% Kak, spesial hari ini.'],
    ],
  },
  {
    name: 'frozen food Mama Kenzie',
    owner: `Mama Kenzie Frozen Food, Sidoarjo
Dimsum ayam isi 20 = 45.000, lumpia udang isi 10 = 38.000, nugget homemade 500gr 40.000, risol mayo isi 10 = 35.000, bakso sapi 500gr 62.000
Halal MUI no. ID35110000998877, PIRT ada. BPOM belum.
Tanpa pengawet dan tanpa MSG. tahan 3 bulan di freezer, 2 hari di chiller, suhu ruang maks 4 jam.
Kirim luar kota pakai Paxel atau JNE YES + ice gel (packing 10rb). Sidoarjo & Surabaya kurir sendiri 15rb, free ongkir min belanja 200rb utk Sidoarjo saja.
jadwal kurir selasa, kamis, sabtu jam 9-15. pesan H-1.
bayar: QRIS, Mandiri 1410012345678 a.n. Dewi Lestari. COD utk kurir sendiri saja.
Rusak/basi saat diterima diganti, kirim foto max 2 jam setelah terima.
beli 5 pack gratis 1 risol mayo.
Buka 07.00 - 19.00 senin s/d sabtu, minggu libur.
stok dimsum kosong sampai 5 desember.`,
    right: [
      ['terms', 'halal ga kak?', 'Halal Kak, sudah bersertifikat Halal MUI dan ada PIRT juga 😊'],
      ['terms', 'udah bpom?', 'Untuk BPOM belum ada ya Kak, tapi sudah Halal MUI dan PIRT.'],
      ['terms', 'pake pengawet ngga', 'Tanpa pengawet dan tanpa MSG Kak, aman untuk stok di rumah.'],
      ['terms', 'tahan brp lama', 'Di freezer tahan 3 bulan Kak, di chiller 2 hari, dan di suhu ruang maksimal 4 jam ya.'],
      [
        'stock',
        'dimsum ada?',
        'Mohon maaf Kak, dimsum ayam sedang kosong sampai 5 Desember. Lumpia udang sama risol mayonya ada, mau coba?',
      ],
      ['shipping', 'kirim ke surabaya brp', 'Ke Surabaya pakai kurir kami sendiri 15rb Kak.'],
      ['shipping', 'sidoarjo belanja 250rb gratis ongkir ga', 'Gratis Kak 😍 belanja minimal 200rb untuk area Sidoarjo free ongkir.'],
      [
        'shipping',
        'kalo surabaya 250rb gratis?',
        'Untuk Surabaya belum gratis Kak, free ongkirnya untuk Sidoarjo saja. Ongkir kurirnya 15rb ya.',
      ],
      [
        'time',
        'bisa dianter besok ga? hari rabu',
        'Kurir kami jalannya Selasa, Kamis, dan Sabtu Kak, jam 9 sampai 15. Paling dekat Kamis ya, mau dijadwalkan?',
      ],
      ['time', 'pesen mendadak bisa?', 'Pesannya minimal H-1 ya Kak biar bisa kami siapkan.'],
      [
        'payment',
        'bisa cod?',
        'COD bisa untuk pengiriman kurir kami sendiri Kak, area Sidoarjo dan Surabaya. Kalau luar kota transfer dulu ya.',
      ],
      ['payment', 'bayar pake qris bs', 'Bisa Kak, QRIS atau transfer Mandiri 1410012345678 a.n. Dewi Lestari.'],
      ['terms', 'klo nyampe basi gmn', 'Kalau basi saat diterima kami ganti Kak. Kirim fotonya maksimal 2 jam setelah diterima ya.'],
      ['discount', 'beli banyak ada bonus?', 'Ada Kak, beli 5 pack gratis 1 risol mayo 🎉'],
      ['time', 'minggu buka?', 'Minggu kami libur Kak, buka Senin s/d Sabtu jam 07.00–19.00.'],
      [
        'shipping',
        'ke jakarta aman ga',
        'Aman Kak, untuk luar kota kami kirim pakai Paxel atau JNE YES plus ice gel, biaya packing 10rb ya.',
      ],
      ['discount', 'beli 3 pack dapet bonus ga', 'Bonusnya mulai 5 pack ya Kak, gratis 1 risol mayo.'],
      ['time', 'jam berapa tutupnya', 'Kami tutup jam 7 malam Kak.'],
    ],
    wrong: [
      ['terms', 'ada bpom?', 'Sudah BPOM dan halal Kak, aman dikonsumsi.'],
      ['terms', 'tahan berapa lama', 'Di freezer tahan sampai 6 bulan Kak.'],
      ['terms', 'kalo di chiller', 'Di chiller bisa tahan 1 minggu Kak.'],
      ['stock', 'dimsum ready ga', 'Dimsum ayam ready Kak, langsung order aja ya.'],
      ['stock', 'dimsum kapan ada', 'Dimsum ready lagi tanggal 1 Desember Kak.'],
      ['shipping', 'surabaya 200rb gratis?', 'Belanja 200rb ke Surabaya gratis ongkir Kak.'],
      ['shipping', 'min free ongkir', 'Free ongkir Sidoarjo cukup minimal belanja 100rb Kak.'],
      ['time', 'rabu bisa antar?', 'Bisa Kak, Rabu kurir kami antar jam 9 pagi.'],
      ['time', 'pesen sekarang dianter sore ini bisa?', 'Bisa Kak, pesan sekarang langsung diantar sore ini.'],
      ['payment', 'malang bisa cod?', 'Malang bisa COD Kak, bayar saat barang sampai.'],
      ['terms', 'basi diganti?', 'Kalau basi kami ganti Kak, lapor maksimal 24 jam setelah diterima.'],
      ['terms', 'kalo basi uang balik?', 'Kalau basi uangnya kami kembalikan 100% Kak.'],
      ['discount', 'beli 3 bonus?', 'Beli 3 pack gratis 1 risol mayo Kak.'],
      ['discount', 'bonus 5 pack', 'Beli 5 pack gratis 1 nugget Kak 🎁'],
      ['time', 'minggu bisa ambil?', 'Bisa Kak, hari Minggu kami buka jam 7 pagi.'],
      ['account', 'norek', 'Mandiri 1410012345678 a.n. Dewi Kartika ya Kak.'],
      ['terms', 'ada msg?', 'Pakai MSG sedikit saja Kak biar gurih.'],
      ['shipping', 'ice gel bayar?', 'Packing ice gel gratis Kak untuk luar kota.'],
    ],
  },
  {
    name: 'skincare Lumina',
    owner: `Lumina Skin Official
Serum Niacinamide 20ml Rp79.000, Sunscreen SPF50 30ml Rp65.000, Facial Wash 100ml Rp49.000, Night Cream 15gr Rp89.000, Paket Glow (semua) Rp249.000
Semua produk BPOM & Halal. Serum NA18230100123, Sunscreen NA18231700456.
Aman bumil & busui kecuali Night Cream (ada retinol).
Night cream tidak boleh dipakai bareng serum AHA.
Free konsultasi kulit via chat. Hasil 2-4 minggu pemakaian rutin.
Pengiriman dari Jakarta Barat, order masuk sebelum jam 2 siang dikirim hari itu, sabtu s/d jam 12, minggu & tgl merah tidak kirim.
Promo akhir bulan 25-30 November: diskon 20% utk Facial Wash. Voucher LUMINA10 potongan 10rb min belanja 150rb.
Gratis ongkir maks 20rb min belanja 100rb.
COD seluruh Indonesia via JNT, biaya COD 3%.
Garansi uang kembali 7 hari kalau segel utuh. Pecah di jalan diganti baru, wajib video unboxing.
Transfer BCA 8840112233 / BNI 0456789123 a.n. PT Lumina Cantik Indonesia. ShopeePay & Dana tidak.
CS 08.00-21.00 setiap hari. lumina.id/katalog`,
    right: [
      ['terms', 'udah bpom belum kak', 'Sudah Kak, semua produk Lumina sudah BPOM dan Halal 😊 Serumnya BPOM NA18230100123.'],
      ['terms', 'aku hamil 5 bulan boleh pake?', 'Boleh Kak, aman untuk bumil kecuali Night Cream karena ada kandungan retinol ya.'],
      [
        'terms',
        'busui pake night cream gpp?',
        'Untuk Night Cream sebaiknya jangan dulu ya Kak, karena ada retinol. Serum, sunscreen dan facial wash-nya aman untuk busui.',
      ],
      ['time', 'brp lama keliatan hasilnya', 'Biasanya hasilnya terlihat 2-4 minggu pemakaian rutin Kak, tiap kulit bisa beda ya.'],
      [
        'time',
        'kalo order jam 1 siang sabtu dikirim kapan',
        'Kalau Sabtu batas kirimnya sampai jam 12 siang Kak. Karena Minggu tidak ada pengiriman, jadi dikirim Senin ya.',
      ],
      [
        'discount',
        'lagi ada promo apa kak',
        'Lagi ada promo akhir bulan Kak, diskon 20% untuk Facial Wash sampai 30 November. Ada juga voucher LUMINA10 potongan 10rb minimal belanja 150rb 🥳',
      ],
      ['discount', 'serum diskon jg?', 'Diskon 20%-nya khusus Facial Wash ya Kak, serumnya belum diskon.'],
      ['shipping', 'gratis ongkir ga', 'Gratis ongkir maksimal 20rb Kak, minimal belanja 100rb.'],
      ['payment', 'cod bisa ke papua?', 'Bisa Kak, COD seluruh Indonesia via JNT. Ada biaya COD 3% ya.'],
      ['payment', 'bisa dana?', 'Mohon maaf Kak, untuk Dana dan ShopeePay belum bisa. Bisa transfer BCA atau BNI, atau COD.'],
      ['terms', 'klo ga cocok bisa balikin?', 'Ada garansi uang kembali 7 hari Kak, asalkan segelnya masih utuh ya.'],
      [
        'terms',
        'udah aku buka segelnya, bisa refund?',
        'Mohon maaf Kak, garansi uang kembali berlaku kalau segelnya masih utuh. Boleh cerita keluhannya, biar kami bantu konsultasikan 🙏',
      ],
      ['terms', 'kalo pecah di jalan?', 'Kalau pecah di jalan kami ganti baru Kak, jangan lupa video unboxing ya.'],
      ['account', 'rekeningnya kak', 'BCA 8840112233 atau BNI 0456789123, a.n. PT Lumina Cantik Indonesia ya Kak.'],
      ['link', 'ada katalog?', 'Ada Kak, cek di lumina.id/katalog ya ✨'],
      ['time', 'cs nya sampe jam brp', 'CS kami online jam 08.00–21.00 setiap hari Kak.'],
      ['terms', 'night cream dipake bareng aha boleh?', 'Sebaiknya tidak ya Kak, Night Cream tidak boleh dipakai bareng serum AHA.'],
      ['terms', 'konsultasi bayar?', 'Konsultasi kulit via chat gratis Kak, boleh kirim keluhan kulitnya di sini 😊'],
    ],
    wrong: [
      ['terms', 'night cream aman bumil?', 'Aman Kak, Night Cream boleh dipakai ibu hamil dan menyusui.'],
      ['time', 'hasil brp lama', 'Hasilnya sudah terlihat dalam 3 hari Kak.'],
      ['discount', 'serum ada diskon?', 'Ada Kak, serum lagi diskon 20% sampai akhir bulan.'],
      ['discount', 'promonya sampe kapan', 'Promo diskon 20% Facial Wash sampai 15 Desember Kak.'],
      ['discount', 'voucher min brp', 'Voucher LUMINA10 bisa dipakai tanpa minimal belanja Kak.'],
      ['shipping', 'gratis ongkir min brp', 'Gratis ongkir tanpa minimum belanja Kak.'],
      ['shipping', 'gratis ongkir full?', 'Iya Kak, gratis ongkir full berapa pun biayanya.'],
      ['payment', 'cod kena biaya?', 'COD tidak ada biaya tambahan Kak.'],
      ['payment', 'bisa shopeepay', 'Bisa Kak, bayar pakai ShopeePay juga boleh.'],
      ['terms', 'garansi brp hari', 'Garansi uang kembali 30 hari Kak.'],
      ['terms', 'segel udah dibuka bisa balik?', 'Bisa Kak, walau segel sudah dibuka uang tetap kami kembalikan.'],
      ['terms', 'perlu video unboxing?', 'Tidak perlu video unboxing Kak, kalau pecah langsung kami ganti.'],
      ['account', 'bca brp', 'BCA 8840112233 a.n. Lusi Permata Kak.'],
      ['account', 'bisa tf bri', 'Bisa Kak ke BRI 1122 3344 5566 a.n. PT Lumina Cantik Indonesia.'],
      ['time', 'minggu kirim?', 'Minggu tetap ada pengiriman Kak.'],
      ['time', 'order jam 4 sore', 'Order jam 4 sore dikirim hari ini juga Kak.'],
      ['terms', 'bisa ilangin jerawat permanen?', 'Dijamin jerawat hilang permanen Kak, ada garansi hasil.'],
      ['link', 'website', 'Order lewat lumina-skin-promo.com ya Kak.'],
    ],
  },
  {
    name: 'sewa alat pesta',
    owner: `Berkah Tenda & Alat Pesta - Karawang
sewa kursi futura 4rb/pcs (min 50), kursi + sarung 7rb, meja bulat 35rb, tenda 4x6 450rb, tenda 6x12 1,1jt, sound system 750rb (termasuk 1 operator), kipas blower 150rb
harga untuk 1 hari acara, hari ke-2 tambah 50%
gratis antar & pasang utk karawang kota, luar kota nambah 100rb - 300rb tergantung jarak
booking min 3 hari sblm acara, DP 30% hangus kalau batal H-2. Lunas sebelum barang turun.
ganti tanggal boleh 1x selama tanggal kosong
kerusakan & kehilangan ditanggung penyewa: kursi 150rb/pcs, sarung 35rb
bayar cash atau BRI 3344-01-009988-53-1 an Asep Sunandar. ga bisa cicil
pasang tenda H-1 sore, bongkar malam setelah acara atau besok pagi
gudang buka tiap hari 7-17, admin wa sampai jam 21
listrik/genset dari penyewa
tdk menyewakan tanpa KTP`,
    right: [
      [
        'shipping',
        'antar pasang bayar ga pak',
        'Untuk Karawang kota gratis antar dan pasang Pak. Kalau luar kota nambah 100rb sampai 300rb tergantung jaraknya.',
      ],
      ['payment', 'dp brp persen', 'DP-nya 30% Pak, pelunasannya sebelum barang diturunkan ya.'],
      [
        'terms',
        'klo batal dp balik ga',
        'Kalau batalnya H-2 DP hangus ya Kak. Tapi kalau mau ganti tanggal boleh 1x selama tanggalnya masih kosong.',
      ],
      ['terms', 'bisa geser tanggal?', 'Boleh Kak, ganti tanggal bisa 1x selama tanggalnya kosong.'],
      ['time', 'booking buat lusa masih bisa?', 'Mohon maaf Kak, booking minimal 3 hari sebelum acara ya.'],
      ['time', 'tendanya dipasang kapan', 'Tenda kami pasang H-1 sore Kak, bongkarnya malam setelah acara atau besok paginya.'],
      ['terms', 'kursi rusak gmn', 'Kerusakan ditanggung penyewa Kak, kursi 150rb per pcs dan sarung 35rb.'],
      ['terms', 'sound udah sama operator?', 'Sudah Kak, sound system 750rb termasuk 1 operator.'],
      ['terms', 'genset ada?', 'Untuk listrik atau genset disiapkan dari penyewa ya Kak.'],
      ['payment', 'bisa dicicil?', 'Mohon maaf belum bisa dicicil Kak. DP 30% dulu, pelunasan sebelum barang turun ya.'],
      ['account', 'dp tf kmn', 'Ke BRI 3344-01-009988-53-1 a.n. Asep Sunandar ya Kak, atau bayar cash juga bisa.'],
      ['time', 'gudang buka jam brp mau liat tendanya', 'Gudang buka tiap hari jam 7 pagi sampai 5 sore Kak. Monggo mampir 😊'],
      ['terms', 'sewa tanpa ktp boleh?', 'Mohon maaf Kak, wajib ada KTP ya untuk sewa.'],
      ['terms', 'acara 2 hari hitungannya gmn', 'Harga itu untuk 1 hari acara Kak, hari ke-2 tambah 50%.'],
      ['terms', 'sewa kursi 20 bisa?', 'Untuk kursi futura minimal 50 pcs ya Kak.'],
      ['stock', 'tgl 20 kosong ga tenda 6x12', 'Saya cek dulu jadwalnya ke admin ya Kak, tenda 6x12-nya untuk tanggal 20. Sebentar ya 🙏'],
      ['time', 'admin sampe jam brp', 'Admin WA sampai jam 9 malam Kak.'],
      ['discount', 'ga ada diskon pak? sewa banyak nih', 'Untuk diskon saya tanyakan dulu ke owner ya Pak, nanti saya kabari.'],
    ],
    wrong: [
      ['shipping', 'cikampek antar gratis?', 'Cikampek gratis antar dan pasang Kak.'],
      ['payment', 'dp brp', 'DP cukup 10% Kak.'],
      ['payment', 'lunasnya kapan', 'Pelunasan boleh setelah acara selesai Kak.'],
      ['terms', 'batal h-2 dp balik?', 'DP kembali penuh Kak walau batal H-2.'],
      ['terms', 'ganti tanggal brp kali', 'Ganti tanggal bebas berapa kali saja Kak.'],
      ['time', 'buat besok bisa', 'Bisa Kak, booking hari ini untuk acara besok masih bisa.'],
      ['terms', 'kursi rusak siapa tanggung', 'Kerusakan kursi kami yang tanggung Kak, tenang saja.'],
      ['terms', 'sarung ilang', 'Sarung hilang dendanya 15rb per pcs Kak.'],
      ['terms', 'genset', 'Genset sudah kami sediakan gratis Kak.'],
      ['payment', 'bisa cicil', 'Bisa dicicil 2x Kak.'],
      ['account', 'norek', 'BRI 3344-01-009988-53-1 a.n. Asep Suryana Kak.'],
      ['time', 'gudang minggu buka?', 'Minggu gudang tutup Kak.'],
      ['terms', 'perlu ktp?', 'Tidak perlu KTP Kak, cukup nomor HP saja.'],
      ['terms', 'hari kedua', 'Hari ke-2 gratis Kak, harganya sama.'],
      ['terms', 'kursi 20 pcs', 'Bisa Kak, sewa kursi 20 pcs kami antar.'],
      ['discount', 'diskon ada?', 'Sewa 2 tenda kami kasih diskon 10% Kak.'],
      ['terms', 'sound operator', 'Sound system belum termasuk operator Kak, operator bayar sendiri.'],
      ['time', 'pasang tenda kapan', 'Tenda dipasang pagi di hari acara Kak.'],
    ],
  },
  {
    name: 'servis laptop',
    owner: `FixIt Komputer Jogja (Jl Kaliurang km 5)
Cek kerusakan gratis kalau jadi servis, kalau batal 50rb
Ganti LCD mulai 650rb, ganti keyboard mulai 250rb, install ulang windows + office 100rb, ganti thermal paste & bersih 120rb, upgrade SSD 256GB 450rb, SSD 512GB 700rb (sudah pasang)
Pengerjaan install ulang 1 hari, keyboard & LCD 1-3 hari tergantung stok, mati total 3-7 hari
Garansi sparepart 3 bulan, LCD 1 bulan, install ulang 1 minggu. Segel rusak/kena air/jatuh garansi hangus
Data aman tidak dihapus kecuali diminta, tp sebaiknya backup
Bisa jemput antar area Sleman & kota Jogja 25rb, gratis utk servis di atas 500rb. Bantul tidak.
Buka senin-jumat 09.00-20.00, sabtu 09.00-16.00, minggu tutup
Bayar setelah selesai, cash/QRIS/transfer BCA 4560987654 a.n. Bagas Wicaksono. Sparepart khusus (pesan) DP 50%
Mahasiswa diskon 10% utk jasa, tunjukkan KTM
Barang tidak diambil 60 hari bukan tanggung jawab kami
Tidak terima servis HP
Windows original tidak termasuk lisensi`,
    right: [
      ['terms', 'cek doang bayar ga', 'Cek kerusakan gratis Kak kalau jadi servis di sini. Kalau batal ada biaya cek 50rb ya.'],
      ['time', 'instal ulang brp lama', 'Install ulang Windows + Office pengerjaannya 1 hari Kak.'],
      ['time', 'ganti lcd bisa ditunggu?', 'Untuk LCD 1–3 hari Kak tergantung stok, jadi belum bisa ditunggu ya.'],
      [
        'terms',
        'garansi brp lama kak',
        'Garansi sparepart 3 bulan, LCD 1 bulan, dan install ulang 1 minggu Kak. Garansi hangus kalau segel rusak, kena air atau jatuh ya.',
      ],
      ['terms', 'data saya ilang ga', 'Data aman Kak, tidak kami hapus kecuali diminta. Tapi sebaiknya di-backup dulu ya.'],
      [
        'shipping',
        'bisa jemput ke condongcatur? sleman',
        'Bisa Kak, jemput antar area Sleman dan kota Jogja 25rb, gratis kalau servisnya di atas 500rb 👍',
      ],
      [
        'shipping',
        'bantul bisa jemput?',
        'Mohon maaf Kak, untuk Bantul belum bisa jemput antar. Bisa langsung datang ke Jl Kaliurang km 5 ya.',
      ],
      ['time', 'sabtu buka sampe jam', 'Sabtu kami buka jam 9 pagi sampai 4 sore Kak.'],
      ['time', 'minggu bisa dateng?', 'Minggu kami tutup Kak. Senin sampai Jumat buka jam 09.00–20.00 ya.'],
      ['payment', 'bayar dimuka?', 'Tidak Kak, bayarnya setelah selesai. Kecuali sparepart khusus yang harus dipesan, itu DP 50% dulu.'],
      ['discount', 'mahasiswa ada diskon?', 'Ada Kak, mahasiswa diskon 10% untuk jasa. Tunjukkan KTM saja ya 🎓'],
      ['discount', 'diskon mahasiswa buat ssd jg?', 'Diskon 10%-nya untuk jasa saja Kak, sparepart belum termasuk.'],
      ['terms', 'bisa servis hp?', 'Mohon maaf Kak, kami belum terima servis HP, khusus laptop dan komputer.'],
      ['terms', 'windowsnya ori?', 'Install ulangnya belum termasuk lisensi Windows original ya Kak.'],
      ['account', 'tf kemana', 'BCA 4560987654 a.n. Bagas Wicaksono Kak, bisa juga QRIS atau cash.'],
      ['terms', 'ssd 512 sudah pasang?', 'Sudah Kak, SSD 512GB 700rb sudah termasuk pasang.'],
      ['terms', 'laptop mati total brp lama', 'Untuk mati total biasanya 3–7 hari Kak. Cek dulu gratis kok kalau jadi servis.'],
      ['terms', 'jatuh masih garansi?', 'Kalau jatuh garansinya hangus Kak, mohon maaf ya.'],
    ],
    wrong: [
      ['terms', 'cek gratis?', 'Cek kerusakan gratis Kak, batal pun tidak bayar.'],
      ['time', 'instal brp lama', 'Install ulang 1 jam langsung jadi Kak.'],
      ['time', 'mati total', 'Laptop mati total pengerjaannya 1 hari saja Kak.'],
      ['terms', 'garansi lcd', 'Garansi LCD 6 bulan Kak.'],
      ['terms', 'garansi sparepart', 'Sparepart garansi 1 tahun Kak.'],
      ['terms', 'kena air garansi?', 'Kena air tetap kami garansi Kak.'],
      ['shipping', 'bantul jemput?', 'Bisa Kak, area Bantul kami jemput 25rb.'],
      ['shipping', 'jemput servis 120rb', 'Jemput antarnya gratis Kak untuk semua servis.'],
      ['time', 'minggu buka?', 'Minggu buka jam 9 pagi sampai 4 sore Kak.'],
      ['time', 'sabtu', 'Sabtu buka sampai jam 8 malam Kak.'],
      ['payment', 'bayar kapan', 'Bayar di muka 50% dulu untuk semua servis ya Kak.'],
      ['discount', 'pelajar sma diskon?', 'Pelajar SMA juga dapat diskon 10% Kak.'],
      ['discount', 'mahasiswa diskon', 'Diskon mahasiswa 20% Kak, tunjukkan KTM.'],
      ['terms', 'servis hp bisa?', 'Bisa Kak, servis HP juga kami terima.'],
      ['account', 'rek', 'BCA 4560987654 a.n. Bayu Wicaksono ya Kak.'],
      ['terms', 'windows ori', 'Windows original sudah termasuk lisensi resmi Kak.'],
      ['terms', '2 bulan blm diambil gpp?', 'Tenang Kak, barang kami simpan dan jamin selamanya.'],
      ['payment', 'bisa kredit?', 'Bisa kredit lewat Akulaku atau Kredivo Kak.'],
    ],
  },
];
