import type { Shop } from '../shop.js';

const toSerang =
  '{"tujuan":"Cipocok Jaya, Serang","berat_gram":5000,"ongkir":[{"kurir":"JNE","layanan":"JTR","biaya":45000,"estimasi":"3-5 hari"},{"kurir":"J&T","layanan":"EZ","biaya":60000,"estimasi":"2-3 hari"}]}';

/**
 * Third blind set, second half: written together with the first half, but not read while the rules were
 * changed for the first half.
 */
export const thirdServices: readonly Shop[] = [
  {
    name: 'third aircon',
    owner: `Dingin Jaya Teknik | servis AC panggilan Bekasi & Jakarta Timur
Cuci AC 0,5-1 PK 75rb, 1,5-2 PK 90rb. Cuci 3 unit atau lebih diskon 10rb/unit
Isi freon R32 tambah 150rb, full 275rb. R410 full 325rb
Bongkar pasang 1 lokasi 350rb, beda lokasi 450rb
Bongkar aja 150rb
Pasang baru 300rb (belum termasuk pipa, pipa 100rb/meter)
Cek kerusakan 50rb, gratis kalo jadi servis
Ganti kapasitor 180rb
Garansi cuci 7 hari, freon 30 hari, bongkar pasang 30 hari, sparepart 3 bulan
Jam kerja 08.00-18.00 setiap hari, minggu minimal 2 unit. lebaran libur
Booking H-1. Hari yg sama tergantung jadwal teknisi, +25rb
Di luar bekasi/jaktim ada biaya transport 50rb (depok, jaksel). Tangerang & bogor tidak melayani
Bayar setelah selesai, cash atau tf BCA 5771203348 Rudi Hartono
Tidak terima AC central & kulkas`,
    right: [
      ['price', 'cuci ac 1pk brp', 'Cuci AC 1 PK 75rb kak'],
      ['price', 'cuci yg 2pk', 'Untuk 1,5-2 PK 90rb ya kak'],
      ['total', 'cuci 3 unit yg 1pk', 'Cuci 3 unit dapat diskon 10rb per unit kak, jadi 65rb x 3 = 195rb'],
      ['price', 'freon r32 full', 'Isi freon R32 full 275rb kak, kalau cuma tambah 150rb'],
      ['price', 'bongkar pasang pindah rumah', 'Bongkar pasang beda lokasi 450rb kak'],
      ['total', 'pasang baru pipa 3 meter', 'Pasang baru 300rb + pipa 3 meter 300rb, totalnya 600rb kak'],
      ['price', 'ngecek aja bayar?', 'Cek kerusakan 50rb kak, gratis kalau jadi servis'],
      ['terms', 'garansi cucinya', 'Cuci AC garansi 7 hari kak'],
      ['terms', 'freon garansi?', 'Garansi 30 hari kak untuk freon'],
      ['time', 'minggu bs?', 'Hari Minggu bisa kak, minimal 2 unit ya'],
      [
        'time',
        'hari ini bs dateng?',
        'Untuk hari yang sama tergantung jadwal teknisi kak, ada tambahan 25rb. Kalau booking H-1 lebih pasti 🙏',
      ],
      ['terms', 'depok bs?', 'Depok bisa kak, ada biaya transport 50rb'],
      ['terms', 'tangerang?', 'Mohon maaf kak, Tangerang belum kami layani'],
      ['terms', 'bayarnya gmn', 'Bayar setelah selesai kak, bisa cash atau transfer BCA'],
      ['terms', 'kulkas bisa servis?', 'Maaf kak kami tidak terima kulkas, khusus AC aja'],
      ['account', 'rek nya', 'BCA 5771203348 a.n. Rudi Hartono kak'],
      ['time', 'jam brp aja', 'Jam kerja 08.00-18.00 setiap hari kak'],
      ['total', 'cuci 2 unit 1pk di jaksel total brp', 'Cuci 2 unit 150rb, transport Jaksel 50rb, jadi 200rb kak'],
    ],
    wrong: [
      ['price', 'cuci yg 2pk', 'Cuci 2 PK 75rb kak'],
      ['price', 'freon r410', 'R410 full 275rb kak'],
      ['total', 'cuci 3 unit yg 1pk', 'Cuci 3 unit totalnya 225rb kak'],
      ['total', 'pasang baru pipa 3 meter', 'Pasang baru sudah termasuk pipa 300rb kak'],
      ['price', 'ngecek aja bayar?', 'Ngecek gratis kak walau ga jadi servis'],
      ['terms', 'garansi cucinya', 'Cuci AC garansi 30 hari kak'],
      ['terms', 'kapasitor garansi?', 'Sparepart garansi 1 tahun kak'],
      ['time', 'minggu 1 unit bs?', 'Bisa kak, Minggu 1 unit juga kami datang'],
      ['time', 'jam 8 malem bs?', 'Jam 8 malam masih bisa kak'],
      ['time', 'hari ini bs dateng?', 'Bisa kak, teknisi kami datang hari ini jam 15.00'],
      ['terms', 'depok kena transport?', 'Depok ga kena transport kak'],
      ['terms', 'bogor bs?', 'Bogor bisa kak, tambah transport 50rb'],
      ['terms', 'ac central bs?', 'AC central bisa kami kerjakan kak'],
      ['payment', 'bayarnya gmn', 'DP 50% dulu ya kak sebelum teknisi berangkat'],
      ['account', 'rek nya', 'Bisa ke Mandiri 5771203348 a.n. Rudi Hartono kak'],
      ['discount', 'cuci 2 unit diskon?', 'Cuci 2 unit diskon 10rb per unit kak'],
      ['price', 'bongkar aja', 'Bongkar aja 100rb kak'],
      ['time', 'lebaran buka?', 'Lebaran tetap buka kak'],
    ],
  },
  {
    name: 'third boarding',
    owner: `Kost Putri Melati, Jatinangor (dekat Unpad gerbang lama, jalan kaki 5 menit)
Kamar A (3x3, km luar) 750rb/bln; Kamar B (3x4, km dalam) 1.100.000/bln; Kamar C (3x4, km dalam + AC) 1.450.000/bln
Bayar 6 bulan diskon 5%, bayar 1 tahun gratis 1 bulan
Listrik token sendiri utk kamar C, A dan B sudah termasuk. Air + wifi termasuk semua
Isi: kasur, lemari, meja. Bantal & guling bawa sendiri
Deposit 500rb dikembalikan pas keluar kalo ga ada kerusakan
Booking tanda jadi 300rb, hangus kalo batal
Minimal sewa 3 bulan
Kosong: kamar A 2, kamar C 1. kamar B penuh, ada yg keluar akhir Desember
Khusus putri. Ga boleh bawa tamu cowo masuk kamar, ortu boleh nginep max 2 malam
Jam malam 22.00
Hewan ga boleh. masak di dapur bersama boleh
Parkir motor gratis. mobil ga ada parkir
Survey boleh tiap hari jam 9-17 kabari dulu
Rekening BJB 0098812345100 Hj Euis Komariah`,
    right: [
      ['price', 'kamar yg ada ac brp', 'Kamar C yang ada AC 1.450.000 per bulan teh'],
      ['price', 'kamar mandi luar', 'Kamar A kamar mandi luar 750rb per bulan'],
      ['discount', 'bayar setahun ada diskon?', 'Bayar 1 tahun gratis 1 bulan teh'],
      ['total', 'kamar A 6 bulan', 'Kamar A 6 bulan 4.500.000, diskon 5% jadi 4.275.000 teh'],
      ['total', 'kamar C setahun jadi bayar brp', 'Bayar 1 tahun gratis 1 bulan, jadi bayar 11 x 1.450.000 = 15.950.000'],
      ['terms', 'listrik termasuk?', 'Untuk kamar A dan B listrik sudah termasuk, kamar C pakai token sendiri ya'],
      ['terms', 'wifi?', 'Wifi dan air sudah termasuk teh'],
      ['terms', 'dapet bantal?', 'Bantal sama guling bawa sendiri ya, yang disediakan kasur, lemari, meja'],
      ['stock', 'kamar B ada?', 'Kamar B lagi penuh teh, ada yang keluar akhir Desember'],
      ['stock', 'yg kosong apa', 'Yang kosong kamar A 2 kamar, kamar C 1 kamar'],
      ['terms', 'cowo boleh?', 'Mohon maaf, kost khusus putri ya kak'],
      ['terms', 'ibu saya bs nginep?', 'Orang tua boleh menginap maksimal 2 malam teh'],
      ['terms', 'sewa sebulan bs?', 'Minimal sewanya 3 bulan teh'],
      ['terms', 'kalo batal dp balik?', 'Tanda jadi 300rb hangus kalau batal ya teh'],
      ['terms', 'deposit buat apa', 'Deposit 500rb dikembalikan waktu keluar kalau tidak ada kerusakan'],
      ['time', 'jam malem', 'Jam malamnya 22.00 teh'],
      ['time', 'mau survey besok', 'Boleh teh, survey tiap hari jam 9-17, kabari dulu ya sebelum datang'],
      ['account', 'tf booking kemana', 'Ke BJB 0098812345100 a.n. Hj Euis Komariah teh'],
    ],
    wrong: [
      ['price', 'kamar B', 'Kamar B 1.000.000 per bulan teh'],
      ['price', 'kamar C', 'Kamar C 1.350.000 aja per bulan teh'],
      ['total', 'kamar A 6 bulan', 'Kamar A 6 bulan jadi 4.050.000 teh'],
      ['discount', 'bayar 3 bulan ada diskon?', 'Bayar 3 bulan diskon 5% teh'],
      ['discount', 'bayar setahun ada diskon?', 'Bayar setahun gratis 2 bulan teh'],
      ['terms', 'kamar C listriknya', 'Kamar C listrik sudah termasuk teh'],
      ['terms', 'wifi?', 'Wifi bayar 50rb per bulan teh'],
      ['stock', 'kamar B ada?', 'Kamar B masih ada 1 teh'],
      ['stock', 'kamar C ada brp', 'Kamar C kosong 3 teh'],
      ['terms', 'pacar boleh masuk kamar?', 'Boleh teh asal sebelum jam 10 malam'],
      ['terms', 'ibu saya seminggu boleh nginep?', 'Boleh teh, orang tua boleh menginap seminggu'],
      ['terms', 'sewa sebulan bs?', 'Bisa teh, sewa 1 bulan juga boleh'],
      ['terms', 'kalo batal dp balik?', 'Kalau batal tanda jadi dikembalikan utuh teh'],
      ['terms', 'deposit brp', 'Depositnya 300rb teh'],
      ['terms', 'bawa kucing boleh?', 'Boleh teh bawa kucing'],
      ['time', 'jam malem', 'Jam malamnya 23.30 teh'],
      ['terms', 'parkir mobil ada?', 'Parkir mobil ada teh, gratis'],
      ['account', 'tf booking kemana', 'Ke BJB 0098812345101 a.n. Hj Euis Komariah teh'],
    ],
  },
  {
    name: 'third catering',
    owner: `Aqiqah & nasi box Bu Sri Semarang
Paket aqiqah: Hemat 1 ekor betina (70 porsi sate+gule) 2.350.000; Standar 1 ekor jantan (90 porsi) 2.950.000; Super 1 jantan besar (110 porsi) 3.600.000
+nasi box 13rb per box isi nasi, acar, kerupuk, air mineral
Nasi box ayam bakar 25rb, ayam geprek 20rb, rendang 32rb, nasi kuning 22rb. Minimal 20 box, 100 box ke atas potongan 2rb/box
Tumpeng kecil (10 org) 350rb, besar (25 org) 800rb
Snack box isi 3 12rb, isi 4 15rb min 30
Gratis antar Kota Semarang min 500rb. Ungaran, Kendal, Demak ongkos 75rb
Order aqiqah H-3, nasi box H-1 paling lambat jam 12 siang, tumpeng H-2
DP 50%, lunas H-1. Batal H-2 ke bawah DP hangus
Bisa lihat penyembelihan (pagi jam 6). Sertifikat aqiqah dan dokumentasi video gratis
Halal, ada sertifikat. Tidak pakai msg
Ganti menu bisa selama belum H-1
sendok & tisu termasuk. piring prasmanan sewa 3rb/pcs
BRI 608201003344531 Sri Wahyuningsih`,
    right: [
      ['price', 'aqiqah yg 90 porsi', 'Paket Standar 1 ekor jantan 90 porsi 2.950.000 bu'],
      ['price', 'paket paling murah', 'Paling hemat paket Hemat bu, 1 ekor betina 70 porsi sate + gule 2.350.000'],
      ['total', 'ayam geprek 50', 'Nasi box ayam geprek 50 x 20rb = 1.000.000 bu, gratis antar Kota Semarang'],
      ['total', 'rendang 100 box', 'Untuk 100 box ada potongan 2rb per box, jadi 30rb x 100 = 3.000.000 bu'],
      ['total', 'paket hemat sama nasi box nya 70', 'Paket Hemat 2.350.000 + nasi box 70 x 13rb = 910.000, totalnya 3.260.000 bu'],
      ['price', 'tumpeng buat 25 orang', 'Tumpeng besar untuk 25 orang 800rb bu'],
      ['terms', 'nasi box min brp', 'Minimal 20 box bu'],
      ['terms', 'snack box min', 'Snack box minimal 30 bu, isi 3 12rb dan isi 4 15rb'],
      ['shipping', 'antar ke kendal', 'Kendal ada ongkos antar 75rb bu'],
      ['time', 'aqiqah pesen kapan', 'Aqiqah pesannya paling lambat H-3 ya bu'],
      ['time', 'nasi box buat besok bs?', 'Bisa bu, nasi box paling lambat H-1 jam 12 siang'],
      ['terms', 'dp brp', 'DP 50% bu, pelunasan H-1'],
      ['terms', 'kalo batal', 'Kalau batal H-2 ke bawah DP hangus bu'],
      ['terms', 'boleh liat potongnya?', 'Boleh bu lihat penyembelihan, pagi jam 6'],
      ['price', 'video bayar?', 'Dokumentasi video dan sertifikat aqiqahnya gratis bu'],
      ['terms', 'pake msg?', 'Tidak pakai MSG bu, dan sudah ada sertifikat halal'],
      ['price', 'sewa piring', 'Sewa piring prasmanan 3rb per pcs bu'],
      ['account', 'norek dp', 'BRI 608201003344531 a.n. Sri Wahyuningsih bu'],
    ],
    wrong: [
      ['price', 'aqiqah yg 90 porsi', 'Yang 90 porsi 3.600.000 bu'],
      ['price', 'ayam bakar', 'Nasi box ayam bakar 22rb bu'],
      ['total', 'rendang 100 box', '100 box rendang 3.200.000 bu'],
      ['total', 'paket hemat sama nasi box nya 70', 'Totalnya 3.360.000 bu'],
      ['price', 'tumpeng 10 org', 'Tumpeng 10 orang 300rb bu'],
      ['terms', 'pesen 10 box bs?', 'Bisa bu, 10 box juga kami layani'],
      ['discount', '50 box ada potongan?', '50 box dapat potongan 2rb per box bu'],
      ['shipping', 'antar ke demak', 'Ke Demak gratis antar bu'],
      ['time', 'aqiqah buat besok bs?', 'Bisa bu, besok siap'],
      ['time', 'nasi box paling lambat jam brp', 'H-1 paling lambat jam 8 malam bu'],
      ['terms', 'dp brp', 'DP cukup 25% bu'],
      ['terms', 'batal H-1 dp balik?', 'Dikembalikan bu DP-nya'],
      ['price', 'video bayar?', 'Video dokumentasi 150rb bu'],
      ['terms', 'pake msg?', 'Pakai MSG sedikit bu'],
      ['price', 'sendok tisu tambah?', 'Sendok dan tisu tambah 1rb per box bu'],
      ['terms', 'isi hemat brp porsi', 'Paket Hemat isinya 90 porsi bu'],
      ['time', 'potongnya jam brp', 'Penyembelihan jam 9 pagi bu'],
      ['account', 'norek dp', 'BRI 608201003344513 a.n. Sri Wahyuningsih bu'],
    ],
  },
  {
    name: 'third printing',
    owner: `CETAKIN AJA Serang
Undangan softcover 2.500/pcs (min 100), hardcover 6.500/pcs (min 50)
>= 300 pcs softcover 2.200, >= 500 pcs 1.900
Banner flexi 280gr 18rb/m2, 340gr 25rb/m2
Stiker vinyl A3 12rb, laminasi +3rb
Kartu nama 1 box (100 lbr) 35rb, 2 sisi 45rb
Kaos sablon DTF A4 75rb, A3 90rb, min 1. lusinan -10rb/pcs
Brosur A5 1 rim 275rb
Jasa desain 50rb (gratis utk undangan), revisi 3x, lebih dari itu 15rb/revisi
Pengerjaan: banner & stiker 1 hari, kartu nama 1-2 hari, undangan 5-7 hari kerja, kaos 3 hari
Express undangan 3 hari +30%
DP 50% baru cetak. Kesalahan cetak dari kami cetak ulang gratis, salah ketik yg sudah di-acc konsumen bukan tanggung jawab kami
File kirim ke cetakinaja@gmail.com
Buka Senin-Sabtu 08-21, Minggu 10-16
kirim luar kota bisa (JNE/J&T), ambil di toko depan Alun-alun Serang
BCA 2450087713 / Dana 085711223344 an Fikri Ramadhan`,
    tools: [toSerang],
    right: [
      ['price', 'undangan softcover 100', 'Undangan softcover 100 pcs @2.500 kak'],
      ['total', 'softcover 300', 'Softcover 300 pcs x 2.200 = 660.000 kak'],
      ['total', 'hardcover 60', 'Hardcover 60 x 6.500 = 390.000 kak'],
      ['total', 'banner 2x3 yg 280', 'Banner 280gr ukuran 2x3 = 6 m2 x 18rb = 108rb kak'],
      ['price', 'stiker a3 laminasi', 'Stiker vinyl A3 12rb, pakai laminasi jadi 15rb kak'],
      ['price', 'kartu nama bolak balik', 'Kartu nama 2 sisi 45rb per box isi 100 lembar kak'],
      ['total', 'kaos a3 selusin', 'Selusin dapat potongan 10rb per pcs kak, jadi 80rb x 12 = 960rb'],
      ['terms', 'kaos satuan bs?', 'Bisa kak, kaos minimal 1 pcs'],
      ['price', 'desain undangan bayar?', 'Desain undangan gratis kak, revisi 3x'],
      ['price', 'revisi lebih?', 'Revisi lebih dari 3x kena 15rb per revisi kak'],
      ['time', 'undangan brp lama', 'Undangan 5-7 hari kerja kak, express 3 hari tambah 30%'],
      ['time', 'banner hari ini jadi?', 'Banner pengerjaan 1 hari kak'],
      ['terms', 'dp dulu?', 'Iya kak DP 50% baru kami cetak'],
      [
        'terms',
        'kalo salah cetak',
        'Kalau salahnya dari kami cetak ulang gratis kak. Kalau salah ketik yang sudah di-acc bukan tanggung jawab kami ya',
      ],
      ['time', 'minggu buka', 'Minggu buka jam 10 sampai 16 kak'],
      ['link', 'kirim file kemana', 'Kirim ke cetakinaja@gmail.com kak'],
      ['shipping', 'ongkir serang', 'Ke Cipocok Jaya Serang JNE JTR 45rb atau J&T EZ 60rb kak. Bisa juga ambil di toko depan Alun-alun'],
      ['account', 'dana ada?', 'DANA 085711223344 a.n. Fikri Ramadhan kak'],
    ],
    wrong: [
      ['price', 'softcover 200 pcs satuannya', 'Softcover 200 pcs @2.200 kak'],
      ['total', 'softcover 300', '300 pcs softcover 750.000 kak'],
      ['total', 'banner 2x3 yg 280', 'Banner 2x3 jadi 150rb kak'],
      ['price', 'banner 340', 'Banner 340gr 18rb per meter kak'],
      ['total', 'kaos a3 selusin', 'Selusin kaos A3 1.080.000 kak'],
      ['terms', 'hardcover 20 bs?', 'Hardcover 20 pcs bisa kak'],
      ['price', 'desain banner bayar?', 'Desain banner gratis kak'],
      ['terms', 'revisi brp kali', 'Revisi bebas sampai puas kak gratis'],
      ['time', 'undangan brp lama', 'Undangan 2 hari jadi kak'],
      ['time', 'kaos', 'Kaos 1 hari jadi kak'],
      ['price', 'express nambah brp', 'Express undangan tambah 10% kak'],
      ['terms', 'tanpa dp bs?', 'Bisa kak tanpa DP, bayar pas ambil'],
      ['terms', 'salah ketik udah acc gmn', 'Tetap kami cetak ulang gratis kak'],
      ['time', 'minggu sampe jam', 'Minggu sampai jam 21 kak'],
      ['link', 'kirim file kemana', 'Kirim ke cetakin.serang@gmail.com kak'],
      ['shipping', 'ongkir serang', 'JNE JTR ke Serang 35rb kak'],
      ['terms', 'tokonya dmn', 'Toko kami di Cilegon kak, depan Ramayana'],
      ['account', 'bca', 'BCA 2450087731 a.n. Fikri Ramadhan kak'],
    ],
  },
  {
    name: 'third rental',
    owner: `Bali Berkah Rent Car Denpasar
Lepas kunci /24 jam: Agya 250rb, Avanza 300rb, Xpander 375rb, Innova Reborn 500rb, Hiace ga lepas kunci
Dengan sopir 12 jam + bbm: Avanza 600rb, Innova 800rb, Hiace 1.300.000
Overtime 10% per jam dari harga sewa, telat > 5 jam dihitung 1 hari
Sewa seminggu diskon 10%, sebulan diskon 25% (lepas kunci aja)
Antar jemput bandara / hotel Kuta, Seminyak, Denpasar gratis. Ubud 100rb, Amed Lovina 250rb
Syarat: KTP + SIM A + tiket pulang. Deposit 1jt (kembali saat mobil balik). Tidak tahan KTP asli
Umur min 21 th
Nyebrang ke Jawa / Lombok tidak boleh
Asuransi all risk termasuk, own risk 300rb per kejadian. Ban pecah tanggung penyewa
BBM kembali seperti semula
Libur nataru 20 Des - 3 Jan harga naik 50%, min sewa 3 hari
Booking DP 200rb, bisa reschedule 1x, refund tidak bisa
Motor: Scoopy 80rb, Nmax 150rb per hari, helm 2 + jas hujan gratis
CP 24 jam. Mandiri 1450012349987 I Made Sudiarta`,
    right: [
      ['price', 'avanza lepas kunci', 'Avanza lepas kunci 300rb per 24 jam kak'],
      ['price', 'innova pake sopir', 'Innova dengan sopir 12 jam + BBM 800rb kak'],
      ['total', 'xpander 3 hari', 'Xpander 3 hari x 375rb = 1.125.000 kak'],
      ['total', 'avanza seminggu lepas kunci', 'Avanza 7 hari 2.100.000, diskon 10% jadi 1.890.000 kak'],
      ['price', 'nmax 2 hari', 'Nmax 150rb per hari, 2 hari jadi 300rb kak. Sudah gratis helm 2 dan jas hujan'],
      ['terms', 'hiace lepas kunci bs?', 'Maaf kak, Hiace tidak lepas kunci, hanya dengan sopir'],
      ['terms', 'syaratnya', 'Syaratnya KTP, SIM A, sama tiket pulang kak. Deposit 1jt, kembali saat mobil balik'],
      ['terms', 'ktp ditahan?', 'KTP asli tidak kami tahan kak'],
      ['terms', 'umur 19 bs?', 'Minimal umur 21 tahun kak'],
      ['terms', 'boleh ke lombok?', 'Tidak boleh menyeberang ke Lombok atau Jawa ya kak'],
      ['terms', 'asuransi?', 'Sudah termasuk asuransi all risk kak, own risk 300rb per kejadian. Ban pecah tanggungan penyewa'],
      ['price', 'antar ke ubud', 'Antar ke Ubud 100rb kak'],
      ['price', 'jemput bandara', 'Antar jemput bandara gratis kak'],
      ['price', 'kalo telat 2 jam avanza', 'Overtime 10% per jam kak, Avanza 300rb jadi 30rb per jam, 2 jam 60rb'],
      ['terms', 'refund dp', 'DP tidak bisa refund kak, tapi bisa reschedule 1x'],
      ['price', 'tgl 25 desember avanza', 'Tanggal 20 Des - 3 Jan harga naik 50% kak, jadi Avanza 450rb per 24 jam, minimal sewa 3 hari'],
      ['terms', 'bensinnya', 'BBM dikembalikan seperti semula ya kak'],
      ['account', 'dp kemana', 'DP 200rb ke Mandiri 1450012349987 a.n. I Made Sudiarta kak'],
    ],
    wrong: [
      ['price', 'agya', 'Agya 300rb per hari kak'],
      ['price', 'avanza sopir', 'Avanza dengan sopir 500rb kak'],
      ['total', 'xpander 3 hari', 'Xpander 3 hari 1.225.000 kak'],
      ['total', 'avanza seminggu lepas kunci', 'Avanza seminggu 1.800.000 kak'],
      ['terms', 'hiace lepas kunci bs?', 'Bisa kak, Hiace lepas kunci 1.300.000'],
      ['terms', 'deposit', 'Deposit 500rb aja kak'],
      ['terms', 'ktp ditahan?', 'KTP asli kami tahan selama sewa kak'],
      ['terms', 'umur 19 bs?', 'Umur 19 bisa kak'],
      ['terms', 'boleh ke lombok?', 'Boleh kak, asal lapor dulu'],
      ['terms', 'ban pecah', 'Ban pecah ditanggung asuransi kak'],
      ['price', 'antar ke ubud', 'Ubud gratis antar jemput kak'],
      ['price', 'antar ke lovina', 'Ke Lovina 100rb kak'],
      ['terms', 'refund dp', 'DP bisa direfund 100% kak'],
      ['discount', 'sewa 3 hari diskon?', 'Sewa 3 hari diskon 10% kak'],
      ['discount', 'sebulan pake sopir diskon?', 'Sebulan dengan sopir diskon 25% juga kak'],
      ['price', 'tgl 25 desember avanza', 'Tanggal 25 Desember harga tetap 300rb kak'],
      ['time', 'sopir brp jam', 'Sopirnya 24 jam kak sudah dengan BBM'],
      ['account', 'dp kemana', 'DP ke BCA 1450012349987 a.n. I Made Sudiarta kak'],
    ],
  },
  {
    name: 'third phones',
    owner: `GADGET SECOND MURAH - Mojokerto
iPhone 11 64gb 3.450.000 (BH 84%), iPhone 11 128gb 3.900.000 (BH 88%), iPhone XR 64 2.600.000
Samsung A54 8/256 3.300.000 fullset, S21 FE 4.200.000 batangan
Redmi Note 12 6/128 1.650.000 fullset
Charger ori Samsung 25w 185rb, tempered glass 25rb, case 35rb
Beli hp gratis tempered glass + case
Garansi toko 1 bulan mesin (iPhone 2 minggu). LCD, batre dan kena air ga garansi. segel rusak hangus
Semua unit inter resmi / SEIN, imei aman. iPhone ex inter beacukai
Tukar tambah bisa, bawa unit ke toko dicek dulu
Kredit via Kredivo / Akulaku, dp 0. Tunai bisa nego tipis di toko
COD ketemuan khusus Mojokerto kota di toko. Luar kota kirim pakai asuransi + packing kayu 50rb, wajib lunas dulu
A54 tinggal 1 unit, XR kosong
Buka 09.00-20.30 tiap hari, Jumat buka jam 13.00
alamat jl Majapahit 88 (samping Alfamart)
ig @gadgetsecond.mjk
BNI 1122334407 Yusuf Efendi`,
    right: [
      ['price', 'ip 11 128', 'iPhone 11 128GB 3.900.000 kak, BH 88%'],
      ['price', 'a54', 'Samsung A54 8/256 fullset 3.300.000 kak'],
      ['stock', 'a54 masih?', 'A54 tinggal 1 unit kak'],
      ['stock', 'xr ada?', 'XR lagi kosong kak'],
      ['discount', 'beli hp dapet apa', 'Beli HP gratis tempered glass sama case kak'],
      ['terms', 'garansi brp lama', 'Garansi toko mesin 1 bulan kak, khusus iPhone 2 minggu'],
      ['terms', 'lcd garansi?', 'LCD, baterai dan kena air tidak masuk garansi kak'],
      ['terms', 'imei aman?', 'Aman kak, semua unit resmi dan IMEI aman'],
      ['terms', 'bs kredit?', 'Bisa kak lewat Kredivo atau Akulaku, DP 0'],
      ['terms', 'tt bs?', 'Tukar tambah bisa kak, unitnya dibawa ke toko untuk dicek dulu'],
      ['terms', 'cod surabaya', 'COD khusus Mojokerto kota di toko kak. Surabaya bisa kirim, lunas dulu'],
      ['shipping', 'kirim luar kota nambah?', 'Kirim luar kota pakai asuransi + packing kayu 50rb kak'],
      ['total', 'redmi note 12 kirim luar kota', 'Redmi Note 12 1.650.000 + asuransi packing kayu 50rb = 1.700.000 kak, belum ongkir'],
      ['price', 'nego?', 'Nego tipis bisa kak untuk tunai, langsung di toko ya'],
      ['time', 'jumat buka jam', 'Jumat buka jam 13.00 kak sampai 20.30'],
      ['terms', 'alamat', 'Jl Majapahit 88 kak, samping Alfamart'],
      ['link', 'ig nya', 'IG kami @gadgetsecond.mjk kak'],
      ['account', 'rek', 'BNI 1122334407 a.n. Yusuf Efendi kak'],
    ],
    wrong: [
      ['price', 'ip 11 64', 'iPhone 11 64GB 3.900.000 kak'],
      ['price', 's21 fe', 'S21 FE 3.900.000 kak batangan'],
      ['number', 'ip 11 64 bh brp', 'BH-nya 95% kak'],
      ['terms', 's21 fe fullset?', 'Iya kak S21 FE fullset'],
      ['stock', 'a54 masih?', 'A54 masih banyak kak, 5 unit'],
      ['stock', 'xr ada?', 'XR 64 ready kak'],
      ['terms', 'garansi ip', 'iPhone garansi 1 bulan kak'],
      ['terms', 'lcd garansi?', 'LCD garansi juga kak 1 bulan'],
      ['terms', 'kena air?', 'Kena air masih ditanggung garansi kak'],
      ['terms', 'kredit dp brp', 'Kredit DP 20% kak'],
      ['terms', 'cod surabaya', 'COD Surabaya bisa kak, ketemuan di sana'],
      ['shipping', 'kirim luar kota nambah?', 'Packing kayu dan asuransi gratis kak'],
      ['payment', 'kirim dulu bayar belakangan?', 'Boleh kak, kirim dulu baru bayar'],
      ['total', 'redmi note 12 kirim luar kota', 'Jadinya 1.750.000 kak belum ongkir'],
      ['discount', 'tunai diskon?', 'Tunai diskon 200rb kak'],
      ['time', 'jumat pagi buka?', 'Jumat buka jam 09.00 kak'],
      ['link', 'shopee?', 'Ada kak shopee.co.id/gadgetsecondmjk'],
      ['account', 'rek', 'BNI 1122334407 a.n. Yusup Hidayat kak'],
    ],
  },
];
