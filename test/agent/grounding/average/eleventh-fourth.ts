import type { Shop } from '../shop.js';

/** Shops whose owners write texts of average length. The answers were written without looking at the rules. */
export const eleventhFourth: readonly Shop[] = [
  {
    name: 'percetakan',
    owner: `CETAK KILAT digital printing & undangan - Palembang
spanduk flexi 280gr 18rb/m2, flexi korea 340gr 30rb/m2 (sdh finishing mata ayam). min 1 m2
x banner 60x160 + tiang 75rb, roll up 85x200 + tiang 285rb, ganti cetak roll up aja 110rb
stiker vinyl A3+ 15rb/lembar, cutting +5rb/lembar. stiker chromo A3+ 8rb
kartu nama 1 sisi 35rb/box, 2 sisi 45rb/box (isi 100) laminasi +10rb/box
brosur A5 art paper 120 : 500 lbr 225rb, 1000 lbr 380rb. A4 500 lbr 400rb, 1000 lbr 700rb
Undangan: softcover 2.500/lbr (min 200), hardcover 5.500 (min 200), blangko 1.200 (min 100). pesan 500 keatas potong 200/lbr semua jenis undangan
nota 2 ply 1/3 folio 10 buku 150rb, 3 ply 10 buku 190rb
Mug 25rb, 12 pcs keatas 20rb/pcs. gantungan kunci akrilik 5rb min 20. Id card + tali 15rb/pcs
Desain: file siap cetak gratis cek, bikin baru 50rb (revisi 2x, selanjutnya 10rb per revisi), undangan desain gratis
lama kerja : spanduk & stiker 1 hari, kartu nama 1-2 hari, brosur 3 hari, undangan 7-10 hari, nota 5 hari. Mau sehari jadi tanya operator dulu
DP 50% baru dicetak, lunas saat ambil/kirim. BRI 0059 0100 4482 506 an Ahmad Fauzan
salah cetak dari kami cetak ulang gratis, salah dari file yg udah di acc tanggung pemesan. DP ga balik kalo udah naik cetak
Antar dalam kota 15rb, luar kota ekspedisi ongkir pemesan
buka senin-sabtu 08.00-20.00, minggu tutup. File kirim ke WA ini atau email
fotocopy & cetak baju ga ada`,
    right: [
      [
        'total',
        'spanduk 3x1 brp',
        'Flexi 280gr 3x1 m = 3 m2 x Rp18.000 = Rp54.000 kak, sudah finishing mata ayam. Kalau flexi Korea Rp90.000.',
      ],
      ['total', 'banner 4x2 flexi korea', '4x2 m = 8 m2 x Rp30.000 = Rp240.000 kak.'],
      ['total', 'spanduk 2 x 1,5 yg biasa dianter total', '2x1,5 m = 3 m2, Rp54.000 + antar dalam kota Rp15.000 = Rp69.000 kak.'],
      ['price', 'x banner berapa', 'X banner 60x160 sudah sama tiang Rp75.000 kak.'],
      ['terms', 'roll up ganti gambar aja', 'Ganti cetak roll up saja Rp110.000 kak, yang lengkap dengan tiang Rp285.000.'],
      [
        'total',
        'stiker vinyl A3 10 lembar cutting',
        'Vinyl A3+ Rp15.000 + cutting Rp5.000 = Rp20.000 per lembar, 10 lembar Rp200.000 kak.',
      ],
      ['total', 'kartu nama 2 sisi 3 box laminasi', 'Kartu nama 2 sisi + laminasi Rp55.000 per box, 3 box Rp165.000 kak.'],
      ['price', 'kartu nama sebox isi brp', '1 box isi 100 lembar kak. 1 sisi Rp35.000, 2 sisi Rp45.000.'],
      ['time', 'brosur A5 1000 lembar', 'Brosur A5 art paper 120 1.000 lembar Rp380.000 kak, pengerjaan 3 hari.'],
      ['total', 'brosur A4 500 sekalian desain', 'Brosur A4 500 lembar Rp400.000 + desain baru Rp50.000 = Rp450.000 kak.'],
      ['total', 'undangan softcover 300 lbr brp', 'Softcover Rp2.500 x 300 = Rp750.000 kak, desainnya gratis.'],
      ['total', 'undangan hardcover 500', 'Untuk 500 ke atas potong Rp200, jadi Rp5.300 x 500 = Rp2.650.000 kak.'],
      ['total', 'blangko 600 lembar brp', 'Blangko 600 lembar dapat potongan Rp200, jadi Rp1.000 x 600 = Rp600.000 kak.'],
      ['price', 'undangan softcover 100 bisa?', 'Maaf kak, softcover minimal 200 lembar. Kalau 100 bisa yang blangko Rp1.200 per lembar.'],
      ['total', 'mug 15 pcs', '12 pcs ke atas Rp20.000 per pcs kak, jadi 15 mug Rp300.000.'],
      ['total', 'mug 5', 'Mug Rp25.000 x 5 = Rp125.000 kak. Kalau 12 pcs ke atas jadi Rp20.000 per pcs.'],
      ['total', 'nota 2 ply 20 buku', 'Nota 2 ply 1/3 folio 10 buku Rp150.000, jadi 20 buku Rp300.000 kak.'],
      ['payment', 'undangan jadi brp lama', 'Undangan 7-10 hari kak, setelah DP 50% ya.'],
      ['total', 'spanduk hari ini bisa jadi?', 'Normalnya spanduk 1 hari kak. Kalau mau hari ini jadi, saya tanyakan dulu ke operator ya.'],
      ['price', 'revisi desain brp kali', 'Desain baru Rp50.000 termasuk revisi 2x kak, selanjutnya Rp10.000 per revisi.'],
      ['payment', 'dp buat undangan 750rb', 'DP 50% kak, Rp375.000. Pelunasan saat ambil atau kirim ya.'],
      [
        'total',
        'salah nama padahal file udah saya acc, cetak ulang gratis?',
        'Mohon maaf kak, kalau salahnya dari file yang sudah di-ACC jadi tanggungan pemesan. Kalau salah cetak dari kami, cetak ulang gratis.',
      ],
      ['time', 'minggu buka?', 'Minggu tutup kak. Senin-Sabtu buka 08.00-20.00.'],
      ['price', 'cetak kaos bisa?', 'Maaf kak, cetak baju kami tidak ada.'],
      [
        'price',
        'mau cetak spanduk',
        'Boleh kak 😊 Ukurannya berapa, mau flexi 280gr (18rb/m2) atau flexi Korea (30rb/m2)? File desainnya sudah ada?',
      ],
    ],
    wrong: [
      ['price', 'spanduk flexi biasa per meter', 'Flexi 280gr Rp30.000 per m2 kak.'],
      ['price', 'spanduk 5x1 flexi 280', 'Spanduk 5x1 Rp150.000 kak.'],
      ['price', 'flexi korea 3x2', 'Flexi Korea 3x2 m Rp108.000 kak.'],
      ['price', 'roll up lengkap', 'Roll up 85x200 dengan tiang Rp110.000 kak.'],
      ['price', 'kartu nama 2 sisi laminasi 1 box', 'Kartu nama 2 sisi laminasi Rp45.000 per box kak.'],
      ['price', 'brosur A5 500', 'Brosur A5 500 lembar Rp400.000 kak.'],
      ['price', 'brosur A4 1000', 'Brosur A4 1.000 lembar Rp380.000 kak.'],
      ['price', 'undangan hardcover 300', 'Hardcover 300 lembar Rp1.590.000 kak.'],
      ['price', 'undangan softcover 600', 'Softcover 600 lembar Rp1.500.000 kak.'],
      ['price', 'mug 20 pcs', '20 mug Rp500.000 kak.'],
      ['price', 'stiker vinyl 5 lembar cutting', 'Vinyl cutting 5 lembar Rp75.000 kak.'],
      ['total', 'x banner 2 diantar total', '2 X banner diantar total Rp150.000 kak.'],
      ['shipping', 'antar dalam kota bayar?', 'Gratis antar dalam kota kak 😊'],
      ['shipping', 'ongkir ke prabumulih siapa', 'Ongkir luar kota kami yang tanggung kak.'],
      ['discount', 'cetak spanduk 5 diskon?', 'Cetak 5 spanduk ke atas diskon 10% kak.'],
      ['discount', 'undangan 300 ada potongan?', 'Ada kak, 300 lembar sudah potong Rp200 per lembar.'],
      ['stock', 'sehari jadi bisa kartu nama?', 'Bisa kak, hari ini operator kosong, sore sudah jadi.'],
      ['stock', 'blangko warna gold ada?', 'Ada kak, blangko gold stoknya 800 lembar.'],
      ['terms', 'desain undangan bayar?', 'Desain undangan Rp50.000 kak.'],
      ['terms', 'dp balik kalo batal udah naik cetak?', 'DP tetap kami kembalikan kak walaupun sudah naik cetak.'],
      ['terms', 'harus dp?', 'Tidak perlu DP kak, bayar nanti saja kalau sudah selesai.'],
      ['time', 'brosur berapa hari', 'Brosur 1 hari jadi kak.'],
      ['time', 'tutup jam brp', 'Kami tutup jam 17.00 kak.'],
      ['account', 'rekening dong', 'BCA 0214 887 331 an Cetak Kilat kak.'],
      ['payment', 'dp 375 sudah saya tf', 'DP Rp375.000 sudah masuk kak, undangan langsung naik cetak.'],
    ],
  },
  {
    name: 'laundry',
    owner: `Laundry WANGI BERSIH, Jatinangor dekat kampus
Kiloan cuci kering setrika 7rb/kg, cuci kering lipat 5rb/kg, setrika aja 4.500/kg. minimal 3 kg. Reguler 2 hari
express 1 hari 10rb/kg (cuci setrika), kilat 6 jam 15rb/kg cuci setrika, min 3kg juga
Bed cover single 20rb, double 30rb, selimut tebal 18rb, sprei set 15rb, boneka kecil 10rb sedang 20rb besar 40rb, karpet 12rb/m2, gorden 8rb/meter
Satuan: jas 25rb, kebaya 25rb, gaun 35rb, jaket kulit 45rb, kemeja 10rb
Cuci sepatu: kanvas 25rb, sneakers 30rb, kulit/suede 45rb, unyellowing +20rb. Cuci tas 30rb, helm 20rb. sepatu 3 hari
Paket bulanan 20 kg cuci setrika 120rb, 40kg 225rb, berlaku 30 hari sisa hangus
antar jemput Jatinangor min 5 kg gratis, kurang dari itu 5rb. Cileunyi/Tanjungsari 10rb min 5kg
Parfum boleh pilih: sakura, lavender, downy
Buka 07.00-21.00 tiap hari, jemput terakhir jam 19
bayar waktu ambil/antar, cash atau QRIS, transfer BNI 1190 4472 08 an Neneng Kurniasih, express bayar dimuka
Luntur krn baju baru tolong dipisah & info, bukan tanggungan kami kalo ga info. Hilang/rusak diganti maks 10x ongkos cuci barang tsb. komplain 1x24 jam bawa nota
Barang ga diambil 30 hari bukan tanggung jawab kami
ga terima pakaian dalam kiloan, sama popok kain`,
    right: [
      ['time', 'cuci setrika sekilo brp', 'Cuci kering setrika Rp7.000 per kg kak, minimal 3 kg, selesai 2 hari.'],
      ['total', '5 kg cuci setrika jadi brp', '5 kg x Rp7.000 = Rp35.000 kak.'],
      ['price', 'cuma 2kg bisa?', 'Minimalnya 3 kg kak, untuk cuci setrika 3 kg Rp21.000. Mau ditambah cuciannya?'],
      ['total', 'cuci lipat 6 kg', 'Cuci kering lipat Rp5.000 x 6 kg = Rp30.000 kak.'],
      ['total', 'setrika doang 4 kg', 'Setrika saja Rp4.500 x 4 kg = Rp18.000 kak.'],
      ['payment', 'express 4kg brp', 'Express 1 hari Rp10.000 x 4 kg = Rp40.000 kak, bayarnya di muka ya.'],
      ['time', 'yg 6 jam berapa', 'Kilat 6 jam Rp15.000 per kg cuci setrika kak, minimal 3 kg.'],
      ['total', 'kilat 3 kg totalnya', 'Kilat 6 jam 3 kg Rp45.000 kak.'],
      ['total', 'bed cover double 2', 'Bed cover double 2 x Rp30.000 = Rp60.000 kak.'],
      ['total', 'sprei sama selimut brp', 'Sprei set Rp15.000 + selimut tebal Rp18.000 = Rp33.000 kak.'],
      ['total', 'karpet 2x3 berapa', 'Karpet 2x3 m = 6 m2 x Rp12.000 = Rp72.000 kak.'],
      [
        'total',
        'sneakers putih kuning bisa diputihin? brp',
        'Bisa kak, sneakers Rp30.000 + unyellowing Rp20.000 = Rp50.000, selesai 3 hari.',
      ],
      ['total', 'sepatu suede sama helm', 'Sepatu suede Rp45.000 + helm Rp20.000 = Rp65.000 kak.'],
      ['total', 'jas 2 kemeja 3', 'Jas 2 x Rp25.000 = Rp50.000 + kemeja 3 x Rp10.000 = Rp30.000, total Rp80.000 kak.'],
      ['stock', 'paket bulanan ada?', 'Ada kak, cuci setrika 20 kg Rp120.000 atau 40 kg Rp225.000, berlaku 30 hari dan sisa hangus ya.'],
      ['total', 'paket 20kg per kilonya jadi brp', 'Paket 20 kg Rp120.000, jatuhnya Rp6.000 per kg kak.'],
      ['payment', 'jemput 6kg di jatinangor bayar?', 'Gratis kak, antar jemput Jatinangor minimal 5 kg tidak kena biaya.'],
      [
        'total',
        '4kg cuci setrika dijemput jatinangor total',
        'Cuci setrika 4 kg Rp28.000 + antar jemput Rp5.000 (kurang dari 5 kg) = Rp33.000 kak.',
      ],
      [
        'total',
        'cileunyi 8 kg cuci setrika antar jemput brp',
        'Cuci setrika 8 kg Rp56.000 + antar jemput Cileunyi Rp10.000 = Rp66.000 kak.',
      ],
      ['price', 'tanjungsari 3kg bs jemput?', 'Maaf kak, untuk Tanjungsari minimal 5 kg ya.'],
      ['shipping', 'jemput jam 8 malam bisa?', 'Jemput terakhir jam 19 kak. Kalau diantar sendiri, kami buka sampai 21.00.'],
      ['price', 'daleman bisa kiloan?', 'Maaf kak, kami tidak terima pakaian dalam kiloan dan popok kain 🙏'],
      [
        'terms',
        'baju saya hilang 1 kemeja gimana',
        'Mohon maaf kak. Komplainnya maksimal 1x24 jam dengan bawa nota ya. Penggantian maksimal 10x ongkos cuci barang tersebut, untuk kemeja satuan maksimal Rp100.000.',
      ],
      ['price', 'parfumnya apa aja', 'Bisa pilih sakura, lavender atau downy kak 😊'],
      ['account', 'bayarnya kapan', 'Bayar waktu ambil atau antar kak, cash, QRIS atau transfer. Khusus express bayar di muka ya.'],
    ],
    wrong: [
      ['price', 'cuci lipat per kg', 'Cuci lipat Rp7.000 per kg kak.'],
      ['price', 'setrika aja brp', 'Setrika saja Rp5.000 per kg kak.'],
      ['price', 'express per kg', 'Express Rp15.000 per kg kak.'],
      ['price', 'cuci setrika 8kg', '8 kg cuci setrika Rp40.000 kak.'],
      ['price', 'bed cover single', 'Bed cover single Rp30.000 kak.'],
      ['price', 'boneka besar', 'Boneka besar Rp20.000 kak.'],
      ['price', 'sneakers unyellowing', 'Sneakers unyellowing Rp30.000 kak.'],
      ['price', 'karpet 3x2', 'Karpet 3x2 m Rp60.000 kak.'],
      ['price', 'jas 3', 'Jas 3 pcs Rp105.000 kak.'],
      ['price', 'paket 40kg', 'Paket 40 kg Rp240.000 kak.'],
      ['price', '2kg cuci setrika', '2 kg cuci setrika Rp14.000 kak.'],
      ['total', 'cileunyi 5kg cuci setrika antar jemput', 'Total Rp35.000 kak sudah dengan antar jemput Cileunyi.'],
      ['shipping', 'jemput cileunyi gratis?', 'Gratis kak, jemput Cileunyi tidak ada biaya.'],
      ['shipping', '3kg jatinangor jemput bayar ga', 'Tidak bayar kak, antar jemput gratis berapa pun kilonya.'],
      ['discount', 'mahasiswa ada diskon?', 'Ada kak, mahasiswa diskon 10%.'],
      ['discount', '10kg dapet potongan?', 'Iya kak, 10 kg jadi Rp6.500 per kg.'],
      ['time', 'buka jam brp pagi', 'Kami buka jam 09.00 kak.'],
      ['terms', 'kalo baju hilang diganti brp', 'Diganti penuh sesuai harga beli kak.'],
      ['terms', 'sisa paket bulanan hangus ga', 'Tidak hangus kak, sisanya bisa dipakai bulan depan.'],
      ['terms', 'komplain berapa lama', 'Komplain maksimal 7 hari kak, tanpa nota juga boleh.'],
      ['terms', 'popok kain terima?', 'Terima kak, popok kain bisa kiloan.'],
      ['time', 'reguler berapa hari', 'Reguler 1 hari selesai kak.'],
      ['time', 'jemput terakhir jam brp', 'Jemput terakhir jam 21.00 kak.'],
      ['account', 'transfer ke mana', 'BCA 7730 112 546 an Wangi Bersih Laundry kak.'],
      ['payment', 'udah ku transfer 40rb buat express', 'Oke kak Rp40.000 sudah masuk, cucian langsung kami proses.'],
    ],
  },
  {
    name: 'bimbel',
    owner: `Rumah Belajar PINTAR (les privat & kelompok) Denpasar
Kelompok kecil maks 6 anak di tempat kami, 8x pertemuan sebulan @90 menit: SD 300rb, SMP 375rb, SMA 475rb
privat guru ke rumah per pertemuan 90 menit: SD 80rb, SMP 100rb, SMA 125rb, calistung TK 75rb. Minimal 4x pertemuan bayar dimuka
Privat paket 8x SD 600rb / SMP 760rb / SMA 950rb
2 anak barengan privat nambah 50% dari harga
Online via zoom: SD 60rb, SMP 75rb, SMA 95rb per pertemuan
intensif UTBK 3 bulan 24x 2,4jt kelompok, boleh cicil 2x (1,4jt dulu)
Bahasa Inggris conversation kelompok 350rb/bln 8x
biaya daftar 100rb sekali (kelompok aja, privat ga ada), sudah sama modul. Kakak adik daftar bareng diskon 10% SPP kelompok utk anak ke 2
transport guru privat gratis di Denpasar, Kuta/Sanur 15rb per datang, Gianyar/Tabanan blm ada guru
jadwal kelompok senin-jumat jam 14.00, 15.45 dan 17.30, sabtu pagi 09.00. Minggu libur. privat atur sama guru jam 13-20
Izin kabari maks 3 jam sebelumnya biar bs diganti, kalau ga kabar dianggap masuk. Pengganti maks 1x sebulan utk kelompok
trial 1x gratis kelompok, privat trial bayar 50rb
SPP tgl 1-10, transfer BPD Bali 0210 2255 871 an I Made Wirawan / QRIS di tempat. yg udah dibayar ga bs refund tp bs dialihkan ke saudara
Slot kelompok tanya admin dulu. guru cewe/cowo bs request tergantung ada
Admin 10.00-19.00`,
    right: [
      [
        'stock',
        'les kelompok SD brp bu',
        'Kelompok SD Rp300.000 per bulan kak, 8x pertemuan 90 menit. Ada biaya daftar Rp100.000 sekali, sudah dengan modul.',
      ],
      [
        'payment',
        'kelompok smp bulan pertama bayar total berapa',
        'SPP SMP Rp375.000 + biaya daftar Rp100.000 = Rp475.000 kak, sudah sama modul.',
      ],
      ['total', 'sma kelompok bulan pertama', 'SMA Rp475.000 + daftar Rp100.000 = Rp575.000 kak, bulan berikutnya Rp475.000.'],
      ['payment', 'privat SD per pertemuan', 'Privat SD Rp80.000 per pertemuan 90 menit kak, minimal 4x bayar di muka.'],
      ['payment', 'privat sma 4x brp', 'Privat SMA 4 x Rp125.000 = Rp500.000 kak, bayar di muka.'],
      ['price', 'privat smp paket 8x', 'Paket 8x SMP Rp760.000 kak, hemat Rp40.000 dari harga satuan.'],
      ['total', 'privat SD 8x di sanur total', 'Paket 8x SD Rp600.000 + transport Sanur 8 x Rp15.000 = Rp120.000, totalnya Rp720.000 kak.'],
      ['total', 'privat smp 2 anak sekaligus per pertemuan brp', '2 anak barengan tambah 50% kak, jadi Rp150.000 per pertemuan.'],
      ['total', 'calistung 4x berapa', 'Calistung TK Rp75.000 x 4 = Rp300.000 kak, guru datang ke rumah.'],
      ['price', 'online sma brp', 'Online via Zoom SMA Rp95.000 per pertemuan kak. SD Rp60.000, SMP Rp75.000.'],
      [
        'price',
        'utbk berapa bisa cicil?',
        'Intensif UTBK 3 bulan 24x Rp2.400.000 kak, bisa cicil 2x: Rp1.400.000 dulu, sisanya Rp1.000.000.',
      ],
      ['price', 'inggris conversation', 'Conversation kelompok Rp350.000 per bulan 8x kak.'],
      [
        'total',
        'daftar 2 anak kakak adik kelompok SD spp nya brp',
        'Anak pertama Rp300.000, anak kedua diskon 10% jadi Rp270.000, total SPP Rp570.000 kak di luar biaya daftar.',
      ],
      ['stock', 'privat ada biaya daftar?', 'Tidak ada kak, biaya daftar hanya untuk kelompok.'],
      ['price', 'bisa coba dulu?', 'Bisa kak, trial kelompok 1x gratis. Kalau privat trial Rp50.000.'],
      ['stock', 'guru bisa ke gianyar?', 'Maaf kak, Gianyar dan Tabanan belum ada gurunya. Kalau mau bisa online via Zoom.'],
      ['time', 'jadwal kelompok jam brp aja', 'Senin-Jumat jam 14.00, 15.45 dan 17.30, Sabtu pagi jam 09.00 kak. Minggu libur.'],
      ['time', 'minggu bisa les kelompok?', 'Minggu libur kak. Bisa Sabtu pagi jam 09.00 atau Senin-Jumat sore.'],
      ['time', 'slot smp jam 17.30 masih ada?', 'Saya tanyakan dulu ke admin ya kak slotnya. Anaknya kelas berapa?'],
      [
        'terms',
        'anak saya sakit ga bs masuk bisa ganti?',
        'Bisa diganti kalau dikabari maksimal 3 jam sebelumnya kak. Untuk kelompok pengganti maksimal 1x sebulan ya.',
      ],
      ['payment', 'bisa refund kalo berhenti?', 'Mohon maaf kak, yang sudah dibayar tidak bisa refund, tapi bisa dialihkan ke saudaranya.'],
      ['price', 'minta guru perempuan bisa?', 'Boleh request kak, tergantung gurunya ada. Saya cek dulu ya.'],
      [
        'account',
        'bayar spp tgl brp',
        'SPP dibayar tanggal 1-10 tiap bulan kak, transfer BPD Bali 0210 2255 871 an I Made Wirawan atau QRIS di tempat.',
      ],
      ['price', 'kelompok isinya brp anak', 'Maksimal 6 anak kak per kelompok.'],
      ['price', 'mau daftarin anak les', 'Boleh kak 😊 Anaknya kelas berapa, mau kelompok di tempat kami, privat ke rumah, atau online?'],
    ],
    wrong: [
      ['price', 'kelompok smp', 'Kelompok SMP Rp475.000 per bulan kak.'],
      ['price', 'privat sma sekali datang', 'Privat SMA Rp100.000 per pertemuan kak.'],
      ['price', 'privat sd 8x', 'Paket 8x SD Rp640.000 kak.'],
      ['price', 'online smp', 'Online SMP Rp60.000 kak per pertemuan.'],
      ['total', 'utbk', 'Intensif UTBK Rp1.400.000 kak totalnya untuk 3 bulan.'],
      ['total', 'sd kelompok bulan pertama total', 'Bulan pertama total Rp300.000 kak sudah semuanya.'],
      ['total', 'privat smp 4x di kuta', 'Privat SMP 4x di Kuta Rp400.000 kak totalnya.'],
      ['price', 'privat sd 2 anak per datang', '2 anak privat SD Rp160.000 per pertemuan kak.'],
      ['price', 'calistung per pertemuan', 'Calistung Rp60.000 per pertemuan kak.'],
      ['price', 'conversation sebulan', 'Conversation Rp300.000 per bulan kak.'],
      ['price', 'daftar brp', 'Biaya daftar Rp150.000 kak.'],
      ['total', 'kakak adik SMP kelompok 2 anak spp', 'SPP 2 anak SMP jadi Rp675.000 kak.'],
      ['shipping', 'transport guru ke sanur gratis?', 'Gratis kak, transport guru ke Sanur tidak ada biaya.'],
      ['shipping', 'kuta transport brp', 'Transport ke Kuta Rp25.000 per datang kak.'],
      ['discount', 'bayar 3 bulan langsung ada diskon?', 'Ada kak, bayar 3 bulan diskon 15%.'],
      ['discount', 'daftar bareng temen diskon?', 'Iya kak, daftar bareng teman diskon 10% masing-masing.'],
      ['stock', 'slot sd jam 15.45 ada?', 'Ada kak, masih 2 kursi di jam 15.45.'],
      ['stock', 'guru cowo ada utk sma?', 'Ada kak, guru laki-lakinya siap mulai besok.'],
      ['terms', 'refund bisa?', 'Bisa kak, kalau berhenti sisa uangnya kami kembalikan.'],
      ['terms', 'trial privat gratis?', 'Gratis kak, trial privat 1x tidak bayar.'],
      ['terms', 'ga masuk ga ngabarin dapet ganti?', 'Dapat kak, tetap kami ganti pertemuannya.'],
      ['time', 'minggu ada kelas?', 'Ada kak, Minggu kelas pagi jam 09.00.'],
      ['time', 'spp paling lambat tgl', 'SPP paling lambat tanggal 20 kak.'],
      ['account', 'norek bu', 'BCA 4490 667 120 an Rumah Belajar Pintar kak.'],
      ['payment', 'udah bayar spp 300rb via transfer', 'SPP Rp300.000 sudah kami terima kak, terima kasih.'],
    ],
  },
];
