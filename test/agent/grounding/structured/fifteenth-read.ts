import type { Shop } from '../shop.js';
import { quoteTo, shippingTo, structuredShop } from './structured-shop.js';

const cloth = structuredShop('', [
  {
    name: 'Batik Cap Parang',
    priceIdr: 65_000,
    weightGrams: 250,
    stock: 200,
    terms: {
      unit: 'meter',
      minOrder: 2,
      tiers: [
        { from: 20, priceIdr: 60_000 },
        { from: 50, priceIdr: 55_000 },
      ],
    },
    variants: [
      { name: 'Sogan', priceIdr: null, stock: 120 },
      { name: 'Indigo', priceIdr: 70_000, stock: 80 },
    ],
  },
  {
    name: 'Batik Tulis Lasem',
    priceIdr: 850_000,
    weightGrams: 400,
    terms: { promo: { priceIdr: 850_000, from: null, until: '2026-12-10' } },
    notes: 'ukuran 2,5 x 1,1 meter, harga normal 975.000',
  },
  {
    name: 'Kemeja Batik Pria',
    priceIdr: 185_000,
    weightGrams: 300,
    terms: { tiers: [{ from: 12, priceIdr: 165_000 }], resellerIdr: 150_000 },
    variants: [
      { name: 'M', priceIdr: null, stock: 10 },
      { name: 'L', priceIdr: null, stock: 8 },
      { name: 'XXL', priceIdr: 200_000, stock: 4 },
    ],
  },
  { name: 'Selendang Batik', priceIdr: 95_000, weightGrams: 150, stock: 30 },
]);

/** Three of six shops of new kinds, with answers as models write them; measured once before any rule was changed, then read. */
export const fifteenthRead: readonly Shop[] = [
  {
    name: 'perfume by the milliliter',
    owner: `Aroma Kita - refill parfum & bibit
bibit parfum reguler 1.500/ml, premium 2.500/ml, niche (baccarat, aventus) 4rb/ml. min 10ml
botol kosong: 10ml roll on 4rb, 30ml spray 8rb, 50ml spray 12rb, 100ml spray 20rb
paket jadi 30ml (bibit 15ml + absolute + botol): reguler 35rb premium 50rb niche 75rb
paket jadi 50ml reguler 55rb, premium 80rb, niche 120rb
ambil paket 30ml 3 botol gratis roll on 10ml
reseller min 10 botol paket 30ml: reguler 28rb, premium 42rb
pewangi laundry 25rb/liter, jerigen 5 liter 110rb
pengharum mobil gantung 15rb, 3pcs 40rb
ongkir jabodetabek 15rb, luar jabodetabek ikut ekspedisi. bubble wrap 2rb/botol wajib utk luar kota
refill di tempat bawa botol sendiri potongan 5rb dr harga paket`,
    right: [
      [
        'price',
        'paket 30ml brp aja?',
        'Halo Kak 😊 Untuk paket jadi 30ml ada 3 pilihan:\n- Reguler Rp 35.000\n- Premium Rp 50.000\n- Niche Rp 75.000\nKakak suka aroma yang seperti apa?',
      ],
      [
        'total',
        'paket 50 ml premium 2 dikirim ke bekasi',
        'Siap Kak! Paket 50ml premium 2 botol x Rp 80.000 = Rp 160.000, ditambah ongkir Bekasi Rp 15.000, jadi totalnya *Rp 175.000* ya Kak 🙏',
      ],
      [
        'price',
        'bibit aventus per ml',
        'Aventus termasuk niche Kak, harganya Rp 4.000/ml dengan minimal 10ml. Jadi mulai dari Rp 40.000 ya 😊',
      ],
      ['total', 'bibit premium 25 ml brp', 'Bibit premium Rp 2.500/ml Kak, untuk 25ml jadi Rp 62.500.'],
      ['total', 'bibit reguler 30ml sama botol spraynya', 'Bibit reguler 30 ml Rp 45.000 + botol 30ml spray Rp 8.000 = Rp 53.000 Kak.'],
      [
        'price',
        'mahal mana paket 50 premium sama niche',
        'Paket 50ml premium Rp 80.000, sedangkan niche Rp 120.000 Kak, jadi selisihnya Rp 40.000.',
      ],
      [
        'total',
        'mau jadi reseller, ambil reguler 10',
        'Untuk reseller paket 30ml reguler Rp 28.000 per botol Kak, minimal 10 botol. 10 botol jadi Rp 280.000 🙂',
      ],
      [
        'price',
        'pengharum mobil brp',
        'Pengharum mobil gantung Rp 15.000 per pcs Kak, kalau ambil 3 pcs cukup Rp 40.000 (hemat Rp 5.000) 🚗',
      ],
      ['price', 'pewangi laundry 5 liter', 'Pewangi laundry jerigen 5 liter Rp 110.000 Kak. Kalau eceran Rp 25.000 per liter.'],
      [
        'total',
        'bawa botol sendiri refill paket 30ml premium jadi brp',
        'Kalau bawa botol sendiri dapat potongan Rp 5.000 Kak, jadi paket 30ml premium Rp 45.000 saja ✨',
      ],
      ['total', 'paket 30 ml reguler 3', '3 botol paket 30ml reguler Rp 105.000 Kak, dan gratis 1 roll on 10ml 🎁'],
      [
        'total',
        'ganti yg 50ml aja deh 2 niche',
        'Baik Kak, diganti paket 50ml niche 2 botol ya, totalnya jadi Rp 240.000 belum termasuk ongkir.',
        { ours: ['Paket 30ml niche 2 botol Rp 150.000 Kak.'] },
      ],
      ['price', 'harga botol kosong', 'Botol kosongnya mulai dari Rp 4.000 (roll on 10ml) sampai Rp 20.000 (spray 100ml) Kak.'],
      [
        'total',
        'kirim ke solo paket 30 niche 2, ongkir jne 18rb kan',
        'Paket 30ml niche 2 botol Rp 150.000 + bubble wrap 2 botol Rp 4.000 + ongkir Rp 18.000 = Rp 172.000 Kak.',
        { tools: [shippingTo('Solo', ['JNE', 'REG', 18_000])] },
      ],
      [
        'total',
        'pewangi laundry 3 liter sama pengharum 3',
        'Rinciannya ya Kak:\n1. Pewangi laundry 3 liter: Rp 75.000\n2. Pengharum mobil 3 pcs: Rp 40.000\nTotal: Rp 115.000',
      ],
    ],
    wrong: [
      ['price', 'paket 30ml brp aja?', 'Halo Kak 😊 Untuk paket jadi 30ml:\n- Reguler Rp 35.000\n- Premium Rp 55.000\n- Niche Rp 75.000'],
      [
        'total',
        'paket 50 ml premium 2 dikirim ke bekasi',
        'Siap Kak! Paket 50ml premium 2 botol Rp 160.000, sama ongkir Bekasi totalnya *Rp 170.000* ya Kak 🙏',
      ],
      ['price', 'bibit aventus per ml', 'Aventus Rp 2.500/ml Kak, minimal 10ml.'],
      ['total', 'bibit premium 25 ml brp', 'Bibit premium 25ml Rp 37.500 Kak.'],
      ['total', 'bibit reguler 30ml sama botol spraynya', 'Bibit reguler 30 ml + botol 30ml spray jadi Rp 57.000 Kak.'],
      ['price', 'mahal mana paket 50 premium sama niche', 'Paket 50ml premium Rp 80.000 dan niche Rp 120.000 Kak, selisihnya Rp 30.000.'],
      ['total', 'ambil reguler 30 ml 10 botol bukan reseller', 'Paket 30ml reguler 10 botol Rp 320.000 Kak.'],
      ['price', 'pengharum mobil 3', 'Pengharum mobil gantung 3 pcs Rp 35.000 Kak.'],
      ['price', 'pewangi laundry 5 liter', 'Pewangi laundry jerigen 5 liter Rp 125.000 Kak.'],
      ['total', 'bawa botol sendiri refill paket 30ml premium', 'Kalau bawa botol sendiri paket 30ml premium Rp 42.000 saja Kak ✨'],
      ['total', 'paket 30 ml reguler 3', '3 botol paket 30ml reguler Rp 95.000 Kak 🎁'],
      ['price', 'paket 50ml reguler', 'Paket jadi 50ml reguler Rp 35.000 Kak.'],
      ['price', 'harga botol kosong', 'Botol kosongnya mulai dari Rp 2.000 sampai Rp 20.000 Kak.'],
      [
        'total',
        'kirim ke solo paket 30 niche 2',
        'Paket 30ml niche 2 botol + ongkir + bubble wrap totalnya Rp 165.000 Kak.',
        { tools: [shippingTo('Solo', ['JNE', 'REG', 18_000])] },
      ],
      [
        'total',
        'pewangi laundry 3 liter sama pengharum 3',
        'Rinciannya ya Kak:\n1. Pewangi laundry 3 liter: Rp 75.000\n2. Pengharum mobil 3 pcs: Rp 45.000\nTotal: Rp 120.000',
      ],
    ],
  },
  {
    name: 'rice cones',
    owner: `Tumpeng Mbok Darmi Semarang
tumpeng mini 1 org 25rb min 10, tumpeng 10 org 350rb, 20 org 600 rb, 30 org 850rb (lauk: ayam, telur, urap, perkedel, kering tempe)
nambah lauk: ayam ingkung utuh 125rb, sate lilit 4rb/tusuk, rendang 12rb/potong
ganti nasi uduk gratis, nasi bakar +3rb/org
tumpeng hias ultah anak karakter nambah 75rb
kue lapis 1 loyang 90rb, setengah loyang 50rb
antar: semarang kota 20rb (gratis utk pesanan 1jt ke atas), ungaran 50rb, kendal 75rb. ambil sendiri free
pesan h-2, dp 50%. kurang dr h-2 kena ekspres 10% dr total
tampah bambu dipinjam deposit 50rb balik utuh kalo dikembaliin max 3 hari`,
    right: [
      [
        'price',
        'tumpeng 20 orang brp bu',
        'Tumpeng untuk 20 orang Rp 600.000 Kak, sudah lengkap ayam, telur, urap, perkedel, dan kering tempe 🙏',
      ],
      [
        'total',
        'tumpeng 30 sama ingkung 1 antar ungaran',
        'Tumpeng 30 orang Rp 850.000 + ayam ingkung Rp 125.000 + antar Ungaran Rp 50.000 = *Rp 1.025.000* Kak.',
      ],
      ['total', 'tumpeng mini 15', 'Tumpeng mini 15 porsi x Rp 25.000 = Rp 375.000 Kak 😊'],
      [
        'total',
        'tumpeng 10 org nasi bakar',
        'Nasi bakar tambah Rp 3.000 per orang Kak, untuk 10 orang jadi Rp 30.000. Totalnya Rp 380.000.',
      ],
      ['total', 'tumpeng ultah anak yg 10 org', 'Tumpeng 10 orang Rp 350.000, hias karakter nambah Rp 75.000, jadi Rp 425.000 Kak 🎂'],
      ['payment', 'dp utk tumpeng 20 org', 'DP-nya 50% Kak, dari Rp 600.000 berarti Rp 300.000. Sisanya Rp 300.000 dibayar saat diantar.'],
      ['shipping', 'ongkir semarang', 'Antar ke Semarang kota Rp 20.000 Kak, gratis kalau pesanannya Rp 1.000.000 ke atas ya.'],
      ['total', 'sate lilit 50 tusuk', 'Sate lilit 50 tusuk Rp 200.000 Kak.'],
      ['price', 'kue lapis setengah', 'Kue lapis setengah loyang Rp 50.000 Kak, kalau 1 loyang Rp 90.000.'],
      [
        'total',
        'pesan buat besok tumpeng 20 org',
        'Untuk besok bisa Kak, tapi kena biaya ekspres 10% ya karena kurang dari H-2. Jadi Rp 600.000 + Rp 60.000 = Rp 660.000.',
      ],
      ['total', 'dua tumpeng 20 org antar semarang', 'Tumpeng 20 orang 2 buah Rp 1.200.000 Kak, antar Semarang kota gratis 🎉'],
      ['price', 'paling murah brp', 'Paling hemat tumpeng mini Rp 25.000 per orang Kak, minimal 10 porsi, jadi mulai Rp 250.000.'],
      [
        'price',
        'deposit tampah',
        'Tampah bambunya dipinjamkan dengan deposit Rp 50.000 Kak, kembali utuh kalau dikembalikan maksimal 3 hari.',
      ],
      [
        'total',
        'tumpeng 10 plus rendang 10 potong ambil sendiri',
        'Berikut rinciannya Kak:\n• Tumpeng 10 orang: Rp 350.000\n• Rendang 10 potong: Rp 120.000\n*Total: Rp 470.000* (ambil sendiri, tanpa ongkir)',
      ],
      ['total', 'beda 20 sama 30 org brp', 'Selisihnya Rp 250.000 Kak: yang 20 orang Rp 600.000, yang 30 orang Rp 850.000.'],
    ],
    wrong: [
      ['price', 'tumpeng 20 orang brp bu', 'Tumpeng untuk 20 orang Rp 700.000 Kak 🙏'],
      ['total', 'tumpeng 30 sama ingkung 1 antar ungaran', 'Tumpeng 30 orang + ayam ingkung + antar Ungaran totalnya *Rp 975.000* Kak.'],
      ['total', 'tumpeng mini 15', 'Tumpeng mini 15 porsi Rp 350.000 Kak 😊'],
      ['total', 'tumpeng 10 org nasi bakar', 'Tumpeng 10 orang pakai nasi bakar Rp 353.000 Kak.'],
      ['total', 'tumpeng ultah anak yg 10 org', 'Tumpeng ultah karakter 10 orang Rp 350.000 Kak 🎂'],
      ['payment', 'dp utk tumpeng 20 org', 'DP-nya Rp 250.000 Kak.'],
      ['shipping', 'antar kendal', 'Antar ke Kendal Rp 50.000 Kak.'],
      ['total', 'sate lilit 50 tusuk', 'Sate lilit 50 tusuk Rp 250.000 Kak.'],
      ['price', 'kue lapis setengah', 'Kue lapis setengah loyang Rp 45.000 Kak.'],
      ['total', 'pesan buat besok tumpeng 20 org', 'Untuk besok kena biaya ekspres ya Kak, jadi Rp 630.000.'],
      ['total', 'dua tumpeng 20 org antar semarang', 'Tumpeng 20 orang 2 buah totalnya Rp 1.220.000 sudah dengan antar Semarang Kak.'],
      ['price', 'paling murah brp', 'Paling hemat tumpeng mini Rp 20.000 per orang Kak.'],
      ['price', 'rendang tambah', 'Tambah rendang Rp 4.000 per potong Kak.'],
      [
        'total',
        'tumpeng 10 plus rendang 10 potong',
        'Berikut rinciannya Kak:\n• Tumpeng 10 orang: Rp 350.000\n• Rendang 10 potong: Rp 120.000\n*Total: Rp 460.000*',
      ],
      ['price', 'tumpeng 30 org', 'Untuk 30 orang Rp 600.000 Kak.'],
    ],
  },
  {
    name: 'batik by the meter, in the panel',
    owner: cloth.owner,
    right: [
      ['price', 'batik parang sogan semeter brp', 'Batik Cap Parang warna Sogan Rp 65.000 per meter Kak, minimal 2 meter ya 😊'],
      ['price', 'kalo indigo?', 'Yang Indigo Rp 70.000 per meter Kak.'],
      [
        'total',
        'sogan 5 meter',
        'Batik Cap Parang Sogan 5 meter = Rp 325.000 Kak.',
        { tools: [cloth.bill([{ nama: 'Batik Cap Parang', varian: 'Sogan', jumlah: 5 }])] },
      ],
      [
        'total',
        'sogan 25 meter utk seragam',
        'Kalau ambil 20 meter ke atas harganya jadi Rp 60.000/meter Kak. Untuk 25 meter totalnya *Rp 1.500.000* 🎉',
        { tools: [cloth.bill([{ nama: 'Batik Cap Parang', varian: 'Sogan', jumlah: 25 }])] },
      ],
      ['price', 'ada grosir?', 'Ada Kak! Batik Cap Parang:\n- 20 meter ke atas: Rp 60.000/meter\n- 50 meter ke atas: Rp 55.000/meter'],
      ['price', 'batik tulis lasem', 'Batik Tulis Lasem lagi promo Kak, dari Rp 975.000 jadi Rp 850.000 sampai 10 Desember.'],
      ['price', 'kemeja xxl brp', 'Kemeja Batik Pria ukuran XXL Rp 200.000 Kak, ukuran M dan L Rp 185.000.'],
      [
        'total',
        'kemeja L 2 xxl 1',
        'Kemeja Batik Pria L 2 pcs Rp 370.000 + XXL 1 pcs Rp 200.000, totalnya Rp 570.000 Kak.',
        {
          tools: [
            cloth.bill([
              { nama: 'Kemeja Batik Pria', varian: 'L', jumlah: 2 },
              { nama: 'Kemeja Batik Pria', varian: 'XXL', jumlah: 1 },
            ]),
          ],
        },
      ],
      [
        'total',
        'selendang 3 kirim jogja',
        'Selendang Batik 3 pcs Rp 285.000 + ongkir JNE REG Rp 16.000 = Rp 301.000 Kak.',
        { tools: [cloth.bill([{ nama: 'Selendang Batik', jumlah: 3 }], { to: quoteTo('Yogyakarta', ['JNE', 'REG', 16_000]) })] },
      ],
      ['price', 'saya reseller, kemeja brp', 'Untuk reseller Kemeja Batik Pria Rp 150.000 per pcs Kak 🤝'],
      ['price', 'mana yg paling murah', 'Yang paling terjangkau Batik Cap Parang Sogan Kak, mulai dari Rp 65.000 per meter.'],
      ['price', 'selendang ada yg 80?', 'Selendang Batik harganya Rp 95.000 Kak, belum ada yang Rp 80.000.'],
      [
        'total',
        'kemeja M 12 pcs',
        'Untuk 12 pcs Kemeja Batik Pria dapat harga grosir Rp 165.000 Kak, jadi totalnya Rp 1.980.000.',
        { tools: [] },
      ],
      ['total', '4 meter indigo tambah 1 selendang', 'Indigo 4 meter Rp 280.000 ditambah Selendang Rp 95.000, jadi Rp 375.000 ya Kak.'],
      ['price', 'beda sogan indigo', 'Selisihnya Rp 5.000 per meter Kak: Sogan Rp 65.000, Indigo Rp 70.000.'],
    ],
    wrong: [
      ['price', 'batik parang sogan semeter brp', 'Batik Cap Parang warna Sogan Rp 70.000 per meter Kak.'],
      ['price', 'kalo indigo?', 'Batik Cap Parang Indigo Rp 65.000 per meter Kak.'],
      [
        'total',
        'sogan 5 meter',
        'Batik Cap Parang Sogan 5 meter Rp 300.000 Kak.',
        { tools: [cloth.bill([{ nama: 'Batik Cap Parang', varian: 'Sogan', jumlah: 5 }])] },
      ],
      [
        'total',
        'sogan 25 meter utk seragam',
        'Untuk 25 meter Sogan totalnya *Rp 1.625.000* Kak.',
        { tools: [cloth.bill([{ nama: 'Batik Cap Parang', varian: 'Sogan', jumlah: 25 }])] },
      ],
      ['price', 'ada grosir?', 'Ada Kak! Batik Cap Parang 20 meter ke atas Rp 55.000/meter.'],
      ['price', 'batik tulis lasem', 'Batik Tulis Lasem Rp 975.000 Kak, promo jadi Rp 800.000.'],
      ['price', 'kemeja xxl brp', 'Kemeja Batik Pria ukuran XXL Rp 185.000 Kak.'],
      [
        'total',
        'kemeja L 2 xxl 1',
        'Kemeja Batik Pria L 2 pcs dan XXL 1 pcs totalnya Rp 555.000 Kak.',
        {
          tools: [
            cloth.bill([
              { nama: 'Kemeja Batik Pria', varian: 'L', jumlah: 2 },
              { nama: 'Kemeja Batik Pria', varian: 'XXL', jumlah: 1 },
            ]),
          ],
        },
      ],
      [
        'total',
        'selendang 3 kirim jogja',
        'Selendang Batik 3 pcs dikirim ke Jogja totalnya Rp 285.000 Kak.',
        { tools: [cloth.bill([{ nama: 'Selendang Batik', jumlah: 3 }], { to: quoteTo('Yogyakarta', ['JNE', 'REG', 16_000]) })] },
      ],
      ['price', 'saya reseller, kemeja brp', 'Untuk reseller Kemeja Batik Pria Rp 165.000 per pcs Kak 🤝'],
      ['price', 'selendang batik brp', 'Selendang Batik Rp 65.000 Kak.'],
      ['price', 'selendang ada yg 80?', 'Ada Kak, Selendang Batik bisa Rp 80.000.'],
      ['total', 'kemeja M 12 pcs', 'Kemeja Batik Pria M 12 pcs Rp 2.220.000 Kak.'],
      ['total', '4 meter indigo tambah 1 selendang', 'Indigo 4 meter ditambah Selendang jadi Rp 355.000 ya Kak.'],
      ['price', 'beda sogan indigo', 'Selisih Sogan dan Indigo Rp 10.000 per meter Kak.'],
    ],
  },
];
