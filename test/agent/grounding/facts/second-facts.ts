import type { Shop } from '../shop.js';

/** Statements of fact about four further shops, written before the first run of the rules on them. */
export const secondFacts: readonly Shop[] = [
  {
    name: 'generators for rent',
    owner: `SEWA GENSET BERKAH Makassar
5 kva silent 350rb/hr, 10kva 600rb, 60 kva 2,5jt (sdh operator). sewa min 2 hr utk 60 kva
BBM tanggung penyewa, kabel 25 m dapet, lebih 5rb/m
jaminan KTP asli + STNK motor, instansi cukup surat tugas
genset rusak karena salah colok ganti penuh, kabel putus ganti 150rb, telat balik kena 50rb/jam
antar jemput makassar gratis, gowa maros 100rb, luar itu ga bs
pasang di tempat udh termasuk. teknisi standby +300rb/hari
batal H-1 dp hangus, batal sblm h-3 dp balik 100%
pembayaran: dp 50%, pelunasan wkt genset datang. cek/giro ga terima
Unit 20 kva lagi servis, blm bisa disewa. 100kva nyusul bulan depan
ga nyewain: las, kompresor, alat berat
24 jam bisa dihubungi, antar terakhir jam 9 malam
izin SLO msh diurus. garansi unit ganti kalau mati bukan krn BBM, max 2 jam`,
    right: [
      ['terms', 'bbm siapa yg isi', 'BBM ditanggung penyewa Kak.'],
      ['terms', 'kabel dapet?', 'Kabel 25 meter sudah dapat Kak, lebihnya 5rb per meter.'],
      ['terms', 'jaminannya apa', 'Jaminannya KTP asli dan STNK motor Kak.'],
      ['terms', 'kami dari dinas, jaminannya?', 'Untuk instansi cukup surat tugas saja Pak.'],
      ['terms', 'kalo kabel putus', 'Kabel putus ganti 150rb Kak.'],
      ['terms', 'telat balikin kena brp', 'Telat kembali kena 50rb per jam Kak.'],
      ['shipping', 'antar maros bayar?', 'Antar jemput ke Maros 100rb Kak, area Makassar gratis.'],
      ['terms', 'pasangnya bayar lagi?', 'Pasang di tempat sudah termasuk Kak, tidak perlu bayar lagi.'],
      ['payment', 'batal h-4 dp balik?', 'Batal sebelum H-3 DP kembali 100% Kak.'],
      ['payment', 'lunasnya kapan', 'Pelunasan waktu genset datang Kak, DP-nya 50%.'],
      ['stock', '20kva ada?', 'Unit 20 kVA sedang diservis Kak, belum bisa disewa.'],
      ['stock', '100kva ada?', 'Yang 100 kVA baru menyusul bulan depan Kak.'],
      ['terms', 'sewa kompresor bs?', 'Maaf Kak, kompresor tidak kami sewakan.'],
      ['time', 'antar jam 11 malam bs?', 'Antar terakhir jam 9 malam Kak.'],
      ['terms', 'kalo gensetnya mati gmn', 'Kalau mati bukan karena BBM, unit diganti maksimal 2 jam Kak.'],
    ],
    wrong: [
      ['terms', 'bbm sudah sama bbm?', 'BBM sudah termasuk Kak.'],
      ['terms', '60 kva 1 hari aja bs?', '60 kVA 1 hari boleh Kak.'],
      ['terms', 'perlu stnk?', 'Tidak perlu STNK Kak, cukup KTP saja.'],
      ['terms', 'jaminan?', 'Cukup KTP saja Kak.'],
      ['terms', 'kabel putus gmn', 'Kabel putus tidak perlu ganti Kak.'],
      ['terms', 'telat kena denda?', 'Telat tidak kena denda Kak.'],
      ['shipping', 'antar gowa bayar?', 'Antar ke Gowa tidak perlu bayar Kak.'],
      ['shipping', 'pangkep bs antar?', 'Ke Pangkep bisa kami antar Kak.'],
      ['payment', 'batal besok dp balik?', 'Batal H-1 DP kembali penuh Kak.'],
      ['payment', 'bayar giro bs', 'Giro bisa Kak.'],
      ['stock', '20kva ready?', '20 kVA ready Kak, bisa disewa.'],
      ['stock', '100 kva ada?', 'Yang 100 kVA sudah ada Kak.'],
      ['terms', 'las disewain?', 'Alat las ada Kak, bisa disewa.'],
      ['terms', 'slo ada?', 'Izin SLO sudah ada Kak.'],
      ['terms', 'teknisi standby bayar?', 'Teknisi standby tidak dikenakan biaya Kak.'],
    ],
  },
  {
    name: 'pilgrim travel',
    owner: `Nur Kaaba Tour (umroh) cab. Cirebon
paket 9 hr 29,5jt, 12 hr 34jt, plus turki 41 jt. seat nov penuh, des sisa 6, jan open
termasuk: tiket PP, hotel, makan 3x, visa, muthowif, manasik 2x, koper. handling bandara 500rb & vaksin meningitis ga termasuk
syarat: paspor min 3 kata berlaku 7 bln, KK, KTP, buku nikah, foto 4x6 latar putih 5 lbr
perempuan < 45 tanpa mahram wajib surat izin suami/ortu
paspor blm ada? kami bantu urus 650rb (wawancara dateng sendiri ke imigrasi)
DP 5jt, lunas H-45. nyicil bisa tabungan 500rb/bln tanpa bunga, kartu kredit blm bisa
batal: H-60 potong 2,5jt, H-30 potong 50%, <H-14 hangus. ganti nama kena 750rb
kursi roda sewa di sana tanggung jamaah. Lansia > 70 harus ada pendamping
izin PPIU No 512/2020, haji khusus masih proses izin
upgrade kamar berdua +3jt/org bertiga +1,5jt
kelebihan bagasi bayar sendiri. oleh2 bebas
kantor senin-jumat 8-4, sabtu 8-12
referral: ajak 10 org gratis 1`,
    right: [
      ['stock', 'november masih ada?', 'Seat November sudah penuh Kak, Desember sisa 6.'],
      ['terms', 'visa termasuk?', 'Visa sudah termasuk Kak.'],
      ['terms', 'vaksin?', 'Vaksin meningitis belum termasuk Kak.'],
      ['terms', 'syarat dokumen', 'Siapkan paspor, KK, KTP, buku nikah dan foto 4x6 latar putih 5 lembar ya Kak.'],
      ['terms', 'saya 30 th perempuan tanpa mahram', 'Perempuan di bawah 45 tanpa mahram wajib surat izin suami atau orang tua Kak.'],
      ['terms', 'belum punya paspor', 'Kami bantu urus 650rb Kak, wawancaranya datang sendiri ke imigrasi.'],
      ['payment', 'lunas kapan', 'DP Rp 5.000.000 dan lunas H-45 Kak.'],
      ['payment', 'bisa nyicil?', 'Bisa Kak, tabungan 500rb per bulan tanpa bunga.'],
      ['terms', 'batal h-60', 'Batal H-60 dipotong Rp 2.500.000 Kak.'],
      ['terms', 'ganti nama bayar?', 'Ganti nama kena 750rb Kak.'],
      ['terms', 'nenek 75 thn sendiri bisa?', 'Lansia di atas 70 harus ada pendamping Kak.'],
      ['terms', 'haji khusus ada?', 'Haji khusus izinnya masih proses Kak.'],
      ['terms', 'manasik brp kali', 'Manasik 2x sudah termasuk Kak.'],
      ['time', 'sabtu buka?', 'Sabtu buka jam 8 sampai jam 12 Kak.'],
      ['terms', 'ada izinnya?', 'Ada Kak, izin PPIU No 512/2020.'],
    ],
    wrong: [
      ['stock', 'nov masih?', 'Seat November masih ada Kak.'],
      ['terms', 'vaksin dapet?', 'Vaksin meningitis sudah termasuk Kak.'],
      ['terms', 'perlu buku nikah?', 'Buku nikah tidak perlu Kak.'],
      ['terms', 'syarat?', 'Cukup paspor dan KTP saja Kak.'],
      ['terms', 'perempuan 30 tanpa mahram perlu surat?', 'Tidak perlu surat izin suami Kak.'],
      ['terms', 'wawancara paspor diwakilin?', 'Wawancara paspor tidak perlu datang Kak, kami wakilkan.'],
      ['payment', 'kartu kredit bs?', 'Kartu kredit bisa Kak.'],
      ['terms', 'batal h-30 dipotong?', 'Batal H-30 tidak ada potongan Kak.'],
      ['terms', 'ganti nama bayar?', 'Ganti nama tidak dikenakan biaya Kak.'],
      ['terms', 'nenek 75 perlu pendamping?', 'Lansia 75 tahun tidak perlu pendamping Kak.'],
      ['terms', 'haji khusus bs?', 'Haji khusus sudah ada izinnya Kak.'],
      ['terms', 'kursi roda dapet?', 'Kursi roda sudah termasuk Kak.'],
      ['terms', 'bagasi lebih bayar?', 'Kelebihan bagasi tidak perlu bayar Kak.'],
      ['payment', 'cicilan ada bunganya?', 'Cicilannya ada bunga 2% Kak.'],
      ['time', 'minggu buka?', 'Minggu kami buka Kak.'],
    ],
  },
  {
    name: 'crackers for resellers',
    owner: `Krupuk Ikan Mak Yam – Palembang
kemplang 250gr 22rb, krupuk kancing 18rb, getas 25rb, pempek frozen isi 20 85rb
PIRT 2061671010, halal MUI lagi diajukan, bpom ga perlu (UMKM)
tahan 3 bln suhu ruang, pempek 1 minggu chiller 2 bln freezer
min order 5 bks campur, pempek min 1 pak. reseller min 50 bks (harga japri)
kirim senin s.d. kamis aja (pempek pake box es wajib +15rb), jne/anteraja. luar pulau krupuk boleh, pempek ga
remuk > 1/3 isi ganti, sertakan video unboxing. pempek basi diganti kalo paket telat bukan krn alamat salah
COD krupuk boleh via anteraja, pempek ngga
gratis ongkir sumsel min 200rb, potongan 10rb kalo belanja > 500rb
getas abis, baru ada tgl 5. sambal cuko dapet 1 sachet/pak, tambah 3rb
ga jual mentah sama ga nerima titip jual
toko buka tiap hari 9-8 malam kecuali lebaran
label nama sendiri bisa min 100 bks, desain dr pembeli. biaya cetak 250rb`,
    right: [
      ['terms', 'halal?', 'Sertifikat halal MUI-nya masih diajukan Kak, PIRT sudah ada.'],
      ['terms', 'krupuk tahan berapa lama', 'Kerupuk tahan 3 bulan di suhu ruang Kak.'],
      ['terms', 'pempek tahan?', 'Pempek tahan 1 minggu di chiller dan 2 bulan di freezer Kak.'],
      ['terms', 'min order brp', 'Minimal order 5 bungkus boleh campur Kak.'],
      ['shipping', 'kirim hari apa', 'Kirim Senin sampai Kamis saja Kak.'],
      ['shipping', 'pempek ke jakarta bs?', 'Maaf Kak, pempek belum bisa ke luar pulau, kalau kerupuk boleh.'],
      ['shipping', 'box es wajib?', 'Untuk pempek wajib pakai box es Kak, tambah 15rb.'],
      ['terms', 'kalo remuk gmn', 'Kalau remuknya lebih dari sepertiga isi kami ganti Kak, sertakan video unboxing ya.'],
      ['payment', 'cod krupuk', 'Kerupuk bisa COD lewat Anteraja Kak.'],
      ['payment', 'cod pempek', 'Untuk pempek tidak bisa COD Kak.'],
      ['shipping', 'belanja 250rb ke lahat gratis ongkir?', 'Gratis ongkir Sumsel minimal 200rb Kak.'],
      ['stock', 'getas ada?', 'Getas habis Kak, baru ada tanggal 5.'],
      ['terms', 'cuko dapet?', 'Dapat 1 sachet cuko per pak Kak, tambah 3rb.'],
      ['terms', 'bisa titip jual?', 'Maaf Kak, kami tidak menerima titip jual.'],
      ['terms', 'label sendiri bs?', 'Bisa Kak, label sendiri minimal 100 bungkus dengan biaya cetak 250rb.'],
    ],
    wrong: [
      ['terms', 'halal?', 'Sudah halal MUI Kak.'],
      ['terms', 'ada bpom?', 'Sudah BPOM Kak.'],
      ['terms', 'pempek tahan di suhu ruang?', 'Pempek tahan 3 bulan di suhu ruang Kak.'],
      ['terms', 'beli 2 bks bs?', '2 bungkus boleh Kak.'],
      ['shipping', 'jumat kirim?', 'Jumat juga kirim Kak.'],
      ['shipping', 'pempek ke jakarta bs?', 'Pempek bisa dikirim ke luar pulau Kak.'],
      ['shipping', 'box es wajib?', 'Pempek tidak wajib pakai box es Kak.'],
      ['terms', 'klaim perlu video?', 'Klaim tidak perlu video unboxing Kak.'],
      ['payment', 'cod pempek?', 'Pempek bisa COD Kak.'],
      ['shipping', 'belanja 100rb gratis ongkir?', 'Belanja 100rb ke Sumsel sudah gratis ongkir Kak.'],
      ['stock', 'getas ready?', 'Getas ready Kak.'],
      ['terms', 'yg mentah ada?', 'Yang mentah juga ada Kak.'],
      ['terms', 'titip jual?', 'Titip jual bisa Kak.'],
      ['terms', 'label 20 bks', 'Label sendiri 20 bungkus bisa Kak.'],
      ['terms', 'cetak label bayar?', 'Cetak label tidak dipungut biaya Kak.'],
    ],
  },
  {
    name: 'piano tuning',
    owner: `Stem Piano Om Beni (Solo Jogja Semarang)
stem upright 400rb, grand 650rb, keyboard servis dr 150rb
piano > 3 th ga distem: pitch raising wajib +250rb
udah sama transport solo; jogja 75rb semarang 125rb. magelang salatiga by request
harus booking min 3 hr sblmnya, hari H ga bisa. senin off
ruangan harus sepi, listrik ada; piano jangan dipindah seminggu
garansi stem 1 bln (senar putus bukan garansi). Senar putus pas distem 60rb/biji ditanggung pemilik
batal pas udah di lokasi bayar transport
bersihin dalem gratis, poles body beda biaya
ga nerima: stem harpa, organ pipa, piano listrik
jual beli piano bekas: garansi 6 bulan, dapet kursi, antar dlm kota, stem 1x. ga dapet cover
cash / tf BNI, ga pake qris. invoice buat sekolah / gereja bs, tempo 7 hr
les piano nanti buka januari`,
    right: [
      ['terms', 'piano saya 5 tahun ga distem', 'Kalau lebih dari 3 tahun tidak distem wajib pitch raising tambah 250rb Kak.'],
      ['shipping', 'transport jogja brp', 'Transport Jogja 75rb Kak, Solo sudah termasuk.'],
      ['time', 'hari ini bisa?', 'Maaf Kak, harus booking minimal 3 hari sebelumnya.'],
      ['time', 'senin bs?', 'Senin kami off Kak.'],
      ['terms', 'ruangannya gmn', 'Ruangannya harus sepi dan ada listrik ya Kak.'],
      ['terms', 'garansi stem', 'Garansi stem 1 bulan Kak.'],
      ['terms', 'senar putus garansi?', 'Senar putus tidak masuk garansi Kak.'],
      ['terms', 'kalo senar putus pas distem', 'Senar putus saat distem 60rb per biji ditanggung pemilik Kak.'],
      ['terms', 'batal di lokasi', 'Kalau batal di lokasi bayar transport Kak.'],
      ['terms', 'bersihin dalem bayar?', 'Bersihkan bagian dalam gratis Kak.'],
      ['terms', 'piano listrik bs stem?', 'Maaf Kak, piano listrik tidak kami terima.'],
      ['terms', 'piano bekas garansi?', 'Piano bekas garansinya 6 bulan Kak.'],
      ['terms', 'beli bekas dapet apa', 'Dapat kursi, antar dalam kota dan stem 1x Kak.'],
      ['payment', 'qris bs?', 'Belum bisa QRIS Kak, bisa cash atau transfer BNI.'],
      ['terms', 'les piano ada?', 'Les piano baru buka Januari Kak.'],
    ],
    wrong: [
      ['terms', '5 tahun ga distem perlu pitch raising?', 'Tidak perlu pitch raising Kak.'],
      ['shipping', 'semarang transport bayar?', 'Transport Semarang tidak kena biaya Kak.'],
      ['time', 'perlu booking?', 'Tidak perlu booking Kak, langsung datang.'],
      ['time', 'senin bs?', 'Senin bisa Kak.'],
      ['terms', 'ruangan harus sepi?', 'Ruangan tidak harus sepi Kak.'],
      ['terms', 'garansi stem?', 'Garansi stem 6 bulan Kak.'],
      ['terms', 'senar putus garansi?', 'Senar putus masuk garansi Kak.'],
      ['terms', 'senar putus siapa yg bayar', 'Senar putus kami yang tanggung Kak.'],
      ['terms', 'batal di lokasi bayar?', 'Batal di lokasi tidak perlu bayar Kak.'],
      ['terms', 'poles body gratis?', 'Poles body gratis Kak.'],
      ['terms', 'harpa bs?', 'Stem harpa bisa Kak.'],
      ['terms', 'cover dapet?', 'Piano bekas sudah dapat cover Kak.'],
      ['payment', 'qris?', 'QRIS bisa Kak.'],
      ['payment', 'sekolah tempo 30 hari?', 'Untuk sekolah tempo 30 hari Kak.'],
      ['terms', 'les piano udah buka?', 'Les piano sudah buka Kak.'],
    ],
  },
];
