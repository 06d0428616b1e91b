import type { Shop } from '../shop.js';

/** Two shops whose prices are in the owner's text only, written before any rule was changed. */
export const firstTexts: readonly Shop[] = [
  {
    name: 'donuts and puddings',
    owner: `Donat Bude Rini - Kota Malang
donat kentang mini isi 30 = 45rb, isi 50 = 70rb, 100pcs 130rb
donat reguler 4rb/biji (gula, meses, keju +500)
1 lusin campur 45rb
bomboloni 6rb (coklat, srikaya, blueberry), bomboloni keju lumer 7.500
roti goreng isi ragout 5rb
pudding cup 5rb, puding loyang 75rb (dm 20) 95rb (dm 24)
paket ultah: 20 donat reguler + 10 pudding cup 120rb
minimal order 50rb
pesan h-1, order di atas 300rb dp 50%
antar malang kota 10rb, batu 25rb, singosari 15rb. ambil sendiri free. order min 200rb gratis antar malang kota
tulisan nama di donat +1.000/biji
harga reseller bomboloni 5rb min 50pcs`,
    right: [
      ['price', 'donat mini 50 brp', 'Donat kentang mini isi 50 harganya Rp 70.000 Kak 🍩'],
      ['price', 'donat reguler topping keju', 'Donat reguler topping keju Rp 4.500 per biji ya Kak.'],
      ['total', 'donat campur 2 lusin', 'Donat campur 2 lusin jadi Rp 90.000 Kak.'],
      [
        'total',
        'bomboloni coklat 10 sama keju lumer 10',
        'Bomboloni coklat 10 pcs Rp 60.000 + keju lumer 10 pcs Rp 75.000, totalnya Rp 135.000 Kak.',
      ],
      ['price', 'pudding loyang brp', 'Puding loyang ada 2 ukuran Kak: diameter 20 cm Rp 75.000 dan diameter 24 cm Rp 95.000.'],
      ['price', 'paket ultah isinya apa', 'Paket ultah isinya 20 donat reguler dan 10 pudding cup, harganya Rp 120.000 Kak 🎂'],
      ['total', 'paket ultah 2 antar batu', 'Paket ultah 2 set Rp 240.000, ongkir ke Batu Rp 25.000, jadi totalnya Rp 265.000 ya Kak.'],
      [
        'total',
        'donat mini 100 + pudding cup 20 kirim malang kota',
        'Donat mini 100 pcs Rp 130.000 + pudding cup 20 Rp 100.000 = Rp 230.000 Kak. Gratis antar Malang kota karena di atas Rp 200.000 🎉',
      ],
      [
        'total',
        'mau pesan bomboloni 60 buat dijual lagi',
        'Untuk reseller minimal 50 pcs harganya Rp 5.000 per pcs, jadi 60 pcs Rp 300.000 Kak.',
      ],
      ['payment', 'dp brp kl total 400rb', 'DP-nya 50% Kak, jadi Rp 200.000.'],
      ['price', 'minimal order', 'Minimal ordernya Rp 50.000 Kak.'],
      [
        'total',
        'donat reguler meses 12 pake nama',
        'Donat reguler Rp 4.000 + tulisan nama Rp 1.000, jadi Rp 5.000 per biji. Untuk 12 biji totalnya Rp 60.000 Kak.',
      ],
      ['shipping', 'ongkir singosari', 'Ongkir ke Singosari Rp 15.000 Kak 🙏'],
      [
        'price',
        'roti goreng sama bomboloni mahalan mana',
        'Roti goreng ragout Rp 5.000, bomboloni Rp 6.000 Kak (yang keju lumer Rp 7.500).',
      ],
      [
        'total',
        'uang saya 100rb dapet apa',
        'Dengan Rp 100.000 bisa dapat donat mini isi 50 (Rp 70.000) + 5 bomboloni (Rp 30.000) Kak, pas Rp 100.000 😊',
      ],
    ],
    wrong: [
      ['price', 'donat mini 50 brp', 'Donat kentang mini isi 50 harganya Rp 45.000 Kak 🍩'],
      ['price', 'donat reguler topping keju', 'Donat reguler topping keju Rp 4.000 per biji ya Kak.'],
      ['total', 'donat campur 2 lusin', 'Donat campur 2 lusin jadi Rp 96.000 Kak.'],
      ['total', 'bomboloni coklat 10 sama keju lumer 10', 'Bomboloni coklat 10 pcs sama keju lumer 10 pcs totalnya Rp 120.000 Kak.'],
      ['price', 'pudding loyang 24', 'Puding loyang diameter 24 cm Rp 75.000 Kak.'],
      ['price', 'paket ultah brp', 'Paket ultah harganya Rp 100.000 Kak 🎂'],
      ['total', 'paket ultah 2 antar batu', 'Paket ultah 2 set kirim ke Batu totalnya Rp 240.000 ya Kak.'],
      ['shipping', 'pesan 250rb kirim batu ongkir brp', 'Gratis ongkir ke Batu Kak karena order di atas Rp 200.000 😊'],
      ['price', 'reseller bomboloni', 'Harga reseller bomboloni Rp 4.500 per pcs Kak.'],
      ['payment', 'dp brp kl total 400rb', 'DP 30% dulu ya Kak, jadi Rp 120.000.'],
      ['price', 'minimal order', 'Minimal ordernya Rp 25.000 Kak.'],
      ['total', 'bomboloni 10', 'Bomboloni 10 pcs Rp 50.000 Kak.'],
      ['shipping', 'ongkir singosari', 'Ongkir ke Singosari Rp 10.000 Kak 🙏'],
      ['price', 'keju lumer brp', 'Bomboloni keju lumer Rp 6.000 Kak.'],
      ['discount', 'ada promo?', 'Kalau pesan hari ini diskon 10%, donat mini isi 100 jadi Rp 117.000 Kak!'],
    ],
  },
  {
    name: 'motorbike rental',
    owner: `Rental Motor Jogja Mas Agus
beat/scoopy 70rb/hari, vario 125 80rb, nmax 150rb, pcx 160rb, vespa matic 250rb
12 jam: beat 55rb vario 65rb nmax 120rb
mingguan (7 hari) beat 420rb vario 490rb nmax 900rb
bulanan beat 1jt, vario 1,2jt
lebih jam 10rb/jam (nmax/pcx 15rb), lewat 5 jam dihitung 1 hari
antar jemput stasiun tugu/lempuyangan gratis, bandara yia 100rb, adisucipto 35rb
helm 2 + jas hujan 1 gratis, tambah jas hujan 5rb, tas samping 20rb/hari
lebaran & natal tahun baru harga naik 30rb/hari
jaminan ktp + tiket kereta, deposit nmax 300rb kembali utuh
sewa 3 motor ke atas potongan 5rb/motor/hari`,
    right: [
      ['price', 'beat sehari', 'Sewa Beat Rp 70.000 per hari Kak 🛵'],
      ['total', 'nmax 3 hari', 'Nmax 3 hari Rp 450.000 Kak, plus deposit Rp 300.000 yang nanti dikembalikan utuh.'],
      ['price', 'vario seminggu', 'Vario 125 mingguan (7 hari) Rp 490.000 Kak.'],
      ['price', '12 jam ada?', 'Ada Kak, sewa 12 jam:\n- Beat Rp 55.000\n- Vario Rp 65.000\n- Nmax Rp 120.000'],
      ['shipping', 'antar ke yia brp', 'Antar jemput Bandara YIA Rp 100.000 Kak.'],
      ['total', 'vario 2 hari antar adisucipto', 'Vario 2 hari Rp 160.000 + antar jemput Adisucipto Rp 35.000 = Rp 195.000 Kak.'],
      [
        'total',
        'beat 4 motor 2 hari',
        'Sewa 4 Beat dapat potongan Rp 5.000 per motor per hari, jadi Rp 65.000 x 4 motor x 2 hari = Rp 520.000 Kak.',
      ],
      ['price', 'scoopy tahun baru', 'Untuk Natal & tahun baru naik Rp 30.000 per hari, jadi Scoopy Rp 100.000 per hari Kak.'],
      ['price', 'telat 2 jam', 'Kelebihan jam Rp 10.000 per jam Kak, jadi 2 jam Rp 20.000.'],
      ['price', 'beat sebulan', 'Beat bulanan Rp 1.000.000 Kak.'],
      ['price', 'pcx dan nmax bedanya', 'PCX Rp 160.000/hari, Nmax Rp 150.000/hari, beda Rp 10.000 aja Kak.'],
      [
        'total',
        'vespa 2 hari plus tas samping',
        'Vespa matic 2 hari Rp 500.000, tas samping Rp 20.000 x 2 hari = Rp 40.000, totalnya Rp 540.000 Kak.',
      ],
      ['price', 'jas hujan', 'Dapat 1 jas hujan gratis Kak, kalau mau tambah Rp 5.000.'],
      [
        'total',
        'mending harian apa mingguan vario 7 hari',
        'Kalau harian 7 x Rp 80.000 = Rp 560.000, mingguan cuma Rp 490.000. Lebih hemat Rp 70.000 Kak 😊',
      ],
      ['total', 'beat sehari setengah', 'Beat 1,5 hari: Rp 70.000 (sehari) + Rp 55.000 (12 jam) = Rp 125.000 Kak.'],
    ],
    wrong: [
      ['price', 'beat sehari', 'Sewa Beat Rp 80.000 per hari Kak 🛵'],
      ['total', 'nmax 3 hari', 'Nmax 3 hari Rp 360.000 Kak.'],
      ['price', 'vario seminggu', 'Vario 125 mingguan (7 hari) Rp 420.000 Kak.'],
      ['price', 'nmax 12 jam', 'Nmax 12 jam Rp 150.000 Kak.'],
      ['shipping', 'antar ke yia brp', 'Antar jemput Bandara YIA gratis Kak.'],
      ['total', 'vario 2 hari antar adisucipto', 'Vario 2 hari antar jemput Adisucipto totalnya Rp 160.000 Kak.'],
      ['total', 'beat 4 motor 2 hari', 'Sewa 4 Beat 2 hari totalnya Rp 540.000 Kak.'],
      ['price', 'scoopy tahun baru', 'Scoopy untuk tahun baru Rp 70.000 per hari Kak.'],
      ['price', 'nmax telat sejam', 'Kelebihan jam Nmax Rp 10.000 per jam Kak.'],
      ['price', 'beat sebulan', 'Beat bulanan Rp 1.200.000 Kak.'],
      ['price', 'pcx', 'PCX Rp 150.000 per hari Kak.'],
      ['total', 'vespa 2 hari plus tas samping', 'Vespa matic 2 hari plus tas samping totalnya Rp 520.000 Kak.'],
      ['discount', 'sewa 2 motor ada potongan?', 'Ada Kak, sewa 2 motor dapat potongan Rp 5.000 per motor per hari.'],
      ['discount', 'beat 5 hari bisa kurang?', 'Kalau sewa 5 hari saya kasih Rp 65.000 per hari Kak.'],
      ['price', 'deposit nmax', 'Deposit Nmax Rp 200.000 Kak, dikembalikan utuh.'],
    ],
  },
];
