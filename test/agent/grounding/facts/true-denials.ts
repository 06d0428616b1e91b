import type { Shop } from '../shop.js';

/**
 * Shops whose right answers use words of denial, such as "tidak perlu" and "tidak ada biaya". The answers say what a
 * customer need not pay or bring, what is enough, or what is available.
 */
export const trueDenials: readonly Shop[] = [
  {
    name: 'a clinic that asks for little',
    owner: `Klinik Gigi Senyum. scaling 250rb, cabut 300rb, tambal 350rb, konsultasi gratis
pasien baru isi form aja, KTP ga wajib. BPJS belum kerjasama
booking via WA, dateng langsung boleh asal slot kosong. telat > 15 menit antri ulang
anak di bawah 17 harus didampingi ortu. rontgen 150rb kalo perlu
kontrol setelah cabut ga bayar. behel dp 2jt, cicil 12x tanpa bunga, no admin fee
obat udah termasuk (tambal), cabut obat 50rb
dokter ortho praktek sabtu, drg anak nyusul februari
bawa hasil rontgen lama kalo ada`,
    right: [
      ['terms', 'konsultasi bayar?', 'Konsultasi tidak dipungut biaya Kak.'],
      ['terms', 'perlu ktp?', 'KTP tidak wajib Kak, cukup isi form saja.'],
      ['terms', 'kontrol cabut bayar?', 'Kontrol setelah cabut tidak perlu bayar Kak.'],
      ['terms', 'behel ada biaya admin?', 'Cicilan behel 12x tanpa bunga dan tidak ada biaya admin Kak.'],
      ['terms', 'obat tambal bayar lagi?', 'Obat untuk tambal sudah termasuk Kak, tidak bayar lagi.'],
      ['terms', 'wajib booking?', 'Tidak harus booking Kak, boleh datang langsung asal slot kosong.'],
      ['terms', 'rontgen lama wajib?', 'Tidak wajib Kak, kalau ada boleh dibawa.'],
      ['terms', 'dewasa perlu pendamping?', 'Untuk dewasa tidak perlu pendamping Kak.'],
      ['terms', 'drg anak ada?', 'Dokter gigi anak menyusul Februari Kak.'],
      ['time', 'ortho hari apa', 'Dokter ortho praktek Sabtu Kak.'],
    ],
    wrong: [
      ['terms', 'anak perlu didampingi?', 'Anak di bawah 17 tidak perlu didampingi Kak.'],
      ['terms', 'obat cabut bayar?', 'Obat cabut tidak kena biaya Kak.'],
      ['terms', 'scaling bayar?', 'Scaling tidak dipungut biaya Kak.'],
      ['terms', 'drg anak ada?', 'Drg anak sudah ada Kak.'],
    ],
  },
  {
    name: 'a rental with few papers',
    owner: `Rental PS & TV Bima. PS3 60rb/hari, PS4 100rb/hari, PS5 200rb/hari, TV 32" 75rb/hari
syarat warga kota: KTP aja. Luar kota: KTP + KK + deposit 300rb
antar jemput gratis radius 3km, lebih 5rb/km
stik rusak ganti 250rb, kaset lecet ga kena. listrik mati waktu ditambah
telat 1 jam gapapa, di atas itu 10rb/jam
min sewa 1 hari, PS5 min 2 hari
game udah terisi 20, request 5rb/game. memory card dapet
PS5 putih ready, yang hitam lg diservis`,
    right: [
      ['terms', 'warga kota syaratnya?', 'Untuk warga kota cukup KTP saja Kak.'],
      ['terms', 'warga kota perlu kk?', 'Warga kota tidak perlu KK Kak.'],
      ['terms', 'warga kota deposit?', 'Warga kota tidak perlu deposit Kak.'],
      ['terms', 'kaset lecet bayar?', 'Kaset lecet tidak kena biaya Kak.'],
      ['terms', 'telat 1 jam kena?', 'Telat 1 jam tidak kena denda Kak.'],
      ['shipping', 'antar 2km bayar?', 'Antar 2 km tidak bayar Kak, gratis.'],
      ['terms', 'ps4 1 hari boleh?', 'PS4 1 hari boleh Kak.'],
      ['terms', 'memory card bayar?', 'Memory card sudah dapat Kak, tidak bayar lagi.'],
      ['stock', 'ps5 putih ada?', 'PS5 putih ready Kak.'],
      ['stock', 'ps5 hitam?', 'PS5 hitam masih diservis Kak.'],
    ],
    wrong: [
      ['terms', 'luar kota syaratnya?', 'Untuk luar kota cukup KTP saja Kak.'],
      ['terms', 'luar kota deposit?', 'Luar kota tidak perlu deposit Kak.'],
      ['terms', 'stik rusak?', 'Stik rusak tidak perlu ganti Kak.'],
      ['terms', 'ps5 1 hari boleh?', 'PS5 1 hari boleh Kak.'],
      ['stock', 'ps5 hitam ada?', 'PS5 hitam ready Kak.'],
    ],
  },
  {
    name: 'sweets by post',
    owner: `Dodol Garut Ceu Edoh: ori 35rb, wijen 40rb, nanas 38rb, isi 500gr
halal udah (sertifikat 2022), BPOM lagi proses, PIRT ada
pengiriman tiap hari, packing bubble ga nambah, kardus tebal +3rb
retur kalo jamuran sblm expired, foto aja cukup, barang ga usah dikirim balik
beli satuan boleh, ga ada minimal. reseller min 24 pcs
COD bisa, ga kena admin. titip ke sopir bus bayar sendiri ke sopirnya
varian durian blm ada, coklat baru masuk
ongkir ditanggung pembeli, kalo salah kirim ongkir kami yg tanggung
tester boleh dateng ke toko, ga bayar`,
    right: [
      ['terms', 'halal?', 'Sudah halal Kak, sertifikat 2022.'],
      ['terms', 'bpom?', 'BPOM-nya masih proses Kak, PIRT ada.'],
      ['terms', 'bubble nambah?', 'Packing bubble tidak nambah biaya Kak.'],
      ['terms', 'retur barang dikirim balik?', 'Tidak usah dikirim balik Kak, cukup foto saja.'],
      ['terms', 'min order?', 'Tidak ada minimal Kak, beli satuan boleh.'],
      ['terms', 'beli 1 boleh?', '1 pcs boleh Kak.'],
      ['payment', 'cod kena admin?', 'COD tidak kena biaya admin Kak.'],
      ['stock', 'coklat ada?', 'Varian coklat ada Kak, baru masuk.'],
      ['terms', 'salah kirim ongkir siapa?', 'Kalau salah kirim ongkirnya kami yang tanggung Kak.'],
      ['terms', 'tester bayar?', 'Tester di toko tidak bayar Kak.'],
    ],
    wrong: [
      ['terms', 'kardus tebal nambah?', 'Kardus tebal tidak ada tambahan Kak.'],
      ['terms', 'bpom?', 'Sudah BPOM Kak.'],
      ['stock', 'durian ada?', 'Varian durian ada Kak.'],
      ['terms', 'titip sopir bayar?', 'Titip ke sopir bus tidak perlu bayar Kak.'],
    ],
  },
];
