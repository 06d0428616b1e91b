import type { Shop } from '../shop.js';

/** Further shops whose owners write dense lists. The answers were written without looking at the rules. */
export const tenthFood: readonly Shop[] = [
  {
    name: 'ikan ayam',
    owner: `Lapak Ikan & Ayam Pak Udin pasar Sukaramai Medan
buka jam 5 subuh sampe jam 12 siang tiap hari, kecuali lebaran
IKAN /kg: tongkol 38rb, kembung 45rb, tenggiri 85rb, kakap merah 75rb, nila 36rb, lele 28rb
udang vaname sedang 80rb/kg, udang besar 110rb/kg, cumi 75rb/kg, kerang dara 25rb/kg
AYAM potong 36rb/kg, ayam kampung utuh 75rb/ekor, dada fillet 55rb/kg, ceker 22rb/kg, ati ampela 30rb/kg
bersihin ikan & potong ayam gratis, fillet ikan nambah 10rb/kg, bumbu kuning/gulai siap pakai 10rb per bungkus
beli ikan/ayam jenis yg sama 10kg ke atas potong 2rb/kg
Antar: sekitar Sukaramai 10rb, Medan kota 20rb, belanja di atas 300rb gratis ongkir (dua area itu aja). Deli Serdang ga antar
pesan antar min 2 kg, order sebelum jam 9 diantar sebelum jam 12
Harga bisa berubah tiap hari ikut pasar, harga di atas harga minggu ini
pembayaran cash, transfer BSI 7145 880 213 an Samsudin, atau bayar ke kurir. Es batu free
rumah makan langganan boleh bayar mingguan, perorangan bayar langsung
ikan ga segar lapor maks 2 jam setelah diterima, foto, kita ganti. ga jual ikan hidup & ga jual daging sapi/kambing`,
    right: [
      ['time', 'tenggiri sekilo brp pak', 'Tenggiri Rp85.000 per kg kak, harga minggu ini 🐟'],
      ['stock', 'udang ada? brp', 'Ada kak, udang vaname sedang Rp80.000/kg, udang besar Rp110.000/kg.'],
      ['discount', 'ayam potong brp hari ini', 'Ayam potong Rp36.000/kg kak (harga minggu ini), potongnya gratis.'],
      ['price', 'lele sama nila berapa', 'Lele Rp28.000/kg, nila Rp36.000/kg kak.'],
      ['price', 'ayam kampung berapaan pak', 'Ayam kampung utuh Rp75.000 per ekor kak.'],
      ['price', 'cumi brp', 'Cumi Rp75.000/kg kak. Mau berapa kilo?'],
      ['stock', 'dada fillet harganya', 'Dada fillet Rp55.000/kg kak 🙏'],
      ['price', 'fillet ikan nambah brp', 'Fillet ikan tambah Rp10.000 per kg kak. Kalau dibersihkan saja gratis.'],
      ['stock', 'bumbu gulai ada?', 'Ada kak, bumbu gulai siap pakai Rp10.000 per bungkus.'],
      ['total', 'kerang 2 kg brp', 'Kerang dara 2kg x Rp25.000 = Rp50.000 kak.'],
      [
        'total',
        'kakap merah 2kg sama udang sedang 1kg total brp pak',
        'Kakap merah 2kg = Rp150.000, udang sedang 1kg = Rp80.000. Totalnya Rp230.000 kak, belum ongkir kalau diantar.',
      ],
      [
        'total',
        'tongkol 3kg diantar ke sukaramai',
        'Tongkol 3 x Rp38.000 = Rp114.000 + ongkir Sukaramai Rp10.000 = Rp124.000 kak. Mau dibersihkan sekalian? Gratis 😊',
      ],
      ['total', 'ayam 12 kg buat hajatan jd brp', 'Karena 10kg ke atas potong Rp2.000/kg, jadi Rp34.000 x 12 = Rp408.000 kak.'],
      ['total', 'tenggiri 2kg difillet totalnya', 'Tenggiri 2kg = Rp170.000, fillet 2 x Rp10.000 = Rp20.000. Totalnya Rp190.000 kak.'],
      [
        'total',
        'kembung 2kg, ceker 1kg, bumbu kuning 1',
        'Kembung 2kg Rp90.000 + ceker Rp22.000 + bumbu kuning Rp10.000 = Rp122.000. Ongkir Medan kota Rp20.000, total Rp142.000 kak.',
        { earlier: ['saya di medan kota pak'] },
      ],
      [
        'total',
        'udang besar 3kg diantar medan kota brp',
        'Udang besar 3 x Rp110.000 = Rp330.000 kak. Karena di atas Rp300.000, ongkirnya gratis jadi tetap Rp330.000.',
      ],
      ['total', 'nila 10 kilo berapa', 'Nila 10kg dapat potongan Rp2.000/kg, jadi Rp34.000 x 10 = Rp340.000 kak.'],
      [
        'total',
        'ayam kampung 2 ekor sama ati ampela setengah kilo',
        'Ayam kampung 2 x Rp75.000 = Rp150.000, ati ampela 1/2 kg = Rp15.000. Totalnya Rp165.000 kak.',
      ],
      ['time', 'buka jam brp pak', 'Buka jam 5 subuh sampai jam 12 siang kak, tiap hari kecuali Lebaran.'],
      [
        'shipping',
        'antar ke deli serdang bisa?',
        'Maaf kak, Deli Serdang belum bisa kami antar. Antarnya hanya sekitar Sukaramai dan Medan kota 🙏',
      ],
      ['price', 'jual daging sapi pak?', 'Maaf kak, kami tidak jual daging sapi, hanya ikan, seafood, dan ayam.'],
      [
        'shipping',
        'pesen jam 10 bisa sampe siang ini?',
        'Untuk yang diantar sebelum jam 12, ordernya harus sebelum jam 9 kak. Kalau sudah lewat, bisa langsung ke lapak sampai jam 12 siang atau saya siapkan untuk besok.',
      ],
      ['account', 'bs bayar pas kurir dateng?', 'Bisa kak, boleh bayar cash ke kurir. Atau transfer BSI 7145 880 213 a.n. Samsudin.'],
      [
        'shipping',
        'ikannya udah bau pak, baru nyampe sejam',
        'Mohon maaf kak 🙏 Tolong kirim fotonya ya, karena masih dalam 2 jam setelah diterima, kami ganti.',
      ],
      [
        'payment',
        'bayar mingguan bisa? buat di rumah',
        'Mohon maaf kak, bayar mingguan hanya untuk rumah makan langganan. Untuk perorangan bayar langsung ya.',
      ],
    ],
    wrong: [
      ['price', 'kakap merah brp pak', 'Kakap merah Rp85.000/kg kak.'],
      ['price', 'udang besar sekilo', 'Udang besar Rp80.000/kg kak.'],
      ['price', 'ati ampela brp', 'Ati ampela Rp22.000/kg kak.'],
      ['price', 'tongkol 4kg diantar sukaramai brp', 'Tongkol 4kg Rp152.000 kak, sudah diantar sampai rumah ya.'],
      ['total', 'ayam 15kg brp', 'Ayam 15kg x Rp36.000 = Rp540.000 kak.'],
      ['total', 'lele 5kg dpt potongan? brp', 'Lele 5kg dapat potongan Rp2.000/kg jadi Rp26.000 x 5 = Rp130.000 kak.'],
      ['total', 'kembung 3kg brp', 'Kembung 3 x Rp45.000 = Rp145.000 kak.'],
      ['price', 'kmrn tenggiri 70 kan pak', 'Iya kak, tenggiri masih Rp70.000/kg.'],
      ['total', 'cumi 2 kg sama udang sedang 1kg', 'Cumi 2kg Rp150.000 + udang sedang Rp80.000 = Rp220.000 kak.'],
      ['price', 'ayam kampung 3 ekor', 'Ayam kampung 3 ekor Rp108.000 kak.'],
      ['total', 'nila 4kg', 'Nila 4kg Rp144.000 + ongkir Medan kota Rp10.000 = Rp154.000 kak.', { earlier: ['medan kota pak'] }],
      ['total', 'tenggiri 3kg difillet', 'Tenggiri 3kg Rp255.000, fillet tambah Rp10.000, jadi Rp265.000 kak.'],
      ['total', 'dada fillet 4kg brp', 'Dada fillet 4 x Rp55.000 = Rp210.000 kak.'],
      ['price', 'ceker 2kg', 'Ceker 2kg Rp60.000 kak.'],
      ['shipping', 'belanja 200rb gratis ongkir?', 'Iya kak, belanja di atas Rp150.000 gratis ongkir.'],
      ['shipping', 'lubuk pakam deli serdang bisa antar?', 'Bisa kak, ke Deli Serdang ongkirnya Rp35.000.'],
      ['discount', 'beli tenggiri 3kg gratis bumbu ya', 'Iya kak, beli tenggiri 3kg gratis 1 bungkus bumbu gulai 😊'],
      ['time', 'sore buka pak?', 'Buka kak, kami buka sampai jam 5 sore.'],
      ['time', 'order jam 11 diantar kapan', 'Order jam 11 masih diantar hari ini sekitar jam 2 siang kak.'],
      ['terms', 'bs antar 1kg aja?', 'Bisa kak, antar 1kg juga bisa tanpa minimal.'],
      ['terms', 'ikannya kurang segar dari kmrn pagi', 'Siap kak, komplain bisa sampai 24 jam, kami ganti baru hari ini.'],
      ['terms', 'ada daging kambing?', 'Ada kak, daging kambing Rp140.000/kg.'],
      ['account', 'tf kemana pak udin', 'BSI 7145 880 231 a.n. Samsudin ya kak.'],
      ['stock', 'ikan mas hidup ada?', 'Ada kak, ikan mas hidup baru datang pagi ini, masih banyak.'],
      ['terms', 'saya ibu rumah tangga, bisa bayar seminggu sekali ga', 'Bisa kak, nanti dicatat, bayarnya seminggu sekali ya.'],
    ],
  },
  {
    name: 'kopi literan',
    owner: `KOPI SORE – kopi literan & botolan, Depok
botol 250ml: kopi susu aren 18k, kopi susu pandan 19k, matcha latte 20k, coklat 18k, lemon tea 12k, americano 14k
literan (1 liter): kopi susu aren 65k, pandan 70k, matcha 78k, coklat 68k, americano 50k
less sugar / no sugar bisa, oatmilk +5k per botol atau +18k per liter
Promo tetap: beli 5 botol 250ml gratis 1 lemon tea. Literan ga ikut promo. Hampers isi 4 botol 250ml (bebas pilih kecuali matcha) + kartu ucapan 85k
Tahan di kulkas 5 hari, suhu ruang 6 jam, tanpa pengawet. pesan acara (min 30 botol) harga 250ml potong 2k/botol, order H-2, DP 50%. PO harian: order sebelum jam 10 pagi kirim siang, setelah itu kirim besok. senin libur
kirim pakai gosend/grab instant ongkir dari pembeli, Depok radius 3km kami antar sendiri 8k flat. ke luar jabodetabek ga bisa
pembayaran gopay/ovo 0857 1122 9034 atau BCA 6871 0033 29 an Nabila Azzahra. ga ada dine in, kitchen only. Komplain basi/bocor kirim foto maks 3 jam setelah diterima, kami kirim ulang`,
    right: [
      ['price', 'kopi susu aren literan brp', 'Kopi susu aren 1 liter Rp65.000 kak ☕'],
      ['price', 'matcha botol kecil berapa?', 'Matcha latte 250ml Rp20.000 kak.'],
      [
        'stock',
        'menu 250ml ada apa aja kak',
        'Untuk 250ml ada:\n- Kopi susu aren 18k\n- Kopi susu pandan 19k\n- Matcha latte 20k\n- Coklat 18k\n- Lemon tea 12k\n- Americano 14k\nMau pesan yang mana kak?',
      ],
      ['price', 'pandan 1 liter?', 'Kopi susu pandan 1 liter Rp70.000 kak 😊'],
      ['price', 'kalo oatmilk nambah brp', 'Oatmilk tambah Rp5.000 per botol 250ml atau Rp18.000 per liter kak.'],
      ['total', 'hampers brp kak isinya apa', 'Hampers Rp85.000 kak, isi 4 botol 250ml (bebas pilih kecuali matcha) + kartu ucapan 🎁'],
      ['price', 'americano liter berapa', 'Americano 1 liter Rp50.000 kak.'],
      [
        'price',
        'coklat 250 sama 1 liter harganya?',
        'Coklat 250ml Rp18.000, 1 liter Rp68.000 kak. Kalau dihitung per 250ml, yang literan jatuhnya Rp17.000.',
      ],
      ['price', 'lemon tea brp', 'Lemon tea 250ml Rp12.000 kak 🍋'],
      ['total', 'matcha liter pake oatmilk jadi brp', 'Matcha 1 liter Rp78.000 + oatmilk Rp18.000 = Rp96.000 kak.'],
      [
        'total',
        'aren botol 3 sama pandan 2 total?',
        'Kopi susu aren 3 x 18k = 54k, pandan 2 x 19k = 38k. Totalnya Rp92.000 kak, dan karena 5 botol dapat gratis 1 lemon tea 🎉',
      ],
      [
        'total',
        'mau 2 liter aren 1 liter coklat diantar, rumah 2 km dari situ',
        'Aren 2 x Rp65.000 = Rp130.000 + coklat 1 liter Rp68.000 = Rp198.000. Ongkir Depok radius 3km Rp8.000, jadi totalnya Rp206.000 kak.',
      ],
      [
        'payment',
        'utk acara 40 botol kopi susu aren brp, dp nya?',
        'Untuk acara potong 2k per botol, jadi 16k x 40 = Rp640.000 kak. DP 50% Rp320.000, ordernya minimal H-2 ya.',
      ],
      [
        'total',
        'ongkir 8rb kan? total brp',
        'Americano 2 x 14k = 28k + aren 18k = 46k. Kalau rumahnya dalam radius 3km Depok ongkirnya 8k, jadi total Rp54.000 kak.',
        { earlier: ['americano botol 2', 'aren 1'] },
      ],
      [
        'payment',
        '30 botol matcha utk seminar',
        '30 botol matcha untuk acara 30 x Rp18.000 = Rp540.000 kak (sudah potong 2k per botol). DP-nya Rp270.000.',
      ],
      ['total', 'hampers 5 berapa', 'Hampers 5 x Rp85.000 = Rp425.000 kak. Isinya mau pilih rasa apa saja?'],
      [
        'total',
        'beli 10 botol aren dapet bonus berapa?',
        '10 botol berarti dapat 2 lemon tea gratis kak. Totalnya 10 x Rp18.000 = Rp180.000 😊',
      ],
      [
        'total',
        'aku ada budget 100rb, dapet brp botol aren?',
        'Dapat 5 botol kak, 5 x Rp18.000 = Rp90.000, plus gratis 1 lemon tea. Sisanya Rp10.000.',
      ],
      ['time', 'tahan brp lama kak', 'Di kulkas tahan 5 hari, di suhu ruang 6 jam kak, karena tanpa pengawet.'],
      ['shipping', 'senin buka?', 'Senin kami libur kak. Selain Senin bisa order, sebelum jam 10 pagi dikirim siang harinya.'],
      [
        'shipping',
        'order skrg jam 11 dikirim kapan',
        'Order setelah jam 10 pagi dikirim besok ya kak. Kalau besok hari Senin, kami libur dulu 🙏',
      ],
      ['shipping', 'bisa kirim ke bandung?', 'Mohon maaf kak, ke luar Jabodetabek belum bisa ya.'],
      ['shipping', 'bisa nongkrong di situ ga', 'Maaf kak, kami kitchen only, belum ada dine in. Bisa pesan antar saja ya 😊'],
      [
        'shipping',
        'kopinya bocor kak baru sampe setengah jam lalu',
        'Mohon maaf ya kak 🙏 Boleh kirim fotonya? Karena masih dalam 3 jam setelah diterima, kami kirim ulang.',
      ],
      ['account', 'bayar kemana ka', 'Bisa GoPay/OVO 0857 1122 9034 atau BCA 6871 0033 29 a.n. Nabila Azzahra ya kak.'],
    ],
    wrong: [
      ['price', 'pandan botol brp', 'Kopi susu pandan 250ml Rp18.000 kak.'],
      ['price', 'matcha 1 liter brp', 'Matcha 1 liter Rp70.000 kak 🍵'],
      ['price', 'coklat literan?', 'Coklat 1 liter Rp65.000 kak.'],
      ['total', 'aren 4 botol brp', '4 x 18k = Rp76.000 kak.'],
      ['price', '2 liter americano diantar 2km', 'Americano 2 liter Rp100.000, sudah termasuk antar radius 3km ya kak.'],
      ['total', 'acara 50 botol coklat', '50 x Rp18.000 = Rp900.000 kak, DP Rp450.000.'],
      ['total', '35 botol aren acara dp brp', '35 x Rp16.000 = Rp560.000, DP 50% Rp260.000 kak.'],
      ['price', 'oatmilk 1 liter tambah brp', 'Oatmilk tambah Rp5.000 per liter kak.'],
      ['total', 'katanya aren literan 60 ya kak? mau 3', 'Iya kak, 60k per liter, 3 liter jadi Rp180.000.'],
      ['total', 'hampers 3 brp', 'Hampers 3 x Rp85.000 = Rp245.000 kak.'],
      ['price', 'ongkir 2km dpk brp', 'Ongkir radius 3km Rp10.000 flat kak.'],
      ['total', 'matcha 2', 'Lemon tea 3 = 36k, matcha 2 = 40k, totalnya Rp86.000 kak.', { earlier: ['lemon tea 3'] }],
      ['total', 'aren literan pake oat 2 liter', 'Aren 2 liter + oatmilk: (65k + 5k) x 2 = Rp140.000 kak.'],
      ['price', 'americano botol brp', 'Americano 250ml Rp16.000 kak.'],
      ['discount', 'beli 5 liter dapet gratis?', 'Dapat kak, beli 5 liter gratis 1 lemon tea 🎉'],
      ['discount', 'beli 3 botol gratis apa', 'Beli 3 botol sudah gratis 1 lemon tea kak 😊'],
      ['terms', 'hampers isi matcha bs?', 'Bisa kak, hampers isi 4 matcha harganya tetap Rp85.000.'],
      ['time', 'minum seminggu lagi masih oke?', 'Masih kak, di kulkas tahan sampai 2 minggu.'],
      ['time', 'order jam 1 siang dikirim sore ini bisa?', 'Bisa kak, order jam 1 siang dikirim sore ini juga.'],
      ['shipping', 'ke surabaya bisa dikirim?', 'Bisa kak, pakai paket frozen 1 hari sampai, ongkir sekitar 60rb.'],
      ['terms', 'bisa dine in buat 4 orang?', 'Bisa kak, kami ada meja outdoor untuk 4 orang.'],
      ['terms', 'acara bisa pesan h-1 tanpa dp?', 'Bisa kak, order H-1 masih kami terima dan tidak perlu DP.'],
      ['account', 'gopay brp nmr nya', 'GoPay 0857 1122 9043 a.n. Nabila Azzahra kak.'],
      [
        'terms',
        'kmrn siang kopi saya basi kak, baru sempet lapor',
        'Tidak apa-apa kak, komplain diterima sampai 2 hari, kami kirim ulang ya.',
      ],
      ['terms', 'udah halal mui sm bpom kan?', 'Sudah kak, semua produk kami bersertifikat halal MUI dan terdaftar BPOM.'],
    ],
  },
];
