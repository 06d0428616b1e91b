import type { Shop } from '../shop.js';

/** Fifteen further shops with statements of fact, written after the changes for the eighth to tenth set and run once. */
export const eleventhFacts: readonly Shop[] = [
  {
    name: 'wedding invitations printed',
    owner: `Undangan Cantik Purwokerto. softcover 3500, hardcover 7500, akrilik 18rb. min cetak 100, khusus akrilik min 50
desain gratis 2x revisi, revisi ke 3 dst 25rb. proses cetak 10 hari kerja stlh acc
label nama gratis, plastik free. amplop angpau +500
kirim seluruh indo, ongkir customer. ambil sendiri ok jam 9-16 senin sabtu
dp 50%, cetak jalan setelah dp masuk. batal setelah cetak dp hangus
salah cetak dari kami cetak ulang`,
    right: [
      ['terms', 'revisi brp kali', 'Revisi desainnya gratis 2x Kak, revisi ke-3 dan seterusnya 25rb.'],
      ['terms', 'plastik bayar?', 'Plastiknya free Kak, label nama juga gratis.'],
      ['time', 'minggu bisa ambil?', 'Ambil sendiri bisa Senin sampai Sabtu jam 9-16 Kak.'],
      ['terms', 'kl salah cetak', 'Kalau salah cetaknya dari kami, kami cetak ulang Kak.'],
    ],
    wrong: [
      ['terms', 'softcover min brp', 'Softcover minimal 50 Kak.'],
      ['terms', 'batal dp balik ga', 'Kalau batal setelah cetak DP tetap kembali Kak.'],
      ['shipping', 'ongkir?', 'Ongkir kami yang tanggung Kak ke seluruh Indonesia.'],
      ['time', 'brp lama', 'Cetaknya 3 hari kerja saja Kak.'],
    ],
  },
  {
    name: 'badminton hall',
    owner: `GOR Smash - sewa lapangan badminton
Senin-Jumat: 06-16 Rp35.000/jam, 16-23 Rp50.000/jam. Sabtu Minggu Rp55.000/jam sepanjang hari.
Member bulanan (4x2 jam) Rp360.000, jadwal tetap. Raket sewa Rp15.000, kok Rp12.000/bh.
Pembatalan H-1 dapat pindah jadwal, hari H hangus. Tidak ada pengembalian uang.
Lapangan karpet 4, vinyl 2. Parkir gratis, kantin, mushola, shower.
Booking lewat WA ini, bayar transfer BCA 2233445566 a.n. Rudi Hartono.`,
    right: [
      ['terms', 'parkir bayar?', 'Parkirnya gratis Kak.'],
      ['terms', 'hari H batal gmn', 'Kalau batal di hari H hangus Kak. Kalau H-1 masih bisa pindah jadwal.'],
      ['time', 'selasa buka sampai jam brp', 'Selasa kami buka sampai jam 23 Kak.'],
      ['terms', 'ada shower?', 'Ada Kak, shower, kantin, dan mushola tersedia.'],
    ],
    wrong: [
      ['terms', 'batal uang balik?', 'Kalau batal H-1 uang kembali Kak.'],
      ['terms', 'raket gratis?', 'Raketnya gratis dipinjamkan Kak.'],
      ['stock', 'vinyl ada brp', 'Lapangan vinyl ada 4 Kak.'],
      ['time', 'buka jam 5 pagi?', 'Sudah buka Kak, kami buka dari jam 5 pagi.'],
    ],
  },
  {
    name: 'aloe shampoo bars',
    owner: `natura bar (shampoo batang) 45rb | conditioner bar 48rb | sabun muka 38rb | pouch rami 20rb
BPOM NA18231100xx utk shampoo & sabun muka, conditioner msh antri bpom
vegan, ga diuji ke hewan, halal blm
awet 50-60x keramas. exp 2th
beli 3 bar apa aja gratis pouch. gratis ongkir max 10rb khusus order website
kirim sen-jum, sebelum jam 1. web natura.bar, tokped naturabar
iritasi? stop pakai, refund 50% dgn foto max 14 hari`,
    right: [
      ['terms', 'sabun muka udah bpom?', 'Sabun mukanya sudah BPOM Kak.'],
      ['terms', 'halal?', 'Untuk halal belum ada Kak, tapi vegan dan tidak diuji ke hewan.'],
      ['discount', 'beli 3 dpt apa', 'Beli 3 bar apa aja gratis pouch Kak 🌿'],
      ['terms', 'kl iritasi', 'Kalau iritasi stop pakai dulu ya Kak, bisa refund 50% dengan foto maksimal 14 hari.'],
    ],
    wrong: [
      ['terms', 'conditioner bpom?', 'Conditioner juga sudah BPOM Kak.'],
      ['shipping', 'order wa gratis ongkir?', 'Order lewat WA juga gratis ongkir Kak.'],
      ['time', 'sabtu kirim?', 'Sabtu tetap kirim Kak.'],
      ['terms', 'awet brp', 'Awet sampai 120x keramas Kak.'],
    ],
  },
  {
    name: 'sewing courses',
    owner: `Kursus Jahit Bu Ning, Klaten
Dasar 12x pertemuan 900rb, Lanjut 16x 1,4jt, Kebaya 10x 1,5jt
Kelas Sen-Kam pagi 9-12 atau siang 13-16. sabtu cuma kelas kebaya
mesin disediakan, kain bawa sendiri. max 5 org per kelas
sertifikat diberikan, bukan BNSP
bayar 2x boleh, daftar 50rb ga balik. absen ganti hari max 2x
anak dibawah 15 th belum terima`,
    right: [
      ['terms', 'mesin bawa sendiri?', 'Mesinnya disediakan Kak, kainnya bawa sendiri ya.'],
      ['terms', 'kl absen', 'Kalau absen bisa ganti hari maksimal 2x Kak.'],
      ['time', 'sabtu ada kelas dasar?', 'Sabtu hanya kelas kebaya Kak, kelas dasar Senin–Kamis.'],
      ['terms', 'anak 12 th bs?', 'Mohon maaf, anak di bawah 15 tahun belum kami terima Bu.'],
    ],
    wrong: [
      ['terms', 'sertifikat bnsp?', 'Sertifikatnya BNSP Kak.'],
      ['terms', 'kain disediakan?', 'Kain disediakan juga Kak, gratis.'],
      ['terms', 'brp orang sekelas', 'Maksimal 10 orang per kelas Kak.'],
      ['time', 'jumat ada?', 'Jumat ada kelas jam 9-12 Kak.'],
    ],
  },
  {
    name: 'rental scooters for tourists',
    owner: `Sewa Motor Labuan Bajo. Scoopy 85k/hari, NMax 150k, CRF 250k. min 2 hari
free helm 2 + jas hujan, antar bandara/hotel gratis kota aja
titip KTP/paspor (WNA) tanpa deposit. SIM wajib
keluar pulau flores dilarang. BBM isi sendiri kembali sama
telat 15k/jam, >5jam = 1 hari
ban bocor tanggung penyewa, mesin rusak kita ganti unit
jam 7-21`,
    right: [
      ['terms', 'ada jas hujan?', 'Free jas hujan dan 2 helm Kak.'],
      ['terms', 'mesin mati di jalan', 'Kalau mesin rusak kami ganti unit Kak.'],
      ['terms', 'perlu deposit?', 'Tanpa deposit Kak, cukup titip KTP atau paspor.'],
      ['terms', 'ban bocor siapa', 'Kalau ban bocor tanggungan penyewa ya Kak.'],
    ],
    wrong: [
      ['terms', 'sewa 1 hari bs?', 'Bisa Kak, sewa 1 hari juga boleh.'],
      ['terms', 'ga punya sim', 'Tidak perlu SIM Kak, KTP saja cukup.'],
      ['terms', 'bawa ke lombok', 'Boleh Kak dibawa ke Lombok.'],
      ['terms', 'bensin full?', 'BBM sudah kami isi penuh gratis Kak.'],
    ],
  },
  {
    name: 'pempek of Bangka crackers and salted fish',
    owner: `Oleh2 Bangka Koh Acen: getas 45rb/250gr, kemplang 40rb, rusip 35rb, terasi toboali 30rb, kerupuk cumi 55rb
ready smua kecuali getas (nunggu ikan tenggiri, kira2 minggu dpn)
halal iya sertifikat ada. pirt lengkap
kirim jkt surabaya tiap hari, luar itu rabu sabtu
ongkir flat 20rb jabodetabek, min 300rb gratis (jabodetabek)
rusip ga bs by pesawat, via darat aja
bca 1991234567 Susanto Acen. cod pangkalpinang`,
    right: [
      ['stock', 'getas ada?', 'Getas lagi kosong Kak, kira-kira minggu depan ada lagi.'],
      ['shipping', 'tangerang belanja 350rb', 'Belanja minimal 300rb gratis ongkir untuk Jabodetabek Kak.'],
      ['terms', 'halal koh?', 'Halal Kak, sertifikatnya ada dan PIRT lengkap.'],
      ['time', 'ke medan kirim kapan', 'Ke Medan kirimnya Rabu dan Sabtu Kak.'],
    ],
    wrong: [
      ['stock', 'getas ready?', 'Getas ready Kak, hari ini bisa kirim.'],
      ['shipping', 'bandung 350rb gratis?', 'Bandung belanja 300rb juga gratis ongkir Kak.'],
      ['shipping', 'rusip pesawat?', 'Rusip bisa dikirim by pesawat Kak.'],
      ['payment', 'cod jakarta', 'Jakarta bisa COD Kak.'],
    ],
  },
  {
    name: 'tent saunas',
    owner: `SaunaKu Portable. Tipe Solo 1.250.000, tipe Duo 1.950.000
Garansi steamer 6 bulan, tenda 1 bulan. Listrik 1000 watt.
Tidak disarankan untuk ibu hamil dan penderita jantung.
Dikirim 1-2 hari kerja dari Tangerang, bebas ongkir Jawa.
Cicilan 0% 3 bulan lewat Shopee. Tidak ada COD.
Unit cacat tukar baru 7 hari. Garansi hangus bila dibongkar sendiri.
Showroom: Sabtu-Minggu 10.00-17.00 dengan janji.`,
    right: [
      ['terms', 'garansi steamer?', 'Steamer bergaransi 6 bulan Kak, tendanya 1 bulan.'],
      ['terms', 'bumil boleh?', 'Tidak disarankan untuk ibu hamil ya Kak.'],
      ['shipping', 'ke solo ongkir?', 'Bebas ongkir untuk Pulau Jawa Kak.'],
      ['terms', 'unit cacat gimana', 'Kalau unit cacat bisa tukar baru dalam 7 hari Kak.'],
    ],
    wrong: [
      ['payment', 'cod?', 'Bisa COD Kak.'],
      ['shipping', 'ke bali gratis?', 'Ke Bali bebas ongkir juga Kak.'],
      ['terms', 'tenda garansi', 'Tendanya garansi 6 bulan Kak.'],
      ['time', 'senin ke showroom', 'Senin showroom buka Kak jam 10.00-17.00.'],
    ],
  },
  {
    name: 'second-hand cameras',
    owner: `kamera bekas BDG | Canon M50 6,2jt (1 unit, SC 4rb) | Fuji XA5 4,3jt sold | Sony A6000 5,1jt 2 unit | lensa fix 50mm 1,1jt
garansi personal 14 hari, bukan garansi resmi. minus dijelaskan di foto
tukar tambah bisa, survey bawa barang
cod bandung ketemuan bec, luar kota rekber / tokped
nego alus bs, ga bs nyicil
kelengkapan: box cuma m50, lainnya batre charger aja`,
    right: [
      ['stock', 'xa5 msh?', 'Fuji XA5 sudah sold Kak. Sony A6000 masih ada 2 unit.'],
      ['terms', 'garansi?', 'Garansi personal 14 hari Kak, bukan garansi resmi.'],
      ['payment', 'sy di jkt, cod?', 'COD ketemuan di BEC Bandung Kak, luar kota bisa rekber atau Tokopedia.'],
      ['terms', 'm50 ada box?', 'Canon M50 ada box-nya Kak.'],
    ],
    wrong: [
      ['stock', 'xa5 ready?', 'Fuji XA5 ready Kak, tinggal 1 unit.'],
      ['terms', 'garansi resmi?', 'Garansi resmi 1 tahun Kak.'],
      ['terms', 'a6000 box?', 'Sony A6000 lengkap dengan box Kak.'],
      ['payment', 'nyicil?', 'Bisa nyicil 3x Kak.'],
    ],
  },
  {
    name: 'water gallon depot in an office district',
    owner: `Depot Tirta Jaya isi ulang 6rb, Aqua 22rb, Vit 18rb. tukar galon. beli baru galon +40rb
antar gratis radius 2km min 2 galon, lantai 3 ke atas tanpa lift +2rb/galon
jam 7-20, jumat istirahat 11.30-13. minggu tutup
langganan kantor bayar bulanan, perorangan cash
10x isi ulang gratis 1 (kupon)
uji lab 6 bulan sekali hasil ditempel`,
    right: [
      ['discount', 'ada promo?', 'Ada Kak, 10x isi ulang gratis 1 pakai kupon.'],
      ['time', 'jumat jam 12 bs antar?', 'Hari Jumat jam 11.30-13 kami istirahat Kak, setelah itu bisa.'],
      ['terms', 'airnya dites?', 'Airnya diuji lab 6 bulan sekali Kak, hasilnya ditempel di depot.'],
      ['shipping', '2 galon antar bayar?', 'Antar gratis Kak untuk radius 2km minimal 2 galon.'],
    ],
    wrong: [
      ['shipping', '1 galon antar gratis?', 'Satu galon juga diantar gratis Kak.'],
      ['time', 'minggu buka?', 'Minggu buka Kak jam 7-20.'],
      ['payment', 'sy pribadi bayar bulanan bs?', 'Perorangan bisa bayar bulanan Kak.'],
      ['discount', 'promo apa', '5x isi ulang gratis 1 Kak.'],
    ],
  },
  {
    name: 'kite surfing of motor oil resellers',
    owner: `Toko Oli Lancar - agen Shell, Motul, Yamalube. AX7 0.8L 62rb, Motul 5100 1L 115rb, Yamalube Sport 58rb
100% asli, nemu palsu ganti 10x
beli 1 karton diskon 6% ; bengkel terdaftar tempo 14 hari
jasa ganti oli gratis kalo beli disini (motor), mobil 25rb
buka 8-17 senin sabtu, minggu 8-12
kirim luar kota karton aja, pecah dikurir klaim ke kurir
stok Motul 300V abis smp januari`,
    right: [
      ['terms', 'asli ga?', '100% asli Kak, kalau palsu kami ganti 10x.'],
      ['terms', 'ganti oli motor bayar?', 'Gratis Kak kalau beli olinya di sini.'],
      ['time', 'minggu buka sampai', 'Minggu buka jam 8-12 Kak.'],
      ['stock', '300v ada?', 'Motul 300V habis sampai Januari Kak.'],
    ],
    wrong: [
      ['terms', 'mobil ganti oli gratis?', 'Ganti oli mobil juga gratis Kak.'],
      ['payment', 'sy bkn bengkel, tempo?', 'Bisa tempo 14 hari untuk umum Kak.'],
      ['discount', 'beli 3 botol diskon', 'Beli 3 botol diskon 6% Kak.'],
      ['terms', 'pecah di kurir diganti?', 'Kalau pecah di kurir kami ganti Kak.'],
    ],
  },
  {
    name: 'photo booths',
    owner: `Photobooth Senyum (Malang). 2 jam unlimited 1,5jt; 3 jam 2jt; selfbox 900rb/2 jam
include: properti, 2 kru, softcopy gdrive, frame custom. cetak 4R unlimited (selfbox gak cetak)
transport gratis Malang Raya, luar kota 300-600
lock dp 500rb. ganti tgl 1x free max h-14. cancel dp gak balik
overtime 400rb/jam. venue listrik 1300w disiapkan client
hujan outdoor harus ada tenda`,
    right: [
      ['terms', 'kru ada brp', 'Sudah include 2 kru Kak, sama properti dan frame custom.'],
      ['terms', 'selfbox dpt cetak?', 'Selfbox belum termasuk cetak Kak, softcopy-nya lewat GDrive.'],
      ['terms', 'ganti tanggal bs?', 'Bisa ganti tanggal 1x free Kak, maksimal H-14.'],
      ['terms', 'listrik siapa', 'Listrik 1300w disiapkan client ya Kak.'],
    ],
    wrong: [
      ['terms', 'cancel dp?', 'Kalau cancel DP balik 100% Kak.'],
      ['shipping', 'ke blitar transport?', 'Transport ke Blitar gratis Kak.'],
      ['terms', 'overtime', 'Overtime gratis 1 jam Kak.'],
      ['terms', 'ganti tgl 3x', 'Ganti tanggal boleh 3x Kak.'],
    ],
  },
  {
    name: 'organic eggs subscription',
    owner: `Telur Omega Ranch. Paket 10 butir 35rb, 30 butir 95rb. langganan mingguan 4x hemat 10%
antar selasa & jumat pagi, Jogja kota-Sleman free, Bantul 8rb
pecah saat diterima diganti di pengantaran berikutnya
tanpa antibiotik (hasil lab ada), bukan organik bersertifikat
tahan 3 minggu kulkas, 10 hari suhu ruang
stop langganan kapan aja, sisa uang dibalikin
tf BNI 1122334455 an CV Omega Ranch`,
    right: [
      ['terms', 'organik?', 'Belum bersertifikat organik Kak, tapi tanpa antibiotik dan ada hasil lab-nya.'],
      ['terms', 'pecah?', 'Kalau pecah saat diterima kami ganti di pengantaran berikutnya Kak.'],
      ['terms', 'stop langganan uangnya?', 'Boleh stop kapan aja Kak, sisa uangnya kami kembalikan.'],
      ['time', 'antar hari apa', 'Antarnya Selasa dan Jumat pagi Kak.'],
    ],
    wrong: [
      ['terms', 'sertif organik ada?', 'Ada Kak, telur kami bersertifikat organik.'],
      ['shipping', 'bantul free?', 'Bantul antarnya free Kak.'],
      ['discount', 'langganan hemat brp', 'Langganan mingguan hemat 25% Kak.'],
      ['terms', 'suhu ruang', 'Di suhu ruang tahan 3 minggu Kak.'],
    ],
  },
  {
    name: 'led signs and key rings of acrylic',
    owner: `akrilik custom by ruang laser - gantungan 8rb/pcs min 20, plakat 120rb, papan nama 85rb, lampu tidur 95rb
desain bs bantu free (simple), rumit 50rb
3 hari jadi, urgent 1 hari +30%
grosir gantungan 100 pcs 6rb
ready contoh di toko jl gejayan, buka 10-20 senin libur
garansi lem lepas 1 bln, pecah jatuh tidak
kirim packing kayu wajib plakat +15rb`,
    right: [
      ['terms', 'desain bayar?', 'Desain simple free Kak, kalau rumit 50rb.'],
      ['time', 'senin buka?', 'Senin libur Kak, buka lagi Selasa jam 10-20.'],
      ['terms', 'lem lepas garansi?', 'Lem lepas garansi 1 bulan Kak, kalau pecah karena jatuh tidak termasuk.'],
      ['time', 'paling cepet', 'Kalau urgent bisa 1 hari Kak, tambah 30%.'],
    ],
    wrong: [
      ['terms', 'pecah jatuh?', 'Pecah karena jatuh tetap garansi Kak.'],
      ['terms', 'gantungan min', 'Gantungan minimal 5 pcs Kak.'],
      ['terms', 'packing kayu plakat gratis?', 'Packing kayu untuk plakat gratis Kak.'],
      ['time', 'normal brp hari', 'Normalnya 1 hari jadi Kak.'],
    ],
  },
  {
    name: 'umrah gear hire',
    owner: `Perlengkapan Umroh Al Safar (Bekasi) koper fiber 24" 450rb, kain ihram 175rb, mukena travel 140rb, sewa koper 15rb/hari
paket lengkap 899rb udah sama bordir nama
kolektif travel 20 set disc 12% + free ongkir jabodetabek
kain ihram katun 100%, bukan handuk
tuker ukuran 5 hari, bordir ga bs tuker
mandiri syariah skrg BSI 7000112233 an Hj Aminah
toko 9-18 tiap hari, magrib break`,
    right: [
      ['discount', 'travel ambil 25 set', 'Untuk kolektif travel 20 set ada diskon 12% dan free ongkir Jabodetabek Kak.'],
      ['terms', 'udah bordir tuker bs?', 'Kalau sudah dibordir tidak bisa ditukar Kak.'],
      ['terms', 'bahan ihram', 'Kain ihramnya katun 100% Kak, bukan handuk.'],
      ['account', 'rek', 'BSI 7000112233 a.n. Hj Aminah ya Kak.'],
    ],
    wrong: [
      ['discount', 'ambil 5 set diskon?', 'Ambil 5 set diskon 12% Kak.'],
      ['terms', 'tuker brp hari', 'Tukar ukuran bisa 30 hari Kak.'],
      ['shipping', '1 set ongkir', 'Satu set free ongkir Jabodetabek Kak.'],
      ['account', 'a.n siapa', 'BSI 7000112233 a.n. PT Al Safar ya Kak.'],
    ],
  },
  {
    name: 'guitar strings and repairs',
    owner: `Gitar Servis Pak Dedi Solo. setel 75rb, ganti fret 450rb, ganti senar 30rb (senar bawa sendiri/ beli 60rb), refinish 900rb
setel ditunggu 1-2 jam, fret 5 hari, refinish 3-4 minggu
garansi fret 3 bln. gitar elektrik, akustik, bass bs. biola ga bisa
barang ga diambil 3 bulan bukan tanggungan
jemput solo kota 20rb, gratis kalo servis >500rb
buka 10.00-19.00 , kamis libur`,
    right: [
      ['terms', 'biola bs pak?', 'Mohon maaf Kak, biola belum bisa.'],
      ['time', 'setel ditunggu?', 'Setel bisa ditunggu Kak, sekitar 1-2 jam.'],
      ['shipping', 'refinish dijemput bayar?', 'Jemput Solo kota gratis Kak kalau servis di atas 500rb.'],
      ['time', 'kamis buka?', 'Kamis libur Kak, buka lagi Jumat jam 10.00-19.00.'],
    ],
    wrong: [
      ['terms', 'garansi fret', 'Garansi fretnya 1 tahun Kak.'],
      ['time', 'refinish brp lama', 'Refinish 1 minggu jadi Kak.'],
      ['shipping', 'setel jemput gratis?', 'Setel dijemput gratis Kak.'],
      ['terms', 'senar termasuk?', 'Ganti senar 30rb sudah termasuk senarnya Kak.'],
    ],
  },
];
