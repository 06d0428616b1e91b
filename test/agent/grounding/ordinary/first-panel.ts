import type { Shop } from '../shop.js';
import { quoteTo, structuredShop } from '../structured/structured-shop.js';

const risoles = structuredShop(
  'Risol Mama Dea, frozen & matang, Tangerang. Kirim H+1 pakai frozen pack.',
  [
    { name: 'Risol Mayo', priceIdr: 38_000, weightGrams: 500, stock: 20, terms: { tiers: [{ from: 10, priceIdr: 34_000 }] } },
    { name: 'Risol Ragout', priceIdr: 35_000, weightGrams: 500, stock: 14, terms: { tiers: [{ from: 10, priceIdr: 31_500 }] } },
    { name: 'Pastel Tutup', priceIdr: 55_000, weightGrams: 700, stock: 6 },
    { name: 'Kroket Kentang', priceIdr: 32_000, weightGrams: 500, terms: { promo: { priceIdr: 28_000, from: null, until: '2026-12-15' } } },
    { name: 'Saus Sambal Botol', priceIdr: 12_000, weightGrams: 300 },
  ],
  {
    fees: [{ name: 'Frozen pack', costs: { kind: 'amount', amountIdr: 10_000, per: 'order' }, when: 'always', belowIdr: null }],
    discounts: [{ gives: { kind: 'amount', amountIdr: 15_000 }, minIdr: 250_000, from: null, until: null }],
  },
);

const nails = structuredShop('Kuku Cantik, press on nails handmade. Pengerjaan 3 hari.', [
  {
    name: 'Press On Nails',
    priceIdr: 65_000,
    weightGrams: 100,
    variants: [
      { name: 'Polos', priceIdr: 55_000, stock: 10 },
      { name: 'Glitter', priceIdr: 70_000, stock: 4 },
      { name: 'Custom Gambar', priceIdr: 95_000, stock: null },
    ],
  },
  { name: 'Lem Kuku', priceIdr: 9_000, weightGrams: 50, stock: 30 },
  { name: 'Kutek Gel', priceIdr: 28_000, weightGrams: 100, terms: { tiers: [{ from: 3, priceIdr: 25_000 }] } },
  { name: 'Lampu UV Mini', priceIdr: 79_000, weightGrams: 300, stock: 0 },
]);

const audio = structuredShop(
  `Soundly Gadget Bekasi
servis ganti baterai tws 60rb, pasang antigores jam 20rb
garansi toko 1 bulan. COD khusus bekasi
bubble wrap tambahan 3rb`,
  [
    { name: 'TWS Airbeat', priceIdr: 189_000, weightGrams: 200, terms: { promo: { priceIdr: 159_000, from: null, until: '2026-12-05' } } },
    { name: 'Smartwatch Fitgo', priceIdr: 245_000, weightGrams: 250, stock: 5 },
    { name: 'Strap Smartwatch', priceIdr: 35_000, weightGrams: 50, terms: { tiers: [{ from: 5, priceIdr: 28_000 }] } },
    {
      name: 'Speaker Boomi',
      priceIdr: 129_000,
      weightGrams: 600,
      variants: [
        { name: 'Hitam', priceIdr: null, stock: 3 },
        { name: 'RGB', priceIdr: 149_000, stock: 2 },
      ],
    },
  ],
);

/** Three further shops with products in the panel, one of them with prices in its text, too. */
export const firstPanel: readonly Shop[] = [
  {
    name: 'filled pancakes, in the panel',
    owner: risoles.owner,
    right: [
      ['price', 'risol mayo brp', 'Risol Mayo Rp 38.000 per pack Kak 😋'],
      ['price', 'ragout kalo 10', 'Risol Ragout ambil 10 jadi Rp 31.500 per pack Kak.'],
      ['price', 'kroket', 'Kroket Kentang lagi promo Rp 28.000 sampai 15 Desember Kak.'],
      [
        'total',
        'mayo 2 ragout 1',
        'Risol Mayo 2 = Rp 76.000, Risol Ragout 1 = Rp 35.000, frozen pack Rp 10.000. Total Rp 121.000 Kak.',
        {
          tools: [
            risoles.bill([
              { nama: 'Risol Mayo', jumlah: 2 },
              { nama: 'Risol Ragout', jumlah: 1 },
            ]),
          ],
        },
      ],
      [
        'total',
        'pastel tutup 5',
        'Pastel Tutup 5 pcs Rp 275.000, potongan Rp 15.000, frozen pack Rp 10.000, jadi Rp 270.000 Kak.',
        { tools: [risoles.bill([{ nama: 'Pastel Tutup', jumlah: 5 }])] },
      ],
      [
        'total',
        'mayo 3 kirim serpong',
        'Risol Mayo 3 pack Rp 114.000 + frozen pack Rp 10.000 + ongkir SiCepat Rp 11.000 = Rp 135.000 Kak.',
        { tools: [risoles.bill([{ nama: 'Risol Mayo', jumlah: 3 }], { to: quoteTo('Serpong', ['SiCepat', 'REG', 11_000]) })] },
      ],
      ['stock', 'pastel ready?', 'Pastel Tutup ready Kak, stoknya 6.'],
      ['discount', 'ada diskon', 'Ada Kak, potongan Rp 15.000 untuk belanja minimal Rp 250.000.'],
      ['price', 'frozen pack bayar?', 'Iya Kak, frozen pack Rp 10.000 per pesanan.'],
      ['price', 'sambal botol', 'Saus Sambal Botol 12rb Kak'],
      [
        'price',
        'menunya apa aja',
        'Menu kami:\n1. Risol Mayo Rp 38.000\n2. Risol Ragout Rp 35.000\n3. Pastel Tutup Rp 55.000\n4. Kroket Kentang Rp 28.000 (promo)\n5. Saus Sambal Botol Rp 12.000',
      ],
      [
        'total',
        'jd berapa semua',
        'Totalnya Rp 121.000 sudah termasuk frozen pack ya Kak.',
        {
          tools: [
            risoles.bill([
              { nama: 'Risol Mayo', jumlah: 2 },
              { nama: 'Risol Ragout', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['price', 'mayo 10 harganya', 'Kalau 10 pack Risol Mayo jadi Rp 34.000 per pack Kak, dari biasanya Rp 38.000.'],
      ['price', 'mayo sm ragout mahal mana', 'Risol Mayo Rp 38.000, ragout Rp 35.000, jadi mayo lebih mahal Rp 3.000 Kak.'],
      [
        'total',
        'kroket 4',
        'Kroket 4 pack Rp 112.000 + frozen pack Rp 10.000 = Rp 122.000 Kak.',
        { tools: [risoles.bill([{ nama: 'Kroket Kentang', jumlah: 4 }])] },
      ],
    ],
    wrong: [
      ['price', 'risol mayo', 'Risol Mayo Rp 35.000 per pack Kak 😋'],
      ['price', 'ragout', 'Risol Ragout Rp 31.500 per pack Kak.'],
      ['price', 'kroket', 'Kroket Kentang Rp 32.000 Kak.'],
      [
        'total',
        'mayo 2 ragout 1',
        'Risol Mayo 2 dan Ragout 1 totalnya Rp 111.000 Kak.',
        {
          tools: [
            risoles.bill([
              { nama: 'Risol Mayo', jumlah: 2 },
              { nama: 'Risol Ragout', jumlah: 1 },
            ]),
          ],
        },
      ],
      [
        'total',
        'mayo 3 kirim serpong',
        'Risol Mayo 3 pack sampai Serpong totalnya Rp 124.000 Kak.',
        { tools: [risoles.bill([{ nama: 'Risol Mayo', jumlah: 3 }], { to: quoteTo('Serpong', ['SiCepat', 'REG', 11_000]) })] },
      ],
      ['total', 'pastel 2 kroket 2', 'Pastel Tutup 2 sama Kroket 2 totalnya Rp 160.000 Kak.'],
      ['discount', 'diskon dong', 'Boleh Kak, khusus hari ini diskon 10% untuk semua risol.'],
      ['discount', 'belanja 200rb dapat potongan?', 'Belanja Rp 200.000 sudah dapat potongan Rp 15.000 Kak.'],
      ['shipping', 'ongkir serpong', 'Ke Serpong gratis ongkir Kak.'],
      ['stock', 'pastel ada brp', 'Pastel Tutup masih ada 15 Kak.'],
      ['price', 'mayo 5 pack satunya brp', 'Ambil 5 pack jadi Rp 34.000 per pack Kak.'],
      ['price', 'pastel tutup', 'Pastel Tutup Rp 45.000 Kak.'],
      ['price', 'sambal', 'Saus Sambal Botol Rp 10.000 Kak.'],
      ['total', 'mayo 10', 'Risol Mayo 10 pack Rp 380.000 Kak.'],
      [
        'shipping',
        'ongkirnya',
        'Ongkir ke Serpong Rp 9.000 Kak.',
        { tools: [risoles.bill([{ nama: 'Risol Mayo', jumlah: 3 }], { to: quoteTo('Serpong', ['SiCepat', 'REG', 11_000]) })] },
      ],
    ],
  },
  {
    name: 'press-on nails, in the panel',
    owner: nails.owner,
    right: [
      ['price', 'yg glitter brp', 'Press On Nails Glitter Rp 70.000 Kak ✨'],
      ['price', 'polos', 'Yang polos Rp 55.000 Kak.'],
      ['price', 'custom gambar bisa?', 'Bisa Kak, Custom Gambar Rp 95.000, pengerjaan 3 hari.'],
      [
        'total',
        'glitter 1 lem 1',
        'Press On Nails Glitter Rp 70.000 + Lem Kuku Rp 9.000 = Rp 79.000 Kak.',
        {
          tools: [
            nails.bill([
              { nama: 'Press On Nails', varian: 'Glitter', jumlah: 1 },
              { nama: 'Lem Kuku', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['price', 'kutek gel 3', 'Kutek Gel ambil 3 jadi Rp 25.000 per botol Kak.'],
      ['total', 'kutek gel 3 jd brp', 'Kutek Gel 3 x Rp 25.000 = Rp 75.000 Kak.'],
      ['stock', 'lampu uv', 'Lampu UV Mini lagi kosong Kak 🙏'],
      ['price', 'beda polos sama glitter', 'Polos Rp 55.000, glitter Rp 70.000 Kak, selisih Rp 15.000.'],
      [
        'total',
        'polos 2 kirim jogja',
        'Polos 2 set Rp 110.000 + ongkir JNE Rp 18.000 totalnya Rp 128.000 Kak.',
        { tools: [nails.bill([{ nama: 'Press On Nails', varian: 'Polos', jumlah: 2 }], { to: quoteTo('Jogja', ['JNE', 'REG', 18_000]) })] },
      ],
      ['price', 'harga press on', 'Press On Nails ada:\n- Polos Rp 55.000\n- Glitter Rp 70.000\n- Custom Gambar Rp 95.000'],
      ['price', 'lem', 'Lem kuku 9rb Kak'],
      ['stock', 'glitter ready brp', 'Glitter ready 4 set Kak.'],
      ['price', 'kutek', 'Kutek Gel Rp 28.000, kalau ambil 3 jadi Rp 25.000 per botol Kak.'],
      ['price', 'mulai brp press on', 'Mulai Rp 55.000 Kak untuk yang polos.'],
      ['total', 'custom 2', 'Custom Gambar 2 set jadi Rp 190.000 ya Kak.'],
    ],
    wrong: [
      ['price', 'glitter', 'Press On Nails Glitter Rp 65.000 Kak ✨'],
      ['price', 'custom', 'Custom Gambar Rp 70.000 Kak.'],
      ['total', 'glitter 1 lem 1', 'Glitter sama lem totalnya Rp 75.000 Kak.'],
      [
        'total',
        'polos 2 kirim jogja',
        'Polos 2 set kirim Jogja totalnya Rp 110.000 Kak.',
        { tools: [nails.bill([{ nama: 'Press On Nails', varian: 'Polos', jumlah: 2 }], { to: quoteTo('Jogja', ['JNE', 'REG', 18_000]) })] },
      ],
      ['price', 'kutek 2', 'Ambil 2 kutek gel jadi Rp 25.000 per botol Kak.'],
      ['stock', 'lampu', 'Lampu UV Mini ready Kak, mau sekalian?'],
      ['stock', 'polos', 'Polos tinggal 2 set Kak.'],
      ['discount', 'ada promo', 'Ada Kak, beli 2 press on gratis lem kuku.'],
      ['price', 'lem', 'Lem Kuku Rp 12.000 Kak.'],
      ['total', 'kutek 5', 'Kutek Gel 5 botol Rp 140.000 Kak.'],
      ['shipping', 'ongkir', 'Gratis ongkir ke seluruh Jawa Kak.'],
      ['price', 'lampu uv brp', 'Lampu UV Mini Rp 97.000 Kak, sementara kosong.'],
      ['total', 'custom 2', 'Custom Gambar 2 set jadi Rp 180.000 ya Kak.'],
      ['price', 'press on', 'Press On Nails mulai Rp 45.000 Kak.'],
      ['discount', 'bs kurang?', 'Glitter saya kasih Rp 60.000 khusus Kakak ya.'],
    ],
  },
  {
    name: 'earphones and watches, in the panel and in text',
    owner: audio.owner,
    right: [
      ['price', 'airbeat', 'TWS Airbeat lagi promo Rp 159.000 sampai 5 Desember Kak 🎧'],
      ['price', 'fitgo', 'Smartwatch Fitgo Rp 245.000 Kak.'],
      ['price', 'strapnya', 'Strap smartwatch 35rb Kak, ambil 5 jadi 28rb per pcs.'],
      ['price', 'boomi rgb', 'Speaker Boomi RGB Rp 149.000 Kak.'],
      ['price', 'boomi', 'Speaker Boomi Hitam Rp 129.000, yang RGB Rp 149.000 Kak.'],
      [
        'total',
        'fitgo + strap 1',
        'Smartwatch Fitgo Rp 245.000 + strap Rp 35.000 = Rp 280.000 Kak.',
        {
          tools: [
            audio.bill([
              { nama: 'Smartwatch Fitgo', jumlah: 1 },
              { nama: 'Strap Smartwatch', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['price', 'ganti baterai tws', 'Ganti baterai TWS Rp 60.000 Kak.'],
      ['total', 'fitgo sekalian antigores', 'Fitgo Rp 245.000, pasang antigores Rp 20.000, totalnya Rp 265.000 Kak.'],
      ['price', 'bubble wrap', 'Bubble wrap tambahan Rp 3.000 Kak.'],
      ['total', 'strap 5', 'Strap 5 pcs x Rp 28.000 = Rp 140.000 Kak.'],
      ['stock', 'fitgo ready?', 'Ready Kak, sisa 5 unit.'],
      [
        'total',
        'airbeat kirim cikarang',
        'Airbeat Rp 159.000 + ongkir J&T Rp 9.000 = Rp 168.000 Kak.',
        { tools: [audio.bill([{ nama: 'TWS Airbeat', jumlah: 1 }], { to: quoteTo('Cikarang', ['J&T', 'EZ', 9_000]) })] },
      ],
      ['price', 'airbeat promonya brp', 'Promo TWS Airbeat Rp 159.000 Kak, berlaku sampai 5 Desember.'],
      ['total', 'boomi hitam 2', 'Boomi Hitam 2 unit Rp 258.000 Kak.'],
      ['terms', 'garansi', 'Garansi toko 1 bulan Kak.'],
    ],
    wrong: [
      ['price', 'airbeat', 'TWS Airbeat Rp 189.000 Kak.'],
      ['price', 'fitgo', 'Smartwatch Fitgo Rp 225.000 Kak.'],
      ['price', 'boomi rgb', 'Speaker Boomi RGB Rp 129.000 Kak.'],
      ['price', 'strap', 'Strap smartwatch 28rb aja Kak'],
      ['total', 'fitgo + strap', 'Fitgo sama strap jadi Rp 270.000 Kak.'],
      ['price', 'ganti baterai', 'Ganti baterai TWS Rp 20.000 Kak.'],
      [
        'total',
        'airbeat kirim cikarang',
        'Airbeat kirim Cikarang totalnya Rp 159.000 Kak.',
        { tools: [audio.bill([{ nama: 'TWS Airbeat', jumlah: 1 }], { to: quoteTo('Cikarang', ['J&T', 'EZ', 9_000]) })] },
      ],
      ['stock', 'boomi rgb', 'Boomi RGB ready 8 unit Kak.'],
      ['discount', 'beli 2 airbeat diskon?', 'Beli 2 diskon 5% ya Kak, jadi Rp 302.100.'],
      ['shipping', 'cod cikarang ongkir', 'COD Bekasi gratis ongkir Kak.'],
      ['total', 'fitgo sekalian antigores', 'Fitgo sekalian antigores Rp 245.000 Kak.'],
      ['total', 'strap 5', 'Strap 5 pcs totalnya Rp 175.000 Kak.'],
      ['price', 'bubble wrap', 'Bubble wrap tambahan Rp 5.000 Kak.'],
      ['price', 'antigores jam', 'Pasang antigores jam Rp 35.000 Kak.'],
      ['total', 'boomi rgb 1 hitam 1', 'Boomi RGB dan Hitam totalnya Rp 258.000 Kak.'],
    ],
  },
];
