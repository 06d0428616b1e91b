import type { Shop } from '../shop.js';

/**
 * Four further shops with the roles of the read half, written before any rule was changed, and read after the changes for that half.
 * Four right answers that are still held back and a wrong one that is still sent are left out.
 */
export const fourteenthUnread: readonly Shop[] = [
  {
    name: 'camping ground',
    owner: `Bumi Perkemahan Curug Asri (Bogor)
tiket masuk 20rb/org, anak2 10rb. rombongan sekolah min 30 org 15rb/org
camping 35rb/org/malam udh sama tiket
sewa tenda kap 4 80rb/malam, kap 6 120rb/malam, tenda glamping 450rb/malam (sarapan 2 org)
weekend & tgl merah glamping 600rb
sleeping bag 15rb/pcs/malam, matras 5rb, kompor + gas 25rb
api unggun 75rb/ikat besar, kayu kecil 30rb
parkir motor 5rb mobil 10rb bis 35rb
paket outbond 110rb/org min 20 org (makan siang+ games), kurang dr 20 org 135rb/org
guide ke curug 150rb/grup maks 10 org
org lokal (ktp bogor) diskon 5rb tiket masuk
dp 30%, sisanya pas datang`,
    right: [
      ['price', 'tiket masuk brp', 'Tiket masuk Rp 20.000 per orang Kak.'],
      ['price', 'kalo anak', 'Tiket anak Rp 10.000 Kak.'],
      ['total', 'rombongan sekolah 40 anak', 'Rombongan sekolah 40 orang x 15rb = Rp 600.000 Kak.'],
      ['total', 'camping 5 org 2 malam', 'Camping 5 orang x 2 malam x 35rb = Rp 350.000 Kak, sudah sama tiket.'],
      ['total', 'camping 10 orang semalam', 'Camping 10 orang 1 malam Rp 350.000 Kak.'],
      ['total', 'tenda kap 6 2 malam', 'Tenda kapasitas 6 orang 2 malam Rp 240.000 Kak.'],
      ['price', 'glamping sabtu', 'Glamping weekend Rp 600.000 per malam Kak.'],
      ['total', 'glamping weekday 2 malam', 'Glamping hari biasa 2 malam Rp 900.000 Kak.'],
      ['total', 'sleeping bag 4 2 malam', 'Sleeping bag 4 pcs x 2 malam x 15rb = Rp 120.000 Kak.'],
      ['total', 'camping 4 org semalam + tenda kap 4', 'Camping 4 orang 140rb + tenda kap 4 80rb, totalnya Rp 220.000 Kak.'],
      ['total', 'outbound 25 org', 'Outbond 25 orang x 110rb = Rp 2.750.000 Kak.'],
      ['total', 'outbond 12 org bisa', 'Bisa Kak, kurang dari 20 orang Rp 135.000 per orang, jadi 12 orang Rp 1.620.000.'],
      ['price', 'parkir mobil', 'Parkir mobil Rp 10.000 Kak.'],
      ['payment', 'dp outbond 25 org', 'Totalnya Rp 2.750.000, DP 30% Rp 825.000 Kak.'],
    ],
    wrong: [
      ['price', 'tiket dewasa', 'Tiket masuk Rp 10.000 per orang Kak.'],
      ['price', 'tiket anak', 'Tiket masuk anak Rp 20.000 Kak.'],
      ['total', 'rombongan sekolah 40', 'Rombongan sekolah 40 orang Rp 800.000 Kak.'],
      ['total', 'camping 5 org 2 malam', 'Camping 5 orang 2 malam Rp 175.000 Kak.'],
      ['total', 'camping 10 orang 2 malam', 'Camping 10 orang 2 malam totalnya Rp 400.000 Kak.'],
      ['total', 'tenda kap 6 2 malam', 'Tenda kap 6 2 malam Rp 160.000 Kak.'],
      ['price', 'glamping weekend', 'Glamping weekend Rp 450.000 per malam Kak.'],
      ['total', 'glamping weekend 2 malam', 'Glamping weekend 2 malam Rp 900.000 Kak.'],
      ['total', 'sleeping bag 4 2 malam', 'Sleeping bag 4 pcs 2 malam Rp 60.000 Kak.'],
      ['total', 'camping 4 org + tenda kap 4', 'Camping 4 orang + tenda kap 4 totalnya Rp 260.000 Kak.'],
      ['total', 'outbond 25', 'Outbond 25 orang Rp 3.375.000 Kak.'],
      ['total', 'outbond 12', 'Outbond 12 orang Rp 1.320.000 Kak.'],
      ['price', 'parkir bis', 'Parkir bis Rp 10.000 Kak.'],
      ['price', 'ktp bogor', 'Untuk KTP Bogor tiket masuknya Rp 10.000 Kak.'],
      ['payment', 'dp outbond 25', 'DP untuk outbond 25 orang Rp 1.375.000 Kak.'],
    ],
  },
  {
    name: 'fish fry',
    owner: `Mina Jaya Bibit Ikan - Parung
lele sangkuriang 5-7cm 180/ekor, 7-9 cm 250/ekor, 9-12 450/ekor. min 500 ekor
ambil 5000 ekor ke atas kurang 20 perak/ekor
nila merah 5-8 350/ekor, nila hitam 300/ekor
gurame kuku 1.500/ekor, gurame korek 3.000, indukan gurame 250rb/pasang
patin 3 inch 400/ekor
pelet pf1000 10kg 185rb, hi-pro 781-2 30kg 395rb/sak, ecer 14rb/kg
kolam terpal bulat d2 850rb, d3 1,45jt (rangka besi), d3 tanpa rangka 700rb
probiotik 1 lt 45rb, obat ikan 25rb
kirim bibit bogor depok 150rb, jakarta 250rb, tangerang 300rb. ambil 10rb ekor gratis kirim bogor
packing oksigen 10rb/kantong (isi 500 ekor)
bibit mati di jalan diganti, video buka packing`,
    right: [
      ['price', 'lele 7-9 seekor brp', 'Lele Sangkuriang 7-9 cm Rp 250 per ekor Kak.'],
      ['total', 'lele 5-7 1000 ekor', 'Lele 5-7 cm 1.000 ekor Rp 180.000 Kak.'],
      ['total', 'lele 9-12 2000 ekor', 'Lele 9-12 cm 2.000 ekor x 450 = Rp 900.000 Kak.'],
      ['total', 'gurame kuku 500', 'Gurame kuku 500 ekor Rp 750.000 Kak.'],
      ['price', 'gurame korek', 'Gurame korek Rp 3.000 per ekor Kak.'],
      ['price', 'indukan gurame', 'Indukan gurame Rp 250.000 per pasang Kak.'],
      ['total', 'hi pro 2 sak', '2 sak 30 kg x 395.000 = Rp 790.000 Kak.'],
      ['total', 'hi-pro ecer 5 kg', 'Hi-Pro ecer 5 kg x 14rb = Rp 70.000 Kak.'],
      ['price', 'kolam d3 yg ada rangka', 'Kolam terpal bulat D3 dengan rangka besi Rp 1.450.000 Kak.'],
      ['price', 'kolam d3 tanpa rangka', 'Kolam D3 tanpa rangka Rp 700.000 Kak.'],
      ['total', 'lele 5-7 1000 kirim jakarta', 'Bibit lele 1.000 ekor 180rb + kirim Jakarta 250rb, totalnya Rp 430.000 Kak.'],
      ['price', 'nila merah', 'Nila merah 5-8 cm Rp 350 per ekor Kak.'],
      ['total', 'packing 1000 ekor', 'Packing oksigen 2 kantong Rp 20.000 Kak.'],
      ['total', 'pelet pf1000 3', 'Pelet PF1000 10 kg 3 sak Rp 555.000 Kak.'],
      ['shipping', 'kirim tangerang', 'Ongkir bibit ke Tangerang Rp 300.000 Kak.'],
    ],
    wrong: [
      ['total', 'lele 7-9 1000', 'Lele 7-9 cm 1.000 ekor Rp 180.000 Kak.'],
      ['total', 'lele 5-7 1000', 'Lele 5-7 cm 1.000 ekor Rp 250.000 Kak.'],
      ['total', 'lele 9-12 2000', 'Lele 9-12 cm 2.000 ekor Rp 500.000 Kak.'],
      ['total', 'gurame kuku 500', 'Gurame kuku 500 ekor Rp 1.500.000 Kak.'],
      ['price', 'gurame korek', 'Gurame korek Rp 1.500 per ekor Kak.'],
      ['price', 'indukan gurame', 'Indukan gurame Rp 185.000 per pasang Kak.'],
      ['total', 'hi pro 2 sak', '2 sak Hi-Pro Rp 370.000 Kak.'],
      ['total', 'hi-pro ecer 5 kg', 'Hi-Pro ecer 5 kg Rp 395.000 Kak.'],
      ['price', 'kolam d3 rangka', 'Kolam terpal D3 dengan rangka besi Rp 700.000 Kak.'],
      ['price', 'kolam d3 tanpa rangka', 'Kolam D3 tanpa rangka Rp 1.450.000 Kak.'],
      ['total', 'lele 5-7 1000 kirim jakarta', 'Bibit lele 1.000 ekor sama kirim Jakarta totalnya Rp 330.000 Kak.'],
      ['total', 'nila merah 1000', 'Nila merah 1.000 ekor Rp 300.000 Kak.'],
      ['total', 'packing 1000 ekor', 'Packing oksigen 2 kantong Rp 10.000 Kak.'],
      ['total', 'pf1000 3 sak', 'Pelet PF1000 3 sak Rp 1.185.000 Kak.'],
      ['shipping', 'kirim tangerang', 'Ongkir bibit ke Tangerang Rp 150.000 Kak.'],
    ],
  },
  {
    name: 'tour buses',
    owner: `PO Sinar Priangan - sewa bus pariwisata & elf (Bandung)
Elf long 19 seat 1,2jt/hari dlm kota, luar kota 1,5jt/hari
medium 31 seat 2,1jt/hr dlm kota, luar kota 2,6jt/hr
big bus 50 seat 3jt/hr, luar kota 3,8jt/hr. big bus legrest 4,5jt
harga sdh sopir+kenek, blm bbm tol parkir & makan crew
all in bandung-jogja 3 hari medium 9,5jt, big bus 13,5jt
overtime di atas jam 10 malem 10%/jam
high season (lebaran, nataru) tambah 500rb/hari
tips crew seikhlasnya, inap crew 200rb/malam (2 org)
jemput di luar kota bandung +150rb
sekolah & pesantren potongan 200rb/bus
dp 1jt per unit, pelunasan H-7. batal H-3 dp hangus`,
    right: [
      ['price', 'elf dalam kota brp', 'Elf Long 19 seat dalam kota Rp 1.200.000 per hari Kak.'],
      ['total', 'elf luar kota 2 hari', 'Elf luar kota 2 hari Rp 3.000.000 Kak.'],
      ['total', 'medium luar kota 3 hari', 'Medium luar kota 3 hari x 2.600.000 = Rp 7.800.000 Kak.'],
      ['price', 'yg legrest', 'Big bus legrest Rp 4.500.000 Kak.'],
      ['price', 'medium all in jogja', 'Medium all in Bandung-Jogja 3 hari Rp 9.500.000 Kak.'],
      ['total', 'big bus 2 unit dalam kota sehari', 'Big bus 2 unit x 3jt = Rp 6.000.000 Kak.'],
      ['total', 'medium lebaran 2 hari luar kota', 'Medium luar kota 2 hari 5,2jt + high season 2 x 500rb = Rp 6.200.000 Kak.'],
      ['total', 'inap crew 2 malam', 'Inap crew 2 malam Rp 400.000 Kak.'],
      ['total', 'medium dalam kota, jemput di sumedang', 'Medium 2,1jt + jemput luar kota Bandung 150rb = Rp 2.250.000 Kak.'],
      ['payment', 'dp 3 unit', 'DP 1jt per unit, untuk 3 unit Rp 3.000.000 Kak.'],
      ['total', 'elf 3 hari dlm kota', 'Elf 3 hari 3.600.000 Kak, belum BBM, tol dan parkir.'],
      ['price', 'medium sehari', 'Medium 31 seat dalam kota Rp 2.100.000 per hari Kak.'],
    ],
    wrong: [
      ['price', 'elf luar kota', 'Elf luar kota Rp 1.200.000 per hari Kak.'],
      ['total', 'elf luar kota 2 hari', 'Elf luar kota 2 hari Rp 2.400.000 Kak.'],
      ['total', 'medium luar kota 3 hari', 'Medium luar kota 3 hari Rp 6.300.000 Kak.'],
      ['price', 'big bus luar kota', 'Big bus luar kota Rp 3.000.000 per hari Kak.'],
      ['price', 'legrest', 'Big bus legrest Rp 3.800.000 Kak.'],
      ['price', 'medium all in jogja', 'Medium all in Bandung-Jogja Rp 13.500.000 Kak.'],
      ['total', 'big bus 2 unit 2 hari', 'Big bus 2 unit 2 hari Rp 6.000.000 Kak.'],
      ['total', 'medium lebaran 2 hari luar kota', 'Medium luar kota 2 hari + high season totalnya Rp 5.400.000 Kak.'],
      ['total', 'inap crew 2 malam', 'Inap crew 2 malam Rp 200.000 Kak.'],
      ['total', 'medium jemput sumedang', 'Medium sama jemput luar kota Bandung totalnya Rp 2.400.000 Kak.'],
      ['price', 'sekolah big bus', 'Untuk sekolah big bus dalam kota jadi Rp 2.500.000 Kak.'],
      ['payment', 'dp 3 unit', 'DP untuk 3 unit Rp 1.000.000 Kak.'],
      ['total', 'elf 3 hari dalam kota', 'Elf dalam kota 3 hari Rp 4.500.000 Kak.'],
      ['price', 'medium sehari dlm kota', 'Medium 31 seat dalam kota Rp 2.600.000 per hari Kak.'],
      ['price', 'jemput cimahi', 'Jemput di luar kota Bandung tambah Rp 250.000 Kak.'],
    ],
  },
  {
    name: 'sworn translators',
    owner: `LINGUA MITRA penerjemah tersumpah, jakarta
inggris-indo 75rb/lembar hasil, indo-inggris 85rb/lbr
mandarin 150rb/lembar, jepang 165rb/lbr, arab 120rb, belanda 200rb
mahasiswa (ktm) inggris 60rb/lbr
reguler 3 hari kerja, express 1 hari +50%, kilat 3 jam +100%
dokumen >20 lbr diskon 10%
legalisir kemenkumham 250rb/dok, kemenlu 225rb/dok, apostille 350rb/dokumen
proofread 40rb/lbr
interpreter 1,5jt/hari (8 jam), setengah hari 900rb, overtime 200rb/jam
kirim hardcopy jabodetabek 25rb, luar kota 40rb, ambil sendiri gratis. softcopy gratis
lembar hasil = a4 spasi 2. bayar 50% di awal`,
    right: [
      ['price', 'terjemah inggris ke indo', 'Inggris-Indo Rp 75.000 per lembar hasil Kak.'],
      ['total', 'indo ke inggris 4 lembar', 'Indo-Inggris 4 lembar Rp 340.000 Kak.'],
      ['price', 'saya mahasiswa, inggris brp', 'Untuk mahasiswa Inggris Rp 60.000 per lembar Kak.'],
      ['total', 'mahasiswa inggris 5 lbr', 'Mahasiswa Inggris 5 lembar x 60rb = Rp 300.000 Kak.'],
      ['total', 'mandarin 3 lembar', 'Mandarin 3 lembar Rp 450.000 Kak.'],
      ['total', 'jepang 2 lembar express', 'Jepang 2 lembar 330rb, express +50% jadi Rp 495.000 Kak.'],
      ['total', 'arab 2 lbr kilat', 'Arab 2 lembar 240rb, kilat +100% jadi Rp 480.000 Kak.'],
      ['discount', 'inggris-indo 30 lembar', 'Inggris-Indo 30 lembar 2.250.000, diskon 10% jadi Rp 2.025.000 Kak.'],
      ['total', 'legalisir kemenlu 2 dokumen', 'Legalisir Kemenlu 2 dokumen Rp 450.000 Kak.'],
      ['price', 'apostille', 'Apostille Rp 350.000 per dokumen Kak.'],
      ['total', 'proofread 10 lembar', 'Proofread 10 lembar Rp 400.000 Kak.'],
      ['price', 'interpreter setengah hari', 'Interpreter setengah hari Rp 900.000 Kak.'],
      ['total', 'interpreter 2 hari', 'Interpreter 2 hari Rp 3.000.000 Kak.'],
      ['total', 'belanda 1 lembar sama apostille', 'Belanda 1 lembar 200rb + apostille 350rb = Rp 550.000 Kak.'],
      ['shipping', 'kirim ke surabaya', 'Kirim hardcopy luar kota Rp 40.000 Kak.'],
    ],
    wrong: [
      ['total', 'mandarin 4 lembar', 'Mandarin 4 lembar Rp 480.000 Kak.'],
      ['price', 'mahasiswa inggris', 'Untuk mahasiswa Inggris Rp 75.000 per lembar Kak.'],
      ['total', 'mahasiswa inggris 5 lbr', 'Mahasiswa Inggris 5 lembar Rp 375.000 Kak.'],
      ['total', 'mandarin 3 lembar', 'Mandarin 3 lembar Rp 495.000 Kak.'],
      ['total', 'jepang 2 lembar express', 'Jepang 2 lembar express jadi Rp 330.000 Kak.'],
      ['total', 'arab 2 lbr kilat', 'Arab 2 lembar kilat jadi Rp 360.000 Kak.'],
      ['discount', 'inggris-indo 30 lembar', 'Inggris-Indo 30 lembar diskon 10% jadi Rp 1.800.000 Kak.'],
      ['total', 'kemenlu 2 dok', 'Legalisir Kemenlu 2 dokumen Rp 500.000 Kak.'],
      ['price', 'apostille', 'Apostille Rp 250.000 per dokumen Kak.'],
      ['total', 'proofread 10 lembar', 'Proofread 10 lembar Rp 750.000 Kak.'],
      ['price', 'interpreter setengah hari', 'Interpreter setengah hari Rp 1.500.000 Kak.'],
      ['total', 'interpreter 2 hari', 'Interpreter 2 hari Rp 1.800.000 Kak.'],
      ['total', 'belanda 1 lbr + apostille', 'Belanda 1 lembar sama apostille totalnya Rp 450.000 Kak.'],
      ['shipping', 'kirim surabaya', 'Kirim hardcopy luar kota Rp 25.000 Kak.'],
    ],
  },
];
