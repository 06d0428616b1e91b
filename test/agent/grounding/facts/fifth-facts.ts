import type { Shop } from '../shop.js';

/** Six more shops like those of the fourth set, written before the rules were run on either set, and read after the first run. */
export const fifthFacts: readonly Shop[] = [
  {
    name: 'song birds',
    owner: `RUMAH KICAU ABAH JAJA – Purwakarta
murai batu ekor hitam 1,8jt, kacer jantan 450rb, lovebird 120rb/ekor (sepasang 220), kenari 275rb. sangkar ebod 185rb
Pakan: voer top song 22rb, jangkrik 10rb/ons, kroto musiman tanya dl
ring & surat BKSDA cuma murai. jantan digaransi DNA, betina ngga
garansi hidup sampe tujuan (mati di jalan ganti), stlh 24 jam bukan tanggungan. sakit karna perawatan no
kirim: travel / KA logistik jawa doang, tiap rabu & sabtu. kandang kirim kayu 40rb ga balik
ambil sendiri boleh dites dulu kicaunya. video tes by wa bisa
Stok murai 3 ekor, kacer abis, lovebird byk
dp 200rb buat keep max 3 hari, lewat hangus. nego tipis utk murai aja
bayar cash/tf mandiri 132 00 1122334 4 an Jaja Sumarja. rekber oke biaya pembeli. cod pasar rebo area ya
bukti karantina buat luar pulau blm bisa urus
buka 7 pagi - maghrib tiap hari, jumatan tutup 11.30-13.00`,
    right: [
      ['terms', 'murai ada suratnya?', 'Aya Kang, murai ada ring sama surat BKSDA-nya. Kalau yang lain belum ada ya.'],
      ['terms', 'kacer jantan garansi?', 'Untuk jantan ada garansi DNA Kang 👍 yang betina ga digaransi.'],
      [
        'terms',
        'klo mati di jalan kumaha',
        'Tenang Kang, garansi hidup sampai tujuan. Kalau mati di jalan kami ganti, tapi lewat 24 jam sudah bukan tanggungan kami nya.',
      ],
      ['shipping', 'kirim ka lampung tiasa?', 'Punten Kang, teu acan tiasa. Kirimnya baru Jawa saja lewat travel atau KA Logistik 🙏'],
      ['time', 'kirim hari apa', 'Kirimnya tiap Rabu sama Sabtu Kang.'],
      ['terms', 'kandang kirim balik ga', 'Kandang kirim kayunya 40rb Kang, itu ga dikembalikan ya.'],
      ['terms', 'bisa denger dulu kicaunya?', 'Bisa Kang, datang langsung boleh dites dulu, atau kami kirim video tes lewat WA 🎥'],
      ['stock', 'kacer aya keneh?', 'Kacerna seep Kang, yang masih ada murai 3 ekor sama lovebird banyak.'],
      ['payment', 'bs dikeep?', 'Bisa Kang, DP 200rb buat keep maksimal 3 hari. Lewat dari itu DP-nya hangus.'],
      ['price', 'lovebird bisa nego', 'Lovebird harganya pas Kang, nego tipis cuma buat murai 😁'],
      ['payment', 'rekber bs', 'Rekber oke Kang, biayanya ditanggung pembeli.'],
      ['payment', 'cod subang?', 'COD-nya di area Pasar Rebo aja Kang, Subang belum bisa.'],
      ['account', 'norek', 'Mandiri 132 00 1122334 4 a.n. Jaja Sumarja Kang 🙏'],
      ['time', 'jumat siang buka?', 'Jumat jam 11.30 sampai 13.00 tutup dulu Kang buat Jumatan, habis itu buka lagi sampai maghrib.'],
      ['stock', 'kroto ada?', 'Kroto musiman Kang, saya tanyakan dulu ke Abah ya.'],
    ],
    wrong: [
      ['terms', 'kenari ada surat?', 'Ada Kang, semua burung kami lengkap ring dan surat BKSDA.'],
      ['terms', 'betina garansi', 'Betina juga digaransi DNA Kang.'],
      ['terms', 'mati setelah 3 hari', 'Tetap diganti Kang, garansinya 3 hari setelah sampai.'],
      ['shipping', 'bali bisa', 'Bali bisa Kang, karantinanya kami yang urus.'],
      ['time', 'kirim besok senin', 'Bisa Kang, Senin kita kirim. Tiap hari ada jadwal kok.'],
      ['terms', 'kandang kirim', 'Kandang kirimnya gratis Kang.'],
      ['terms', 'kandangnya balik', 'Kandang kirimnya 40rb, nanti uangnya balik kalau kandang dikembalikan.'],
      ['stock', 'kacer', 'Kacer jantan ready Kang, tinggal pilih 🐦'],
      ['payment', 'keep seminggu', 'Bisa di-keep seminggu Kang, DP 200rb ga hangus kok.'],
      ['price', 'kenari nego', 'Kenari juga bisa nego Kang.'],
      ['payment', 'rekber biaya siapa', 'Biaya rekber kita bagi dua aja Kang.'],
      ['payment', 'cod subang', 'Bisa Kang COD ke Subang, saya antar.'],
      ['account', 'norek', 'BCA 132 00 1122334 4 a.n. Jaja Sumarja Kang.'],
      ['time', 'buka sampe malam?', 'Kami buka 24 jam Kang.'],
      ['time', 'jumat jam 12', 'Jumat jam 12 tetap buka Kang, ga ada tutup.'],
    ],
  },
  {
    name: 'perfume refills',
    owner: `WANGI.CO refill parfum & bibit — Medan (Setia Budi) dan cabang Binjai
Baccarat type | Rp 65.000 · 200 g · stok 24 | varian: 30ml; 50ml = 95rb; 100ml = 160rb habis | kategori: unisex
Sakura type | Rp 55.000 · 200 g · stok habis
Botol travel 10ml | Rp 8.000 · 50 g · stok 120
tahan 6-8 jam (dry down beda tiap kulit ya kak). non alkohol cuma lini ARAB, yg lain ada alkoholnya
BPOM on process, halal blm. IFRA sertifikat dr supplier ada
bawa botol sendiri potongan 5rb. poin: tiap 10x refill gratis 1x 30ml
promo payday tgl 25-28: beli 2 gratis 1 travel, hanya outlet medan
tester 2ml 10rb, max 5 per orang
tumpah/pecah di ekspedisi diganti 50%, tanpa asuransi ngga diganti. bubble wrap free, kotak kado 12rb
aroma ga cocok ga bs ditukar ya
kirim medan binjai instan, luar kota via darat only (parfum ga bs udara) 5-10 hr
min reseller 500rb, harga bibit beda tanya kak Wina
tf BSI 7123456780 Wina Andriani, QRIS. dana no. COD shopee aja (shopee.co.id/wangi.co)
outlet 11.00-21.30, binjai senin off`,
    right: [
      ['terms', 'tahan brp jam kak', 'Tahannya sekitar 6–8 jam kak, tapi bisa beda-beda tergantung kulitnya ya 🌸'],
      ['terms', 'non alkohol ga', 'Yang non alkohol itu khusus lini Arab kak, selain itu masih ada alkoholnya.'],
      ['terms', 'bpom?', 'BPOM-nya masih on process kak, belum keluar 🙏'],
      ['terms', 'udah halal', 'Untuk sertifikat halal belum ada kak. Yang ada sertifikat IFRA dari supplier.'],
      ['discount', 'bawa botol sendiri lbh murah?', 'Iya kak, bawa botol sendiri dapat potongan 5rb 😊'],
      ['discount', 'ada member?', 'Ada poin kak, tiap 10x refill gratis 1x yang 30ml 🎉'],
      ['discount', 'promo payday di binjai ada?', 'Promo payday tgl 25–28 khusus outlet Medan kak, di Binjai belum ada ya.'],
      ['stock', 'baccarat 100ml', 'Baccarat yang 100ml lagi kosong kak, adanya 30ml sama 50ml.'],
      ['stock', 'sakura ready?', 'Sakura type stoknya habis kak 🥲 nanti dikabari kalau udah masuk lagi ya?'],
      ['terms', 'kalo pecah di jalan diganti?', 'Kalau pakai asuransi diganti 50% kak. Tanpa asuransi ga bisa kami ganti ya.'],
      [
        'terms',
        'ga cocok aromanya bs tuker?',
        'Kalau soal aroma ga cocok belum bisa ditukar kak, makanya boleh coba tester dulu 2ml 10rb 😉',
      ],
      ['shipping', 'kirim jakarta brp lama', 'Ke luar kota lewat darat kak, estimasi 5–10 hari. Parfum memang ga bisa lewat udara.'],
      ['payment', 'dana bs', 'Belum bisa DANA kak, bisanya BSI atau QRIS.'],
      ['payment', 'cod?', 'COD bisa kak tapi lewat Shopee aja: shopee.co.id/wangi.co'],
      ['time', 'binjai senin buka?', 'Outlet Binjai hari Senin off kak, Medan tetap buka 11.00–21.30.'],
    ],
    wrong: [
      ['terms', 'tahan berapa', 'Tahan sampai 24 jam kak, dijamin!'],
      ['terms', 'non alkohol', 'Semua parfum kita non alkohol kak, aman buat sholat 🤲'],
      ['terms', 'bpom', 'Udah BPOM kak, aman.'],
      ['terms', 'halal', 'Alhamdulillah sudah tersertifikasi halal kak.'],
      ['discount', 'botol sendiri', 'Bawa botol sendiri diskon 20rb kak.'],
      ['discount', 'poin', 'Tiap 5x refill gratis 1x kak.'],
      ['discount', 'promo payday binjai', 'Promo payday berlaku juga di Binjai kak, tgl 25–28.'],
      ['stock', 'baccarat 100', 'Yang 100ml ready kak, mau berapa botol?'],
      ['stock', 'sakura', 'Sakura masih ada kak, sisa 3.'],
      ['terms', 'pecah', 'Kalau pecah kita ganti 100% kak, pakai asuransi atau ga sama aja.'],
      ['terms', 'tuker aroma', 'Boleh ditukar kak kalau aromanya ga cocok, maksimal 3 hari.'],
      ['shipping', 'jakarta', 'Ke Jakarta bisa via udara kak, besok sampai.'],
      ['payment', 'dana', 'DANA bisa kak, ke nomor ini ya.'],
      ['payment', 'cod langsung', 'COD bisa langsung bayar ke kurir JNE kak, se-Indonesia.'],
      ['time', 'binjai senin', 'Senin outlet Binjai buka seperti biasa kak.'],
    ],
  },
  {
    name: 'vehicle papers',
    owner: `BIRO JASA MAJU LANCAR (Samsat Tangerang & Jaktim)
pajak tahunan motor jasa 75rb mobil 150rb, 5 tahunan motor 250rb/mobil 450rb (ganti plat), balik nama motor 600rb mobil 1,3jt, mutasi tanya
harga = jasa aja, pajak & PNBP sesuai notice dibayar terpisah
syarat tahunan: STNK asli + KTP asli sesuai stnk (foto ga diterima). 5 thn tambah BPKB asli & cek fisik (kendaraan hadir)
tahunan 1 hr kerja, 5 tahunan 2-3 hr, balik nama 7-14 hari kerja BPKB nyusul 1-2 bln
jemput berkas gratis radius 5km, lebih 25rb. ada surat tanda terima bermaterai
STNK hilang bs bantu (+ surat polisi, 350rb). blokir, tilang ETLE, kendaraan leasing blm lunas, plat luar banten/dki ngga
denda jadi tanggungan pemilik. Telat dr pihak kami = jasa gratis
bayar: dp pajak 100% di awal (utk setor), jasa belakangan. Tf BCA 8881 2345 67 an PT Maju Lancar Abadi. ga terima titip cash ke kurir
ga ada "nembak KTP"!!
buka snn-jmt 8-15, sabtu 8-12. Samsat tutup kami tutup`,
    right: [
      ['terms', 'harga udah sm pajaknya?', 'Belum Pak, itu biaya jasanya saja. Pajak dan PNBP sesuai notice dibayar terpisah ya 🙏'],
      [
        'terms',
        'syarat pajak tahunan',
        'Untuk tahunan siapkan:\n✅ STNK asli\n✅ KTP asli sesuai STNK\nFoto atau fotokopi belum bisa ya Pak.',
      ],
      [
        'terms',
        '5 tahunan kendaraan harus dateng?',
        'Iya Pak, 5 tahunan perlu cek fisik jadi kendaraannya harus hadir. BPKB aslinya juga dibawa ya.',
      ],
      ['time', 'tahunan brp hari', 'Tahunan selesai 1 hari kerja Pak.'],
      ['time', 'balik nama bpkb jadi kapan', 'Balik nama 7–14 hari kerja Bu, BPKB-nya menyusul 1–2 bulan.'],
      ['shipping', 'jemput berkas bayar ga', 'Jemput berkas gratis radius 5 km Pak, lebih dari itu 25rb.'],
      ['terms', 'aman ga berkas sy', 'Aman Pak, ada surat tanda terima bermaterai dari kami.'],
      ['terms', 'stnk hilang bs?', 'Bisa kami bantu Bu, 350rb plus surat kehilangan dari polisi ya.'],
      ['terms', 'urus etle bs', 'Mohon maaf Pak, tilang ETLE belum bisa kami urus.'],
      ['terms', 'motor masih kredit leasing bisa?', 'Kalau masih leasing dan belum lunas belum bisa Pak 🙏'],
      [
        'terms',
        'klo telat dr kalian dendanya?',
        'Kalau telatnya dari pihak kami, biaya jasanya gratis Pak. Denda keterlambatan pajaknya sendiri tanggungan pemilik.',
      ],
      ['payment', 'bayar kapan', 'Pajaknya dibayar penuh di awal untuk disetor ya Pak, jasanya belakangan.'],
      [
        'payment',
        'titip cash ke kurir bs?',
        'Maaf Pak, ga terima titip cash ke kurir. Transfer aja ke BCA 8881 2345 67 a.n. PT Maju Lancar Abadi.',
      ],
      ['terms', 'ktp ga ada bs nembak?', 'Mohon maaf Pak, kami tidak melayani nembak KTP 🙏'],
      ['time', 'sabtu', 'Sabtu buka jam 8 sampai 12 siang Pak.'],
    ],
    wrong: [
      ['terms', 'harga all in?', 'Sudah all in Pak, pajak dan PNBP termasuk.'],
      ['terms', 'ktp foto aja bs', 'KTP-nya foto aja ga apa-apa Pak.'],
      ['terms', '5 tahunan motor ga dibawa', 'Ga perlu bawa motornya Pak, cukup berkas aja untuk 5 tahunan.'],
      ['terms', 'bpkb perlu?', 'Untuk 5 tahunan BPKB tidak perlu Pak.'],
      ['time', '5 tahunan brp lama', '5 tahunan 1 hari langsung jadi Pak.'],
      ['time', 'balik nama', 'Balik nama cuma 3 hari kerja Bu, BPKB langsung jadi.'],
      ['shipping', 'jemput 12km', 'Gratis jemput sampai 15 km Pak.'],
      ['terms', 'stnk hilang perlu polisi', 'STNK hilang tanpa surat polisi juga bisa Bu.'],
      ['terms', 'etle', 'Tilang ETLE bisa kami urus sekalian Pak.'],
      ['terms', 'plat bandung', 'Plat Bandung bisa Pak, kami terima semua daerah.'],
      ['terms', 'denda siapa', 'Dendanya kami yang tanggung Pak.'],
      ['payment', 'bayar nanti', 'Pajaknya boleh dibayar setelah jadi Pak, ga usah di depan.'],
      ['payment', 'kurir', 'Boleh titip cash ke kurir kami Pak.'],
      ['account', 'rek', 'BCA 8881 2345 67 a.n. Budi Santoso Pak.'],
      ['time', 'minggu', 'Minggu buka Pak jam 8-12.'],
    ],
  },
  {
    name: 'durian and frozen fruit',
    owner: `DURIAN UCOK JR Medan–Jabodetabek. musang king kupas 400gr 285rb, medan kupas 500gr 95rb, pancake isi 10 60rb, es krim cup 15rb
kupas frozen -18, musang king dr malaysia jgn salah. bulat (utuh) hanya makan di tempat
tanpa pemanis. halal ga perlu sertifikat buat buah, pancake udah halal MUI
garansi manis: ga manis/pait busuk tuker 1:1, foto+video saat dibuka, klaim hari itu jg
sampe mencair gpp asal masih dingin, itu normal ya. lumer anget baru ganti
box styrofoam + dry ice 25rb (wajib luar kota). dalam kota free thermal bag
COD: medan doang. Jabodetabek sameday paxel bayar dulu
order jam 10-20, kirim same day cut off 15.00
beli 5 pack medan gratis 1 es krim, musang king ga ikut
diskon ojol 10% tunjuk aplikasi, makan ditempat
MK tinggal 12 pack, pancake rasa original ready coklat blm bikin lagi
Ortu boleh telp 061-4512233
rekening BRI 005301012345678 Muhammad Ucok; LinkAja/OVO 0813 9999 1212
tgl 1 syawal libur`,
    right: [
      ['terms', 'musang kingnya dr mana', 'Musang King-nya asli dari Malaysia Kak 👍'],
      ['terms', 'bs kirim yg utuh?', 'Yang utuh cuma buat makan di tempat Kak, kalau kirim adanya yang kupas frozen.'],
      ['terms', 'pake pemanis ga', 'Tanpa pemanis Kak, murni daging durian 😋'],
      ['terms', 'pancake halal?', 'Pancake-nya udah halal MUI Kak.'],
      [
        'terms',
        'klo ga manis?',
        'Ada garansi manis Kak, kalau ga manis tukar 1:1. Syaratnya foto + video pas dibuka, klaim di hari yang sama ya.',
      ],
      ['terms', 'nyampe agak cair wajar?', 'Wajar Kak selama masih dingin. Kalau udah lumer dan anget baru kita ganti.'],
      ['shipping', 'jakarta perlu styrofoam?', 'Wajib Kak untuk luar kota pakai box styrofoam + dry ice 25rb.'],
      ['shipping', 'dalam kota kena bag?', 'Kalau dalam kota thermal bag-nya free Kak.'],
      ['payment', 'depok bs cod?', 'Jabodetabek belum bisa COD Kak, bayar dulu terus dikirim Paxel sameday 🙏'],
      ['time', 'order jam 4 sore nyampe hr ini?', 'Cut off sameday jam 15.00 Kak, jadi kalau jam 4 dikirimnya besok ya.'],
      ['discount', 'beli 5 MK dapet es krim?', 'Promo es krimnya khusus durian Medan Kak, Musang King ga ikut.'],
      ['discount', 'diskon ojol?', 'Ada Kak 10% buat driver ojol yang makan di tempat, tunjukin aplikasinya aja.'],
      ['stock', 'pancake coklat?', 'Yang coklat belum bikin lagi Kak, adanya original.'],
      ['stock', 'mk sisa brp', 'Musang King tinggal 12 pack Kak 🔥'],
      ['account', 'ovo', 'OVO / LinkAja 0813 9999 1212, atau BRI 005301012345678 a.n. Muhammad Ucok Kak.'],
    ],
    wrong: [
      ['terms', 'MK dr mana', 'Musang King-nya dari kebun sendiri di Medan Kak.'],
      ['terms', 'utuh', 'Bisa Kak kirim yang utuh juga.'],
      ['terms', 'pemanis', 'Ada tambahan gula sedikit Kak biar makin manis.'],
      ['terms', 'ga manis lapor besok', 'Boleh Kak, klaim garansi manis maksimal 3 hari.'],
      ['terms', 'ga manis video', 'Ga perlu video Kak, cukup chat aja nanti diganti.'],
      ['terms', 'ga manis refund', 'Kalau ga manis uang kembali Kak 💯'],
      ['shipping', 'bogor', 'Box styrofoam ga wajib Kak, boleh ga pakai.'],
      ['shipping', 'dry ice', 'Styrofoam sama dry ice gratis ke Jakarta Kak.'],
      ['payment', 'bekasi cod', 'Bekasi bisa COD Kak via Paxel.'],
      ['time', 'order jam 6 sore', 'Jam 6 sore masih bisa sameday Kak, sampai malam ini.'],
      ['discount', 'mk 5', 'Beli 5 Musang King gratis 1 es krim Kak 🍦'],
      ['discount', 'ojol', 'Diskon ojol 25% Kak, dibawa pulang juga boleh.'],
      ['stock', 'pancake coklat', 'Pancake coklat ready Kak, fresh hari ini.'],
      ['stock', 'mk', 'Musang King masih 50 pack Kak, aman.'],
      ['account', 'gopay', 'GoPay 0813 9999 1212 ya Kak.'],
    ],
  },
  {
    name: 'second-hand books',
    owner: `Kolong Buku (Palasari Bdg) - buku bekas, komik, pelajaran
Novel 15-40rb, komik 8rb/bh (5 bh 35rb), ensiklopedia tanya, LKS 5rb
Laskar Pelangi | Rp 30.000 · 350 g · stok 2 | kondisi 80%, ada coretan hal depan
Bumi Manusia | Rp 45.000 · 500 g · stok 1 | ori, segel
Slam Dunk set 1-31 | Rp 650.000 · 6 kg · stok habis
Bekas semua kecuali yg ditulis segel. Original, no bajakan
kondisi difoto dulu sebelum kirim. ga terima retur krn kondisi kalo udah difoto, salah judul baru boleh (2 hr)
jual beli: kami beli buku jg, bawa ke lapak, by foto dulu. buku pelajaran kurikulum lama ga diambil
kirim jne pos, max 2 hari stlh bayar, minggu gak kirim. Bungkus kardus +3rb
free ongkir? ga ada. kecuali live tiktok
pembayaran via BCA 0281234567 Yayan Suryana, seabank 9011 2233 4455 Yayan Suryana. COD ambil di lapak
keep 1x24 jam. hit & run blacklist
lapak 09-17 tiap hari, lebaran aja tutup
min order online 25rb
diskon mahasiswa ga ada ya pelajar yg ada 10% (kartu pelajar)`,
    right: [
      ['terms', 'ori atau bajakan', 'Original semua Kak, ga jual bajakan 📚'],
      ['terms', 'laskar pelangi kondisinya?', 'Laskar Pelangi kondisinya sekitar 80% Kak, ada coretan di halaman depan.'],
      ['terms', 'bumi manusia baru?', 'Yang Bumi Manusia masih segel Kak, ori.'],
      ['stock', 'slam dunk set masih?', 'Yah, set Slam Dunk 1–31 udah habis Kak 🥲'],
      ['stock', 'bumi manusia ada brp', 'Tinggal 1 Kak yang Bumi Manusia.'],
      [
        'terms',
        'bs retur klo jelek?',
        'Sebelum kirim kondisinya kami foto dulu Kak, jadi retur karena kondisi ga bisa ya. Kalau salah judul boleh, maksimal 2 hari.',
      ],
      [
        'terms',
        'terima buku bekas?',
        'Terima Kak, boleh kirim fotonya dulu terus bawa ke lapak. Buku pelajaran kurikulum lama belum kami ambil ya.',
      ],
      ['shipping', 'free ongkir?', 'Ga ada free ongkir Kak, kecuali pas live TikTok 😄'],
      ['time', 'kirim kapan', 'Maksimal 2 hari setelah pembayaran Kak, hari Minggu ga ada pengiriman.'],
      ['price', 'pake kardus nambah?', 'Bungkus kardus tambah 3rb Kak.'],
      ['payment', 'bs cod?', 'COD-nya ambil langsung di lapak Kak, di Palasari.'],
      ['terms', 'keep sampe lusa', 'Keep cuma bisa 1x24 jam Kak 🙏'],
      ['discount', 'mahasiswa diskon?', 'Buat mahasiswa belum ada Kak, yang ada diskon 10% untuk pelajar pakai kartu pelajar.'],
      ['account', 'seabank', 'SeaBank 9011 2233 4455 a.n. Yayan Suryana ya Kak.'],
      ['time', 'minggu lapak buka?', 'Buka Kak, lapak buka tiap hari jam 9–17. Tutupnya pas Lebaran aja.'],
    ],
    wrong: [
      ['terms', 'laskar pelangi', 'Kondisi Laskar Pelangi mulus kayak baru Kak, ga ada coretan.'],
      ['terms', 'laskar pelangi segel', 'Laskar Pelangi-nya masih segel Kak.'],
      ['stock', 'slam dunk', 'Set Slam Dunk 1–31 ready Kak, mau dikirim hari ini?'],
      ['stock', 'bumi manusia', 'Bumi Manusia masih banyak Kak, ada 10.'],
      ['terms', 'retur', 'Boleh diretur Kak kalau kondisinya ga sesuai, 7 hari.'],
      ['terms', 'jual lks lama', 'Buku pelajaran kurikulum lama juga kami ambil Kak.'],
      ['shipping', 'free ongkir', 'Free ongkir Kak min belanja 100rb.'],
      ['time', 'minggu kirim', 'Minggu tetap kami kirim Kak.'],
      ['terms', 'min order', 'Ga ada minimal order Kak, beli satu LKS 5rb juga boleh dikirim.'],
      ['payment', 'cod jne', 'COD JNE bisa Kak, bayar di rumah.'],
      ['terms', 'keep', 'Di-keep seminggu juga boleh Kak, santai.'],
      ['discount', 'mhs', 'Mahasiswa dapat diskon 10% Kak, tunjukin KTM aja.'],
      ['discount', 'pelajar', 'Pelajar diskon 10% Kak, ga perlu kartu.'],
      ['account', 'seabank', 'SeaBank 9011 2233 4455 a.n. Yanto Suryana ya Kak.'],
      ['time', 'lebaran', 'Lebaran tetap buka Kak.'],
    ],
  },
  {
    name: 'car window film',
    owner: `GELAP PREMIUM - kaca film & audio mobil | Makassar, Jl Pettarani
kaca film full: nano ceramic 2,9jt (sedan) 3,4jt SUV, economy 1,1jt/1,35jt. depan aja separo harga
tweeter set 450rb, subwoofer kolong 1,9jt, head unit android 2,3jt (garansi 1 thn toko)
Garansi film: ceramic 7 th resmi + e-warranty, economy 2 thn toko; gelembung 14 hari normal jgn diapa2in. baret & sobek kena benda ga masuk
ganti kegelapan ga suka = bayar jasa 300rb
kerja: film 3-4 jam, audio 1 hari. walk in bs tapi antri, booking didahulukan
booking fee 200rb (dipotong), reschedule max 1x H-1, ga dateng hangus
home service makassar gowa maros +150rb cm film. audio wajib ke bengkel
tolak: kaca depan 80% utk angkot, kaca retak
Gratis cuci mobil & parfum tiap pasang full
stok ceramic 40% 60% ready, 80% indent seminggu
toko tutup ahad minggu kedua aja, sisanya 9-18
bayar edc semua bank, cicil 0% BCA BNI s/d 6 bln min 2jt, tunai, transfer BCA 7890 456 123 Andi Fadli. paylater belum
harga blm ppn bagi yg minta faktur (11%)
promo agustus diskon 15% ceramic (ga sama cicil)`,
    right: [
      ['terms', 'garansi ceramic', 'Yang ceramic garansi resmi 7 tahun Bos, dapat e-warranty juga 👍'],
      ['terms', 'economy garansi brp', 'Economy garansinya 2 tahun dari toko Pak.'],
      ['terms', 'ada gelembung nih', 'Tenang Pak, gelembung sampai 14 hari itu normal, jangan diapa-apain dulu ya.'],
      ['terms', 'sobek kena benda diganti?', 'Kalau sobek atau baret kena benda ga masuk garansi Pak 🙏'],
      ['terms', 'ga suka gelapnya bs ganti?', 'Bisa Pak, tapi kena jasa 300rb ya.'],
      ['time', 'pasang brp lama', 'Kaca film sekitar 3–4 jam Bos, kalau audio 1 hari.'],
      ['payment', 'booking fee balik?', 'Booking fee 200rb nanti dipotong dari total Pak. Kalau ga datang hangus ya.'],
      ['terms', 'reschedule bs?', 'Reschedule bisa 1x Pak, paling lambat H-1.'],
      ['shipping', 'pasang audio di rumah bisa?', 'Kalau audio harus ke bengkel Pak, home service cuma untuk kaca film.'],
      ['terms', 'dapet bonus?', 'Tiap pasang full gratis cuci mobil sama parfum Bos 🚗✨'],
      ['stock', '80% ada?', 'Yang 80% indent seminggu dulu Pak, ready 40% dan 60%.'],
      ['time', 'ahad buka ji?', 'Buka ji Pak, kecuali Minggu kedua kita tutup. Jamnya 9 sampai 18.'],
      ['payment', 'paylater?', 'Paylater belum bisa Pak, tapi ada cicilan 0% BCA BNI sampai 6 bulan minimal 2jt.'],
      ['discount', 'promo agustus bs dicicil?', 'Diskon 15% ceramic ga bisa digabung sama cicilan Pak.'],
      ['terms', 'harga udah ppn?', 'Belum Pak, kalau minta faktur tambah PPN 11%.'],
    ],
    wrong: [
      ['terms', 'economy', 'Economy garansi 7 tahun juga Bos.'],
      ['terms', 'head unit garansi', 'Head unit-nya garansi 3 tahun Pak.'],
      ['terms', 'sobek', 'Sobek kena benda tetap digaransi Pak.'],
      ['terms', 'ganti gelap', 'Ganti kegelapan gratis Pak kalau ga suka.'],
      ['time', 'audio', 'Audio 2 jam beres Pak.'],
      ['payment', 'ga jadi dateng', 'Booking fee-nya kami kembalikan Pak kalau ga jadi datang.'],
      ['terms', 'reschedule', 'Reschedule bebas Pak, berapa kali pun boleh.'],
      ['shipping', 'audio rumah', 'Bisa Pak, teknisi audio kami datang ke rumah.'],
      ['shipping', 'home service', 'Home service ga ada biaya tambahan Pak.'],
      ['terms', 'kaca retak', 'Kaca retak juga bisa dipasangi film Pak.'],
      ['stock', '80', 'Film 80% ready Pak, bisa pasang hari ini.'],
      ['time', 'minggu kedua', 'Minggu kedua tetap buka Pak.'],
      ['payment', 'cicil bri', 'Cicilan 0% BRI 12 bulan bisa Pak.'],
      ['discount', 'economy promo', 'Economy juga diskon 15% di Agustus Pak.'],
      ['terms', 'faktur', 'Harga sudah termasuk PPN Pak.'],
    ],
  },
];
