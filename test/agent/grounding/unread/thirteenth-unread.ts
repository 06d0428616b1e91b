import type { Shop } from '../shop.js';

/** Written before the rules were looked at. The misses of this half were never listed, only counted. */
export const thirteenthUnread: readonly Shop[] = [
  {
    name: 'circumcision clinic',
    owner: `Rumah Sunat dr. Fajar – Cimahi
konvensional 1,1jt (usia < 10 th), 10-15 th 1,4jt, dewasa 2,25jt
metode klem 1.750.000 anak, dewasa 2.800.000. Stapler cuma dewasa 4,5jt
gemuk / fimosis +350rb
udah termasuk: obat, kontrol 1x, celana sunat (khusus anak), sertifikat. kontrol berikutnya 75rb
sunat di rumah +300rb max 10 km dari klinik, lewat itu +10rb/km
bayi (<1 th) harus bawa surat rujukan dr anak, khitan bayi 1,6jt cuma hari selasa & kamis
sunat massal min 10 anak: 850rb per anak, gratis snack + badut kalo 25 anak ke atas
jadwal tiap hari 06.00 – 17.00, minggu sampai 12.00. hari besar islam tutup
harus puasa? ngga perlu. yg lagi demam gak bisa
BPJS ga bisa, asuransi reimburse sendiri (kami kasih kuitansi)
DP booking 200rb, ganti jadwal boleh 1x paling lambat h-2, batal dp ga kembali
Muamalat 1010088342 a.n Klinik Fajar Sehat. debit bisa, paylater tidak`,
    right: [
      ['price', 'anak 8 tahun yg biasa brp dok', 'Metode konvensional untuk usia di bawah 10 tahun Rp 1.100.000 Kak.'],
      ['total', 'anak 12 th konvensional dirumah, 8 km', 'Usia 10-15 tahun 1,4jt + sunat di rumah 300rb = Rp 1.700.000 Kak.'],
      ['total', 'klem anak di rumah jarak 14 km', 'Klem anak 1.750.000 + sunat di rumah 300rb + 4 km x 10rb, totalnya Rp 2.090.000 Kak.'],
      ['terms', 'obat bayar lagi?', 'Obat sudah termasuk Kak, sama kontrol 1x, celana sunat dan sertifikat.'],
      ['price', 'kontrol kedua bayar brp', 'Kontrol berikutnya Rp 75.000 Kak.'],
      ['total', 'massal 20 anak', 'Sunat massal 20 anak x 850rb = Rp 17.000.000 Kak.'],
      ['time', 'hari minggu smp jam brp', 'Minggu buka jam 6 pagi sampai jam 12 siang Kak.'],
      ['payment', 'bs pake bpjs', 'Mohon maaf Kak, belum bisa BPJS. Untuk asuransi bisa reimburse sendiri, kuitansinya kami beri.'],
      ['terms', 'perlu puasa dulu ga', 'Tidak perlu puasa Kak.'],
      ['payment', 'kalo batal dp balik?', 'Kalau batal DP 200rb tidak kembali Kak, tapi boleh ganti jadwal 1x paling lambat H-2.'],
    ],
    wrong: [
      ['price', 'umur 12 konvensional', 'Untuk usia 12 tahun konvensional Rp 1.100.000 Kak.'],
      ['total', 'klem anak di rumah 5km', 'Klem anak di rumah totalnya Rp 1.950.000 Kak.'],
      ['price', 'stapler utk anak', 'Stapler untuk anak Rp 4.500.000 Kak, bisa dijadwalkan.'],
      ['terms', 'kontrol gratis terus?', 'Kontrol gratis sampai sembuh Kak.'],
      ['terms', 'dewasa dpt celana?', 'Pasien dewasa juga dapat celana sunat Kak.'],
      ['time', 'khitan bayi hari sabtu', 'Khitan bayi bisa hari Sabtu Kak.'],
      ['terms', 'massal 15 anak dpt badut?', 'Sunat massal 15 anak sudah gratis badut Kak.'],
      ['payment', 'bpjs?', 'Bisa pakai BPJS Kak.'],
      ['payment', 'paylater', 'Bisa bayar pakai paylater Kak.'],
      ['terms', 'lg demam gpp?', 'Anak yang sedang demam tetap bisa disunat Kak.'],
    ],
  },
  {
    name: 'coworking space',
    owner: `RuangKita Coworking Purwokerto
hot desk: harian 45rb, 10x masuk 375rb (berlaku 2 bulan), bulanan 650rb
dedicated desk 950rb/bln, private office isi 4 org 3,2jt/bln (deposit 1 bulan)
jam: senin-jumat 08.00-22.00, sabtu 09.00-18.00, minggu libur. Member dedicated & private akses 24 jam
fasilitas: wifi, kopi & air putih gratis (harian 1 cup kopi), loker cuma dedicated. print hitam 500/lbr, warna 1.500
meeting room 6 org 60rb/jam, 12 org 110rb/jam, min 2 jam. member bulanan gratis 4 jam/bulan ruang 6 org
event space max 60 pax 1,5jt/4 jam, overtime 300rb/jam, sound + proyektor termasuk, catering bebas dr luar kena charge 100rb
alamat usaha (virtual office) 2,4jt/thn, ga termasuk ngurus NIB
mahasiswa diskon 15% utk hot desk harian & bulanan, tunjukin KTM
tamu member boleh 1 jam, habis itu bayar harian
parkir motor gratis, mobil 5rb
ga boleh bawa hewan, makan berat di pantry aja
bayar qris / BSI 7188203345 a.n PT Ruang Kita Bersama, invoice kantor bisa tempo 14 hari`,
    right: [
      ['price', 'sehari brp kak', 'Hot desk harian Rp 45.000 Kak, sudah dapat wifi dan 1 cup kopi.'],
      ['discount', 'mhs harian jd brp', 'Mahasiswa diskon 15%, jadi harian Rp 38.250 Kak. Tunjukkan KTM ya.'],
      ['total', 'ruang meeting 12 org 3 jam', 'Meeting room 12 orang 3 jam x 110rb = Rp 330.000 Kak.'],
      ['total', 'event space 6 jam', 'Event space 4 jam 1,5jt + overtime 2 jam 600rb = Rp 2.100.000 Kak.'],
      ['time', 'sabtu smp jam brp', 'Sabtu buka jam 09.00-18.00 Kak, Minggu libur.'],
      ['terms', 'yg bulanan dpt loker?', 'Loker hanya untuk member dedicated desk Kak.'],
      ['terms', 'voucher 10x berlaku brp lama', 'Paket 10x masuk Rp 375.000 berlaku 2 bulan Kak.'],
      ['price', 'print warna 20 lembar', 'Print warna 20 lembar x 1.500 = Rp 30.000 Kak.'],
      ['terms', 'boleh bawa kucing ga hehe', 'Mohon maaf Kak, tidak boleh bawa hewan.'],
      ['payment', 'kantor kami bs bayar belakangan?', 'Untuk kantor bisa invoice tempo 14 hari Kak.'],
    ],
    wrong: [
      ['price', 'dedicated sebulan', 'Dedicated desk Rp 650.000 per bulan Kak.'],
      ['total', 'private office bayar awal', 'Bayar awal private office termasuk deposit Rp 3.200.000 Kak.'],
      ['time', 'hot desk 24 jam?', 'Member hot desk bisa akses 24 jam Kak.'],
      ['time', 'minggu buka?', 'Minggu kami buka jam 09.00-18.00 Kak.'],
      ['discount', 'mahasiswa dedicated diskon?', 'Dedicated desk juga diskon 15% untuk mahasiswa Kak.'],
      ['total', 'meeting 6 org 1 jam', 'Bisa Kak, meeting room 6 orang sejam Rp 60.000.'],
      ['terms', 'virtual office sama nib?', 'Virtual office 2,4jt per tahun sudah termasuk urus NIB Kak.'],
      ['terms', 'catering luar bayar?', 'Catering dari luar bebas tanpa charge Kak.'],
      ['total', 'event 5 jam', 'Event space 5 jam totalnya Rp 1.500.000 Kak.'],
      ['terms', 'parkir mobil gratis', 'Parkir mobil gratis Kak.'],
    ],
  },
  {
    name: 'security cameras',
    owner: `MATA ELANG CCTV Pekanbaru
paket 2 kamera 2MP 2.150.000 | 4 kamera 3.450.000 | 8 kamera 6.100.000
paket udah: dvr, hdd 500gb (8 cam 1TB), kabel 20m/kamera, pasang, setting hp. monitor ga termasuk
naik ke 5MP +125rb tiap kamera
upgrade hdd 1TB +350rb
kabel lebih 7rb/m, pipa pelindung 15rb/m opsional
cctv wifi indoor 385rb, outdoor 525rb blm pasang. Jasa pasang wifi 100rb/titik
servis panggilan 150rb (dalam kota), sparepart beda. Kalo cuma setting ulang via remote 50rb
garansi kamera 2 thn, dvr 1 thn, hdd ikut resmi. kena petir & kemasukan air hangus garansinya
jarak luar kota (Bangkinang, Siak, Kerinci) transport 250rb, kota bebas
pengerjaan 1 hari utk 4 kamera, 8 kamera 2 hari
bayar: DP 30% sisanya stlh kamera nyala. kredit via homecredit bisa utk pembelian >3jt
Bank Riau Kepri 8210034567 an Hendra Gunawan
toko 09.00 sd 17.30, minggu & tgl merah teknisi off tp toko buka sampe jam 2`,
    right: [
      [
        'price',
        'paket 4 kamera brp bang',
        'Paket 4 kamera 2MP Rp 3.450.000 Bang, sudah sama DVR, HDD 500GB, kabel 20 m per kamera dan pasang.',
      ],
      ['total', '4 kamera yg 5mp', 'Naik ke 5MP 4 x 125rb = 500rb, jadi Rp 3.950.000 Kak.'],
      ['total', '2 kamera kabel nambah 15 meter', 'Paket 2 kamera 2.150.000 + kabel 15 m x 7rb = 2.255.000 Kak.'],
      ['terms', 'monitor dapet ga', 'Monitor belum termasuk Kak.'],
      ['total', 'cctv wifi outdoor 2 sama pasang', '2 CCTV wifi outdoor 1.050.000 + pasang 2 titik 200rb, total Rp 1.250.000 Kak.'],
      ['terms', 'kena petir garansi?', 'Kalau kena petir garansinya hangus Kak.'],
      ['shipping', 'ke siak nambah brp', 'Siak kena transport 250rb Kak, dalam kota bebas.'],
      ['time', '8 kamera brp hari', 'Untuk 8 kamera pengerjaannya 2 hari Kak.'],
      [
        'payment',
        'paket 2 kamera bs kredit?',
        'Kredit lewat Home Credit untuk pembelian di atas 3 juta Kak, jadi paket 2 kamera belum bisa.',
      ],
      ['time', 'minggu bs pasang?', 'Minggu dan tanggal merah teknisi off Kak, tapi toko buka sampai jam 2 siang.'],
    ],
    wrong: [
      ['price', '8 kamera', 'Paket 8 kamera Rp 3.450.000 Kak.'],
      ['total', '4 kamera di bangkinang', 'Paket 4 kamera pasang di Bangkinang totalnya Rp 3.450.000 Kak.'],
      ['total', '8 kamera 5mp', 'Paket 8 kamera 5MP jadinya Rp 6.225.000 Kak.'],
      ['terms', 'hdd paket 4 brp', 'Paket 4 kamera sudah HDD 1TB Kak.'],
      ['terms', 'wifi udah sama pasang?', 'CCTV wifi indoor 385rb sudah sama pasang Kak.'],
      ['terms', 'dvr garansi', 'DVR bergaransi 2 tahun Kak.'],
      ['terms', 'kemasukan air masih garansi?', 'Kemasukan air masih masuk garansi Kak.'],
      ['payment', '2 kamera kredit', 'Paket 2 kamera bisa kredit lewat Home Credit Kak.'],
      ['time', 'tgl merah teknisi ada?', 'Tanggal merah teknisi tetap masuk Kak.'],
      ['price', 'setting ulang remote', 'Setting ulang lewat remote Rp 150.000 Kak.'],
    ],
  },
  {
    name: 'rice mill',
    owner: `Beras Pak Dhe – penggilingan Ngawi
pandan wangi 5kg 82rb, 25kg 395rb
IR64 premium 5kg 70rb / 25kg 335rb. IR64 medium cuma 25kg 298rb
ketan putih 19rb/kg, beras merah 22rb per kg (min 2kg), menir 9rb/kg buat pakan
ambil 10 sak (25kg) potong 5rb/sak, 40 sak ke atas 9rb/sak
harga franco gudang. kirim ngawi, madiun, magetan min 5 sak gratis, dibawah itu 30rb. Solo & kediri 12rb/sak min 20 sak
bongkar kuli 1.500/sak tanggungan pembeli
karung polos, sablon merk sendiri 2.500/karung min 200
beras kutuan/apek tuker max 3 hari asal belom kebuka separo
bukan beras organik ya, tapi ga pake pemutih & pewangi
tempo 7 hari cuma langganan > 3 bulan, baru pertama cash
dedak jual jg 4.200/kg kalo lg giling, ga mesti ada
BRI 004501099887532 Sudarmanto (pak dhe)
giling senin s/d sabtu, gudang buka 07.00-16.00, jumat istirahat 11-13. minggu ambil bisa asal janjian`,
    right: [
      ['price', 'pandan wangi 25 kilo', 'Pandan wangi 25 kg Rp 395.000 Kak.'],
      ['total', 'ir64 premium 10 sak', 'Ambil 10 sak potong 5rb per sak, jadi 330rb x 10 = Rp 3.300.000 Kak.'],
      ['total', 'ketan 3 kg beras merah 2 kg', 'Ketan putih 3 kg 57rb + beras merah 2 kg 44rb = Rp 101.000 Kak.'],
      ['shipping', 'kirim madiun 6 sak', 'Kirim ke Madiun 6 sak gratis Kak, minimal 5 sak.'],
      ['shipping', 'madiun 2 sak ongkir?', 'Di bawah 5 sak ongkirnya 30rb Kak.'],
      ['terms', 'organik ga berasnya', 'Bukan organik Kak, tapi tanpa pemutih dan pewangi.'],
      ['terms', 'klo apek bs tuker', 'Beras apek atau kutuan bisa tukar maksimal 3 hari Kak, asal belum terbuka separuh.'],
      ['payment', 'bs tempo ga saya baru', 'Untuk pembelian pertama cash dulu Kak, tempo 7 hari khusus langganan lebih dari 3 bulan.'],
      ['price', 'medium yg 5kg ada?', 'IR64 medium adanya 25 kg saja Kak, Rp 298.000.'],
      ['time', 'jumat jam 12 buka?', 'Jumat istirahat jam 11 sampai 13 Kak, buka lagi sampai jam 16.00.'],
    ],
    wrong: [
      ['price', 'ir64 premium 25', 'IR64 premium 25 kg Rp 298.000 Kak.'],
      ['total', '40 sak medium', '40 sak IR64 medium potong 5rb jadi Rp 11.720.000 Kak.'],
      ['shipping', 'ngawi 3 sak gratis?', 'Kirim Ngawi 3 sak gratis Kak.'],
      ['shipping', 'solo 10 sak', 'Bisa Kak, kirim Solo 10 sak ongkirnya Rp 120.000.'],
      ['terms', 'organik?', 'Iya Kak, beras kami organik.'],
      ['terms', 'bongkar kulinya siapa yg bayar', 'Biaya bongkar kuli ditanggung kami Kak.'],
      ['price', 'beras merah sekilo', 'Beras merah 1 kg Rp 22.000 bisa Kak.'],
      ['payment', 'pertama beli boleh tempo?', 'Boleh Kak, pembelian pertama bisa tempo 7 hari.'],
      ['total', 'pandan wangi 5kg 4', '4 pandan wangi 5 kg totalnya Rp 338.000 Kak.'],
      ['terms', 'sablon merk 50 karung', 'Sablon merk 50 karung bisa Kak, 2.500 per karung.'],
    ],
  },
];
