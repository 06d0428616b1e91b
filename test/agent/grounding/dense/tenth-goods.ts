import type { Shop } from '../shop.js';

/** Further shops whose owners write dense lists. The answers were written without looking at the rules. */
export const tenthGoods: readonly Shop[] = [
  {
    name: 'toko tanaman',
    owner: `Kebun Bu Ratih – tanaman hias & buah, Batu Malang. Balas WA jam 7-17, minggu slow respon
Harga tanaman hias (sudah polybag):
monstera deliciosa S 35.000 / M 65.000 / L 120.000
aglonema lipstik 45.000, aglonema suksom 85.000
sirih gading 15.000, lidah mertua 20.000 (beli 10 jadi 170.000)
kaktus mini 8.000/pcs, 1 lusin 84.000, anggrek bulan berbunga 95.000
Bibit buah: alpukat miki 60.000, mangga irwin 75.000, jeruk santang 55.000, durian musangking 40cm 110.000 / 80cm 175.000
media tanam 5kg 15.000, sekam bakar 8.000/karung kecil, pupuk kandang 20.000/10kg, pot plastik 20cm 12.000, pot tanah 25.000
packing kayu 25rb utk bibit buah, packing kardus 5rb utk tanaman hias (per paket isi maks 5 tanaman)
Kirim Senin - Kamis aja biar ga nginep di gudang, pakai J&T atau SiCepat, ongkir sesuai kota. Luar Jawa ga kirim krn karantina
Ambil langsung di kebun bisa, diskon 10% kalau belanja min 300rb (khusus ambil di kebun)
Garansi mati: video unboxing + lapor maks 1x24 jam setelah paket sampai, diganti tanaman, bukan uang. tanaman yg sudah lewat sehari bukan tanggungan kami
bayar BNI 0287 551 903 an Ratih Kusumawardani. COD ga bisa
jasa desain taman kami tdk ada`,
    right: [
      ['price', 'monstera ukuran M berapa bu', 'Monstera deliciosa ukuran M Rp65.000 kak, sudah dengan polybag 🌿'],
      ['price', 'kaktus mini brp', 'Kaktus mini Rp8.000 per pcs kak, kalau ambil 1 lusin Rp84.000.'],
      ['stock', 'aglonema apa aja? harga?', 'Ada aglonema lipstik Rp45.000 dan aglonema suksom Rp85.000 kak.'],
      ['price', 'bibit alpukat miki brp', 'Bibit alpukat miki Rp60.000 kak. Untuk pengiriman bibit buah pakai packing kayu Rp25.000 ya.'],
      ['price', 'durian musangking 80cm?', 'Durian musangking 80cm Rp175.000 kak, yang 40cm Rp110.000.'],
      ['account', 'anggrek bulan brp yg lagi bunga', 'Anggrek bulan berbunga Rp95.000 kak 🌸'],
      [
        'total',
        'lidah mertua beli 10 brp',
        'Lidah mertua kalau beli 10 jadi Rp170.000 kak, lebih hemat Rp30.000 dari harga satuan Rp20.000.',
      ],
      ['stock', 'pupuk kandang ada bu?', 'Ada kak, pupuk kandang Rp20.000 per 10kg.'],
      ['price', 'monstera L sama M bedanya brp', 'Monstera L Rp120.000, M Rp65.000, selisihnya Rp55.000 kak.'],
      ['price', 'pot tanah berapa', 'Pot tanah Rp25.000 kak. Kalau pot plastik 20cm Rp12.000.'],
      ['total', 'kaktus 2 lusin jadi berapa', '2 lusin kaktus mini Rp168.000 kak, total 24 pcs.'],
      [
        'total',
        'monstera S 2 + sirih gading 3, dikirim ke surabaya. total?',
        'Monstera S 2 x Rp35.000 = Rp70.000\nSirih gading 3 x Rp15.000 = Rp45.000\nPacking kardus (5 tanaman) Rp5.000\nJadi Rp120.000 kak, belum termasuk ongkir ke Surabaya 🙏',
      ],
      [
        'total',
        'bibit mangga irwin 2 ambil sendiri di kebun sama media tanam 4',
        'Mangga irwin 2 x Rp75.000 = Rp150.000, media tanam 4 x Rp15.000 = Rp60.000. Totalnya Rp210.000 kak. Karena diambil di kebun, tidak perlu packing kayu.',
      ],
      [
        'total',
        'kalo ambil di kebun aglonema suksom 4 brp',
        'Aglonema suksom 4 x Rp85.000 = Rp340.000. Karena ambil di kebun dan di atas Rp300.000, dapat diskon 10% jadi Rp306.000 kak 😊',
      ],
      [
        'total',
        'durian musangking 80cm 2, mau ambil langsung ke kebun. kena brp?',
        '2 x Rp175.000 = Rp350.000, diskon 10% Rp35.000 karena ambil di kebun, jadi Rp315.000 kak.',
      ],
      [
        'total',
        'sm alpukat miki 1 dikirim ke solo',
        'Jeruk santang Rp55.000 + alpukat miki Rp60.000 = Rp115.000, ditambah packing kayu Rp25.000 jadi Rp140.000 kak. Ongkir ke Solo nanti saya cek dulu ya.',
        { earlier: ['jeruk santang 1'] },
      ],
      [
        'total',
        'pot plastik 5 + sekam 2 + media tanam 2?',
        'Pot plastik 5 x Rp12.000 = Rp60.000, sekam bakar 2 x Rp8.000 = Rp16.000, media tanam 2 x Rp15.000 = Rp30.000. Totalnya Rp106.000 kak.',
      ],
      ['price', 'saya punya 100rb, dapet berapa lidah mertua?', 'Dengan Rp100.000 dapat 5 lidah mertua kak, harga satuannya Rp20.000.'],
      [
        'shipping',
        'hari jumat bisa kirim bu?',
        'Mohon maaf kak, pengiriman hanya Senin - Kamis supaya tanamannya tidak menginap di gudang ekspedisi. Kalau pesan Jumat, kami kirim Senin ya.',
      ],
      ['shipping', 'kirim ke makassar bisa?', 'Maaf kak, untuk luar Jawa kami tidak kirim karena karantina 🙏'],
      [
        'stock',
        'kalo tanamannya mati pas sampai gmn',
        'Ada garansi kak, syaratnya video unboxing dan lapor maksimal 1x24 jam setelah paket sampai. Gantinya berupa tanaman ya, bukan uang.',
      ],
      ['account', 'bisa cod?', 'Mohon maaf kak, COD tidak bisa. Pembayaran transfer ke BNI 0287 551 903 a.n. Ratih Kusumawardani.'],
      [
        'stock',
        'bu terima jasa bikin taman ga',
        'Maaf kak, kami tidak ada jasa desain taman, hanya jual tanaman, bibit, dan media tanamnya 🌱',
      ],
      ['shipping', 'pakai ekspedisi apa', 'Kami pakai J&T atau SiCepat kak, ongkirnya sesuai kota tujuan. Kakak di kota mana?'],
      [
        'total',
        'aglonema suksom 75 ya bu? mau 2',
        'Aglonema suksom Rp85.000 kak, bukan Rp75.000. Kalau 2 jadi Rp170.000, belum packing kardus Rp5.000 dan ongkir.',
      ],
    ],
    wrong: [
      ['price', 'monstera L brp bu', 'Monstera L Rp65.000 kak 🌿'],
      ['price', 'aglonema lipstik brp', 'Aglonema lipstik Rp85.000 kak.'],
      ['price', 'durian musangking 40cm', 'Durian musangking 40cm Rp175.000 kak.'],
      ['price', 'kaktus selusin brp', 'Kaktus mini 1 lusin Rp96.000 kak.'],
      ['total', 'lidah mertua 10 jadi brp', 'Lidah mertua 10 x Rp20.000 = Rp200.000 kak.'],
      [
        'total',
        'bibit alpukat 3 dikirim ke semarang brp blm ongkir',
        'Alpukat miki 3 x Rp60.000 = Rp180.000 kak, tinggal tambah ongkir saja ya, packing sudah termasuk.',
      ],
      ['total', 'anggrek bulan 3', 'Anggrek bulan 3 x Rp95.000 = Rp275.000 kak.'],
      ['price', 'kemarin ada yg bilang jeruk santang 45rb bu, bener?', 'Betul kak, jeruk santang Rp45.000 per bibit.'],
      ['total', 'mangga irwin 5 ambil di kebun kena brp', 'Mangga irwin 5 x Rp75.000 = Rp375.000, diskon 10% jadi Rp345.000 kak.'],
      [
        'total',
        'monstera M 2 sama sirih gading 2 packing kardus total?',
        'Monstera M 2 = Rp130.000, sirih gading 2 = Rp30.000, packing Rp5.000. Jadi Rp175.000 kak, belum ongkir.',
      ],
      ['price', 'packing kayu brp', 'Packing kayu Rp15.000 kak untuk bibit buah.'],
      ['total', 'brp bu', 'Media tanam 10 x Rp15.000 = Rp120.000 kak.', { earlier: ['media tanam 10 pak'] }],
      ['price', 'pupuk kandang 30kg', 'Pupuk kandang 30kg Rp600.000 kak.'],
      ['total', 'uang 200rb dapet monstera M brp', 'Dengan Rp200.000 dapat 4 monstera M kak, totalnya Rp195.000.'],
      [
        'discount',
        'belanja 350rb dikirim ke bandung dpt diskon ga',
        'Dapat kak, belanja di atas Rp300.000 diskon 10% juga berlaku untuk pengiriman ke Bandung 😊',
      ],
      ['discount', 'beli monstera L gratis pot ga', 'Iya kak, setiap monstera L gratis pot plastik 20cm.'],
      ['shipping', 'kirim ke bali bisa?', 'Bisa kak, ke Bali pakai J&T sekitar 3 hari, tanamannya aman.'],
      ['time', 'dikirim sabtu bisa?', 'Bisa kak, kami kirim setiap hari termasuk Sabtu.'],
      ['terms', 'tanamannya mati setelah 3 hari bu gimana', 'Masih bisa klaim kak, garansi tanaman kami 7 hari setelah paket sampai.'],
      ['terms', 'klo mati uang kembali ga', 'Iya kak, kalau tanaman mati di perjalanan uangnya kami kembalikan penuh.'],
      ['terms', 'cod malang kota bs?', 'Bisa kak, area Malang bisa COD bayar di tempat.'],
      ['account', 'rek nya apa bu', 'BNI 0287 551 930 a.n. Ratih Kusumawardani ya kak.'],
      ['terms', 'bisa sekalian ditata di halaman rumah?', 'Bisa kak, kami ada jasa tata taman, biaya mulai Rp500.000 tergantung luas.'],
      ['stock', 'suksom yg merah masih ada brp?', 'Masih ada 12 pot kak, ready semua dan daunnya sudah rimbun.'],
      ['payment', 'sdh tf 120rb bu', 'Sudah kami cek kak, dana Rp120.000 sudah masuk. Besok kami kirim ya 🙏'],
    ],
  },
  {
    name: 'optik',
    owner: `OPTIK TERANG Solo, Jl Slamet Riyadi 210 (seberang pom bensin). Jam buka Senin-Sabtu 09.00 s/d 20.00 Minggu 10.00 s/d 16.00
Periksa mata komputer GRATIS walau ga beli
FRAME
- plastik lokal mulai 100rb, titanium flex 275rb
- anak-anak (silikon) 150rb, branded ori mulai 600rb
LENSA (sepasang, minus/plus s.d. 6.00, silinder s.d. 2.00)
- standar putih 100rb, antiradiasi 175rb, bluray 250rb
- photochromic 300rb, bluechromic 400rb, progresif mulai 650rb
minus di atas 6 nambah 100rb, silinder di atas 2 nambah 75rb. Paket hemat frame plastik + lensa antiradiasi 250rb
softlens normal 65rb/pasang, minus 85rb, cairan 35rb/botol 150ml
Jadi 1 hari utk lensa stok, silinder tinggi/progresif 5-7 hari kerja
Garansi lensa 6 bulan (lapisan ngelupas), frame 3 bulan engsel. Bukan krn jatuh/kegores. BPJS kelas 1 330rb, kelas 2 220rb, kelas 3 165rb, bawa resep + surat BPJS, selisih bayar sendiri. Asuransi lain blm kerja sama
home service dalam kota Solo 50rb (gratis klo beli min 500rb), luar kota ga ada. DP 50% utk pesanan lensa khusus. Bayar tunai, debit, QRIS, BCA 0156 443 278 an Hendra Wijaya. Cicilan ga ada. kirim JNE bisa utk yg sdh punya resep, ongkir pembeli`,
    right: [
      ['price', 'lensa bluray brp', 'Lensa bluray Rp250.000 sepasang kak, untuk minus/plus sampai 6.00 dan silinder sampai 2.00.'],
      ['payment', 'periksa mata bayar ga?', 'Periksa mata komputer gratis kak, walaupun tidak jadi beli 😊'],
      ['price', 'frame titanium berapa', 'Frame titanium flex Rp275.000 kak.'],
      [
        'total',
        'kacamata paling murah brp jadi',
        'Ada paket hemat frame plastik + lensa antiradiasi Rp250.000 kak. Kalau lensa standar putih Rp100.000 + frame plastik lokal mulai Rp100.000, jadi mulai Rp200.000.',
      ],
      ['time', 'progresif berapa kak', 'Lensa progresif mulai Rp650.000 sepasang kak, pengerjaan 5-7 hari kerja.'],
      ['stock', 'frame anak ada?', 'Ada kak, frame anak-anak bahan silikon Rp150.000.'],
      ['price', 'softlens minus brp', 'Softlens minus Rp85.000 per pasang kak, yang normal Rp65.000.'],
      ['price', 'bluechromic sm photochromic beda brp', 'Bluechromic Rp400.000, photochromic Rp300.000, selisihnya Rp100.000 kak.'],
      ['price', 'minus 7 nambah brp', 'Minus di atas 6 tambah Rp100.000 kak dari harga lensa.'],
      ['price', 'frame branded ori brp', 'Frame branded ori mulai Rp600.000 kak. Silakan mampir untuk lihat modelnya langsung 😊'],
      ['total', 'frame titanium + bluray total?', 'Titanium flex Rp275.000 + lensa bluray Rp250.000 = Rp525.000 kak.'],
      [
        'total',
        'anak saya minus 2, frame anak lensa antiradiasi brp',
        'Frame anak Rp150.000 + lensa antiradiasi Rp175.000 = Rp325.000 kak. Minus 2 tidak ada tambahan.',
      ],
      [
        'total',
        'minus 8 silinder 2,5 lensa bluechromic aja',
        'Bluechromic Rp400.000 + minus di atas 6 Rp100.000 + silinder di atas 2 Rp75.000 = Rp575.000 kak. Karena silindernya tinggi pengerjaan 5-7 hari kerja.',
      ],
      [
        'total',
        'bpjs kelas 2, pengen titanium + antiradiasi nambah brp',
        'Titanium flex Rp275.000 + antiradiasi Rp175.000 = Rp450.000. Dipotong BPJS kelas 2 Rp220.000, jadi nambah Rp230.000 kak.',
      ],
      [
        'total',
        'sama cairan 1',
        'Softlens minus 2 x Rp85.000 = Rp170.000 + cairan Rp35.000 = Rp205.000 kak.',
        { earlier: ['softlens minus 2 pasang'] },
      ],
      [
        'payment',
        'progresif yg 650 sama frame titanium, dp brp?',
        'Progresif Rp650.000 + titanium Rp275.000 = Rp925.000. DP 50% Rp462.500 kak, sisanya Rp462.500 saat selesai.',
      ],
      [
        'total',
        'paket hemat 2 orang, home service di solo total brp',
        'Paket hemat 2 x Rp250.000 = Rp500.000 kak. Karena belanjanya sudah Rp500.000, home service-nya gratis 😊',
      ],
      [
        'total',
        'bpjs kelas 3 ambil paket hemat nambah ga?',
        'Paket hemat Rp250.000, BPJS kelas 3 Rp165.000, jadi nambah Rp85.000 kak. Bawa resep dan surat BPJS ya.',
      ],
      ['time', 'minggu buka jam brp', 'Minggu buka jam 10.00 sampai 16.00 kak. Senin-Sabtu 09.00-20.00.'],
      ['account', 'bisa cicil ga kak', 'Mohon maaf kak, cicilan belum ada. Bisa tunai, debit, QRIS, atau transfer BCA.'],
      ['total', 'jadinya brp lama', 'Untuk lensa stok 1 hari jadi kak. Kalau silinder tinggi atau progresif 5-7 hari kerja.'],
      [
        'terms',
        'lensa saya kegores bisa klaim garansi?',
        'Mohon maaf kak, garansi tidak berlaku untuk goresan atau jatuh. Garansi lensa 6 bulan untuk lapisan yang mengelupas 🙏',
      ],
      [
        'shipping',
        'home service ke klaten bisa?',
        'Maaf kak, home service hanya dalam kota Solo. Kalau sudah punya resep, kami bisa kirim via JNE dengan ongkir ditanggung pembeli.',
      ],
      ['price', 'pake asuransi prudential bisa?', 'Mohon maaf kak, saat ini baru BPJS, asuransi lain belum kerja sama.'],
      ['price', 'lokasinya sebelah mana', 'Di Jl Slamet Riyadi 210 Solo kak, seberang pom bensin.'],
    ],
    wrong: [
      ['price', 'lensa antiradiasi brp', 'Lensa antiradiasi Rp250.000 sepasang kak.'],
      ['price', 'photochromic brp kak', 'Lensa photochromic Rp400.000 sepasang kak.'],
      ['total', 'frame plastik + standar putih total', 'Frame plastik Rp100.000 + lensa standar Rp100.000 = Rp250.000 kak.'],
      ['total', 'titanium + bluechromic brp', 'Titanium Rp275.000 + bluechromic Rp400.000 = Rp775.000 kak.'],
      ['total', 'minus 7,5 lensa bluray jadi brp', 'Lensa bluray Rp250.000 kak, untuk minus 7,5 tidak ada tambahan.'],
      ['total', 'silinder 3 antiradiasi', 'Antiradiasi Rp175.000 + silinder Rp100.000 = Rp275.000 kak.'],
      ['price', 'bpjs kelas 1 dpt brp', 'BPJS kelas 1 dapat Rp300.000 kak.'],
      ['total', 'bpjs kelas 3 titanium antiradiasi nambah brp', 'Total Rp450.000 dikurangi BPJS Rp220.000, jadi nambah Rp230.000 kak.'],
      ['price', 'di optik sebelah paket 200 udah antiradiasi kak', 'Di sini juga bisa kak, paket hemat Rp200.000 sudah antiradiasi.'],
      ['total', 'softlens normal 3 pasang', 'Softlens normal 3 x Rp65.000 = Rp185.000 kak.'],
      [
        'total',
        'beli paket hemat 1',
        'Paket hemat Rp250.000 kak, home service dalam kota Solo gratis jadi total Rp250.000.',
        { earlier: ['home service di solo'] },
      ],
      ['total', 'pesanan lensa khusus 800rb dp brp', 'DP 30% kak, jadi Rp240.000.'],
      ['total', 'cairan softlens 3 botol', 'Cairan 3 x Rp35.000 = Rp115.000 kak.'],
      ['total', 'frame anak + bluray', 'Frame anak Rp150.000 + bluray Rp250.000 = Rp450.000 kak.'],
      ['discount', 'kalau beli 2 kacamata ada diskon?', 'Ada kak, beli 2 kacamata diskon 15% untuk yang kedua.'],
      ['discount', 'dapet apa aja beli frame branded', 'Beli frame branded gratis lensa antiradiasi kak 🎁'],
      ['terms', 'kacamata jatuh patah masih garansi?', 'Masih kak, selama di bawah 3 bulan kami ganti frame baru gratis.'],
      ['terms', 'garansi lensa brp lama', 'Garansi lensa 1 tahun kak, termasuk tergores.'],
      ['terms', 'periksa mata bayar brp kalo ga beli', 'Kalau tidak jadi beli, periksa mata Rp25.000 kak.'],
      ['time', 'progresif bisa besok jadi?', 'Bisa kak, lensa progresif 1 hari jadi.'],
      ['time', 'minggu jam 7 malam buka?', 'Buka kak, setiap hari sampai jam 20.00.'],
      ['terms', 'bisa home service ke boyolali?', 'Bisa kak, home service ke Boyolali tambah Rp100.000.'],
      ['account', 'tf ke mana', 'BCA 0156 443 278 a.n. Hendra Gunawan kak.'],
      ['terms', 'cicil 3x bisa?', 'Bisa kak, cicilan 0% 3 bulan pakai kartu kredit atau Kredivo.'],
      ['terms', 'asuransi allianz bisa dipake?', 'Bisa kak, kami kerja sama dengan Allianz, cukup tunjukkan kartunya.'],
    ],
  },
];
