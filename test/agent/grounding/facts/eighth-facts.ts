import type { Shop } from '../shop.js';

/** Fifteen further shops with statements of fact, written before the rules were looked at. */
export const eighthFacts: readonly Shop[] = [
  {
    name: 'archery gear',
    owner: `Busur Nusantara - alat panahan Solo
Horsebow fiber 650rb ready, recurve 25lbs 1,2jt indent 2 minggu, arrow bambu isi 6 180rb ready, target 60x60 210rb sold out
kirim senin rabu jumat via J&T cargo. busur panjang gabisa lewat kurir biasa
garansi patah limb 3 bulan (bukan dry fire)
COD area Solo Raya, luar itu tf BCA 7850112233 an Wahyu Prasetyo
ga ada toko offline, gudang doang`,
    right: [
      ['stock', 'horsebow ada?', 'Ada Kak, horsebow fiber ready ya. Mau langsung dikirim hari apa?'],
      ['stock', 'recurve bs lgsg kirim?', 'Recurve 25lbs lagi indent Kak, kira-kira 2 minggu ya.'],
      ['terms', 'klo limb patah pas latihan', 'Limb patah digaransi 3 bulan Kak, asal bukan karena dry fire.'],
      ['time', 'hari kamis bisa kirim?', 'Jadwal kirim kami Senin, Rabu, Jumat Kak, jadi paling dekat Jumat ya.'],
    ],
    wrong: [
      ['stock', 'target ada?', 'Target 60x60 masih ready Kak.'],
      ['terms', 'garansi brp lama', 'Garansi limb kami 1 tahun Kak.'],
      ['payment', 'sy di semarang, cod bisa?', 'Bisa Kak, Semarang bisa COD.'],
      ['terms', 'patah gara2 dry fire diganti?', 'Tetap kami ganti Kak, dry fire juga masuk garansi.'],
    ],
  },
  {
    name: 'oyster mushroom kits',
    owner: `Jamur Tiram Pak Sarno (Cisarua)
Baglog siap panen Rp 5.000/pcs, minimal 20. Jamur segar Rp 18.000/kg setiap pagi. Bibit F2 Rp 15.000/botol.
Baglog yang kontaminasi maksimal 7 hari setelah datang diganti baru, kirim foto.
Antar gratis untuk Cisarua dan Parongpong mulai 100 baglog. Selain itu ongkos kirim ditanggung pembeli.
Panen jam 5-7 pagi, pesan malam sebelumnya. Minggu tetap panen. Libur hanya saat Lebaran.
Pembayaran tunai atau DANA 082117654321 (Sarno). Tidak menerima tempo.`,
    right: [
      ['shipping', 'anter ke parongpong 150 baglog kena ongkir?', 'Kalau 150 baglog ke Parongpong diantar gratis Kak.'],
      ['time', 'minggu ada jamur segar ga pak', 'Ada Bu, Minggu kami tetap panen. Pesannya Sabtu malam ya.'],
      [
        'terms',
        'kalo baglognya item2 gmn',
        'Baglog yang kontaminasi diganti baru Kak, maksimal 7 hari setelah datang. Tolong kirim fotonya ya.',
      ],
      ['payment', 'bs bayar bulan depan?', 'Mohon maaf Kak, kami tidak menerima tempo. Bisa tunai atau lewat DANA 082117654321.'],
    ],
    wrong: [
      ['shipping', 'anter cimahi 120 baglog', 'Ke Cimahi gratis ongkir juga Kak kalau 100 baglog ke atas.'],
      ['terms', 'kontaminasi setelah 10 hari', 'Masih bisa diganti Kak, batasnya 14 hari setelah datang.'],
      ['time', 'panen jam brp', 'Panennya jam 10 siang Kak, bisa pesan pagi itu juga.'],
      ['payment', 'bisa tempo?', 'Boleh Kak, pembayaran bisa tempo 1 bulan.'],
    ],
  },
  {
    name: 'drones for rent',
    owner: `SEWA DRONE BALI by Komang
Mini 3 Pro 250k/12jam, Air 2S 350k/12jam, Mavic 3 600k/12 jam. pilot +400k
jaminan: KTP asli + motor/STNK ATAU deposit 3jt. WNA deposit 5jt saja
crash = ganti biaya servis full, hilang ganti unit. blm ada asuransi
ambil di Renon 8 pagi - 8 malam, antar Kuta Sanur Ubud +50k
booking dp 50%, cancel h-2 dp balik, kurang dr itu hangus
batre 3pcs + memory 64gb include. hujan bs reschedule 1x gratis
BNI 0889977665 Komang Adi Saputra`,
    right: [
      ['terms', 'dapet batre brp bang', 'Udah include 3 baterai sama memory 64gb bang 👍'],
      ['terms', 'klo ujan gmn', 'Kalau hujan boleh reschedule 1x gratis kak.'],
      ['terms', 'cancel dp balik ga', 'Kalau cancel maksimal H-2, DP-nya balik Kak. Lewat dari itu hangus ya.'],
      ['terms', 'ada asuransinya?', 'Belum ada asuransi Kak, jadi kalau crash biaya servisnya ditanggung penyewa.'],
    ],
    wrong: [
      ['terms', 'jaminannya apa', 'Cukup fotokopi KTP aja Kak, tanpa deposit.'],
      ['terms', 'klo jatuh gmn', 'Tenang Kak, sudah diasuransikan jadi kalau crash ga bayar apa-apa.'],
      ['time', 'ambil jam 10 malem bisa', 'Bisa Kak, pengambilan di Renon 24 jam.'],
      ['account', 'rek?', 'Transfernya ke BNI 0889977665 a.n. Made Komang ya Kak.'],
    ],
  },
  {
    name: 'sambal in bottles',
    owner: `Sambel Mbok Jum: bawang 25k, cumi 35k, roa 38k, ijo 25k (botol 150gr)
Sudah Halal & P-IRT, BPOM masih proses. No pengawet
exp 3 bln suhu ruang sblm dibuka, stlh dibuka 1bln kulkas
pre order tutup tiap rabu, kirim kamis dr Malang
beli 6 botol free 1 sambel bawang. free ongkir max 10rb via shopee aja
pecah di jalan diganti, wajib video buka paket
agen: min 24 botol, disc 20%. shopee: shopee.co.id/sambelmbokjum`,
    right: [
      ['terms', 'udh bpom blm kak', 'BPOM-nya masih proses Kak, tapi sudah halal dan ada P-IRT 🙏'],
      ['discount', 'beli 6 dpt bonus ga', 'Dapat Kak, beli 6 botol gratis 1 sambel bawang ya 😍'],
      ['terms', 'tahan brp lama stlh dibuka', 'Setelah dibuka tahan 1 bulan di kulkas Kak.'],
      ['time', 'pesen hari ini selasa kapan dikirim', 'Kalau pesan hari ini dikirim Kamis dari Malang Kak, PO-nya tutup Rabu ya.'],
    ],
    wrong: [
      ['terms', 'bpom?', 'Iya Kak, sambal kami sudah terdaftar BPOM.'],
      ['discount', 'agen diskon brp', 'Agen dapat diskon 30% Kak, minimal 24 botol.'],
      ['discount', 'beli 3?', 'Beli 3 botol gratis 1 Kak.'],
      ['shipping', 'lgsg wa free ongkir?', 'Order lewat WA juga gratis ongkir Kak.'],
    ],
  },
  {
    name: 'book self-publishing',
    owner: `Penerbit Aksara Muda melayani cetak buku mandiri.
Paket Hemat Rp 750.000 (layout, sampul, 10 eksemplar), Paket Lengkap Rp 1.600.000 (ditambah ISBN, editing, 25 eksemplar).
ISBN memerlukan 2-4 minggu dari Perpusnas. Cetak 10 hari kerja setelah naskah final disetujui.
Revisi sampul dua kali, selebihnya Rp 50.000 per revisi. Hak cipta tetap milik penulis.
Cacat cetak diganti paling lambat 14 hari setelah buku diterima. Naskah yang sudah naik cetak tidak dapat dibatalkan.
Kantor Senin-Jumat 08.30-16.30 WIB. Pembayaran dua tahap: 50% di awal, 50% sebelum cetak.
Rekening Mandiri 1370015566778 a.n. CV Aksara Muda. Situs: aksaramuda.id`,
    right: [
      ['terms', 'hak ciptanya punya siapa', 'Hak cipta tetap milik penulis, Kak.'],
      ['terms', 'paket hemat dpt isbn?', 'Paket Hemat belum termasuk ISBN Kak. ISBN ada di Paket Lengkap.'],
      ['time', 'isbn brp lama', 'Pengurusan ISBN dari Perpusnas memerlukan 2-4 minggu, Kak.'],
      ['payment', 'bayarnya gimana', 'Pembayarannya dua tahap Kak, 50% di awal dan 50% sebelum cetak.'],
    ],
    wrong: [
      ['terms', 'revisi cover brp kali', 'Revisi sampul gratis sepuasnya Kak.'],
      ['terms', 'bisa batal setelah naik cetak?', 'Bisa dibatalkan Kak, dana kami kembalikan penuh.'],
      ['time', 'sabtu buka?', 'Sabtu kami tetap buka sampai jam 4 sore Kak.'],
      ['time', 'cetak brp hari', 'Cetaknya cukup 3 hari kerja Kak setelah naskah disetujui.'],
    ],
  },
  {
    name: 'wooden learning toys',
    owner: `mainan edukasi kayu SINAU
puzzle huruf 45rb | menara hanoi 60rb | balok 100pcs 150rb | busy board custom 275rb
cat water based non toxic, udh SNI. usia 2th+
ready semua kecuali busy board custom (5-7 hari bikin)
order smp jam 12 kirim hari sama, sabtu jg kirim, minggu & tgl merah off
kurang/rusak part lapor 2x24 jam, kita kirim part gratis
tk/paud beli 20pcs up potongan 10%
ongkir sesuai ekspedisi, gada free ongkir`,
    right: [
      ['terms', 'catnya aman utk bayi 2 tahun?', 'Aman Bun, catnya water based non toxic dan sudah SNI. Untuk usia 2 tahun ke atas ya.'],
      ['shipping', 'free ongkir ga', 'Belum ada free ongkir Bun, ongkirnya sesuai ekspedisi ya 🙏'],
      ['discount', 'kami dr paud mau 30 puzzle dpt potongan?', 'Dapat Bun, untuk TK/PAUD mulai 20 pcs ada potongan 10%.'],
      ['terms', 'ada part kurang', 'Mohon maaf ya Bun. Kalau dilaporkan dalam 2x24 jam part-nya kami kirim gratis.'],
    ],
    wrong: [
      ['time', 'pesen jam 2 dikirim hari ini?', 'Iya Bun, masih bisa dikirim hari ini.'],
      ['stock', 'busy board ready?', 'Busy board custom ready Bun, langsung kirim.'],
      ['discount', 'beli 5 ada potongan?', 'Ada Bun, beli 5 dapat potongan 10%.'],
      ['time', 'minggu kirim ga', 'Minggu tetap kirim Bun.'],
    ],
  },
  {
    name: 'car batteries delivered',
    owner: `AKI 24 JAM BEKASI
GS Astra NS40 680.000, NS60 850.000, Amaron 40B20 890.000, Bosch 55D23 1.150.000
tukar tambah aki bekas potong 50-100rb tergantung ukuran
gratis antar+pasang Bekasi Kota. Cikarang, Tambun, Cibubur 30rb
garansi GS 6 bulan, Amaron 12 bulan, Bosch 12 bulan. klaim bawa kartu garansi
layanan 24 jam tiap hari termasuk tgl merah. datang 30-60 menit
bayar di tempat bisa cash, QRIS, debit`,
    right: [
      ['time', 'jam 2 pagi masih bs?', 'Bisa Pak, kami layani 24 jam. Teknisi sampai sekitar 30-60 menit.'],
      ['terms', 'amaron garansinya?', 'Amaron garansinya 12 bulan Pak, klaimnya bawa kartu garansi ya.'],
      ['shipping', 'tambun gratis antar?', 'Untuk Tambun ada biaya antar 30rb Pak, yang gratis hanya Bekasi Kota.'],
      ['payment', 'bayar pas dateng?', 'Bisa bayar di tempat Pak, cash, QRIS atau debit.'],
    ],
    wrong: [
      ['terms', 'gs garansi brp', 'GS Astra garansinya 18 bulan Pak.'],
      ['shipping', 'cikarang gratis?', 'Iya Pak, antar dan pasang ke Cikarang gratis.'],
      ['terms', 'kartu garansi ilang', 'Klaim garansi tidak perlu kartu Pak, cukup sebut nama.'],
      ['time', 'brp lama nyampe', 'Teknisi sampai 10 menit Pak.'],
    ],
  },
  {
    name: 'sourdough bakery',
    owner: `Roti Ragi Liar, Jogja. Sourdough plain 55, seeded 65, ciabatta 28, focaccia slice 22 (ribuan)
bake day: rabu, jumat, minggu. order ditutup H-1 jam 6 sore, lewat itu masuk bake berikutnya
ambil di jl kaliurang km 7 mulai jam 9 atau gosend (pembeli bayar)
vegan semua kecuali focaccia keju. bukan gluten free. dapur ga bersertifikat halal tp tanpa alkohol & babi
luar kota ga kirim dulu ya, takut lembek
langganan 4x diskon 10%. transfer Jago 100223344556 Rani Puspita`,
    right: [
      ['terms', 'halal?', 'Kami belum punya sertifikat halal Kak, tapi tanpa alkohol dan babi ya.'],
      [
        'time',
        'sabtu malem pesen, dapet minggu?',
        'Sayangnya belum bisa Kak, untuk bake Minggu order ditutup Sabtu jam 6 sore. Masuk bake Rabu ya.',
      ],
      ['terms', 'gluten free ga', 'Bukan gluten free ya Kak 🙏'],
      ['shipping', 'kirim jakarta dong', 'Maaf Kak, sementara kami belum kirim luar kota, takut rotinya lembek.'],
    ],
    wrong: [
      ['terms', 'ada sertif halal?', 'Ada Kak, dapur kami sudah bersertifikat halal.'],
      ['terms', 'focaccia keju vegan?', 'Iya Kak, semua roti kami vegan termasuk focaccia keju.'],
      ['shipping', 'gosend siapa bayar', 'Gosendnya gratis Kak, kami yang tanggung.'],
      ['discount', 'langganan diskon?', 'Langganan 4x dapat diskon 25% Kak.'],
    ],
  },
  {
    name: 'wedding gowns for rent',
    owner: `Gaun Aurelia Bridal - Medan
sewa gaun ekor 1,8jt, ballgown 2,5jt, prewed simple 750rb. durasi 3 hari, nambah 200rb/hr
fitting gratis 2x by appointment selasa-minggu 11-19, senin tutup
deposit 1jt kembali 100% kalo ga rusak/noda permanen, balik max 3 hari setelah gaun kembali
aksesoris (veil, mahkota) include ballgown aja
ganti tanggal bisa sekali min 2 minggu sblm acara. dp 50% ga bisa refund
laundry kita yg urus`,
    right: [
      [
        'terms',
        'deposit balik kapan',
        'Depositnya kembali maksimal 3 hari setelah gaun dikembalikan Kak, selama tidak rusak atau noda permanen.',
      ],
      ['terms', 'veil termasuk ga di prewed', 'Untuk prewed simple belum termasuk veil Kak, aksesoris include di ballgown aja.'],
      ['time', 'senin fitting bisa?', 'Senin kami tutup Kak, fitting bisa Selasa–Minggu jam 11–19 dengan appointment ya.'],
      ['terms', 'abis pake cuci sendiri?', 'Gak perlu Kak, laundry kami yang urus 😊'],
    ],
    wrong: [
      ['terms', 'kalo batal dp balik?', 'DP bisa refund penuh kalau batal Kak.'],
      ['terms', 'ganti tgl 3 hari sblm acara', 'Bisa Kak, ganti tanggal boleh sampai H-3.'],
      ['terms', 'durasi brp hari', 'Durasi sewanya 7 hari Kak.'],
      ['terms', 'fitting bayar?', 'Fitting gratis 5x Kak.'],
    ],
  },
  {
    name: 'hamsters and cages',
    owner: `hamster winter white 35k, syrian 60k, roborovski 50k - breed sendiri di Depok. umur 5-6 minggu
kandang S 85k M 140k L 220k
adopsi wajib ambil sendiri/gojek, ga kirim luar jabodetabek (stress)
sehat smp tgn, mati <24jam ganti (video ya)
kandang bs kirim JNE seluruh indonesia
syrian lg kosong, brojol lg awal januari
cod ketemuan di st depok baru sabtu sore`,
    right: [
      ['stock', 'syrian ada kak?', 'Syrian lagi kosong Kak, kira-kira ada lagi awal Januari ya. Winter white mau?'],
      ['shipping', 'kirim hamster ke surabaya', 'Maaf Kak, hamsternya ga kami kirim ke luar Jabodetabek karena bisa stress 🥲'],
      ['terms', 'klo mati pas sampe?', 'Kalau mati kurang dari 24 jam kami ganti Kak, tolong ada videonya ya.'],
      ['shipping', 'kandang L kirim makassar bs?', 'Kandang bisa dikirim lewat JNE ke seluruh Indonesia Kak.'],
    ],
    wrong: [
      ['stock', 'syrian masih?', 'Masih ada Kak, syrian ready 3 ekor.'],
      ['terms', 'mati seminggu', 'Kalau mati dalam seminggu masih kami ganti Kak.'],
      ['payment', 'cod hari rabu?', 'Bisa Kak, COD ketemuan di Stasiun Depok Baru tiap hari.'],
      ['stock', 'umur brp', 'Hamsternya umur 3 bulan Kak.'],
    ],
  },
  {
    name: 'hydroponic kits',
    owner: `Hidroponik Kita
Q: Isi starter kit? A: 9 lubang, rockwool, nutrisi AB 500ml, 3 bibit. Pompa tidak termasuk.
Q: Garansi? A: Pompa 1 bulan. Bibit tidak tumbuh kami kirim ulang sekali.
Q: Pengiriman? A: Setiap hari kerja, pesanan sebelum jam 14 dikirim hari itu.
Q: Bebas ongkir? A: Ya, belanja 250 ribu ke atas untuk Jabodetabek.
Q: Pembayaran? A: Transfer BSI 7123456780 a.n. Hidroponik Kita, atau ShopeePay.
Q: Bisa COD? A: Tidak.
Q: Kelas? A: Sabtu minggu pertama, gratis untuk pembeli kit.`,
    right: [
      ['terms', 'pompa include ga', 'Starter kitnya belum termasuk pompa Kak.'],
      ['terms', 'bibit ga numbuh gmn', 'Kalau bibitnya tidak tumbuh kami kirim ulang sekali Kak 🌱'],
      ['shipping', 'belanja 300rb ke bogor gratis ongkir?', 'Gratis Kak, belanja 250rb ke atas untuk Jabodetabek bebas ongkir.'],
      ['payment', 'cod?', 'Mohon maaf Kak, belum bisa COD. Bisa transfer BSI atau ShopeePay ya.'],
    ],
    wrong: [
      ['payment', 'cod bogor?', 'Bisa COD Kak khusus Jabodetabek.'],
      ['shipping', 'ke bandung 300rb', 'Ke Bandung juga bebas ongkir Kak untuk belanja 250rb ke atas.'],
      ['terms', 'garansi pompa', 'Pompa bergaransi 1 tahun Kak.'],
      ['terms', 'kelasnya bayar?', 'Kelasnya gratis untuk umum Kak, setiap hari Sabtu.'],
    ],
  },
  {
    name: 'custom team jerseys',
    owner: `JERSEY.IN konveksi
printing full custom 115rb/stel min 12 stel. bahan dryfit milano
desain gratis revisi 3x. produksi 14 hari stlh dp & desain fix, express 7 hari +20%
salah nama/ukuran dr kami = bikin ulang gratis, salah data dr pembeli bayar
beda nama nomor ga nambah biaya. lengan panjang +15rb
dp 50% sisanya sblm kirim. no COD
free 1 stel tiap 24 stel. IG jersey.in_official`,
    right: [
      ['discount', 'pesen 24 stel dpt bonus?', 'Dapat free 1 stel Kak untuk setiap 24 stel 🔥'],
      ['terms', 'nama tiap org beda nambah bayar ga', 'Gak nambah biaya kok Kak, nama dan nomor boleh beda-beda.'],
      ['time', 'kalo express brp hari', 'Express 7 hari Kak, ada tambahan 20%.'],
      ['terms', 'salah ukuran dr kalian gmn', 'Kalau salahnya dari kami, kami bikin ulang gratis Kak.'],
    ],
    wrong: [
      ['terms', 'min order', 'Minimal order 1 stel aja boleh Kak.'],
      ['terms', 'aku salah tulis nama', 'Tenang Kak, salah data dari Kakak juga kami bikin ulang gratis.'],
      ['payment', 'cod bs?', 'Bisa COD Kak, bayar pas jersey sampai.'],
      ['discount', '12 stel bonus?', 'Pesan 12 stel free 1 stel Kak.'],
    ],
  },
  {
    name: 'espresso machine repair',
    owner: `servis mesin kopi & grinder (Surabaya) - Mas Dika
Biaya cek 100rb, gratis kalau jadi servis. home visit +75rb
garansi servis 30 hari untuk keluhan yg sama
pengerjaan 2-4 hari, nunggu sparepart import 2-3 minggu
merk: Delonghi, Breville, Rancilio, Gaggia. mesin kapsul belum bisa
buka sen-sab 9.30-17. datang konfirmasi dulu
barang ga diambil 60 hari di luar tanggung jawab`,
    right: [
      ['terms', 'biaya cek tetep bayar kalo jadi servis?', 'Kalau jadi servis biaya ceknya gratis Kak.'],
      ['terms', 'bisa nespresso kapsul?', 'Mohon maaf Kak, mesin kapsul belum bisa kami servis.'],
      ['terms', 'ada garansi ga mas', 'Ada Kak, garansi servis 30 hari untuk keluhan yang sama.'],
      ['time', 'jam 6 sore masih buka?', 'Kami tutup jam 5 sore Kak. Besok bisa mulai 9.30 ya, kabari dulu sebelum datang.'],
    ],
    wrong: [
      ['terms', 'garansi?', 'Garansi servisnya 3 bulan Kak untuk semua keluhan.'],
      ['time', 'part import brp lama', 'Sparepart import cuma 3 hari Kak.'],
      ['terms', 'cek gratis?', 'Biaya ceknya gratis Kak walaupun tidak jadi servis.'],
      ['time', 'minggu buka?', 'Minggu kami buka jam 9.30 sampai 17 Kak.'],
    ],
  },
  {
    name: 'prayer caps and sarongs',
    owner: `Grosir peci & sarung Al-Hidayah Gresik
peci polos 22rb, peci bordir 30rb, sarung wadimor 68rb, sarung BHS original 350rb (bs cek di web BHS)
ecer boleh. lusinan -2rb/pcs, kodian nego owner
retur cacat 3 hari, salah pilih motif tdk bs tukar
Toko Jl Raya Sidayu 14, sabtu-kamis 07-16, jumat libur
tf BRI 018801002233504 H. Masrukhin. cod gresik lamongan
ramadhan stok cepet abis, ga bs keep tanpa dp`,
    right: [
      ['terms', 'bhs nya ori?', 'Original Kak, bisa dicek langsung di web BHS.'],
      [
        'terms',
        'salah motif bs tuker?',
        'Mohon maaf, salah pilih motif tidak bisa ditukar Kak. Yang bisa diretur hanya cacat, maksimal 3 hari.',
      ],
      ['payment', 'lamongan cod bisa pak?', 'Nggih bisa Pak, Lamongan COD.'],
      ['stock', 'keep 2 sarung dulu ya bayar minggu depan', 'Mohon maaf Pak, tanpa DP kami belum bisa keep barangnya.'],
    ],
    wrong: [
      ['time', 'jumat buka?', 'Jumat buka Pak, jam 7 sampai 4 sore.'],
      ['terms', 'retur brp hari', 'Retur boleh sampai 2 minggu Pak.'],
      ['payment', 'tuban cod', 'Tuban juga bisa COD Pak.'],
      ['account', 'no rek', 'BRI 018801002233504 a.n. Ahmad Masrur ya Pak.'],
    ],
  },
  {
    name: 'air mattresses and beds for hospital',
    owner: `Alkes Sehat Abadi (Semarang). Jual & sewa: kursi roda, ranjang pasien, tabung oksigen, kasur decubitus.
Sewa ranjang 2 crank 450rb/bln, kursi roda 150rb/bln, oksigen 1m3 300rb/bln + isi ulang 50rb.
Antar pasang Semarang Kota gratis, Ungaran/Demak 75rb. Dalam 3 jam sampai, malam pun bisa (s/d 22.00)
Syarat sewa KTP & KK + deposit 500rb, deposit kembali saat alat balik utuh.
Ijin edar Kemenkes lengkap. Barang baru garansi resmi 1 tahun, second 1 bulan.
Perpanjang kabari H-3. Faktur & surat utk klaim BPJS/asuransi tidak kami sediakan.`,
    right: [
      ['terms', 'ada izin kemenkesnya?', 'Ada Kak, izin edar Kemenkes kami lengkap.'],
      ['terms', 'yg second garansi?', 'Yang second garansinya 1 bulan Kak, kalau barang baru garansi resmi 1 tahun.'],
      ['time', 'jam 9 malem bs antar?', 'Bisa Kak, antar sampai jam 22.00 ya. Dalam 3 jam sampai.'],
      ['terms', 'bisa surat klaim bpjs', 'Mohon maaf Kak, surat untuk klaim BPJS atau asuransi tidak kami sediakan.'],
    ],
    wrong: [
      ['shipping', 'ungaran gratis antar?', 'Ungaran gratis antar pasang Kak.'],
      ['terms', 'syarat sewa', 'Syaratnya cukup KTP saja Kak, tanpa deposit.'],
      ['terms', 'bisa klaim bpjs?', 'Bisa Kak, kami bantu suratnya untuk klaim BPJS.'],
      ['terms', 'second garansi 1 th?', 'Iya Kak, barang second juga garansi 1 tahun.'],
    ],
  },
];
