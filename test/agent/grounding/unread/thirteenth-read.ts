import type { Shop } from '../shop.js';

/** Written before the rules were looked at. The misses of this half were read after its first run. */
export const thirteenthRead: readonly Shop[] = [
  {
    name: 'well drilling',
    owner: `Sumur Bor Pak Karyo (Klaten - Solo - Jogja)
bor sumur 4" 185rb/m, 6" 290rb/m. minimal dihitung 20 meter
harga borongan udah sama pipa PVC & tukang, BELUM pompa
pompa jet pump 1,65jt, submersible 2,9jt (sudah sama pasang & kabel 30m)
kabel lebih dari 30 m +18rb/m
kalo kena batu cadas nambah 60rb/m mulai dari meter yg kena batu
sedot lumpur sumur lama 450rb sekali dateng, cuci pipa 275rb
uji air lab 325rb hasil 4 hari kerja, bukan kita yg keluarin hasilnya tp lab mitra
survey gratis klaten, solo & jogja 75rb (dipotong dari tagihan kalo jadi ngebor)
garansi: air ga keluar = ga bayar ngebornya, cuma ganti solar 500rb. pompa garansi toko 1 thn. pipa ga digaransi kalo kena gempa/longsor
ngerjain 2-3 hari utk 30 meter
dp 40% sebelum alat datang, sisa lunas pas air keluar
kerja senin-sabtu 7.30-16.30, minggu & hari pasaran legi libur
bayar tunai atau BRI 669101022334507 a/n Sukaryo. ga nerima giro/cek`,
    right: [
      ['price', 'bor 4 inch semeter brp pak', 'Bor sumur 4 inch Rp 185.000 per meter Kak, sudah termasuk pipa PVC dan tukang.'],
      ['total', 'yg 4 dim 30 meter total brp', '30 m x 185rb = Rp 5.550.000 Kak, belum termasuk pompa.'],
      ['total', '4" cuma 15 meter aja', 'Minimal hitungannya 20 meter Kak, jadi 20 x 185rb = Rp 3.700.000.'],
      ['total', 'bor 6" 25 m sama submersible', 'Bor 6" 25 m 7.250.000 + pompa submersible 2.900.000, totalnya 10.150.000 Kak.'],
      ['terms', 'klo airnya ga keluar gmn', 'Kalau air tidak keluar, biaya ngebornya tidak perlu dibayar Kak, cukup ganti solar 500rb.'],
      ['price', 'kabel submersible butuh 45m', 'Kabel lebih 15 m x 18rb jadi tambah Rp 270.000 Kak.'],
      ['shipping', 'survey ke solo bayar?', 'Survey ke Solo 75rb Kak, nanti dipotong dari tagihan kalau jadi ngebor.'],
      ['time', 'minggu bisa dtg?', 'Maaf Kak, hari Minggu kami libur. Senin sampai Sabtu jam 07.30-16.30.'],
      ['payment', 'dp nya brp kalo total 5.550.000', 'DP 40% jadi Rp 2.220.000 Kak, sisanya Rp 3.330.000 dibayar saat air keluar.'],
      ['terms', 'hasil lab kapan keluar', 'Hasil uji air keluar 4 hari kerja Kak, dari lab mitra kami.'],
    ],
    wrong: [
      ['price', 'bor 6" semeter', 'Bor 6 inch Rp 185.000 per meter Kak.'],
      ['total', '4" 15 m', 'Untuk 15 meter totalnya 15 x 185rb = Rp 2.775.000 Kak.'],
      ['total', '4" 30m + jet pump', 'Bor 30 m sama jet pump totalnya Rp 7.300.000 Kak.'],
      ['terms', 'udah sama pompa?', 'Iya Kak, harga borongan sudah termasuk pompa.'],
      ['terms', 'pipa pecah kena gempa diganti?', 'Pipa tetap kami garansi walau kena gempa Kak.'],
      ['shipping', 'survey jogja', 'Survey ke Jogja gratis Kak.'],
      ['time', 'hari minggu kerja?', 'Bisa Kak, kami kerja setiap hari termasuk Minggu.'],
      ['payment', 'bayar pake giro bs?', 'Bisa Kak, pembayaran boleh pakai giro.'],
      ['terms', 'pompa garansinya brp lama', 'Pompa bergaransi 2 tahun Kak.'],
      ['total', 'kabel 50 meter nambah brp', 'Kabel 50 m tambah 20 x 18rb = Rp 380.000 Kak.'],
    ],
  },
  {
    name: 'home internet',
    owner: `NETDESA Wifi Rumahan – area Kec. Ajibarang, Cilongok, Pekuncen
Paket Hemat 10 Mbps 125rb/bln
Paket Keluarga 20 Mbps 165rb/bln
Paket Gamer 50 Mbps 275rb/bln (dapet IP publik)
harga blm ppn 11%
Pasang baru 300rb (kabel s/d 150 m), tiap meter lebih 2rb. Promo: bayar 6 bulan dimuka pasang GRATIS, 12 bulan dimuka gratis pasang + gratis 1 bulan
modem dipinjamkan, rusak krn petir ganti 250rb. hilang 400rb
ganti password / geser modem 50rb kalo teknisi datang, via wa gratis
gangguan ditangani 1x24 jam, sabtu minggu tetep ada teknisi. libur lebaran H-1 s/d H+2 ga ada teknisi
unlimited tanpa FUP, tp ga boleh dijual lagi / rt-rw net
tempo tiap tgl 5, telat lewat tgl 10 diisolir otomatis, buka isolir ga pake denda
berhenti langganan sebelum 6 bulan kena penalti 200rb
upgrade kapan aja gratis, downgrade 1x setahun
bayar: QRIS, Dana 085742219008, BNI 1347720951 (CV Netdesa Media). tagih ke rumah +5rb
kantor buka 08.00-15.00, jumat tutup jam 11`,
    right: [
      ['price', 'yg 20mbps sebulan brp min', 'Paket Keluarga 20 Mbps Rp 165.000 per bulan Kak, belum termasuk PPN 11%.'],
      ['total', 'hemat sebulan sama ppn jadi brp', 'Paket Hemat 125rb + PPN 13.750, jadi Rp 138.750 per bulan Kak.'],
      ['total', 'pasang baru kabel 200 meter', 'Pasang baru 300rb + 50 m x 2rb = Rp 400.000 Kak.'],
      ['discount', 'kalo bayar setaun dimuka dpt apa', 'Bayar 12 bulan di muka gratis pasang dan gratis 1 bulan Kak.'],
      ['terms', 'ada fup ga', 'Unlimited tanpa FUP Kak.'],
      ['terms', 'telat bayar kena denda?', 'Tidak ada denda Kak, tapi lewat tanggal 10 otomatis diisolir.'],
      ['terms', 'modemnya jadi milik saya?', 'Modemnya kami pinjamkan Kak. Kalau rusak kena petir gantinya 250rb.'],
      ['payment', 'bs ditagih kerumah', 'Bisa Kak, tagih ke rumah tambah 5rb.'],
      ['time', 'jumat buka smp jam brp', 'Hari Jumat kantor tutup jam 11 Kak, hari lainnya 08.00 sampai 15.00.'],
      ['total', 'gamer 6 bulan dimuka', 'Paket Gamer 6 x 275rb = Rp 1.650.000 belum PPN Kak, pasangnya gratis.'],
    ],
    wrong: [
      ['price', 'gamer brp', 'Paket Gamer 50 Mbps Rp 165.000 per bulan Kak.'],
      ['total', 'keluarga sama ppn', 'Paket Keluarga sudah dengan PPN jadi Rp 175.000 per bulan Kak.'],
      ['terms', 'udah sama ppn?', 'Harga sudah termasuk PPN ya Kak.'],
      ['discount', 'bayar 3 bln gratis pasang?', 'Iya Kak, bayar 3 bulan di muka pasangnya gratis.'],
      ['terms', 'boleh dijual lg ke tetangga?', 'Boleh Kak, silakan dijual lagi ke tetangga.'],
      ['terms', 'berhenti bulan ke 3 kena biaya?', 'Tidak ada penalti Kak, bebas berhenti kapan saja.'],
      ['terms', 'bs downgrade tiap bln?', 'Downgrade bisa kapan saja gratis Kak.'],
      ['time', 'h+1 lebaran ada teknisi?', 'Ada Kak, teknisi tetap siaga saat libur Lebaran.'],
      ['account', 'norek bni', 'BNI 1347720915 a.n. CV Netdesa Media Kak.'],
      ['total', 'kabel 180 m pasang brp', 'Pasang baru dengan kabel 180 m totalnya Rp 300.000 Kak.'],
    ],
  },
  {
    name: 'gold jewellery',
    owner: `TOKO MAS SUMBER REJEKI Pasar Gede Lt.1 no 14
Harga hari ini: emas muda 375 (9K) 780rb/gr, 700 (17K) 1.290.000/gr, 750 1.385.000/gr. LM antam tanya dulu
ongkos bikin: cincin 120rb, gelang 200rb, kalung 250rb (blm termasuk harga emas). Model custom +35%
sepuh/chrome cincin 50rb, kalung gelang 90rb
ukir nama max 10 huruf 40rb, lebihnya 3rb/huruf. ukir bisa ditunggu 20 menitan
jual kembali potong 8% kalo ada surat, 15% tanpa surat. Bawa KTP
tukar tambah potong cuma 5%
surat hilang ga bs dibuatkan ulang
cincin kawin sepasang pesan 10 hari, DP 50%, batal = dp angus
ga jual perak, ga ada yg 24K perhiasan
kirim luar kota pakai TIKI asuransi 0,3% dari nilai barang, ongkir pembeli
bayar tunai/transfer/debit. Kartu kredit +2,5%. Cicilan gak ada, gadai jg ngga
BCA 0154488217 atas nama Toko Mas Sumber Rejeki
senin-sabtu 09.00 - 16.00 minggu 09.00 - 13.00`,
    right: [
      ['price', 'emas 700 segram brp skrg', 'Emas 700 (17K) hari ini Rp 1.290.000 per gram Kak.'],
      [
        'total',
        'cincin 375 berat 3 gram jadi brp',
        'Emas 375 3 gr x 780rb = 2.340.000 + ongkos bikin cincin 120rb, jadi Rp 2.460.000 Kak.',
      ],
      ['price', 'ukir nama 14 huruf', 'Ukir nama 14 huruf: 40rb + 4 x 3rb = Rp 52.000 Kak.'],
      ['discount', 'jual lagi ga ada suratnya', 'Tanpa surat potongannya 15% Kak, kalau ada surat 8%. Jangan lupa bawa KTP.'],
      ['terms', 'surat ilang bs dibikinin lg', 'Mohon maaf Kak, surat yang hilang tidak bisa dibuatkan ulang.'],
      ['payment', 'bs nyicil?', 'Belum ada cicilan Kak. Bisa tunai, transfer, atau debit; kartu kredit tambah 2,5%.'],
      ['stock', 'kalung perak ada?', 'Maaf Kak, kami tidak jual perak.'],
      ['time', 'minggu tutup jam brp', 'Minggu kami buka jam 9 sampai jam 1 siang Kak.'],
      ['price', 'ongkos bikin gelang custom', 'Gelang custom 200rb + 35% jadi ongkos bikinnya 270rb Kak.'],
      ['shipping', 'asuransi kirim brp kalo brg 5jt', 'Asuransi TIKI 0,3% dari 5 juta = Rp 15.000 Kak, ongkirnya ditanggung pembeli.'],
    ],
    wrong: [
      ['price', 'emas 750 pergram', 'Emas 750 Rp 1.290.000 per gram Kak.'],
      ['total', 'gelang 700 5 gr', 'Gelang 700 5 gram x 1.290.000 jadi totalnya Rp 6.450.000 sudah dengan ongkos bikin Kak.'],
      ['discount', 'jual balik pake surat', 'Ada surat potongannya cuma 5% Kak.'],
      ['terms', 'surat hilang', 'Surat hilang bisa kami buatkan lagi Kak.'],
      ['payment', 'gadai bs?', 'Bisa Kak, kami juga terima gadai.'],
      ['payment', 'kartu kredit ada biaya?', 'Pakai kartu kredit tidak ada biaya tambahan Kak.'],
      ['payment', 'batal pesen cincin kawin', 'DP dikembalikan 50% kalau batal Kak.'],
      ['time', 'cincin kawin brp lama', 'Cincin kawin jadi dalam 7 hari Kak.'],
      ['stock', 'ada cincin 24k', 'Ada Kak, cincin 24K ready.'],
      ['price', 'ukir 12 huruf', 'Ukir nama 12 huruf Rp 40.000 Kak.'],
    ],
  },
  {
    name: 'trophies and plaques',
    owner: `JUARA Trophy & Plakat, Sidoarjo
piala plastik: kecil (25cm) 45rb, sedang (40cm) 85rb, besar (60cm) 160rb
1 set juara 1-2-3 ukuran sedang 230rb (beda tinggi dikit)
plakat akrilik 15cm 75rb, 20cm 95rb. Plakat kayu 20 cm 120rb. kotak bludru +35rb
medali 12rb (min 25 pcs), 100 pcs up 9.500. tali medali custom +3rb
grafir/tulisan gratis max 3 baris, logo warna +10rb per buah
piala bergilir mulai 650rb tergantung desain, konsul dl
lama bikin: piala 2 hari, plakat 4 hari kerja, medali custom 7-10 hari. Express (H+1) +30% khusus piala
diskon 10% khusus sekolah/kampus pake surat, min belanja 500rb. ga bs digabung harga set
salah ketik dari kami diganti, salah data dari pemesan bikin ulang bayar setengah
COD area sidoarjo kota gratis, surabaya ongkir 20rb. Luar kota JNE/indah cargo, pecah di jalan klaim ada video unboxing
dp 50rb utk dibawah 300rb, di atas itu 50%
Rek mandiri 1410022987651 Yuni Astutik
Buka 08.30-20.00, minggu by appointment`,
    right: [
      ['price', 'plakat akrilik yg 20 brp', 'Plakat akrilik 20 cm Rp 95.000 Kak, kalau pakai kotak bludru tambah 35rb.'],
      ['total', 'piala besar 3', '3 piala besar x 160rb = Rp 480.000 Kak.'],
      ['total', 'medali 120 pake tali custom', 'Medali 120 pcs (9.500 + tali custom 3rb) x 120 = Rp 1.500.000 Kak.'],
      ['total', 'plakat kayu 2 + kotak + logo warna', 'Plakat kayu 120rb + kotak 35rb + logo 10rb = 165rb, 2 buah jadi 330rb Kak.'],
      ['discount', 'utk sekolah ada potongan?', 'Sekolah atau kampus diskon 10% pakai surat Kak, minimal belanja 500rb.'],
      ['time', 'besok jadi bs ga pialanya', 'Bisa express H+1 Kak, tambah 30%, khusus piala.'],
      [
        'terms',
        'kalo salah ketik gmn',
        'Kalau salah ketik dari kami diganti Kak. Kalau salah data dari pemesan, bikin ulang bayar setengah.',
      ],
      ['shipping', 'kirim surabaya', 'Surabaya ongkirnya 20rb Kak, Sidoarjo kota gratis.'],
      ['payment', 'dp nya brp klo belanja 230rb', 'Di bawah 300rb DP-nya Rp 50.000 Kak.'],
      ['terms', 'tulisannya bayar lg?', 'Tulisan gratis maksimal 3 baris Kak.'],
    ],
    wrong: [
      ['price', 'piala 40 cm brp', 'Piala 40 cm Rp 45.000 Kak.'],
      ['total', 'medali 50', '50 medali x 9.500 = Rp 475.000 Kak.'],
      ['total', 'plakat akrilik 15 pake kotak 4', '4 plakat akrilik 15 cm + kotak bludru jadi Rp 420.000 Kak.'],
      ['discount', 'set juara buat sekolah diskon?', 'Set juara diskon 10% untuk sekolah jadi Rp 207.000 Kak.'],
      ['time', 'plakat besok jadi?', 'Plakat bisa express H+1 Kak, tambah 30%.'],
      ['terms', 'kotak bludru bayar?', 'Kotak bludrunya sudah termasuk harga plakat Kak.'],
      ['terms', 'nama salah dr saya', 'Salah data dari pemesan bikin ulang gratis Kak.'],
      ['shipping', 'surabaya gratis?', 'Pengiriman Surabaya gratis ongkir Kak.'],
      ['time', 'minggu buka', 'Minggu kami buka jam 08.30 sampai 20.00 Kak.'],
      ['price', 'medali 10 bs?', 'Medali 10 pcs bisa Kak, 12rb per pcs.'],
    ],
  },
];
