import type { Shop } from '../shop.js';

/** Fifteen shops with prices in free text, written before the rules were read. */
export const firstSet: readonly Shop[] = [
  {
    name: 'chili paste in jars',
    owner: `Sambal Mbok Sri, homemade tanpa pengawet
Sambal bawang: kecil 22, besar 28
Sambal cumi: kecil 30, besar 42
Sambal terasi sama kayak bawang
beli 6 botol campur bebas diskon 10rb, 12 botol diskon 25rb
ongkir jogja kota 10rb, sleman bantul 15rb, luar kota ikut ekspedisi`,
    right: [
      ['price', 'sambal cumi brp kak', 'Sambal cumi yang kecil Rp 30.000, yang besar Rp 42.000 Kak 🌶️'],
      [
        'total',
        'mau bawang besar 2 sama cumi kecil 1',
        'Sambal bawang besar 2 botol Rp 56.000 + cumi kecil 1 botol Rp 30.000, totalnya Rp 86.000 ya Kak.',
      ],
      ['shipping', 'ongkir ke bantul', 'Ke Bantul ongkirnya Rp 15.000 Kak.'],
    ],
    wrong: [
      ['price', 'sambal bawang yg besar', 'Sambal bawang besar Rp 42.000 Kak.'],
      ['total', 'bawang kecil 6 botol jadi brp', '6 botol sambal bawang kecil totalnya Rp 132.000 Kak, sudah dipotong diskon.'],
      ['shipping', 'kirim ke sleman', 'Ongkir ke Sleman Rp 10.000 Kak.'],
    ],
  },
  {
    name: 'logo design',
    owner: `Jasa desain logo Garis Kreatif
Paket Basic 150rb: 2 konsep, revisi 2x gratis
Paket Pro 350rb: 4 konsep, revisi 5x, file mentah
Paket Brand 900rb, 6 konsep + kartu nama + kop surat
revisi tambahan 25rb/x
pengerjaan express 1 hari tambah 50%
DP 50% di awal, pelunasan sebelum file dikirim`,
    right: [
      ['price', 'paket pro berapa', 'Paket Pro Rp 350.000 Kak, sudah dapat 4 konsep, revisi 5x dan file mentah.'],
      ['price', 'kalau basic mau express', 'Paket Basic express 1 hari tambah 50% Kak, jadi Rp 225.000.'],
      [
        'total',
        'ambil brand, dp brp',
        'Untuk Paket Brand Rp 900.000, DP 50% berarti Rp 450.000 dan sisanya Rp 450.000 dilunasi sebelum file dikirim Kak.',
      ],
    ],
    wrong: [
      ['price', 'basic revisi ke 3 bayar ga', 'Revisi ke-3 masih gratis Kak di Paket Basic.'],
      ['price', 'pro express', 'Paket Pro express jadi Rp 400.000 Kak.'],
      ['total', 'dp paket pro', 'DP Paket Pro Rp 150.000 Kak.'],
    ],
  },
  {
    name: 'tempeh and tofu by wholesale',
    owner: `Pabrik Tahu Tempe H. Udin
tempe daun 3rb/bungkus, tempe plastik 5rb
tahu putih 35rb per ember (isi 100), tahu kuning 42rb per ember
tahu pong 500/biji min 50 biji
oncom 4rb
ambil 10 ember keatas tahu putih jadi 32rb
antar area Parung & Bogor gratis min belanja 200rb, kurang dari itu 15rb`,
    right: [
      ['price', 'tahu kuning seember', 'Tahu kuning Rp 42.000 per ember Pak, isi 100.'],
      ['total', 'tahu pong 80 biji brp', 'Tahu pong 80 biji x Rp 500 = Rp 40.000 Kak.'],
      [
        'total',
        'tahu putih 10 ember antar parung',
        'Tahu putih 10 ember harganya Rp 32.000 per ember, jadi Rp 320.000 Pak. Antar ke Parung gratis karena sudah di atas Rp 200.000.',
      ],
    ],
    wrong: [
      ['total', 'tahu putih 5 ember', 'Tahu putih 5 ember Rp 160.000 Pak.'],
      ['price', 'oncom berapa', 'Oncom Rp 5.000 Kak.'],
      ['shipping', 'tempe plastik 10 antar bogor', 'Tempe plastik 10 Rp 50.000 Kak, antar ke Bogor gratis.'],
    ],
  },
  {
    name: 'gravestones',
    owner: `Nisan & Marmer Sumber Batu Tulungagung
nisan granit hitam 40x60 = 650rb, 50x70 850rb
nisan marmer putih 40x60 450rb
kijing marmer full 4,5jt. kijing granit 7 juta
ukir nama gratis sampai 30 huruf, lebihnya 3rb/huruf
foto keramik +175rb
pasang dlm kota 300 ribu, luar kota nego`,
    right: [
      ['price', 'nisan granit yg 50x70', 'Nisan granit hitam ukuran 50x70 Rp 850.000 Pak.'],
      ['total', 'marmer 40x60 pake foto', 'Nisan marmer putih 40x60 Rp 450.000, tambah foto keramik Rp 175.000, jadi Rp 625.000 Pak.'],
      ['price', 'huruf 34 gimana', 'Ukir nama gratis sampai 30 huruf Pak, lebih 4 huruf jadi tambah Rp 12.000.'],
    ],
    wrong: [
      ['price', 'kijing granit', 'Kijing granit Rp 4.500.000 Pak.'],
      ['total', 'granit 40x60 sama pasang dalam kota', 'Nisan granit hitam 40x60 sudah dengan pasang dalam kota totalnya Rp 850.000 Pak.'],
      ['price', 'foto keramik', 'Foto keramik gratis Pak, sudah termasuk nisan.'],
    ],
  },
  {
    name: 'embroidered badges',
    owner: `Bordir Komputer Jaya Abadi
emblem bordir Ø 7cm: 12-49 pcs 9.500, 50-99 pcs 7.500, 100+ 6.000
nama dada 8rb/pcs min 6
bordir topi 15rb, bordir punggung jaket 45rb
biaya plong desain 50rb sekali, gratis kalo order diatas 100 pcs
velcro tambah 2rb`,
    right: [
      ['price', 'emblem 60 pcs satuannya', 'Untuk 60 pcs emblem Rp 7.500 per pcs Kak.'],
      ['total', 'nama dada 10', 'Nama dada 10 pcs x Rp 8.000 = Rp 80.000 Kak.'],
      [
        'total',
        'emblem 50 pcs pake velcro',
        'Emblem 50 pcs Rp 7.500 + velcro Rp 2.000 = Rp 9.500 per pcs, jadi Rp 475.000 ditambah plong desain Rp 50.000 Kak, total Rp 525.000.',
      ],
    ],
    wrong: [
      ['price', 'emblem 40 pcs', 'Emblem 40 pcs harganya Rp 7.500 per pcs Kak.'],
      ['total', 'emblem 100 pcs', 'Emblem 100 pcs totalnya Rp 750.000 Kak.'],
      ['price', 'bordir punggung', 'Bordir punggung jaket Rp 15.000 Kak.'],
    ],
  },
  {
    name: 'gaming room by the hour',
    owner: `Warnet & PS Arena 88
PC reguler 5rb/jam, PC VIP 8rb/jam
paket 5 jam reguler 20rb, vip 33rb
paket malam (22.00-06.00) reguler 25rb vip 40rb
PS4 7rb/jam, PS5 12rb/jam
member 10% (ga berlaku paket)
indomie telur 10rb, es teh 4rb`,
    right: [
      ['price', 'ps5 sejam', 'PS5 Rp 12.000 per jam Kak 🎮'],
      ['total', 'pc vip 3 jam', 'PC VIP 3 jam Rp 24.000 Kak.'],
      ['price', 'paket malam vip', 'Paket malam VIP dari jam 22.00 sampai 06.00 Rp 40.000 Kak.'],
    ],
    wrong: [
      ['price', 'paket 5 jam vip', 'Paket 5 jam VIP Rp 20.000 Kak.'],
      ['total', 'ps4 3 jam', 'PS4 3 jam jadi Rp 36.000 Kak.'],
      ['discount', 'member ambil paket malam reguler', 'Member dapat 10% Kak, paket malam reguler jadi Rp 22.500.'],
    ],
  },
  {
    name: 'aerial video',
    owner: `Langit Film - jasa drone
foto udara 750rb/lokasi (10 foto edit)
video sinematik 1 menit 1,5jt
mapping lahan: s/d 5 ha 2jt, tiap tambahan 1 ha 250rb
transport luar Malang Raya 3rb/km dihitung dari Singosari
reschedule karena hujan gratis, batal H-1 hangus 50%`,
    right: [
      ['price', 'foto udara brp mas', 'Foto udara Rp 750.000 per lokasi Mas, sudah termasuk 10 foto yang diedit.'],
      ['total', 'mapping 8 hektar', 'Mapping 8 ha: Rp 2.000.000 untuk 5 ha pertama + 3 ha x Rp 250.000 = Rp 2.750.000 Pak.'],
      ['price', 'transport ke lokasi 40 km', 'Transport 40 km x Rp 3.000 = Rp 120.000 Pak.'],
    ],
    wrong: [
      ['total', 'mapping 7 ha', 'Mapping 7 ha totalnya Rp 2.250.000 Pak.'],
      ['price', 'video 1 menit', 'Video sinematik 1 menit Rp 750.000 Mas.'],
      ['terms', 'kalo hujan', 'Kalau hujan reschedule kena biaya Rp 250.000 Mas.'],
    ],
  },
  {
    name: 'car towing',
    owner: `Derek Nusantara 24 jam
gendong 0-10km 350rb, 11-20 km 450rb, selebihnya 12rb/km
motor mogok 150rb dalam kota
jumper aki 100rb
ban bocor ganti serep 120rb
malam diatas jam 10 tambah 75rb
tol & parkir ditanggung pelanggan`,
    right: [
      ['price', 'derek 15 km', 'Untuk 15 km tarif gendongnya Rp 450.000 Pak, tol dan parkir di luar itu.'],
      ['price', 'jumper aki jam 11 malam', 'Jumper aki Rp 100.000 tambah biaya malam Rp 75.000, jadi Rp 175.000 Pak.'],
      ['price', 'motor mogok', 'Derek motor mogok dalam kota Rp 150.000 Kak.'],
    ],
    wrong: [
      ['price', 'derek mobil 12 km', 'Tarif gendong 12 km Rp 350.000 Pak.'],
      ['price', 'ganti ban serep', 'Ganti ban serep Rp 100.000 Pak.'],
      ['total', 'derek 8 km jam 12 malam', 'Derek gendong 8 km jam 12 malam totalnya Rp 350.000 Pak.'],
    ],
  },
  {
    name: 'ice cubes',
    owner: `ES KRISTAL POLAR Sidoarjo
es kristal 5kg 8rb, 10kg 15rb, 20kg 28rb
es balok 30rb, setengah balok 16rb
es serut 12rb / 5 kg
langganan harian min 3 sak 20kg harga 25rb
antar gratis radius 5km, lebih dari itu 2rb/km
box sewa 20rb/hari deposit 100rb`,
    right: [
      ['price', 'es kristal 10 kilo', 'Es kristal 10kg Rp 15.000 Kak 🧊'],
      ['total', 'es 20kg 2 sak', 'Es kristal 20kg 2 sak Rp 56.000 Kak.'],
      [
        'price',
        'kalo langganan tiap hari 4 sak',
        'Kalau langganan harian minimal 3 sak 20kg harganya Rp 25.000 per sak, 4 sak jadi Rp 100.000 per hari Kak.',
      ],
    ],
    wrong: [
      ['price', 'setengah balok', 'Es balok setengah Rp 15.000 Kak.'],
      ['price', 'es 20kg 1 sak buat besok', 'Es kristal 20kg Rp 25.000 Kak.'],
      ['price', 'deposit box', 'Sewa box depositnya Rp 50.000 Kak.'],
    ],
  },
  {
    name: 'rabbit and chicken cages',
    owner: `Kandang Mas Bowo
Kandang kelinci 1 pintu 185rb; 2 pintu 320rb; 3 pintu 460rb
kandang ayam bangkok kayu 275rb, besi 390rb
tempat minum nipple 7rb, tempat pakan 15rb
cat anti karat +40rb per kandang
beli 3 kandang gratis ongkir Klaten-Solo, selain itu pickup 75rb`,
    right: [
      ['price', 'kandang kelinci 2 pintu', 'Kandang kelinci 2 pintu Rp 320.000 Kak 🐰'],
      ['total', 'kandang ayam besi dicat anti karat', 'Kandang ayam bangkok besi Rp 390.000 + cat anti karat Rp 40.000 = Rp 430.000 Kak.'],
      ['total', 'nipple 10 sama tempat pakan 2', 'Nipple 10 pcs Rp 70.000 dan tempat pakan 2 pcs Rp 30.000, jadi Rp 100.000 Kak.'],
    ],
    wrong: [
      ['price', 'kandang ayam kayu', 'Kandang ayam bangkok kayu Rp 390.000 Kak.'],
      ['shipping', 'beli 1 kandang ke solo', 'Beli 1 kandang ke Solo gratis ongkir Kak.'],
      ['total', 'kelinci 3 pintu dua', 'Kandang kelinci 3 pintu 2 unit totalnya Rp 640.000 Kak.'],
    ],
  },
  {
    name: 'cupping and acupuncture',
    owner: `Rumah Sehat Ibnu Sina
Bekam kering 60k, bekam basah 7 titik 85k, tiap titik tambahan 5k
akupuntur 120k/sesi, paket 5 sesi 525k
pijat refleksi 30 menit 45k / 60 menit 80k
homecare tambah 50k (max 10 km)
jumat berkah bekam diskon 20%`,
    right: [
      ['price', 'bekam basah 9 titik', 'Bekam basah 7 titik Rp 85.000, tambah 2 titik Rp 10.000, jadi Rp 95.000 Kak.'],
      ['price', 'paket akupuntur', 'Akupuntur Rp 120.000 per sesi, kalau paket 5 sesi Rp 525.000 Kak, lebih hemat Rp 75.000.'],
      ['discount', 'bekam kering hari jumat', 'Hari Jumat bekam kering diskon 20% Kak, dari Rp 60.000 jadi Rp 48.000.'],
    ],
    wrong: [
      ['price', 'refleksi sejam', 'Pijat refleksi 60 menit Rp 90.000 Kak.'],
      ['discount', 'akupuntur jumat diskon?', 'Iya Kak, hari Jumat akupuntur jadi Rp 96.000.'],
      ['total', 'akupuntur di rumah', 'Akupuntur homecare totalnya Rp 165.000 per sesi Kak.'],
    ],
  },
  {
    name: 'terrariums and moss',
    owner: `Terra Mini Bandung
terrarium jar kecil 65.000, sedang 110.000, besar 185.000
kelas bikin terrarium 150.000/orang (bahan lengkap), grup 5 orang 650.000
moss segar 25.000/box
figur hewan 8.000/pc, 5 pc 35.000
bubble wrap + kardus 12.000 wajib utk kirim luar Bandung`,
    right: [
      ['price', 'yg sedang berapa', 'Terrarium jar sedang Rp 110.000 Kak 🌿'],
      ['total', 'kelas utk 3 orang', 'Kelas terrarium 3 orang x Rp 150.000 = Rp 450.000 Kak, bahan sudah lengkap.'],
      ['price', 'figur 5', 'Figur hewan 5 pc Rp 35.000 Kak, satuannya Rp 8.000.'],
    ],
    wrong: [
      ['price', 'kelas rombongan 5', 'Kelas untuk grup 5 orang Rp 750.000 Kak.'],
      ['price', 'moss', 'Moss segar Rp 12.000 per box Kak.'],
      ['total', 'jar besar kirim jakarta', 'Jar besar + packing bubble wrap jadi Rp 185.000 Kak, belum ongkir.'],
    ],
  },
  {
    name: 'dried fish and shrimp paste',
    owner: `Ikan Asin Bu Darmi Rembang
teri medan 1/4kg 32rb, 1/2 kg 62rb, 1kg 120rb
jambal roti 95rb/kg, cumi kering 180rb/kg
terasi puger 10 ribuan/bungkus, beli 10 jadi 85rb
ebi 1/4 35rb
ongkir sekilo: jawa tengah 12rb, jabodetabek 18rb, luar jawa 40rb`,
    right: [
      ['price', 'teri setengah kilo', 'Teri medan setengah kilo Rp 62.000 Bu.'],
      ['price', 'cumi kering 1/2kg', 'Cumi kering Rp 180.000 per kg Bu, setengah kilo jadi Rp 90.000.'],
      ['total', 'jambal 1kg kirim bekasi', 'Jambal roti 1 kg Rp 95.000 + ongkir Jabodetabek Rp 18.000 = Rp 113.000 Bu.'],
    ],
    wrong: [
      ['price', 'teri seperempat', 'Teri medan 1/4 kg Rp 35.000 Bu.'],
      ['shipping', 'ke medan ongkirnya', 'Ongkir ke Medan Rp 18.000 per kg Bu.'],
      ['total', 'terasi 10 bungkus', 'Terasi puger 10 bungkus Rp 100.000 Bu.'],
    ],
  },
  {
    name: 'voice-over and jingles',
    owner: `Suara Kita VO Talent
VO iklan 30 detik 200rb, 60 detik 350rb
narasi company profile 100rb/menit, minimal 3 menit
jingle lengkap 1,2jt, jingle tanpa vokal 700rb
lisensi iklan TV dikali 2, medsos udah include
revisi naskah setelah rekaman 30% dari harga`,
    right: [
      ['price', 'vo 1 menit', 'VO iklan 60 detik Rp 350.000 Kak, lisensi medsos sudah include.'],
      ['total', 'compro 5 menit', 'Narasi company profile 5 menit x Rp 100.000 = Rp 500.000 Kak.'],
      ['price', 'vo 30 detik buat tv', 'VO 30 detik untuk iklan TV harganya dikali 2 Kak, jadi Rp 400.000.'],
    ],
    wrong: [
      ['price', 'jingle tanpa vokal', 'Jingle tanpa vokal Rp 1.200.000 Kak.'],
      ['total', 'compro 2 menit', 'Bisa Kak, narasi company profile 2 menit Rp 200.000.'],
      ['price', 'vo 60 detik tv', 'VO 60 detik untuk iklan TV Rp 350.000 Kak.'],
    ],
  },
  {
    name: 'inflatable pools and castles',
    owner: `Sewa Istana Balon Ceria
istana balon 4x4 400rb/hari, 5x6 600rb/hari
kolam bola 250rb, mandi bola + perosotan 375rb
genset 200rb kalau ga ada listrik
operator 100rb/orang
promo des: sewa weekday potongan 15%
dp 200rb, ongkir diatas 15 km 5rb/km`,
    right: [
      ['price', 'istana 4x4 sehari', 'Istana balon 4x4 Rp 400.000 per hari Kak 🎈'],
      ['total', 'kolam bola + genset', 'Kolam bola Rp 250.000 ditambah genset Rp 200.000 totalnya Rp 450.000 Kak.'],
      ['price', 'bokingnya dp brp', 'DP-nya Rp 200.000 Kak.'],
    ],
    wrong: [
      ['price', 'istana 5x6', 'Istana balon 5x6 Rp 400.000 per hari Kak.'],
      ['total', 'istana 4x4 2 hari sama operator 1', 'Istana balon 4x4 2 hari + 1 operator totalnya Rp 800.000 Kak.'],
      ['discount', 'sabtu dapet promo?', 'Dapat Kak, Sabtu potongan 15% jadi Rp 340.000 untuk yang 4x4.'],
    ],
  },
];
