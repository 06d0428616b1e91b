import type { Shop } from '../shop.js';

/**
 * The second half of the fifth set. The whole set was written in one go before any rule was read or changed
 * for it.
 */
export const fifthServices: readonly Shop[] = [
  {
    name: 'fifth laundry',
    owner: `Laundry Wangi Bersih Semarang
Cuci setrika 7rb/kg, cuci lipat 5rb/kg, setrika saja 4rb/kg. Minimal 3 kg
Reguler 2 hari, express 6 jam tambah 100%, kilat 3 jam hanya untuk maksimal 5 kg harga 20rb/kg
Bed cover 25rb kecil, 35rb besar. Sepatu 30rb, boneka 15-40rb, jas 35rb, karpet 12rb/m2
Antar jemput gratis min 5 kg radius 2 km. Di luar itu 10rb
Luntur bukan tanggung jawab kami kalau tidak bilang dari awal. Hilang diganti maksimal 10x ongkos cuci
Tidak terima pakaian dalam untuk setrika. Kulit dan suede tidak bisa
Member deposit 200rb dapat saldo 230rb
Baju tidak diambil 30 hari di luar tanggung jawab
Buka 07.00-21.00 tiap hari, tanggal merah tutup
Pewangi pilihan: sakura, lavender, tanpa pewangi`,
    right: [
      ['price', 'cuci setrika sekilo', 'Cuci setrika 7rb per kg kak, minimal 3 kg ya'],
      ['total', 'cuci lipat 6 kilo', 'Cuci lipat 6 kg jadi 30rb kak'],
      ['total', 'setrika 4kg + bedcover gede', 'Setrika 4 kg 16rb + bed cover besar 35rb = 51rb kak'],
      ['time', 'brp hari jadi', 'Yang reguler 2 hari kak, kalau butuh cepat ada express 6 jam'],
      ['price', 'express nambah brp', 'Express tambah 100% kak dari harga biasa'],
      ['terms', 'kilat bs 8 kg?', 'Untuk kilat 3 jam maksimal 5 kg kak'],
      ['shipping', 'jemput dong 6kg deket kok 1 km', 'Siap kak, gratis antar jemputnya karena di atas 5 kg dan masih radius 2 km'],
      ['terms', 'jaket kulit bs?', 'Mohon maaf kak, bahan kulit dan suede tidak bisa kami cuci'],
      ['terms', 'klo ilang diganti?', 'Diganti kak, maksimal 10x ongkos cucinya'],
      ['discount', 'member itu gmn', 'Member deposit 200rb dapat saldo 230rb kak'],
      ['time', 'tgl merah buka?', 'Tanggal merah kami tutup kak'],
      ['terms', 'bs ga pake pewangi', 'Bisa kak, ada pilihan tanpa pewangi'],
      ['price', 'cuci sepatu', 'Sepatu 30rb kak'],
    ],
    wrong: [
      ['price', 'setrika aja brp', 'Setrika saja 5rb per kg kak'],
      ['total', 'cuci lipat 6 kilo', 'Jadi 42rb kak'],
      ['terms', '2 kilo bs?', 'Bisa kak 2 kg juga kami terima'],
      ['time', 'express brp jam', 'Express 3 jam selesai kak'],
      ['terms', 'kilat bs 8 kg?', 'Bisa kak 8 kg selesai 3 jam'],
      ['shipping', 'jemput 3kg gratis?', 'Gratis kak antar jemputnya'],
      ['terms', 'jaket kulit bs?', 'Bisa kak, kami punya treatment khusus kulit'],
      ['terms', 'klo ilang diganti?', 'Kami ganti penuh seharga bajunya kak'],
      ['discount', 'member deposit 200', 'Dapat saldo 250rb kak'],
      ['time', 'tgl merah buka?', 'Tetap buka kak jam 07.00-21.00'],
      ['terms', 'luntur ditanggung?', 'Iya kak kalau luntur kami yang tanggung'],
      ['terms', 'deterjennya aman buat bayi?', 'Deterjen kami khusus bayi dan hypoallergenic kak'],
      ['terms', 'celana dalam disetrika?', 'Bisa kak sekalian disetrika'],
    ],
  },
  {
    name: 'fifth camera rental',
    owner: `Sewa Kamera Jogja Lensaku
Sony A7III body 350rb/hari, Canon M50 150rb/hari, GoPro 11 120rb, drone Mini 3 300rb, tripod 25rb, lensa 85mm 100rb
Hitungan 24 jam. Telat 10rb/jam, lebih dari 5 jam dihitung sehari
Sewa 3 hari bayar 2 hari khusus weekday (Senin-Kamis), drone tidak ikut promo
Syarat: KTP asli + 1 kartu lain (SIM/KTM), jaminan motor + STNK untuk drone dan A7III. Tidak perlu deposit uang
KTP luar DIY boleh, tapi harus ada tiket atau bukti hotel
Rusak atau hilang ditanggung penyewa. Drone jatuh juga
Antar ke hotel 20rb dalam ringroad, bandara YIA 75rb
Sudah termasuk 2 baterai, memory 64GB, tas
Booking DP 50rb, tidak kembali kalau batal H-1
Pilot drone 250rb per 3 jam
Buka 24 jam, ambil tengah malam janjian dulu`,
    right: [
      ['price', 'a7iii sehari', 'Sony A7III body 350rb per hari kak'],
      ['total', 'm50 sama tripod 2 hari', 'Canon M50 2 x 150rb = 300rb, tripod 2 x 25rb = 50rb, total 350rb kak'],
      ['discount', 'sewa 3 hr senin smp rabu', 'Senin-Rabu kena promo kak, sewa 3 hari cukup bayar 2 hari'],
      ['discount', 'drone ikut promo 3 hari?', 'Drone tidak ikut promo kak'],
      ['terms', 'syaratnya apa', 'KTP asli dan 1 kartu lain seperti SIM atau KTM kak. Khusus drone dan A7III perlu jaminan motor + STNK'],
      ['terms', 'hrs deposit?', 'Nggak perlu deposit uang kak'],
      ['terms', 'ktp jakarta boleh?', 'Boleh kak, asal ada tiket atau bukti hotelnya'],
      ['terms', 'telat 2 jam', 'Telat kena 10rb per jam kak, jadi 20rb untuk 2 jam'],
      ['terms', 'drone jatoh gmn', 'Kalau rusak atau hilang ditanggung penyewa kak, termasuk drone yang jatuh'],
      ['shipping', 'anter ke yia', 'Antar ke bandara YIA 75rb kak'],
      ['terms', 'dpt apa aja', 'Sudah dapat 2 baterai, memory 64GB dan tas kak'],
      ['terms', 'dp balik ga klo batal besok', 'DP-nya tidak kembali kak kalau batal H-1'],
      ['time', 'ambil jam 12 malem bs', 'Bisa kak kami 24 jam, tapi kalau tengah malam janjian dulu ya'],
    ],
    wrong: [
      ['price', 'gopro brp', 'GoPro 11 150rb per hari kak'],
      ['total', 'm50 sama tripod 2 hari', 'Totalnya 325rb kak'],
      ['discount', 'sewa jumat smp minggu promo?', 'Iya kak 3 hari bayar 2 hari'],
      ['discount', 'drone ikut promo 3 hari?', 'Ikut kak, cukup bayar 2 hari'],
      ['terms', 'syarat m50', 'Canon M50 perlu jaminan motor juga kak'],
      ['terms', 'bs jaminan fotokopi ktp?', 'Bisa kak fotokopi KTP saja cukup'],
      ['terms', 'ktp jakarta boleh?', 'Boleh kak tanpa syarat tambahan'],
      ['terms', 'telat 2 jam', 'Telat 2 jam masih gratis kak'],
      ['terms', 'drone jatoh gmn', 'Ada asuransinya kak, tidak perlu ganti'],
      ['shipping', 'anter ke yia', 'Antar ke YIA 50rb kak'],
      ['terms', 'memory brp giga', 'Memory-nya 128GB kak'],
      ['terms', 'dp balik ga klo batal besok', 'DP bisa kembali penuh kak'],
      ['terms', 'diajarin pake drone?', 'Iya kak, sebelum sewa ada training gratis 30 menit'],
    ],
  },
  {
    name: 'fifth dental clinic',
    owner: `Klinik Gigi Senyum Sehat Bekasi
Scaling 300rb, tambal mulai 250rb per gigi, cabut gigi susu 150rb, cabut gigi dewasa 350rb, cabut bungsu mulai 1.500.000
Behel metal 6.500.000, ceramic 9.000.000, kontrol behel 200rb/bulan
Bleaching 1.800.000 (promo sampai akhir bulan 1.500.000)
Konsultasi 75rb, gratis kalau lanjut tindakan
Praktek Senin-Jumat 10.00-20.00, Sabtu 09.00-15.00. drg Rina: Senin Rabu Jumat. drg Bowo (spesialis ortho): Selasa Kamis
Behel hanya dengan drg Bowo
Wajib booking, batal kabari 3 jam sebelumnya
Tidak terima BPJS. Asuransi: Allianz, Prudential (reimburse)
Cicilan behel: DP 2jt sisanya dicicil 10x tanpa bunga
Ibu hamil boleh scaling mulai trimester 2 dengan surat dokter kandungan
Anak mulai 3 tahun`,
    right: [
      ['price', 'scaling brp', 'Scaling 300rb kak'],
      ['price', 'bleaching', 'Bleaching lagi promo 1.500.000 kak sampai akhir bulan, normalnya 1.800.000'],
      ['terms', 'konsul bayar?', 'Konsultasi 75rb kak, tapi gratis kalau lanjut tindakan'],
      ['time', 'sabtu buka jam brp', 'Sabtu jam 09.00-15.00 kak'],
      ['time', 'drg bowo hari apa', 'drg Bowo praktek Selasa dan Kamis kak'],
      ['terms', 'pasang behel sama drg rina bs?', 'Pasang behel hanya dengan drg Bowo kak, spesialis ortho kami'],
      ['terms', 'pake bpjs bs?', 'Maaf kak, BPJS belum bisa di sini'],
      ['terms', 'prudential bs', 'Bisa kak Prudential, sistemnya reimburse'],
      ['terms', 'behel bs nyicil', 'Bisa kak, DP 2jt lalu sisanya 10x tanpa bunga'],
      ['total', 'tambal 2 gigi + scaling', 'Tambal mulai 250rb per gigi, jadi 2 gigi mulai 500rb ditambah scaling 300rb, mulai 800rb kak'],
      ['terms', 'hamil 5 bln boleh scaling', 'Boleh kak karena sudah trimester 2, mohon bawa surat dokter kandungan ya'],
      ['terms', 'langsung dtg bs?', 'Wajib booking dulu kak, mau saya bantu daftarkan?'],
      ['price', 'cabut gigi anak', 'Cabut gigi susu 150rb kak'],
    ],
    wrong: [
      ['price', 'cabut gigi dewasa', 'Cabut gigi dewasa 300rb kak'],
      ['price', 'kontrol behel', 'Kontrol behel gratis selama perawatan kak'],
      ['terms', 'konsul bayar?', 'Konsultasi gratis kak'],
      ['time', 'minggu buka?', 'Minggu buka kak jam 09.00-15.00'],
      ['time', 'drg bowo hari apa', 'drg Bowo ada Senin sampai Jumat kak'],
      ['terms', 'pasang behel sama drg rina bs?', 'Bisa kak sama drg Rina hari Rabu'],
      ['terms', 'pake bpjs bs?', 'Bisa kak, bawa rujukan dari faskes 1'],
      ['terms', 'mandiri inhealth bs?', 'Bisa kak Inhealth kami terima'],
      ['terms', 'behel bs nyicil', 'Bisa kak dicicil 24x'],
      ['total', 'behel metal total sama kontrol setahun', 'Totalnya 7.500.000 kak sudah kontrol setahun'],
      ['terms', 'hamil 2 bln boleh scaling', 'Boleh kak, aman untuk ibu hamil'],
      ['terms', 'langsung dtg bs?', 'Bisa langsung datang kak tanpa booking'],
      ['terms', 'cabut sakit ga', 'Tenang kak, dijamin tidak sakit sama sekali'],
    ],
  },
  {
    name: 'fifth tutoring',
    owner: `Les Privat Pintar Bareng - Depok
SD 60rb per pertemuan, SMP 75rb, SMA 90rb, 1 pertemuan 90 menit
Paket 8x bayar di depan diskon 5%, paket 12x diskon 10%
Mapel: matematika, IPA, bahasa Inggris. Calistung TK 55rb (60 menit). Belum ada ngaji dan IPS
Guru datang ke rumah area Depok, Cibubur, Jagakarsa. Luar area online lewat Zoom harga sama
Berdua satu guru tambah 30rb
Pertemuan pertama boleh coba bayar setengah, kalau tidak cocok guru diganti
Ijin maksimal 4 jam sebelumnya, kurang dari itu pertemuan terhitung
Guru mahasiswa UI dan lulusan UNJ. Bisa minta guru perempuan
Jam les 13.00-20.00, Sabtu dari jam 9. Minggu tidak ada
Modul gratis untuk paket 12x
Sistem bayar transfer tiap awal bulan, BNI 0771234509 Lina Marlina`,
    right: [
      ['price', 'smp brp', 'Untuk SMP 75rb per pertemuan kak, durasi 90 menit'],
      ['total', 'sd paket 8x', 'SD 8 x 60rb = 480rb, diskon 5% jadi 456rb kak'],
      ['terms', 'ips ada?', 'IPS belum ada kak, mapelnya matematika, IPA, dan bahasa Inggris'],
      ['terms', 'bs ke bogor?', 'Kalau Bogor lewat Zoom ya kak, harganya sama'],
      ['terms', 'adek kaka berdua', 'Bisa kak, berdua satu guru tambah 30rb'],
      ['terms', 'bs nyoba dulu', 'Pertemuan pertama boleh coba kak, bayarnya setengah. Kalau kurang cocok gurunya kami ganti'],
      ['terms', 'klo anak sakit mendadak', 'Izin paling lambat 4 jam sebelumnya kak, kalau kurang dari itu pertemuannya tetap dihitung'],
      ['terms', 'gurunya siapa', 'Guru kami mahasiswa UI dan lulusan UNJ kak'],
      ['terms', 'minta guru cewe bs', 'Bisa kak minta guru perempuan'],
      ['time', 'hari minggu bs?', 'Minggu tidak ada les kak, Sabtu bisa mulai jam 9'],
      ['terms', 'modul dpt?', 'Modulnya gratis kak untuk paket 12x'],
      ['price', 'anak tk', 'Calistung TK 55rb kak, 60 menit per pertemuan'],
      ['account', 'tf kemana', 'BNI 0771234509 a.n. Lina Marlina kak'],
    ],
    wrong: [
      ['price', 'sma brp', 'SMA 85rb per pertemuan kak'],
      ['total', 'sd paket 8x', 'Jadi 432rb kak setelah diskon'],
      ['terms', 'bs ngaji sekalian?', 'Bisa kak, ada guru ngajinya juga'],
      ['terms', 'fisika kimia sma ada?', 'Ada kak, guru fisika dan kimia kami lulusan ITB'],
      ['terms', 'bs ke bogor?', 'Bisa kak guru datang ke Bogor'],
      ['terms', 'bs nyoba dulu', 'Pertemuan pertama gratis kak'],
      ['terms', 'klo anak sakit mendadak', 'Ga papa kak, ijin 1 jam sebelumnya juga bisa diganti hari lain'],
      ['time', 'malem jam 9 bs?', 'Bisa kak jam 9 malam'],
      ['terms', 'modul dpt?', 'Semua paket dapat modul gratis kak'],
      ['time', 'tk brp menit', 'Calistung 90 menit kak'],
      ['terms', 'bayarnya tiap dtg bs?', 'Bisa kak bayar setiap pertemuan langsung ke guru'],
      ['discount', 'paket 12x diskon', 'Diskonnya 15% kak'],
      ['terms', 'dijamin naik nilai?', 'Dijamin nilainya naik kak, kalau tidak uang kembali'],
    ],
  },
  {
    name: 'fifth air conditioning',
    owner: `Servis AC Dingin Palembang
Cuci AC 0.5-1 PK 75rb, 1.5-2 PK 90rb. Minimal 2 unit, kalau 1 unit tambah transport 25rb
Tambah freon R32 150rb, R410 200rb, isi penuh. Freon R22 200rb
Bongkar pasang 350rb pipa 3 meter, lebih pipa 110rb/m
Pasang AC baru 300rb belum termasuk pipa dan bracket
Perbaikan: cek 50rb, gratis kalau jadi diperbaiki
Garansi cuci 14 hari, freon 30 hari, pasang 3 bulan. Kalau dibongkar teknisi lain garansi hilang
Jam kerja 08.00-17.00, malam (sampai jam 21) tambah 50rb
Area Palembang, Plaju, Kertapati. Indralaya tambah 60rb. Prabumulih tidak bisa
Bayar setelah selesai, tunai atau transfer. Kantor bisa invoice tempo 14 hari
Tidak servis kulkas dan mesin cuci
Langganan 3 bulan sekali diskon 10%`,
    right: [
      ['price', 'cuci ac 1pk', 'Cuci AC 1 PK 75rb kak, minimal 2 unit ya'],
      ['total', 'cuci 1 unit aja 1pk', 'Kalau 1 unit 75rb + transport 25rb = 100rb kak'],
      ['total', 'cuci 3 unit 2pk', 'AC 2 PK 90rb x 3 = 270rb kak'],
      ['price', 'isi freon r32', 'Tambah freon R32 150rb kak, sampai penuh'],
      ['terms', 'cek doang bayar?', 'Biaya cek 50rb kak, tapi gratis kalau jadi diperbaiki'],
      ['terms', 'garansi cuci', 'Garansi cuci 14 hari kak'],
      ['terms', 'abis dipasang trs dibongkar tukang lain garansi?', 'Kalau dibongkar teknisi lain garansinya hilang kak'],
      ['time', 'jam 7 malem bs?', 'Bisa kak sampai jam 21, malam tambah 50rb ya'],
      ['terms', 'prabumulih bs?', 'Maaf kak Prabumulih belum bisa, area kami Palembang, Plaju, Kertapati dan Indralaya'],
      ['terms', 'kulkas bs servis?', 'Kami tidak servis kulkas kak'],
      ['terms', 'bayarnya kapan', 'Bayarnya setelah pekerjaan selesai kak, bisa tunai atau transfer'],
      ['terms', 'utk kantor bs tempo', 'Bisa kak, untuk kantor ada invoice tempo 14 hari'],
      ['terms', 'pasang baru udh sama pipa?', 'Pasang AC baru 300rb kak, pipa dan bracket belum termasuk'],
    ],
    wrong: [
      ['price', 'cuci ac 1.5pk', 'Cuci AC 1.5 PK 75rb kak'],
      ['total', 'cuci 1 unit aja 1pk', 'Cuci 1 unit 75rb saja kak'],
      ['price', 'freon r22', 'Freon R22 150rb kak'],
      ['terms', 'cek doang bayar?', 'Pengecekan gratis kak'],
      ['terms', 'garansi freon', 'Freonnya garansi 3 bulan kak'],
      ['terms', 'abis dibongkar tukang lain garansi?', 'Masih berlaku kak garansinya'],
      ['time', 'jam 7 malem ada tambahan?', 'Tidak ada tambahan biaya kak'],
      ['terms', 'prabumulih bs?', 'Bisa kak, tambah transport 60rb'],
      ['terms', 'kulkas bs servis?', 'Bisa kak kulkas juga kami kerjakan'],
      ['terms', 'bayarnya kapan', 'Bayar DP 50% dulu ya kak'],
      ['terms', 'rumah bs tempo?', 'Bisa kak tempo 14 hari untuk rumah juga'],
      ['terms', 'pasang baru udh sama pipa?', 'Sudah kak, 300rb termasuk pipa 3 meter'],
      ['terms', 'teknisinya bersertifikat?', 'Teknisi kami semua bersertifikat BNSP kak'],
    ],
  },
  {
    name: 'fifth guesthouse',
    owner: `Penginapan Teduh Ubud
Kamar standar 275rb/malam, deluxe 400rb, family 600rb (4 orang)
Weekend (Jumat-Sabtu) naik 50rb, high season 20 Des - 5 Jan naik 150rb
Check in 14.00, check out 12.00. Early check in mulai jam 10 bayar 100rb kalau kosong
Sarapan termasuk untuk 2 orang di deluxe dan family 4 orang, standar tidak (25rb/orang)
Extra bed 100rb, hanya deluxe dan family. Anak di bawah 5 tahun gratis
Kolam renang 07.00-19.00. AC semua kamar kecuali standar (kipas)
Boleh bawa hewan? tidak. Merokok di teras saja
Sewa motor 75rb/hari. Jemput bandara 300rb maksimal 4 orang
Booking DP 50%. Batal 7 hari sebelum uang kembali penuh, 3-6 hari kembali setengah, kurang dari 3 hari hangus
Parkir mobil terbatas 3, harus bilang dulu
Wifi gratis. Tamu bukan suami istri boleh`,
    right: [
      ['price', 'deluxe semalem', 'Deluxe 400rb per malam kak, weekend jadi 450rb'],
      ['total', 'deluxe 2 malam senin rabu', 'Deluxe 2 malam 800rb kak untuk hari biasa'],
      ['total', 'standar sabtu', 'Standar hari Sabtu 275rb + 50rb = 325rb kak'],
      ['time', 'check in jam brp', 'Check in mulai 14.00 kak, check out 12.00'],
      ['time', 'dtg jam 11 bs masuk?', 'Bisa early check in kak bayar 100rb, kalau kamarnya kosong'],
      ['terms', 'standar dpt sarapan?', 'Kamar standar belum termasuk sarapan kak, kalau mau 25rb per orang'],
      ['terms', 'standar ac?', 'Kamar standar pakai kipas kak, AC ada di deluxe dan family'],
      ['terms', 'bs bawa kucing', 'Maaf kak, tidak boleh bawa hewan'],
      ['terms', 'ngerokok boleh', 'Merokok boleh di teras saja ya kak'],
      ['terms', 'batal 5 hari sebelum', 'Kalau batal 5 hari sebelumnya uang kembali setengah kak'],
      ['terms', 'extra bed di standar', 'Extra bed cuma bisa di deluxe dan family kak'],
      ['price', 'jemput bandara', 'Jemput bandara 300rb kak, maksimal 4 orang'],
      ['time', 'kolam smp jam', 'Kolam renangnya buka jam 07.00-19.00 kak'],
    ],
    wrong: [
      ['price', 'family brp', 'Family 550rb per malam kak'],
      ['total', 'standar sabtu', 'Tetap 275rb kak'],
      ['price', 'deluxe tgl 31 des', 'Deluxe tanggal 31 Desember 450rb kak'],
      ['time', 'check out jam brp', 'Check out jam 13.00 kak'],
      ['time', 'dtg jam 8 pagi bs masuk?', 'Bisa kak langsung masuk jam 8'],
      ['terms', 'standar dpt sarapan?', 'Semua kamar sudah termasuk sarapan kak'],
      ['terms', 'standar ac?', 'Ada AC kak di kamar standar'],
      ['terms', 'bs bawa kucing', 'Boleh kak asal di kandang'],
      ['terms', 'ngerokok di kamar boleh', 'Boleh kak di kamar'],
      ['terms', 'batal 2 hari sebelum', 'Uang kembali setengah kak'],
      ['terms', 'extra bed di standar', 'Bisa kak tambah 100rb'],
      ['terms', 'parkir mobil luas?', 'Luas kak, bebas parkir berapa mobil pun'],
      ['terms', 'ada dapur bersama?', 'Ada kak, dapur bersama bisa dipakai gratis'],
    ],
  },
];
