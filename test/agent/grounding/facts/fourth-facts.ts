import type { Shop } from '../shop.js';

/** Statements of fact about six shops in the words of sales chats, written and run before any rule was changed for them. */
export const fourthFacts: readonly Shop[] = [
  {
    name: 'motorcycle helmets',
    owner: `Toko: Helmku Cimahi
Jam buka: Senin-Jumat 09.00-20.00, Sabtu 10.00-21.00, Minggu tutup (WIB).
KYT K2R | Rp 480.000 · 1,6 kg · stok 7 | varian: hitam doff stok 4; merah habis; putih stok 3 | kategori: full face
Cargloss YR3 | Rp 295.000 · 1,2 kg · stok habis | kategori: half face
INK Centro Jet | Rp 410.000 · 1,35 kg · stok 2 | varian: L stok 2; XL habis
visor cadangan KYT 85rb bening/dark smoke. kaca iridium 140rb
semua helm SNI, ori ada kartu garansi. Garansi 6 bln utk busa & mekanik visor, lecet/pecah karna jatuh ga masuk
tukar ukuran 3 hr asal stiker blm dilepas, ongkir bolak balik ditanggung pembeli. refund ga ada ya gaes
beli 2 helm diskon 5%, ga bisa digabung sm promo tgl kembar
free ongkir cm bandung raya, luar itu ikut ekspedisi (jne, sicepat). cod via kurir sendiri bandung raya aja
pesen sblm jam 3 dikirim hari itu. minggu ga kirim
bayar: bca 7340112299 an Rudi Hartono, dana/gopay 081320004455. kartu kredit & paylater blm ada
bonus sarung helm tiap beli full face`,
    right: [
      ['stock', 'kyt k2r merah ada?', 'Untuk KYT K2R yang merah lagi kosong Kak 🙏 yang masih ada hitam doff sama putih ya'],
      [
        'stock',
        'cargloss yr3 ready ga',
        'Cargloss YR3-nya habis dulu kak, belum ada stok 😅 Mau lihat INK Centro Jet? Yang size L masih ada 2.',
      ],
      ['terms', 'ori ga nih? sni?', 'Ori dong kak, ada kartu garansinya, dan semua helm kita udah SNI 👍'],
      [
        'terms',
        'garansinya apa aja',
        'Garansinya 6 bulan kak buat busa sama mekanik visor. Kalau lecet atau pecah karena jatuh, itu ga termasuk ya.',
      ],
      [
        'terms',
        'kalo kekecilan bisa tuker?',
        'Bisa kak, tukar size maksimal 3 hari selama stikernya belum dilepas. Ongkir PP-nya dari kakak ya 🙏',
      ],
      ['terms', 'klo ga cocok bisa refund?', 'Mohon maaf kak, refund kita ga ada. Paling tukar ukuran aja, maks 3 hari.'],
      ['discount', 'beli 2 dpt diskon?', 'Kalau ambil 2 helm ada diskon 5% kak, tapi ga bisa digabung sama promo tanggal kembar ya 😊'],
      [
        'shipping',
        'ongkir ke lembang? free ga',
        'Free ongkir buat area Bandung Raya aja kak, selain itu ngikut tarif ekspedisi JNE / SiCepat.',
      ],
      [
        'payment',
        'bisa cod ga ke garut',
        'Waduh maaf kak, COD baru bisa buat Bandung Raya pakai kurir kami sendiri. Ke Garut bisa transfer dulu ya 🙏',
      ],
      ['time', 'kalo order skrg jam 1 dikirim kapan', 'Masih keburu kak, order sebelum jam 3 sore dikirim hari ini juga 🚀'],
      ['time', 'minggu buka ga min', 'Minggu kita tutup kak. Senin–Jumat buka 09.00–20.00, Sabtu 10.00–21.00 🙏'],
      ['account', 'norek brp', 'Boleh transfer ke:\n• BCA 7340112299 a.n. Rudi Hartono\n• DANA / GoPay 081320004455'],
      ['payment', 'bisa pake paylater?', 'Belum bisa kak, paylater sama kartu kredit belum ada. Adanya transfer BCA, DANA atau GoPay.'],
      ['terms', 'dapet sarung helm?', 'Dapet kak, tiap beli full face bonus sarung helm 🎁'],
      ['stock', 'centro jet xl?', 'Yang XL kosong kak, tinggal L aja sisa 2. Mau?'],
    ],
    wrong: [
      ['stock', 'kyt k2r merah ada?', 'Ready kak KYT K2R merahnya, langsung gas aja 🔥'],
      ['stock', 'cargloss yr3 ada?', 'Ada kak, Cargloss YR3 masih ready beberapa pcs. Mau yang mana warnanya?'],
      ['terms', 'garansinya brp lama', 'Tenang kak, garansinya setahun penuh 😊'],
      ['terms', 'kalo pecah jatuh digaransi?', 'Aman kak, pecah karena jatuh pun masih ke-cover garansi kok.'],
      ['terms', 'tukar size bisa?', 'Bisa kak tukar size, ongkir baliknya kita yang tanggung ya.'],
      ['terms', 'kalo ga cocok refund bisa?', 'Bisa banget kak, kalau ga cocok uangnya kita balikin full 💯'],
      ['discount', 'beli 2 diskon brp', 'Beli 2 helm kita kasih diskon 10% kak, bisa digabung promo lain juga.'],
      ['shipping', 'ongkir ke garut free ga', 'Free ongkir kak sampai Garut 😍'],
      ['payment', 'cod ke tasik bisa', 'COD ke Tasik bisa kok kak, bayar pas helm nyampe aja.'],
      ['time', 'minggu buka?', 'Buka dong kak, Minggu kita tetep buka dari jam 10 sampai jam 9 malam.'],
      ['time', 'order jam 5 sore dikirim kapan', 'Kalau order jam 5 sore tetap kita kirim hari ini ya kak 👍'],
      ['account', 'norek', 'Silakan transfer ke BCA 7340112299 a.n. Rudi Hermawan ya kak 🙏'],
      ['payment', 'gopay ada?', 'Bisa kak! Transfer BCA, DANA, GoPay, ShopeePay juga bisa.'],
      ['payment', 'bisa kredivo?', 'Bisa kak paylater Kredivo atau kartu kredit, tinggal pilih aja.'],
      ['terms', 'beli half face dpt bonus?', 'Setiap beli half face juga dapet bonus sarung helm kak 🎁'],
    ],
  },
  {
    name: 'palembang fish cakes',
    owner: `PEMPEK CEK NUR asli plg, dapur di ciledug 🐟
paket isi 20 campur 95rb, kapal selam jumbo 22rb/bh, lenjer besar 38rb, tekwan kuah 25rb, cuko extra 10rb/botol
ikan tenggiri asli, no pengawet no borax. halal MUI (ID36110001234), PIRT ada. BPOM ga ada krn produk rumahan
tahan: suhu ruang 1 hr, chiller 4 hr, freezer 1 bln. Cuko udah include sama paket, tekwan cukonya ga
frozen vacum bisa kirim jawa bali (yes / jne sameday), luar itu belum berani
kirim senin-kamis doang biar ga nginep di gudang. order max jam 11 siang utk kirim hari itu
gosend/grab tangerang jaksel tiap hari 9-17, ongkir customer
gratis ongkir 15rb (subsidi) tiap belanja 250rb ke atas
basi/pecah pas sampe: ganti baru, kirim video unboxing max 1x24jam. udah lewat itu mohon maaf
ga ada cod. bayar qris / mandiri 1550099887712 a/n Nurhayati. DP 50% utk pesanan acara >500rb, lunas H-1
reseller min 10 paket potongan 10rb/paket. ga ada minimal buat eceran
toko ig @pempekceknur, shopee: shopee.co.id/pempekceknur
libur tiap jumat`,
    right: [
      ['terms', 'halal kan?', 'Insya Allah halal kak, udah ada sertifikat halal MUI-nya 😊'],
      ['terms', 'ada bpom?', 'Untuk BPOM ga ada kak karena ini produk rumahan, tapi PIRT ada ya.'],
      ['terms', 'pake pengawet?', 'Nggak pakai pengawet sama sekali kak, ga pakai borax juga. Ikannya tenggiri asli 🐟'],
      ['terms', 'awet brp lama', 'Tahannya:\n- suhu ruang 1 hari\n- chiller 4 hari\n- freezer sampai 1 bulan'],
      ['terms', 'cuko dapet ga', 'Kalau paket cukonya udah include kak. Yang tekwan ga termasuk cuko ya.'],
      ['shipping', 'kirim makassar bs?', 'Aduh maaf kak, untuk sekarang frozen baru kita kirim Jawa Bali aja, Makassar belum bisa 🙏'],
      ['time', 'sabtu bisa kirim ke bandung?', 'Pengiriman luar kota cuma Senin–Kamis kak biar paketnya ga nginep di gudang.'],
      ['time', 'order skrg jam 2 kekirim hari ini ga', 'Udah lewat jam 11 kak, jadi kirimnya ga bisa hari ini ya 🙏'],
      ['shipping', 'ada gratis ongkir?', 'Ada subsidi ongkir 15rb kak untuk belanja minimal 250rb 😍'],
      ['terms', 'kalo nyampe basi gimana', 'Kita ganti baru kak, asal ada video unboxing dan lapornya maks 1x24 jam ya.'],
      ['payment', 'bisa cod?', 'COD ga ada kak, pembayarannya QRIS atau transfer Mandiri 🙏'],
      ['account', 'rek nya', 'Mandiri 1550099887712 a/n Nurhayati ya kak, bisa QRIS juga.'],
      ['payment', 'acara 40 paket dp brp', 'Untuk pesanan acara di atas 500rb DP-nya 50% dulu kak, lunasnya H-1.'],
      ['link', 'ada di shopee?', 'Ada kak, cek aja shopee.co.id/pempekceknur atau IG kita @pempekceknur ya'],
      ['time', 'jumat buka', 'Jumat libur kak 🙏 Sabtu udah bisa order lagi.'],
    ],
    wrong: [
      ['terms', 'ada bpom?', 'Ada dong kak, udah BPOM dan PIRT 👍'],
      ['terms', 'ikan apa', 'Pakai ikan gabus asli kak 🐟'],
      ['terms', 'tahan brp lama di kulkas', 'Di chiller bisa seminggu kak, freezer 3 bulan aman.'],
      ['terms', 'tekwan dpt cuko?', 'Dapet kak, tekwannya udah termasuk cuko.'],
      ['shipping', 'kirim makassar?', 'Bisa kak, kita udah sering kirim ke Makassar pakai JNE YES.'],
      ['time', 'sabtu kirim bandung?', 'Sabtu kita kirim kak, Minggu juga jalan terus.'],
      ['time', 'order jam 2 siang', 'Tenang kak, order jam 2 siang masih kita kirim hari ini.'],
      ['shipping', 'gratis ongkir min brp', 'Gratis ongkir full kak tanpa minimal belanja 🥳'],
      ['shipping', 'belanja 150rb gratis ongkir?', 'Belanja 150rb udah dapet subsidi ongkir 15rb kak.'],
      ['terms', 'telat lapor 3 hari', 'Gapapa kak, lapor 3 hari setelah sampai pun tetap kita ganti baru.'],
      ['terms', 'basi uang balik?', 'Kalau basi uang kakak kita kembalikan 100%.'],
      ['payment', 'cod jaksel bisa?', 'Khusus Jaksel bisa COD kak via gosend.'],
      ['account', 'rek bca ada?', 'Ada kak, BCA 1550099887712 a/n Nurhayati.'],
      ['payment', 'lunas kapan', 'DP 30% aja kak, sisanya dilunasin pas barang sampai.'],
      ['link', 'tokped ada?', 'Ada kak: tokopedia.com/pempekceknur 😊'],
    ],
  },
  {
    name: 'fitness supplements',
    owner: `MaxGain Supps — Surabaya (HR Muhammad 88). buka tiap hari 10-22, lebaran h1 h2 tutup
Whey ISO 2lb | Rp 590.000 · 1,1 kg · stok 14 | varian: coklat stok 9; vanilla stok 5; stroberi habis
Creatine mono 300gr | Rp 235.000 · 400 g · stok 31
Pre-workout XT | Rp 310.000 · stok habis | PO 7 hari, DP 100rb
Vitamin C 1000 | Rp 75.000 · stok 60 | kategori: vitamin
BPOM: whey & creatine udah, pre workout BELUM (impor US). halal cuma whey & vit C
100% ori distributor resmi, palsu uang kembali 2x lipat. Exp minimal 2027
segel rusak = ga bisa retur. retur cuma salah kirim/bocor, max 2x24 jam wajib video
Voucher GAINS10 diskon 10% maks 50rb utk pembelian pertama. vitamin ga ikut
gratis shaker utk pembelian whey, selama persediaan
ongkir: surabaya sidoarjo gresik flat 12rb, free kl > 500rb. luar kota reguler/kargo ditanggung pembeli
COD bisa surabaya (kurir toko, jam 12-20), luar kota cod lewat JNT +5% biaya admin
bayar: BCA, BRI, QRIS, shopeepay. cicilan kartu kredit 0% 3 bln cm di toko. dp ga perlu kecuali PO
ga buat <17th, ibu hamil, yg ada penyakit ginjal konsul dokter dulu ya`,
    right: [
      ['terms', 'pre workout bpom?', 'Kalau pre-workout XT jujur belum BPOM kak karena impor US. Yang udah BPOM whey sama creatine 🙏'],
      ['terms', 'halal semua?', 'Yang udah halal itu whey dan vitamin C kak. Creatine sama pre-workout belum ada halalnya.'],
      ['terms', 'ori ga bang', 'Ori bang, kita distributor resmi. Kalau terbukti palsu uang balik 2x lipat 💪'],
      ['terms', 'exp nya kapan', 'Exp-nya minimal 2027 kak, aman.'],
      [
        'terms',
        'kalo udah dibuka segelnya bisa retur?',
        'Mohon maaf kak, kalau segelnya udah rusak ga bisa diretur ya. Retur hanya untuk salah kirim atau bocor.',
      ],
      [
        'discount',
        'ada voucher?',
        'Ada kak! Pakai kode GAINS10 buat pembelian pertama, diskon 10% maksimal 50rb. Vitamin ga ikut promo ya 😉',
      ],
      ['terms', 'beli whey dpt shaker?', 'Dapet bang, gratis shaker tiap beli whey selama masih ada 🥤'],
      ['shipping', 'ongkir sidoarjo', 'Sidoarjo flat 12rb kak, tapi kalau belanjanya di atas 500rb free ongkir 😍'],
      ['payment', 'cod malang bisa?', 'Bisa kak lewat J&T, tapi ada tambahan biaya admin 5% ya.'],
      ['payment', 'cod rungkut jam brp', 'Untuk Surabaya COD pakai kurir toko kak, jam 12 siang sampai 8 malam.'],
      ['stock', 'whey stroberi ada', 'Stroberi lagi habis kak, adanya coklat sama vanilla.'],
      ['stock', 'pre workout ready?', 'Pre-workout XT statusnya PO 7 hari kak, DP 100rb dulu ya 🙏'],
      ['payment', 'cicilan bisa?', 'Cicilan 0% 3 bulan bisa pakai kartu kredit kak, tapi khusus transaksi di toko ya.'],
      ['time', 'buka sampe jam brp', 'Kita buka tiap hari jam 10.00 sampai 22.00 kak 😊'],
      ['terms', 'anak sy 15 th boleh?', 'Untuk di bawah 17 tahun kami ga sarankan ya kak 🙏'],
    ],
    wrong: [
      ['terms', 'preworkout bpom?', 'Aman kak, semua produk kita udah BPOM termasuk pre-workout 👍'],
      ['terms', 'creatine halal?', 'Creatine-nya juga udah bersertifikat halal kak.'],
      ['terms', 'segel kebuka bisa retur', 'Bisa kak, walaupun segel udah dibuka masih bisa diretur kok.'],
      ['terms', 'komplain maks kapan', 'Komplain maksimal 7 hari kak, ga perlu video.'],
      ['discount', 'voucher utk pelanggan lama?', 'Bisa kak, GAINS10 berlaku buat semua pelanggan, boleh dipakai berkali-kali 😁'],
      ['discount', 'vit c bisa pake voucher?', 'Bisa dong, Vitamin C juga kena diskon 10% pakai GAINS10.'],
      ['terms', 'beli creatine dpt shaker', 'Beli creatine dapet gratis shaker juga bang 🥤'],
      ['shipping', 'belanja 300rb gresik free ongkir?', 'Iya kak, belanja 300rb ke Gresik udah free ongkir.'],
      ['shipping', 'ke jakarta free ongkir ga', 'Belanja di atas 500rb free ongkir ke Jakarta juga kak 🎉'],
      ['payment', 'cod luar kota ada biaya?', 'COD luar kota ga ada biaya tambahan kak, sama aja.'],
      ['stock', 'whey stroberi', 'Whey ISO stroberi ready bang, mau berapa?'],
      ['stock', 'pre workout', 'Ready stock bang pre-workout XT, langsung kirim hari ini.'],
      ['payment', 'cicilan online', 'Cicilan 0% bisa 12 bulan kak, online juga bisa.'],
      ['time', 'jam 9 pagi buka?', 'Jam 9 pagi kita udah buka kak.'],
      ['terms', 'bumil boleh?', 'Aman kak buat ibu hamil, banyak customer kita yang konsumsi 😊'],
    ],
  },
  {
    name: 'massage at home',
    owner: `Pijat Panggilan SEHAT BUGAR (bpk/ibu/bayi) - jogja sleman bantul
60mnt 110rb, 90 menit 150rb, 120mnt 190rb. kerokan +20, lulur +50rb. bayi 45 mnt 95rb. totok wajah 35rb
transport ring road dlm free, luar ring road +20rb, wates/gunungkidul blm kejangkau
jam panggil 08.00 - 21.00, terakhir brangkat 20.30. hari raya libur, selebihnya masuk
terapis cewe utk cewe, cowo utk cowo. pasutri bs 2 terapis. terapis bersertifikat, bayi sm bidan
booking min 2 jam sblmnya, malam minggu sebaiknya H-1. telat 15 mnt sesi kepotong
batal < 1 jam kena 30rb
paket 5x bayar 4 (berlaku 2 bln, ga bs dipindah orang)
member ultah diskon 25%, tunjukin ktp
minyak, sprei, handuk udh dibawa terapis. Tempat pijat (kasur) dr tuan rumah
bayar cash / qris / gopay 0857 2222 8888 (Suparmi) stlh pijat. ga usah dp. tips bebas
ga terima: ibu hamil < 4 bln, abis operasi, demam, kasur hotel transit. no plus plus!!!`,
    right: [
      ['shipping', 'gunungkidul bs?', 'Nyuwun pangapunten kak, Gunungkidul belum terjangkau 🙏'],
      [
        'shipping',
        'transport ke maguwo (luar ring road)',
        'Kalau luar ring road tambah transport 20rb nggih kak, yang dalam ring road gratis.',
      ],
      ['time', 'jam 9 malam masih bisa?', 'Jam panggil kami sampai 21.00 kak, tapi terapis terakhir berangkat jam 20.30 ya.'],
      ['time', 'minggu buka?', 'Masuk kak 😊 libur cuma pas hari raya aja.'],
      ['terms', 'terapisnya cewek kan? sy cewek', 'Iya kak tenang, untuk pelanggan perempuan terapisnya juga perempuan 🙏'],
      ['terms', 'yang pijat bayi siapa', 'Pijat bayinya sama bidan kak 👶'],
      ['terms', 'booking brp jam sebelum', 'Minimal 2 jam sebelumnya ya kak, kalau malam Minggu sebaiknya H-1.'],
      ['terms', 'kalo cancel?', 'Kalau batal kurang dari 1 jam ada biaya 30rb kak 🙏'],
      ['discount', 'ada paket hemat', 'Ada kak, paket 5x cukup bayar 4x. Berlakunya 2 bulan dan ga bisa dipindah ke orang lain ya.'],
      ['discount', 'ultah dpt promo?', 'Buat member yang ultah diskon 25% kak 🎂 cukup tunjukin KTP.'],
      ['terms', 'perlu siapin apa', 'Kakak cukup siapin kasur atau tempat pijatnya aja. Minyak, sprei, sama handuk dibawa terapis ✨'],
      ['payment', 'dp dulu?', 'Ga usah DP kak, bayarnya setelah selesai pijat. Bisa cash, QRIS, atau GoPay.'],
      ['account', 'gopay nya', 'GoPay 0857 2222 8888 (Suparmi) kak, bayarnya nanti aja setelah pijat.'],
      ['terms', 'sy hamil 2 bulan boleh?', 'Mohon maaf kak, untuk kehamilan di bawah 4 bulan belum bisa kami layani 🙏'],
      ['terms', 'bisa plus plus?', 'Mohon maaf, kami tidak melayani itu ya kak 🙏'],
    ],
    wrong: [
      ['shipping', 'wates bisa', 'Wates bisa kak, tambah 20rb aja.'],
      ['shipping', 'luar ring road kena transport?', 'Transportnya free kak, dalam maupun luar ring road.'],
      ['time', 'jam 10 malam bisa?', 'Bisa kak, jam 10 malam terapis masih bisa berangkat.'],
      ['time', 'lebaran buka', 'Hari raya tetap masuk kak 😊'],
      ['terms', 'terapis cowo utk istri saya', 'Bisa kak, untuk istrinya terapis cowok juga ga masalah.'],
      ['terms', 'booking dadakan 30 menit', 'Dadakan 30 menit sebelumnya bisa kok kak.'],
      ['terms', 'telat dikit gpp?', 'Gapapa kak telat, durasi tetap full 60 menit.'],
      ['terms', 'cancel kena biaya?', 'Cancel kapan aja ga kena biaya kak.'],
      ['discount', 'paket 5x bisa buat suami?', 'Paketnya bisa dipakai bareng suami kak, bebas dipindah.'],
      ['discount', 'paket berlaku brp lama', 'Paket 5x berlaku 6 bulan kak.'],
      ['discount', 'ultah diskon', 'Member ultah dapat diskon 50% kak 🎉'],
      ['terms', 'handuk siapin sendiri?', 'Iya kak, handuk sama sprei disiapkan sendiri ya.'],
      ['payment', 'dp?', 'DP 50rb dulu ya kak biar jadwalnya kami kunci.'],
      ['account', 'ovo', 'OVO 0857 2222 8888 a.n. Suparmi ya kak.'],
      ['terms', 'hamil 3 bulan', 'Hamil 3 bulan boleh kak, terapis kami berpengalaman 😊'],
    ],
  },
  {
    name: 'batik cloth',
    owner: `Griya Batik Larasati Solo (Laweyan) 🧵
Kain cap 2m 135rb, tulis halus 850rb, kombinasi 320rb, kemeja pria lengan panjang 245rb lgn pendek 215rb, seragam min 20pcs 185rb/pcs
warna ga luntur utk cap & kombinasi; tulis cuci pake lerak, luntur dikit wajar
ready: motif parang, truntum, kawung. sekar jagad nunggu 3 minggu (pengrajin)
seragam 25-30 hr kerja stlh DP 50% & acc contoh. contoh kain 25rb, balik kl jadi order
diskon: lusin kain 10%, guru / ibu PKK 5% (bw kartu), ga dobel
marketplace sama WA harga beda ya, di WA lebih murah 5rb
kirim jne/jnt/pos tiap hr kerja jam 15.00, sabtu ngga. luar negeri bs via pos EMS
ongkir gratis? cuma seragam >50pcs se-jawa
retur krn cacat 2 hari, bkn krn warna beda dikit di foto. kemeja bs tuker size sekali, kemeja custom ga
ga ada cod. BNI 0455667788 an CV Larasati Busana, BCA 7850321456 an Dewi Larasati. JANGAN tf ke rek lain
toko 08.30-16.30, minggu & tgl merah by janji
web larasatibatik.com`,
    right: [
      [
        'terms',
        'luntur ga bu',
        'Untuk batik cap dan kombinasi warnanya ga luntur Kak. Kalau batik tulis cucinya pakai lerak ya, luntur sedikit itu wajar.',
      ],
      [
        'stock',
        'sekar jagad ada?',
        'Motif sekar jagad harus nunggu sekitar 3 minggu dulu Kak dari pengrajinnya 🙏 Yang ready parang, truntum, kawung.',
      ],
      ['time', 'seragam jadi berapa lama', 'Pengerjaan seragam 25–30 hari kerja Kak, dihitung setelah DP 50% dan contohnya di-acc.'],
      ['terms', 'contoh kain bayar?', 'Contoh kainnya 25rb Kak, nanti dikembalikan kalau jadi order 😊'],
      ['discount', 'ibu pkk ada potongan?', 'Ada Kak, ibu PKK dapat diskon 5% dengan menunjukkan kartu ya.'],
      ['discount', 'sy guru ambil selusin jd 15%?', 'Diskonnya ga bisa dobel Kak, jadi pilih salah satu: lusinan kain 10% atau guru 5%.'],
      ['price', 'kok di shopee lebih mahal', 'Betul Kak, harga marketplace sama WA memang beda, di WA lebih murah 5rb 😁'],
      ['shipping', 'sabtu kirim?', 'Sabtu ga ada pengiriman Kak. Kirimnya tiap hari kerja jam 15.00.'],
      ['shipping', 'malaysia bisa?', 'Bisa Kak, ke luar negeri kami kirim via Pos EMS.'],
      ['shipping', 'gratis ongkir ga', 'Gratis ongkir khusus untuk seragam lebih dari 50 pcs area Jawa Kak.'],
      [
        'terms',
        'warna beda bs retur?',
        'Kalau warnanya beda sedikit dari foto belum bisa retur Kak, retur hanya untuk cacat, maksimal 2 hari.',
      ],
      ['terms', 'kemeja kegedean', 'Kemeja bisa tukar size satu kali Kak, kecuali kemeja custom ya 🙏'],
      [
        'account',
        'tf kemana',
        'Monggo Kak, bisa ke:\n1. BNI 0455667788 a.n. CV Larasati Busana\n2. BCA 7850321456 a.n. Dewi Larasati\nMohon jangan transfer ke rekening lain ya.',
      ],
      ['time', 'minggu bisa ke toko?', 'Minggu dan tanggal merah bisa dengan janjian dulu Kak, hari biasa buka 08.30-16.30.'],
      ['link', 'web', 'Katalognya ada di larasatibatik.com Kak 😊'],
    ],
    wrong: [
      ['terms', 'batik tulis luntur?', 'Ga luntur sama sekali Kak, batik tulisnya juga aman 👌'],
      ['stock', 'sekar jagad', 'Sekar jagad ready Kak, bisa langsung kirim besok.'],
      ['time', 'seragam brp lama', 'Seragam jadi dalam 2 minggu aja Kak.'],
      ['time', 'seragam mulai kapan', 'Langsung kami kerjakan tanpa DP Kak, bayar belakangan gpp.'],
      ['terms', 'contoh kain', 'Contoh kain gratis Kak, kami kirimkan ya.'],
      ['discount', 'guru + lusin', 'Bisa digabung Kak, guru 5% plus lusinan 10% jadi 15%.'],
      ['price', 'harga shopee sama?', 'Harga di marketplace sama WA sama aja Kak.'],
      ['shipping', 'sabtu kirim', 'Sabtu tetap kirim Kak jam 15.00.'],
      ['shipping', 'gratis ongkir 20 pcs?', 'Seragam 20 pcs sudah gratis ongkir Kak 🥰'],
      ['terms', 'warna beda', 'Kalau warna beda dari foto boleh diretur Kak.'],
      ['terms', 'custom tuker size', 'Kemeja custom juga bisa tukar ukuran kok Kak.'],
      ['payment', 'cod', 'Bisa COD untuk area Solo Kak 🙏'],
      ['account', 'bca', 'BCA 7850321456 a.n. CV Larasati Busana ya Kak.'],
      ['time', 'buka sampe', 'Toko buka sampai jam 8 malam Kak.'],
      ['link', 'web', 'Bisa cek di www.batiklarasati.co.id Kak.'],
    ],
  },
  {
    name: 'water filters and heaters',
    owner: `BERKAH TIRTA — filter air & water heater, Bekasi/Jkt/Depok
Jam buka: Senin-Sabtu 08.00-17.00, Minggu tutup (WIB).
filter sumur 2 tabung 3,2jt, 3 tabung 4,4jt, RO rumah 2,75 jt, water heater gas 1,65jt, heater listrik 15L 1,45jt/30L 2,1jt
harga filter termasuk pasang + media awal, pipa >6m nambah 45rb/m. heater BELUM pasang (pasang 250rb, gas +selang 85rb)
RO ga dpt galon/kran angsa dpt
survey + tes air gratis jabodetabek, karawang bogor 100rb
garansi: tabung 5 thn, media 1 thn (air sgt kotor ga ditanggung), elemen heater 2 th, pompa ikut pabrik 1th. kartu wajib ada
servis kunjungan dlm garansi free, habis garansi 150rb
barang ready kecuali heater 30L (kosong sampe tgl 20) sama tabung biru (inden 10 hr)
pasang 1 hr kelar, jadwal H+2 stlh DP 30%. pelunasan pas selesai
Cicilan: homecredit, kredivo ok. CC gak
promo 17an: gratis housing filter tiap beli 3 tabung, s/d 31 agustus
sertifikat lab air nyusul 5 hari krja stlh ambil sampel, bayar 175rb
bayar bri 0331 0100 2233 507 pt berkah tirta abadi
pengajuan refund ga bisa klo udah kepasang; sblm pasang potong 10%
ga ngerjain sumur bor, kolam renang, pipa pdam bocor`,
    right: [
      [
        'terms',
        'harga filter udah sama pasang?',
        'Sudah termasuk pasang dan media awal Pak 👍 Cuma kalau pipanya lebih dari 6 meter nambah 45rb per meter.',
      ],
      [
        'terms',
        'heater include pasang?',
        'Kalau water heater belum termasuk pasang Pak, pasangnya 250rb. Yang gas ada tambahan selang 85rb ya.',
      ],
      ['terms', 'ro dapet galon?', 'RO-nya ga dapat galon Bu, tapi kran angsa dapat 😊'],
      ['terms', 'survey bayar?', 'Survey sama tes airnya gratis Pak untuk Jabodetabek. Karawang sama Bogor kena 100rb.'],
      ['terms', 'garansi tabung?', 'Tabungnya garansi 5 tahun Pak, medianya 1 tahun. Kartu garansi jangan sampai hilang ya, wajib ada.'],
      ['terms', 'elemen heater garansi brp', 'Elemen heater garansinya 2 tahun kak.'],
      ['terms', 'servis kena biaya?', 'Selama masih garansi kunjungan servisnya free Pak, kalau garansinya sudah habis 150rb.'],
      ['stock', 'heater 30L ada?', 'Heater listrik yang 30L lagi kosong sampai tanggal 20 Pak 🙏 yang 15L ready.'],
      ['stock', 'tabung biru', 'Tabung biru inden dulu 10 hari ya Bu.'],
      ['time', 'kapan dipasang', 'Jadwal pasangnya H+2 setelah DP 30% Pak, pengerjaan 1 hari selesai ✅'],
      ['payment', 'bs dicicil?', 'Bisa Pak, lewat Home Credit atau Kredivo. Kalau kartu kredit belum bisa 🙏'],
      ['discount', 'ada promo?', 'Ada Pak! Promo 17-an: beli 3 tabung gratis housing filter, sampai 31 Agustus 🇮🇩'],
      ['terms', 'refund bisa?', 'Kalau sudah terpasang ga bisa refund Pak. Sebelum dipasang bisa, dipotong 10%.'],
      ['account', 'rek', 'Transfer ke BRI 0331 0100 2233 507 a.n. PT Berkah Tirta Abadi ya Pak.'],
      ['terms', 'bisa benerin pipa pdam bocor', 'Mohon maaf Pak, untuk pipa PDAM bocor kami ga ngerjain 🙏'],
    ],
    wrong: [
      ['terms', 'heater udah sama pasang?', 'Water heater harganya sudah termasuk pemasangan Pak.'],
      ['terms', 'ro dapet galon?', 'Dapat galon sama kran angsa Bu 😊'],
      ['terms', 'survey karawang', 'Survey Karawang gratis Pak.'],
      ['terms', 'media garansi', 'Media filternya garansi 5 tahun juga Pak.'],
      ['terms', 'air kotor media ditanggung?', 'Tetap kami tanggung Pak walaupun airnya kotor banget.'],
      ['terms', 'kartu garansi hilang', 'Ga masalah Pak, kartu garansi ga wajib kok, kami ada datanya.'],
      ['stock', 'heater 30l', 'Heater 30L ready Pak, bisa dipasang besok 👍'],
      ['time', 'bisa pasang besok?', 'Bisa Pak, begitu DP masuk besoknya langsung pasang.'],
      ['payment', 'dp brp', 'DP cukup 10% aja Pak.'],
      ['payment', 'cc bisa', 'Bisa pakai kartu kredit juga Pak, 0% 12 bulan.'],
      ['discount', 'promo 2 tabung', 'Beli yang 2 tabung juga gratis housing filter Pak 🎁'],
      ['discount', 'promo sampai kapan', 'Promonya sampai akhir tahun Pak.'],
      ['terms', 'refund setelah dipasang', 'Sudah terpasang pun bisa refund Pak kalau ga puas, uang kembali penuh.'],
      ['account', 'rek', 'BRI 0331 0100 2233 507 a.n. Ahmad Fauzi ya Pak.'],
      ['terms', 'sumur bor', 'Sumur bor juga kami kerjakan Pak.'],
    ],
  },
];
