import { expect, test } from '@jest/globals';
import { readProducts } from '../../import.rules.js';

const read = (list: string) => {
  const lines = list.split('\n');
  const { products, doubtful, wrong } = readProducts({ rows: lines.map((line) => [line]), lines });
  return {
    products: products.map(({ name, priceIdr, notes }) => [name, priceIdr, notes]),
    doubtful: doubtful.map(({ name, otherwise, reason }) => [name, otherwise, /tambahan untuk "(.*)",/.exec(reason)?.[1] ?? null]),
    leftOut: wrong.map(({ name }) => name),
  };
};

test('an addition with a plus goes to the notes of the product above it, and is no product unless the owner says so', () => {
  expect(read('Sewa Avanza 300rb/hari\n+ driver 150rb/hari\n+bbm dalam kota 100rb\nInnova 500rb/hari\n+ongkir 10rb')).toEqual({
    products: [
      ['Sewa Avanza', 300_000, expect.stringContaining('+ driver 150rb/hari, +bbm dalam kota 100rb')],
      ['Innova', 500_000, expect.any(String)],
    ],
    doubtful: [
      ['driver', 'drop', 'Sewa Avanza'],
      ['bbm dalam kota', 'drop', 'Sewa Avanza'],
    ],
    leftOut: ['+ongkir 10rb'],
  });
});

test.each([
  ['Es Kopi Susu 18rb', 'tambah topping keju 3rb'],
  ['Kamar Standar 250rb', 'extra bed 100rb'],
  ['Studio Foto 200rb/jam', 'nambah jam 50rb/jam'],
  ['Ayam Geprek 15rb', 'Ekstra sambal 2rb'],
])('below “%s”, “%s” may be sold alone or not: the owner is asked', (product, addition) => {
  const { products, doubtful } = read(`${product}\n${addition}\nTeh Manis 5rb`);
  expect(products).toHaveLength(2);
  expect(products[0]![2]).toContain(addition);
  expect(doubtful).toEqual([[expect.any(String), 'ask', products[0]![0]]]);
});

test('an addition without a product above it is asked about', () => {
  expect(read('Avanza 300rb/hari\nInnova 500rb/hari\n\n+ driver 150rb/hari').doubtful).toEqual([['driver', 'ask', null]]);
});

test.each([
  ['a plus in front of each product', '+ Kaos Polos 45rb\n+ Topi 30rb', ['Kaos Polos', 'Topi']],
  ['names that begin with such words', 'Kopi Hitam 5rb\nExtra Joss 5rb\nPlus Kopi 7rb', ['Kopi Hitam', 'Extra Joss', 'Plus Kopi']],
  [
    'a group of additions',
    'Mie Ayam 12rb\nBakso 15rb\n\nTOPPING\nExtra keju 3rb\nTambah telur 4rb',
    ['Mie Ayam', 'Bakso', 'Extra keju', 'Tambah telur'],
  ],
  ['a plus within a name', 'Nasi + Ayam 20rb\nNasi + Lele 18rb', ['Nasi + Ayam', 'Nasi + Lele']],
])('%s is no addition', (_, list, names) => {
  expect(read(list)).toEqual({ products: names.map((name) => [name, expect.any(Number), '']), doubtful: [], leftOut: [] });
});

test('the cost of an addition is told to nobody', () => {
  expect(read('Avanza 300rb/hari\n+ driver modal 100rb\nInnova 500rb/hari').products[0]![2]).not.toContain('modal');
});

test('conditions below a product go to its notes, and others are about the shop', () => {
  const list =
    'Avanza 300rb/hari\nfree 1 driver\n(min 2 hari)\n*blm termasuk bensin\nInnova 500rb/hari\n\n*harga blm termasuk tol\n\nsudah termasuk asuransi';
  expect(read(list)).toEqual({
    products: [
      ['Avanza', 300_000, expect.stringContaining('free 1 driver, (min 2 hari), blm termasuk bensin')],
      ['Innova', 500_000, expect.any(String)],
    ],
    doubtful: [],
    leftOut: ['*harga blm termasuk tol', 'sudah termasuk asuransi'],
  });
});

test('what a package consists of goes to its notes', () => {
  expect(read('Paket A 25rb\n- nasi putih\n- ayam goreng\nPaket B 30rb\n- nasi\n- ikan').products).toEqual([
    ['Paket A', 25_000, 'nasi putih, ayam goreng'],
    ['Paket B', 30_000, 'nasi, ikan'],
  ]);
  // with prices, they are products
  expect(read('Paket A 25rb\n- es teh 5rb\n- kopi 6rb').products).toHaveLength(3);
});

test('packages without an empty line between them are told apart by what they consist of', () => {
  const list = 'Paket hemat\nnasi, ayam, sambal\n15.000/box (min 20 box)\nPaket komplit\nnasi, ayam, buah\n25.000/box\nextra kerupuk 2rb';
  expect(read(list)).toMatchObject({
    products: [
      ['Paket hemat', 15_000, 'nasi, ayam, sambal, Harga per box, min 20 box'],
      ['Paket komplit', 25_000, 'nasi, ayam, buah, extra kerupuk 2rb, Harga per box'],
    ],
    doubtful: [['extra kerupuk', 'ask', 'Paket komplit']],
  });
});

test('what the shop pays is no part of a name, and a wholesale price is not what customers pay', () => {
  const list =
    'cat avitex 5kg mdl 92rb jual 110rb\nbesi 8 TP 38.500 (beli 35rb)\nsemen gresik modal 48 jual 53\nTunik ecer 120k grosir (min 6) 95k\nKaos (beli 2 gratis 1) 90rb';
  expect(read(list)).toEqual({
    products: [
      ['cat avitex 5kg', 110_000, ''],
      ['besi 8 TP', 38_500, ''],
      ['Tunik', 120_000, ''],
      ['Kaos (beli 2 gratis 1)', 90_000, ''],
    ],
    doubtful: [['semen gresik', 'ask', null]],
    leftOut: [],
  });
});

test('lines whose price is unclear are named, and none of them becomes a group', () => {
  const list = 'Gamis Syari Size M L 185, XL 195\nTunik 129rb\nbaju couple 250/pasang\nRedmi note 12 1jt8';
  const { products, doubtful } = read(list);
  expect(products).toEqual([['Tunik', 129_000, '']]);
  expect(doubtful.map(([name]) => name)).toEqual(['Gamis Syari Size M L 185', 'baju couple 250/pasang', 'Redmi note 12 1jt8']);
});
