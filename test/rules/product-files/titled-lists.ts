import { text, type ShopFile } from './tables.js';

/** Pasted lists whose title contains a word that is also used as the heading of a name column. */
export const titledLists: readonly ShopFile[] = [
  {
    name: 'a menu with its deposit and smallest order below',
    bytes: text('🍗 *MENU AYAM GEPREK* 🍗\nGeprek Original 15k\nGeprek Keju 20k\n_DP 50%_\n_Min order 20 box_'),
    outcome: [
      'Geprek Original: Rp 15.000 (Kategori: MENU AYAM GEPREK)',
      'Geprek Keju: Rp 20.000 (Kategori: MENU AYAM GEPREK)',
      '× 4 _DP 50%_',
      '× 5 _Min order 20 box_',
    ],
  },
  {
    name: 'catering with bold names and prices, and a day',
    bytes: text('Menu Catering Bu Endang\n\n*Nasi Box A* : *25.000*\n*Nasi Box B* : *30.000*\nSenin 30 Nov'),
    outcome: [
      'Nasi Box A: Rp 25.000 (Kategori: Menu Catering Bu Endang)',
      'Nasi Box B: Rp 30.000 (Kategori: Menu Catering Bu Endang)',
      '? 5 Senin 30 Nov drop',
    ],
  },
  ...['Produk Kami:', '*Barang ready hari ini*', 'DAFTAR PRODUK', 'Menu', 'Nama barang & harga', '🛍️ Produk', 'List barang ready'].map(
    (title) => ({
      name: `below "${title}"`,
      bytes: text(`${title}\nKaos Polos 45rb\n2. Topi Rimba Rp 20.000`),
      outcome: ['Kaos Polos: Rp 45.000', 'Topi Rimba: Rp 20.000'],
    }),
  ),
  {
    name: 'groups that begin with "Menu"',
    bytes: text('*Menu Minuman*\nEs Teh 5rb\n*Menu Makanan*\nNasi Goreng 18rb'),
    outcome: ['Es Teh: Rp 5.000 (Kategori: Menu Minuman)', 'Nasi Goreng: Rp 18.000 (Kategori: Menu Makanan)'],
  },
  {
    name: 'a title above a table without headings',
    bytes: text('Menu;\nNasi Goreng;18000\nEs Teh;5000'),
    outcome: ['Nasi Goreng: Rp 18.000', 'Es Teh: Rp 5.000'],
  },
  {
    name: 'a heading above names alone stays one',
    bytes: text('Nama Produk\nKaos Polos\nTopi Rimba\nTas Selempang\nPowerbank 10.000'),
    outcome: ['Kaos Polos: ', 'Topi Rimba: ', 'Tas Selempang: ', '? 5 Powerbank 10.000 ask'],
  },
];
