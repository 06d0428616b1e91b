/** A shop as its owner describes it, and answers as a person would write them: the lead's message and the answer. */
export interface NaturalShop {
  readonly owner: string;
  readonly right: readonly (readonly [lead: string, reply: string])[];
}

/** Read while the rules were changed. */
export const naturalShops: readonly NaturalShop[] = [
  {
    owner: `Laundry Kilat Bu Tini, Jl Mawar 12 Malang. Buka tiap hari jam 7 pagi sampai 9 malam.
Cuci kering setrika 7rb/kg, minimal 3 kg, selesai 2 hari. Express 1 hari 12rb/kg. Kilat 6 jam 18rb/kg.
Setrika saja 5rb/kg. Bed cover single 25rb, double 35rb. Sepatu 30rb sepasang, 3 hari. Karpet 15rb per meter persegi, 4 hari.
Antar jemput gratis radius 3 km, di atas itu 5rb. Bayar tunai, transfer BRI 0021-01-123456-50-1 a.n. Tini Suhartini, atau QRIS.
Baju luntur dipisah, mohon diberi tahu. Barang tertinggal di saku bukan tanggung jawab kami. Komplain maksimal 24 jam setelah diambil.`,
    right: [
      [
        'kak laundry berapa perkilo?',
        'Cuci kering setrika 7rb per kg Kak, minimal 3 kg dan selesai 2 hari. Kalau mau cepat ada express 12rb per kg.',
      ],
      ['bisa jemput gak?', 'Bisa Kak, antar jemput gratis radius 3 km. Alamatnya di mana ya?'],
      ['saya di dinoyo, jauh gak?', 'Kalau masih dalam 3 km gratis Kak, lebih dari itu tambah 5rb saja. Boleh kirim lokasinya?'],
      ['bed cover besar berapa', 'Bed cover double 35rb Kak.'],
      ['cuci sepatu lama gak?', 'Sepatu selesai 3 hari Kak, 30rb sepasang.'],
      ['besok butuh, bisa?', 'Bisa Kak, pakai yang express selesai 1 hari, 12rb per kg ya.'],
      ['minggu buka?', 'Buka Kak, kami buka tiap hari jam 7 pagi sampai 9 malam.'],
      ['bayarnya bisa qris?', 'Bisa Kak, QRIS, transfer BRI atau tunai juga boleh.'],
      ['baju saya ada yg luntur', 'Siap Kak, yang luntur kami pisahkan ya. Terima kasih sudah diberi tahu.'],
      ['setrika aja brp?', 'Setrika saja 5rb per kg Kak.'],
      ['kalo 5 kg jadi berapa', '5 kg x 7rb jadi 35rb Kak, selesai 2 hari.'],
      ['karpet 2x3 brp', 'Karpet 15rb per meter persegi Kak, jadi 6 meter persegi Rp 90.000, selesai 4 hari.'],
      ['jam berapa paling malem bisa ambil?', 'Paling malam jam 9 Kak.'],
      ['oke saya anter sore ini', 'Siap Kak, ditunggu ya. Kami di Jl Mawar 12 Malang.'],
      [
        'hp saya ketinggalan di saku gmn',
        'Waduh, mohon maaf Kak, barang tertinggal di saku bukan tanggung jawab kami, tapi saya tanyakan dulu ke admin ya.',
      ],
    ],
  },
  {
    owner: `Kamu CS Rasa Nusantara Catering Bekasi. Nasi box ayam bakar 22.000, ayam goreng 20.000, rendang 28.000. Minimal 20 box, pesan paling lambat H-1.
Tumpeng mini 150.000 (5 porsi), tumpeng besar 450.000 (20 porsi), pesan H-3. Snack box 12.000 isi 3 kue plus air mineral.
Ongkir Bekasi kota 25.000, Jakarta 60.000, gratis kalau pesanan di atas 1 juta. DP 50% saat pesan, pelunasan saat barang sampai. BCA 5770112233 a.n. Ratna Dewi.
Sambal dan lalapan sudah termasuk. Bisa request tidak pedas. Halal. Tidak melayani prasmanan.`,
    right: [
      ['mau pesan nasi box buat 50 orang', 'Siap Kak, untuk 50 box mau yang ayam bakar 22.000, ayam goreng 20.000, atau rendang 28.000?'],
      [
        'ayam bakar 50 box total brp sama ongkir jakarta',
        'Ayam bakar 50 box Rp 1.100.000 Kak, ongkirnya gratis karena pesanan di atas 1 juta.',
      ],
      ['pedes gak?', 'Bisa dibuat tidak pedas Kak, nanti kami catat ya.'],
      ['sambelnya dapet?', 'Sudah termasuk sambal dan lalapan Kak.'],
      ['bisa buat besok?', 'Bisa Kak, nasi box paling lambat dipesan H-1, jadi hari ini ya.'],
      ['tumpeng buat 15 orang ada?', 'Ada Kak, tumpeng besar 450.000 untuk 20 porsi, pesannya H-3 ya.'],
      ['halal kan?', 'Halal Kak 😊'],
      ['bisa prasmanan?', 'Mohon maaf Kak, kami belum melayani prasmanan. Adanya nasi box, tumpeng dan snack box.'],
      ['dp nya berapa', 'DP-nya 50% saat pesan Kak, sisanya saat barang sampai.'],
      ['kalo cuma 10 box?', 'Mohon maaf Kak, minimal 20 box ya.'],
      ['snack box isinya apa', 'Snack box 12.000 isi 3 kue plus air mineral Kak.'],
      ['transfer kemana?', 'Ke BCA 5770112233 a.n. Ratna Dewi Kak.'],
      ['lokasi dimana?', 'Kami di Bekasi Kak. Mau dikirim ke mana ya?'],
      ['lunasnya kapan', 'Pelunasannya saat barang sampai Kak.'],
      ['yang paling murah apa', 'Yang paling hemat ayam goreng Kak, 20.000 per box.'],
    ],
  },
  {
    owner: `Toko HP Second Jaya Cell. Semua unit garansi toko 1 bulan (bukan LCD pecah dan kena air). 
iPhone 11 64GB 3.900.000, iPhone 12 128GB 5.600.000, iPhone 13 128GB 7.800.000. Samsung A54 8/256 3.400.000. Redmi Note 12 6/128 1.750.000.
Fullset dus dan charger untuk iPhone, Samsung unit + charger saja. Tukar tambah bisa, harga lihat kondisi di toko. Cicilan lewat Kredivo atau Shopee PayLater.
COD Surabaya di toko saja, luar kota kirim JNE YES dengan asuransi, bayar dulu. Buka Senin-Sabtu 10.00-20.00, Minggu libur. Ruko Manyar Indah B7.`,
    right: [
      ['ip 13 brp gan', 'iPhone 13 128GB 7.800.000 Gan, fullset dus dan charger.'],
      ['garansi brp lama?', 'Garansi toko 1 bulan Kak, di luar LCD pecah dan kena air.'],
      ['bisa nyicil gak?', 'Bisa Kak, cicilan lewat Kredivo atau Shopee PayLater.'],
      ['bisa tt sama ip x?', 'Tukar tambah bisa Kak, harganya lihat kondisi di toko ya. Boleh mampir ke Ruko Manyar Indah B7.'],
      ['minggu buka?', 'Minggu libur Kak, kami buka Senin sampai Sabtu jam 10 pagi sampai 8 malam.'],
      [
        'saya di bandung, bisa cod?',
        'Mohon maaf Kak, COD hanya di toko Surabaya. Untuk luar kota dikirim JNE YES dengan asuransi, bayar dulu ya.',
      ],
      ['hp 2 jutaan ada?', 'Ada Kak, Redmi Note 12 6/128 harganya 1.750.000.'],
      ['samsungnya dapet dus?', 'Kalau Samsung unit dan charger saja Kak, tanpa dus.'],
      [
        'ip 11 sama a54 mending mana',
        'iPhone 11 64GB 3.900.000, Samsung A54 memorinya lebih besar 8/256 dengan harga 3.400.000 Kak. Kalau butuh memori besar, A54 lebih cocok.',
      ],
      ['aman gak kirimnya', 'Aman Kak, dikirim JNE YES dan sudah dengan asuransi.'],
      ['kalo kena air garansi?', 'Mohon maaf, kena air tidak termasuk garansi Kak.'],
      ['jadi ambil ip 12 ya', 'Siap Kak, iPhone 12 128GB Rp 5.600.000. Mau diambil di toko atau dikirim?'],
      ['bisa kurang gak?', 'Mohon maaf Kak, soal itu saya tanyakan dulu ke admin ya.'],
      ['alamat?', 'Kami di Ruko Manyar Indah B7, Surabaya Kak.'],
      ['ready semua?', 'Untuk stok hari ini saya pastikan dulu ke admin ya Kak. Kakak incar yang mana?'],
    ],
  },
  {
    owner: `Klinik hewan & grooming Paw House. Grooming kucing: basic 60rb, jamur 85rb, kutu 80rb. Anjing kecil 90rb, sedang 120rb, besar 160rb. 
Penitipan 45rb per malam termasuk makan 2x, bawa vaksin terakhir. Dokter praktek Selasa, Kamis, Sabtu jam 16-20. Konsultasi 75rb, vaksin F3 kucing 220rb, steril kucing jantan 400rb betina 600rb (booking H-2, puasa 8 jam).
Antar jemput grooming 20rb pulang pergi dalam kota Semarang. Hewan agresif ada tambahan 25rb. Booking wajib untuk sabtu minggu. Buka 09.00-20.00 tiap hari.`,
    right: [
      ['grooming kucing berapa ya', 'Grooming kucing basic 60rb Kak, yang jamur 85rb dan kutu 80rb.'],
      ['kucing saya jamuran', 'Untuk jamur grooming-nya 85rb Kak. Mau datang hari apa?'],
      ['dokter ada hari jumat?', 'Dokter praktek Selasa, Kamis, dan Sabtu jam 16-20 Kak. Jumat belum ada.'],
      ['mau steril betina', 'Steril kucing betina 600rb Kak. Booking minimal H-2 dan kucingnya puasa 8 jam ya.'],
      [
        'bisa nitip 3 malam?',
        'Bisa Kak, 45rb per malam, jadi 3 malam Rp 135.000 sudah termasuk makan 2x sehari. Jangan lupa bawa vaksin terakhir ya.',
      ],
      ['bisa dijemput?', 'Bisa Kak, antar jemput 20rb pulang pergi dalam kota Semarang.'],
      ['anjing golden brp', 'Anjing besar 160rb Kak.'],
      ['anjing saya galak', 'Tidak apa-apa Kak, untuk hewan agresif ada tambahan 25rb ya.'],
      ['sabtu harus booking?', 'Iya Kak, Sabtu dan Minggu wajib booking. Mau jam berapa?'],
      ['tutup jam brp', 'Kami tutup jam 8 malam Kak, buka jam 9 pagi tiap hari.'],
      ['vaksin kucing ada?', 'Ada Kak, vaksin F3 220rb dengan dokter hari Selasa, Kamis, atau Sabtu.'],
      ['konsul doang berapa', 'Konsultasi 75rb Kak.'],
      [
        'kucing muntah2 dok',
        'Semoga cepat sembuh ya Kak. Sebaiknya langsung diperiksa dokter, praktek hari Selasa, Kamis, Sabtu jam 16-20. Saya kabari admin juga ya.',
      ],
      ['makanannya bawa sendiri?', 'Tidak perlu Kak, penitipan sudah termasuk makan 2x.'],
      ['oke booking sabtu jam 10 grooming basic', 'Siap Kak, grooming basic Sabtu jam 10 ya. Atas nama siapa?'],
    ],
  },
];

/** Written and measured once before it was read. */
export const moreNaturalShops: readonly NaturalShop[] = [
  {
    owner: `Bengkel Motor Pak Slamet, Jl Raya Cibinong 88. Servis ringan matic 75rb, bebek 65rb, sport 120rb. Ganti oli 55rb (oli MPX2) sudah sama pasang. Kampas rem depan 60rb, belakang 50rb. Ban IRC 80/90 depan 210rb, 90/90 belakang 245rb pasang gratis.
Home service area Cibinong dan Citeureup tambah 30rb. Booking dulu sehari sebelumnya kalau turun mesin, mulai 650rb. Garansi servis 1 minggu. Sparepart bawa sendiri boleh, ongkos pasang saja 25rb.
Buka Senin-Sabtu 08.00-17.00. Minggu setengah hari sampai jam 12. Bayar cash atau Dana 0812-9000-7711.`,
    right: [
      ['servis beat berapa pak', 'Servis ringan matic 75rb Mas.'],
      ['oli sekalian dipasang kan?', 'Iya Mas, ganti oli 55rb sudah sama pasang, pakai MPX2.'],
      ['minggu buka gak', 'Buka Mas, Minggu setengah hari sampai jam 12 siang.'],
      ['bisa ke rumah? saya di citeureup', 'Bisa Mas, home service ke Citeureup tambah 30rb.'],
      ['saya depok bisa home service?', 'Mohon maaf Mas, home service baru untuk Cibinong dan Citeureup.'],
      ['ban belakang beat brp', 'Ban IRC 90/90 belakang 245rb Mas, pasangnya gratis.'],
      ['kampas rem depan belakang total', 'Depan 60rb, belakang 50rb, jadi Rp 110.000 Mas.'],
      ['kalo bawa kampas sendiri?', 'Boleh Mas, ongkos pasang saja 25rb.'],
      ['turun mesin brp', 'Turun mesin mulai 650rb Mas, booking dulu sehari sebelumnya ya.'],
      ['ada garansinya?', 'Ada Mas, garansi servis 1 minggu.'],
      ['besok jam 9 bisa servis?', 'Bisa Mas, kami buka jam 8 pagi. Langsung datang saja ya.'],
      ['bayar pake dana bisa', 'Bisa Mas, Dana ke 0812-9000-7711 atau cash juga boleh.'],
      ['posisi dmn', 'Kami di Jl Raya Cibinong 88 Mas.'],
      ['motor saya brebet', 'Biasanya perlu dicek dulu Mas. Boleh dibawa ke bengkel, nanti kami periksa.'],
      ['oke saya kesana siang', 'Siap Mas, ditunggu ya. Kami tutup jam 5 sore.'],
    ],
  },
  {
    owner: `Kursus Inggris FunSpeak. Kelas anak (6-12 tahun) 350.000/bulan 8 pertemuan, remaja 400.000/bulan 8 pertemuan, dewasa conversation 500.000/bulan 8 pertemuan, private 120.000 per pertemuan minimal 10 pertemuan.
Pendaftaran 150.000 sekali saja termasuk modul. Kelas maksimal 8 orang. Jadwal anak Senin Rabu 15.30, remaja Selasa Kamis 16.00, dewasa Sabtu 09.00 dan 13.00. Online via Zoom tersedia untuk dewasa dan private.
Trial class gratis 1x. Sertifikat setelah 3 bulan. Diskon 10% kalau bayar 3 bulan sekaligus. Izin bisa reschedule maksimal 2x sebulan. Lokasi Jl Dago 210 Bandung.`,
    right: [
      ['les buat anak sd brp kak', 'Untuk anak usia 6-12 tahun 350.000 per bulan Kak, 8 kali pertemuan.'],
      ['ada biaya daftar?', 'Ada Kak, 150.000 sekali saja dan sudah termasuk modul.'],
      ['bisa coba dulu?', 'Bisa Kak, trial class gratis 1x. Mau dijadwalkan kapan?'],
      ['sekelas berapa orang', 'Maksimal 8 orang per kelas Kak.'],
      ['jadwal dewasa', 'Kelas dewasa Sabtu jam 9 pagi atau jam 1 siang Kak.'],
      ['bisa online gak', 'Bisa Kak, online via Zoom untuk kelas dewasa dan private.'],
      ['anak saya bisa online?', 'Untuk anak baru kelas tatap muka Kak, yang online dewasa dan private.'],
      ['dapet sertifikat?', 'Dapat Kak, setelah 3 bulan.'],
      ['kalo ga bisa dateng gimana', 'Bisa reschedule Kak, maksimal 2x sebulan.'],
      ['bayar 3 bulan ada diskon?', 'Ada Kak, diskon 10% kalau bayar 3 bulan sekaligus.'],
      ['dewasa 3 bulan jadi berapa', 'Rp 1.500.000 dikurangi diskon 10% jadi Rp 1.350.000 Kak, belum termasuk pendaftaran 150.000.'],
      ['private brp', 'Private 120.000 per pertemuan Kak, minimal 10 pertemuan.'],
      ['gurunya bule?', 'Soal itu saya tanyakan dulu ke admin ya Kak.'],
      ['alamat', 'Di Jl Dago 210 Bandung Kak.'],
      ['anak umur 5 bisa?', 'Kelas anak mulai usia 6 tahun Kak. Untuk yang 5 tahun saya tanyakan dulu ke admin ya.'],
    ],
  },
  {
    owner: `Hijab Aisyah. Pashmina ceruty 45.000, bergo instan 55.000, segi empat voal 39.000, ciput 15.000. Beli 3 gratis ciput. Grosir minimal 12 pcs diskon 20%.
Warna: hitam, mocca, dusty pink, army, putih (putih lagi kosong sampai minggu depan). Ukuran segi empat 115x115.
Kirim tiap hari kecuali Minggu, order sebelum jam 14.00 dikirim hari ini. JNE, J&T, SiCepat. COD bisa lewat Shopee. Retur 3 hari kalau cacat, wajib video unboxing. Transfer Mandiri 1370012345678 a.n. Aisyah Rahma.`,
    right: [
      ['pashmina brp kak', 'Pashmina ceruty 45.000 Kak.'],
      ['warna apa aja', 'Ada hitam, mocca, dusty pink, dan army Kak. Yang putih lagi kosong sampai minggu depan.'],
      ['beli 3 dapet apa', 'Beli 3 gratis ciput Kak.'],
      ['kalo order skrg dikirim kapan', 'Kalau sebelum jam 2 siang dikirim hari ini Kak.'],
      ['minggu kirim?', 'Minggu libur kirim Kak, dikirimnya Senin.'],
      ['cod bisa?', 'COD bisa lewat Shopee ya Kak.'],
      ['kalo cacat gimana', 'Bisa retur 3 hari Kak, jangan lupa video unboxing ya.'],
      ['putih ready?', 'Putih lagi kosong Kak sampai minggu depan. Warna mocca atau dusty pink mau?'],
      ['grosir brp minimal', 'Grosir minimal 12 pcs Kak, diskon 20%.'],
      ['12 pashmina jadi brp', '12 x 45.000 = 540.000, diskon 20% jadi Rp 432.000 Kak.'],
      ['voal ukurannya', 'Segi empat voal ukuran 115x115 Kak, harganya 39.000.'],
      ['pake jnt bisa', 'Bisa Kak, ada J&T, JNE dan SiCepat.'],
      [
        'saya ambil bergo 1 pashmina 2',
        'Siap Kak, bergo 55.000 dan pashmina 2 x 45.000, totalnya Rp 145.000. Karena beli 3, gratis ciput ya.',
      ],
      ['transfer kmn', 'Ke Mandiri 1370012345678 a.n. Aisyah Rahma ya Kak.'],
      ['bahannya panas gak?', 'Kalau ceruty biasanya adem dan ringan Kak.'],
    ],
  },
];
