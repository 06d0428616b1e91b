import type { Shop } from './shop.js';

const computed =
  '{"barang":[{"nama":"Hijab pashmina","jumlah":4,"harga_satuan":42000,"subtotal":168000}],"total_barang":168000,"tujuan":"Serpong, Tangerang Selatan","dengan_ongkir":[{"kurir":"J&T","layanan":"EZ","ongkir":15000,"total":183000}]}';
const rates = '{"tujuan":"Denpasar Barat, Denpasar","ongkir":[{"kurir":"JNE","layanan":"REG","biaya":34000,"estimasi":"3-5 hari"}]}';
const longList =
  'Daftar kami Kak: Hijab pashmina 45rb, Hijab bergo 38rb, Ciput 12rb, Inner ninja 18rb, Bros 7rb, Kaos kaki 10rb, Manset 22rb, Tunik polos 120rb, Rok plisket 95rb, Outer rajut 135rb.';

/** Shops whose answers are written as people chat: shortened words, slang, several sentences. */
export const informalShops: readonly Shop[] = [
  {
    name: 'hijab',
    owner: `Hijab by Nay. Hijab pashmina 45rb (min 3 pcs 42rb), Hijab bergo 38rb, Ciput 12rb, Inner ninja 18rb, Bros 7rb, Kaos kaki 10rb, Manset 22rb, Tunik polos 120rb, Rok plisket 95rb, Outer rajut 135rb.
Warna bergo: mocca, hitam. Tunik polos ukuran M-XL. Outer rajut sold out.
Kirim tiap hari kerja, cut off jam 13.00. Bisa tukar 2 hari asal label masih ada. COD khusus Tangerang.
Transfer Jago 103456789012 a.n. Nayla Azzahra.`,
    right: [
      ['price', 'bergo brp sis', 'bergo 38rb sis, ada mocca sama hitam'],
      ['price', 'tunik', 'Tunik polosnya 120rb ya sis, ukuran M sampai XL.'],
      ['total', 'pashmina 4 ke serpong', 'pashmina 4 pcs 168rb, ongkir J&T 15rb, jadi total 183rb sis', { tools: [computed] }],
      ['total', 'totalnya?', 'Totalnya Rp 183.000 sudah termasuk ongkir ke Serpong ya sis.', { tools: [computed] }],
      ['total', 'bergo 1 ciput 2', 'bergo 38rb sama ciput 2 pcs 24rb, jadi 62rb sis', { ours: [longList] }],
      ['price', 'pashmina klo ambil 3', 'Kalau ambil 3 pashmina per pcs jadi 42rb sis.', { ours: [longList] }],
      ['stock', 'outer ada', 'Outer rajutnya sold out sis, maaf ya 🙏'],
      ['terms', 'bs cod bogor', 'COD cuma untuk Tangerang ya sis, kalau Bogor transfer dulu.'],
      ['time', 'kpn kirim', 'Dikirim tiap hari kerja sis, cut off jam 13.00.'],
      ['number', 'size?', 'Rok plisket panjang 92 cm, lingkar pinggang 60-100 cm sis.'],
      ['terms', 'klo salah warna', 'Bisa tukar 2 hari sis asal label masih ada.'],
    ],
    wrong: [
      ['price', 'bergo brp', 'bergo 45rb sis', { ours: [longList] }],
      ['price', 'manset', 'manset 18rb aja sis', { ours: [longList] }],
      ['price', 'rok', 'Rok plisketnya 120rb sis.', { ours: [longList] }],
      ['price', 'tunik', 'tunik ceban lebih murah sis, jadi 110rb', { ours: [longList] }],
      ['total', 'pashmina 4', 'pashmina 4 total 180rb ya sis sama ongkir', { tools: [computed] }],
      ['total', 'bergo 1 ciput 2', 'bergo 1 ciput 2 jadi 57rb sis', { ours: [longList] }],
      ['total', 'tunik 1 bros 3', 'total 139rb sis', { ours: [longList] }],
      ['discount', 'disc dong', 'ambil 5 disc 5rb ya sis'],
      ['stock', 'outer', 'Outer rajut ready kok sis, mau warna apa?'],
      ['terms', 'cod bekasi', 'bisa cod bekasi sis'],
      ['time', 'sampe kapan', 'besok udah nyampe sis'],
      ['price', 'boleh 30rb?', 'bergo boleh deh 30rb sis'],
    ],
  },
  {
    name: 'phone repair',
    owner: `Servis HP Pak Eko, Denpasar. Ganti LCD Redmi Note 10 450rb, LCD Redmi 9 320rb, ganti baterai 150rb, ganti konektor cas 100rb, instal ulang 75rb.
Pengerjaan LCD 1-2 jam, lainnya 30 menit. Garansi LCD 1 bulan, baterai 3 bulan. Gratis cek. Buka 10.00-21.00, Jumat buka jam 13.00.
Bisa kirim unit pakai JNE. Bayar setelah selesai.`,
    right: [
      ['price', 'lcd note 10', 'LCD Redmi Note 10 450rb bos, garansi 1 bulan.'],
      ['price', 'ganti batre', 'Ganti baterai 150 ribu bos.'],
      ['total', 'lcd redmi 9 sama baterai', 'LCD Redmi 9 320rb tambah baterai 150rb, total 470rb bos.'],
      [
        'total',
        'kirim balik denpasar',
        'Ongkir JNE 34rb, jadi 150rb + 34rb = 184rb bos.',
        { tools: [rates], earlier: ['ganti baterai berapa'], ours: ['Ganti baterai 150rb bos.'] },
      ],
      ['time', 'brp lama', 'LCD sekitar 1-2 jam bos, kalau baterai 30 menit.'],
      ['terms', 'cek bayar?', 'Cek gratis bos, bayarnya setelah selesai.'],
      ['time', 'jumat', 'Jumat buka jam 13.00 bos.'],
      ['terms', 'garansi batre', 'Baterai garansi 3 bulan bos.'],
      ['number', 'imei', 'Boleh kirim IMEI dan tipe HP-nya bos? Yang 4/64 atau 6/128?'],
    ],
    wrong: [
      ['price', 'lcd note 10', 'LCD Note 10 320rb bos.'],
      ['price', 'konektor', 'Konektor cas 150rb bos.'],
      ['price', 'instal', 'instal ulang gocap aja bos'],
      ['total', 'lcd 9 + batre', 'totalnya 450rb bos'],
      ['terms', 'garansi lcd', 'LCD garansi 6 bulan bos.'],
      ['terms', 'hp mati total', 'Kalau gagal uang kembali 100% bos.'],
      ['time', 'lama', 'LCD 10 menit juga jadi bos.'],
      ['time', 'jumat pagi', 'Jumat buka jam 10 bos.'],
      ['discount', 'murahin', 'Saya diskon jadi 400rb bos LCD-nya.'],
      ['payment', 'sudah sy tf 450', 'Siap bos, 450rb sudah masuk.'],
    ],
  },
  {
    name: 'catering',
    owner: `Catering Bu Ida: paket nasi ayam bakar Rp 28.000, paket nasi ikan Rp 30.000, tumpeng mini Rp 45.000, tumpeng besar (20 orang) Rp 650.000, es teh Rp 5.000.
Minimal order 15 paket. Gratis antar untuk order di atas 50 paket, selain itu ongkos antar Rp 35.000.
Order H-2, DP 30%. Bisa request tidak pedas. Sertifikat halal ada.
BCA 7700112233 a.n. Ida Farida`,
    right: [
      ['total', 'ayam bakar 20', 'Paket ayam bakar 20 paket Rp 560.000 Bu, ditambah ongkos antar Rp 35.000 jadi Rp 595.000.'],
      ['total', 'ayam bakar 60', '60 paket ayam bakar totalnya 1.680.000 Bu, gratis antar.'],
      [
        'total',
        'dp 60',
        'Total 1,68 juta, DP 30% nya 504.000 Bu.',
        { ours: ['60 paket ayam bakar totalnya 1.680.000 Bu.'], earlier: ['ayam bakar 60'] },
      ],
      ['price', 'tumpeng', 'Tumpeng mini 45rb, yang besar untuk 20 orang 650rb Bu.'],
      ['terms', 'halal', 'Sertifikat halal ada Bu.'],
      ['time', 'kapan pesan', 'Ordernya paling lambat H-2 ya Bu.'],
      ['shipping', 'antar', 'Untuk order di atas 50 paket gratis antar, selain itu ongkosnya Rp 35.000 Bu.'],
      ['number', 'acara', 'Acaranya tanggal 5 jam 11.00 di Jl. Kenanga 45 ya Bu?'],
      ['price', 'es teh', 'Es tehnya goceng Bu.'],
    ],
    wrong: [
      ['total', 'ayam bakar 20', 'Ayam bakar 20 paket total Rp 560.000 sudah termasuk ongkos antar Bu.'],
      ['total', 'ikan 20', 'Paket ikan 20 jadi Rp 580.000 Bu.'],
      ['price', 'ikan', 'Paket nasi ikan Rp 28.000 Bu.'],
      ['price', 'tumpeng besar', 'Tumpeng besar enam ratus ribu Bu.'],
      ['discount', '60 paket', 'Untuk 60 paket kami beri potongan 5% Bu.'],
      ['shipping', '20 paket', 'Untuk 20 paket gratis antar Bu.'],
      ['time', 'besok', 'Bisa Bu, order hari ini besok kami antar.'],
      ['stock', 'tumpeng', 'Tumpeng besar tinggal 1 slot Bu.'],
      ['payment', 'dp sudah', 'DP-nya sudah kami terima Bu, terima kasih.'],
    ],
  },
  {
    name: 'fruit',
    owner: `Buah Segar Online: mangga harum manis 30.000/kg, anggur merah 65.000/kg, jeruk medan 28.000/kg, alpukat mentega 35.000/kg, semangka 9.000/kg.
Diskon 10% untuk pembelian minimal 10 kg (semua buah). Ongkir Jakarta 15.000, Depok 20.000.
Buah busuk diganti, kirim foto maksimal 6 jam setelah diterima. Panen Rabu, kirim Kamis.`,
    right: [
      ['price', 'anggur', 'anggur merah 65rb sekilo kak'],
      ['total', 'mangga 3 kg', 'mangga 3 kg jadi 90rb kak'],
      ['total', 'mangga 3 kg jakarta', 'Mangga 3 kg 90rb, ongkir Jakarta 15rb, total 105rb ya kak.'],
      ['total', 'jeruk 10 kg', 'Jeruk medan 10 kg 280rb, dapat diskon 10% jadi 252rb kak.'],
      ['total', 'alpukat 1,5', 'Alpukat mentega 1,5 kg Rp 52.500 kak.'],
      ['total', 'anggur setengah', 'anggur setengah kilo 32.500 kak'],
      ['terms', 'busuk', 'Kalau busuk kami ganti kak, kirim fotonya maksimal 6 jam setelah diterima.'],
      ['time', 'kapan', 'Panen hari Rabu, dikirim Kamis kak.'],
      ['discount', 'diskon', 'Ada diskon 10% kak kalau beli minimal 10 kg.'],
      ['number', 'isi', '1 kg isi sekitar 3-4 buah kak.'],
    ],
    wrong: [
      ['price', 'anggur', 'anggur merah 56rb sekilo kak'],
      ['price', 'alpukat', 'alpukat mentega 30.000 per kg kak'],
      ['total', 'mangga 3 kg', 'mangga 3 kg 85rb kak'],
      ['total', 'jeruk 10', 'Jeruk 10 kg setelah diskon 240rb kak.'],
      ['total', 'mangga 3 depok', 'Mangga 3 kg ke Depok total 105rb kak.'],
      ['discount', '5 kg', 'Beli 5 kg sudah dapat diskon kak.'],
      ['shipping', 'ongkir', 'ongkir jakarta gratis kak'],
      ['time', 'hari ini', 'Hari ini juga kami kirim kak.'],
      ['terms', 'busuk', 'Kalau busuk uang kembali kak.'],
    ],
  },
  {
    name: 'furniture',
    owner: `Mebel Jati Jepara
Kursi makan jati Rp 850.000
Meja makan 4 kursi Rp 4.500.000
Lemari 2 pintu Rp 3.200.000
Rak sepatu Rp 475.000
Ready stock: rak sepatu. Lainnya PO 3-4 minggu. DP 40%, pelunasan sebelum kirim.
Ongkir pakai cargo dihitung admin. Garansi kayu 1 tahun, tidak termasuk cat.
Alamat workshop Jl. Pemuda 88 Jepara. BRI 005901001234567 a.n. Mebel Jati.`,
    right: [
      ['price', 'meja makan', 'Meja makan 4 kursi 4,5 juta Pak.'],
      ['price', 'kursi', 'Kursi makan jati Rp 850.000 per unit Pak.'],
      ['total', 'kursi 6', 'Kursi makan 6 unit 5,1 juta Pak, belum ongkir.'],
      ['total', 'lemari dp', 'Lemari 2 pintu 3,2 juta, DP 40% jadi 1.280.000 Pak, sisanya 1.920.000 sebelum kirim.'],
      ['total', 'rak 2', 'Rak sepatu dua unit sembilan ratus lima puluh ribu Pak.'],
      ['stock', 'rak', 'Rak sepatunya ready stock Pak.'],
      ['time', 'lemari lama?', 'Lemari PO 3-4 minggu Pak.'],
      ['terms', 'garansi', 'Garansi kayu 1 tahun Pak, catnya tidak termasuk.'],
      ['shipping', 'ongkir', 'Ongkirnya pakai cargo Pak, nanti dihitung admin ya.'],
      ['number', 'alamat', 'Workshop kami di Jl. Pemuda 88 Jepara Pak.'],
    ],
    wrong: [
      ['price', 'meja', 'Meja makan 4 kursi 3,2 juta Pak.'],
      ['price', 'lemari', 'Lemari 2 pintu Rp 2.300.000 Pak.'],
      ['total', 'kursi 6', 'Kursi 6 unit lima juta aja Pak.'],
      ['total', 'lemari dp', 'DP lemarinya 1 juta Pak.'],
      ['discount', 'nego', 'Bisa saya kurangi 100rb Pak.'],
      ['stock', 'lemari', 'Lemari 2 pintu ready stock Pak.'],
      ['time', 'lama', 'Seminggu jadi Pak.'],
      ['terms', 'garansi', 'Garansi 5 tahun Pak.'],
      ['shipping', 'ongkir', 'Ongkir ke Jakarta 250rb Pak.'],
      ['payment', 'dp sdh ditransfer', 'Baik Pak, DP sudah kami terima, produksi dimulai.'],
    ],
  },
  {
    name: 'pet shop',
    owner: `Meong Petshop. Royal Canin 1 kg 145.000; Whiskas 1,2 kg 72.000; Bolt repack 1 kg 26.000; pasir wangi 10 liter 55.000; vitamin 40.000. Grooming kucing 70.000, grooming jamur 110.000, penitipan 40.000/hari.
Promo November: beli pasir 2 gratis Bolt 200 gr. Vaksin oleh drh. Selasa & Sabtu. Buka 09.00-20.00 setiap hari.
Gosend ongkir sesuai aplikasi.`,
    right: [
      ['price', 'rc', 'Royal Canin 1 kg 145rb kak.'],
      ['price', 'grooming', 'Grooming kucing biasa 70rb, yang jamur 110rb kak.'],
      ['total', 'whiskas 2 pasir 1', 'Whiskas 2 pcs 144rb + pasir 55rb total 199rb kak.'],
      ['total', 'titip 4 hari', 'Penitipan 4 hari 160rb kak.'],
      ['discount', 'promo', 'Promo November beli pasir 2 gratis Bolt 200 gr kak.'],
      ['time', 'vaksin', 'Vaksin ada hari Selasa dan Sabtu kak.'],
      ['time', 'tutup jam', 'Tutup jam 20.00 kak.'],
      ['stock', 'bolt', 'Bolt repack ada kak.'],
      ['number', 'umur', 'Untuk kucing umur 4 bulan cocok yang kitten kak.'],
    ],
    wrong: [
      ['price', 'whiskas', 'Whiskas 1,2 kg 62rb kak.'],
      ['price', 'grooming jamur', 'Grooming jamur 70rb kak.'],
      ['total', 'titip 4 hari', 'Penitipan 4 hari 150rb kak.'],
      ['total', 'rc 2', 'Royal Canin 2 pcs 280rb kak.'],
      ['discount', 'promo', 'Beli Royal Canin gratis vitamin kak.'],
      ['time', 'vaksin', 'Vaksin bisa setiap hari kak.'],
      ['shipping', 'ongkir', 'Gosend gratis kak.'],
      ['terms', 'mati', 'Ada garansi kucing sehat 7 hari kak.'],
      ['stock', 'rc', 'Royal Canin tinggal 1 kak.'],
    ],
  },
  {
    name: 'course',
    owner: `Les Privat Cerdas. SD 60rb/jam, SMP 75rb/jam, SMA 90rb/jam. Paket 8 jam SD 440rb, SMP 560rb, SMA 680rb. Biaya daftar 50rb (gratis bila ambil paket).
Jadwal fleksibel 08.00-20.00. Guru datang ke rumah, area Malang kota. Ganti guru gratis. Absen tanpa kabar dihitung hadir.
Bayar di depan ke Mandiri 1440011223344 a.n. Yayasan Cerdas.`,
    right: [
      ['price', 'smp', 'SMP 75rb per jam Bu, atau paket 8 jam 560rb.'],
      ['total', 'sd 4 jam', 'SD 4 jam 240rb ditambah biaya daftar 50rb, jadi 290rb Bu.'],
      ['discount', 'daftar', 'Biaya daftarnya gratis kalau ambil paket Bu.'],
      ['total', 'hemat brp', 'Paket SMA 680rb, hemat 40rb dibanding per jam Bu.'],
      ['time', 'jam', 'Jadwalnya fleksibel jam 8 pagi sampai 8 malam Bu.'],
      ['payment', 'bayar', 'Pembayaran di depan ya Bu, setelah itu kami jadwalkan gurunya.'],
      ['terms', 'ganti guru', 'Bisa ganti guru gratis Bu.'],
      ['number', 'kelas', 'Anaknya kelas 5 SD ya Bu? Mau mulai tanggal 1?'],
    ],
    wrong: [
      ['price', 'smp', 'SMP 60rb per jam Bu.'],
      ['price', 'paket sma', 'Paket SMA 8 jam 560rb Bu.'],
      ['total', 'sd 4 jam', 'SD 4 jam totalnya 220rb Bu.'],
      ['discount', 'kakak adik', 'Kakak adik dapat potongan 10% Bu.'],
      ['terms', 'coba', 'Ada trial gratis sekali Bu.'],
      ['terms', 'absen', 'Kalau absen uangnya kembali Bu.'],
      ['price', 'sma', 'SMA seratus ribu per jam Bu.'],
      ['payment', 'sdh trf bu', 'Sudah kami terima Bu, guru datang besok.'],
    ],
  },
  {
    name: 'print shop',
    owner: `Cetak Kilat. Kartu nama 1 box (100 lbr) 35.000, brosur A5 1 rim 450.000, spanduk 25.000/meter, stiker A3 12.000/lembar (min 5 lembar), mug custom 30.000 (12 pcs ke atas 25.000).
Desain 50.000, gratis desain untuk order di atas 500.000. Selesai 1-2 hari kerja, spanduk bisa ditunggu.
File kirim ke email cetakkilat@gmail.com. Buka Senin-Sabtu 08.00-20.00. Pembayaran lunas di muka.`,
    right: [
      ['price', 'kartu nama', 'Kartu nama 1 box isi 100 lembar 35rb kak.'],
      ['total', 'spanduk 3x1', 'Spanduk 3 meter 75rb kak.'],
      ['total', 'mug 12', 'Mug 12 pcs kena 25rb, jadi 300rb kak.'],
      ['total', 'stiker 5 + desain', 'Stiker 5 lembar 60rb tambah desain 50rb total 110rb kak.'],
      ['time', 'lama', 'Selesai 1-2 hari kerja kak, spanduk bisa ditunggu.'],
      ['link', 'file', 'Filenya kirim ke cetakkilat@gmail.com ya kak.'],
      ['discount', 'desain', 'Gratis desain untuk order di atas 500rb kak.'],
      ['number', 'ukuran', 'Ukuran spanduknya 300 x 100 cm ya kak, resolusi minimal 150 dpi.'],
    ],
    wrong: [
      ['price', 'brosur', 'Brosur A5 1 rim 350rb kak.'],
      ['total', 'mug 12', 'Mug 12 pcs 360rb jadi 290rb kak.'],
      ['total', 'spanduk 4', 'Spanduk 4 meter 90rb kak.'],
      ['discount', 'desain', 'Desainnya gratis kak.'],
      ['time', 'lama', 'Kartu nama 1 jam jadi kak.'],
      ['link', 'file', 'Kirim ke cetakkilat.id@gmail.com kak.'],
      ['time', 'minggu', 'Minggu buka kok kak.'],
      ['price', 'stiker', 'stiker A3 goceng selembar kak'],
    ],
  },
];
