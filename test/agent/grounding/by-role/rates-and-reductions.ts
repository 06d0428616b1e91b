import type { Shop } from '../shop.js';

/** Rates by two units, sizes beside counts, reductions in Rupiah and charges of a sum. */
export const ratesAndReductions: readonly Shop[] = [
  {
    name: 'chairs by the day',
    owner: 'Sewa kursi 5rb/kursi/hari\nDenda telat 2rb/kursi/hari',
    right: [
      ['total', '20 kursi 3 hari', '20 kursi x 3 hari x 5rb = Rp 300.000 Kak.'],
      ['total', '20 kursi 3 hari', 'Sewa kursi 20 kursi 3 hari Rp 300.000 Kak.'],
      ['total', '20 kursi 3 hari', '20 kursi 3 hari Rp 300.000 Kak.'],
      ['total', '20 kursi telat 2 hari', 'Denda telat 20 kursi 2 hari Rp 80.000 Kak.'],
      ['price', 'kursi brp', 'Sewa kursi Rp 5.000 per kursi per hari Kak.'],
      ['total', '20 kursi sehari', 'Sewa 20 kursi 1 hari Rp 100.000 Kak.'],
    ],
    wrong: [
      ['total', '20 kursi 3 hari', '20 kursi x 3 hari x 5rb = Rp 360.000 Kak.'],
      ['total', '20 kursi 3 hari', 'Sewa kursi 20 kursi 3 hari Rp 100.000 Kak.'],
      ['total', '20 kursi 3 hari', 'Sewa kursi 20 kursi 3 hari Rp 15.000 Kak.'],
      ['total', '20 kursi telat 2 hari', 'Denda telat 20 kursi 2 hari Rp 40.000 Kak.'],
    ],
  },
  {
    name: 'chairs per chair per day',
    owner: 'Sewa kursi 5rb per kursi per hari\nKamar 150rb/orang/malam',
    right: [
      ['total', '20 kursi 3 hari', '20 kursi 3 hari Rp 300.000 Kak.'],
      ['total', '2 orang 3 malam', '2 orang x 3 malam x 150rb = Rp 900.000 Kak.'],
      ['total', '2 orang 3 malam', 'Kamar 2 orang 3 malam Rp 900.000 Kak.'],
    ],
    wrong: [
      ['total', '2 orang 3 malam', 'Kamar 2 orang 3 malam Rp 450.000 Kak.'],
      ['total', '2 orang 3 malam', '2 orang x 3 malam x 150rb = Rp 750.000 Kak.'],
    ],
  },
  {
    name: 'chairs at a rate by the day alone',
    owner: 'Kursi 5rb/hari, meja 15rb/hari',
    right: [
      ['total', '20 kursi 3 hari', 'Kursi 20 buah 3 hari Rp 300.000 Kak.'],
      ['total', '20 kursi 3 hari', '20 kursi 3 hari Rp 300.000 Kak.'],
    ],
    wrong: [
      ['total', '20 kursi 3 hari', '20 kursi 3 hari Rp 900.000 Kak.'],
      ['total', '20 kursi 3 hari', '20 kursi 3 hari Rp 240.000 Kak.'],
    ],
  },
  {
    name: 'sizes between count and price',
    owner:
      'Galon 19 liter 20.000\nMadu botol 250 ml 35.000\nBeras 25 kg 335.000/sak\nBesi 12 meter 95.000/batang\nEs kristal 20 kg 22.000/sak',
    right: [
      ['total', '2 galon', '2 galon 19 liter x 20.000 = Rp 40.000 Kak.'],
      ['total', '2 galon', '2 galon isi 19 liter x 20.000 = Rp 40.000 Kak.'],
      ['total', '2 botol', '2 botol 250 ml x 35.000 = Rp 70.000 Kak.'],
      ['total', '3 sak beras', '3 sak 25 kg x 335.000 = Rp 1.005.000 Kak.'],
      ['total', '5 batang', '5 batang 12 meter x 95.000 = Rp 475.000 Kak.'],
      ['total', 'es 4 sak', '4 sak 20 kg x 22.000 = Rp 88.000 Kak.'],
    ],
    wrong: [
      ['total', '2 galon', '2 galon 19 liter x 20.000 = Rp 380.000 Kak.'],
      ['total', '3 sak beras', '3 sak 25 kg x 335.000 = Rp 1.050.000 Kak.'],
      ['total', 'es 4 sak', '4 sak 20 kg x 22.000 = Rp 80.000 Kak.'],
    ],
  },
  ...['sak', 'dus', 'karung', 'galon', 'botol', 'pcs', 'box'].flatMap((unit): Shop[] => [
    {
      name: `a wholesale price on the same line by ${unit}`,
      owner: `Beras 335.000/${unit}, min 30 ${unit} 320.000/${unit}`,
      right: [
        ['total', `4 ${unit}`, `4 ${unit} x 335.000 = Rp 1.340.000 Kak.`],
        ['total', `40 ${unit}`, `40 ${unit} x 320.000 = Rp 12.800.000 Kak.`],
      ],
      wrong: [
        ['total', `4 ${unit}`, `4 ${unit} x 320.000 = Rp 1.280.000 Kak.`],
        ['total', `4 ${unit}`, `4 ${unit} x 335.000 = Rp 1.440.000 Kak.`],
      ],
    },
    {
      name: `a wholesale price on the next line by ${unit}`,
      owner: `Beras 335.000/${unit}\n30 ${unit} ke atas 320.000/${unit}`,
      right: [
        ['total', `4 ${unit}`, `4 ${unit} x 335.000 = Rp 1.340.000 Kak.`],
        ['total', `40 ${unit}`, `40 ${unit} x 320.000 = Rp 12.800.000 Kak.`],
      ],
      wrong: [['total', `4 ${unit}`, `4 ${unit} x 320.000 = Rp 1.280.000 Kak.`]],
    },
  ]),
  {
    name: 'a wholesale price of shirts',
    owner: 'Kaos polos 45rb/pcs\nmin 12 pcs 40rb/pcs',
    right: [['total', '5 pcs', '5 pcs x 45rb = Rp 225.000 Kak.']],
    wrong: [['total', '5 pcs', '5 pcs x 40rb = Rp 200.000 Kak.']],
  },
  ...['member potongan 10rb', 'member diskon 10rb', 'member kurang 10rb'].map((terms): Shop => ({
    name: `haircut with "${terms}"`,
    owner: `Potong rambut 40rb, ${terms}`,
    right: [
      ['price', 'member brp', 'Potong rambut untuk member Rp 30.000 Kak.'],
      ['price', 'aku member', 'Potong rambutnya jadi Rp 30.000 Kak.'],
      ['price', 'potong brp', 'Potong rambut Rp 40.000 Kak.'],
      ['price', 'member brp', 'Untuk member 40rb - 10rb = Rp 30.000 Kak.'],
    ],
    wrong: [
      ['price', 'potong rambut brp', 'Potong rambut Rp 30.000 Kak.'],
      ['price', 'member brp', 'Potong rambut untuk member Rp 35.000 Kak.'],
      ['price', 'member brp', 'Potong rambut untuk member Rp 10.000 Kak.'],
      ['total', 'member 2 orang', 'Potong rambut member 2 orang Rp 80.000 Kak.'],
    ],
  })),
  {
    name: 'haircut with less for children and pupils',
    owner: 'Potong rambut 40rb, anak kurang 10rb\nPotong poni 20rb, pelajar -5rb\nSemir 60rb, tanpa cuci kurang 5rb',
    right: [
      ['price', 'anak brp', 'Potong rambut anak Rp 30.000 Kak.'],
      ['price', 'poni pelajar', 'Potong poni pelajar Rp 15.000 Kak.'],
      ['price', 'semir tanpa cuci', 'Semir tanpa cuci Rp 55.000 Kak.'],
    ],
    wrong: [
      ['price', 'anak brp', 'Potong rambut anak Rp 35.000 Kak.'],
      ['price', 'poni pelajar', 'Potong poni pelajar Rp 10.000 Kak.'],
    ],
  },
  ...['kurang', 'lebih murah', 'diskon'].map((cut): Shop => ({
    name: `collected water with "${cut}"`,
    owner: `Galon 6.000, ambil sendiri ${cut} 1.000`,
    right: [
      ['price', 'ambil sendiri', 'Galon ambil sendiri Rp 5.000 Kak.'],
      ['total', '3 galon ambil sendiri', '3 galon ambil sendiri 3 x 5.000 = Rp 15.000 Kak.'],
      ['price', 'galon', 'Galon Rp 6.000 Kak.'],
    ],
    wrong: [
      ['price', 'galon', 'Galon Rp 5.000 Kak.'],
      ['total', '3 galon ambil sendiri', '3 galon ambil sendiri 3 x 4.000 = Rp 12.000 Kak.'],
    ],
  })),
  {
    name: 'tents with delivery',
    owner: 'Tenda 200rb/hari\nantar depok 250rb, jaksel 350rb',
    right: [
      ['total', 'tenda 3 hari antar depok', 'Tenda 3 hari 600rb + antar Depok 250rb = Rp 850.000 Kak.'],
      ['total', 'tenda 3 hari antar depok', 'Tenda 600rb + antar Depok 250rb = Rp 850.000 Kak.'],
      ['total', 'tenda 3 hari antar ke jaksel', 'Tenda 3 hari 600rb ditambah antar ke Jaksel 350rb, total Rp 950.000 Kak.'],
    ],
    wrong: [
      ['total', 'tenda 3 hari antar depok', 'Tenda 3 hari 600rb + antar Depok 350rb = Rp 950.000 Kak.'],
      ['total', 'tenda 3 hari antar depok', 'Tenda 3 hari 600rb + antar Depok 250rb = Rp 950.000 Kak.'],
    ],
  },
  {
    name: 'a charge for each set counted before',
    owner: 'Scaffolding 28rb/set/bulan\nantar depok 250rb\njaminan 50rb/set',
    right: [
      ['total', '30 set antar depok', '30 set 840rb + antar Depok 250rb total Rp 1.090.000. Jaminannya Rp 1.500.000 Kak.'],
      ['price', 'jaminan 30 set', 'Jaminan 30 set Rp 1.500.000 Kak.'],
    ],
    wrong: [['price', 'jaminan 30 set', 'Jaminan 30 set Rp 50.000 Kak.']],
  },
  {
    name: 'companies with more codes',
    owner: 'PT biasa 4,75jt (5 KBLI), tambah KBLI 50rb/kode',
    right: [
      ['total', 'pt biasa kbli nya 8', 'Untuk 8 KBLI ada tambahan 3 kode x 50rb = 150rb, jadi totalnya Rp 4.900.000 Kak.'],
      ['total', 'pt biasa kbli nya 8', 'PT biasa 4.750.000 + 3 kode x 50rb = Rp 4.900.000 Kak.'],
    ],
    wrong: [['total', 'pt biasa kbli nya 8', 'Untuk 8 KBLI ada tambahan 3 kode x 50rb = 150rb, jadi totalnya Rp 5.150.000 Kak.']],
  },
  {
    name: 'prices spoken without thousands',
    owner: 'Gamis Aisyah 185rb\nKaos polos 45rb',
    right: [
      ['price', 'gamis aisyah brp', 'Gamis Aisyah seratus delapan lima Kak.'],
      ['price', 'gamis aisyah brp', 'Gamis Aisyah seratus delapan puluh lima Kak.'],
      ['price', 'kaosnya brp', 'Kaosnya empat puluh lima Kak.'],
    ],
    wrong: [
      ['price', 'gamis aisyah brp', 'Gamis Aisyah seratus lima puluh Kak.'],
      ['price', 'kaosnya brp', 'Kaosnya empat puluh Kak.'],
    ],
  },
];
