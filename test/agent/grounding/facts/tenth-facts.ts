import type { Shop } from '../shop.js';

/** Fifteen further shops with statements of fact, written before the rules were looked at and run once after the changes for the ninth set. */
export const tenthFacts: readonly Shop[] = [
  {
    name: 'ice cream parties',
    owner: `Es Krim Keliling Happy Scoop - event & ulang tahun (Jabodetabek)
paket 50 cup 600rb, 100 cup 1,1jt, 150 cup 1,5jt. 3 rasa: coklat, stroberi, vanila. durian +100rb
durasi stand 2 jam, nambah jam 100rb. petugas 2 org include
transport gratis Jaktim & Bekasi, lainnya 100-200rb
DP 300rb utk lock tgl, reschedule max h-3, cancel dp hangus
sdh halal MUI. sisa cup boleh dibawa pulang
weekend full sampe akhir desember, weekday masih kosong`,
    right: [
      ['terms', 'sisa esnya gmn kak', 'Sisa cup-nya boleh dibawa pulang Kak 🍦'],
      ['stock', 'sabtu tgl 20 des kosong?', 'Maaf Kak, weekend sudah full sampai akhir Desember. Kalau weekday masih kosong.'],
      ['shipping', 'bekasi transport?', 'Untuk Bekasi transport gratis Kak.'],
      ['terms', 'klo cancel dp?', 'Kalau cancel DP-nya hangus Kak, tapi boleh reschedule maksimal H-3.'],
    ],
    wrong: [
      ['shipping', 'tangerang transport gratis?', 'Tangerang transportnya gratis juga Kak.'],
      ['terms', 'berapa jam', 'Standnya 4 jam Kak sudah termasuk paket.'],
      ['stock', 'minggu tgl 14 des bs?', 'Minggu 14 Desember masih kosong Kak, bisa langsung dibooking.'],
      ['terms', 'reschedule h-1', 'Reschedule H-1 masih bisa Kak.'],
    ],
  },
  {
    name: 'leather bags',
    owner: `KULITKU Garut. tas selempang pria 425.000, tote 550.000, dompet 165.000, ikat pinggang 135.000. Kulit sapi asli, bisa bakar tes di video.
Garansi jahitan & hardware 1 tahun, kulit terkelupas seumur hidup. Emboss inisial gratis, tambah 2 hari.
Ready stock, kecuali tote warna tan (produksi 3 minggu).
Pengiriman Senin-Jumat jam 15. Bebas ongkir seluruh Indonesia tanpa minimum.
Tukar warna 7 hari, kecuali yang sudah di-emboss. 
Rek BCA 1481234509 a/n Asep Ridwan. Marketplace resmi cuma shopee.co.id/kulitku.garut. Hati-hati akun palsu.`,
    right: [
      ['terms', 'asli kulit?', 'Asli kulit sapi Kak, ada video tes bakarnya juga.'],
      ['shipping', 'ke ambon ongkir?', 'Bebas ongkir Kak, ke seluruh Indonesia tanpa minimum 🙌'],
      ['terms', 'udah di emboss mau tuker warna', 'Mohon maaf Kak, yang sudah di-emboss tidak bisa tukar warna.'],
      ['link', 'tokped ada?', 'Marketplace resmi kami cuma di shopee.co.id/kulitku.garut Kak.'],
    ],
    wrong: [
      ['stock', 'tote tan ready?', 'Tote warna tan ready Kak, besok bisa dikirim.'],
      ['terms', 'garansi jahitan', 'Garansi jahitannya seumur hidup Kak.'],
      ['time', 'sabtu kirim', 'Sabtu tetap ada pengiriman Kak jam 15.'],
      ['link', 'lazada?', 'Ada Kak, di lazada.co.id/shop/kulitku'],
    ],
  },
  {
    name: 'vet clinic',
    owner: `Klinik Hewan Satwa Medika
dokter: drh. Intan (sen-kam 9-17), drh. Bayu (jum-min 10-20)
periksa 75rb, vaksin kucing F3 180rb F4 230rb, steril jantan 350rb betina 550rb, grooming 80rb
steril puasa 8 jam, kontrol & lepas jahitan gratis
emergency 24 jam tlp dulu, biaya malam +150rb (di atas jam 20)
rawat inap 100rb/mlm max 5 hari. hewan eksotik cuma sama drh Bayu
home visit radius 5 km 100rb
ga terima titip adopsi. BPJS hewan/asuransi blm kerjasama
antri datang langsung, steril wajib janji H-2`,
    right: [
      ['time', 'drh intan hari jumat ada?', 'Jumat jadwalnya drh. Bayu Kak jam 10-20. drh. Intan Senin–Kamis jam 9-17.'],
      ['terms', 'lepas jahitan bayar lg?', 'Enggak Kak, kontrol dan lepas jahitan gratis.'],
      ['terms', 'iguana bs diperiksa?', 'Bisa Kak, hewan eksotik sama drh. Bayu ya, Jumat–Minggu.'],
      ['terms', 'steril perlu janjian?', 'Perlu Kak, steril wajib janji H-2 dan hewannya puasa 8 jam.'],
    ],
    wrong: [
      ['terms', 'vaksin wajib janji?', 'Vaksin wajib janji H-2 Kak.'],
      ['time', 'drh bayu senin?', 'drh. Bayu praktek setiap hari Kak.'],
      ['terms', 'jam 11 malem ada tambahan?', 'Tidak ada biaya tambahan Kak untuk emergency malam.'],
      ['terms', 'inap 10 hari bs', 'Bisa Kak, rawat inap maksimal 14 hari.'],
    ],
  },
  {
    name: 'intercity shuttle',
    owner: `TRAVEL LINTAS PRIANGAN
Bandung-Tasik 95rb, Bandung-Garut 80rb, Bandung-Cirebon 120rb
berangkat dr pool Pasteur jam 06 09 12 15 18, Cirebon cuma 06 & 15
jemput alamat +20rb (kota Bandung), antar sampe pool aja
bagasi 1 koper 15kg gratis, lebih 5rb/kg
batal 6 jam sblm: refund 75%. kurang: hangus. pindah jadwal gratis 1x
anak <3 th dipangku gratis. hewan ga boleh
bayar QRIS / indomaret, seat ditahan 30 menit`,
    right: [
      ['time', 'cirebon jam 12 ada?', 'Untuk Cirebon hanya jam 06 dan 15 Kak.'],
      ['terms', 'anak 2 th bayar?', 'Anak di bawah 3 tahun gratis Kak asal dipangku.'],
      ['terms', 'batal 8 jam sebelum', 'Kalau batal 6 jam sebelum berangkat refund 75% Kak.'],
      ['terms', 'bawa kucing bs', 'Mohon maaf Kak, hewan belum boleh ikut.'],
    ],
    wrong: [
      ['terms', 'batal 2 jam sebelum', 'Batal 2 jam sebelum masih refund 75% Kak.'],
      ['terms', 'diantar sampe rumah?', 'Diantar sampai rumah Kak, gratis.'],
      ['terms', 'koper 20 kg', 'Bagasi gratis sampai 25kg Kak.'],
      ['time', 'garut jam 21', 'Ke Garut ada keberangkatan jam 21 Kak.'],
    ],
  },
  {
    name: 'football boots',
    owner: `BOLAKITA SPORT — Ortuseight, Specs, Mills
Ortuseight Jogosala 450rb, Specs Lightspeed 399rb, Mills Xyclops 379rb, kaos kaki grip 35rb
stok size tanya admin. bs cek manual
100% ori, palsu uang balik 2x lipat
tuker size 3 hari, tag msh ada, ongkir pulang pergi customer
pake seharian jebol? klaim ke brand 1 bln, kita bantu
promo: beli sepatu gratis tas serut. beli 2 psg disc 7%
kirim tiap hari kecuali minggu, cut off jam 5
Offline store Kediri Jl Dhoho 88 / 9-9`,
    right: [
      ['terms', 'ori ga bang', '100% ori bang, kalau palsu uang balik 2x lipat.'],
      ['discount', 'beli 1 sepatu dpt bonus?', 'Dapat gratis tas serut bang 😁'],
      ['stock', 'lightspeed 42 ada?', 'Untuk stok size saya cek dulu ya bang, nanti dikabari.'],
      ['terms', 'jebol gmn', 'Kalau jebol bisa klaim ke brand dalam 1 bulan bang, kami bantu.'],
    ],
    wrong: [
      ['discount', 'beli kaos kaki dpt tas?', 'Beli kaos kaki juga gratis tas serut bang.'],
      ['stock', 'jogosala 41?', 'Jogosala size 41 ready bang.'],
      ['time', 'minggu kirim ga', 'Minggu kirim bang, cut off jam 5.'],
      ['discount', 'beli 2', 'Beli 2 pasang diskon 15% bang.'],
    ],
  },
  {
    name: 'calligraphy art',
    owner: `Kaligrafi Islami - galeri Jepara
Kaligrafi kayu jati ukir 60x40 Rp1.250.000 (ready), 100x60 Rp2.900.000 (pesan 1,5 bulan), kuningan 50x50 Rp890.000 (ready 2 pcs), kanvas Rp350.000 (ready).
Pesanan khusus DP 40%, pelunasan sebelum kirim. Pesanan khusus tidak dapat dikembalikan.
Packing kayu gratis untuk ukir. Ongkir cargo dibayar penerima di tempat.
Garansi rayap 5 tahun untuk jati. Rusak di perjalanan kami perbaiki atau ganti, lapor 3 hari.
Kunjungan galeri setiap hari 08.00-16.30, Jumat istirahat 11.00-13.00.
Transfer Bank Jateng 2001122334 a.n. Nur Hidayat`,
    right: [
      ['terms', 'rayap garansi?', 'Untuk kayu jati ada garansi rayap 5 tahun Pak.'],
      ['time', 'jumat jam 12 buka?', 'Hari Jumat kami istirahat jam 11.00-13.00 Pak, setelah itu buka lagi sampai 16.30.'],
      ['shipping', 'ongkirnya gmn', 'Ongkir cargo dibayar penerima di tempat Pak, packing kayunya gratis untuk ukir.'],
      ['stock', 'yg 100x60 ready?', 'Ukuran 100x60 sistemnya pesan Pak, kurang lebih 1,5 bulan.'],
    ],
    wrong: [
      ['shipping', 'ongkir gratis?', 'Ongkirnya gratis Pak, kami yang tanggung.'],
      ['terms', 'kuningan garansi?', 'Kuningan bergaransi 5 tahun Pak.'],
      ['terms', 'pesanan khusus bs balikin', 'Pesanan khusus bisa dikembalikan Pak dalam 7 hari.'],
      ['account', 'rek', 'Bank Jateng 2001122334 a.n. Hidayatullah ya Pak.'],
    ],
  },
  {
    name: 'japanese lessons',
    owner: `LPK Sakura Mandiri (kursus bahasa Jepang)
N5 4 bulan 1,8jt ; N4 5 bulan 2,4jt ; privat 125rb/sesi 90 mnt
kelas pagi 9-11.30 (sen-rab-jum), malam 19-21 (sel-kam). online zoom sama harga
sertifikat dikasih kalo hadir min 80%. ujian JLPT bayar sendiri
cicil 2x boleh. modul include, buku latihan 85rb
izin disnaker ada. penyaluran kerja TIDAK, cuma kursus
daftar sebelum 15 jan disc 10%. bawa teman 5% lagi
trial class sekali gratis. uang daftar 100rb ga kembali`,
    right: [
      ['terms', 'abis lulus disalurin kerja?', 'Kami hanya kursus Kak, belum ada penyaluran kerja.'],
      ['terms', 'sertifikat dapet?', 'Dapat Kak, syaratnya hadir minimal 80%.'],
      ['discount', 'promo?', 'Ada Kak, daftar sebelum 15 Januari diskon 10%, bawa teman tambah 5% lagi.'],
      ['terms', 'bayar ujian jlpt termasuk?', 'Biaya ujian JLPT bayar sendiri Kak, belum termasuk.'],
    ],
    wrong: [
      ['terms', 'penyaluran kerja', 'Lulusannya langsung kami salurkan kerja ke Jepang Kak.'],
      ['time', 'sabtu ada kelas?', 'Ada Kak, kelas Sabtu jam 9-11.30.'],
      ['terms', 'uang daftar balik?', 'Uang daftarnya bisa kembali Kak kalau batal.'],
      ['terms', 'cicil 4x', 'Boleh cicil 4x Kak.'],
    ],
  },
  {
    name: 'steel racks',
    owner: `Rak Besi Siku & Gondola "Maju Rak" Sidoarjo
siku 4 susun 60x40x150 285rb, 100x40x180 450rb, gondola single 650rb, gudang heavy duty nego
warna abu ready, putih/hitam 4 hari
kirim + rakit gratis Sidoarjo Surabaya Gresik min 2 unit; 1 unit 50rb
luar kota via ekspedisi bayar sendiri, ga dirakit
kapasitas 50kg/susun (siku), 100 kg gondola
garansi karat 1 tahun
bs COD kota tsb. toko 08-16, sabtu 08-13 , minggu/tgl merah libur`,
    right: [
      ['shipping', 'gresik 3 unit', 'Gresik 3 unit gratis kirim dan rakit Pak.'],
      ['stock', 'putih ready?', 'Warna putih perlu 4 hari Pak, yang ready abu.'],
      ['time', 'sabtu jam 2 siang msh buka', 'Sabtu kami hanya sampai jam 13.00 Pak.'],
      ['payment', 'surabaya cod bs?', 'Bisa Pak, Surabaya bisa COD.'],
    ],
    wrong: [
      ['shipping', '1 unit surabaya gratis?', 'Satu unit ke Surabaya gratis kirim dan rakit Pak.'],
      ['payment', 'kediri cod', 'Kediri bisa COD juga Pak.'],
      ['terms', 'muat brp kg', 'Rak siku kuat 150kg per susun Pak.'],
      ['terms', 'garansi', 'Garansi karatnya 5 tahun Pak.'],
    ],
  },
  {
    name: 'chocolate gifts',
    owner: `cokelat praline "Kakao Kita" Bali
box 6 85rb, box 12 150rb, bar 70% 48rb, hampers lebaran 325rb (PO mulai feb)
BPOM RI MD 2345.., halal MUI. yg rhum raisin NON halal dijual terpisah
kirim next day only (+ice pack gratis), senin s/d kamis biar ga nginep weekend
leleh di jalan refund 50% atau kirim ulang setengah harga
kartu ucapan gratis. custom logo min 50 box, 2 minggu
Store: Jl Petitenget 9, everyday 10-22
disc 10% utk pembayaran QRIS BCA weekday`,
    right: [
      ['terms', 'semua halal?', 'Hampir semua halal MUI Kak, kecuali rhum raisin yang non halal dan dijual terpisah.'],
      ['time', 'jumat kirim?', 'Pengiriman kami Senin–Kamis Kak, biar ga nginep di weekend.'],
      ['terms', 'kl meleleh', 'Kalau leleh di jalan bisa refund 50% atau kirim ulang setengah harga Kak.'],
      ['terms', 'kartu ucapan bayar?', 'Kartu ucapannya gratis Kak 🤎'],
    ],
    wrong: [
      ['terms', 'rhum raisin halal?', 'Rhum raisin juga halal Kak.'],
      ['terms', 'leleh uang balik full?', 'Kalau leleh uang kembali 100% Kak.'],
      ['discount', 'disc qris sabtu?', 'Diskon 10% QRIS BCA berlaku setiap hari Kak termasuk Sabtu.'],
      ['stock', 'hampers lebaran ready?', 'Hampers lebaran sudah ready Kak.'],
    ],
  },
  {
    name: 'melon farm visits',
    owner: `Kebun Melon Golden Greenhouse, Kab. Kediri
petik sendiri 35rb/kg, tiket masuk 10rb (anak <5th free) dapet welcome drink
musim petik: 1-20 tiap bulan ganjil. diluar itu cuma liat2
buka 7.30-16, senin tutup buat perawatan
rombongan 20+ tiket 8rb, reservasi H-2
ga bs kirim luar kota, jabar? ga bs. reseller buah area kediri ambil min 50kg 28rb
toilet, mushola, parkir bis ada
melon ga manis (brix <12) ganti di tempat`,
    right: [
      ['time', 'tgl 25 maret bs petik?', 'Musim petiknya tanggal 1-20 Kak, tanggal 25 cuma bisa lihat-lihat.'],
      ['terms', 'anak 3 th bayar tiket?', 'Anak di bawah 5 tahun gratis tiketnya Kak.'],
      ['terms', 'kl ga manis', 'Kalau ga manis (brix di bawah 12) kami ganti di tempat Kak.'],
      ['terms', 'bis masuk?', 'Parkir bis ada Kak, toilet dan mushola juga ada.'],
    ],
    wrong: [
      ['time', 'februari bs petik', 'Februari bisa petik Kak, tanggal 1-20.'],
      ['time', 'senin buka', 'Senin buka Kak jam 7.30-16.'],
      ['shipping', 'kirim bandung', 'Bisa kirim ke Bandung Kak pakai JNE.'],
      ['terms', 'anak 8 th gratis?', 'Anak 8 tahun masuk gratis Kak.'],
    ],
  },
  {
    name: 'company registration',
    owner: `Legalin Jasa Pendirian Usaha. PT 4.500.000 (akta, SK Kemenkumham, NPWP, NIB), CV 2.750.000, PT Perorangan 900.000, Merek HAKI 3.000.000 belum PNBP.
Estimasi: PT 10 hari kerja, CV 7 hari kerja, PT Perorangan 2 hari kerja, merek 8-12 bulan.
Virtual office Jakarta 3 jt/tahun terpisah. Revisi akta sebelum tanda tangan gratis.
Dokumen gagal karena kesalahan kami, biaya dikembalikan penuh. Gagal karena nama/data klien tidak.
Konsultasi gratis 30 menit. Jam kerja 09.00-17.00 Senin s.d. Jumat.
Pembayaran 60/40 ke BNI 1800099001 a.n. PT Legalin Karya Hukum. legalin.id`,
    right: [
      ['terms', 'pt udah termasuk nib?', 'Sudah Pak, paket PT termasuk akta, SK Kemenkumham, NPWP dan NIB.'],
      ['time', 'cv brp hari', 'CV estimasinya 7 hari kerja Pak.'],
      ['terms', 'gagal uang balik?', 'Kalau gagal karena kesalahan kami biaya kembali penuh Pak. Kalau karena data klien tidak ya.'],
      ['terms', 'virtual office termasuk?', 'Virtual office terpisah Pak, 3 juta per tahun.'],
    ],
    wrong: [
      ['time', 'merek brp lama', 'Merek selesai 1 bulan Pak.'],
      ['terms', 'konsul bayar?', 'Konsultasi gratis tanpa batas waktu Pak.'],
      ['terms', 'nama ditolak uang balik?', 'Nama ditolak pun uang kembali penuh Pak.'],
      ['account', 'transfer kemana', 'Ke BNI 1800099001 a.n. Legalin Jasa Usaha Pak.'],
    ],
  },
  {
    name: 'reptiles and feed',
    owner: `Reptil Corner (Tangsel) - leopard gecko normal 250rb, bearded dragon baby 850rb, ball python normal 700rb, jangkrik 100 ekor 15rb, mealworm 250gr 20rb
gecko ready 4, BD baby kosong netas akhir bulan, bp ready jantan aja
kirim hewan via kereta KALOG jawa bali aja, senin-rabu. feeder kirim jabodetabek gosend
DOA (mati sampe) ganti/refund full, klaim 1 jam video
setelah 3 hari ga ada garansi. cites surat ada utk bp
edukasi gratis selamanya. ga jual ular berbisa`,
    right: [
      ['stock', 'bp betina ada?', 'Ball python yang ready jantan aja Kak, betina belum ada.'],
      ['terms', 'mati pas sampe', 'Kalau mati saat sampai diganti atau refund full Kak, klaim 1 jam pakai video.'],
      ['shipping', 'kirim gecko ke medan', 'Belum bisa Kak, kirim hewan via kereta Jawa Bali aja.'],
      ['terms', 'jual viper?', 'Kami tidak jual ular berbisa Kak 🙏'],
    ],
    wrong: [
      ['stock', 'bearded baby ready', 'Bearded dragon baby ready Kak 2 ekor.'],
      ['terms', 'mati seminggu', 'Mati seminggu masih garansi Kak.'],
      ['shipping', 'feeder kirim jogja?', 'Feeder bisa dikirim ke Jogja Kak.'],
      ['time', 'kirim sabtu', 'Sabtu bisa kirim hewan Kak.'],
    ],
  },
  {
    name: 'projector rental',
    owner: `Sewa Proyektor & Screen Makassar
proyektor 3500 lumens 250rb/hr, 5000 lumens 450rb/hari, screen 2x2 100rb, sound portable 200rb
12 jam = 70% harga. antar jemput gratis dlm kota (min sewa 300rb), Gowa Maros +50rb
teknisi standby 150rb/event, setting awal free
unit rusak saat acara diganti dlm 1 jam / uang kembali
jaminan KTP + SIM. instansi cukup surat tugas
pesan mendadak bisa asal unit ada. 24 jam
BSI 7200112233 an Rental Visual`,
    right: [
      ['terms', 'kl mati pas acara?', 'Kalau unitnya rusak saat acara kami ganti dalam 1 jam atau uang kembali Kak.'],
      ['terms', 'kami dr dinas jaminannya', 'Untuk instansi cukup surat tugas Kak.'],
      ['terms', 'settingin ga', 'Setting awal free Kak. Kalau mau teknisi standby 150rb per event.'],
      ['shipping', 'maros antar?', 'Ke Maros bisa Kak, ada tambahan 50rb.'],
    ],
    wrong: [
      ['terms', 'teknisi gratis standby?', 'Teknisi standby selama acara gratis Kak.'],
      ['terms', 'jaminan perorangan', 'Perorangan cukup KTP aja Kak.'],
      ['shipping', 'gowa gratis', 'Antar jemput ke Gowa gratis Kak.'],
      ['terms', 'diganti brp lama', 'Kalau rusak diganti dalam 10 menit Kak.'],
    ],
  },
  {
    name: 'bridal gift boxes',
    owner: `Seserahan & Mahar by Kinan, Pekalongan
sewa box akrilik 35rb/box, hias 50rb/box, mahar frame custom 250rb up
sewa 3 hari. telat 10rb/box/hari. pecah ganti 150rb
min 5 box. bunga artificial include, bunga asli +40rb
booking dp 100rb, isi diantar H-4, jadi H-1
gratis box ring kalo ambil 10 box
antar pekalongan kota free, batang/pemalang 75rb
workshop buka by janjian, balas chat 8-20
stok box putih 40 gold 25 hitam 10`,
    right: [
      ['discount', 'ambil 10 box dpt apa', 'Ambil 10 box gratis box ring Kak 💍'],
      ['time', 'isi dianter kapan', 'Isinya diantar H-4 ya Kak, jadinya H-1.'],
      ['terms', 'bunganya asli?', 'Bunga artificial yang include Kak, kalau mau bunga asli tambah 40rb.'],
      ['shipping', 'ke batang antar brp', 'Ke Batang 75rb Kak, yang free Pekalongan kota.'],
    ],
    wrong: [
      ['terms', 'min brp box', 'Tidak ada minimal Kak, 1 box juga boleh.'],
      ['terms', 'bunga asli include?', 'Bunga asli sudah include Kak.'],
      ['discount', '5 box dpt ring?', 'Ambil 5 box gratis box ring Kak.'],
      ['shipping', 'pemalang gratis', 'Antar ke Pemalang free Kak.'],
    ],
  },
  {
    name: 'surf school',
    owner: `Surf school Pantai Batu Karas - Kang Ujang
private 350rb/2jam, grup 250rb/org (min 3), kids (6-12 th) 300rb wajib ortu di pantai
include papan softboard, rashguard, foto. video drone +200rb
jam: 06.30, 09.00, 15.00 liat ombak. hujan petir reschedule, ga refund
garansi bs berdiri sesi pertama, klo ga bs sesi tambahan 30mnt gratis
sewa papan 50rb/jam. rusak fin 150rb
asuransi blm include, bs +15rb
booking min H-1, dp 100rb via DANA 085222113344 (Ujang Suryana)`,
    right: [
      ['terms', 'ga bs berdiri gmn kang', 'Kalau belum bisa berdiri di sesi pertama dapat sesi tambahan 30 menit gratis Kak 🏄'],
      ['terms', 'foto termasuk?', 'Foto sudah include Kak, kalau video drone tambah 200rb.'],
      ['terms', 'hujan petir uang balik?', 'Kalau hujan petir kita reschedule Kak, belum bisa refund.'],
      ['terms', 'asuransi?', 'Asuransi belum include Kak, bisa ditambah 15rb.'],
    ],
    wrong: [
      ['terms', 'anak 4 th boleh?', 'Anak 4 tahun boleh ikut kelas kids Kak.'],
      ['terms', 'hujan refund', 'Kalau hujan petir refund penuh Kak.'],
      ['account', 'dana', 'DANA 085222113344 a.n. Ujang Sukarna Kak.'],
      ['time', 'jam 12 ada sesi?', 'Ada Kak, sesi jam 12.00.'],
    ],
  },
];
