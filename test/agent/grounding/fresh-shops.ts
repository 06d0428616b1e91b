import type { Shop } from './shop.js';

const rates =
  '{"tujuan":"Lowokwaru, Malang","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":19000,"estimasi":"2-3 hari"},{"kurir":"Anteraja","layanan":"REG","biaya":17000,"estimasi":"3-4 hari"}]}';

/** Written in one go after the rules were changed. The rates of their first run are in decision 0164. */
export const freshShops: readonly Shop[] = [
  {
    name: 'sneakers',
    owner: `Kicks Bandung. Ready: Ventela Public Low 239.000 (38-43), Compass Gazelle 348.000 (39-44), Aerostreet Hoops 149.900 (37-43). Kaos kaki 25.000 per pasang, 3 pasang 65.000.
Barang original, ada garansi lem 2 bulan. Tukar size maksimal 5 hari, ongkir bolak balik ditanggung pembeli. COD tidak bisa. Kirim Senin-Sabtu, order masuk sebelum jam 15.00 kirim hari itu.
BCA 4381122334 an Dimas Pratama`,
    tools: [rates],
    right: [
      ['price', 'compass brp', 'Compass Gazelle 348rb kak, size 39 sampai 44.'],
      ['price', 'kaos kaki', 'Kaos kakinya 25rb sepasang, kalau ambil 3 pasang cuma 65rb kak.'],
      ['total', 'ventela 1 ke malang', 'Ventela Public Low 239.000 + ongkir Anteraja 17.000 = 256.000 kak.'],
      ['terms', 'ori?', 'Original kak, ada garansi lem 2 bulan juga.'],
      ['time', 'skrg order kirim kpn', 'Kalau order sebelum jam 15.00 dikirim hari ini juga kak.'],
      ['number', 'kaki 26 cm', 'Kalau panjang kaki 26 cm biasanya pakai size 42 kak.'],
    ],
    wrong: [
      ['price', 'compass', 'Compass Gazelle 239rb kak.'],
      ['price', 'aerostreet', 'Aerostreet Hoops 139.900 aja kak.'],
      ['total', 'ventela 2', 'Ventela 2 pasang jadi 470rb kak.'],
      ['terms', 'cod', 'COD bisa kak, bayar ke kurir.'],
      ['terms', 'garansi', 'Garansi lem 6 bulan kak.'],
      ['discount', 'nego', 'Oke kak saya potong 15rb.'],
    ],
  },
  {
    name: 'frozen food',
    owner: `Frozen Mama Zia
Dimsum ayam isi 10 = 32rb
Dimsum mix isi 15 = 50rb
Cireng rujak isi 20 = 22rb
Risol mayo isi 8 = 36rb
Minimal order 50rb. Pengiriman instan area Tangerang, ongkir mulai 10rb. Luar kota pakai paxel.
Halal, sertifikat masih proses. Tahan 3 bulan di freezer. Buka 08.00-20.00, Jumat libur.`,
    right: [
      ['price', 'dimsum', 'Dimsum ayam isi 10 32rb, dimsum mix isi 15 50rb bun.'],
      ['total', 'dimsum ayam 2 cireng 1', 'Dimsum ayam 2 jadi 64rb, cireng rujak 22rb, totalnya 86rb bun.'],
      ['time', 'jumat buka', 'Jumat kami libur bun, buka lagi besoknya jam 8.'],
      ['time', 'awet brp lama', 'Tahan 3 bulan di freezer bun.'],
      ['terms', 'sertifikat halal', 'Produk kami halal bun, sertifikatnya masih proses.'],
    ],
    wrong: [
      ['price', 'risol', 'Risol mayo isi 8 32rb bun.'],
      ['total', 'risol 2', 'Risol mayo 2 totalnya 70rb bun.'],
      ['time', 'jumat', 'Jumat tetap buka bun jam 8.'],
      ['time', 'awet', 'Di freezer tahan 1 tahun bun.'],
      ['shipping', 'ongkir', 'Gratis ongkir se-Tangerang bun.'],
    ],
  },
  {
    name: 'laundry',
    owner: `Laundry Wangi: kiloan 7.000/kg (min 3 kg), express 1 hari 12.000/kg, bed cover 30.000, karpet 15.000/meter, sepatu 35.000/pasang.
Reguler selesai 3 hari. Antar jemput gratis radius 2 km, lebih dari itu 10.000. Baju luntur bukan tanggung jawab kami. Kehilangan diganti maksimal 5x ongkos cuci.
Buka setiap hari 07.00-21.00. Bayar saat ambil.`,
    right: [
      ['price', 'kiloan', 'Kiloan 7.000 per kg kak, minimal 3 kg.'],
      ['total', '5 kg express', 'Express 5 kg 60.000 kak, selesai 1 hari.'],
      ['total', 'bedcover 2', 'Bed cover 2 jadi 60rb kak.'],
      ['time', 'reguler', 'Yang reguler selesai 3 hari kak.'],
      ['payment', 'bayar kapan', 'Bayarnya saat ambil ya kak.'],
      ['shipping', 'jemput', 'Antar jemput gratis radius 2 km kak, lebih dari itu 10rb.'],
    ],
    wrong: [
      ['price', 'sepatu', 'Sepatu 30.000 sepasang kak.'],
      ['total', 'kiloan 6', 'Kiloan 6 kg jadi 40rb kak.'],
      ['time', 'reguler', 'Reguler besok sudah selesai kak.'],
      ['shipping', 'jemput 5 km', 'Jarak 5 km juga gratis antar jemput kak.'],
      ['terms', 'luntur', 'Kalau luntur kami ganti kak.'],
    ],
  },
  {
    name: 'photo studio',
    owner: `Studio Kenangan, Medan. Paket wisuda 350.000 (1 jam, 20 file edit). Paket keluarga 500.000 (maks 8 orang, tambahan orang 25.000). Prewedding indoor 1.200.000. Cetak 10R 40.000.
Booking DP 100.000, reschedule maksimal H-2, DP tidak kembali bila batal. File jadi 5 hari kerja. Buka Selasa-Minggu 10.00-18.00, Senin tutup.
Mandiri 1050098877665 a.n. Studio Kenangan`,
    right: [
      ['price', 'wisuda', 'Paket wisuda 350rb kak, 1 jam dan dapat 20 file edit.'],
      ['total', 'keluarga 10 orang', 'Paket keluarga 500rb, tambahan 2 orang 50rb, total 550rb kak.'],
      ['terms', 'dp', 'Booking DP 100rb kak, kalau batal DP tidak kembali ya.'],
      ['time', 'senin', 'Senin kami tutup kak, buka Selasa sampai Minggu jam 10 pagi sampai 6 sore.'],
      ['time', 'file', 'Filenya jadi 5 hari kerja kak.'],
    ],
    wrong: [
      ['price', 'prewed', 'Prewedding indoor sejuta aja kak.'],
      ['total', 'wisuda + cetak', 'Wisuda tambah cetak 10R jadi 380rb kak.'],
      ['terms', 'batal', 'Kalau batal DP dikembalikan penuh kak.'],
      ['time', 'senin', 'Senin buka kak jam 10.'],
      ['time', 'file', 'File jadi 1 hari kak.'],
      ['payment', 'dp 100 udh tf', 'DP 100rb sudah masuk kak, jadwal aman.'],
    ],
  },
  {
    name: 'herbal',
    owner: `Herbal Nusantara. Madu hutan 500 ml Rp 135.000, madu hutan 1 liter Rp 250.000, jahe merah bubuk 250 g Rp 48.000, habbatussauda 100 kapsul Rp 85.000.
BPOM TR dan halal untuk habbatussauda; madu dan jahe PIRT. Beli 2 madu 1 liter bonus jahe merah 1.
Gratis ongkir Jabodetabek minimal 200rb. Kirim dari Bogor tiap hari kecuali Minggu. Reseller diskon 15% min 12 botol.`,
    right: [
      ['price', 'madu seliter', 'Madu hutan 1 liter Rp 250.000 kak, yang 500 ml Rp 135.000.'],
      ['total', 'jahe 3', 'Jahe merah 3 jadi Rp 144.000 kak.'],
      ['terms', 'bpom', 'Habbatussauda sudah BPOM TR kak, kalau madu PIRT.'],
      ['discount', 'bonus', 'Beli 2 madu 1 liter bonus jahe merah 1 kak.'],
      ['shipping', 'ongkir depok', 'Gratis ongkir Jabodetabek kak, minimal belanja 200rb.'],
    ],
    wrong: [
      ['price', 'habbat', 'Habbatussauda 48rb kak.'],
      ['total', 'madu 1 liter 2', 'Madu 1 liter dua botol 480rb kak.'],
      ['terms', 'madu bpom', 'Madunya BPOM juga kak.'],
      ['discount', 'bonus', 'Beli 1 madu bonus jahe kak.'],
      ['shipping', 'surabaya', 'Ke Surabaya gratis ongkir kak.'],
    ],
  },
  {
    name: 'car parts',
    owner: `Variasi Mobil Jaya. Karpet Avanza 450rb, sarung jok kulit sintetis 1,8jt (bahan) + pasang 300rb, kaca film depan 700rb, full 1,5jt. Klakson keong 175rb.
Garansi kaca film 5 tahun, sarung jok 1 tahun. Pemasangan 3-4 jam, buka Senin-Sabtu 08.30-17.00. DP 30% untuk sarung jok.`,
    right: [
      ['price', 'karpet avanza', 'Karpet Avanza 450rb bos.'],
      ['total', 'jok + pasang', 'Sarung jok 1,8 juta tambah pasang 300rb, total 2,1 juta bos.'],
      ['total', 'dp jok', 'DP 30% dari 1,8 juta jadi 540rb bos.'],
      ['terms', 'garansi film', 'Kaca film garansi 5 tahun bos.'],
      ['time', 'lama pasang', 'Pemasangan 3-4 jam bos.'],
    ],
    wrong: [
      ['price', 'kaca film full', 'Kaca film full 1,2jt bos.'],
      ['total', 'jok + pasang', 'Jok sama pasang 2 juta bos.'],
      ['terms', 'garansi jok', 'Sarung jok garansi 5 tahun bos.'],
      ['time', 'minggu', 'Minggu buka bos.'],
      ['price', 'klakson', 'klakson keong 150 aja bos'],
    ],
  },
  {
    name: 'homestay',
    owner: `Homestay Dieng Sejuk. Kamar standar 250rb/malam (2 orang), family room 450rb/malam (4 orang), extra bed 75rb. Sudah termasuk sarapan dan air panas. Check in jam 14.00, check out jam 12.00.
Pembatalan H-3 uang kembali 50%. Parkir gratis. Sewa motor 100rb/hari. Jeep Sikunir 400rb. BRI 303001022334455 a.n. Slamet Raharjo.`,
    right: [
      ['price', 'kamar', 'Kamar standar 250rb per malam untuk 2 orang kak, family room 450rb untuk 4 orang.'],
      ['total', 'standar 2 malam', 'Kamar standar 2 malam 500rb kak.'],
      ['terms', 'sarapan', 'Sudah termasuk sarapan dan air panas kak.'],
      ['time', 'checkin', 'Check in jam 14.00, check out jam 12.00 kak.'],
      ['terms', 'batal', 'Pembatalan H-3 uang kembali 50% kak.'],
      ['terms', 'parkir', 'Parkir gratis kak.'],
    ],
    wrong: [
      ['price', 'family', 'Family room 400rb per malam kak.'],
      ['total', 'family 3 malam', 'Family room 3 malam 1,3 juta kak.'],
      ['terms', 'batal', 'Batal kapan saja uang kembali 100% kak.'],
      ['terms', 'makan malam', 'Sudah termasuk makan malam kak.'],
      ['time', 'checkin', 'Check in bisa jam 09.00 kak.'],
    ],
  },
  {
    name: 'software',
    owner: `KasirPintar lisensi: Basic 99.000/bulan, Pro 199.000/bulan, Pro tahunan 1.990.000. Printer bluetooth 350.000. Trial 14 hari gratis untuk Basic. Instalasi online gratis, datang ke tempat 250.000 (Surabaya saja).
Support jam 09.00-18.00 hari kerja. Refund 7 hari bila tidak cocok. Demo: kasirpintar-demo.id`,
    right: [
      ['price', 'pro', 'Pro 199rb per bulan kak, atau 1.990.000 per tahun.'],
      ['total', 'basic 6 bulan', 'Basic 6 bulan 594.000 kak.'],
      ['terms', 'trial', 'Ada trial 14 hari gratis untuk Basic kak.'],
      ['terms', 'refund', 'Bisa refund dalam 7 hari bila tidak cocok kak.'],
      ['link', 'demo', 'Demonya di kasirpintar-demo.id kak.'],
    ],
    wrong: [
      ['price', 'basic', 'Basic 89.000 per bulan kak.'],
      ['total', 'pro + printer', 'Pro sebulan dan printer totalnya 499.000 kak.'],
      ['terms', 'trial', 'Trialnya 30 hari gratis kak.'],
      ['terms', 'refund', 'Refund bisa sampai 30 hari kak.'],
      ['link', 'demo', 'Demo di kasirpintar.com ya kak.'],
    ],
  },
];
