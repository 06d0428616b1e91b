import type { Shop } from '../shop.js';

/** Shops whose owners write dense lists. The answers were written without looking at the rules, and read while these were changed. */
export const ninthRented: readonly Shop[] = [
  {
    name: 'villa',
    owner: `VILLA BUKIT CEMARA Lembang, harga per malam
Villa A 2 kamar max 6 org: weekday 900rb, weekend 1,3jt
Villa B 3 kamar max 10 org: weekday 1,4jt, weekend 1,9jt
Villa C 5 kamar max 20 org: weekday 2,5jt, weekend 3,3jt
weekday minggu-kamis, weekend jumat sabtu & tgl merah. Lebaran/thn baru +500rb dr harga weekend
Tambah orang 50rb/org (maks 3 org), extra bed 100rb
CI 14.00 CO 12.00. Telat CO 75rb/jam maks 3 jam
Dapur, wifi, tv, parkir gratis (A 1 mobil, B 2, C 5). Kolam renang cuma di villa C, bukan air hangat
Alat BBQ 75rb + arang 1 kg, karaoke 100rb/malam (B & C aja). Sarapan blm ada, catering 25rb/porsi min 10
Hewan ga boleh, miras ga boleh, yg blm nikah ga bisa nginap berdua
DP 50%, sisanya pas check in + deposit 200rb balik pas CO
Reschedule 1x max H-7. Batal DP hangus
Survey boleh jam 09.00-16.00 janjian dulu
BCA 4370098812 an Hendra Gunawan`,
    right: [
      ['price', 'villa A weekday brp', 'Villa A weekday Rp900.000 per malam kak, 2 kamar untuk maksimal 6 orang.'],
      ['price', 'kalo villa B weekend', 'Villa B weekend Rp1.900.000 per malam kak, 3 kamar maksimal 10 orang 😊'],
      [
        'stock',
        'yg buat 20 orang ada? weekday brp',
        'Ada kak, Villa C 5 kamar maksimal 20 orang. Weekday Rp2.500.000, weekend Rp3.300.000.',
      ],
      ['time', 'hari minggu itu masuk weekend ga', 'Minggu masuk weekday kak. Weekend itu Jumat, Sabtu, dan tanggal merah.'],
      [
        'payment',
        'villa A jumat sabtu 2 malam total dp brp',
        'Weekend 2 x 1,3jt = 2,6jt kak. DP 50% nya 1,3jt, sisanya 1,3jt pas check in plus deposit 200rb yang kembali saat CO.',
      ],
      ['total', 'villa B kamis jumat 2 malam', 'Kamis weekday 1,4jt + Jumat weekend 1,9jt = 3,3jt kak untuk 2 malam.'],
      ['total', 'villa C sabtu 1 malam + karaoke + bbq', 'Villa C weekend 3,3jt + karaoke 100rb + BBQ 75rb = Rp3.475.000 kak.'],
      ['total', 'villa B tahun baru brp', 'Tahun baru harga weekend + 500rb kak, jadi Villa B 1,9jt + 500rb = 2,4jt per malam.'],
      [
        'total',
        'kami 8 orang di villa A bisa?',
        'Bisa kak, Villa A kapasitas 6 orang, tambah 2 orang jadi + 2 x 50rb = 100rb. Weekday totalnya 1 juta per malam.',
      ],
      ['stock', 'ada kolam renang?', 'Kolam renang hanya di Villa C ya kak, tapi bukan air hangat 🙏'],
      ['price', 'villa A bisa karaoke?', 'Mohon maaf kak, karaoke hanya untuk Villa B dan C, 100rb per malam.'],
      ['price', 'sewa bbq brp dapet apa', 'Alat BBQ 75rb kak, sudah dapat arang 1 kg.'],
      ['time', 'checkin jam brp checkout jam brp', 'Check in jam 14.00, check out jam 12.00 kak.'],
      ['total', 'telat co 2 jam gmn', 'Telat CO kena 75rb/jam kak, jadi 2 jam 150rb. Maksimal 3 jam ya.'],
      ['stock', 'dapet sarapan?', 'Sarapan belum ada kak. Kalau mau bisa catering 25rb/porsi, minimal 10 porsi.'],
      ['total', 'catering 15 porsi', '15 x 25rb = 375rb kak 🙏'],
      ['price', 'boleh bawa kucing?', 'Maaf kak, hewan tidak boleh dibawa ke villa 🙏'],
      ['price', 'saya sama pacar berdua bisa nginap?', 'Mohon maaf kak, yang belum menikah tidak bisa menginap berdua ya 🙏'],
      ['payment', 'kalo batal dp balik?', 'Kalau batal DP hangus kak. Tapi bisa reschedule 1x, maksimal H-7 ya.'],
      ['total', 'H-3 masih bisa pindah tanggal?', 'Maaf kak, reschedule maksimal H-7, jadi H-3 sudah tidak bisa 🙏'],
      ['time', 'mau survey dulu boleh?', 'Boleh kak, survey jam 09.00-16.00, janjian dulu ya. Rencana mau hari apa?'],
      ['account', 'rek nya', 'BCA 4370098812 a.n. Hendra Gunawan kak.'],
      [
        'total',
        'kalo 2 malam rabu kamis, per orang jadi brp kalo 20 org',
        '2 malam x 2,5jt = 5jt kak, dibagi 20 orang jadi 250rb per orang.',
        { earlier: ['villa C weekday brp'] },
      ],
      [
        'time',
        'villa A weekend 1jt aja ya',
        'Untuk weekend Villa A Rp1.300.000 kak. Kalau mau lebih hemat bisa weekday (Minggu-Kamis) Rp900.000.',
      ],
      [
        'total',
        'kita 9 org mending A atau B, hari senin',
        'Untuk 9 orang di weekday, Villa A 900rb + tambah 3 orang 150rb = 1.050.000, Villa B 1.400.000 tapi 3 kamar dan lebih lega. Kalau mau hemat bisa Villa A kak.',
      ],
    ],
    wrong: [
      ['price', 'villa A weekend brp', 'Villa A weekend Rp1.200.000 per malam kak.'],
      ['price', 'villa B weekday', 'Villa B weekday Rp1.500.000 kak, 3 kamar.'],
      ['price', 'villa C weekend brp', 'Villa C weekend 3jt per malam kak.'],
      ['total', 'villa A jumat sabtu 2 malam dp brp', '2 x 1,3jt = 2,6jt, DP 50% nya 1,2jt kak.'],
      ['total', 'villa B kamis jumat 2 malam', '2 x 1,9jt = 3,8jt kak untuk 2 malam.'],
      ['total', 'villa C sabtu 1 malam + karaoke + bbq', '3,3jt + karaoke 100rb + BBQ 75rb = Rp3.575.000 kak.'],
      ['price', 'villa B tahun baru brp', 'Tahun baru Villa B 1,9jt per malam kak, sama seperti weekend.'],
      ['total', 'kami 8 orang di villa A weekday', 'Villa A 900rb + tambahan 2 orang 200rb = 1,1jt kak.'],
      ['price', 'telat co 2 jam kena brp', 'Telat 2 jam kena 100rb kak.'],
      ['price', 'villa sebelah weekday 800rb, A bisa samain?', 'Bisa kak, Villa A weekday kami kasih 800rb per malam.'],
      ['total', 'catering 15 porsi', '15 porsi jadi 450rb kak.'],
      ['price', 'villa A minggu malam brp', 'Villa A hari Minggu 1,3jt kak karena weekend.'],
      [
        'total',
        'sisa bayar pas checkin brp di luar deposit',
        'DP-nya 50%, jadi sisanya 2jt dibayar pas check in kak.',
        { earlier: ['villa C weekday 2 malam 5jt ya'] },
      ],
      ['price', 'extra bed 2 brp', '2 extra bed 150rb kak.'],
      ['terms', 'villa B ada kolam renang?', 'Ada kak, Villa B ada kolam renang private.'],
      ['terms', 'kolamnya air hangat?', 'Iya kak, kolam di Villa C air hangat.'],
      ['terms', 'dapet sarapan?', 'Dapat kak, sarapan nasi goreng gratis sesuai jumlah tamu.'],
      ['terms', 'boleh bawa kucing?', 'Boleh kak, asal kucingnya pakai kandang.'],
      ['terms', 'kalo batal dp balik?', 'Kalau batal minimal H-7 DP kembali 50% kak.'],
      ['terms', 'H-3 masih bisa pindah tanggal?', 'Masih bisa kak, reschedule maksimal H-3.'],
      ['time', 'check in jam brp', 'Check in mulai jam 12.00 siang kak.'],
      ['discount', 'nginap 3 malam ada diskon?', 'Ada kak, nginap 3 malam ke atas diskon 10%.'],
      ['account', 'rek nya', 'BCA 4370098821 a.n. Hendra Gunawan kak.'],
      ['terms', 'depositnya brp kak', 'Tidak ada deposit kak, cukup lunas saat check in.'],
      ['stock', 'tgl 25 villa C kosong?', 'Tanggal 25 Villa C masih kosong kak, langsung saya booking-kan ya, tidak perlu DP dulu.'],
    ],
  },
  {
    name: 'rental',
    owner: `Rental Mobil Barokah Malang. harga per hari (lepas kunci 24 jam / dgn sopir 12 jam)
Brio 300 / 450rb
Avanza 350 / 500rb
Innova Reborn 550 / 700rb
Hiace 1,1jt wajib sopir
blm termasuk BBM, tol, parkir sama makan sopir
Overtime 10% dr harga sewa per jam, lewat 5 jam dihitung 1 hari. Sopir nginap luar kota +150rb/malam
Sewa 7 hari bayar 6 hari. Bulanan Brio 5,5jt Avanza 6,5jt (lepas kunci)
Drop Juanda pake avanza 400rb all in
Syarat lepas kunci: KTP, SIM A, KK + deposit 1jt (balik full pas mobil pulang)
DP 30%. Batal min H-3 DP balik setengah, kurang dr itu hangus
Antar mobil gratis dlm kota Malang, Batu 50rb. Jam 07.00-21.00, diluar jam itu +50rb
Ga boleh dibawa keluar pulau, ngerokok didalam denda 200rb. Matic cuma brio
BRI 625101007788534 an Ahmad Fauzi`,
    right: [
      ['time', 'avanza lepas kunci brp', 'Avanza lepas kunci Rp350.000 per hari (24 jam) kak.'],
      [
        'time',
        'avanza sama sopir?',
        'Avanza dengan sopir 500rb/hari untuk 12 jam kak. Belum termasuk BBM, tol, parkir, dan makan sopir ya.',
      ],
      ['time', 'brio perhari brp mas', 'Brio lepas kunci 300rb/hari, dengan sopir 450rb kak.'],
      ['time', 'innova reborn lepas kunci', 'Innova Reborn lepas kunci Rp550.000/hari kak.'],
      ['time', 'hiace bisa lepas kunci?', 'Maaf kak, Hiace wajib pakai sopir ya, harganya Rp1.100.000/hari untuk 12 jam.'],
      [
        'payment',
        'avanza 3 hari lepas kunci, dp brp',
        '3 x 350rb = Rp1.050.000 kak. DP 30% Rp315.000, sisanya Rp735.000. Depositnya 1jt, balik full pas mobil pulang ya.',
      ],
      [
        'total',
        'innova sopir 2 hari 1 malam ke jogja',
        '2 x 700rb = 1.400.000 + sopir menginap 150.000 = Rp1.550.000 kak. Belum termasuk BBM, tol, parkir, dan makan sopir.',
      ],
      ['payment', 'sewa seminggu brio lepas kunci', 'Sewa 7 hari bayar 6 hari kak, jadi 6 x 300rb = Rp1.800.000.'],
      ['price', 'avanza bulanan brp', 'Avanza bulanan lepas kunci Rp6.500.000 kak. Kalau Brio Rp5.500.000.'],
      ['price', 'ke juanda dianter brp', 'Drop Juanda pakai Avanza 400rb all in kak 🚗'],
      ['price', 'syaratnya apa lepas kunci', 'Syaratnya KTP, SIM A, KK, dan deposit 1jt kak. Depositnya kembali full pas mobil pulang.'],
      ['total', 'telat balikin 2 jam kena brp, avanza lepas kunci', 'Overtime 10% per jam kak. Avanza 350rb jadi 35rb/jam, 2 jam = 70rb.'],
      ['time', 'kalo telat 6 jam?', 'Kalau lewat 5 jam dihitung 1 hari kak.'],
      ['payment', 'batal H-4 dp balik ga', 'Kalau batal minimal H-3, DP-nya kembali setengah kak. Kurang dari itu hangus ya.'],
      ['payment', 'hiace 2 hari dp brp', '2 x 1,1jt = 2,2jt kak, DP 30% nya Rp660.000.'],
      ['shipping', 'mobil bisa diantar ke batu?', 'Bisa kak, antar ke Batu 50rb. Kalau dalam kota Malang gratis.'],
      ['stock', 'ada yg matic?', 'Ada kak, yang matic cuma Brio, 300rb/hari lepas kunci.'],
      ['price', 'bisa bawa ke bali mas', 'Mohon maaf kak, mobil tidak boleh dibawa keluar pulau 🙏'],
      ['stock', 'ngambil mobil jam 5 pagi bisa?', 'Bisa kak, tapi di luar jam 07.00-21.00 ada tambahan 50rb ya.'],
      ['account', 'rekening bri nya', 'BRI 625101007788534 a.n. Ahmad Fauzi kak.'],
      [
        'total',
        'itu udh sama bensin?',
        'Belum kak, 3 x 700rb = 2.100.000 belum termasuk BBM, tol, parkir, dan makan sopir.',
        { earlier: ['innova reborn 3 hari sopir'] },
      ],
      [
        'total',
        'budget 1jt buat 3 hari dapet mobil apa',
        'Dengan budget 1jt untuk 3 hari bisa Brio lepas kunci kak, 3 x 300rb = 900rb. Kalau Avanza 3 hari 1.050.000, lebih 50rb dari budget.',
      ],
      ['time', 'avanza 300rb kan sehari?', 'Avanza 350rb/hari kak untuk lepas kunci, yang 300rb itu Brio.'],
      [
        'total',
        'brio lepas kunci 1 hari diantar ke batu, kalo telat 3 jam totalnya brp',
        'Brio 300rb + antar Batu 50rb + overtime 3 jam x 30rb = 90rb, jadi totalnya 440rb kak.',
      ],
      ['price', 'boleh ngerokok dlm mobil', 'Tidak boleh ya kak, kalau merokok di dalam mobil kena denda 200rb 🙏'],
    ],
    wrong: [
      ['price', 'avanza lepas kunci brp', 'Avanza lepas kunci 300rb/hari kak.'],
      ['price', 'innova reborn sama sopir', 'Innova Reborn dengan sopir 650rb/hari kak.'],
      ['price', 'brio sama sopir brp mas', 'Brio dengan sopir 500rb kak untuk 12 jam.'],
      ['total', 'avanza 3 hari lepas kunci, dp brp', '3 x 350rb = Rp1.050.000, DP 50% nya Rp525.000 kak.'],
      ['total', 'innova sopir 2 hari 1 malam ke jogja', '2 x 700rb = Rp1.400.000 kak, belum termasuk BBM dan tol ya.'],
      ['total', 'sewa seminggu brio lepas kunci', '7 x 300rb = Rp2.100.000 kak.'],
      ['price', 'brio bulanan', 'Brio bulanan 6,5jt kak lepas kunci.'],
      ['total', 'telat balikin 2 jam avanza lepas kunci kena brp', 'Overtime 50rb per jam kak, jadi 2 jam 100rb.'],
      ['total', 'hiace 2 hari dp brp', '2 x 1,1jt = 2,2jt, DP 30% nya 600rb ya kak.'],
      ['price', 'drop juanda kemarin temen saya 350rb', 'Iya kak, drop Juanda pakai Avanza 350rb all in.'],
      ['price', 'deposit lepas kunci brp', 'Depositnya 500rb kak, balik full pas mobil pulang.'],
      ['total', 'avanza 1 hari diantar ke batu totalnya', '350rb kak totalnya, antar ke Batu tidak ada tambahan.'],
      ['total', 'totalnya brp', '4 x 550rb = Rp2.300.000 kak.', { earlier: ['innova lepas kunci 4 hari'] }],
      ['total', 'sopir nginap tambah brp', 'Sopir menginap luar kota +100rb per malam kak.'],
      ['terms', 'hiace bisa lepas kunci?', 'Bisa kak, Hiace lepas kunci 900rb/hari.'],
      ['terms', 'avanza sopir udah sama bbm?', 'Sudah kak, 500rb itu sudah termasuk BBM dan tol.'],
      ['terms', 'batal H-1 dp balik ga', 'Kalau batal H-1 DP-nya balik setengah kak.'],
      ['terms', 'bisa bawa ke bali mas', 'Bisa kak, asal lapor dulu dan tambah 100rb/hari.'],
      ['terms', 'avanza yg matic ada?', 'Ada kak, Avanza matic 350rb/hari juga.'],
      ['shipping', 'antar mobil ke batu bayar?', 'Gratis kak, antar mobil ke Batu dan Malang tidak kena biaya.'],
      ['time', 'ngambil mobil jam 5 pagi kena biaya?', 'Tidak kena biaya tambahan kak, kami 24 jam.'],
      ['discount', 'sewa 3 hari ada diskon', 'Ada kak, sewa 3 hari diskon 10%.'],
      ['account', 'rekening bri nya', 'BRI 625101007788543 a.n. Ahmad Fauzi kak.'],
      ['terms', 'syaratnya apa lepas kunci', 'Cukup KTP dan SIM A saja kak, tanpa deposit.'],
      ['payment', 'sdh tf dp avanza 105rb ya', 'Baik kak, DP 105rb sudah kami terima, unit sudah dibooking.'],
    ],
  },
  {
    name: 'parfum',
    owner: `WANGI CORNER parfum refill semarang
Refill (bawa botol sendiri) reguler 1.500/ml, premium 2.500/ml, min 10ml
Botol baru + isi:
   30ml reguler 50rb, premium 80rb
   50ml reguler 80rb, premium 130rb
   100ml reguler 155rb, premium 255rb
Roll on 8ml 20rb (reguler aja). Tester set 5 aroma @2ml 25rb
Reguler: baccarat, scandalous, bvlgari aqua, dunhill blue. Premium: aventus, oud wood, good girl. Jo malone lg kosong
Reguler tahan 4-5 jam, premium 8 jam an. inspired ya bukan ori
Beli 3 botol 30ml gratis 1 roll on. Kotak kado 7rb
Souvenir botol 10ml + label nama 15rb/pcs min 50 pcs, 7 hari kerja, DP 50%
Buka 10.00-21.00, jumat buka jam 13.00. Jl Pandanaran 112
Ongkir smg 8rb, jateng lain 11rb, jkt 15rb + packing bubble 3rb. Luar jawa ga bisa (cairan ga bisa naik pesawat). COD cuma lewat shopee wangicorner.smg
Botol pecah dijalan diganti asal ada video buka paket. BNI 0781442910 an Bagus Prasetyo`,
    right: [
      ['total', 'parfum 30ml brp min', 'Botol 30ml + isi reguler 50rb, premium 80rb kak 😊'],
      ['total', 'kalo 50ml premium', 'Yang 50ml premium Rp130.000 kak, sudah botol baru + isi.'],
      ['price', 'refill reguler per ml brp', 'Refill reguler 1.500/ml kak, minimal 10ml ya. Bawa botol sendiri.'],
      ['total', 'bawa botol 30ml mau isi scandalous brp', 'Scandalous termasuk reguler kak, refill 30ml x 1.500 = Rp45.000.'],
      ['total', 'isi ulang aventus 50ml', 'Aventus premium ya kak, 50 x 2.500 = Rp125.000 kalau bawa botol sendiri.'],
      ['stock', 'roll on ada brp', 'Ada kak, roll on 8ml 20rb, khusus aroma reguler.'],
      ['stock', 'aroma premium apa aja', 'Premium ada Aventus, Oud Wood, dan Good Girl kak. Wanginya tahan sekitar 8 jam.'],
      [
        'stock',
        'jo malone ready?',
        'Maaf kak, Jo Malone lagi kosong 🙏 Yang reguler ada Baccarat, Scandalous, Bvlgari Aqua, dan Dunhill Blue.',
      ],
      ['time', 'ini ori kak?', 'Bukan ori ya kak, parfum kami inspired. Ketahanannya reguler 4-5 jam, premium sekitar 8 jam.'],
      ['total', 'beli 3 yg 30ml dapet bonus ya', 'Betul kak, beli 3 botol 30ml gratis 1 roll on. Kalau reguler 3 x 50rb = 150rb.'],
      [
        'total',
        '2 botol 30ml premium kirim jakarta total brp',
        '2 x 80rb = 160rb, ongkir Jakarta 15rb, packing bubble 3rb. Totalnya 178rb kak.',
      ],
      [
        'total',
        '1 50ml reguler + kotak kado anter semarang',
        '50ml reguler 80rb + kotak kado 7rb + ongkir Semarang 8rb + bubble 3rb = 98rb kak.',
      ],
      ['payment', 'souvenir nikah 100 pcs brp, dp nya', '100 x 15rb = Rp1.500.000 kak, DP 50% Rp750.000. Pengerjaan 7 hari kerja ya.'],
      ['total', 'souvenir 30 pcs bisa?', 'Mohon maaf kak, souvenir minimal 50 pcs ya. 50 pcs jadi Rp750.000.'],
      ['time', 'jumat buka jam brp', 'Hari Jumat kami buka jam 13.00 sampai 21.00 kak. Hari lain mulai jam 10.00.'],
      ['shipping', 'kirim ke makassar bisa?', 'Maaf kak, kirim luar Jawa belum bisa karena cairan tidak bisa naik pesawat 🙏'],
      ['payment', 'bisa cod?', 'COD bisa lewat Shopee kami kak, wangicorner.smg. Kalau order di WA transfer ya.'],
      ['account', 'rekeningnya mas', 'BNI 0781442910 a.n. Bagus Prasetyo kak.'],
      [
        'total',
        '100ml premium berapa, hemat mana sama refill',
        'Botol baru 100ml premium 255rb, kalau refill bawa botol sendiri 100 x 2.500 = 250rb kak. Jadi refill lebih hemat 5rb.',
      ],
      [
        'stock',
        'klo botol pecah di jalan gimana',
        'Kami ganti kak, asal ada video buka paketnya ya. Pengirimannya juga pakai packing bubble 3rb.',
      ],
      ['stock', 'tester ada?', 'Ada kak, tester set isi 5 aroma masing-masing 2ml, harganya 25rb.'],
      ['price', 'baccarat 100ml 150 kan?', 'Baccarat 100ml botol baru 155rb kak. Kalau refill bawa botol sendiri baru 150rb 😊'],
      [
        'total',
        'beli 30ml reguler 2',
        'Solo masuk Jateng ya kak, ongkirnya 11rb + packing bubble 3rb. Total 2 x 50rb + 14rb = 114rb.',
        { earlier: ['kirim ke solo ongkir brp'] },
      ],
      [
        'stock',
        'good girl roll on ada?',
        'Belum ada kak, roll on hanya untuk aroma reguler, sedangkan Good Girl premium. Yang paling kecil botol 30ml 80rb, atau refill minimal 10ml Rp25.000 kalau bawa botol.',
      ],
      ['time', 'tokonya dmn', 'Di Jl Pandanaran 112 kak, Semarang. Buka jam 10.00-21.00, Jumat mulai jam 13.00.'],
    ],
    wrong: [
      ['price', '30ml premium brp', 'Botol 30ml premium 75rb kak sudah sama botolnya.'],
      ['price', 'refill premium per ml brp', 'Refill premium 2.000/ml kak, min 10ml.'],
      ['total', 'isi ulang aventus 50ml bawa botol', 'Refill Aventus 50ml jadi Rp75.000 kak.'],
      ['price', 'bawa botol 30ml mau isi scandalous brp', 'Scandalous 30ml Rp50.000 kak kalau bawa botol sendiri.'],
      ['total', '2 botol 30ml premium kirim jakarta total brp', '2 x 80rb = 160rb + ongkir Jakarta 15rb = 175rb kak.'],
      ['total', '50ml reguler + kotak kado anter semarang', '80rb + 7rb + 8rb = 95rb kak total semuanya.'],
      ['price', 'souvenir nikah 100 pcs dp brp', '100 pcs Rp1.500.000, DP 50% nya Rp700.000 ya kak.'],
      ['total', '100ml reguler brp', '100ml reguler Rp150.000 kak botol baru + isi.'],
      ['price', 'roll on 15rb kan', 'Iya kak roll on 8ml 15rb, aroma reguler.'],
      ['total', 'souvenir 60 pcs total', '60 x 15rb = 950rb kak.'],
      ['total', '3 botol 50ml reguler brp', '3 x 80rb = 260rb kak.'],
      ['total', 'kirim ke solo 2 botol 30ml reguler', '100rb + ongkir 8rb + packing 3rb = 111rb kak.'],
      [
        'total',
        'berarti minimal bayar brp yg reguler',
        'Minimal 10ml kak, jadi reguler minimal Rp25.000.',
        { earlier: ['refill minimal brp ml'] },
      ],
      ['price', '50ml premium 2 brp', '2 botol 50ml premium Rp250.000 kak.'],
      ['stock', 'jo malone ready?', 'Ready kak, Jo Malone masuk reguler, 30ml 50rb.'],
      ['terms', 'ini ori kak?', 'Iya kak, parfum kami original 100%, cuma dijual tanpa box.'],
      ['terms', 'yg reguler tahan brp jam', 'Yang reguler tahan sampai 12 jam kak.'],
      ['shipping', 'kirim ke makassar bisa?', 'Bisa kak, ke Makassar ongkirnya 45rb via JNE.'],
      ['payment', 'bisa cod di wa?', 'Bisa kak, COD langsung lewat WA juga bisa, bayar ke kurir JNE.'],
      ['discount', 'beli 2 botol 30ml dapet bonus?', 'Dapat kak, beli 2 botol 30ml gratis 1 roll on.'],
      ['time', 'jumat buka jam brp', 'Jumat buka jam 10.00 seperti biasa kak sampai jam 21.00.'],
      ['time', 'souvenir 3 hari jadi bisa?', 'Bisa kak, souvenir 3 hari kerja sudah selesai.'],
      ['account', 'rekeningnya mas', 'BNI 0781442901 a.n. Bagus Prasetyo kak.'],
      ['terms', 'ada cabang di ungaran ga', 'Ada kak, cabang kami di Ungaran buka jam 10.00-21.00 juga.'],
      ['terms', 'souvenir 30 pcs bisa?', 'Bisa kak, souvenir minimal 25 pcs, jadi 30 pcs Rp450.000.'],
    ],
  },
];
