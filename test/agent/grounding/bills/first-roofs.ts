import type { Shop } from '../shop.js';
import { structuredShop } from '../structured/structured-shop.js';

const roofs = structuredShop(
  `TB Sumber Rejeki Karawang
pasir 1 pickup 350rb, 1 truk engkel 1,1jt. batu split 1 pickup 450rb
besi 8 52rb/btg, besi 10 72rb/btg, besi 12 105rb/btg
triplek 9mm 118rb, 12mm 155rb/lbr
upah pasang baja ringan 60rb/m2, borongan sama bahan 165rb/m2 (min 40 m2)
kirim: karawang kota gratis min belanja 1jt, kurang dari itu 50rb. luar kota dihitung, cikampek 100rb
bayar tunai/transfer, tempo khusus langganan`,
  [
    { name: 'Semen Tiga Roda 40kg', priceIdr: 52_000, terms: { unit: 'sak', tiers: [{ from: 50, priceIdr: 50_500 }] } },
    { name: 'Genteng Metal Pasir', priceIdr: 38_000, terms: { unit: 'lembar', tiers: [{ from: 100, priceIdr: 36_500 }] } },
    { name: 'Baja Ringan C75', priceIdr: 86_000, terms: { unit: 'batang' } },
    { name: 'Reng 0.45', priceIdr: 42_000, terms: { unit: 'batang' } },
    {
      name: 'Cat Genteng',
      variants: [
        { name: '1 kg', priceIdr: 48_000, stock: 10 },
        { name: '4 kg', priceIdr: 185_000, stock: 6 },
      ],
    },
  ],
);

/** A shop with some products in the panel and others in its text only, written before any rule was changed. */
export const firstRoofs: readonly Shop[] = [
  {
    name: 'roofs and steel, in the panel and in text',
    owner: roofs.owner,
    right: [
      ['price', 'semen brp', 'Semen Tiga Roda 40kg Rp 52.000 per sak Kak.'],
      [
        'total',
        'kalo semen 60 sak',
        'Untuk 60 sak semen dapat harga grosir Rp 50.500 per sak Pak, totalnya Rp 3.030.000.',
        { tools: [roofs.bill([{ nama: 'Semen Tiga Roda 40kg', jumlah: 60 }])] },
      ],
      [
        'total',
        'genteng metal 80 lembar',
        '80 lembar Genteng Metal Pasir x Rp 38.000 = Rp 3.040.000 Pak.',
        { tools: [roofs.bill([{ nama: 'Genteng Metal Pasir', jumlah: 80 }])] },
      ],
      ['total', 'besi 10 20 batang', 'Besi 10 20 batang Rp 1.440.000 Pak (Rp 72.000 per batang).'],
      ['price', 'pasir pickup', 'Pasir 1 pickup Rp 350.000 Pak.'],
      ['total', 'borongan baja ringan 60 m2', 'Borongan sama bahan 60 m2 x Rp 165.000 = Rp 9.900.000 Pak.'],
      ['price', 'triplek 12 sama 9 beda brp', 'Triplek 12mm Rp 155.000 dan 9mm Rp 118.000, selisihnya Rp 37.000 per lembar Pak.'],
      [
        'total',
        'semen 10 sak kirim karawang kota',
        'Semen 10 sak Rp 520.000. Karena belanjanya di bawah Rp 1.000.000, ongkirnya Rp 50.000, jadi total Rp 570.000 Pak.',
        { tools: [roofs.bill([{ nama: 'Semen Tiga Roda 40kg', jumlah: 10 }])] },
      ],
      ['shipping', 'ongkir cikampek', 'Ongkir ke Cikampek Rp 100.000 Pak.'],
      [
        'total',
        'reng 50 batang sm baja c75 30 btg',
        'Reng 0.45 50 batang Rp 2.100.000 + Baja Ringan C75 30 batang Rp 2.580.000 = Rp 4.680.000 Pak. Gratis kirim Karawang kota 👍',
        {
          tools: [
            roofs.bill([
              { nama: 'Reng 0.45', jumlah: 50 },
              { nama: 'Baja Ringan C75', jumlah: 30 },
            ]),
          ],
        },
      ],
      ['price', 'cat genteng yg 4 kilo', 'Cat Genteng 4 kg Rp 185.000 Pak.'],
      ['total', 'pasang doang 50m2', 'Upah pasang saja Rp 60.000/m2, untuk 50 m2 jadi Rp 3.000.000 Pak.'],
      [
        'total',
        'besi 8 5 batang, pasir 1 pickup, semen 5 kirim karawang kota',
        'Rinciannya Pak:\nBesi 8 5 batang: Rp 260.000\nPasir 1 pickup: Rp 350.000\nSemen 5 sak: Rp 260.000\nTotal: Rp 870.000\nOngkir Karawang kota Rp 50.000, jadi Rp 920.000.',
      ],
      [
        'total',
        'genteng 100 lembar brp jadinya',
        '100 lembar pakai harga grosir Rp 36.500, jadi Rp 3.650.000 Pak.',
        { tools: [roofs.bill([{ nama: 'Genteng Metal Pasir', jumlah: 100 }])] },
      ],
      ['price', 'pasir truk', 'Pasir 1 truk engkel Rp 1.100.000 Pak, kalau pickup Rp 350.000.'],
    ],
    wrong: [
      ['price', 'semen 10 sak per sak nya brp', 'Semen Tiga Roda Rp 50.500 per sak Pak.'],
      [
        'total',
        'kalo semen 60 sak',
        'Untuk 60 sak semen totalnya Rp 3.120.000 Pak.',
        { tools: [roofs.bill([{ nama: 'Semen Tiga Roda 40kg', jumlah: 60 }])] },
      ],
      ['total', 'genteng metal 80 lembar', 'Genteng Metal Pasir 80 lembar Rp 2.920.000 Pak.'],
      ['total', 'besi 10 20 batang', 'Besi 10 20 batang Rp 1.040.000 Pak.'],
      ['price', 'pasir pickup', 'Pasir 1 pickup Rp 450.000 Pak.'],
      ['total', 'borongan baja ringan 60 m2', 'Borongan sama bahan 60 m2 jadi Rp 3.600.000 Pak.'],
      ['price', 'batu split', 'Batu split 1 pickup Rp 350.000 Pak.'],
      [
        'shipping',
        'semen 10 sak kirim karawang kota',
        'Semen 10 sak Rp 520.000 Pak, gratis kirim Karawang kota.',
        { tools: [roofs.bill([{ nama: 'Semen Tiga Roda 40kg', jumlah: 10 }])] },
      ],
      ['shipping', 'ongkir cikampek', 'Ongkir ke Cikampek Rp 50.000 Pak.'],
      [
        'total',
        'reng 50 batang sm baja c75 30 btg',
        'Reng 0.45 50 batang sama Baja Ringan C75 30 batang totalnya Rp 4.580.000 Pak.',
        {
          tools: [
            roofs.bill([
              { nama: 'Reng 0.45', jumlah: 50 },
              { nama: 'Baja Ringan C75', jumlah: 30 },
            ]),
          ],
        },
      ],
      ['price', 'cat genteng yg 4 kilo', 'Cat Genteng 4 kg Rp 175.000 Pak.'],
      ['total', 'pasang doang 50m2', 'Upah pasang baja ringan 50 m2 Rp 8.250.000 Pak.'],
      ['price', 'besi 12', 'Besi 12 Rp 72.000 per batang Pak.'],
      ['price', 'triplek 9', 'Triplek 9mm Rp 155.000 per lembar Pak.'],
      ['total', 'pasir pickup kirim cikampek total', 'Pasir 1 pickup kirim Cikampek totalnya Rp 350.000 Pak.'],
    ],
  },
];
