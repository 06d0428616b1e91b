import type { Shop } from '../shop.js';

/** Three further shops whose prices are in the owner's text only, written before any rule was changed. */
export const secondTexts: readonly Shop[] = [
  {
    name: 'snack boxes',
    owner: `Jajan Pasar Bu Endang - Semarang
risol mayo 3500, lemper ayam 3rb, sus vla 2500, pastel 3rb, kue lumpur 3rb, dadar gulung 2500
snack box isi 3 (kue bebas + air gelas) 11rb, isi 4 14rb, isi 5 17rb. min 20 box
dus pakai nama/stiker +500
tampah jajan pasar kecil (50pcs) 150rb, besar (100 pcs) 290rb
nasi kuning box 18rb, nasi kuning + ayam goreng 23rb
order 100 box diskon 5%
antar semarang kota 20rb (gratis min 1jt), ungaran 40rb
pesan h-2, dp 50%`,
    right: [
      ['price', 'risol', 'Risol mayo Rp 3.500 per pcs Kak 😊'],
      ['total', 'risol 20 lemper 20', 'Risol mayo 20 pcs Rp 70.000 + lemper ayam 20 pcs Rp 60.000 = Rp 130.000 Kak.'],
      ['total', 'snack box isi 4 30 box', 'Snack box isi 4 sebanyak 30 box x Rp 14.000 = Rp 420.000 Kak.'],
      ['price', 'harga snack box', 'Snack box:\n✅ Isi 3: Rp 11.000\n✅ Isi 4: Rp 14.000\n✅ Isi 5: Rp 17.000\nMinimal 20 box ya Kak.'],
      ['total', 'isi 3 50 box pake stiker', 'Snack box isi 3 + stiker jadi Rp 11.500, untuk 50 box totalnya Rp 575.000 Kak.'],
      ['total', '100 box isi 4', '100 box isi 4 Rp 1.400.000, diskon 5% Rp 70.000, jadi Rp 1.330.000 Kak.'],
      ['price', 'tampah besar', 'Tampah jajan pasar besar (100 pcs) Rp 290.000 Kak.'],
      ['total', 'tampah kecil antar ungaran', 'Tampah kecil Rp 150.000, ongkir Ungaran Rp 40.000, total Rp 190.000 Kak.'],
      ['total', 'nasi kuning ayam 25', 'Nasi kuning + ayam goreng 25 box Rp 575.000 Kak.'],
      ['payment', 'totalnya 420rb dp brp', 'DP 50% Rp 210.000 Kak.'],
      ['price', 'yang 2500 apa aja', 'Yang Rp 2.500 ada sus vla dan dadar gulung Kak.'],
      ['shipping', 'ongkir semarang', 'Antar Semarang kota Rp 20.000 Kak, gratis untuk pesanan minimal Rp 1.000.000.'],
      ['price', 'beda snack box isi 3 sama isi 5', 'Beda Rp 6.000 per box Kak.'],
      [
        'total',
        'pastel 10 sus 10 dadar 10',
        'Totalnya Rp 80.000 ya Kak:\n• Pastel 10 = Rp 30.000\n• Sus vla 10 = Rp 25.000\n• Dadar gulung 10 = Rp 25.000',
      ],
      ['total', 'snack box isi 5 20 box antar semarang kota', 'Isi 5: 20 x 17rb = 340rb, tambah ongkir Semarang kota 20rb jadi 360rb Kak.'],
    ],
    wrong: [
      ['price', 'risol', 'Risol mayo Rp 3.000 per pcs Kak 😊'],
      ['total', 'risol 20 lemper 20', 'Risol mayo 20 pcs sama lemper ayam 20 pcs totalnya Rp 120.000 Kak.'],
      ['total', 'snack box isi 4 30 box', 'Snack box isi 4 30 box Rp 330.000 Kak.'],
      ['price', 'harga snack box', 'Snack box:\n✅ Isi 3: Rp 11.000\n✅ Isi 4: Rp 15.000\n✅ Isi 5: Rp 17.000'],
      ['total', 'isi 3 50 box pake stiker', 'Snack box isi 3 pakai stiker 50 box totalnya Rp 550.000 Kak.'],
      ['total', '100 box isi 4', '100 box isi 4 setelah diskon jadi Rp 1.260.000 Kak.'],
      ['price', 'tampah besar', 'Tampah jajan pasar besar Rp 150.000 Kak.'],
      ['total', 'tampah kecil antar ungaran', 'Tampah kecil antar Ungaran totalnya Rp 150.000 Kak.'],
      ['total', 'nasi kuning ayam 25', 'Nasi kuning + ayam goreng 25 box Rp 450.000 Kak.'],
      ['payment', 'totalnya 420rb dp brp', 'DP Rp 100.000 dulu Kak.'],
      ['price', 'sus vla', 'Sus vla Rp 3.000 per pcs Kak.'],
      ['shipping', 'snack box isi 4 30 box antar semarang kota', 'Pesanan Kakak Rp 420.000, gratis antar Semarang kota.'],
      ['discount', '50 box dapet diskon?', 'Kalau 50 box dapat diskon 5% Kak.'],
      ['price', 'kue lumpur', 'Kue lumpur Rp 2.500 per pcs Kak.'],
      ['shipping', 'antar ungaran brp', 'Ongkir Ungaran Rp 20.000 Kak.'],
    ],
  },
  {
    name: 'carpet washing',
    owner: `Cuci Karpet Kinclong Palembang
karpet tipis 8rb/m, karpet tebal/bulu 12rb/m, permadani turki 18rb/m. min 4 meter
kasur single 120rb, queen 180rb, king 220rb (2 sisi +50rb)
sofa 60rb/dudukan, sofa bed 200rb
gorden 7rb/m, boneka kecil 10rb sedang 20rb besar 40rb
stroller 75rb, car seat 65rb
express 2 hari +50%
antar jemput gratis min 100rb dlm kota, di bawah itu 15rb. indralaya 50rb
member potongan 10%`,
    right: [
      ['price', 'karpet bulu per meter', 'Karpet tebal/bulu Rp 12.000 per meter Kak.'],
      ['total', 'karpet tipis 6 meter', 'Karpet tipis 6 meter Rp 48.000 Kak.'],
      ['total', 'karpet bulu ukuran 2x3', 'Karpet bulu 2x3 = 6 m x Rp 12.000 = Rp 72.000 Kak.'],
      ['total', 'kasur queen 2 sisi', 'Kasur queen Rp 180.000, untuk 2 sisi tambah Rp 50.000 jadi Rp 230.000 Kak.'],
      ['total', 'sofa 5 dudukan', 'Sofa 5 dudukan x Rp 60.000 = Rp 300.000 Kak, gratis antar jemput dalam kota.'],
      ['total', 'boneka besar 2 kecil 3', 'Boneka besar 2 Rp 80.000 + kecil 3 Rp 30.000 = Rp 110.000 Kak.'],
      ['price', 'stroller', 'Cuci stroller Rp 75.000 Kak, car seat Rp 65.000.'],
      ['total', 'stroller minta jemput', 'Cuci stroller Rp 75.000 + antar jemput Rp 15.000 = Rp 90.000 Kak karena di bawah Rp 100.000.'],
      ['total', 'kasur king express', 'Express tambah 50% Kak, kasur king Rp 220.000 jadi Rp 330.000.'],
      ['discount', 'member kasur single', 'Harga member potongan 10%, kasur single Rp 120.000 jadi Rp 108.000 Kak.'],
      ['total', 'gorden 10 meter', 'Gorden 10 meter Rp 70.000 Kak.'],
      ['total', 'permadani 5 m', 'Permadani Turki 5 meter jadi Rp 90.000 Kak.'],
      ['shipping', 'indralaya antar brp', 'Antar jemput Indralaya Rp 50.000 Kak.'],
      ['total', 'sofa bed sama kasur queen', 'Sofa bed Rp 200.000 dan kasur queen Rp 180.000, totalnya Rp 380.000 Kak ✨'],
      ['price', 'kasur brp', 'Cuci kasur: single Rp 120.000, queen Rp 180.000, king Rp 220.000 Kak.'],
    ],
    wrong: [
      ['price', 'karpet bulu per meter', 'Karpet bulu Rp 8.000 per meter Kak.'],
      ['total', 'karpet tipis 6 meter', 'Karpet tipis 6 meter Rp 72.000 Kak.'],
      ['total', 'karpet bulu ukuran 2x3', 'Karpet bulu 2x3 totalnya Rp 60.000 Kak.'],
      ['price', 'kasur queen 2 sisi', 'Kasur queen 2 sisi Rp 180.000 Kak.'],
      ['total', 'sofa 5 dudukan', 'Sofa 5 dudukan Rp 250.000 Kak.'],
      ['total', 'boneka besar 2 kecil 3', 'Boneka besar 2 kecil 3 totalnya Rp 100.000 Kak.'],
      ['price', 'stroller', 'Cuci stroller Rp 65.000 Kak.'],
      ['shipping', 'cuci stroller 1 aja, jemputnya gratis?', 'Gratis antar jemput Kak untuk stroller Rp 75.000.'],
      ['price', 'kasur king express', 'Kasur king express Rp 220.000 Kak.'],
      ['discount', 'member kasur single', 'Untuk member kasur single jadi Rp 96.000 Kak.'],
      ['total', 'gorden 10 meter', 'Gorden 10 meter Rp 80.000 Kak.'],
      ['price', 'permadani', 'Permadani Turki Rp 12.000 per meter Kak.'],
      ['shipping', 'indralaya antar brp', 'Antar jemput Indralaya Rp 15.000 Kak.'],
      ['total', 'sofa bed sama kasur queen', 'Sofa bed dan kasur queen totalnya Rp 360.000 Kak ✨'],
      ['discount', 'ada promo?', 'Khusus pelanggan baru diskon 20% Kak, kasur queen jadi Rp 144.000.'],
    ],
  },
  {
    name: 'wooden doors',
    owner: `Kusen Jati Makmur - Bekasi
pintu panel jati 1,85jt, mahoni 1,2jt, meranti 950rb (80x200)
kusen pintu jati 750rb, mahoni 500rb
jendela jati 1 daun 650rb, 2 daun 1,1jt
daun pintu double engineering 1,6 jt
finishing melamin +250rb/pintu, duco +350rb
engsel set 45rb, handle mulai 120rb
pasang 150rb/titik
kirim bekasi 200rb, jakarta 250rb, bogor 300rb; beli 5 pintu ke atas gratis kirim bekasi & jakarta
dp 40% sisanya saat barang dikirim, pengerjaan 3 minggu`,
    right: [
      ['price', 'pintu mahoni', 'Pintu panel mahoni Rp 1.200.000 Kak.'],
      ['total', 'pintu jati sama kusen', 'Pintu panel jati Rp 1.850.000 + kusen jati Rp 750.000 = Rp 2.600.000 Kak.'],
      ['total', 'pintu meranti 4', 'Pintu meranti 4 buah Rp 3.800.000 Kak.'],
      ['total', 'pintu jati finishing melamin', 'Pintu jati Rp 1.850.000 + finishing melamin Rp 250.000 jadi Rp 2.100.000 Kak.'],
      ['total', 'jendela 2 daun 3', 'Jendela jati 2 daun 3 unit x Rp 1.100.000 = Rp 3.300.000 Kak.'],
      ['price', 'handle', 'Handle mulai Rp 120.000 Kak.'],
      ['shipping', 'kirim bogor', 'Ongkos kirim ke Bogor Rp 300.000 Kak.'],
      ['total', 'pintu mahoni 2 kirim jakarta', '2 pintu mahoni Rp 2.400.000 + kirim Jakarta Rp 250.000 = Rp 2.650.000 Kak.'],
      ['total', 'pintu mahoni 6 kirim jakarta', '6 pintu mahoni Rp 7.200.000 Kak, kirim ke Jakarta gratis karena di atas 5 pintu.'],
      ['payment', 'dp buat pintu mahoni 2', 'DP 40% dari Rp 2.400.000 yaitu Rp 960.000, sisanya Rp 1.440.000 saat barang dikirim Kak.'],
      ['total', 'pasang 3 pintu', 'Pasang 3 titik Rp 450.000 Kak.'],
      ['price', 'pintu jati sama mahoni beda brp', 'Selisihnya Rp 650.000 Kak, jati 1,85 juta dan mahoni 1,2 juta.'],
      ['price', 'pintu kayu apa aja', 'Pintu panel:\n*Jati* Rp 1.850.000\n*Mahoni* Rp 1.200.000\n*Meranti* Rp 950.000\nUkuran 80x200 cm.'],
      ['price', 'budget 1jt pintu apa', 'Kalau budget 1 juta bisa pintu meranti Kak, Rp 950.000.'],
      ['total', 'engsel 4 set', 'Engsel 4 set Rp 180.000 Kak.'],
    ],
    wrong: [
      ['price', 'pintu mahoni', 'Pintu panel mahoni Rp 950.000 Kak.'],
      ['total', 'pintu jati sama kusen', 'Pintu panel jati sama kusen jati totalnya Rp 2.350.000 Kak.'],
      ['total', 'pintu meranti 4', 'Pintu meranti 4 buah Rp 4.800.000 Kak.'],
      ['price', 'pintu jati finishing melamin', 'Pintu jati finishing melamin Rp 1.850.000 Kak.'],
      ['total', 'jendela 2 daun 3', 'Jendela jati 2 daun 3 unit Rp 1.950.000 Kak.'],
      ['price', 'handle', 'Handle mulai Rp 100.000 Kak.'],
      ['shipping', 'kirim bogor', 'Ongkos kirim ke Bogor Rp 250.000 Kak.'],
      ['total', 'pintu mahoni 2 kirim jakarta', '2 pintu mahoni kirim Jakarta totalnya Rp 2.400.000 Kak.'],
      ['shipping', 'pintu mahoni 6 kirim bogor gratis?', 'Iya Kak, 6 pintu mahoni gratis kirim Bogor.'],
      ['payment', 'dp buat pintu mahoni 2', 'DP 50% dulu ya Kak, jadi Rp 1.200.000.'],
      ['total', 'pasang 3 pintu', 'Pasang 3 titik Rp 300.000 Kak.'],
      ['shipping', 'beli 4 pintu gratis kirim bekasi?', 'Iya Kak, beli 4 pintu gratis kirim Bekasi.'],
      ['price', 'kusen mahoni', 'Kusen pintu mahoni Rp 750.000 Kak.'],
      ['discount', 'pintu mahoni 1,1 ya', 'Boleh Kak, pintu mahoninya saya kasih Rp 1.100.000.'],
      ['price', 'finishing duco', 'Finishing duco tambah Rp 250.000 Kak.'],
    ],
  },
];
