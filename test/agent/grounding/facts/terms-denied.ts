import type { Shop } from '../shop.js';

/** Charges, requirements, minimums and pending things: affirmed as the owner wrote them, and denied in other words. */
export const termsDenied: readonly Shop[] = [
  {
    name: 'charges that are denied',
    owner: `Sewa kamera Lensa Kita. Kamera 150rb/hari, lensa 60rb/hari.
kunci box hilang bayar 50rb, strap hilang ganti 65rb. telat kena 20rb/jam
pembatalan kena 50rb, reschedule 50rb
konsultasi 50rb, gratis kalo jadi ambil paket wedding
batal di hari H kena potongan 30%. antar gratis dalam kota, luar kota 30rb
cetak foto 5rb, tas udah termasuk`,
    right: [
      ['terms', 'strap hilang gimana?', 'Strap hilang ganti 65rb Kak.'],
      ['terms', 'tas bayar lagi?', 'Tas tidak perlu bayar lagi Kak, sudah termasuk.'],
      ['shipping', 'antar dalam kota bayar?', 'Antar dalam kota tidak dikenakan biaya Kak.'],
      ['terms', 'konsultasi bayar?', 'Konsultasi tidak bayar kalau jadi ambil paket wedding Kak.'],
      ['payment', 'harus bayar dulu?', 'Tidak perlu bayar dulu Kak.'],
    ],
    wrong: [
      ['terms', 'strap hilang gimana?', 'Kalau strap hilang tidak perlu ganti Kak.'],
      ['terms', 'kunci hilang?', 'Kunci box hilang tidak perlu bayar Kak.'],
      ['terms', 'batal kena?', 'Pembatalan tidak dikenakan biaya Kak.'],
      ['terms', 'reschedule?', 'Reschedule tidak dipungut biaya Kak.'],
      ['terms', 'telat kena denda?', 'Telat tidak ada denda Kak.'],
      ['terms', 'batal hari H dipotong?', 'Batal di hari H tidak ada potongan Kak.'],
      ['shipping', 'luar kota bayar?', 'Luar kota tidak kena biaya Kak.'],
    ],
  },
  {
    name: 'requirements that are denied',
    owner: `Sewa motor Jalan Terus
Beat 75rb/hari, Vario 90rb/hari (harus ada SIM C)
syarat: KTP asli, SIM C, foto kartu keluarga
antar bandara harus booking dulu. Tiket umum 45rb, pelajar 30rb (wajib kartu pelajar)
jas hujan opsional. deposit ga perlu
titip helm boleh asal ada nota`,
    right: [
      ['terms', 'syaratnya?', 'Cukup KTP asli, SIM C dan foto kartu keluarga saja Kak.'],
      ['terms', 'deposit?', 'Tidak perlu deposit Kak.'],
      ['terms', 'jas hujan wajib?', 'Jas hujan tidak wajib Kak.'],
      ['terms', 'umum perlu kartu pelajar?', 'Untuk tiket umum tidak perlu kartu pelajar Kak.'],
    ],
    wrong: [
      ['terms', 'harus punya sim?', 'Untuk sewa motor tidak harus punya SIM Kak.'],
      ['terms', 'syaratnya?', 'Cukup KTP saja Kak.'],
      ['terms', 'kk perlu?', 'Tidak perlu foto kartu keluarga Kak.'],
      ['terms', 'antar bandara perlu booking?', 'Langsung datang saja Kak, antar bandara tidak perlu booking.'],
      ['terms', 'pelajar perlu kartu?', 'Tiket pelajar tidak perlu kartu pelajar Kak.'],
      ['terms', 'titip helm perlu nota?', 'Titip helm tidak harus ada nota Kak.'],
    ],
  },
  {
    name: 'minimums of any order',
    owner: `Scaffolding Kuat. scaffolding 1 set 25rb/bulan
sewa min 20 set
papan 10rb/lembar. sewa papan min 5 lembar. penyewa umur min 17 thn`,
    right: [
      ['terms', '25 set boleh?', '25 set boleh Kak.'],
      ['terms', 'papan 6 lembar?', 'Papan 6 lembar boleh Kak.'],
      ['terms', 'umur 18 boleh?', 'Umur 18 tahun boleh Kak.'],
    ],
    wrong: [
      ['terms', '10 set boleh?', '10 set boleh Kak.'],
      ['terms', 'papan 2 lembar?', 'Papan 2 lembar boleh Kak.'],
      ['terms', 'umur 15 boleh?', 'Umur 15 tahun boleh Kak.'],
    ],
  },
  {
    name: 'things that are not there yet',
    owner: `Keripik Mak Iyah. keripik balado 25rb, keripik hitam 30rb. PIRT udah, halal nyusul, SNI belum keluar
kemasan hitam nyusul minggu depan, kemasan putih ready. izin edar msh diurus. qris lagi proses
cabang Depok segera buka`,
    right: [
      ['terms', 'halal?', 'Halalnya menyusul Kak, PIRT sudah ada.'],
      ['stock', 'kemasan putih?', 'Kemasan putih ready Kak.'],
      ['stock', 'kemasan hitam?', 'Kemasan hitam baru ready minggu depan Kak.'],
      ['payment', 'qris?', 'QRIS masih proses Kak.'],
    ],
    wrong: [
      ['terms', 'halal?', 'Sudah bersertifikat halal Kak.'],
      ['stock', 'kemasan hitam?', 'Kemasan hitam ready Kak.'],
      ['terms', 'sni?', 'Sudah SNI Kak.'],
      ['payment', 'qris bisa?', 'QRIS bisa Kak.'],
      ['terms', 'izin edar ada?', 'Izin edar sudah ada Kak.'],
      ['terms', 'depok ada cabang?', 'Cabang Depok sudah buka Kak.'],
    ],
  },
  {
    name: 'facts in short words',
    owner: `Motor listrik Volta, Jl. Cihampelas 20 Bandung 40132, WA 081234567890
Motor Rajawali 12jt, Motor Garuda lithium 16,9jt udah STNK & plat
Garansi: dinamo 1 th, controller 6 bln, aki 6 bulan; lithium 2th
tuker aki kalo bocor > 1/4, lapor max 30 menit setelah terima
minggu bs antar nambah 100rb. diskon 10% sewa 3 bulan (sewanya aja, ga termasuk antar)`,
    right: [
      ['terms', 'stnk?', 'STNK sudah termasuk Kak.'],
      ['terms', 'garansi lithium?', 'Motor Garuda lithium garansinya 2 tahun Kak.'],
      ['price', 'garuda lithium?', 'Motor Garuda lithium Rp 16.900.000 Kak, garansi baterainya 2 tahun.'],
      ['terms', 'bisa tukar aki?', 'Aki bisa ditukar kalau bocornya lebih dari seperempat, lapornya maksimal 30 menit setelah terima Kak.'],
      ['shipping', 'minggu antar?', 'Minggu bisa antar Kak, tambah Rp 100.000.'],
      ['number', 'kode pos?', 'Kode pos 40132 Kak.'],
      ['number', 'nomor wa?', 'Nomor WA kami 0812-3456-7890 Kak.'],
    ],
    wrong: [
      ['terms', 'garansi aki?', 'Aki garansinya 2 tahun Kak.'],
      ['terms', 'dinamo?', 'Dinamo garansi 2 tahun Kak.'],
      ['shipping', 'minggu antar?', 'Minggu bisa antar Kak, tidak ada tambahan.'],
    ],
  },
];
