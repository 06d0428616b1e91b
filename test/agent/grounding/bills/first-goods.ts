import type { Shop } from '../shop.js';
import { quoteTo, structuredShop } from '../structured/structured-shop.js';

const linen = structuredShop(
  'Sprei Nyaman Bandung. Kirim tiap hari kecuali Minggu.',
  [
    {
      name: 'Sprei Katun Lokal',
      weightGrams: 1_500,
      variants: [
        { name: '100x200', priceIdr: 115_000, stock: 8 },
        { name: '120x200', priceIdr: 135_000, stock: 6 },
        { name: '160x200', priceIdr: 165_000, stock: 10 },
        { name: '180x200', priceIdr: 180_000, stock: 12 },
        { name: '200x200', priceIdr: 195_000, stock: 4 },
      ],
    },
    {
      name: 'Bedcover Set',
      weightGrams: 3_000,
      variants: [
        { name: '160x200', priceIdr: 385_000, stock: 5 },
        { name: '180x200', priceIdr: 410_000, stock: 5 },
        { name: '200x200', priceIdr: 435_000, stock: 2 },
      ],
    },
    {
      name: 'Sarung Bantal',
      priceIdr: 18_000,
      weightGrams: 150,
      terms: {
        tiers: [
          { from: 6, priceIdr: 16_000 },
          { from: 12, priceIdr: 14_500 },
        ],
      },
    },
    { name: 'Selimut Bulu', priceIdr: 95_000, weightGrams: 900, terms: { promo: { priceIdr: 79_000, from: null, until: '2026-12-10' } } },
    {
      name: 'Sprei Waterproof',
      weightGrams: 1_800,
      variants: [
        { name: '160x200', priceIdr: 210_000, stock: 7 },
        { name: '180x200', priceIdr: 230_000, stock: 7 },
      ],
    },
  ],
  {
    freeShipping: { minIdr: 500_000, maxIdr: 20_000, places: [] },
    fees: [{ name: 'COD', costs: { kind: 'percent', percent: 3, of: 'total' }, when: 'asked', belowIdr: null }],
  },
);

const makeUp = structuredShop(
  '',
  [
    {
      name: 'Lip Cream Matte',
      priceIdr: 59_000,
      weightGrams: 50,
      variants: [
        { name: 'Nude', priceIdr: null, stock: 20 },
        { name: 'Red', priceIdr: null, stock: 14 },
        { name: 'Mauve', priceIdr: null, stock: 9 },
      ],
      terms: {
        tiers: [
          { from: 3, priceIdr: 55_000 },
          { from: 12, priceIdr: 48_000 },
        ],
      },
    },
    {
      name: 'Cushion',
      weightGrams: 120,
      variants: [
        { name: 'Light', priceIdr: 129_000, stock: 6 },
        { name: 'Medium', priceIdr: 129_000, stock: 5 },
        { name: 'Refill', priceIdr: 89_000, stock: 9 },
      ],
    },
    {
      name: 'Facial Wash',
      weightGrams: 130,
      variants: [
        { name: '60 ml', priceIdr: 22_000, stock: 30 },
        { name: '100 ml', priceIdr: 34_000, stock: 25 },
      ],
    },
    {
      name: 'Sunscreen SPF 50',
      priceIdr: 65_000,
      weightGrams: 70,
      terms: { promo: { priceIdr: 52_000, from: null, until: '2026-11-30' } },
    },
    { name: 'Maskara', priceIdr: 75_000, weightGrams: 40, notes: 'sudah BPOM, waterproof' },
  ],
  {
    codes: [{ code: 'CANTIK10', gives: { kind: 'percent', percent: 10, maxIdr: 20_000 }, minIdr: 100_000, from: null, until: null }],
    offers: [
      {
        gives: {
          kind: 'bundle',
          things: [
            { goods: 'Lip Cream Matte', count: 1 },
            { goods: 'Maskara', count: 1 },
          ],
          priceIdr: 120_000,
        },
        from: null,
        until: null,
      },
    ],
    fees: [{ name: 'Bubble wrap', costs: { kind: 'amount', amountIdr: 2_000, per: 'order' }, when: 'asked', belowIdr: null }],
  },
);

/** Two shops with products in the panel, written before any rule was changed. */
export const firstGoods: readonly Shop[] = [
  {
    name: 'bed linen, in the panel',
    owner: linen.owner,
    right: [
      ['price', 'sprei katun 160 brp', 'Sprei Katun Lokal ukuran 160x200 harganya Rp 165.000 Kak 😊'],
      [
        'price',
        'ukuran apa aja sprei katun',
        'Sprei Katun Lokal tersedia ukuran:\n- 100x200: Rp 115.000\n- 120x200: Rp 135.000\n- 160x200: Rp 165.000\n- 180x200: Rp 180.000\n- 200x200: Rp 195.000\nMau yang ukuran berapa Kak?',
      ],
      [
        'total',
        'sprei katun 180 dua ya',
        'Siap Kak, Sprei Katun Lokal 180x200 2 pcs totalnya Rp 360.000, belum termasuk ongkir.',
        { tools: [linen.bill([{ nama: 'Sprei Katun Lokal', varian: '180x200', jumlah: 2 }])] },
      ],
      ['price', 'bedcover 200', 'Untuk Bedcover Set 200x200 harganya Rp 435.000 ya Kak.'],
      [
        'price',
        'sarung bantal satuan brp',
        'Sarung Bantal satuannya Rp 18.000 Kak. Kalau ambil 6 pcs jadi Rp 16.000, 12 pcs ke atas Rp 14.500 per pcs.',
      ],
      [
        'total',
        'sarung bantal 12',
        'Sarung Bantal 12 pcs x Rp 14.500 = Rp 174.000 Kak.',
        { tools: [linen.bill([{ nama: 'Sarung Bantal', jumlah: 12 }])] },
      ],
      ['price', 'selimut bulu lagi promo?', 'Iya Kak, Selimut Bulu lagi promo Rp 79.000 sampai 10 Desember 🎉'],
      [
        'total',
        'sprei katun 160 satu sama bedcover 160 satu',
        'Rincian pesanan:\n1. Sprei Katun Lokal 160x200: Rp 165.000\n2. Bedcover Set 160x200: Rp 385.000\nTotal: Rp 550.000\nKarena di atas Rp 500.000, dapat gratis ongkir sampai Rp 20.000 ya Kak.',
        {
          tools: [
            linen.bill([
              { nama: 'Sprei Katun Lokal', varian: '160x200', jumlah: 1 },
              { nama: 'Bedcover Set', varian: '160x200', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['shipping', 'kalau beli 500rb ongkir gratis?', 'Betul Kak, belanja minimal Rp 500.000 gratis ongkir sampai Rp 20.000.'],
      ['price', 'sprei katun 160 sama 180 beda brp', 'Selisihnya Rp 15.000 Kak, yang 160x200 Rp 165.000 dan yang 180x200 Rp 180.000.'],
      ['price', 'sprei waterproof 180', 'Sprei Waterproof 180x200 Rp 230.000 Kak, lebih mahal Rp 50.000 dari yang katun lokal.'],
      [
        'total',
        'cod bisa? bedcover 160',
        'Bisa COD Kak, ada biaya COD 3%. Bedcover Set 160x200 Rp 385.000 + ongkir Rp 14.000 + biaya COD Rp 11.970 = Rp 410.970.',
        {
          tools: [
            linen.bill([{ nama: 'Bedcover Set', varian: '160x200', jumlah: 1 }], {
              to: quoteTo('Bandung', ['JNE', 'REG', 14_000]),
              biaya: ['COD'],
              leadWords: 'cod bisa? bedcover 160',
            }),
          ],
        },
      ],
      [
        'price',
        'budget 300rb dapet sprei apa',
        'Dengan budget Rp 300.000 Kakak bisa ambil Sprei Waterproof 180x200 (Rp 230.000), masih sisa Rp 70.000 😄',
      ],
      [
        'total',
        'selimut 3',
        '3 Selimut Bulu jadi Rp 237.000 Kak karena masih harga promo.',
        { tools: [linen.bill([{ nama: 'Selimut Bulu', jumlah: 3 }])] },
      ],
      ['price', 'sprei yang paling murah apa', 'Yang paling murah Sprei Katun Lokal 100x200, Rp 115.000 aja Kak.'],
    ],
    wrong: [
      ['price', 'sprei katun 160 brp', 'Sprei Katun Lokal ukuran 160x200 harganya Rp 180.000 Kak 😊'],
      [
        'price',
        'ukuran apa aja sprei katun',
        'Sprei Katun Lokal tersedia ukuran:\n- 100x200: Rp 115.000\n- 120x200: Rp 115.000\n- 160x200: Rp 165.000\n- 180x200: Rp 180.000\n- 200x200: Rp 195.000',
      ],
      [
        'total',
        'sprei katun 180 dua ya',
        'Siap Kak, Sprei Katun Lokal 180x200 2 pcs totalnya Rp 330.000.',
        { tools: [linen.bill([{ nama: 'Sprei Katun Lokal', varian: '180x200', jumlah: 2 }])] },
      ],
      ['price', 'bedcover 200', 'Untuk Bedcover Set 200x200 harganya Rp 410.000 ya Kak.'],
      ['price', 'sarung bantal ambil 6', 'Sarung Bantal kalau ambil 6 pcs jadi Rp 14.500 per pcs Kak.'],
      [
        'total',
        'sarung bantal 12',
        'Sarung Bantal 12 pcs totalnya Rp 192.000 Kak.',
        { tools: [linen.bill([{ nama: 'Sarung Bantal', jumlah: 12 }])] },
      ],
      ['price', 'selimut bulu lagi promo?', 'Iya Kak, Selimut Bulu lagi promo Rp 69.000 🎉'],
      ['price', 'selimut bulu brp', 'Selimut Bulu harganya Rp 95.000 Kak.'],
      ['shipping', 'gratis ongkir minimal brp', 'Belanja minimal Rp 300.000 sudah gratis ongkir Kak.'],
      ['price', 'sprei katun 160 sama 180 beda brp', 'Selisihnya Rp 20.000 Kak.'],
      [
        'total',
        'bedcover 160 kirim surabaya total brp',
        'Totalnya Rp 385.000 sudah sama ongkir ya Kak.',
        {
          tools: [
            linen.bill([{ nama: 'Bedcover Set', varian: '160x200', jumlah: 1 }], { to: quoteTo('Surabaya', ['JNE', 'REG', 42_000]) }),
          ],
        },
      ],
      [
        'total',
        'cod bisa? bedcover 160',
        'Bisa Kak, Bedcover Set 160x200 COD totalnya Rp 399.000.',
        {
          tools: [
            linen.bill([{ nama: 'Bedcover Set', varian: '160x200', jumlah: 1 }], {
              to: quoteTo('Bandung', ['JNE', 'REG', 14_000]),
              biaya: ['COD'],
              leadWords: 'cod bisa? bedcover 160',
            }),
          ],
        },
      ],
      ['discount', 'sprei katun 160 bisa kurang', 'Buat Kakak saya kasih diskon 10%, jadi Rp 148.500 aja 😊'],
      ['total', 'selimut 3', '3 Selimut Bulu jadi Rp 158.000 Kak.', { tools: [linen.bill([{ nama: 'Selimut Bulu', jumlah: 3 }])] }],
      ['price', 'waterproof 160', 'Sprei Waterproof 160x200 Rp 165.000 Kak.'],
    ],
  },
  {
    name: 'make-up, in the panel',
    owner: makeUp.owner,
    right: [
      ['price', 'lip cream brp', 'Lip Cream Matte harganya Rp 59.000 Kak 💄 Ada warna Nude, Red, dan Mauve.'],
      [
        'total',
        'lip cream kalo ambil 3',
        'Ambil 3 pcs jadi Rp 55.000 per pcs Kak, totalnya Rp 165.000.',
        { tools: [makeUp.bill([{ nama: 'Lip Cream Matte', varian: 'Red', jumlah: 3 }])] },
      ],
      ['price', 'cushion refill', 'Cushion Refill Rp 89.000 Kak.'],
      ['price', 'facial wash ukuran apa aja', 'Facial Wash ada 2 ukuran Kak:\n• 60 ml Rp 22.000\n• 100 ml Rp 34.000'],
      ['price', 'sunscreen', 'Sunscreen SPF 50 lagi promo Kak, jadi Rp 52.000 aja sampai 30 November ☀️'],
      [
        'price',
        'maskara sama lip cream',
        'Kalau beli Lip Cream Matte + Maskara ada paket Rp 120.000 Kak, lebih hemat dari harga satuan Rp 134.000.',
      ],
      [
        'total',
        'lip cream 12 buat jualan',
        'Lip Cream Matte 12 pcs x Rp 48.000 = Rp 576.000 Kak.',
        { tools: [makeUp.bill([{ nama: 'Lip Cream Matte', varian: 'Nude', jumlah: 12 }])] },
      ],
      [
        'total',
        'facial wash 100 2 sunscreen 1',
        'Berikut totalnya Kak:\nFacial Wash 100 ml x 2 = Rp 68.000\nSunscreen SPF 50 x 1 = Rp 52.000\nTotal = Rp 120.000\nBelum termasuk ongkir ya 😊',
        {
          tools: [
            makeUp.bill([
              { nama: 'Facial Wash', varian: '100 ml', jumlah: 2 },
              { nama: 'Sunscreen SPF 50', jumlah: 1 },
            ]),
          ],
        },
      ],
      [
        'discount',
        'pake kode CANTIK10, cushion light 1',
        'Cushion Light Rp 129.000, pakai kode CANTIK10 potongan Rp 12.900, jadi Rp 116.100 Kak.',
        {
          tools: [
            makeUp.bill([{ nama: 'Cushion', varian: 'Light', jumlah: 1 }], {
              kode: 'CANTIK10',
              leadWords: 'pake kode CANTIK10, cushion light 1',
            }),
          ],
        },
      ],
      [
        'total',
        'maskara 2 kirim bekasi',
        'Maskara 2 pcs Rp 150.000 + ongkir JNE REG Rp 11.000 = Rp 161.000 ya Kak.',
        { tools: [makeUp.bill([{ nama: 'Maskara', jumlah: 2 }], { to: quoteTo('Bekasi', ['JNE', 'REG', 11_000]) })] },
      ],
      ['price', 'bubble wrap nambah brp', 'Tambah bubble wrap Rp 2.000 Kak.'],
      ['price', 'cushion light medium harganya sama?', 'Sama Kak, Cushion Light dan Medium Rp 129.000.'],
      ['price', 'paling murah apa', 'Yang paling murah Facial Wash 60 ml Rp 22.000 Kak.'],
      [
        'total',
        'lip cream red 1 sunscreen 1 kirim bekasi, transfer brp',
        'Lip Cream Matte Red Rp 59.000, Sunscreen Rp 52.000, ongkir Rp 11.000. Total transfer Rp 122.000 Kak.',
        {
          tools: [
            makeUp.bill(
              [
                { nama: 'Lip Cream Matte', varian: 'Red', jumlah: 1 },
                { nama: 'Sunscreen SPF 50', jumlah: 1 },
              ],
              { to: quoteTo('Bekasi', ['JNE', 'REG', 11_000]) },
            ),
          ],
        },
      ],
      ['total', 'facial wash 100 3', 'Facial Wash 100 ml 3 pcs Rp 102.000 Kak 🙏'],
    ],
    wrong: [
      ['price', 'lip cream brp', 'Lip Cream Matte harganya Rp 55.000 Kak 💄'],
      [
        'total',
        'lip cream kalo ambil 3',
        'Ambil 3 pcs totalnya Rp 177.000 Kak.',
        { tools: [makeUp.bill([{ nama: 'Lip Cream Matte', varian: 'Red', jumlah: 3 }])] },
      ],
      ['price', 'cushion refill', 'Cushion Refill Rp 129.000 Kak.'],
      ['price', 'facial wash ukuran apa aja', 'Facial Wash ada 2 ukuran Kak:\n• 60 ml Rp 24.000\n• 100 ml Rp 34.000'],
      ['price', 'sunscreen', 'Sunscreen SPF 50 harganya Rp 65.000 Kak.'],
      ['price', 'maskara', 'Maskara Rp 59.000 Kak, waterproof dan sudah BPOM.'],
      [
        'total',
        'lip cream 12 buat jualan',
        'Lip Cream Matte 12 pcs Rp 660.000 Kak.',
        { tools: [makeUp.bill([{ nama: 'Lip Cream Matte', varian: 'Nude', jumlah: 12 }])] },
      ],
      [
        'total',
        'facial wash 100 2 sunscreen 1',
        'Berikut totalnya Kak:\nFacial Wash 100 ml x 2 = Rp 68.000\nSunscreen SPF 50 x 1 = Rp 52.000\nTotal = Rp 125.000',
        {
          tools: [
            makeUp.bill([
              { nama: 'Facial Wash', varian: '100 ml', jumlah: 2 },
              { nama: 'Sunscreen SPF 50', jumlah: 1 },
            ]),
          ],
        },
      ],
      [
        'discount',
        'pake kode CANTIK10, cushion light 1',
        'Pakai kode CANTIK10 Cushion Light jadi Rp 109.000 Kak.',
        {
          tools: [
            makeUp.bill([{ nama: 'Cushion', varian: 'Light', jumlah: 1 }], {
              kode: 'CANTIK10',
              leadWords: 'pake kode CANTIK10, cushion light 1',
            }),
          ],
        },
      ],
      [
        'total',
        'maskara 2 kirim bekasi',
        'Maskara 2 pcs kirim Bekasi totalnya Rp 150.000 Kak.',
        { tools: [makeUp.bill([{ nama: 'Maskara', jumlah: 2 }], { to: quoteTo('Bekasi', ['JNE', 'REG', 11_000]) })] },
      ],
      ['price', 'bubble wrap nambah brp', 'Bubble wrap gratis Kak.'],
      ['price', 'maskara sama lip cream', 'Paket Lip Cream Matte + Maskara Rp 110.000 Kak.'],
      ['discount', 'ada diskon ga', 'Khusus hari ini diskon 20% semua produk Kak!'],
      [
        'shipping',
        'lip cream red 1 sunscreen 1 kirim bekasi',
        'Free ongkir kok Kak, jadi totalnya Rp 111.000 saja.',
        {
          tools: [
            makeUp.bill(
              [
                { nama: 'Lip Cream Matte', varian: 'Red', jumlah: 1 },
                { nama: 'Sunscreen SPF 50', jumlah: 1 },
              ],
              { to: quoteTo('Bekasi', ['JNE', 'REG', 11_000]) },
            ),
          ],
        },
      ],
      ['total', 'facial wash 100 3', 'Facial Wash 100 ml 3 pcs Rp 66.000 Kak 🙏'],
    ],
  },
];
