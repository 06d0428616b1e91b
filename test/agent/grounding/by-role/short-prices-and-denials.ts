import type { Shop } from '../shop.js';

/** Prices in thousands without a mark of money, and lists of services that a shop does not offer. */
export const shortPricesAndDenials: readonly Shop[] = [
  {
    name: 'prices without a unit',
    owner:
      'Toko Aisyah. Gamis Aisyah Rp 185.000, kaos polos 75rb, sepatu model 150 Rp 320.000. Stok gamis 150 pcs. Ukuran 140 sampai 150 cm.',
    right: [
      ['price', 'gamis aisyah berapa?', 'Gamis Aisyah seratus delapan puluh lima Kak.'],
      ['price', 'kaos berapa', 'Kaosnya tujuh puluh lima aja Kak.'],
      ['price', 'kaos brp', 'Kaos polos 75 Kak.'],
      ['stock', 'stok gamis berapa?', 'Stok gamis seratus lima puluh Kak.'],
      ['number', 'ukuran gamis paling panjang berapa', 'Ukuran gamis paling panjang 150 Kak.'],
      ['price', 'harga sepatu model 150', 'Sepatu model 150 Rp 320.000 Kak.'],
    ],
    wrong: [
      ['price', 'gamis aisyah berapa?', 'Gamis Aisyah seratus lima puluh Kak.'],
      ['price', 'harga gamis aisyah?', 'Gamis Aisyah 150 Kak.'],
      ['price', 'kaos polos brp kak', 'Kaosnya empat puluh Kak.'],
      ['price', 'kaos polos harganya?', 'Kaos polos 65 aja Kak.'],
    ],
  },
  {
    name: 'lists of what is not done',
    owner:
      'Jasa izin dan laundry. Kami nggak melayani: izin pinjol, izin tambang, visa. Tidak mengirim ke: Papua, Maluku. Kami tidak menerima kulit, suede, boneka. Tidak jual rokok, miras, vape. Tidak bisa: cicilan, COD, giro. Izin usaha dan izin edar kami bantu. Kirim ke Jawa dan Bali. Terima karpet dan selimut.',
    right: [
      ['terms', 'bisa izin usaha?', 'Izin usaha bisa kami bantu Kak.'],
      ['terms', 'izin tambang bisa?', 'Izin tambang belum bisa kami bantu Kak.'],
      ['shipping', 'kirim ke papua?', 'Ke Papua belum bisa ya Kak, kami kirim ke Jawa dan Bali.'],
      ['terms', 'boneka bisa?', 'Maaf Kak, boneka tidak kami terima.'],
      ['terms', 'terima karpet?', 'Karpet bisa kami terima Kak.'],
      ['terms', 'cod bisa?', 'COD tidak bisa ya Kak.'],
    ],
    wrong: [
      ['terms', 'izin tambang bisa?', 'Izin tambang bisa kami bantu Kak.'],
      ['terms', 'bisa urus visa?', 'Visa juga bisa Kak.'],
      ['shipping', 'kirim ke maluku?', 'Ke Maluku bisa Kak.'],
      ['terms', 'boneka bisa?', 'Boneka bisa kami terima Kak.'],
      ['terms', 'ada vape?', 'Vape juga ada Kak, bisa pesan.'],
      ['terms', 'cod bisa?', 'COD bisa Kak.'],
      ['terms', 'bisa dicicil?', 'Cicilan bisa Kak.'],
    ],
  },
  {
    name: 'certificates that are still on their way',
    owner: 'Keripik Bu Yati. Sertifikat halal proses. BPOM menyusul. PIRT sudah ada. Keripik balado 25rb, tempe 20rb.',
    right: [
      ['terms', 'udah halal belum?', 'Sertifikat halalnya masih proses Kak.'],
      ['terms', 'ada bpom?', 'BPOM-nya menyusul ya Kak.'],
      ['terms', 'ada pirt?', 'PIRT sudah ada Kak.'],
    ],
    wrong: [
      ['terms', 'udah halal belum?', 'Sudah bersertifikat halal Kak.'],
      ['terms', 'halal kan?', 'Sertifikat halal sudah ada Kak.'],
      ['terms', 'ada bpom?', 'BPOM sudah ada Kak.'],
    ],
  },
];
