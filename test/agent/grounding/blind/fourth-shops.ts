import type { Shop } from '../shop.js';

const toDepok =
  '{"tujuan":"Beji, Depok","berat_gram":1500,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":24000,"estimasi":"1-2 hari"},{"kurir":"AnterAja","layanan":"REG","biaya":21000,"estimasi":"2 hari"}]}';

/**
 * Written in one go when the changes for the third set were done, and run once. It gives the rates for
 * shops that no rule was written for.
 */
export const fourthShops: readonly Shop[] = [
  {
    name: 'fourth flowers',
    owner: `Florist Kembang Sore - Surabaya
Buket mawar 10 tangkai 175rb, 20 tangkai 320rb
Buket uang (jasa rangkai) 100rb, uang dari pembeli
Papan bunga 2x1,25m 550rb, 2x2,5m 950rb sudah termasuk antar dalam kota
Standing flower 400rb
Bunga meja 150rb - 300rb
Kartu ucapan gratis. Tambah coklat Silverqueen 25rb, boneka 60rb
Pesan minimal 1 hari sebelumnya, papan bunga bisa hari yang sama kalau sebelum jam 10
Antar buket dalam kota 20rb, Sidoarjo Gresik 45rb
Bunga segar tahan 3-5 hari, ganti air tiap hari
Komplain maksimal 2 jam setelah diterima pakai foto
Warna mawar: merah, putih, pink. Biru harus PO 5 hari +50rb
Buka 07.00-20.00, Minggu 08.00-15.00
Jago 103388221177 Wulan Anggraini`,
    right: [
      ['price', 'buket mawar 20', 'Buket mawar 20 tangkai 320rb kak 🌹'],
      ['total', 'mawar 10 sama coklat, antar dalam kota', 'Buket 10 tangkai 175rb + coklat 25rb + antar dalam kota 20rb = 220rb kak'],
      ['terms', 'kartu ucapan bayar?', 'Kartu ucapannya gratis kak'],
      ['time', 'papan bunga hari ini bs?', 'Bisa kak kalau pesannya sebelum jam 10'],
      ['stock', 'mawar biru ada?', 'Mawar biru harus PO 5 hari kak, tambah 50rb'],
      ['shipping', 'antar ke gresik', 'Antar ke Gresik 45rb kak'],
      ['time', 'bunganya tahan brp hari', 'Tahan 3-5 hari kak, airnya diganti tiap hari ya'],
      ['account', 'transfer kemana', 'Ke Jago 103388221177 a.n. Wulan Anggraini ya kak'],
    ],
    wrong: [
      ['price', 'buket mawar 20', 'Buket mawar 20 tangkai 350rb kak'],
      ['total', 'mawar 10 sama coklat, antar dalam kota', 'Totalnya 200rb kak sudah diantar'],
      ['terms', 'boneka gratis?', 'Bonekanya gratis kak'],
      ['time', 'buket buat hari ini bs?', 'Bisa kak, buketnya jadi hari ini juga'],
      ['stock', 'mawar biru ada?', 'Mawar biru ready kak'],
      ['shipping', 'antar papan bunga kena brp', 'Antar papan bunga dalam kota 45rb kak'],
      ['time', 'minggu sampai jam', 'Minggu buka sampai jam 20.00 kak'],
      ['terms', 'komplain besok boleh?', 'Boleh kak, komplain sampai 2 hari setelah diterima'],
      ['account', 'transfer kemana', 'Ke Jago 103388221171 a.n. Wulan Anggraini ya kak'],
    ],
  },
  {
    name: 'fourth driving',
    owner: `Kursus Setir Mobil Lancar Jaya, Tangerang
Paket A 5x pertemuan 750rb, Paket B 8x 1.150.000, Paket C 10x 1.400.000 + sertifikat
1x pertemuan 90 menit. Manual (Avanza) atau matic (Agya), matic +50rb
Instruktur wanita ada, khusus hari kerja
Jemput gratis radius 4 km dari kantor, lebih dari itu 15rb sekali jemput
Jadwal Senin-Sabtu 07.00-17.00, malam tidak ada
Ganti jadwal paling lambat H-1, kalau tidak pertemuan dianggap hangus
SIM A bisa dibantu daftar, biaya SIM bayar sendiri ke Satpas. Kami tidak jual SIM
Umur minimal 17 tahun
DP 200rb, lunas di pertemuan pertama. Masa berlaku paket 3 bulan
Daftar berdua diskon 10% masing-masing
BCA 6600112399 Dedi Kurniawan`,
    right: [
      ['price', 'yg 8x brp', 'Paket B 8x pertemuan 1.150.000 kak'],
      ['price', 'paket a matic', 'Paket A 750rb, matic tambah 50rb jadi 800rb kak'],
      ['terms', 'instruktur cewek ada?', 'Ada kak, instruktur wanita khusus hari kerja'],
      ['time', 'sekali pertemuan brp lama', 'Sekali pertemuan 90 menit kak'],
      ['terms', 'jemput gratis?', 'Gratis kak radius 4 km dari kantor, lebih dari itu 15rb sekali jemput'],
      ['discount', 'daftar berdua', 'Daftar berdua dapat diskon 10% masing-masing kak'],
      ['terms', 'sim sekalian?', 'SIM A bisa kami bantu daftar kak, biayanya dibayar sendiri ke Satpas'],
      ['time', 'malam bisa?', 'Maaf kak, malam tidak ada. Jadwalnya Senin-Sabtu jam 07.00-17.00'],
      ['terms', 'kalo batal mendadak', 'Ganti jadwal paling lambat H-1 kak, kalau tidak pertemuannya dianggap hangus'],
    ],
    wrong: [
      ['price', 'paket c', 'Paket C 10x 1.300.000 kak'],
      ['price', 'paket b matic', 'Paket B matic 1.150.000 kak sama aja'],
      ['terms', 'instruktur cewek hari sabtu ada?', 'Ada kak, hari Sabtu juga bisa'],
      ['terms', 'paket a dapet sertifikat?', 'Dapat kak, semua paket dapat sertifikat'],
      ['terms', 'jemput 8 km gratis?', 'Gratis kak jemputnya'],
      ['terms', 'umur 16 bisa?', 'Bisa kak umur 16'],
      ['time', 'minggu ada?', 'Minggu ada jadwal kak jam 07.00'],
      ['terms', 'bisa nembak sim?', 'Bisa kak, SIM-nya kami uruskan langsung jadi'],
      ['time', 'paket berlaku brp lama', 'Paketnya berlaku 1 tahun kak'],
    ],
  },
  {
    name: 'fourth aquarium',
    owner: `Aqua Pet Depok
Aquarium 40x25x25 120rb | 60x30x35 230rb | 80x40x40 450rb (kirim khusus Jabodetabek, kayu 50rb)
Filter Recent AA 85rb, Armada 45rb. Aerator 35rb. Lampu LED 60cm 95rb
Guppy 5rb/ekor, 25 ekor 100rb. Cupang halfmoon 35rb. Neon tetra 3rb, min 10
Koki oranda 25rb-60rb tergantung ukuran
Pelet 100gr 15rb 500gr 60rb
Garansi ikan mati: foto max 1 jam sesudah sampai, diganti kredit toko, bukan uang
Elektronik garansi 1 minggu
Ikan dikirim Senin - Kamis pake Paxel / ojol, tidak dikirim ke luar Jabodetabek
Neon tetra kosong sampai minggu depan
Bayar QRIS atau BCA 7330099812 an Rizal Fahmi
Toko buka 10-21, Selasa tutup`,
    tools: [toDepok],
    right: [
      ['price', 'akuarium 60', 'Aquarium 60x30x35 230rb kak'],
      ['total', 'guppy 25 sama pelet 100gr', 'Guppy 25 ekor 100rb + pelet 100gr 15rb = 115rb kak'],
      ['stock', 'neon tetra ada?', 'Neon tetra lagi kosong kak sampai minggu depan'],
      ['terms', 'kalo ikannya mati?', 'Kalau mati difoto maksimal 1 jam sesudah sampai kak, diganti kredit toko ya, bukan uang'],
      ['shipping', 'kirim ikan ke bandung?', 'Maaf kak, ikan tidak dikirim ke luar Jabodetabek'],
      ['shipping', 'ongkir filter ke beji', 'Ke Beji Depok JNE REG 24rb, AnterAja 21rb kak'],
      ['terms', 'filter garansi?', 'Elektronik garansi 1 minggu kak'],
      ['time', 'selasa buka?', 'Selasa tutup kak, hari lain buka jam 10-21'],
    ],
    wrong: [
      ['price', 'akuarium 80', 'Aquarium 80x40x40 430rb kak'],
      ['total', 'guppy 25 sama pelet 100gr', 'Totalnya 140rb kak'],
      ['stock', 'neon tetra 10 ada?', 'Ada kak neon tetra ready'],
      ['terms', 'kalo ikannya mati uang kembali?', 'Iya kak uangnya kami kembalikan'],
      ['shipping', 'kirim akuarium ke bandung?', 'Bisa kak, aquarium kami kirim ke Bandung'],
      ['terms', 'packing kayu gratis?', 'Packing kayunya gratis kak'],
      ['terms', 'aerator garansi?', 'Aerator garansi 6 bulan kak'],
      ['time', 'ikan dikirim jumat?', 'Jumat bisa kirim ikan kak'],
    ],
  },
  {
    name: 'fourth tailor',
    owner: `Penjahit Bu Tini (Solo)
jahit kebaya 350rb (bahan dari pelanggan), kebaya + furing 450rb
jahit gamis 175rb, kemeja pria 130rb, celana kain 120rb
seragam min 10 stel potongan 10%
permak: potong celana 15rb, kecilin pinggang 25rb, ganti resleting 30rb
kebaya 14 hari, lainnya 7 hari. kilat 3 hari tambah 50% (kebaya tidak bisa kilat)
permak sehari jadi, diatas 5 potong 2 hari
fitting 1x gratis, revisi gratis selama 7 hari setelah diambil
ukur di rumah bisa khusus solo & kartasura 30rb
kain tidak diambil 2 bulan bukan tanggung jawab kami
buka senin - sabtu jam 9-17
bayar dp 50%`,
    right: [
      ['price', 'jahit kebaya pake furing', 'Kebaya + furing 450rb bu, bahan dari pelanggan ya'],
      ['price', 'kemeja kilat brp', 'Kemeja pria 130rb, kilat 3 hari tambah 50% jadi 195rb mas'],
      ['total', 'gamis 2', 'Gamis 2 x 175rb = 350rb bu'],
      ['time', 'kebaya brp lama', 'Kebaya 14 hari bu'],
      ['terms', 'kebaya bisa kilat?', 'Maaf bu, kebaya tidak bisa kilat'],
      ['terms', 'kalo kekecilan', 'Revisi gratis bu selama 7 hari setelah diambil'],
      ['discount', 'seragam 12 stel', 'Seragam minimal 10 stel dapat potongan 10% bu'],
      ['shipping', 'ukur di kartasura', 'Bisa bu ukur di rumah di Kartasura, 30rb'],
    ],
    wrong: [
      ['price', 'celana kain', 'Celana kain 130rb mas'],
      ['price', 'ganti resleting', 'Ganti resleting 25rb bu'],
      ['total', 'gamis 2', 'Gamis 2 jadi 325rb bu'],
      ['time', 'kebaya seminggu jadi?', 'Bisa bu, kebaya 7 hari jadi'],
      ['terms', 'kebaya bisa kilat?', 'Bisa bu kilat 3 hari, tambah 50%'],
      ['terms', 'fitting bisa brp kali', 'Fitting gratis sampai 3x bu'],
      ['discount', 'seragam 5 stel diskon?', 'Seragam 5 stel diskon 10% bu'],
      ['shipping', 'ukur di boyolali', 'Bisa bu ukur di rumah di Boyolali 30rb'],
    ],
  },
  {
    name: 'fourth baby',
    owner: `Toko Bayi Si Kecil
Stroller Pliko 550rb, car seat 780rb
Popok NB 40pcs 65rb, S 38pcs 68rb, M 34pcs 72rb, L 30pcs 75rb. Beli 3 pack gratis tisu basah
Baju bayi 3 stel 85rb. Bedong 5 lembar 70rb
Botol susu 240ml 48rb BPA free
Sewa stroller 25rb/hari, seminggu 120rb, deposit 200rb
Hampers lahiran 199rb / 299rb, kartu ucapan gratis, bungkus +10rb
Stroller garansi rangka 6 bulan, roda tidak
Popok yg sudah dibuka tidak bisa tukar, baju bisa tukar ukuran 3 hari
Gratis ongkir Tangerang min 300rb. COD Tangerang saja
Buka tiap hari 09.00-21.00`,
    right: [
      ['price', 'popok m', 'Popok M isi 34 pcs 72rb bun'],
      ['total', 'popok s 2 sama botol 1', 'Popok S 2 x 68rb = 136rb, botol susu 48rb, total 184rb bun'],
      ['discount', 'popok 3 dapet apa', 'Beli 3 pack popok gratis tisu basah bun'],
      ['price', 'sewa stroller seminggu', 'Sewa stroller seminggu 120rb bun, deposit 200rb'],
      ['terms', 'roda garansi?', 'Roda tidak termasuk garansi bun, yang digaransi rangka 6 bulan'],
      ['terms', 'popok salah ukuran bisa tuker?', 'Kalau popoknya sudah dibuka tidak bisa tukar ya bun'],
      ['shipping', 'cod jakarta?', 'COD Tangerang saja bun'],
      ['total', 'hampers 299 bungkus', 'Hampers 299rb tambah bungkus 10rb jadi 309rb bun'],
    ],
    wrong: [
      ['price', 'popok l', 'Popok L 72rb bun'],
      ['total', 'popok s 2 sama botol 1', 'Totalnya 180rb bun'],
      ['discount', 'beli 2 popok dapet tisu?', 'Dapat bun, beli 2 gratis tisu basah'],
      ['price', 'sewa 3 hari', 'Sewa stroller 3 hari 60rb bun'],
      ['terms', 'roda garansi?', 'Roda garansi 6 bulan juga bun'],
      ['terms', 'deposit brp', 'Depositnya 100rb bun'],
      ['shipping', 'belanja 200rb gratis ongkir?', 'Gratis ongkir bun ke Tangerang'],
      ['terms', 'popok sudah dibuka bisa tukar?', 'Bisa bun tukar ukuran 3 hari'],
    ],
  },
  {
    name: 'fourth coffee cart',
    owner: `Kopi Keliling Pak Jo - sewa booth kopi utk acara, Bandung
Paket 50 cup 900rb, 100 cup 1.600.000, 200 cup 3.000.000
Menu: kopi susu, americano, coklat, matcha (+2rb per cup)
Barista 2 orang, booth ukuran 2x1 m, listrik 900 watt dari penyelenggara
Durasi 3 jam, lebih 150rb per jam
Luar Bandung transport mulai 200rb (Cimahi gratis)
DP 40% kunci tanggal, lunas H-3. Batal lebih dari 7 hari DP kembali 50%, kurang dari itu hangus
Custom stiker cup 500 per pcs, file H-5
Tidak menyediakan kursi dan tenda`,
    right: [
      ['price', '100 cup', 'Paket 100 cup 1.600.000 kak'],
      ['total', '50 cup matcha semua', 'Paket 50 cup 900rb, matcha tambah 2rb x 50 = 100rb, jadi 1.000.000 kak'],
      ['terms', 'dp brp', 'DP 40% kak untuk kunci tanggal, pelunasan H-3'],
      ['time', 'brp jam', 'Durasinya 3 jam kak, lebih dari itu 150rb per jam'],
      ['terms', 'cimahi kena transport?', 'Cimahi gratis transport kak'],
      ['terms', 'tenda ada?', 'Kami tidak menyediakan tenda dan kursi kak'],
      ['terms', 'kalo batal 2 minggu sebelum', 'Batal lebih dari 7 hari sebelumnya DP kembali 50% kak'],
      ['terms', 'listriknya brp', 'Butuh listrik 900 watt dari penyelenggara kak'],
      ['total', 'stiker 100 cup', 'Custom stiker 100 x 500 = 50.000 kak'],
    ],
    wrong: [
      ['price', '200 cup', 'Paket 200 cup 2.800.000 kak'],
      ['total', '50 cup matcha semua', 'Totalnya 950rb kak'],
      ['terms', 'dp brp', 'DP 50% kak'],
      ['time', 'brp jam', 'Durasinya 5 jam kak'],
      ['terms', 'garut transport gratis?', 'Gratis kak transport ke Garut'],
      ['terms', 'tenda ada?', 'Tenda dan kursi kami sediakan kak'],
      ['terms', 'batal 3 hari sebelum dp balik?', 'DP kembali 50% kak'],
      ['terms', 'baristanya brp', 'Barista 4 orang kak'],
    ],
  },
];
