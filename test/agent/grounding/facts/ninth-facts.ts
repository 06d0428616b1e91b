import type { Shop } from '../shop.js';

/** Fifteen further shops with statements of fact, written before the rules were looked at and run once after the changes for the eighth set. */
export const ninthFacts: readonly Shop[] = [
  {
    name: 'yarn and crochet',
    owner: `Rajut Oma Tien. benang katun bali 14rb, milk cotton 12rb, polyester 10rb, hakpen set 35rb, boneka amigurumi custom 120rb
ready semua warna kecuali milk cotton navy & mustard (restock 2 mgg lg)
custom boneka antri 3 minggu, dp setengah
order 10 gulung ke atas dpt hakpen gratis. ongkir subsidi 5rb all jawa kalo min 100rb
kirim selasa & jumat. retur cuma kalo salah kirim warna
mandiri 1360099887766 Christina Tien`,
    right: [
      ['stock', 'milk cotton navy ada oma?', 'Navy lagi kosong ya, restock sekitar 2 minggu lagi. Warna lain ready semua kok.'],
      ['discount', 'beli 12 gulung dpt apa', 'Dapat hakpen gratis Kak, karena order 10 gulung ke atas 😊'],
      ['terms', 'bonekanya jadi kpn', 'Untuk boneka custom antri sekitar 3 minggu Kak, DP-nya setengah dulu.'],
      ['time', 'hari ini rabu, kapan kirim?', 'Pengiriman berikutnya hari Jumat Kak.'],
    ],
    wrong: [
      ['shipping', 'belanja 100rb gratis ongkir?', 'Iya Kak, belanja 100rb ke atas gratis ongkir se-Jawa.'],
      ['stock', 'milk cotton mustard?', 'Mustard ready Kak, stoknya banyak.'],
      ['terms', 'warna ga cocok bs retur?', 'Bisa retur Kak kalau warnanya kurang cocok.'],
      ['discount', 'beli 5 gulung dpt hakpen?', 'Dapat Kak, beli 5 gulung gratis hakpen.'],
    ],
  },
  {
    name: 'coloured contact lenses',
    owner: `Softlens.by.Nad
X2 Bio 95k/psg, New Look 110k, Living color 85k - semua ready minus s/d -8.00, cylinder by PO 14hr
Kemenkes RI AKL 21104... resmi, exp min 2027
masa pakai 3 bln (x2), 6 bln (lc). kasus gratis, air 60ml +15k
order b4 16.00 same day, sabtu b4 12.00. minggu libur
salah minus dr pembeli no tukar. segel rusak no retur
COD via shopee (softlensbynad). tf/qris. ShopeePay 0895330011223`,
    right: [
      ['terms', 'resmi kemenkes ga', 'Resmi Kak, sudah ada izin Kemenkes RI.'],
      ['terms', 'dapet case?', 'Dapat Kak, case-nya gratis. Kalau air 60ml tambah 15k ya.'],
      ['time', 'sabtu jam 2 order dikirim kapan ka', 'Sabtu batasnya jam 12.00 Kak, Minggu libur, jadi dikirim Senin ya.'],
      ['terms', 'salah pesen minus bisa tuker?', 'Maaf banget Kak, kalau salah minus dari pembeli belum bisa ditukar 🙏'],
    ],
    wrong: [
      ['terms', 'x2 tahan brp lama', 'X2 Bio masa pakainya 1 tahun Kak.'],
      ['stock', 'cyl 1.25 ready?', 'Lensa cylinder ready Kak, bisa langsung kirim hari ini.'],
      ['payment', 'cod lgsg wa bisa?', 'Bisa Kak, order lewat WA juga bisa COD.'],
      ['terms', 'segel kebuka bs retur', 'Masih bisa retur Kak walaupun segelnya sudah rusak.'],
    ],
  },
  {
    name: 'goat milk',
    owner: `Susu Kambing Etawa "Barokah" Kulon Progo
Susu segar 25.000/liter (min 2 L), bubuk 200gr 45.000, kefir 40.000/500ml
Antar setiap pagi pukul 06.00-08.00 wilayah Wates dan Pengasih gratis. Kota Jogja 10.000.
Susu segar tahan 1 minggu di freezer, 24 jam di kulkas bawah. Kefir tahan 1 bulan.
Izin: P-IRT 2023404010123-28, Halal BPJPH. Susu bubuk BPOM MD.
Untuk reseller bubuk minimal 20 bungkus potongan 15%.
Basi saat diterima diganti keesokan harinya.
Bayar mingguan boleh bagi pelanggan tetap. BPD DIY 801231004567 a.n. Suparjo`,
    right: [
      ['terms', 'yg segar ada bpomnya?', 'Yang ada BPOM-nya susu bubuk Bu. Untuk usaha kami sudah ada P-IRT dan halal.'],
      ['shipping', 'ke pengasih ongkir?', 'Untuk Pengasih antarnya gratis Bu, tiap pagi pukul 06.00-08.00.'],
      ['terms', 'kalo basi pas nyampe', 'Kalau basi saat diterima kami ganti keesokan harinya Bu.'],
      ['terms', 'tahan brp hari di kulkas biasa', 'Di kulkas bawah tahan 24 jam Bu, kalau di freezer 1 minggu.'],
    ],
    wrong: [
      ['shipping', 'kota jogja gratis?', 'Kota Jogja juga gratis antar Bu.'],
      ['terms', 'kefir tahan brp lama', 'Kefir tahan 6 bulan Bu di kulkas.'],
      ['time', 'bs antar sore?', 'Bisa Bu, antar sore jam 4 juga ada.'],
      ['discount', 'reseller 10 bungkus', 'Reseller mulai 10 bungkus sudah dapat potongan 15% Bu.'],
    ],
  },
  {
    name: 'mechanical keyboards',
    owner: `KEEBS.ID | Rexus Daxa M71 499rb (stok 3), VortexSeries Mono75 575rb (habis), Keychron K2 1,25jt (PO, ETA 20 hari), keycaps PBT 199rb
garansi toko 7 hari, garansi distributor 1 thn (Rexus & Vortex), Keychron 6 bln
build service + lube 150rb, 3-5 hari
pengiriman asuransi wajib. instant grab/gojek jabodetabek s/d jam 20
cicilan 0% via Tokopedia saja: tokopedia.com/keebsid
review bintang 5 = cashback 10rb
gabisa tuker switch kalo udh disolder`,
    right: [
      ['stock', 'mono75 ready?', 'Mono75 lagi habis Kak. Rexus Daxa M71 masih ada 3 kalau mau.'],
      ['terms', 'keychron garansi brp lama', 'Keychron garansinya 6 bulan Kak, plus garansi toko 7 hari.'],
      ['payment', 'bs cicilan 0 persen?', 'Bisa Kak, cicilan 0% lewat Tokopedia kami ya: tokopedia.com/keebsid'],
      ['shipping', 'jam 7 malem masih bs instant? sy di depok', 'Masih bisa Kak, instant Jabodetabek sampai jam 20 ya.'],
    ],
    wrong: [
      ['terms', 'rexus garansi', 'Rexus garansi 2 tahun Kak dari distributor.'],
      ['stock', 'k2 ready?', 'Keychron K2 ready stok Kak, langsung kirim.'],
      ['discount', 'cashback review brp', 'Review bintang 5 dapat cashback 50rb Kak.'],
      ['payment', 'cicilan di wa', 'Cicilan 0% bisa langsung lewat WA juga Kak.'],
    ],
  },
  {
    name: 'chicks and pullets',
    owner: `UD Tani Unggas Blitar
doc layer 12rb, pullet 16 mgg 85rb, ayam kampung super 9rb doc. Pakan pullet 395rb/sak
pullet inden 1 bln, doc ready tiap senin & kamis
minimal doc 100 ekor (1 box). mati di jalan > 2% diganti, hitung saat terima depan sopir
vaksin ND+gumboro udah. surat jalan+ SKKH ada
truk sendiri jatim gratis ongkir min 1000 ekor, kurang dr itu 150rb/box
pembayaran lunas sblm berangkat BCA 3151234567 Hadi Prayitno, no cod`,
    right: [
      ['terms', 'sudah vaksin pak?', 'Sudah Pak, DOC-nya sudah vaksin ND dan gumboro. SKKH juga ada.'],
      ['payment', 'bayar di tempat bisa', 'Mohon maaf Pak, belum bisa COD. Pembayaran lunas sebelum berangkat nggih.'],
      ['stock', 'pullet ready?', 'Pullet masih inden 1 bulan Pak. Yang ready DOC tiap Senin dan Kamis.'],
      ['shipping', 'sy di malang 1000 ekor', 'Malang masuk Jatim Pak, 1000 ekor gratis ongkir pakai truk kami.'],
    ],
    wrong: [
      ['shipping', 'kediri 300 ekor gratis?', '300 ekor ke Kediri gratis ongkir Pak.'],
      ['terms', 'kalo mati 1%', 'Mati 1% pun kami ganti Pak.'],
      ['terms', 'minimal brp', 'Minimal DOC 25 ekor saja Pak.'],
      ['stock', 'pullet brp lama', 'Pullet 16 minggu ready hari ini Pak, bisa diangkut besok.'],
    ],
  },
  {
    name: 'membrane canopies',
    owner: `Kanopi Membran Jaya Tangerang
Bahan Agtex garansi 5 thn, Serge Ferrari garansi 10 thn, rangka besi garansi 2 tahun (karat, bocor las). Tidak termasuk angin puting beliung/pohon tumbang.
Survey gratis Jabodetabek, luar kota 300rb dipotong dari tagihan kalau jadi.
Pengerjaan 10-14 hari kerja setelah DP 50%. Progress 40%, pelunasan 10% setelah pasang.
Jam kerja 8-17, minggu by request +15%
Diskon 5% luas di atas 50 m2
BCA 4971122334 PT Membran Jaya Abadi. www.membranjaya.co.id`,
    right: [
      ['terms', 'serge ferrari garansi', 'Serge Ferrari garansinya 10 tahun Pak, rangka besinya 2 tahun.'],
      ['terms', 'survey bayar?', 'Survey di Jabodetabek gratis Pak. Kalau luar kota 300rb, nanti dipotong dari tagihan kalau jadi.'],
      ['payment', 'bayarnya bertahap?', 'Bertahap Pak: DP 50%, progress 40%, dan 10% setelah terpasang.'],
      ['terms', 'kena puting beliung dicover?', 'Untuk angin puting beliung tidak termasuk garansi Pak.'],
    ],
    wrong: [
      ['terms', 'agtex brp th', 'Agtex garansi 10 tahun Pak.'],
      ['time', 'brp lama pasang', 'Pengerjaannya 5 hari kerja saja Pak.'],
      ['discount', '30 meter dpt diskon?', 'Luas 30 m2 dapat diskon 5% Pak.'],
      ['terms', 'ketimpa pohon digaransi?', 'Iya Pak, tertimpa pohon pun kami garansi.'],
    ],
  },
  {
    name: 'online course for civil servants',
    owner: `Bimbel CPNS LULUS.ID
paket basic 149rb (modul+100 tryout), premium 349rb (+ live class 24x, grup tele), akses s/d pengumuman SKB
live selasa kamis sabtu 19.30 wib, ada rekaman
garansi uang kembali 50% kalo ga lolos SKD, khusus premium & ikut min 20 live
tidak bisa pindah akun. refund ga ada selain itu
diskon 20% utk alumni, kode di grup. ajak 3 teman gratis 1 basic
bayar otomatis di lulus.id/daftar, akses 5 menit stlh bayar`,
    right: [
      [
        'terms',
        'klo ga lolos uang balik?',
        'Kalau tidak lolos SKD ada garansi uang kembali 50% Kak, khusus premium dan ikut minimal 20 live class.',
      ],
      ['terms', 'live ada rekaman?', 'Ada rekamannya Kak, jadi bisa ditonton lagi.'],
      ['discount', 'ajak temen dpt apa', 'Kalau ajak 3 teman gratis 1 paket basic Kak 🙌'],
      ['link', 'daftar dmn', 'Daftarnya di lulus.id/daftar Kak, aksesnya masuk sekitar 5 menit setelah bayar.'],
    ],
    wrong: [
      ['terms', 'basic uang balik juga?', 'Basic juga ada garansi uang kembali 50% Kak.'],
      ['terms', 'uang balik brp', 'Kalau tidak lolos uang kembali 100% Kak.'],
      ['discount', 'bukan alumni ada diskon?', 'Ada Kak, peserta baru juga diskon 20%.'],
      ['link', 'linknya', 'Daftar di bit.ly/lulusid-promo ya Kak.'],
    ],
  },
  {
    name: 'safety shoes',
    owner: `SAFETY POINT CIKARANG | sepatu safety: Cheetah 3002 385rb, Krisbow Arrow 420rb, Dr.Osha 3189 460rb, KING'S KWD 206 495rb
size 38-45 ready, size 46 ke atas PO 3 mggu
SNI semua, original, ada kartu garansi sol 6 bln
pembelian PT: min 20 psg disc 8%, tempo 30 hari dgn PO + faktur pajak
tukar ukuran boleh 7 hari, blm dipake kerja, ongkir bolak balik pembeli
toko ruko Jababeka C2, senin-sabtu 08.30-18, minggu 10-15
free kaos kaki tiap pembelian king's`,
    right: [
      ['terms', 'sni ga', 'Semua sepatunya SNI dan original Pak.'],
      ['time', 'minggu buka jam brp', 'Minggu buka jam 10-15 Pak di Ruko Jababeka C2.'],
      ['stock', 'ukuran 47 ada?', 'Ukuran 47 harus PO Pak, sekitar 3 minggu.'],
      ['payment', 'PT bs tempo?', 'Bisa Pak, pembelian PT tempo 30 hari dengan PO dan faktur pajak.'],
    ],
    wrong: [
      ['payment', 'perorangan tempo bisa?', 'Perorangan juga bisa tempo 30 hari Pak.'],
      ['terms', 'tukar ukuran ongkirnya', 'Ongkir tukar ukuran kami yang tanggung Pak.'],
      ['discount', 'cheetah dpt kaos kaki?', 'Beli Cheetah juga gratis kaos kaki Pak.'],
      ['terms', 'garansi sol', 'Garansi sol 2 tahun Pak.'],
    ],
  },
  {
    name: 'board games cafe',
    owner: `Meja Main - kafe board game Bandung
main 25rb/jam/org atau 60rb seharian, weekday pelajar 15rb/jam (kartu pelajar)
buka selasa - jumat 14.00-22.00, sabtu minggu 10.00 - 23.00. senin tutup
reservasi min 6 org, telat 20 mnt hangus. dp 100rb jadi potongan bill
Game ada 200+, dipandu game master gratis
makanan luar ga boleh, kue ultah boleh
komponen hilang denda sesuai harga game
parkir gratis. smoking area di teras`,
    right: [
      ['time', 'senin buka?', 'Senin kami tutup Kak, buka Selasa–Jumat 14.00–22.00 dan Sabtu Minggu 10.00–23.00.'],
      ['terms', 'bole bawa kue ultah?', 'Boleh Kak, kue ultah boleh dibawa. Makanan luar lainnya belum boleh ya.'],
      ['terms', 'ga ngerti main, diajarin?', 'Diajarin Kak, ada game master yang memandu gratis 😄'],
      ['terms', 'reservasi ber4 bs?', 'Reservasi minimal 6 orang Kak, kalau berempat langsung datang aja ya.'],
    ],
    wrong: [
      ['time', 'kamis tutup jam brp', 'Kamis kami buka sampai jam 23.00 Kak.'],
      ['discount', 'pelajar sabtu 15rb?', 'Pelajar Sabtu Minggu juga 15rb per jam Kak.'],
      ['terms', 'dp balik ga kl telat', 'Kalau telat DP tetap kembali Kak.'],
      ['terms', 'bawa pizza blh', 'Boleh Kak, makanan dari luar bebas dibawa.'],
    ],
  },
  {
    name: 'palm sugar and coconut oil',
    owner: `Gula aren cair 40rb/500ml, gula semut 32rb/500gr, VCO 75rb/250ml - Kelompok Tani Banyumas. BPOM utk VCO, semut & cair PIRT. Organik EU certified hanya gula semut. Kirim tiap hari pos / jne. Pesanan diatas 10kg bebas ongkir pulau jawa. Minta COA boleh utk pembelian 50kg+. Sample 100gr 10rb (ganti ongkir). Bayar BRI 0077 0100 1234 505 KUB Manis Lestari. Kadaluarsa 1 tahun, VCO 2 th. Barang bocor foto, kami ganti.`,
    right: [
      ['terms', 'vco bpom?', 'VCO kami sudah BPOM Kak.'],
      ['terms', 'gula cair organik?', 'Yang bersertifikat organik EU hanya gula semutnya Kak, gula cair belum ya.'],
      ['shipping', '15 kg ke semarang', 'Di atas 10kg bebas ongkir se-Pulau Jawa Kak, jadi ke Semarang gratis.'],
      ['terms', 'bocor gmn', 'Kalau ada yang bocor difoto saja Kak, nanti kami ganti.'],
    ],
    wrong: [
      ['shipping', 'ke lampung 20kg', 'Ke Lampung 20kg bebas ongkir Kak.'],
      ['terms', 'gula semut bpom?', 'Gula semut sudah BPOM juga Kak.'],
      ['terms', 'vco exp', 'VCO kadaluarsanya 5 tahun Kak.'],
      ['terms', 'coa 5kg bs?', 'COA kami kasih untuk pembelian berapa pun Kak.'],
    ],
  },
  {
    name: 'skateboards',
    owner: `Papan Seluncur Skateshop Jkt Barat
deck lokal 280k, deck impor 750k, complete beginner 550k, sepatu vans 900k, wheels 250k
complete beginner ready 5, deck impor tinggal 8.25, vans size 40 41 43
pasang grip + setup gratis kalo beli di kami
garansi deck patah 14 hari krn cacat (delam), bukan krn drop
jam buka 12 - 21 daily
member (beli total 1,5jt) disc 10% deck & wheels, sepatu engga
coaching minggu pagi jam 7 di GBK 75k/orang, free trial sekali`,
    right: [
      ['stock', 'vans 42 ada', 'Untuk 42 kosong Kak, adanya 40, 41 sama 43.'],
      ['terms', 'pasang grip bayar?', 'Gratis Kak, pasang grip dan setup gratis kalau beli di kami 🛹'],
      ['discount', 'member disc buat vans?', 'Diskon member 10% hanya untuk deck dan wheels Kak, sepatu belum termasuk.'],
      ['time', 'bukanya jam brp', 'Buka tiap hari jam 12 siang sampai 9 malam Kak.'],
    ],
    wrong: [
      ['stock', 'deck impor 8.5 ada?', 'Deck impor 8.5 ready Kak.'],
      ['terms', 'patah abis drop diganti?', 'Diganti Kak, patah karena drop juga masuk garansi 14 hari.'],
      ['time', 'jam 10 pagi buka', 'Sudah buka Kak, kami buka dari jam 10 pagi.'],
      ['terms', 'coaching trial', 'Free trial coachingnya 4 kali Kak.'],
    ],
  },
  {
    name: 'silver jewellery',
    owner: `Perak Kotagede "Ansor" - cincin nikah custom perak 925
sepasang mulai 650rb, palladium 1,8jt, ukir nama gratis max 10 huruf
proses 10-14 hari, express 5 hari +150rb
cuci/poles gratis seumur hidup, resize gratis 1x dalam 6 bulan
surat garansi kadar ada. buyback tidak ada
pesanan custom tidak bs batal setelah dp 50%
kirim asuransi seluruh indo, ongkir+asuransi ditanggung kami
workshop tour by appointment 9-15`,
    right: [
      ['terms', 'ukir nama nambah bayar?', 'Ukir nama gratis Kak, maksimal 10 huruf.'],
      ['terms', 'bisa dijual lagi ke sini?', 'Mohon maaf Kak, kami tidak ada buyback. Tapi surat garansi kadarnya ada.'],
      ['shipping', 'ongkir ke papua?', 'Ongkir dan asuransinya kami yang tanggung Kak, ke seluruh Indonesia.'],
      ['terms', 'kl kegedean', 'Resize gratis 1x dalam 6 bulan Kak.'],
    ],
    wrong: [
      ['time', 'express brp hari', 'Express 1 hari jadi Kak.'],
      ['terms', 'resize brp kali', 'Resize gratis seumur hidup Kak.'],
      ['terms', 'batal dp balik?', 'Kalau batal DP kembali penuh Kak.'],
      ['terms', 'buyback?', 'Ada buyback Kak, potong 10% saja.'],
    ],
  },
  {
    name: 'catfish fry and ponds',
    owner: `bibit lele sangkuriang mutiara - farm Boyolali
ukuran 3-4 80/ekor, 5-6 150, 7-8 250, 9-10 350 (rupiah per ekor)
ready 5-6 & 7-8. lainnya tunggu sortir tgl 10
pembelian 5000 ekor bonus 5%. diantar solo raya gratis min 10rb ekor
Mati perjalanan ganti 100% klaim max 2 jam. setelah tebar tanggung jawab pembeli
panduan ternak pdf gratis. Konsul WA jam 7-21
bayar sampai lokasi ok`,
    right: [
      ['payment', 'bayarnya di lokasi?', 'Boleh Pak, bayar setelah sampai lokasi.'],
      ['stock', '9-10 ada?', 'Ukuran 9-10 tunggu sortir tanggal 10 Pak. Yang ready 5-6 dan 7-8.'],
      ['terms', 'mati di jalan', 'Mati di perjalanan kami ganti 100% Pak, klaim maksimal 2 jam.'],
      ['discount', 'beli 5000 bonus brp', 'Beli 5000 ekor ada bonus 5% Pak.'],
    ],
    wrong: [
      ['terms', 'mati 2 hari stlh tebar', 'Mati 2 hari setelah tebar masih kami ganti Pak.'],
      ['shipping', 'solo 5000 ekor gratis?', '5000 ekor ke Solo diantar gratis Pak.'],
      ['stock', '3-4 ready?', 'Ukuran 3-4 ready Pak, bisa diambil hari ini.'],
      ['discount', 'bonus brp', 'Bonusnya 20% Pak.'],
    ],
  },
  {
    name: 'office chairs',
    owner: `Kursiku.co (showroom BSD)
ErgoPro 1.850.000 | Basic Mesh 799.000 | Gaming GX 1.450.000
Stok: ErgoPro hitam 6, abu 0. Basic Mesh banyak. GX merah 2.
Garansi rangka 3 tahun, hidrolik 1 tahun, busa/jaring tidak bergaransi.
Rakit gratis Jabodetabek. Pengiriman 2-4 hari, di luar Jabodetabek 5-9 hari via cargo.
Promo November: kode KURSI50 potongan 50rb khusus ErgoPro, s/d 30 Nov.
Tes duduk 14 hari khusus ErgoPro: tidak cocok uang kembali 90%.
Showroom buka tiap hari 10.00-20.00. Bayar transfer/kartu kredit/cicilan 3-6 bln BCA.`,
    right: [
      ['stock', 'ergopro abu ready?', 'ErgoPro yang abu lagi kosong Kak, warna hitam masih ada 6.'],
      ['terms', 'ga cocok bs balikin? ergopro', 'Bisa Kak, ErgoPro ada tes duduk 14 hari. Kalau tidak cocok uang kembali 90%.'],
      ['terms', 'busa garansi?', 'Busa dan jaringnya tidak bergaransi Kak. Rangka 3 tahun dan hidrolik 1 tahun.'],
      ['discount', 'ada kode promo buat ergopro?', 'Ada Kak, pakai kode KURSI50 potongan 50rb sampai 30 November.'],
    ],
    wrong: [
      ['discount', 'kode buat basic mesh?', 'KURSI50 bisa dipakai untuk Basic Mesh juga Kak.'],
      ['terms', 'hidrolik garansi', 'Hidroliknya garansi 3 tahun Kak.'],
      ['terms', 'gx ga cocok bs balik?', 'GX juga bisa tes duduk 14 hari Kak, tidak cocok uang kembali.'],
      ['time', 'ke makassar brp hari', 'Ke Makassar 2-4 hari sampai Kak.'],
    ],
  },
  {
    name: 'herbal tea',
    owner: `teh herbal Daun Sari - Ungaran. chamomile 48, telang 30, rosella 28, jahe merah 25 (rb / pouch)
blm bpom ya msh urus, pirt & halal udh. bukan obat, ga boleh klaim nyembuhin
aman ibu hamil? tny dokter dulu
beli 3 free ongkir (max 15rb), beli 10 disc 12%
ready kecuali chamomile (dtg tgl 5)
toko tutup tgl 24 des - 2 jan
QRIS/ bca 8030445566 Sari Dewanti, cod lewat tiktokshop aja`,
    right: [
      ['terms', 'aman bumil ga kak', 'Untuk ibu hamil sebaiknya tanya dokter dulu ya Kak 🙏'],
      ['terms', 'udah bpom?', 'BPOM masih diurus Kak, tapi PIRT dan halal sudah ada.'],
      ['time', 'tgl 27 desember buka ga', 'Tanggal 24 Desember sampai 2 Januari kami tutup Kak.'],
      ['payment', 'cod', 'COD-nya lewat TikTok Shop aja ya Kak.'],
    ],
    wrong: [
      ['terms', 'bisa nyembuhin asam urat?', 'Bisa Kak, jahe merahnya ampuh menyembuhkan asam urat.'],
      ['terms', 'bumil aman?', 'Aman Kak untuk ibu hamil, tidak ada efek samping.'],
      ['stock', 'chamomile ready?', 'Chamomile ready Kak, hari ini bisa kirim.'],
      ['discount', 'beli 5 diskon', 'Beli 5 diskon 12% Kak.'],
    ],
  },
];
