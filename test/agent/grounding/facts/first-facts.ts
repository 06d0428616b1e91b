import type { Shop } from '../shop.js';

/** Statements of fact about four shops, written before the rules for charges, requirements and pending things. */
export const firstFacts: readonly Shop[] = [
  {
    name: 'sewing machines',
    owner: `MESIN JAHIT MAKMUR, psr Kliwon Kudus
portable Singer 1,85jt, Butterfly hitam 1,35jt (kepala aja, meja + 450rb), mesin obras 2 jarum 1,9jt, neci bekas 750rb
Garansi: dinamo 1 th, mesin 3 bln, bekas 1 minggu. jarum & karet ga garansi. kartu garansi hilang = hangus
garansi dikerjain di toko ya, ga terima panggilan. Kalo mau dijemput kena 35rb
retur? ga bs tuker kalo udah dipake jahit. cacat pabrik ganti unit max 3 hari, sertakan video nyala
udah dapet: jarum 1 set, spul 4, kursus dasar 1x dateng. Buku ga dapet
COD cm dalam kota Kudus, luar kota transfer dl. ekspedisi indah cargo, jawa 3-5 hr, luar jawa 7-14 hari, packing kayu wajib 90rb
stok singer ready, butterfly tinggal 2, obras kosong (nyusul minggu depan)
Servis: bongkar total 150rb, setel 50rb. Batal servis tetep kena cek 25rb
nggak ngerjain: mesin bordir, mesin industri high speed, setrika uap
Buka senin - sabtu 08.00-16.30 jumat istirahat 11.30-13.00. minggu tutup
kredit harus KTP suami istri + KK, min. pembelian 1,5jt, DP 20%. proses 1-2 hari
Gratis ongkir dalam kota min belanja 1 jt`,
    right: [
      ['terms', 'garansi dinamo berapa lama', 'Garansi dinamonya 1 tahun Kak.'],
      ['terms', 'yg bekas garansi?', 'Mesin bekas garansinya 1 minggu Kak.'],
      ['terms', 'bisa dipanggil ke rumah kalo garansi', 'Untuk garansi dikerjakan di toko Kak, kami belum terima panggilan.'],
      ['terms', 'kalo minta dijemput bayar?', 'Kalau dijemput kena 35rb Kak.'],
      ['terms', 'bisa tukar ga kalo ga cocok', 'Kalau sudah dipakai jahit tidak bisa ditukar Kak.'],
      ['terms', 'dapet apa aja', 'Sudah dapat jarum 1 set, 4 spul dan kursus dasar 1x Kak.'],
      ['terms', 'buku panduan dapet?', 'Bukunya tidak dapat Kak.'],
      ['payment', 'cod semarang bs?', 'Maaf Kak, COD hanya dalam kota Kudus. Luar kota transfer dulu ya.'],
      ['shipping', 'kirim kalimantan berapa hari', 'Luar Jawa sekitar 7-14 hari Kak, packing kayunya wajib.'],
      ['stock', 'obras ada?', 'Mesin obrasnya masih kosong Kak, nyusul minggu depan.'],
      ['terms', 'kalo batal servis bayar ga', 'Batal servis tetap kena biaya cek 25rb Kak.'],
      ['terms', 'bisa servis setrika uap?', 'Maaf Kak, kami tidak mengerjakan setrika uap.'],
      ['time', 'minggu buka?', 'Minggu kami tutup Kak, buka Senin-Sabtu 08.00-16.30.'],
      ['terms', 'syarat kredit apa', 'Untuk kredit siapkan KTP suami istri dan KK ya Kak, DP 20%.'],
      ['shipping', 'ongkir dalam kota gratis?', 'Gratis ongkir dalam kota kalau belanja minimal Rp 1.000.000 Kak.'],
    ],
    wrong: [
      ['terms', 'garansi mesin brp lama', 'Garansi mesinnya 1 tahun Kak.'],
      ['terms', 'jarum digaransi?', 'Jarumnya juga bergaransi Kak.'],
      ['terms', 'kartu garansi saya hilang', 'Kartu garansi hilang tidak masalah Kak, garansi tetap berlaku.'],
      ['terms', 'kalo minta dijemput bayar?', 'Dijemput tidak perlu bayar Kak.'],
      ['terms', 'udah dipake sekali bisa tuker?', 'Bisa ditukar Kak walaupun sudah dipakai jahit.'],
      ['terms', 'klaim cacat perlu video?', 'Tidak perlu video Kak, langsung kami ganti unit.'],
      ['terms', 'buku dapet?', 'Sudah dapat buku panduan juga Kak.'],
      ['payment', 'cod demak?', 'COD ke Demak bisa Kak.'],
      ['shipping', 'packing kayu wajib?', 'Packing kayunya tidak wajib Kak.'],
      ['stock', 'obras ada?', 'Mesin obras ready Kak.'],
      ['terms', 'kalo batal servis bayar?', 'Kalau batal servis tidak dikenakan biaya Kak.'],
      ['terms', 'mesin bordir bisa servis?', 'Mesin bordir bisa kami servis Kak.'],
      ['terms', 'kredit perlu kk?', 'Cukup KTP saja Kak untuk kredit.'],
      ['shipping', 'belanja 400rb gratis ongkir?', 'Belanja 400rb sudah gratis ongkir Kak.'],
      ['payment', 'kredit yg 750rb bisa?', 'Neci bekas Rp 750.000 juga bisa kredit Kak.'],
    ],
  },
  {
    name: 'weaning food',
    owner: `Dapur MPASI Bunda Ayu Sidoarjo 🍲
bubur 6+ 12rb, tim 9+ 14rb, nasi lembek 12+ 15rb, kaldu frozen 250ml 28rb. finger food isi 6 18rb
halal msh pengajuan (blm keluar sertifikatnya), PIRT udh ada, BPOM blm
tanpa gula garam, ga pake pengawet & msg. tahan kulkas 2 hari, kaldu freezer 2 bln
order h-1 max jam 5 sore ya bun, min 3 cup per alamat. ganti menu bisa sblm jam 6 sore
antar pagi 06.00-08.00, sidoarjo kota 8rb, gedangan waru 12rb, surabaya via gosend tanggung pembeli
langganan 6 hari: dpt gratis antar (kota aja). libur minggu & tgl merah
wadah kaca deposit 20rb, balik kalo ga retak, hilang ganti 25rb
alergi? wajib infoin pas order. telur seafood kacang bisa di skip, susu ga bs
ga nyediain: susu formula, puree instan, catering dewasa
komplain maksimal 2 jam stlh diterima + foto, basi / salah menu diganti baru. uang ga balik
pembatalan hari H kena 50%
bayar transfer/qris, cod ga bisa
stok kaldu sapi hbs, ayam & ikan ready`,
    right: [
      ['terms', 'udah halal bun?', 'Sertifikat halalnya masih pengajuan Bun, belum keluar.'],
      ['terms', 'bpom ada?', 'BPOM belum ada Bun, PIRT-nya sudah.'],
      ['terms', 'pake gula garam?', 'Tanpa gula garam Bun, dan tidak pakai pengawet maupun MSG.'],
      ['terms', 'tahan brp lama', 'Di kulkas tahan 2 hari Bun, kaldu di freezer 2 bulan.'],
      ['terms', 'order kapan paling lambat', 'Order H-1 maksimal jam 5 sore ya Bun.'],
      ['terms', 'min order?', 'Minimal 3 cup per alamat Bun.'],
      ['shipping', 'antar jam brp', 'Diantar pagi jam 06.00-08.00 Bun.'],
      ['shipping', 'langganan 6 hari antar gratis?', 'Langganan 6 hari gratis antar untuk area kota ya Bun.'],
      ['terms', 'wadah kaca hilang gimana', 'Kalau hilang ganti 25rb Bun.'],
      ['terms', 'anak alergi telur', 'Telur bisa di-skip Bun, mohon infokan saat order ya.'],
      ['terms', 'jual susu formula?', 'Maaf Bun, susu formula tidak kami sediakan.'],
      ['terms', 'kalo basi gmn', 'Kalau basi diganti baru Bun, komplain maksimal 2 jam setelah diterima dengan foto.'],
      ['payment', 'bisa cod?', 'Belum bisa COD Bun, bayarnya transfer atau QRIS.'],
      ['stock', 'kaldu sapi ready?', 'Kaldu sapi habis Bun, yang ready ayam dan ikan.'],
      ['terms', 'batal hari h gmn', 'Pembatalan di hari H kena 50% Bun.'],
    ],
    wrong: [
      ['terms', 'udah halal bun?', 'Sudah bersertifikat halal Bun.'],
      ['terms', 'bpom ada?', 'Sudah BPOM Bun.'],
      ['terms', 'ada pengawetnya?', 'Pakai sedikit pengawet Bun, aman kok.'],
      ['terms', 'tahan berapa hari', 'Tahan 5 hari di kulkas Bun.'],
      ['terms', 'order pagi buat siang ini?', 'Bisa order hari ini untuk siang ini Bun.'],
      ['terms', 'pesan 1 cup aja', '1 cup boleh Bun, kami antar.'],
      ['shipping', 'langganan waru antar gratis?', 'Langganan di Waru juga gratis antar Bun.'],
      ['terms', 'wadah hilang?', 'Wadah kaca hilang tidak perlu ganti Bun.'],
      ['terms', 'perlu bilang kalo alergi?', 'Tidak perlu info alergi Bun, menunya aman semua.'],
      ['terms', 'susu bisa di skip?', 'Susu juga bisa di-skip Bun.'],
      ['terms', 'catering dewasa ada?', 'Catering dewasa juga ada Bun.'],
      ['terms', 'kalo basi uang balik?', 'Kalau basi uang kembali penuh Bun.'],
      ['payment', 'cod?', 'COD bisa Bun.'],
      ['stock', 'kaldu sapi ada?', 'Kaldu sapi ready Bun.'],
      ['terms', 'batal hari H gmn', 'Batal di hari H tidak ada potongan Bun.'],
    ],
  },
  {
    name: 'locksmith',
    owner: `Ahli Kunci Pak Slamet — Bekasi Timur, 24 jam (di atas jam 10 malam +50rb)
duplikat biasa 15rb, kunci motor 25rb, remot mobil 450rb mulai, buka pintu rumah 150rb, brankas 350rb
panggilan min 100rb kalo cm buka pintu deket. Bekasi & jaktim aja. depok ga
buka mobil/motor wajib bawa STNK + KTP, rumah harus ada KTP / saksi RT
duplikat imobilizer: mobil dateng ke toko, 1-2 jam. harus bawa 1 kunci asli
udah termasuk transport (bekasi), lubang kunci rusak beda lagi 75rb
garansi duplikat 1 bln asal ga patah, remot 3 bulan, jasa buka pintu tanpa garansi
kunci patah karena salah pakai bayar lagi
ga melayani: kunci apartemen kartu, brankas bank, bobol kost
datang terus batal kena 50rb
bayar cash/qris/transfer BCA, kartu kredit gabisa. nyicil no
stok remot avanza xenia ready, brio & jazz indent 4 hari
teknisi perempuan blm ada`,
    right: [
      ['time', 'tengah malam bisa?', 'Bisa Kak, kami 24 jam. Di atas jam 10 malam tambah 50rb.'],
      ['shipping', 'depok bisa?', 'Maaf Kak, kami hanya Bekasi dan Jaktim.'],
      ['terms', 'buka mobil syaratnya apa', 'Wajib bawa STNK dan KTP ya Kak.'],
      ['terms', 'buka pintu rumah perlu apa', 'Untuk rumah harus ada KTP atau saksi RT Kak.'],
      ['terms', 'duplikat imobilizer bawa apa', 'Bawa 1 kunci asli ya Kak, mobilnya datang ke toko.'],
      ['time', 'imobilizer brp lama', 'Sekitar 1-2 jam Kak.'],
      ['terms', 'transport bayar lagi?', 'Untuk Bekasi sudah termasuk transport Kak.'],
      ['terms', 'garansi duplikat?', 'Garansi duplikat 1 bulan Kak asal tidak patah.'],
      ['terms', 'remot garansi?', 'Remot garansinya 3 bulan Kak.'],
      ['terms', 'buka pintu garansi?', 'Jasa buka pintu tanpa garansi Kak.'],
      ['terms', 'kunci apartemen kartu bisa?', 'Maaf Kak, kunci apartemen kartu tidak kami layani.'],
      ['terms', 'kalo udah dateng terus batal?', 'Kalau sudah datang lalu batal kena 50rb Kak.'],
      ['payment', 'bs kartu kredit?', 'Kartu kredit belum bisa Kak, bisa cash, QRIS atau transfer BCA.'],
      ['stock', 'remot brio ada?', 'Remot Brio indent 4 hari Kak.'],
      ['stock', 'remot avanza?', 'Remot Avanza ready Kak.'],
    ],
    wrong: [
      ['time', 'jam 12 malem nambah ga', 'Jam 12 malam tidak ada tambahan Kak.'],
      ['shipping', 'depok bs?', 'Depok bisa kami datangi Kak.'],
      ['terms', 'buka mobil harus ada stnk?', 'Tidak harus ada STNK Kak, cukup KTP saja.'],
      ['terms', 'buka rumah perlu ktp?', 'Tidak perlu KTP Kak untuk buka rumah.'],
      ['terms', 'kunci asli hilang semua bisa duplikat imobilizer?', 'Duplikat imobilizer tidak usah bawa kunci asli Kak.'],
      ['time', 'imobilizer lama?', 'Duplikat imobilizer hanya 15 menit Kak.'],
      ['terms', 'lubang kunci rusak nambah?', 'Lubang kunci rusak sudah termasuk Kak.'],
      ['terms', 'garansi remot?', 'Garansi remotnya 1 tahun Kak.'],
      ['terms', 'buka pintu ada garansi?', 'Jasa buka pintu bergaransi 1 bulan Kak.'],
      ['terms', 'kuncinya patah lagi', 'Kunci patah tidak perlu bayar lagi Kak.'],
      ['terms', 'kos saya kekunci bisa bobol?', 'Bobol kost bisa kami bantu Kak.'],
      ['terms', 'batal kena biaya?', 'Kalau batal tidak dipungut biaya Kak.'],
      ['payment', 'bisa nyicil?', 'Bisa dicicil Kak.'],
      ['stock', 'remot jazz?', 'Remot Jazz ready Kak, bisa langsung.'],
      ['terms', 'teknisi cewek ada?', 'Teknisi perempuan ada Kak.'],
    ],
  },
  {
    name: 'pets by road and air',
    owner: `PawTrip kirim hewan jogja - jakarta - surabaya
Kucing darat 350rb/ekor, anjing kecil 450rb, anjing besar >15kg 700rb. pesawat +400rb
syarat: buku vaksin, surat sehat dokter hewan max 3 hari, umur min 4 bln. hewan hamil ga bisa
(surat karantina kami yg urus, udah termasuk)
kandang bawa sendiri, pinjem 50rb deposit 200rb. Kandang rusak potong deposit
dapet makan + air, update foto tiap 4 jam. obat pribadi titip boleh asal ada resep
jemput ke rumah dlm kota jogja gratis, sleman bantul 30rb. Antar sampai rumah jakarta 75rb, surabaya ambil di pool
jalan tiap selasa, kamis sabtu. darat 10-14 jam, pesawat hari yg sama (min booking 3 hr sblmnya)
min 2 ekor utk rute surabaya
asuransi opsional 5% nilai hewan; mati di jalan ganti 100% nilai kalo pake asuransi, tanpa asuransi ga diganti
reschedule 1x gratis, kedua 75rb. batal h-1 dp hangus
DP 50%, lunas pas serah terima. cod no
promo pelajar lagi ga ada, promo 3 ekor gratis kandang s/d 20 desember
bukan layanan: reptil, unggas, hewan ternak
kantor 8-17, adm minggu off tp keberangkatan tetep jalan`,
    right: [
      ['terms', 'syaratnya apa min', 'Siapkan buku vaksin dan surat sehat dokter hewan maksimal 3 hari ya Kak, umur minimal 4 bulan.'],
      ['terms', 'kucing hamil bisa?', 'Maaf Kak, hewan hamil tidak bisa.'],
      ['terms', 'surat karantina gimana', 'Surat karantina kami yang urus Kak, sudah termasuk.'],
      ['terms', 'kandang dapet?', 'Kandang bawa sendiri Kak, bisa pinjam 50rb dengan deposit 200rb.'],
      ['terms', 'kalo kandangnya rusak', 'Kalau kandang rusak dipotong dari deposit Kak.'],
      ['terms', 'dikasih makan?', 'Sudah dapat makan dan air Kak, update foto tiap 4 jam.'],
      ['shipping', 'jemput bantul bayar?', 'Jemput ke Bantul 30rb Kak, dalam kota Jogja gratis.'],
      ['shipping', 'surabaya diantar ke rumah?', 'Untuk Surabaya ambil di pool ya Kak.'],
      ['time', 'jalan hari apa', 'Berangkat tiap Selasa, Kamis dan Sabtu Kak.'],
      ['time', 'darat brp jam', 'Lewat darat 10-14 jam Kak.'],
      ['terms', 'surabaya 1 ekor bs?', 'Rute Surabaya minimal 2 ekor Kak.'],
      ['terms', 'kalo mati gimana', 'Kalau pakai asuransi diganti 100% nilainya Kak, tanpa asuransi tidak diganti.'],
      ['terms', 'reschedule bayar?', 'Reschedule pertama gratis Kak, yang kedua 75rb.'],
      ['terms', 'kirim burung bisa?', 'Maaf Kak, unggas bukan layanan kami.'],
      ['payment', 'bayarnya gmn', 'DP 50% dan lunas saat serah terima Kak, COD belum ada.'],
    ],
    wrong: [
      ['terms', 'perlu surat dokter?', 'Tidak perlu surat sehat Kak, cukup buku vaksin saja.'],
      ['terms', 'kucing 2 bulan bs?', 'Umur 2 bulan boleh Kak.'],
      ['terms', 'lagi hamil boleh?', 'Hewan hamil boleh ikut Kak.'],
      ['terms', 'karantina bayar?', 'Surat karantina urus sendiri ya Kak.'],
      ['terms', 'kandang?', 'Kandang sudah termasuk Kak.'],
      ['terms', 'kandang rusak gmn', 'Kandang rusak tidak dipotong Kak.'],
      ['terms', 'titip obat perlu resep?', 'Titip obat tidak harus ada resep Kak.'],
      ['shipping', 'surabaya diantar?', 'Surabaya kami antar sampai rumah Kak.'],
      ['time', 'rabu jalan?', 'Rabu juga jalan Kak.'],
      ['terms', 'pesawat booking besok bisa?', 'Pesawat booking besok bisa Kak.'],
      ['terms', 'surabaya 1 ekor', '1 ekor ke Surabaya boleh Kak.'],
      ['terms', 'ga pake asuransi mati diganti?', 'Tanpa asuransi tetap diganti 100% Kak.'],
      ['terms', 'reschedule kedua?', 'Reschedule kedua tidak kena biaya Kak.'],
      ['terms', 'kirim ular', 'Reptil bisa kami kirim Kak.'],
      ['discount', 'promo pelajar ada?', 'Promo pelajar ada Kak.'],
    ],
  },
];
