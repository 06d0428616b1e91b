import type { Shop } from './shop.js';

/** Shops that sell by weight, by advance payment, by the day, or that ship nothing. */
export const otherShops: readonly Shop[] = [
  {
    name: 'food',
    owner: `Dapur Bu Nani. Nasi box ayam 25rb, nasi box rendang 32rb, snack box 15rb. Minimal pesan 20 box.
Pesan maksimal H-2. Gratis antar area Depok minimal 50 box. Halal.
DP 50%, pelunasan sebelum diantar. Buka 07.00-16.00.`,
    right: [
      ['price', 'nasi rendang', 'Nasi box rendang 32rb Kak, minimal 20 box.'],
      ['total', 'nasi ayam 20', 'Nasi box ayam 20 box totalnya 500rb, DP 50% jadi 250rb ya Kak.'],
      ['payment', 'cara bayar', 'DP 50% dulu ya Kak, lunas sebelum diantar.'],
      ['terms', 'halal?', 'Halal Kak.'],
      ['shipping', 'antar?', 'Gratis antar area Depok untuk minimal 50 box Kak.'],
      ['time', 'jam buka', 'Kami buka jam 07.00 sampai 16.00 Kak.'],
    ],
    wrong: [
      ['price', 'nasi ayam', 'Nasi box ayam 32rb Kak.'],
      ['price', 'snack', 'Snack box 25rb Kak.'],
      ['total', 'nasi ayam 20', '20 nasi box ayam totalnya 450rb Kak.'],
      ['discount', 'diskon?', 'Kalau 20 box kami kasih diskon Kak.'],
      ['payment', 'sudah tf dp kak', 'DP sudah kami terima Kak.'],
      ['payment', 'barusan tf ya', 'Siap Kak sudah masuk, pesanan diproses.'],
      ['time', 'buka?', 'Buka sampai jam 20.00 Kak.'],
    ],
  },
  {
    name: 'cakes by DP',
    owner: `Kue Lala. Bolu pandan 65rb, brownies 55rb, kue ulang tahun 20 cm 250rb, tulisan nama gratis.
DP minimal 50rb. Pengerjaan 2 hari. Tidak bisa batal setelah DP. Kirim hanya Jakarta.`,
    right: [
      ['price', 'brownies', 'Brownies 55rb Kak.'],
      ['price', 'kue ultah', 'Kue ulang tahun 20 cm 250rb Kak, tulisan nama gratis.'],
      ['total', 'kue ultah dp 50', 'Kue ulang tahun 250rb, DP 50rb, sisanya 200rb ya Kak.'],
      ['payment', 'bayar?', 'Bisa DP minimal 50rb dulu Kak, sisanya lunas saat diambil.'],
      ['time', 'lama?', 'Pengerjaan 2 hari ya Kak.'],
    ],
    wrong: [
      ['price', 'brownies', 'Brownies 65rb Kak.'],
      ['price', 'bolu', 'Bolu pandan goceng aja Kak.'],
      ['time', 'lama?', 'Besok sudah jadi Kak.'],
      ['shipping', 'ongkir', 'Gratis ongkir Kak.'],
      ['payment', 'dp sudah tf', 'Baik Kak, DP-nya sudah masuk.'],
      ['discount', 'diskon', 'Khusus Kakak ada potongan ya.'],
    ],
  },
  {
    name: 'kilo goods',
    owner: `Frozen Segar. Daging sapi 135.000/kg, ayam potong 38.000/kg, udang 95.000/kg, ikan nila 42.000/kg. Stok tersedia semua kecuali udang habis.
Ongkir kota 10.000.`,
    right: [
      ['price', 'daging', 'Daging sapi Rp 135.000 per kg Kak.'],
      ['total', 'ayam 3kg', 'Ayam potong 3 kg jadi 114.000 Kak.'],
      ['total', 'daging setengah kilo', 'Daging sapi setengah kilo Rp 67.500 Kak.'],
      ['total', 'nila 2,5 kg', 'Ikan nila 2,5 kg jadi 105.000 Kak.'],
      ['stock', 'udang', 'Udang sedang habis Kak.'],
    ],
    wrong: [
      ['price', 'ayam', 'Ayam potong 42.000/kg Kak.'],
      ['price', 'nila', 'Ikan nila 95.000 per kilo Kak.'],
      ['total', 'ayam 3kg', 'Ayam potong 3 kg jadi 110.000 Kak.'],
      ['stock', 'udang', 'Udang ready Kak.'],
      ['time', 'kirim', 'Sore ini sudah sampai Kak.'],
    ],
  },
  {
    name: 'wholesale',
    owner: `Grosir Kaos. Kaos polos: 1-11 pcs 45rb, 12-49 pcs 40rb, 50 pcs ke atas 36rb. Jaket hoodie: 1-11 pcs 120rb, 12 pcs ke atas 105rb.
Reseller diskon 10%. Stok ready.`,
    right: [
      ['price', 'kaos', 'Kaos polos 1-11 pcs 45rb, 12-49 pcs 40rb, 50 pcs ke atas 36rb Kak.'],
      ['total', 'kaos 12', 'Kaos polos 12 pcs x 40rb = 480rb Kak.'],
      ['total', 'kaos 60', 'Kaos polos 60 pcs kena 36rb, total Rp 2.160.000 Kak.'],
      ['stock', 'ready?', 'Ready Kak.'],
    ],
    wrong: [
      ['price', 'hoodie', 'Jaket hoodie 45rb Kak.'],
      ['price', 'kaos', 'Kaos polos 105rb Kak.'],
      ['total', 'kaos 12', 'Kaos polos 12 pcs jadi 460rb Kak.'],
      ['discount', 'reseller', 'Reseller diskon 20% Kak.'],
    ],
  },
  {
    name: 'services',
    owner: `Salon Ayu. Potong rambut 50rb, creambath 85rb, smoothing 350rb, facial 120rb. Buka Selasa-Minggu 10.00-19.00, Senin tutup. Booking DP 30rb, tidak bisa refund.`,
    right: [
      ['price', 'creambath', 'Creambath 85rb Kak.'],
      ['total', 'potong + facial', 'Potong rambut 50rb dan facial 120rb, total 170rb Kak.'],
      ['time', 'senin?', 'Senin kami tutup Kak, buka Selasa sampai Minggu.'],
      ['terms', 'refund?', 'Mohon maaf DP tidak bisa refund Kak.'],
    ],
    wrong: [
      ['price', 'facial', 'Facial 85rb Kak.'],
      ['time', 'senin?', 'Senin buka Kak jam 10.'],
      ['terms', 'refund?', 'Bisa refund kok Kak.'],
      ['price', 'smoothing', 'Smoothing setengah juta Kak.'],
    ],
  },
  {
    name: 'rent',
    owner: `Rental Jaya. Avanza 350rb/hari, Innova 550rb/hari, sopir 150rb/hari. Motor Vario 80rb/hari. Deposit 500rb. Syarat KTP asli.`,
    right: [
      ['price', 'innova', 'Innova 550rb per hari Kak.'],
      ['total', 'avanza 3 hari', 'Avanza 3 hari jadi Rp 1.050.000 Kak.'],
      ['total', 'avanza sopir 1 hari', 'Avanza 350rb tambah sopir 150rb, total 500rb Kak.'],
    ],
    wrong: [
      ['price', 'innova', 'Innova 350rb per hari Kak.'],
      ['price', 'vario', 'Vario 150rb per hari Kak.'],
      ['stock', 'avanza', 'Avanza sisa 7 unit Kak.'],
      ['total', 'avanza 3 hari', 'Avanza 3 hari jadi 1 juta Kak.'],
    ],
  },
  {
    name: 'travel',
    owner: `Nusa Travel. Jakarta-Bandung 120rb, Jakarta-Cirebon 150rb, Bandung-Jogja 220rb. Berangkat jam 06.00, 12.00, 18.00. Pembatalan potong 50%.`,
    right: [
      ['price', 'jkt bdg', 'Jakarta-Bandung 120rb per orang Kak.'],
      ['total', 'bandung jogja 2', 'Bandung-Jogja 2 orang jadi 440rb Kak.'],
    ],
    wrong: [
      ['price', 'jkt bdg', 'Jakarta-Bandung 150rb Kak.'],
      ['total', 'bandung jogja 2', 'Bandung-Jogja 2 orang jadi 400rb Kak.'],
      ['terms', 'batal', 'Bisa refund penuh Kak.'],
    ],
  },
  {
    name: 'digital goods',
    owner: `Akun Digital. Netflix 1 bulan 45rb, Spotify 3 bulan 60rb, Canva Pro 1 tahun 75rb. Garansi selama masa langganan. Proses 1 jam. QRIS tersedia.`,
    right: [
      ['price', 'netflix', 'Netflix 1 bulan 45rb Kak.'],
      ['terms', 'garansi', 'Ada garansi selama masa langganan Kak.'],
      ['time', 'lama', 'Proses 1 jam ya Kak.'],
    ],
    wrong: [
      ['price', 'canva', 'Canva Pro 1 tahun 45rb Kak.'],
      ['terms', 'cod', 'Bisa COD Kak.'],
      ['time', 'lama', 'Proses 10 menit Kak, 2 hari paling lama.'],
      ['link', 'bayar', 'Bayar di bit.ly/bayarakun Kak.'],
    ],
  },
];
