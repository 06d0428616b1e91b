import type { Shop } from '../shop.js';

/** Written together with tenth-read.ts. Not read while the rules were changed for the first half, but afterwards. */
export const tenthUnread: readonly Shop[] = [
  {
    name: 'cookies in jars',
    owner: `Kukis Nina. Kastengel 95rb/toples, nastar 88rb/toples, putri salju 76rb/toples, sagu keju 62rb/toples. Hampers 3 toples 245rb, hampers 4 toples 320rb (sudah pita dan kartu).
Beli 10 toples campur diskon 8%. Bubble wrap +4rb/toples. Kirim Semarang 14rb, Ungaran 20rb, Jakarta 32rb. Tahan 3 bulan. PO 4 hari.`,
    right: [
      ['total', 'kastengel 2 nastar 1 ke ungaran', '2 kastengel 190rb + nastar 88rb + ongkir Ungaran 20rb, totalnya Rp 298.000 Kak.'],
      ['price', 'sagu keju kisaran brp', 'Sagu keju enam puluhan ribu setoples Kak.'],
      ['total', 'putri salju 3 bubble wrap', '3 toples putri salju Rp 228.000 + bubble wrap 12rb = Rp 240.000 Kak.'],
      ['price', 'hampers isi 4', 'Hampers 4 toples Rp 320.000 Kak sudah termasuk pita dan kartu.'],
      ['time', 'pesen skrg jadi kapan', 'PO 4 hari ya Kak.'],
    ],
    wrong: [
      ['total', 'kastengel 2 nastar 1 ke ungaran', '2 kastengel dan nastar kirim Ungaran totalnya Rp 292.000 Kak.'],
      ['price', 'sagu keju kisaran brp', 'Sagu keju delapan puluhan ribu Kak.'],
      ['total', 'putri salju 3 bubble wrap', '3 toples putri salju dengan bubble wrap Rp 232.000 Kak.'],
      ['price', 'hampers isi 4', 'Hampers 4 toples Rp 245.000 Kak.'],
      ['discount', 'beli 5 diskon?', 'Beli 5 toples diskon 8% Kak.'],
    ],
  },
  {
    name: 'bicycle workshop',
    owner: `Bengkel Gowes. Servis ringan 60rb, servis besar 175rb, ganti ban dalam 45rb (ban termasuk), setel rem 20rb, ganti rantai 8 speed 165rb, 10 speed 240rb, cuci 30rb.
Servis besar sudah termasuk cuci dan setel rem. Jemput sepeda 25rb area Klaten. Servis ringan ditunggu, servis besar 2 hari. Tutup Jumat.`,
    right: [
      ['total', 'servis ringan sama ganti ban dalam 2', 'Servis ringan 60rb + ganti ban dalam 2 x 45rb = Rp 150.000 Kak.'],
      ['price', 'servis besar udah sama cuci?', 'Sudah Kak, servis besar 175rb termasuk cuci dan setel rem.'],
      ['price', 'rantai 10 speed', 'Ganti rantai 10 speed Rp 240.000 Kak.'],
      ['time', 'servis ringan ditunggu?', 'Bisa ditunggu Kak.'],
      ['total', 'servis besar dijemput', 'Servis besar 175rb + jemput sepeda 25rb jadi Rp 200.000 Kak.'],
    ],
    wrong: [
      ['total', 'servis ringan sama ganti ban dalam 2', 'Servis ringan sama ganti ban dalam 2 totalnya Rp 105.000 Kak.'],
      ['price', 'rantai 10 speed', 'Ganti rantai 10 speed Rp 165.000 Kak.'],
      ['time', 'jumat buka?', 'Jumat buka Kak.'],
      ['total', 'servis besar dijemput', 'Servis besar dijemput totalnya Rp 185.000 Kak.'],
      ['time', 'servis besar ditunggu bisa?', 'Servis besar bisa ditunggu Kak.'],
    ],
  },
  {
    name: 'photo studio',
    owner: `Studio Foto Senja. Self photo 20 menit 85rb/orang, paket keluarga 350rb (maks 6 orang), wisuda 225rb, prewed indoor 1,2 juta. Orang tambahan 35rb/orang. Cetak 10R 40rb, frame 60rb.
Tambahan waktu 10 menit 50rb. Semua file dikirim lewat Google Drive. Weekend +15%. DP 100rb, tidak bisa kembali, reschedule 1 kali.`,
    right: [
      ['total', 'keluarga 8 orang', 'Paket keluarga 350rb untuk 6 orang, tambah 2 orang 70rb, jadi Rp 420.000 Kak.'],
      ['price', 'wisuda hari minggu', 'Weekend +15%, jadi wisuda Rp 258.750 Kak.'],
      ['total', 'self photo 3 orang', 'Self photo 3 orang Rp 255.000 Kak.'],
      ['price', 'cetak 10r pake frame', 'Cetak 10R dengan frame Rp 100.000 Kak.'],
      ['payment', 'dp brp', 'DP-nya 100rb Kak, dan tidak bisa kembali.'],
    ],
    wrong: [
      ['total', 'keluarga 8 orang', 'Paket keluarga 8 orang tetap Rp 350.000 Kak.'],
      ['price', 'wisuda hari minggu', 'Wisuda hari Minggu Rp 225.000 Kak.'],
      ['total', 'self photo 3 orang', 'Self photo 3 orang Rp 85.000 Kak.'],
      ['price', 'cetak 10r pake frame', 'Cetak 10R dengan frame Rp 60.000 Kak.'],
      ['payment', 'batal dp balik?', 'Kalau batal DP kembali penuh Kak.'],
    ],
  },
  {
    name: 'coffee beans',
    owner: `Kopi Lereng. Arabika Gayo 200gr 92rb, 500gr 215rb, 1kg 405rb. Robusta Temanggung 200gr 54rb, 500gr 125rb. Drip bag isi 10 65rb. Giling gratis. Kafe min 5 kg diskon 12%.
Free ongkir Jawa belanja 300rb ke atas. Kode NGOPI potongan 15rb min 150rb. Roasting tiap Selasa, kirim Rabu.`,
    right: [
      ['price', 'gayo setengah kilo', 'Arabika Gayo 500gr Rp 215.000 Kak.'],
      ['total', 'gayo 500 pake kode NGOPI', 'Pakai kode NGOPI potongan 15rb, Gayo 500gr jadi Rp 200.000 Kak.'],
      ['total', 'gayo 5 kilo buat kafe', '5 kg x 405rb = Rp 2.025.000, diskon kafe 12% jadi Rp 1.782.000 Kak.'],
      ['shipping', 'beli 2 gayo 500 ke surabaya ongkir?', '2 Gayo 500gr Rp 430.000, jadi gratis ongkir Kak.'],
      ['price', 'gilingnya bayar lagi?', 'Giling gratis Kak.'],
    ],
    wrong: [
      ['price', 'gayo setengah kilo', 'Arabika Gayo 500gr Rp 125.000 Kak.'],
      ['total', 'robusta 500 pake kode NGOPI', 'Pakai kode NGOPI robusta 500gr jadi Rp 110.000 Kak.'],
      ['total', 'gayo 5 kilo buat kafe', '5 kg buat kafe diskon 15% jadi Rp 1.721.250 Kak.'],
      ['shipping', 'robusta 1 ke surabaya gratis ongkir?', 'Gratis ongkir Kak.'],
      ['time', 'kirim kapan', 'Kirim tiap hari Kak.'],
    ],
  },
  {
    name: 'driving lessons',
    owner: `Kursus Stir Amanah. Paket 6 kali manual 780rb, 10 kali manual 1,2 juta, 6 kali matic 870rb, 10 kali matic 1,35 juta. Sekali pertemuan 75 menit. Bantu urus SIM A 650rb.
Antar jemput +20rb/pertemuan. Daftar berdua diskon 10% masing-masing. Cicil 2 kali bisa, DP 50%. Jam 7-17 tiap hari.`,
    right: [
      ['total', '6x manual antar jemput', 'Paket 6 kali manual 780rb + antar jemput 6 x 20rb = Rp 900.000 Kak.'],
      ['price', 'matic 10x daftar bareng adek', 'Daftar berdua diskon 10%, jadi Rp 1.215.000 masing-masing Kak.'],
      ['total', 'matic 6x sekalian sim', 'Paket matic 870rb + SIM A 650rb, totalnya Rp 1.520.000 Kak.'],
      ['payment', 'bisa dicicil?', 'Bisa Kak, cicil 2 kali dengan DP 50%.'],
      ['price', 'manual 6 kali per pertemuannya jatuhnya', '780rb dibagi 6 jadi Rp 130.000 per pertemuan Kak.'],
    ],
    wrong: [
      ['total', '6x manual antar jemput', 'Paket 6 kali manual dengan antar jemput Rp 800.000 Kak.'],
      ['price', 'matic 10x daftar bareng adek', 'Daftar berdua matic 10 kali Rp 1.350.000 diskon 20% jadi Rp 1.080.000 Kak.'],
      ['price', 'matic 6x', 'Paket 6 kali matic Rp 780.000 Kak.'],
      ['payment', 'bisa dicicil?', 'Bisa Kak, cicil 4 kali.'],
      ['time', 'malem bisa?', 'Bisa Kak, sampai jam 9 malam.'],
    ],
  },
  {
    name: 'pet grooming',
    owner: `Meong Grooming. Mandi biasa 55rb, mandi kutu 75rb, mandi jamur 80rb, potong kuku 15rb, cukur +40rb. Anjing kecil 85rb, anjing besar 140rb. Penitipan 45rb/malam, makan dari kami +10rb/malam.
Antar jemput 5 km pertama 20rb, selanjutnya 3rb/km. Ekor ke-2 dan seterusnya diskon 10%. Kucing galak +20rb. Buka 09.00-18.00, Senin libur.`,
    right: [
      ['total', 'titip 4 malam sama makan', 'Penitipan 4 malam Rp 180.000 + makan Rp 40.000 = Rp 220.000 Kak.'],
      ['price', 'mandi kutu sama cukur', 'Mandi kutu dengan cukur Rp 115.000 Kak.'],
      ['total', 'mandi jamur 2 kucing', 'Kucing pertama 80rb, ekor ke-2 diskon 10% jadi 72rb, totalnya Rp 152.000 Kak.'],
      ['price', 'potong kuku 3 kucing tanpa diskon?', 'Potong kuku 15rb per kucing Kak.'],
      ['time', 'besok senin buka?', 'Senin kami libur Kak.'],
    ],
    wrong: [
      ['total', 'titip 4 malam sama makan', 'Penitipan 4 malam sama makan Rp 180.000 Kak.'],
      ['price', 'mandi kutu sama cukur', 'Mandi kutu dengan cukur Rp 75.000 Kak.'],
      ['price', 'anjing besar', 'Anjing besar Rp 85.000 Kak.'],
      ['price', 'kucing galak nambah?', 'Kucing galak tambah 10rb Kak.'],
      ['total', 'titip 3 malam', 'Penitipan 3 malam Rp 45.000 Kak.'],
    ],
  },
  {
    name: 'wedding cards and gifts',
    owner: `Souvenir Kita. Gelas sablon 7.500/pcs min 50, pouch blacu 6rb/pcs min 100, sendok garpu kayu 9rb/set, talenan ukir 32rb. Kemasan mika 1.500/pcs, kartu ucapan 500/pcs.
200 pcs ke atas diskon 5%, 500 pcs ke atas diskon 12%. Sampel 20rb, dipotong kalau jadi pesan. Produksi 14 hari. DP 60%.`,
    right: [
      ['total', 'gelas 100 sama mika', '100 gelas Rp 750.000 + kemasan mika 150rb = Rp 900.000 Kak.'],
      ['price', 'pouch 500', '500 pouch x 6rb = Rp 3.000.000, diskon 12% jadi Rp 2.640.000 Kak.'],
      [
        'total',
        'dp gelas 100 sama mika',
        'DP 60% Rp 540.000, sisanya Rp 360.000 Kak.',
        { ours: ['100 gelas + kemasan mika = Rp 900.000 Kak.'] },
      ],
      ['terms', 'sampel bayar?', 'Sampel 20rb Kak, nanti dipotong kalau jadi pesan.'],
      ['price', 'sendok garpu 30 set', 'Sendok garpu kayu 30 set Rp 270.000 Kak.'],
    ],
    wrong: [
      ['total', 'gelas 100 sama mika', '100 gelas sama kemasan mika Rp 850.000 Kak.'],
      ['price', 'pouch 300', '300 pouch diskon 12% jadi Rp 1.584.000 Kak.'],
      ['price', 'talenan ukir', 'Talenan ukir Rp 9.000 Kak.'],
      ['terms', 'gelas 20 bisa?', 'Bisa Kak, 20 gelas Rp 150.000.'],
      ['terms', 'sampel bayar?', 'Sampel gratis Kak.'],
    ],
  },
  {
    name: 'car wash and detailing',
    owner: `Kinclong Auto. Cuci mobil kecil 45rb, mobil besar 60rb, cuci motor 18rb, cuci + wax mobil kecil 95rb, besar 120rb. Poles bodi 400rb, coating 1,6 juta (garansi 1 tahun), salon interior 350rb. Vakum 20rb.
Cuci 5 kali gratis 1. Panggilan rumah +30rb. Member bayar 150rb setahun diskon 15% cuci. Buka tiap hari 08.00-20.00. Coating 2 hari.`,
    right: [
      ['price', 'innova cuci wax', 'Untuk mobil besar cuci + wax Rp 120.000 Kak.'],
      ['total', 'mobil kecil cuci vakum', 'Cuci mobil kecil 45rb + vakum 20rb = Rp 65.000 Kak.'],
      ['price', 'member mobil besar cuci jadi', 'Member diskon 15%, cuci mobil besar jadi Rp 51.000 Kak.'],
      ['price', 'coating brp an', 'Coating satu jutaan Kak, tepatnya 1,6 juta.'],
      ['total', 'poles sama salon interior ke rumah', 'Poles bodi 400rb + salon interior 350rb + panggilan 30rb = Rp 780.000 Kak.'],
    ],
    wrong: [
      ['price', 'innova cuci wax', 'Untuk mobil besar cuci + wax Rp 95.000 Kak.'],
      ['total', 'mobil kecil cuci vakum', 'Cuci mobil kecil sama vakum Rp 80.000 Kak.'],
      ['price', 'member mobil besar cuci jadi', 'Member cuci mobil besar jadi Rp 60.000 Kak, diskon 15%.'],
      ['terms', 'coating garansi?', 'Coating garansi 3 tahun Kak.'],
      ['total', '2 motor cuci', '2 motor Rp 18.000 Kak.'],
    ],
  },
];
