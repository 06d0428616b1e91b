import type { Shop } from '../shop.js';

/** Three shops of facts, written after the changes for the fourth and the fifth set, and read after the first run. */
export const sixthFacts: readonly Shop[] = [
  {
    name: 'ornamental goldfish',
    owner: `KOI & MAS KOKI JAYA (Blitar) 🐠
koki oranda 35rb, ranchu 85rb, koi 15cm 60rb/ekor. filter gantung 95rb. pakan hikari 45rb
ready oranda & koi, ranchu po 2 minggu
ikan mati waktu dtg (DOA) ganti 100% asal video unboxing blm dibuka plastiknya, klaim 3 jam stlh terima
salah pilih warna ga bs tukar. duit ga balik ya, ganti ikan / saldo toko
kirim senin selasa rabu aja, kereta / bus malam jawa timur & jateng. luar itu wassalam
packing oksigen free, styrofoam 20rb
cod blitar kota doang
gratis ongkir blitar kota min 100rb
filter garansi 6 bln, ikan no garansi stlh 1 hr
byr: BCA 0900112233 Sulastri, shopeepay. gopay no
buka 8-16, ahad libur`,
    right: [
      ['stock', 'ranchu ready?', 'Ranchu masih PO 2 minggu kak 🙏 yang ready oranda sama koi.'],
      [
        'terms',
        'kalo mati pas nyampe?',
        'Kalau mati pas datang kami ganti 100% kak, asal ada video unboxing dan plastiknya belum dibuka. Klaimnya maks 3 jam setelah diterima ya.',
      ],
      ['terms', 'salah warna bs tuker', 'Mohon maaf kak, salah pilih warna ga bisa ditukar ya.'],
      ['terms', 'duitnya bs balik?', 'Uangnya ga bisa kembali kak, diganti ikan atau jadi saldo toko.'],
      ['time', 'kirim jumat bisa?', 'Pengiriman cuma Senin sampai Rabu kak, Jumat belum bisa.'],
      ['shipping', 'kirim bandung?', 'Waduh belum bisa kak, baru Jawa Timur sama Jateng aja.'],
      ['shipping', 'packing bayar', 'Packing oksigennya free kak, kalau pakai styrofoam 20rb.'],
      ['payment', 'cod kediri', 'COD khusus Blitar kota ya kak 🙏'],
      ['terms', 'filter garansi', 'Filternya garansi 6 bulan kak.'],
      ['payment', 'gopay', 'GoPay belum bisa kak, bisa ShopeePay atau transfer BCA.'],
      ['account', 'rek', 'BCA 0900112233 a.n. Sulastri ya kak.'],
      ['time', 'minggu buka', 'Minggu libur kak, hari lain buka jam 8 sampai 16.'],
    ],
    wrong: [
      ['stock', 'ranchu', 'Ranchu ready kak, bisa kirim Senin.'],
      ['terms', 'mati pas dtg', 'Kalau mati kami ganti kak, ga perlu video.'],
      ['terms', 'klaim', 'Klaimnya boleh sampai 2 hari setelah diterima kak.'],
      ['terms', 'salah warna', 'Salah warna boleh ditukar kok kak, gampang.'],
      ['terms', 'uang', 'Bisa kak, uangnya kami transfer balik.'],
      ['time', 'jumat', 'Jumat bisa kirim kak, tiap hari ada bus malam.'],
      ['shipping', 'jakarta', 'Jakarta bisa kak lewat kereta.'],
      ['shipping', 'ongkir blitar 50rb', 'Belanja 50rb udah gratis ongkir Blitar kota kak.'],
      ['payment', 'cod tulungagung', 'COD Tulungagung bisa kak, sekalian lewat.'],
      ['terms', 'ikan garansi', 'Ikannya garansi seminggu kak.'],
      ['payment', 'gopay', 'GoPay juga bisa kak.'],
      ['account', 'rek', 'BCA 0900112233 a.n. Sulastri Dewi Kusuma ya kak.'],
    ],
  },
  {
    name: 'prayer and pilgrimage goods',
    owner: `Al-Barokah perlengkapan haji umroh Surabaya
Jam buka: Senin-Sabtu 08.30-17.00, Minggu tutup (WIB).
Ihram katun | Rp 145.000 · 900 g · stok 20
Mukena travel | Rp 98.000 · 350 g · stok 6 | varian: putih; dusty stok 0
Koper kabin 20 | Rp 425.000 · 3 kg · stok habis
kurma ajwa 1kg 135rb asli madinah, air zamzam 5L 350rb (halal, bpom madu aja)
kurma exp 6 bln, simpen kulkas
rombongan >= 20 set diskon 12% + bordir nama gratis, di bawah itu bordir 15rb
bordir 3 hari kerja. yg udah dibordir ga bs retur
retur 7 hari utuh tag, ongkir ganti2an? pembeli yg tanggung
kirim jnt/jne/kargo. gratis ongkir surabaya kota belanja 200rb
cod ga melayani. dp 30% rombongan, batal hangus
bayar: BSI 7001234567 a.n Yayasan Al Barokah, QRIS. titip ke kurir jgn
koper garansi roda 1 thn, zipper 3 bln`,
    right: [
      ['stock', 'koper ada?', 'Koper kabin 20 lagi habis Bu 🙏'],
      ['stock', 'mukena dusty', 'Warna dusty kosong Bu, adanya putih.'],
      ['terms', 'zamzam halal', 'Air zamzamnya halal Bu.'],
      ['terms', 'kurma asli?', 'Asli Madinah Bu kurma ajwanya, exp-nya 6 bulan dan disimpan di kulkas ya.'],
      ['discount', 'rombongan 25', 'Untuk rombongan minimal 20 set dapat diskon 12% dan bordir nama gratis Bu 😊'],
      ['terms', 'bordir 5 bayar?', 'Kalau di bawah 20 set bordirnya 15rb Bu, pengerjaan 3 hari kerja.'],
      ['terms', 'retur yg dibordir', 'Yang sudah dibordir ga bisa diretur Bu.'],
      ['terms', 'retur brp hari ongkir siapa', 'Retur 7 hari Bu selama tag masih utuh. Ongkirnya ditanggung pembeli ya.'],
      ['shipping', 'gratis ongkir?', 'Gratis ongkir Surabaya kota untuk belanja 200rb ke atas Bu.'],
      ['payment', 'cod', 'Maaf Bu, COD belum kami layani.'],
      ['payment', 'rombongan batal', 'DP rombongan 30% Bu, kalau batal hangus ya.'],
      ['terms', 'garansi koper', 'Rodanya garansi 1 tahun, zipper 3 bulan Bu.'],
    ],
    wrong: [
      ['stock', 'koper', 'Koper kabin masih ada 4 Bu.'],
      ['stock', 'mukena dusty', 'Mukena dusty ready Bu.'],
      ['terms', 'kurma bpom', 'Kurmanya sudah BPOM Bu.'],
      ['terms', 'kurma awet', 'Kurmanya tahan setahun Bu di suhu ruang.'],
      ['discount', 'rombongan 10', 'Rombongan 10 set sudah dapat diskon 12% Bu.'],
      ['terms', 'bordir', 'Bordir nama gratis Bu berapa pun setnya.'],
      ['terms', 'bordir brp lama', 'Bordir bisa ditunggu Bu, sehari jadi.'],
      ['terms', 'retur bordir', 'Yang sudah dibordir tetap bisa diretur kok Bu.'],
      ['terms', 'ongkir retur', 'Ongkir returnya kami yang tanggung Bu.'],
      ['payment', 'cod', 'COD Surabaya bisa Bu.'],
      ['payment', 'batal', 'Kalau batal DP-nya kami kembalikan Bu.'],
      ['time', 'minggu', 'Minggu buka Bu sampai jam 12.'],
    ],
  },
  {
    name: 'home baked birthday cakes by mail',
    owner: `Manis Manja Cake, Pontianak. custom cake 16cm 180rb, 20cm 260rb, bento 55rb, cupcake isi 6 75rb
PO H-3, hari H no. jumat - minggu rame, mending H-5
rasa coklat vanila red velvet; keju +15rb. less sugar bisa
halal blm sertif tp bahan halal semua. no rum no lard
topper kertas free, topper akrilik 20rb, lilin dapet 1, pisau ga
antar kota 15rb (naik mobil), siantan 25rb, luar kota ga antar. ambil sendiri jam 9-18
rusak krn ambil sendiri bukan tanggung jawab kami, rusak pas kami antar → remake/refund 50%
dp 50%, lunas pas ambil. batal H-1 dp ilang, H-3 balik
bca 8001122334 mentari putri / dana 0895 1234 5678. paylater blm
repeat order ke 5 free bento. gabisa dicampur promo
tahan 2 hr kulkas, jgn suhu ruang > 2 jam
libur tgl 25 tiap bulan`,
    right: [
      ['time', 'bs utk besok?', 'Mohon maaf kak, PO-nya minimal H-3 ya, kalau Jumat–Minggu lebih baik H-5 karena ramai 🙏'],
      ['terms', 'halal?', 'Sertifikat halalnya belum ada kak, tapi semua bahannya halal, tanpa rum dan lard.'],
      ['terms', 'less sugar bs', 'Bisa kak less sugar 😊'],
      ['terms', 'topper dapet?', 'Topper kertas free kak, kalau akrilik nambah 20rb.'],
      ['terms', 'pisau dapet', 'Lilinnya dapat 1 kak, pisaunya ga termasuk ya.'],
      ['shipping', 'antar siantan', 'Antar Siantan 25rb kak, dalam kota 15rb.'],
      ['shipping', 'antar singkawang', 'Maaf kak, luar kota belum bisa diantar.'],
      [
        'terms',
        'rusak di jalan',
        'Kalau rusaknya pas kami antar, bisa remake atau refund 50% kak. Kalau ambil sendiri bukan tanggung jawab kami ya.',
      ],
      ['payment', 'batal h-3', 'Kalau batal H-3 DP-nya balik kak.'],
      ['payment', 'lunas kapan', 'DP 50% dulu kak, pelunasannya pas ambil.'],
      ['discount', 'ada reward?', 'Ada kak, repeat order ke-5 gratis bento 🎂'],
      ['terms', 'tahan brp', 'Di kulkas tahan 2 hari kak, jangan di suhu ruang lebih dari 2 jam ya.'],
    ],
    wrong: [
      ['time', 'besok', 'Bisa kak, besok sore jadi ya.'],
      ['time', 'hari h', 'Order hari ini untuk hari ini bisa kak.'],
      ['terms', 'halal', 'Udah ada sertifikat halal MUI kak.'],
      ['terms', 'topper akrilik', 'Topper akriliknya gratis kak.'],
      ['terms', 'pisau', 'Lilin sama pisau udah dapat kak.'],
      ['shipping', 'singkawang', 'Antar Singkawang bisa kak 50rb.'],
      ['terms', 'rusak ambil sendiri', 'Tenang kak, rusak pas ambil sendiri juga kami remake.'],
      ['terms', 'refund', 'Kalau rusak kami refund 100% kak.'],
      ['payment', 'batal h-1', 'Batal H-1 DP-nya masih balik kak.'],
      ['payment', 'dp', 'Ga perlu DP kak, bayar pas ambil aja.'],
      ['discount', 'repeat ke 3', 'Repeat order ke-3 udah dapat free bento kak.'],
      ['terms', 'tahan', 'Tahan seminggu di kulkas kak.'],
    ],
  },
];
