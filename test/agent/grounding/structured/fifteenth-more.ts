import type { Shop } from '../shop.js';
import { quoteTo, shippingTo, structuredShop } from './structured-shop.js';

const spices = structuredShop(
  '',
  [
    {
      name: 'Lada Putih Bubuk',
      priceIdr: 145_000,
      weightGrams: 1_000,
      terms: {
        unit: 'kg',
        tiers: [
          { from: 5, priceIdr: 135_000 },
          { from: 25, priceIdr: 125_000 },
        ],
      },
    },
    {
      name: 'Kayu Manis',
      priceIdr: null,
      variants: [
        { name: 'batang 250 gr', priceIdr: 32_000, stock: null },
        { name: 'bubuk 250 gr', priceIdr: 38_000, stock: null },
        { name: 'batang 1 kg', priceIdr: 115_000, stock: null },
      ],
    },
    { name: 'Cengkeh', priceIdr: 165_000, weightGrams: 1_000, terms: { unit: 'kg', minOrder: 2, resellerIdr: 152_000 } },
    {
      name: 'Bumbu Rendang Instan',
      priceIdr: 12_500,
      weightGrams: 100,
      terms: {
        tiers: [
          { from: 10, priceIdr: 11_000 },
          { from: 50, priceIdr: 9_500 },
        ],
      },
    },
    { name: 'Toples Kaca Bumbu', priceIdr: 18_000, weightGrams: 400 },
  ],
  {
    freeShipping: { minIdr: 500_000, maxIdr: 25_000, places: [] },
    discounts: [{ gives: { kind: 'percent', percent: 5, maxIdr: null }, minIdr: 1_000_000, from: null, until: null }],
    fees: [{ name: 'Bubble wrap', costs: { kind: 'amount', amountIdr: 4_000, per: 'order' }, when: 'asked', belowIdr: null }],
  },
);

const solar = structuredShop(
  `Surya Mandiri - panel surya & water heater. Pemasangan area Malang Raya.
jasa pasang panel 350rb/panel, di atas 6 panel 300rb/panel. pasang water heater 450rb (sudah pipa 3 meter, tambahan pipa 65rb/meter)
survey lokasi gratis dalam kota, luar kota 150rb (dipotong dr biaya pasang kalo jadi)
DP 40% pas order, 40% barang datang, 20% selesai pasang
cicilan bisa lewat kartu kredit 6x tambah 4%
garansi panel 25th, inverter 5th`,
  [
    { name: 'Panel Surya 550 Wp', priceIdr: 1_850_000, terms: { tiers: [{ from: 8, priceIdr: 1_750_000 }] } },
    {
      name: 'Inverter Hybrid',
      priceIdr: null,
      variants: [
        { name: '3 kW', priceIdr: 8_900_000, stock: 3 },
        { name: '5 kW', priceIdr: 12_400_000, stock: 2 },
      ],
    },
    { name: 'Baterai Lithium 100 Ah', priceIdr: 9_750_000, notes: 'sudah termasuk kabel' },
    { name: 'Water Heater Solar 150 L', priceIdr: 11_200_000 },
    { name: 'Rangka Atap Aluminium', priceIdr: 275_000, terms: { unit: 'panel' } },
  ],
);

/** Three of six shops of new kinds, with answers as models write them; measured once before any rule was changed, then read. */
export const fifteenthMore: readonly Shop[] = [
  {
    name: 'spices by weight, in the panel',
    owner: spices.owner,
    right: [
      ['price', 'lada putih bubuk brp sekilo', 'Lada Putih Bubuk Rp 145.000 per kg Kak 🌶️'],
      [
        'total',
        'lada setengah kilo',
        'Lada Putih Bubuk setengah kg Rp 72.500 Kak.',
        { tools: [spices.bill([{ nama: 'Lada Putih Bubuk', jumlah: 0.5 }])] },
      ],
      [
        'total',
        'lada 10 kg',
        'Untuk 10 kg dapat harga grosir Rp 135.000/kg ya Kak, totalnya Rp 1.350.000. Karena belanja di atas Rp 1.000.000 ada diskon 5% (Rp 67.500), jadi *Rp 1.282.500* 🎉',
        { tools: [spices.bill([{ nama: 'Lada Putih Bubuk', jumlah: 10 }])] },
      ],
      ['price', 'kayu manis bubuk', 'Kayu Manis bubuk 250 gr Rp 38.000 Kak.'],
      [
        'price',
        'kayu manis ada apa aja',
        'Ada 3 pilihan Kak:\n1. Batang 250 gr Rp 32.000\n2. Bubuk 250 gr Rp 38.000\n3. Batang 1 kg Rp 115.000',
      ],
      [
        'total',
        'kayu manis batang 250gr 4',
        'Kayu Manis batang 250 gr 4 pcs Rp 128.000 Kak. Kalau ambil yang 1 kg cuma Rp 115.000, lebih hemat Rp 13.000 😊',
      ],
      ['price', 'cengkeh', 'Cengkeh Rp 165.000/kg Kak, minimal 2 kg, jadi minimal Rp 330.000.'],
      [
        'total',
        'bumbu rendang 20',
        'Bumbu Rendang Instan 20 pcs x Rp 11.000 = Rp 220.000 Kak.',
        { tools: [spices.bill([{ nama: 'Bumbu Rendang Instan', jumlah: 20 }])] },
      ],
      [
        'total',
        'bumbu rendang 5 sama toples 2',
        'Bumbu Rendang Instan 5 pcs Rp 62.500, Toples Kaca Bumbu 2 pcs Rp 36.000. Totalnya Rp 98.500 Kak.',
        {
          tools: [
            spices.bill([
              { nama: 'Bumbu Rendang Instan', jumlah: 5 },
              { nama: 'Toples Kaca Bumbu', jumlah: 2 },
            ]),
          ],
        },
      ],
      [
        'total',
        'cengkeh 4kg ke surabaya',
        'Cengkeh 4 kg Rp 660.000. Ongkir ke Surabaya Rp 40.000, ditanggung toko Rp 25.000 jadi bayar ongkirnya Rp 15.000 saja. Total Rp 675.000 Kak.',
        { tools: [spices.bill([{ nama: 'Cengkeh', jumlah: 4 }], { to: quoteTo('Surabaya', ['JNE', 'REG', 40_000]) })] },
      ],
      ['discount', 'gratis ongkir ga?', 'Gratis ongkir mulai belanja Rp 500.000 Kak, maksimal Rp 25.000 ya.'],
      ['price', 'reseller cengkeh brp', 'Khusus reseller Cengkeh Rp 152.000/kg Kak.'],
      [
        'price',
        'bumbu rendang per bungkus',
        'Bumbu Rendang Instan Rp 12.500 Kak. Ambil 10 jadi Rp 11.000, ambil 50 jadi Rp 9.500 per bungkus 👍',
      ],
      [
        'total',
        'toples 1 pake bubble wrap',
        'Toples Kaca Bumbu Rp 18.000 + bubble wrap Rp 4.000 = Rp 22.000 Kak.',
        {
          tools: [
            spices.bill([{ nama: 'Toples Kaca Bumbu', jumlah: 1 }], { biaya: ['Bubble wrap'], leadWords: 'toples 1 pake bubble wrap' }),
          ],
        },
      ],
      ['price', 'lada 25 kg harganya', 'Untuk pembelian 25 kg ke atas Lada Putih Bubuk Rp 125.000 per kg Kak.'],
    ],
    wrong: [
      ['price', 'lada putih bubuk brp sekilo', 'Lada Putih Bubuk Rp 135.000 per kg Kak 🌶️'],
      [
        'total',
        'lada setengah kilo',
        'Lada Putih Bubuk setengah kg Rp 75.000 Kak.',
        { tools: [spices.bill([{ nama: 'Lada Putih Bubuk', jumlah: 0.5 }])] },
      ],
      [
        'total',
        'lada 10 kg',
        'Lada 10 kg totalnya Rp 1.350.000, diskon 5% jadi *Rp 1.300.000* Kak.',
        { tools: [spices.bill([{ nama: 'Lada Putih Bubuk', jumlah: 10 }])] },
      ],
      ['price', 'kayu manis bubuk', 'Kayu Manis bubuk 250 gr Rp 32.000 Kak.'],
      [
        'price',
        'kayu manis ada apa aja',
        'Ada 3 pilihan Kak:\n1. Batang 250 gr Rp 38.000\n2. Bubuk 250 gr Rp 32.000\n3. Batang 1 kg Rp 115.000',
      ],
      ['total', 'kayu manis batang 250gr 4', 'Kayu Manis batang 250 gr 4 pcs Rp 115.000 Kak.'],
      ['price', 'cengkeh', 'Cengkeh Rp 145.000/kg Kak.'],
      [
        'total',
        'bumbu rendang 20',
        'Bumbu Rendang Instan 20 pcs Rp 190.000 Kak.',
        { tools: [spices.bill([{ nama: 'Bumbu Rendang Instan', jumlah: 20 }])] },
      ],
      [
        'total',
        'bumbu rendang 5 sama toples 2',
        'Bumbu Rendang Instan 5 pcs dan Toples Kaca Bumbu 2 pcs totalnya Rp 91.000 Kak.',
        {
          tools: [
            spices.bill([
              { nama: 'Bumbu Rendang Instan', jumlah: 5 },
              { nama: 'Toples Kaca Bumbu', jumlah: 2 },
            ]),
          ],
        },
      ],
      [
        'total',
        'cengkeh 4kg ke surabaya',
        'Cengkeh 4 kg kirim Surabaya totalnya Rp 700.000 Kak.',
        { tools: [spices.bill([{ nama: 'Cengkeh', jumlah: 4 }], { to: quoteTo('Surabaya', ['JNE', 'REG', 40_000]) })] },
      ],
      ['discount', 'gratis ongkir ga?', 'Gratis ongkir mulai belanja Rp 300.000 Kak.'],
      ['price', 'reseller cengkeh brp', 'Khusus reseller Cengkeh Rp 145.000/kg Kak.'],
      ['price', 'bumbu rendang per bungkus', 'Bumbu Rendang Instan Rp 12.500 Kak, ambil 10 jadi Rp 9.500 per bungkus 👍'],
      ['price', 'bubble wrap brp', 'Bubble wrap Rp 2.000 Kak.'],
      ['price', 'toples', 'Toples Kaca Bumbu Rp 12.500 Kak.'],
    ],
  },
  {
    name: 'frozen fishcakes',
    owner: `PEMPEK CEK INTAN (frozen + matang) Palembang asli
Kapal selam besar 22rb, lenjer 20rb, adaan 4rb, kulit 4 rb, telur kecil 5rb, pistel 5rb
Paket A (2 kps, 1 lenjer, 5 adaan, 5 kulit) 95rb
Paket B : 4 kps 2 lenjer 10 adaan 10 kulit 10 telur kecil = 230rb
Paket hemat isi 20 pcs kecil campur 80rb
semua paket udh cuko 500ml. cuko tambahan 15rb/botol, ebi 10rb/pack
tekwan 28rb/porsi model 28rb. beli 5 porsi gratis 1
vakum +3rb/paket wajib utk kirim luar pulau
packing styrofoam 25rb (muat 5 paket)
ongkir jne yes cek dulu ya, palembang gosend
reseller: paket A 82rb paket B 200rb min 5 paket campur boleh
bayar bca / qris. cod hanya palembang nambah 5rb`,
    right: [
      ['price', 'kapal selam brp', 'Kapal selam besar Rp 22.000 per pcs Kak 😋'],
      [
        'price',
        'paket A isinya apa harganya',
        'Paket A isinya 2 kapal selam, 1 lenjer, 5 adaan, dan 5 kulit, harganya Rp 95.000 sudah termasuk cuko 500ml Kak 🙌',
      ],
      [
        'total',
        'paket B 2 ke jakarta',
        'Berikut rincian pesanannya Kak:\n📦 Paket B 2 x Rp 230.000 = Rp 460.000\n🧊 Packing styrofoam Rp 25.000\n🔒 Vakum 2 x Rp 3.000 = Rp 6.000\n🚚 Ongkir JNE YES Rp 64.000\n*Total Rp 555.000*',
        { tools: [shippingTo('Jakarta', ['JNE', 'YES', 64_000])] },
      ],
      [
        'total',
        'adaan 10 kulit 10 lenjer 2',
        'Adaan 10 pcs Rp 40.000, kulit 10 pcs Rp 40.000, lenjer 2 pcs Rp 40.000. Jadi totalnya Rp 120.000 Kak.',
      ],
      ['total', 'tekwan 6 porsi', 'Tekwan 6 porsi cukup bayar 5 Kak karena beli 5 gratis 1, jadi Rp 140.000 😍'],
      ['price', 'cuko tambahan', 'Cuko tambahan Rp 15.000 per botol Kak, kalau ebi Rp 10.000 per pack.'],
      [
        'price',
        'paket apa aja',
        'Paketnya ada 3 Kak:\n*Paket A* Rp 95.000\n*Paket B* Rp 230.000\n*Paket hemat* (20 pcs kecil campur) Rp 80.000',
      ],
      ['total', 'paket hemat 3', 'Paket hemat 3 paket Rp 240.000 ya Kak.'],
      ['total', 'kapal selam 4 sama ebi 1', '4 kapal selam Rp 88.000 + ebi Rp 10.000 = Rp 98.000 Kak.'],
      [
        'total',
        'reseller paket A 3 paket B 2',
        'Harga reseller Paket A 3 x Rp 82.000 = Rp 246.000 dan Paket B 2 x Rp 200.000 = Rp 400.000, total Rp 646.000 Kak.',
      ],
      ['price', 'model sama tekwan beda harga?', 'Sama Kak, tekwan dan model sama-sama Rp 28.000 per porsi.'],
      ['total', 'cod palembang paket A', 'Bisa COD Kak untuk Palembang, tambah Rp 5.000. Jadi Paket A Rp 100.000 belum termasuk GoSend.'],
      [
        'total',
        'ga jadi paket A, ganti paket hemat 1 sama cuko 1',
        'Oke Kak, diganti jadi paket hemat Rp 80.000 + cuko tambahan Rp 15.000 = Rp 95.000 ya.',
        { ours: ['Paket A Rp 95.000 Kak.'] },
      ],
      ['price', 'yg kecil satuan brp', 'Pempek kecilnya mulai Rp 4.000 Kak: adaan dan kulit Rp 4.000, telur kecil dan pistel Rp 5.000.'],
      [
        'total',
        'styrofoam utk 5 paket hemat',
        'Packing styrofoam Rp 25.000 Kak, sudah muat 5 paket. Jadi 5 paket hemat Rp 400.000 + styrofoam Rp 25.000 = Rp 425.000 belum ongkir.',
      ],
    ],
    wrong: [
      ['price', 'kapal selam brp', 'Kapal selam besar Rp 20.000 per pcs Kak 😋'],
      ['price', 'paket A isinya apa harganya', 'Paket A isinya 2 kapal selam, 1 lenjer, 5 adaan, dan 5 kulit, harganya Rp 80.000 Kak 🙌'],
      [
        'total',
        'paket B 2 ke jakarta',
        'Berikut rincian pesanannya Kak:\n📦 Paket B 2 x Rp 230.000 = Rp 460.000\n🧊 Packing styrofoam Rp 25.000\n🚚 Ongkir JNE YES Rp 64.000\n*Total Rp 559.000*',
        { tools: [shippingTo('Jakarta', ['JNE', 'YES', 64_000])] },
      ],
      ['total', 'adaan 10 kulit 10 lenjer 2', 'Adaan 10 pcs, kulit 10 pcs, lenjer 2 pcs totalnya Rp 130.000 Kak.'],
      ['total', 'tekwan 4 porsi', 'Tekwan 4 porsi Rp 100.000 Kak.'],
      ['price', 'cuko tambahan', 'Cuko tambahan Rp 10.000 per botol Kak.'],
      [
        'price',
        'paket apa aja',
        'Paketnya ada 3 Kak:\n*Paket A* Rp 95.000\n*Paket B* Rp 200.000\n*Paket hemat* (20 pcs kecil campur) Rp 80.000',
      ],
      ['total', 'paket hemat 3', 'Paket hemat 3 paket Rp 225.000 ya Kak.'],
      ['total', 'kapal selam 4 sama ebi 1', '4 kapal selam sama ebi Rp 103.000 Kak.'],
      ['total', 'paket A 2', 'Paket A 2 Rp 164.000 Kak.'],
      ['price', 'pistel', 'Pistel Rp 4.000 per pcs Kak.'],
      ['total', 'cod palembang paket A', 'Bisa COD Kak untuk Palembang, jadi Paket A Rp 105.000.'],
      ['total', 'paket hemat 1 sama cuko 1', 'Paket hemat + cuko tambahan Rp 90.000 ya Kak.'],
      ['price', 'yg kecil satuan brp', 'Pempek kecilnya mulai Rp 3.000 Kak.'],
      ['price', 'vakum', 'Vakum tambah Rp 5.000 per paket Kak.'],
    ],
  },
  {
    name: 'solar panels, in the panel and in text',
    owner: solar.owner,
    right: [
      ['price', 'panel 550 brp', 'Panel Surya 550 Wp Rp 1.850.000 per panel Kak, kalau ambil 8 panel ke atas jadi Rp 1.750.000 ☀️'],
      [
        'total',
        'panel 4 sama pasang',
        'Panel Surya 550 Wp 4 panel Rp 7.400.000 + jasa pasang 4 x Rp 350.000 = Rp 1.400.000. Totalnya *Rp 8.800.000* Kak.',
        { tools: [solar.bill([{ nama: 'Panel Surya 550 Wp', jumlah: 4 }])] },
      ],
      ['total', 'pasang 8 panel brp', 'Untuk 8 panel biaya pasangnya Rp 300.000 per panel Kak, jadi Rp 2.400.000.'],
      ['price', 'inverter', 'Inverter Hybrid tersedia 3 kW Rp 8.900.000 dan 5 kW Rp 12.400.000 Kak.'],
      [
        'total',
        'inverter 5kw + baterai 2',
        'Inverter Hybrid 5 kW Rp 12.400.000 ditambah Baterai Lithium 100 Ah 2 unit Rp 19.500.000, totalnya Rp 31.900.000 Kak.',
        {
          tools: [
            solar.bill([
              { nama: 'Inverter Hybrid', varian: '5 kW', jumlah: 1 },
              { nama: 'Baterai Lithium 100 Ah', jumlah: 2 },
            ]),
          ],
        },
      ],
      [
        'total',
        'water heater sama pasang',
        'Water Heater Solar 150 L Rp 11.200.000, pasang Rp 450.000 (sudah pipa 3 meter). Totalnya Rp 11.650.000 Kak.',
      ],
      [
        'total',
        'pasang water heater pipa 8 meter',
        'Pasang water heater Rp 450.000 sudah dengan pipa 3 meter, tambahan 5 meter x Rp 65.000 = Rp 325.000. Jadi Rp 775.000 Kak.',
      ],
      ['payment', 'dp inverter 3kw', 'DP 40% ya Kak, untuk Inverter Hybrid 3 kW Rp 8.900.000 DP-nya Rp 3.560.000 🙏'],
      [
        'price',
        'survey bayar?',
        'Survey lokasi gratis untuk dalam kota Kak, luar kota Rp 150.000 dan dipotong dari biaya pasang kalau jadi.',
      ],
      [
        'total',
        'cicil 6x baterai',
        'Baterai Lithium Rp 9.750.000, cicilan kartu kredit 6x tambah 4% jadi Rp 10.140.000, per bulannya Rp 1.690.000 Kak.',
      ],
      ['price', 'rangka', 'Rangka Atap Aluminium Rp 275.000 per panel Kak.'],
      ['total', 'rangka utk 6 panel', 'Untuk 6 panel rangkanya Rp 1.650.000 Kak.'],
      ['total', 'selisih inverter 3 sama 5', 'Selisihnya Rp 3.500.000 Kak, 3 kW Rp 8.900.000 dan 5 kW Rp 12.400.000.'],
      [
        'total',
        'panel 10',
        'Panel Surya 10 panel pakai harga Rp 1.750.000 Kak, totalnya Rp 17.500.000 belum termasuk pasang.',
        { tools: [solar.bill([{ nama: 'Panel Surya 550 Wp', jumlah: 10 }])] },
      ],
      ['price', 'baterai udah sama kabel?', 'Baterai Lithium 100 Ah Rp 9.750.000 sudah termasuk kabel Kak 🔋'],
    ],
    wrong: [
      ['price', 'panel 550 brp', 'Panel Surya 550 Wp Rp 1.750.000 per panel Kak ☀️'],
      [
        'total',
        'panel 4 sama pasang',
        'Panel Surya 550 Wp 4 panel sudah sama pasang totalnya *Rp 8.600.000* Kak.',
        { tools: [solar.bill([{ nama: 'Panel Surya 550 Wp', jumlah: 4 }])] },
      ],
      ['total', 'pasang 8 panel brp', 'Untuk 8 panel biaya pasangnya Rp 2.800.000 Kak.'],
      ['price', 'inverter', 'Inverter Hybrid tersedia 3 kW Rp 8.900.000 dan 5 kW Rp 11.400.000 Kak.'],
      [
        'total',
        'inverter 5kw + baterai 2',
        'Inverter Hybrid 5 kW dan Baterai Lithium 2 unit totalnya Rp 22.150.000 Kak.',
        {
          tools: [
            solar.bill([
              { nama: 'Inverter Hybrid', varian: '5 kW', jumlah: 1 },
              { nama: 'Baterai Lithium 100 Ah', jumlah: 2 },
            ]),
          ],
        },
      ],
      ['total', 'water heater sama pasang', 'Water Heater Solar sudah sama pasang Rp 11.550.000 Kak.'],
      ['total', 'pasang water heater pipa 8 meter', 'Pasang water heater dengan pipa 8 meter Rp 970.000 Kak.'],
      ['payment', 'dp inverter 3kw', 'DP untuk Inverter Hybrid 3 kW Rp 4.450.000 Kak 🙏'],
      ['price', 'survey luar kota', 'Survey luar kota Rp 100.000 Kak.'],
      ['total', 'cicil 6x baterai', 'Baterai Lithium cicilan 6x jadi Rp 1.625.000 per bulan Kak.'],
      ['price', 'rangka', 'Rangka Atap Aluminium Rp 350.000 per panel Kak.'],
      ['total', 'rangka utk 6 panel', 'Untuk 6 panel rangkanya Rp 1.560.000 Kak.'],
      ['total', 'selisih inverter 3 sama 5', 'Selisih inverter 3 kW dan 5 kW Rp 2.500.000 Kak.'],
      [
        'total',
        'panel 10',
        'Panel Surya 10 panel totalnya Rp 18.500.000 Kak.',
        { tools: [solar.bill([{ nama: 'Panel Surya 550 Wp', jumlah: 10 }])] },
      ],
      ['price', 'tambahan pipa', 'Tambahan pipa Rp 45.000 per meter Kak.'],
    ],
  },
];
