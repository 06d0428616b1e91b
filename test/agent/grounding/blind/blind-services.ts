import type { Shop } from '../shop.js';

/** Written in one go, without looking at the rules or the other tables. */
export const blindServices: readonly Shop[] = [
  {
    name: 'blind phones',
    owner: `Doni Cell, servis HP & aksesoris, Ruko Permata Blok B7 Bekasi.
Ganti LCD iPhone 11: ori 850rb, OEM 450rb. iPhone XR OEM 420rb.
Ganti baterai iPhone 11 280rb, Samsung A52 190rb.
Tempered glass 25rb, anti spy 40rb. Casing mulai 30rb.
Pengerjaan LCD 1-2 jam, baterai 30 menit, bisa ditunggu. Matot (mati total) 3-7 hari, cek dulu gratis.
Garansi LCD ori 3 bulan, OEM 1 bulan, baterai 6 bulan. Garansi tidak berlaku kalau kena air atau layar pecah.
Buka tiap hari 10.00-21.00, Jumat buka jam 13.00.
Bisa jemput antar area Bekasi Selatan 20rb.
Bayar cash, QRIS, debit. Tidak menerima cicilan.`,
    right: [
      ['price', 'lcd iphone 11 berapa bang', 'LCD iPhone 11 yang ori 850rb, yang OEM 450rb kak.'],
      ['price', 'baterai a52 brp', 'Ganti baterai Samsung A52 190rb kak.'],
      ['total', 'ganti batre iphone 11 sekalian anti spy', 'Baterai iPhone 11 280rb + anti spy 40rb jadi 320rb kak.'],
      ['time', 'lcd lama ga', 'LCD sekitar 1-2 jam kak, bisa ditunggu.'],
      ['time', 'hari jumat buka jam brp', 'Jumat kami buka jam 13.00 sampai 21.00 kak.'],
      ['terms', 'garansi oem brp lama', 'LCD OEM garansi 1 bulan kak, kalau yang ori 3 bulan.'],
      ['terms', 'garansinya kalo kena air?', 'Kalau kena air garansinya tidak berlaku kak.'],
      ['shipping', 'bisa jemput?', 'Bisa jemput antar area Bekasi Selatan, biayanya 20rb kak.'],
      ['payment', 'bisa cicil ga', 'Maaf kak, kami belum menerima cicilan. Bisa cash, QRIS, atau debit.'],
      ['price', 'cek matot bayar?', 'Ceknya gratis kak, untuk mati total pengerjaannya 3-7 hari.'],
    ],
    wrong: [
      ['price', 'lcd iphone 11 berapa bang', 'LCD iPhone 11 ori 450rb kak.'],
      ['price', 'lcd xr ori', 'LCD iPhone XR ori 850rb kak.'],
      ['price', 'cek matot bayar?', 'Biaya cek 50rb kak.'],
      ['total', 'ganti batre iphone 11 sekalian anti spy', 'Totalnya 305rb kak.'],
      ['time', 'batre lama ga', 'Ganti baterai sekitar 3 jam kak.'],
      ['time', 'hari jumat buka jam brp', 'Jumat buka jam 10.00 kak seperti biasa.'],
      ['terms', 'garansi oem brp lama', 'LCD OEM garansi 3 bulan kak.'],
      ['terms', 'garansinya kalo kena air?', 'Tetap garansi kak walaupun kena air.'],
      ['shipping', 'bisa jemput ke jakarta?', 'Bisa kak, jemput antar ke Jakarta juga.'],
      ['payment', 'bisa cicil ga', 'Bisa cicilan 0% pakai kartu kredit kak.'],
    ],
  },
  {
    name: 'blind laundry',
    owner: `Kinclong Laundry - Malang
Kiloan cuci setrika 7.000/kg (min 3 kg), cuci lipat 5.500/kg, setrika saja 5.000/kg.
Express 6 jam tambah 100% dari harga. One day (24 jam) tambah 50%. Reguler 3 hari.
Bed cover single 25rb, king 35rb. Karpet 15rb per meter. Sepatu 30rb/pasang. Boneka mulai 10rb.
Gratis antar jemput minimal 5 kg radius 3 km.
Hilang atau rusak diganti maksimal 10x ongkos cuci. Luntur bukan tanggung jawab kami kalau tidak dipisah dari awal.
Buka 07.00-21.00 setiap hari. Jemput terakhir jam 19.00.
Member 100rb dapat saldo 120rb.`,
    right: [
      ['price', 'cuci setrika sekilo', 'Cuci setrika 7.000 per kg kak, minimal 3 kg.'],
      ['total', '5 kilo cuci setrika', '5 kg x 7.000 = 35.000 kak.'],
      ['price', 'kalo express jadi brp', 'Express 6 jam jadi 14.000 per kg kak (tambah 100%).'],
      ['price', 'bed cover king', 'Bed cover king 35rb kak.'],
      ['total', 'karpet 2 x 3 meter', 'Karpet 15rb per meter kak, nanti kami ukur dulu ya.'],
      ['time', 'reguler brp hari', 'Reguler 3 hari kak.'],
      ['shipping', 'antar jemput bayar?', 'Gratis antar jemput minimal 5 kg radius 3 km kak.'],
      ['time', 'jemput malem bisa', 'Jemput terakhir jam 19.00 kak.'],
      ['terms', 'kalo ilang gimana', 'Kalau hilang atau rusak kami ganti maksimal 10x ongkos cuci kak.'],
      ['discount', 'ada member?', 'Ada kak, bayar 100rb dapat saldo 120rb.'],
    ],
    wrong: [
      ['price', 'cuci setrika sekilo', 'Cuci setrika 6.000 per kg kak.'],
      ['total', '5 kilo cuci setrika', '5 kg jadi 27.500 kak.'],
      ['price', 'one day jadi brp', 'One day cuci setrika 14.000 per kg kak.'],
      ['price', 'sepatu 2 pasang', 'Cuci sepatu 2 pasang 50rb kak.'],
      ['terms', '1 kg boleh?', 'Boleh kak, tidak ada minimal kiloannya.'],
      ['time', 'reguler brp hari', 'Reguler 1 hari selesai kak.'],
      ['shipping', 'antar jemput bayar?', 'Antar jemput gratis mulai 1 kg kak.'],
      ['time', 'jemput malem bisa', 'Jemput bisa sampai jam 21.00 kak.'],
      ['terms', 'kalo luntur gimana', 'Kalau luntur kami ganti penuh kak.'],
      ['discount', 'ada member?', 'Member 100rb dapat saldo 150rb kak.'],
    ],
  },
  {
    name: 'blind tents',
    owner: `Sewa Alat Camping Rinjani Adventure
Tenda kap. 4: 40rb/hari, kap. 6: 60rb/hari
Sleeping bag 10rb/hari; matras 5rb/hari; kompor portable 10rb/hari (gas beli sendiri)
Carrier 60L 25rb/hari
Sewa 3 hari bayar 2 hari (khusus weekday, tidak berlaku tanggal merah).
Jaminan KTP/SIM asli + deposit 100rb, deposit kembali saat barang lengkap.
Telat balik denda 50% dari tarif harian per hari. Rusak/hilang ganti sesuai harga barang.
Booking minimal H-2, DP 50%, batal H-1 DP hangus.
Ambil di basecamp jam 8 pagi - 9 malam. Tidak ada layanan antar.
Mandiri 1610002003004 a.n Lalu Arya`,
    right: [
      ['price', 'tenda 4 orang sehari brp', 'Tenda kapasitas 4 sewanya 40rb per hari kak.'],
      ['total', 'tenda kap 4 + 4 sleeping bag, 2 hari', 'Tenda 80rb + sleeping bag 4 x 10rb x 2 hari 80rb = 160rb kak.'],
      ['discount', 'sewa 3 hari ada promo?', 'Sewa 3 hari cukup bayar 2 hari kak, khusus weekday dan bukan tanggal merah.'],
      ['terms', 'jaminannya apa', 'Jaminannya KTP atau SIM asli plus deposit 100rb, kembali saat barang lengkap kak.'],
      ['terms', 'kalo telat balikin', 'Telat dikenakan denda 50% dari tarif harian per hari kak.'],
      ['payment', 'dp brp', 'DP 50% kak, kalau batal H-1 DP-nya hangus.'],
      ['time', 'ambilnya jam brp', 'Ambil di basecamp jam 8 pagi sampai 9 malam kak.'],
      ['shipping', 'bisa dianter?', 'Belum ada layanan antar kak, ambil di basecamp ya.'],
      ['price', 'carrier 60L', 'Carrier 60L 25rb per hari kak.'],
      ['terms', 'gas nya dapet ga', 'Gasnya beli sendiri kak, kompor portable-nya 10rb per hari.'],
    ],
    wrong: [
      ['price', 'tenda 4 orang sehari brp', 'Tenda kapasitas 4 60rb per hari kak.'],
      ['total', 'tenda kap 4 + 4 sleeping bag, 2 hari', 'Totalnya 120rb kak untuk 2 hari.'],
      ['discount', 'sabtu minggu senin ada promo?', 'Weekend juga kak, sewa 3 hari bayar 2 hari.'],
      ['terms', 'jaminannya apa', 'Cukup fotokopi KTP saja kak, tanpa deposit.'],
      ['terms', 'kalo telat balikin', 'Telat sehari tidak kena denda kak.'],
      ['payment', 'kalo batal H-1', 'Kalau batal H-1 DP kembali penuh kak.'],
      ['time', 'ambil jam 11 malam bisa?', 'Bisa kak, basecamp buka 24 jam.'],
      ['shipping', 'bisa dianter?', 'Bisa kami antar ke penginapan kak.'],
      ['price', 'matras brp', 'Matras 10rb per hari kak.'],
      ['time', 'buat besok bisa booking?', 'Bisa kak, booking untuk besok masih kami terima.'],
    ],
  },
  {
    name: 'blind tutoring',
    owner: `Les Privat Bintang (guru datang ke rumah, Surabaya & Sidoarjo)
SD 75rb/pertemuan, SMP 90rb/pertemuan, SMA 110rb/pertemuan. Durasi 90 menit.
Paket 8x sebulan: SD 560rb, SMP 680rb, SMA 840rb.
Les online diskon 10% dari harga di atas.
Pendaftaran 50rb (gratis bulan ini).
Trial 1x gratis 45 menit.
Pembayaran di awal bulan via BSI 7123456789 a.n. Yayasan Bintang Ilmu. Pertemuan yang dibatalkan orang tua kurang dari 6 jam dihitung hadir.
Jadwal Senin - Sabtu 14.00-20.00.
Admin 0812 5555 0101`,
    right: [
      ['price', 'les smp brp', 'Les SMP 90rb per pertemuan, paket 8x sebulan 680rb bun.'],
      ['discount', 'kalo online lebih murah?', 'Les online diskon 10% bun.'],
      ['price', 'sma online sekali brp', 'SMA online jadi 99rb per pertemuan bun.'],
      ['price', 'daftarnya bayar?', 'Pendaftaran gratis bulan ini bun, biasanya 50rb.'],
      ['time', 'berapa lama sekali les', 'Sekali pertemuan 90 menit bun.'],
      ['terms', 'boleh coba dulu?', 'Boleh bun, ada trial gratis 1x selama 45 menit.'],
      ['terms', 'kalo batal mendadak', 'Kalau batal kurang dari 6 jam dihitung hadir ya bun.'],
      ['time', 'minggu bisa?', 'Jadwal les Senin sampai Sabtu jam 14.00-20.00 bun, Minggu belum ada.'],
      ['account', 'tf ke mana', 'Ke BSI 7123456789 a.n. Yayasan Bintang Ilmu ya bun.'],
      ['shipping', 'ke sidoarjo bisa?', 'Bisa bun, guru datang ke rumah untuk Surabaya dan Sidoarjo.'],
    ],
    wrong: [
      ['price', 'les smp brp', 'Les SMP 75rb per pertemuan bun.'],
      ['price', 'paket 8x sd', 'Paket 8x SD 600rb sebulan bun.'],
      ['discount', 'kalo online lebih murah?', 'Les online diskon 20% bun.'],
      ['price', 'sma online sekali brp', 'SMA online 90rb per pertemuan bun.'],
      ['time', 'berapa lama sekali les', 'Sekali pertemuan 2 jam bun.'],
      ['terms', 'boleh coba dulu?', 'Trial gratis 2x pertemuan bun.'],
      ['terms', 'kalo batal mendadak', 'Batal mendadak tidak apa-apa bun, bisa diganti hari lain.'],
      ['time', 'minggu bisa?', 'Minggu bisa bun, jam 09.00-12.00.'],
      ['shipping', 'ke gresik bisa?', 'Bisa bun, guru kami juga datang ke Gresik.'],
      ['number', 'nomor admin', 'Admin 0812 5555 0110 bun.'],
    ],
  },
  {
    name: 'blind hampers',
    owner: `Hampers by Nadine (Jakarta Selatan)
Hampers A (kurma 250gr + madu + tasbih) 185.000
Hampers B (mug custom + lilin + cokelat) 210.000
Hampers C premium (tumbler + sajadah travel + kurma 500gr) 375.000
Kartu ucapan gratis. Custom nama di mug +15.000.
Order 10+ box diskon 5%, 25+ box diskon 8%, 50+ diskon 12%.
Lama pengerjaan 3 hari (di bawah 25 box) atau 7 hari (25 box ke atas). Bulan Ramadhan tambah 2 hari.
Kirim instan Gojek/Grab Jabodetabek, luar kota JNE YES/REG.
DP 50%, pelunasan sebelum kirim. Pembatalan setelah produksi DP tidak kembali.
BCA 5220331144 Nadine Aulia / GoPay 0811223344
Mug pecah saat diterima: ganti mug baru, lapor 1x24 jam.`,
    right: [
      ['price', 'hampers b brp', 'Hampers B 210.000 kak, isinya mug custom, lilin, dan cokelat.'],
      ['price', 'kalo mug nya dikasih nama', 'Custom nama di mug tambah 15.000 kak, jadi 225.000.'],
      ['discount', 'pesen 30 box diskon brp', 'Untuk 25 box ke atas diskon 8% kak.'],
      ['total', 'hampers A 10 box jadi brp', '10 box Hampers A 1.850.000, diskon 5% jadi 1.757.500 kak.'],
      ['time', '30 box brp hari', 'Untuk 25 box ke atas pengerjaannya 7 hari kak.'],
      ['time', '5 box kpn jadi', 'Pengerjaan 3 hari kak kalau di bawah 25 box.'],
      ['terms', 'kalo mug pecah', 'Kalau mugnya pecah saat diterima kami ganti mug baru kak, lapornya 1x24 jam ya.'],
      ['terms', 'kartu ucapan bayar lg?', 'Kartu ucapannya gratis kak.'],
      ['payment', 'bayarnya gmn', 'DP 50% dulu kak, pelunasan sebelum dikirim.'],
      ['account', 'gopay ada?', 'Ada kak, GoPay 0811223344.'],
    ],
    wrong: [
      ['price', 'hampers b brp', 'Hampers B 185.000 kak.'],
      ['price', 'kalo mug nya dikasih nama', 'Custom nama gratis kak.'],
      ['discount', 'pesen 30 box diskon brp', 'Pesan 30 box diskon 12% kak.'],
      ['total', 'hampers A 10 box jadi brp', '10 box Hampers A jadi 1.665.000 kak.'],
      ['time', '30 box brp hari', '30 box selesai 3 hari kak.'],
      ['terms', 'kalo mug pecah', 'Kalau mug pecah lapor maksimal 7 hari kak, nanti kami ganti.'],
      ['terms', 'kalo batal setelah produksi', 'Kalau batal DP kami kembalikan kak.'],
      ['payment', 'bayarnya gmn', 'Bayar setelah barang sampai juga bisa kak.'],
      ['account', 'gopay ada?', 'GoPay 0811223345 kak.'],
      ['terms', 'isi hampers C apa', 'Hampers C bergaransi 1 tahun kak.'],
    ],
  },
  {
    name: 'blind tyres',
    owner: `Planet Ban Jaya Makassar
Ban motor ring 14: FDR 80/90 210rb, IRC 90/90 255rb, Corsa 90/80 235rb (kosong)
Ban mobil: GT Radial 185/65 R15 620rb, Bridgestone 185/65 R15 780rb
Pasang ban motor gratis, ban mobil 25rb per ban termasuk balancing. Spooring 150rb.
Ganti oli: MPX2 0.8L 58rb, Shell Advance 1L 75rb, jasa ganti gratis.
Beli 4 ban mobil gratis spooring.
Garansi ban 6 bulan cacat pabrik, tidak termasuk benjol karena lubang.
Buka Senin-Sabtu 8.30 - 17.30, Minggu 9.00 - 14.00.
Servis ke rumah (home service) hanya dalam kota Makassar, biaya panggil 35rb.
Bisa Kredivo dan kartu kredit BCA/Mandiri 3 bulan 0%.`,
    right: [
      ['price', 'irc 90/90 brp', 'IRC 90/90 ring 14 255rb kak, pasangnya gratis.'],
      ['stock', 'corsa ada?', 'Corsa 90/80 lagi kosong kak, ada FDR atau IRC.'],
      ['total', 'GT radial 2 sama pasang', 'GT Radial 2 ban 1.240.000 + pasang 2 x 25rb jadi 1.290.000 kak.'],
      ['discount', 'beli 4 ban mobil dapet apa', 'Beli 4 ban mobil gratis spooring kak.'],
      ['price', 'oli mpx2 brp sama jasanya', 'MPX2 0.8L 58rb, jasa gantinya gratis kak.'],
      ['terms', 'garansi brp lama', 'Garansi 6 bulan untuk cacat pabrik kak, tidak termasuk benjol karena lubang.'],
      ['time', 'minggu sampe jam brp', 'Minggu buka jam 9.00 sampai 14.00 kak.'],
      ['shipping', 'bisa dipanggil ke rumah', 'Bisa home service dalam kota Makassar kak, biaya panggil 35rb.'],
      ['payment', 'bisa cicilan?', 'Bisa Kredivo atau kartu kredit BCA/Mandiri 3 bulan 0% kak.'],
      ['price', 'spooring brp', 'Spooring 150rb kak.'],
    ],
    wrong: [
      ['price', 'irc 90/90 brp', 'IRC 90/90 210rb kak.'],
      ['stock', 'corsa ada?', 'Corsa 90/80 ready kak 235rb.'],
      ['total', 'GT radial 2 sama pasang', 'Total 1.265.000 kak sudah pasang.'],
      ['discount', 'beli 2 ban mobil dapet apa', 'Beli 2 ban mobil gratis spooring kak.'],
      ['price', 'pasang ban mobil brp', 'Pasang ban mobil gratis kak.'],
      ['terms', 'kalo benjol kena lubang', 'Tetap kami garansi kak kalau benjol karena lubang.'],
      ['terms', 'garansi brp lama', 'Garansi 1 tahun kak.'],
      ['time', 'minggu sampe jam brp', 'Minggu buka sampai 17.30 kak.'],
      ['shipping', 'bisa ke gowa?', 'Bisa kak, home service ke Gowa juga.'],
      ['payment', 'bisa cicilan?', 'Bisa cicil 12 bulan 0% kak.'],
    ],
  },
];
