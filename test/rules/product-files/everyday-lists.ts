import { text, type ShopFile } from './tables.js';

/** Services, used goods, packs and variants as shops write them every day. */
export const everydayLists: readonly ShopFile[] = [
  ...['Tarif', 'Biaya', 'Jual', 'HET', 'Rp', 'Harga'].map((heading) => ({
    name: `a salon with ranges below "${heading}": they are asked about row by row`,
    bytes: text(`Jasa,${heading}\nPotong rambut,35000\nCreambath,mulai 60rb\nSmoothing,250-400rb\nCat rambut,Rp150.000++`),
    outcome: ['Potong rambut: Rp 35.000', '? 3 Creambath drop', '? 4 Smoothing drop', '? 5 Cat rambut drop'],
  })),
  {
    name: 'a column of words with such a heading is no price',
    bytes: text('Produk,Harga,Promo,Jual\nKaos,20000,beli 2 gratis 1,ya\nTas,30000,-,tidak'),
    outcome: ['Kaos: Rp 20.000', 'Tas: Rp 30.000', 'tidak dipakai: Promo, Jual'],
  },
  {
    name: 'prices that only begin there: the owner chooses',
    bytes: text('Layanan,Harga mulai dari\nRias wisuda,250000\nHenna,100000'),
    outcome: ['kolom? Harga mulai dari'],
  },
  {
    name: 'used cars: the year of the model is part of the name',
    bytes: text(`Avanza G 2015 - 135jt
Brio 2016 : 130 juta
Xenia 2018 - Rp 150.000.000
Jazz 2019 | 210jt
Calya 2020, 120jt
Agya 2000 - 95jt
Rush 2010 180.000.000`),
    outcome: [
      'Avanza G 2015: Rp 135.000.000',
      'Brio 2016: Rp 130.000.000',
      'Xenia 2018: Rp 150.000.000',
      'Jazz 2019: Rp 210.000.000',
      'Calya 2020: Rp 120.000.000',
      'Agya 2000: Rp 95.000.000',
      'Rush 2010: Rp 180.000.000',
    ],
  },
  {
    name: 'used laptops: what can be bargained about is asked about, and a year at the end is no weight',
    bytes: text('Macbook Air 2015 - 4jt nego\nMacbook Pro - 9,5jt - 2019\nThinkpad X250 - 2,4jt'),
    outcome: ['Macbook Pro: Rp 9.500.000 (2019)', 'Thinkpad X250: Rp 2.400.000', '? 1 Macbook Air 2015 drop'],
  },
  {
    name: 'a decimal comma in each line',
    bytes: text('Kopi Susu 12,5rb\nTeh Tarik 10,5rb\nRoti 7,5rb'),
    outcome: ['Kopi Susu: Rp 12.500', 'Teh Tarik: Rp 10.500', 'Roti: Rp 7.500'],
  },
  {
    name: 'bare prices that could be years',
    bytes: text('Permen 2000\nWafer 1500\nKalender 2027'),
    outcome: ['Permen: Rp 2.000', 'Wafer: Rp 1.500', '? 3 Kalender 2027 drop'],
  },
];
