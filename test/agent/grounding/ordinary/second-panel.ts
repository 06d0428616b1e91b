import type { Shop } from '../shop.js';
import { quoteTo, shippingTo, structuredShop } from '../structured/structured-shop.js';

const lips = structuredShop(
  'Lumiere Beauty, semua produk BPOM. Kirim tiap hari jam 3 sore.',
  [
    {
      name: 'Lip Cream Matte',
      priceIdr: 59_000,
      weightGrams: 60,
      variants: [
        { name: 'Nude', priceIdr: null, stock: 12 },
        { name: 'Mauve', priceIdr: null, stock: 0 },
        { name: 'Brick', priceIdr: null, stock: 7 },
      ],
      terms: {
        tiers: [
          { from: 3, priceIdr: 55_000 },
          { from: 12, priceIdr: 47_000 },
        ],
      },
    },
    { name: 'Loose Powder', priceIdr: 85_000, weightGrams: 120, stock: 9 },
    { name: 'Cushion', priceIdr: 139_000, weightGrams: 150, terms: { promo: { priceIdr: 119_000, from: null, until: '2026-12-03' } } },
    { name: 'Maskara', priceIdr: 65_000, weightGrams: 50 },
    { name: 'Paket Glow (Cushion + Lip Cream)', priceIdr: 165_000, weightGrams: 220 },
  ],
  { discounts: [{ gives: { kind: 'percent', percent: 10, maxIdr: 50_000 }, minIdr: 400_000, from: null, until: null }] },
);

const hoodies = structuredShop('Konveksi Ganesha, hoodie & jaket. Ready stock dan custom.', [
  {
    name: 'Hoodie Fleece',
    priceIdr: 145_000,
    weightGrams: 600,
    variants: [
      { name: 'M', priceIdr: null, stock: 30 },
      { name: 'XL', priceIdr: 150_000, stock: 4 },
      { name: 'XXL', priceIdr: 160_000, stock: 2 },
    ],
    terms: { tiers: [{ from: 12, priceIdr: 125_000 }] },
  },
  { name: 'Jaket Parasut', priceIdr: 110_000, weightGrams: 400, stock: 8 },
  { name: 'Hoodie Couple', priceIdr: 270_000, weightGrams: 1_200, stock: 3 },
  { name: 'Tote Bag Kanvas', priceIdr: 32_000, weightGrams: 200, terms: { minOrder: 2 } },
]);

const pets = structuredShop(
  `Meong Petcare - Cimahi
grooming kucing: mandi biasa 50rb, mandi jamur 70rb, mandi kutu 65rb, kucing persia +15rb
antar jemput grooming 20rb (maks 5km)
penitipan 35rb/hari sudah termasuk makan, 7 hari lebih jadi 30rb/hari
vaksin di dokter hewan, kami tidak vaksin`,
  [
    { name: 'Royal Cat Kitten 400g', priceIdr: 68_000, weightGrams: 450, stock: 11 },
    { name: 'Whisko Adult 1kg', priceIdr: 62_000, weightGrams: 1_050, terms: { tiers: [{ from: 5, priceIdr: 58_000 }] } },
    { name: 'Pasir Gumpal 10L', priceIdr: 75_000, weightGrams: 8_000, stock: 15 },
    { name: 'Kalung Lonceng', priceIdr: 12_000, weightGrams: 30 },
  ],
  { fees: [{ name: 'Packing kayu', costs: { kind: 'amount', amountIdr: 20_000, per: 'order' }, when: 'asked', belowIdr: null }] },
);

/** Three further shops with products in the panel, one of them with prices in its text, too. */
export const secondPanel: readonly Shop[] = [
  {
    name: 'lip creams and powder, in the panel',
    owner: lips.owner,
    right: [
      ['price', 'lip cream brp', 'Lip Cream Matte Rp 59.000 Kak 💄'],
      ['price', 'kalo ambil 3', 'Kalau ambil 3 Lip Cream Matte jadi Rp 55.000 per pcs Kak.'],
      ['total', 'lip cream nude 3', 'Lip Cream Matte Nude 3 pcs x Rp 55.000 = Rp 165.000 Kak.'],
      ['price', 'cushion', 'Cushion lagi promo Rp 119.000 sampai 3 Desember Kak ✨'],
      [
        'total',
        'cushion 1 maskara 1',
        'Cushion Rp 119.000 + Maskara Rp 65.000 = Rp 184.000 Kak.',
        {
          tools: [
            lips.bill([
              { nama: 'Cushion', jumlah: 1 },
              { nama: 'Maskara', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['price', 'paket glow isinya', 'Paket Glow Rp 165.000 isi Cushion + Lip Cream Kak.'],
      [
        'total',
        'powder 5',
        'Loose Powder 5 pcs Rp 425.000, diskon 10% Rp 42.500, jadi Rp 382.500 Kak.',
        { tools: [lips.bill([{ nama: 'Loose Powder', jumlah: 5 }])] },
      ],
      ['stock', 'mauve ready', 'Maaf Kak, shade Mauve lagi kosong. Yang ready Nude dan Brick ya.'],
      ['discount', 'ada diskon ga', 'Ada Kak, diskon 10% (maksimal Rp 50.000) untuk belanja minimal Rp 400.000.'],
      [
        'total',
        'maskara 2 kirim bandung',
        'Maskara 2 = Rp 130.000, ongkir JNE Rp 14.000, total Rp 144.000 Kak.',
        { tools: [lips.bill([{ nama: 'Maskara', jumlah: 2 }], { to: quoteTo('Bandung', ['JNE', 'REG', 14_000]) })] },
      ],
      ['price', 'bedaknya', 'Loose Powder 85rb Kak'],
      [
        'shipping',
        'ongkir ke bandung brp',
        'Ongkir ke Bandung pakai JNE Rp 14.000 Kak.',
        { tools: [shippingTo('Bandung', ['JNE', 'REG', 14_000])] },
      ],
      ['price', 'selusin lip cream', 'Ambil 12 Lip Cream Matte jadi Rp 47.000 per pcs, total Rp 564.000 Kak.'],
      ['price', 'maskara sama powder', 'Maskara Rp 65.000, Loose Powder Rp 85.000 ya Kak.'],
      ['stock', 'brick', 'Brick ready 7 pcs Kak.'],
    ],
    wrong: [
      ['price', 'lip cream', 'Lip Cream Matte Rp 55.000 Kak 💄'],
      ['price', 'ambil 2', 'Ambil 2 Lip Cream Matte jadi Rp 55.000 per pcs Kak.'],
      ['total', 'lip cream nude 3', 'Lip Cream Matte Nude 3 pcs totalnya Rp 177.000 Kak.'],
      ['price', 'cushion', 'Cushion Rp 139.000 Kak.'],
      ['total', 'cushion 1 maskara 1', 'Cushion sama maskara totalnya Rp 194.000 Kak.'],
      [
        'total',
        'powder 5',
        'Loose Powder 5 pcs setelah diskon Rp 375.000 Kak.',
        { tools: [lips.bill([{ nama: 'Loose Powder', jumlah: 5 }])] },
      ],
      ['stock', 'mauve', 'Mauve ready Kak, tinggal 3.'],
      ['discount', 'diskon', 'Ada diskon 10% untuk belanja minimal Rp 200.000 Kak.'],
      [
        'total',
        'maskara 2 kirim bandung',
        'Maskara 2 kirim Bandung totalnya Rp 130.000 Kak.',
        { tools: [lips.bill([{ nama: 'Maskara', jumlah: 2 }], { to: quoteTo('Bandung', ['JNE', 'REG', 14_000]) })] },
      ],
      ['price', 'powder', 'Loose Powder Rp 65.000 Kak.'],
      ['shipping', 'ongkir bandung', 'Ongkir ke Bandung Rp 11.000 Kak.', { tools: [shippingTo('Bandung', ['JNE', 'REG', 14_000])] }],
      ['discount', 'paket glow kurangin', 'Paket Glow aku kasih Rp 155.000 deh Kak.'],
      ['price', 'maskara', 'Maskara Rp 56.000 Kak.'],
      ['shipping', 'free ongkir?', 'Free ongkir Kak untuk pembelian 2 produk.'],
      ['stock', 'nude', 'Nude sisa 2 pcs Kak, cepetan ya.'],
    ],
  },
  {
    name: 'hoodies and jackets, in the panel',
    owner: hoodies.owner,
    right: [
      ['price', 'hoodie fleece m', 'Hoodie Fleece M Rp 145.000 Kak.'],
      ['price', 'xxl', 'Hoodie Fleece XXL Rp 160.000 Kak.'],
      ['price', 'ukuran apa aja', 'Hoodie Fleece ada M Rp 145.000, XL Rp 150.000, dan XXL Rp 160.000 Kak.'],
      [
        'total',
        'hoodie m 12',
        'Hoodie Fleece M 12 pcs x Rp 125.000 = Rp 1.500.000 Kak.',
        { tools: [hoodies.bill([{ nama: 'Hoodie Fleece', varian: 'M', jumlah: 12 }], {})] },
      ],
      ['total', 'hoodie xl 1 parasut 1', 'Hoodie Fleece XL Rp 150.000 + Jaket Parasut Rp 110.000 jadi Rp 260.000 Kak.'],
      ['price', 'couple', 'Hoodie Couple Rp 270.000 sepasang Kak.'],
      ['price', 'totebag', 'Tote Bag Kanvas 32rb Kak, minimal 2 pcs.'],
      ['total', 'totebag 4', 'Tote Bag Kanvas 4 pcs Rp 128.000 Kak.'],
      ['stock', 'parasut ready', 'Jaket Parasut ready 8 pcs Kak.'],
      [
        'total',
        'parasut 2 kirim malang',
        'Jaket Parasut 2 Rp 220.000, ongkir SiCepat Rp 24.000, jadi total Rp 244.000 Kak.',
        { tools: [hoodies.bill([{ nama: 'Jaket Parasut', jumlah: 2 }], { to: quoteTo('Malang', ['SiCepat', 'REG', 24_000]) })] },
      ],
      ['price', 'kalo lusinan hoodie', 'Hoodie Fleece ambil 12 jadi Rp 125.000 per pcs Kak.'],
      ['price', 'parasut', 'Jaket parasut 110rb Kak'],
      ['price', 'm sama xl beda brp', 'Bedanya Rp 5.000 Kak, M Rp 145.000 dan XL Rp 150.000.'],
      ['total', 'couple 1 totebag 2', 'Hoodie Couple Rp 270.000, Tote Bag Kanvas 2 pcs Rp 64.000. Total Rp 334.000 Kak.'],
      ['stock', 'xxl msh ada', 'XXL masih ada 2 pcs Kak.'],
    ],
    wrong: [
      ['price', 'xxl', 'Hoodie Fleece XXL Rp 145.000 Kak.'],
      ['price', 'xl', 'Hoodie Fleece XL Rp 160.000 Kak.'],
      ['total', 'hoodie m 6', 'Hoodie Fleece M 6 pcs x Rp 125.000 = Rp 750.000 Kak.'],
      ['total', 'hoodie xl 1 parasut 1', 'Hoodie XL sama Jaket Parasut totalnya Rp 255.000 Kak.'],
      ['price', 'couple', 'Hoodie Couple Rp 250.000 Kak.'],
      ['price', 'parasut', 'Jaket Parasut Rp 145.000 Kak.'],
      ['total', 'totebag 4', 'Tote Bag Kanvas 4 pcs Rp 120.000 Kak.'],
      ['stock', 'parasut', 'Jaket Parasut ready 20 pcs Kak.'],
      [
        'total',
        'parasut 2 kirim malang',
        'Jaket Parasut 2 sampai Malang totalnya Rp 220.000 Kak.',
        { tools: [hoodies.bill([{ nama: 'Jaket Parasut', jumlah: 2 }], { to: quoteTo('Malang', ['SiCepat', 'REG', 24_000]) })] },
      ],
      ['discount', 'beli 3 diskon', 'Beli 3 hoodie diskon Rp 15.000 Kak.'],
      ['shipping', 'ongkir', 'Gratis ongkir se-Jawa Kak untuk semua hoodie.'],
      ['price', 'totebag', 'Tote Bag Kanvas Rp 23.000 Kak.'],
      ['total', 'couple 1 totebag 2', 'Hoodie Couple dan 2 Tote Bag totalnya Rp 302.000 Kak.'],
      ['price', 'hoodie m', 'Hoodie Fleece M promo jadi Rp 135.000 Kak.'],
      ['total', 'hoodie m 12', 'Hoodie Fleece M 12 pcs totalnya Rp 1.740.000 Kak.'],
    ],
  },
  {
    name: 'cat food and grooming, in the panel and in text',
    owner: pets.owner,
    right: [
      ['price', 'mandi jamur brp', 'Grooming mandi jamur Rp 70.000 Kak 🐱'],
      ['price', 'mandi kutu persia', 'Mandi kutu Rp 65.000, untuk kucing persia tambah Rp 15.000 jadi Rp 80.000 Kak.'],
      ['price', 'royal cat kitten', 'Royal Cat Kitten 400g Rp 68.000 Kak.'],
      ['total', 'whisko 5', 'Whisko Adult 1kg 5 bungkus x Rp 58.000 = Rp 290.000 Kak.'],
      [
        'total',
        'pasir 2 whisko 1',
        'Pasir Gumpal 10L 2 = Rp 150.000, Whisko Adult 1 = Rp 62.000, totalnya Rp 212.000 Kak.',
        {
          tools: [
            pets.bill([
              { nama: 'Pasir Gumpal 10L', jumlah: 2 },
              { nama: 'Whisko Adult 1kg', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['total', 'titip 3 hari', 'Penitipan 3 hari Rp 105.000 Kak, sudah termasuk makan.'],
      ['total', 'titip 10 hari', 'Kalau 10 hari jadi Rp 30.000/hari, totalnya Rp 300.000 Kak.'],
      ['price', 'jemput', 'Antar jemput grooming Rp 20.000 Kak, maksimal 5 km.'],
      ['total', 'mandi biasa sama antar jemput', 'Mandi biasa Rp 50.000 + antar jemput Rp 20.000 = Rp 70.000 Kak.'],
      [
        'price',
        'grooming',
        'Grooming kucing:\n• Mandi biasa Rp 50.000\n• Mandi kutu Rp 65.000\n• Mandi jamur Rp 70.000\nKucing persia tambah Rp 15.000 ya Kak.',
      ],
      ['price', 'kalung', 'Kalung lonceng 12rb Kak'],
      [
        'total',
        'royal 2 kirim subang',
        'Royal Cat Kitten 2 = Rp 136.000, ongkir J&T Rp 12.000. Total transfer Rp 148.000 ya Kak.',
        { tools: [pets.bill([{ nama: 'Royal Cat Kitten 400g', jumlah: 2 }], { to: quoteTo('Subang', ['J&T', 'EZ', 12_000]) })] },
      ],
      ['stock', 'pasir ada', 'Pasir Gumpal 10L ready Kak, stok 15.'],
      ['terms', 'bs vaksin?', 'Kami tidak melayani vaksin Kak, bisa di dokter hewan ya.'],
      ['price', 'packing kayu', 'Packing kayu Rp 20.000 per pesanan Kak kalau diminta.'],
    ],
    wrong: [
      ['price', 'mandi jamur', 'Grooming mandi jamur Rp 65.000 Kak 🐱'],
      ['price', 'mandi kutu persia', 'Mandi kutu kucing persia Rp 65.000 Kak.'],
      ['price', 'royal', 'Royal Cat Kitten 400g Rp 62.000 Kak.'],
      ['total', 'whisko 5', 'Whisko Adult 5 bungkus totalnya Rp 310.000 Kak.'],
      ['total', 'pasir 2 whisko 1', 'Pasir 2 sama Whisko 1 totalnya Rp 200.000 Kak.'],
      ['total', 'titip 3 hari', 'Penitipan 3 hari Rp 90.000 Kak.'],
      ['price', 'jemput', 'Antar jemputnya gratis Kak sampai 5 km.'],
      ['total', 'mandi biasa sama antar jemput', 'Mandi biasa plus antar jemput Rp 50.000 Kak.'],
      ['price', 'kalung', 'Kalung Lonceng Rp 15.000 Kak.'],
      [
        'total',
        'royal 2 kirim subang',
        'Royal Cat 2 kirim Subang totalnya Rp 136.000 Kak.',
        { tools: [pets.bill([{ nama: 'Royal Cat Kitten 400g', jumlah: 2 }], { to: quoteTo('Subang', ['J&T', 'EZ', 12_000]) })] },
      ],
      ['discount', 'grooming 2 kucing diskon?', 'Grooming 2 kucing diskon 10% Kak.'],
      ['stock', 'whisko', 'Whisko Adult sisa 3 bungkus Kak.'],
      ['price', 'titip 10 hari', 'Titip 10 hari Rp 350.000 Kak.'],
      ['price', 'packing', 'Packing kayunya gratis Kak.'],
      [
        'shipping',
        'ongkir subang',
        'Ongkir ke Subang Rp 9.000 Kak.',
        { tools: [pets.bill([{ nama: 'Royal Cat Kitten 400g', jumlah: 2 }], { to: quoteTo('Subang', ['J&T', 'EZ', 12_000]) })] },
      ],
    ],
  },
];
