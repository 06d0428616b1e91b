import type { Shop } from '../shop.js';

/** Written together with the first half. Its misses were not read while the rules were changed. */
export const twelfthUnread: readonly Shop[] = [
  {
    name: 'make-up and kebaya rental',
    owner: `Larasati MUA & sewa kebaya
wisuda 300rb, bridesmaid 275rb, lamaran 650rb, akad 1.500.000, resepsi 2jt, paket akad+resepsi 3,2jt
semua makeup udah termasuk bulu mata & softlens, hairdo +75rb, hijab do +60rb (pengantin free)
retouch 250rb kecuali pengantin udah include 1x
sewa kebaya wisuda 150rb/2 hari, kebaya pengantin 900rb/3 hari
telat balikin 50rb per hari, deposit 200rb balik kalo ga rusak
transport gratis dalam kota Jogja, Bantul/Sleman 50rb, Klaten & Magelang 150rb, luar itu nego
subuh (sebelum jam 5) +100rb per orang
min 3 orang dateng ke rumah, kurang dr itu ke studio
test makeup 200rb potong harga kalo deal
prewed outdoor 800rb max 6 jam, lewat +100rb/jam
kosmetik: Make Over, Estee Lauder; kulit sensitif pake produk sendiri boleh
booking DP 500rb pengantin, yg lain 100rb. ga bs refund, ganti tanggal bisa selama kosong
Jumat libur kecuali pengantin
BRI 0029-01-012345-50-6 an Laras Ayu`,
    right: [
      ['total', 'wisuda pake hijab do', 'Wisuda 300rb + hijab do 60rb = Rp 360.000 Kak, sudah termasuk bulu mata dan softlens.'],
      ['price', 'akad resepsi', 'Paket akad + resepsi Rp 3.200.000 Kak, hairdo atau hijab do sudah free.'],
      ['total', 'wisuda 3 org di sleman', 'Wisuda 3 orang 900rb + transport Sleman 50rb = Rp 950.000 Kak.'],
      ['total', 'makeup wisuda jam 4 pagi', 'Sebelum jam 5 tambah 100rb per orang, jadi wisuda Rp 400.000 Kak.'],
      ['terms', 'ke rumah 2 orang bs', 'Kalau 2 orang di studio ya Kak, ke rumah minimal 3 orang.'],
      ['time', 'jumat bisa wisuda', 'Jumat kami libur Kak, kecuali untuk pengantin.'],
      ['terms', 'deposit kebaya', 'Deposit 200rb Kak, kembali kalau kebaya tidak rusak.'],
      ['price', 'sewa kebaya pengantin', 'Sewa kebaya pengantin Rp 900.000 untuk 3 hari Kak.'],
      ['payment', 'dp wisuda', 'DP untuk wisuda Rp 100.000 Kak.'],
      ['total', 'prewed 8 jam', 'Prewed outdoor 800rb untuk 6 jam, lebih 2 jam 200rb, jadi Rp 1.000.000 Kak.'],
    ],
    wrong: [
      ['terms', 'hairdo wisuda', 'Makeup wisuda sudah termasuk hairdo Kak.'],
      ['price', 'bridesmaid', 'Bridesmaid Rp 300.000 Kak.'],
      ['total', 'wisuda 3 org klaten', 'Wisuda 3 orang di Klaten totalnya Rp 950.000 Kak.'],
      ['terms', 'retouch lamaran', 'Lamaran sudah include retouch 1x Kak.'],
      ['terms', 'ke rumah 1 orang', 'Bisa Kak, kami datang ke rumah untuk 1 orang.'],
      ['payment', 'batal dp', 'DP bisa dikembalikan kalau batal Kak.'],
      ['price', 'telat balikin 3 hari', 'Telat 3 hari dendanya Rp 50.000 Kak.'],
      ['account', 'rek', 'BRI 0029-01-012345-50-8 an Laras Ayu Kak.'],
      ['time', 'jumat wisuda', 'Jumat bisa untuk wisuda Kak.'],
      ['price', 'sewa kebaya wisuda', 'Sewa kebaya wisuda Rp 150.000 untuk 3 hari Kak.'],
    ],
  },
  {
    name: 'fresh seafood',
    owner: `Fresh Laut Mbak Yani (pasar ikan muara)
update hari ini per kg:
udang vaname size 50 85rb, size 30 110rb
cumi 78rb, gurita 65rb
tongkol 32rb, kembung 45rb, kakap merah 90rb, salmon fillet 260rb
kepiting 180rb (isi 3), rajungan 120rb — kepiting harus H-1
kerang hijau 20rb
potong bersih gratis kecuali gurita + cumi 5rb/kg
fillet +10rb/kg. bumbu bakar 15rb/kg bumbu kuning 12rb/kg
min order antar 150rb
ongkir 10rb (Muara Karang, Pluit), 20rb (Grogol, Kebon Jeruk, Puri), selatan 35rb. free di atas 500rb kecuali selatan
PO masuk max jam 10 malem, kirim besok 6.30–9 pagi. ambil sendiri sampe jam 11
Senin libur nelayan, stok sisa kemarin ga dijual
dikirim pake es, kalo ga seger foto max 1 jam → diganti, bukan refund uang
pelanggan warung makan min 10kg potongan 3rb/kg (tongkol & kembung aja)
pembayaran cod boleh, transfer BCA 0849912345 Yani`,
    right: [
      ['price', 'kakap sekilo', 'Kakap merah Rp 90.000 per kg Kak.'],
      [
        'total',
        'udang size 30 2kg cumi 1kg antar pluit',
        'Udang size 30 2 kg 220rb + cumi 1 kg 78rb + ongkir Pluit 10rb = Rp 308.000 Kak.',
      ],
      ['total', 'salmon fillet setengah kilo', 'Salmon fillet setengah kilo Rp 130.000 Kak.'],
      [
        'discount',
        'tongkol 10 kg buat warung',
        'Untuk warung makan minimal 10 kg dipotong 3rb per kg, jadi tongkol 29rb x 10 kg = Rp 290.000 Kak.',
      ],
      ['time', 'pesen malem ini sampe kapan', 'Pesan maksimal jam 10 malam Kak, dikirim besok jam 6.30 sampai 9 pagi.'],
      ['terms', 'bersihin bayar?', 'Potong bersih gratis Kak, kecuali gurita dan cumi 5rb per kg.'],
      ['shipping', 'belanja 600rb ke puri', 'Belanja di atas 500rb ke Puri gratis ongkir Kak.'],
      ['terms', 'kalo ga seger', 'Kalau tidak segar, kirim foto maksimal 1 jam setelah terima, nanti kami ganti barangnya Kak.'],
      ['payment', 'cod', 'Boleh COD Kak.'],
      ['time', 'kepiting skrg', 'Kepiting harus pesan H-1 Kak, harganya Rp 180.000 per kg isi 3.'],
    ],
    wrong: [
      ['price', 'udang size 30', 'Udang vaname size 30 Rp 85.000 per kg Kak.'],
      ['total', 'cumi 2kg bersih', 'Cumi 2 kg sudah bersih Rp 156.000 Kak.'],
      ['shipping', 'selatan 600rb', 'Belanja 600rb ke Jakarta Selatan gratis ongkir Kak.'],
      ['terms', 'ga seger refund', 'Kalau tidak segar uangnya kami refund Kak.'],
      ['time', 'senin ada', 'Senin tetap buka Kak.'],
      ['discount', 'kakap 10 kg warung', 'Kakap merah 10 kg dapat potongan 3rb per kg Kak.'],
      ['total', 'kembung 3kg ke grogol', 'Kembung 3 kg ke Grogol totalnya Rp 145.000 Kak.'],
      ['time', 'kepiting hari ini', 'Kepiting bisa dikirim hari ini Kak.'],
      ['price', 'gurita', 'Gurita Rp 78.000 per kg Kak.'],
      ['terms', 'antar 100rb', 'Order 100rb bisa diantar Kak.'],
    ],
  },
  {
    name: 'digital invitations',
    owner: `Undangin Digital
Basic 49rb: 1 tema, galeri 5 foto, aktif 3 bln
Silver 89rb: galeri 15 foto, musik, RSVP, amplop digital, aktif 6 bulan
Gold 149rb: galeri 30 foto, video, musik custom, filter ig, aktif 1 tahun, revisi 5x
semua paket udah dapet maps, countdown, nama tamu unlimited
custom domain (.com) 200rb/th hanya Gold, subdomain free
revisi basic 1x silver 3x, lebih dari itu 10rb/revisi
pengerjaan 1x24 jam stlh data lengkap, express 3 jam +50rb (ga ada express utk Gold)
bahasa inggris / jawa +25rb, hijriah free
cetak kartu akses isi 100 85rb blm ongkir
perpanjang masa aktif 20rb/3bln
foto prewed dari customer, kita ga ada jasa foto
bayar lunas di depan, dikasih preview gratis dulu 1 halaman, kalo ga cocok sblm jadi uang balik 100%
cs balas 08.00–21.00 (minggu slow respon)
promo 12.12 basic jd 39rb, silver 75rb, gold tetap – berlaku tgl 10–12 des
contoh: undangin.id/demo
shopeepay/dana 081290001234`,
    right: [
      ['terms', 'silver dapet apa', 'Silver Rp 89.000 dapat galeri 15 foto, musik, RSVP dan amplop digital, aktif 6 bulan Kak.'],
      ['total', 'gold bahasa inggris', 'Gold 149rb + bahasa Inggris 25rb = Rp 174.000 Kak.'],
      ['total', 'silver express', 'Silver express 3 jam Rp 139.000 Kak.'],
      ['terms', 'basic bisa revisi brp kali', 'Basic bisa revisi 1x Kak, lebih dari itu 10rb per revisi.'],
      ['terms', 'domain sendiri bs', 'Custom domain .com 200rb per tahun Kak, khusus paket Gold.'],
      ['time', 'berapa lama jadi', 'Jadi dalam 1x24 jam setelah data lengkap Kak.'],
      ['discount', 'promo 12.12', 'Promo 12.12 Basic jadi 39rb dan Silver 75rb Kak, berlaku 10-12 Desember.'],
      ['link', 'contoh', 'Contohnya bisa dilihat di undangin.id/demo Kak.'],
      ['terms', 'tamu dibatasi?', 'Nama tamu unlimited di semua paket Kak.'],
      ['total', 'perpanjang 6 bulan', 'Perpanjang 20rb per 3 bulan, jadi 6 bulan Rp 40.000 Kak.'],
    ],
    wrong: [
      ['terms', 'basic ada musik', 'Basic sudah ada musiknya Kak.'],
      ['price', 'gold promo', 'Gold promo 12.12 jadi Rp 129.000 Kak.'],
      ['terms', 'silver revisi', 'Silver bisa revisi 5x Kak.'],
      ['time', 'gold express', 'Gold bisa express 3 jam Kak, tambah 50rb.'],
      ['terms', 'domain silver', 'Paket Silver bisa custom domain Kak.'],
      ['terms', 'basic aktif', 'Basic aktif 6 bulan Kak.'],
      ['payment', 'bayar nanti', 'Bisa DP dulu Kak, lunas setelah jadi.'],
      ['terms', 'bisa fotoin prewed', 'Kami juga ada jasa foto prewed Kak.'],
      ['total', 'basic bahasa jawa', 'Basic bahasa Jawa Rp 49.000 Kak.'],
      ['account', 'dana', 'DANA ke 081290001243 Kak.'],
    ],
  },
  {
    name: 'purchases from abroad',
    owner: `Jastip Japan by Momo
kurs 1 yen = 118 rupiah (update tiap senin)
fee jastip: barang <5000 yen 50rb/pcs, 5000-15000 yen 90rb/pcs, diatas itu 10% dari harga
Snack fee 20rb/pcs, min 5 pcs
kosmetik/skincare max 3 pcs per org per item
ga terima: obat resep, barang cair >100ml, daging, rokok
berat: 85rb/kg sampe Jakarta udah termasuk pajak, minimal 0,5 kg
tas branded, sepatu box: volume, +120rb/box
ongkir dari Jakarta ke kota kamu belum termasuk
batch 7: close 5 Des, sampe jkt ±20 Des. batch 8 close 15 Jan
DP 70% pas order, lunas pas barang sampe jkt
barang limited full payment
salah beli dari kita refund 100%, barang kosong → balikin dp full atau ganti
batal dari customer DP hangus
keaslian dijamin, ada struk
barang rusak krn ekspedisi lokal bukan tanggungan kita (pake asuransi 5rb kalo mau)
ig @jastipmomo.jp
Jago 103344556677 Monica Tania`,
    right: [
      ['total', 'barang 3000 yen', 'Barang 3.000 yen x 118 = Rp 354.000 + fee 50rb, jadi Rp 404.000 Kak, belum termasuk berat.'],
      ['price', 'fee barang 8000 yen', 'Fee untuk barang 5.000-15.000 yen 90rb per pcs Kak.'],
      ['terms', 'pajak udah?', 'Biaya berat 85rb per kg sampai Jakarta sudah termasuk pajak Kak.'],
      ['shipping', 'ongkir ke bandung', 'Ongkir dari Jakarta ke kota Kakak belum termasuk ya.'],
      ['time', 'batch 7 kapan', 'Batch 7 tutup 5 Desember, perkiraan sampai Jakarta sekitar 20 Desember Kak.'],
      ['terms', 'obat resep bs', 'Maaf Kak, obat resep tidak kami terima.'],
      ['payment', 'dp brp', 'DP 70% saat order, pelunasan saat barang sampai Jakarta Kak.'],
      ['terms', 'barang kosong gmn', 'Kalau barangnya kosong, DP kembali penuh atau bisa ganti barang Kak.'],
      ['total', 'snack 6', 'Fee snack 20rb x 6 pcs = Rp 120.000 Kak, di luar harga barangnya.'],
      ['terms', 'asli?', 'Keaslian dijamin Kak, ada struknya.'],
    ],
    wrong: [
      ['price', 'fee 8000 yen', 'Fee barang 8.000 yen Rp 50.000 per pcs Kak.'],
      ['total', 'berat 2 kg', 'Berat 2 kg biayanya Rp 85.000 Kak.'],
      ['shipping', 'ongkir ke sby', 'Sudah termasuk ongkir sampai Surabaya Kak.'],
      ['payment', 'batal', 'Kalau batal DP kembali full Kak.'],
      ['terms', 'daging bs', 'Daging bisa Kak.'],
      ['terms', 'snack 2 bisa', 'Bisa Kak, snack 2 pcs saja juga boleh.'],
      ['time', 'batch 8', 'Batch 8 tutup 5 Januari Kak.'],
      ['payment', 'limited dp', 'Barang limited cukup DP 70% Kak.'],
      ['terms', 'rusak pas kirim', 'Kalau rusak di ekspedisi lokal kami ganti Kak.'],
      ['terms', 'serum 5 pcs', 'Skincare bisa 5 pcs per orang Kak.'],
    ],
  },
  {
    name: 'game consoles',
    owner: `GAME ZONE Rental PS
main di tempat: PS3 4rb/jam, PS4 7rb/jam, PS5 12rb/jam
paket malam (22.00–06.00) PS4 35rb, PS5 60rb — ps3 ga ada paket malam
VIP room +5rb/jam (AC, sofa, max 4 org)
sewa bawa pulang PS3 50rb/hari 2 stik, PS4 85rb/hari 2 stik, PS5 ga disewakan keluar
sewa 3 hari bayar 2 hari
stik tambahan 10rb/hari, tv 32" 40rb/hari
jaminan ktp + kk asli atau deposit 1jt
antar jemput 15rb, gratis kalo sewa min 3 hari, khusus Kec. Lowokwaru & Blimbing
telat balik 5rb/jam
rusak/hilang ganti, stik 350rb
member 50rb/bln: main diskon 20% (ga berlaku paket malam & VIP)
anak SD seragam dilarang masuk jam sekolah (s.d. 13.00)
mie rebus 8rb, telur +3rb, es teh 4rb, kopi 5rb
Buka 24 jam, jumat tutup 11-13
booking tempat via wa, telat 15 mnt hangus`,
    right: [
      ['total', 'ps5 3 jam', 'PS5 3 jam Rp 36.000 Kak.'],
      ['total', 'ps4 2 jam vip', 'PS4 7rb + VIP 5rb = 12rb per jam, 2 jam jadi Rp 24.000 Kak.'],
      ['price', 'paket malem ps4', 'Paket malam PS4 Rp 35.000 Kak, jam 22.00 sampai 06.00.'],
      ['total', 'sewa ps4 3 hari bawa pulang', 'Sewa 3 hari bayar 2 hari, jadi PS4 Rp 170.000 Kak, sudah 2 stik.'],
      ['terms', 'ps5 bs dibawa pulang', 'Maaf Kak, PS5 tidak disewakan keluar.'],
      ['terms', 'jaminannya', 'Jaminannya KTP dan KK asli, atau deposit 1 juta Kak.'],
      ['shipping', 'antar ke blimbing sewa 3 hari', 'Sewa minimal 3 hari antar jemputnya gratis untuk Blimbing Kak.'],
      ['total', 'mie rebus telor es teh', 'Mie rebus 8rb + telur 3rb + es teh 4rb = Rp 15.000 Kak.'],
      ['discount', 'member ps5 sejam', 'Member diskon 20%, PS5 jadi Rp 9.600 per jam Kak.'],
      ['time', 'jumat jam 12', 'Jumat jam 11 sampai 13 kami tutup dulu Kak.'],
    ],
    wrong: [
      ['price', 'ps4 sejam', 'PS4 Rp 12.000 per jam Kak.'],
      ['total', 'ps5 2 jam vip', 'PS5 2 jam di VIP room Rp 24.000 Kak.'],
      ['price', 'ps3 paket malem', 'Paket malam PS3 Rp 35.000 Kak.'],
      ['total', 'sewa ps4 2 hari tambah 1 stik', 'Sewa PS4 2 hari plus 1 stik tambahan totalnya Rp 180.000 Kak.'],
      ['discount', 'member paket malam', 'Member dapat diskon 20% untuk paket malam Kak.'],
      ['terms', 'sewa ps5 bawa pulang', 'PS5 bisa disewa bawa pulang Kak.'],
      ['shipping', 'antar sewa sehari', 'Sewa 1 hari antar jemputnya gratis Kak.'],
      ['terms', 'jaminan', 'Jaminannya cukup fotokopi KTP Kak.'],
      ['terms', 'vip brp orang', 'VIP room muat maksimal 8 orang Kak.'],
      ['time', 'booking telat', 'Booking masih kami tahan sampai 30 menit Kak.'],
    ],
  },
  {
    name: 'house cleaning',
    owner: `KinclongIn cleaning service
General cleaning: 2 jam 120rb/1 org, 4 jam 210rb, tambah jam 50rb
deep cleaning 15rb/m2 min 30 m2 (alat & chemical dari kita)
general alat dr pemilik rumah, kalo pake alat kita +40rb
cuci toren 500L 150rb, 1000L 200rb, di atas 1000L survey dulu
kaca luar max lantai 2, 25rb/m2
setrika 35rb/jam min 2 jam
bersih pasca renovasi 20rb/m2 min 50m2, puing ga diangkut
langganan mingguan (4x/bulan) general 4 jam diskon 10%
jam kerja 08-17, weekend +20rb/org, tgl merah ga terima
area Bekasi & Jaktim, Jaksel +30rb transport. Jakpus, barat, utara belum
petugas cewe bisa request H-2
kehilangan/kerusakan akibat petugas diganti max 1jt, lapor max 24 jam
kurang bersih? kita balik lagi gratis dlm 2 hari
bayar setelah selesai, tunai/qris. cancel hari H charge 50%
hewan peliharaan tolong dikandang, ga bersihin kotoran hewan`,
    right: [
      ['price', 'general 4 jam', 'General cleaning 4 jam Rp 210.000 per orang Kak.'],
      ['total', 'deep cleaning 40 m2', 'Deep cleaning 40 m2 x 15rb = Rp 600.000 Kak, alat dan chemical dari kami.'],
      ['total', 'general 4 jam pake alat kalian hari sabtu', 'General 4 jam 210rb + alat 40rb + weekend 20rb = Rp 270.000 Kak.'],
      ['total', 'general 3 jam', 'General 2 jam 120rb tambah 1 jam 50rb, jadi Rp 170.000 Kak.'],
      ['discount', 'langganan mingguan', 'Langganan mingguan general 4 jam diskon 10%, jadi Rp 189.000 per datang Kak.'],
      [
        'terms',
        'jakpus bs',
        'Jakarta Pusat belum terjangkau Kak, area kami Bekasi dan Jakarta Timur, Jakarta Selatan tambah transport 30rb.',
      ],
      ['terms', 'kurang bersih gmn', 'Kalau kurang bersih kami balik lagi gratis dalam 2 hari Kak.'],
      ['payment', 'bayar kapan', 'Bayarnya setelah selesai Kak, bisa tunai atau QRIS.'],
      ['terms', 'petugas cewek', 'Bisa request petugas perempuan H-2 Kak.'],
      ['terms', 'puing diangkut', 'Untuk bersih pasca renovasi puingnya tidak kami angkut Kak.'],
    ],
    wrong: [
      ['price', 'toren 1000', 'Cuci toren 1000L Rp 150.000 Kak.'],
      ['total', 'deep cleaning 20 m2', 'Deep cleaning 20 m2 Rp 300.000 Kak.'],
      ['total', 'general 2 jam jaksel', 'General 2 jam di Jakarta Selatan totalnya Rp 120.000 Kak.'],
      ['terms', 'general alat dr mana', 'General cleaning alatnya dari kami tanpa biaya tambahan Kak.'],
      ['time', 'tgl merah', 'Tanggal merah tetap bisa Kak.'],
      ['terms', 'jakut bs', 'Jakarta Utara bisa Kak.'],
      ['terms', 'kaca lantai 3', 'Kaca luar lantai 3 bisa kami kerjakan Kak.'],
      ['payment', 'cancel', 'Cancel di hari H tidak kena biaya Kak.'],
      ['terms', 'lapor rusak', 'Kerusakan bisa dilaporkan sampai 3 hari Kak.'],
      ['total', 'setrika 1 jam', 'Setrika 1 jam Rp 35.000 bisa Kak.'],
    ],
  },
];
