import type { Shop } from '../shop.js';

/** Statements of fact about four more shops, written after the rules and run once. */
export const thirdFacts: readonly Shop[] = [
  {
    name: 'hearing aids',
    owner: `Pusat Alat Bantu Dengar DENGAR JELAS Malang
BTE 4,5jt, RIC 9,8jt, in canal custom 12 jt (bikin cetakan dl, jadi 10 hari kerja)
tes pendengaran 100rb, free kalo jadi beli. konsul ga bayar
isi: alat, baterai 1 strip, box pengering. baterai isi ulang 60rb/strip. ear mould custom beda lagi 350rb
garansi resmi 2 th, receiver 6 bln, speaker kena air / keringat berlebih ga dicover
servis di luar garansi cek dulu 50rb, kalo lanjut ga kena
tukar tipe max 7 hari (segel earmould masih ada), uang ga kembali. yg custom ga bs ditukar
bpjs bisa klaim 1 jt, wajib rujukan THT + kartu bpjs aktif. asuransi swasta tergantung polis
home visit malang raya 75rb, lansia > 70 gratis. luar kota kirim paket aja
cicilan 0% 6x bca mandiri, kartu lain blm bisa
stok RIC merah & silver, hitam indent 2 minggu. tipe rechargeable nyusul
buka senin sabtu 09.00-17.00, jam 12-13 istirahat, tgl merah libur
ga nerima servis merk lain. anak <5 th harus ada hasil BERA`,
    right: [
      ['terms', 'tes bayar?', 'Tes pendengaran 100rb Kak, gratis kalau jadi beli.'],
      ['terms', 'konsul bayar?', 'Konsultasi tidak bayar Kak.'],
      ['terms', 'dapet apa aja', 'Isinya alat, baterai 1 strip dan box pengering Kak.'],
      ['terms', 'garansi berapa lama', 'Garansi resminya 2 tahun Kak, receiver 6 bulan.'],
      ['terms', 'kena air garansi?', 'Kalau kena air tidak dicover garansi Kak.'],
      ['terms', 'bisa tuker tipe?', 'Tukar tipe maksimal 7 hari Kak selama segel earmould masih ada.'],
      ['terms', 'custom bs ditukar?', 'Yang custom tidak bisa ditukar Kak.'],
      ['terms', 'bpjs syaratnya?', 'Untuk klaim BPJS wajib rujukan THT dan kartu BPJS aktif Kak.'],
      ['shipping', 'home visit bayar?', 'Home visit Malang Raya 75rb Kak, untuk lansia di atas 70 gratis.'],
      ['payment', 'cicilan kartu bni bs?', 'Maaf Kak, cicilan baru untuk BCA dan Mandiri.'],
      ['stock', 'ric hitam ada?', 'RIC hitam indent 2 minggu Kak, yang ada merah dan silver.'],
      ['stock', 'yg rechargeable ada?', 'Tipe rechargeable masih menyusul Kak.'],
      ['time', 'jam istirahat?', 'Jam 12-13 kami istirahat Kak.'],
      ['terms', 'bisa servis merk lain?', 'Maaf Kak, kami tidak menerima servis merk lain.'],
      ['terms', 'anak 3 tahun perlu apa', 'Anak di bawah 5 tahun harus ada hasil BERA Kak.'],
    ],
    wrong: [
      ['terms', 'tes gratis?', 'Tes pendengaran tidak dipungut biaya Kak.'],
      ['terms', 'ear mould dapet?', 'Ear mould custom sudah termasuk Kak.'],
      ['terms', 'garansi receiver?', 'Receiver garansinya 2 tahun Kak.'],
      ['terms', 'kena keringat gimana', 'Kena keringat tetap dicover garansi Kak.'],
      ['terms', 'cek servis bayar?', 'Servis di luar garansi ceknya tidak kena biaya Kak.'],
      ['terms', 'custom bs tukar?', 'Custom juga bisa ditukar Kak.'],
      ['terms', 'uang bisa balik?', 'Uang bisa kembali dalam 7 hari Kak.'],
      ['terms', 'bpjs perlu rujukan?', 'Klaim BPJS tidak perlu rujukan THT Kak.'],
      ['terms', 'bpjs syarat?', 'Cukup kartu BPJS saja Kak.'],
      ['shipping', 'visit ke kediri?', 'Home visit ke Kediri bisa Kak.'],
      ['payment', 'cicilan bni?', 'Cicilan 0% BNI juga bisa Kak.'],
      ['stock', 'rechargeable ada?', 'Tipe rechargeable ready Kak.'],
      ['terms', 'servis merk lain?', 'Servis merk lain bisa Kak.'],
      ['terms', 'anak 3 th perlu bera?', 'Anak 3 tahun tidak perlu hasil BERA Kak.'],
      ['time', 'tanggal merah buka?', 'Tanggal merah tetap buka Kak.'],
    ],
  },
  {
    name: 'live music',
    owner: `Serenada Entertainment (Bandung) akustik & band wedding
akustik duo 1,8jt, trio 2,4jt, full band 6 pers 6,5jt, saxophone solo 1,2jt. durasi 2 jam, overtime 400rb/jam
harga sdh sama sound kecil (max 150 tamu); lebih dari itu sound dr vendor atau sewa 1,5jt
transport bandung kota free, lembang ciwidey 200rb, jakarta 1jt + hotel 1 malam ditanggung client
request lagu max 5, kasih list paling lambat h-7. lagu barat/indo/sunda bs, dangdut full ngga
makan kru disediain klien (6 porsi band)
dp 30% utk lock tgl, lunas h-3. batal dp hangus, ganti tanggal 1x gratis selama kosong, kedua kena 10%
Nyumbang lagu tamu boleh. MC bukan dari kami (bisa kami cariin, fee 1jt)
listrik min 2000 watt, panggung & tenda urusan WO
rundown wajib dikirim h-3
september sabtu udah penuh semua, minggu masih ada 1. oktober open
video highlight nyusul max 14 hari, dapet cuma paket full band
booking min sebulan sblmnya, dadakan tanya admin
qris tf ok, kontrak pake materai`,
    right: [
      ['terms', 'main berapa lama', 'Durasinya 2 jam Kak, overtime 400rb per jam.'],
      ['terms', 'sound dapet?', 'Sudah termasuk sound kecil untuk maksimal 150 tamu Kak.'],
      ['shipping', 'lembang nambah?', 'Transport Lembang 200rb Kak, Bandung kota gratis.'],
      ['terms', 'request lagu brp', 'Request lagu maksimal 5 Kak, list-nya paling lambat H-7.'],
      ['terms', 'dangdut bs?', 'Maaf Kak, dangdut full belum bisa.'],
      ['terms', 'makan kru gimana', 'Makan kru disediakan klien Kak, untuk band 6 porsi.'],
      ['payment', 'dp brp', 'DP 30% untuk lock tanggal, lunas H-3 Kak.'],
      ['payment', 'batal dp balik?', 'Kalau batal DP hangus Kak.'],
      ['terms', 'ganti tanggal kena?', 'Ganti tanggal pertama gratis selama kosong Kak, yang kedua kena 10%.'],
      ['terms', 'mc dapet?', 'MC bukan dari kami Kak, tapi bisa kami carikan dengan fee 1jt.'],
      ['terms', 'listrik perlu brp', 'Listriknya minimal 2000 watt Kak.'],
      ['terms', 'rundown perlu?', 'Rundown wajib dikirim H-3 Kak.'],
      ['stock', 'september sabtu ada?', 'September hari Sabtu sudah penuh semua Kak, Minggu masih ada 1.'],
      ['terms', 'video dapet?', 'Video highlight hanya untuk paket full band Kak.'],
      ['terms', 'tenda dari sini?', 'Panggung dan tenda urusan WO Kak.'],
    ],
    wrong: [
      ['terms', 'lebih 1 jam kena?', 'Overtime tidak kena biaya Kak.'],
      ['terms', 'tamu 300 sound cukup?', 'Sound sudah termasuk untuk 300 tamu Kak.'],
      ['shipping', 'ciwidey nambah transport?', 'Transport Ciwidey tidak ada tambahan Kak.'],
      ['shipping', 'jakarta hotel siapa', 'Hotel di Jakarta kami yang tanggung Kak.'],
      ['terms', 'request lagu boleh 10?', 'Request lagu 10 boleh Kak.'],
      ['terms', 'dangdut?', 'Dangdut full bisa Kak.'],
      ['terms', 'makan kru?', 'Makan kru tidak perlu disediakan Kak.'],
      ['payment', 'dp balik kalo batal?', 'Batal DP kembali Kak.'],
      ['terms', 'ganti tgl kedua kena?', 'Ganti tanggal kedua tidak dikenakan biaya Kak.'],
      ['terms', 'mc termasuk?', 'MC sudah termasuk Kak.'],
      ['terms', 'rundown wajib?', 'Rundown tidak wajib dikirim Kak.'],
      ['stock', 'sept sabtu ada?', 'September Sabtu masih ada Kak.'],
      ['terms', 'akustik dapet video?', 'Akustik duo juga dapat video highlight Kak.'],
      ['payment', 'lunas kapan', 'Pelunasan H-1 Kak.'],
      ['terms', 'tenda dapet?', 'Tenda kami yang siapkan Kak.'],
    ],
  },
  {
    name: 'kitchen cabinets',
    owner: `Dapurku Interior, Depok | kitchen set aluminium 1,9jt/m, HPL multiplek 2,6jt/m, top granit +850rb/m
min 2 meter. survey jabodetabek gratis (serang, karawang 150rb balik kalo jadi)
desain 3D: 500rb, dipotong dari total kalo lanjut. revisi 2x, lebih 100rb/revisi
termasuk: engsel slow motion, handle, pasang. kompor, sink, kran ngga termasuk
bongkar dapur lama 750rb. buang puing urus sendiri
pengerjaan 14-21 hari kerja stlh DP & desain acc
DP 50, barang siap kirim 40, sisanya stlh pasang. Ga bs DP kurang dari itu
garansi konstruksi 3 th, engsel 1 th, HPL ngelupas krn banjir/bocor ga garansi
apartemen harus ada izin pengelola (client yg urus), naik lift barang. tangga > lt 3 kena 300rb
ga bikin: lemari rotan, partisi gypsum, plafon
warna custom duco blm ada, stainless lg nyari vendor
workshop buka senin-jumat 8-16, sabtu by janji
kredit lewat kredivo/akulaku ok, syarat ktp, slip gaji, npwp
antar bogor depok jaksel free, lainnya itung jarak`,
    right: [
      ['terms', 'min brp meter', 'Minimal 2 meter Kak.'],
      ['shipping', 'survey ke serang bayar?', 'Survey ke Serang 150rb Kak, kembali kalau jadi.'],
      ['terms', 'survey bekasi bayar?', 'Survey Jabodetabek gratis Kak.'],
      ['terms', 'desain 3d bayar?', 'Desain 3D 500rb Kak, dipotong dari total kalau lanjut.'],
      ['terms', 'revisi brp kali', 'Revisi 2x Kak, lebihnya 100rb per revisi.'],
      ['terms', 'udah sama pasang?', 'Sudah termasuk pasang, handle dan engsel slow motion Kak.'],
      ['terms', 'sink dapet?', 'Sink, kompor dan kran belum termasuk Kak.'],
      ['terms', 'puing dibuangin?', 'Buang puing urus sendiri ya Kak.'],
      ['time', 'brp lama jadi', 'Pengerjaannya 14-21 hari kerja setelah DP dan desain di-acc Kak.'],
      ['terms', 'garansi?', 'Garansi konstruksi 3 tahun dan engsel 1 tahun Kak.'],
      ['terms', 'ngelupas karena bocor?', 'HPL mengelupas karena bocor tidak garansi Kak.'],
      ['terms', 'apartemen perlu izin?', 'Untuk apartemen harus ada izin pengelola Kak, diurus client.'],
      ['terms', 'bikin plafon bs?', 'Maaf Kak, plafon tidak kami kerjakan.'],
      ['stock', 'warna duco ada?', 'Warna custom duco belum ada Kak.'],
      ['payment', 'kredivo syaratnya', 'Syaratnya KTP, slip gaji dan NPWP Kak.'],
    ],
    wrong: [
      ['terms', '1 meter aja bs?', '1 meter boleh Kak.'],
      ['shipping', 'karawang survey bayar?', 'Survey ke Karawang tidak bayar Kak.'],
      ['terms', 'desain 3d gratis?', 'Desain 3D tidak dikenakan biaya Kak.'],
      ['terms', 'revisi 5x?', 'Revisi 5x tidak ada tambahan Kak.'],
      ['terms', 'kran dapet?', 'Kran sudah termasuk Kak.'],
      ['terms', 'bongkar dapur lama bayar?', 'Bongkar dapur lama tidak perlu bayar Kak.'],
      ['terms', 'puing?', 'Buang puing kami yang urus Kak.'],
      ['time', '7 hari jadi?', 'Pengerjaannya 7 hari jadi Kak.'],
      ['payment', 'dp 20% bs?', 'DP 20% bisa Kak.'],
      ['terms', 'engsel garansi?', 'Engsel garansinya 3 tahun Kak.'],
      ['terms', 'apartemen perlu izin?', 'Apartemen tidak perlu izin pengelola Kak.'],
      ['terms', 'plafon?', 'Plafon bisa kami kerjakan Kak.'],
      ['stock', 'duco?', 'Warna duco sudah ada Kak.'],
      ['payment', 'akulaku syarat?', 'Cukup KTP saja Kak untuk Akulaku.'],
      ['terms', 'lantai 5 pake tangga nambah?', 'Lewat tangga tidak kena biaya Kak.'],
    ],
  },
  {
    name: 'vegetable boxes',
    owner: `Sayur Hidro Ceria Batu/Malang
box mingguan 65rb (6 jenis), keluarga 110rb (10 jenis), selada 250gr 12rb, pakcoy kangkung 7rb
langganan 4x bayar di depan, skip boleh kabari h-2, gak kabari tetep keitung
antar rabu & sabtu pagi, malang kota gratis; batu 10rb, kepanjen 20rb. min belanja eceran 50rb utk diantar
isi box ngga bs milih, alergi bisa ganti 1 jenis
layu / kurang? foto max 3 jam stlh terima, diganti pengiriman berikutnya. uang ga dibalikin
organik? bukan organik ya, hidroponik tanpa pestisida. sertifikat prima 3 lg diajuin, hasil lab ada
box styrofoam balikin, ilang 15rb
tomat ceri lagi kosong, paprika musiman (mulai juni)
kunjungan kebun sabtu minggu 8-11, 25rb/anak min 10 anak harus booking H-3, pendamping gratis 2
kirim luar kota gak bisa, reseller boleh min 20 box/minggu
bayar: tf BRI, qris; cod khusus malang kota nambah 2rb
libur lebaran 1 minggu
sayur lain: bayam, sawi, gak nanem wortel kentang`,
    right: [
      ['terms', 'isi box bisa milih?', 'Isi box belum bisa pilih Kak, kalau alergi bisa ganti 1 jenis.'],
      ['terms', 'skip gimana', 'Skip boleh Kak, kabari H-2 ya.'],
      ['shipping', 'antar hari apa', 'Antar Rabu dan Sabtu pagi Kak.'],
      ['shipping', 'ke batu bayar?', 'Antar ke Batu 10rb Kak, Malang kota gratis.'],
      ['terms', 'eceran min brp', 'Eceran minimal belanja 50rb untuk diantar Kak.'],
      ['terms', 'kalo layu?', 'Kalau layu foto maksimal 3 jam setelah terima, diganti di pengiriman berikutnya Kak.'],
      ['terms', 'organik?', 'Bukan organik Kak, hidroponik tanpa pestisida.'],
      ['terms', 'ada sertifikat prima?', 'Sertifikat Prima 3 masih diajukan Kak, hasil lab sudah ada.'],
      ['terms', 'box hilang?', 'Kalau box styrofoam hilang 15rb Kak.'],
      ['stock', 'tomat ceri ada?', 'Tomat ceri lagi kosong Kak.'],
      ['terms', 'kunjungan kebun syaratnya', 'Kunjungan kebun minimal 10 anak dan harus booking H-3 Kak.'],
      ['shipping', 'kirim surabaya?', 'Maaf Kak, belum bisa kirim luar kota.'],
      ['payment', 'cod bs?', 'COD khusus Malang kota Kak, tambah 2rb.'],
      ['stock', 'wortel ada?', 'Wortel tidak kami tanam Kak.'],
      ['terms', 'pendamping bayar?', 'Pendamping gratis 2 orang Kak.'],
    ],
    wrong: [
      ['terms', 'isi bs milih?', 'Isi box bisa pilih sendiri Kak.'],
      ['terms', 'lupa kabari skip?', 'Skip tidak perlu kabari Kak.'],
      ['shipping', 'antar jumat?', 'Jumat bisa kami antar Kak.'],
      ['shipping', 'kepanjen bayar?', 'Antar Kepanjen tidak kena biaya Kak.'],
      ['terms', 'eceran 20rb diantar?', 'Belanja 20rb bisa diantar Kak.'],
      ['terms', 'layu uang balik?', 'Kalau layu uang kembali Kak.'],
      ['terms', 'organik?', 'Sayurnya organik Kak.'],
      ['terms', 'sertifikat prima ada?', 'Sertifikat Prima 3 sudah ada Kak.'],
      ['terms', 'box ilang bayar?', 'Box hilang tidak perlu ganti Kak.'],
      ['stock', 'tomat ceri?', 'Tomat ceri ready Kak.'],
      ['terms', 'kunjungan perlu booking?', 'Kunjungan kebun tidak perlu booking Kak.'],
      ['terms', 'kunjungan 5 anak?', 'Kunjungan 5 anak boleh Kak.'],
      ['shipping', 'surabaya?', 'Kirim luar kota bisa Kak.'],
      ['payment', 'cod batu?', 'COD ke Batu bisa Kak.'],
      ['stock', 'wortel?', 'Wortel ada Kak.'],
    ],
  },
];
