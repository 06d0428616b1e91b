import { describe, expect, test } from '@jest/globals';
import { noChoice, readProducts } from '../import.rules.js';

const table = (...rows: string[]) => ({ rows: rows.map((row) => row.split('|').map((cell) => cell.trim())), lines: null });
const lines = (...all: string[]) => ({ rows: all.map((line) => [line]), lines: all });
const read = (list: Parameters<typeof readProducts>[0]) => {
  const { products, doubtful } = readProducts(list);
  return { taken: products.map(({ name, priceIdr }) => [name, priceIdr]), asked: doubtful.map(({ name }) => name) };
};

describe('a list in thousands', () => {
  test.each([
    ['its title', table('Mebel Jati Jepara', '(harga dalam ribuan rupiah)', 'Nama|Harga', 'Meja|850', 'Kursi|1.250', 'Lemari|1800')],
    ['its title', table('PRICELIST 2026 (x 1.000)', 'Nama|Harga Jual', 'Meja|850', 'Kursi|1.250', 'Lemari|1.800')],
    ['its heading', table('Nama|Harga (K)', 'Meja|Rp 850', 'Kursi|1.250', 'Lemari|1.800')],
    ['its heading', table('Nama|Harga (dlm ribuan)', 'Meja|850', 'Kursi|1,250', 'Lemari|1.800')],
  ])('is read by %s', (_, list) => {
    expect(read(list)).toEqual({
      taken: [
        ['Meja', 850_000],
        ['Kursi', 1_250_000],
        ['Lemari', 1_800_000],
      ],
      asked: [],
    });
  });

  test('is read in its other prices too, unless they are unclear', () => {
    const rows = table('(dalam ribuan)', 'Nama|Harga|HPP|Reseller', 'Gamis|185|95|1.250', 'Tunik|1.250|85|').rows;
    const { products } = readProducts({ rows, lines: null }, { ...noChoice, priceColumn: 1, takesExtras: true });
    expect(products).toMatchObject([
      { priceIdr: 185_000, costIdr: 95_000, terms: {} },
      { priceIdr: 1_250_000, costIdr: 85_000 },
    ]);
  });

  test.each([
    ['all prices may be whole ones', table('Nama|Harga (ribu)', 'Bakso|15.000', 'Mie|18.000'), ['Bakso', 'Mie']],
    ['one price may be a whole one', table('Nama|Harga (rb)', 'Bakso|15', 'Paket|85.000', 'Mie|18'), ['Paket']],
    ['sizes', table('(dalam ribuan)', 'Nama|S|M', 'Gamis|1.250|1.850'), ['Gamis']],
    ['a pasted list', lines('PRICELIST (dalam ribuan)', 'Kursi 1.250', 'Lemari 1.800', 'Vas 3rb'), ['Kursi', 'Lemari']],
  ])('is asked about where it is not sure: %s', (_, list, asked) => {
    expect(read(list).asked).toEqual(asked);
  });
});

test.each([
  ['beside one below 1.000', table('Nama|Harga', 'Meja|850', 'Kursi|1.250', 'Lemari|1.500', 'Vas|3rb'), ['Meja', 'Kursi', 'Lemari']],
  ['that no shop asks for', table('Tipe HP|Harga', 'Samsung A15|2.599', 'Oppo A18|1.499'), ['Samsung A15', 'Oppo A18']],
  ['in a list of them', table('Nama|Harga', 'A15|2.599', 'A18|1.499', 'A25|2.500'), ['A15', 'A18', 'A25']],
  ['beside whole ones', table('HP|Nama|Harga', '1|A15|2.599.000', '2|A25|3.299.000', '3|A18|1.499'), ['A18']],
  ['in pasted lines', lines('Samsung A15 2.599', 'Oppo A18 1.499'), ['Samsung A15', 'Oppo A18']],
  ['of phones', table('Tipe|Harga', 'iPhone 15|12.499', 'iPhone 14|10.999', 'iPhone 13|8.999'), ['iPhone 15', 'iPhone 14', 'iPhone 13']],
  ['of vehicles', table('Unit|Harga', 'Beat Street|18.430', 'Honda PCX|34275', 'Nmax|35.905'), ['Beat Street', 'Honda PCX', 'Nmax']],
  ['of furniture', table('Nama|Harga', 'Sofa L|12.500', 'Lemari Jati|18.250', 'Nakas|1.250'), ['Sofa L', 'Lemari Jati', 'Nakas']],
  [
    'of machines',
    lines('Kulkas 2 pintu 4.250', 'Mesin cuci 1 tabung 12.750', 'Kipas 85.000'),
    ['Kulkas 2 pintu', 'Mesin cuci 1 tabung', 'Kipas'],
  ],
  ['of a variant', table('Nama|S|M', 'Gamis|1.259|1.359', 'Tunik|1.299|1.399'), ['Gamis', 'Tunik']],
])('prices below 10.000 are asked about %s', (_, list, asked) => {
  expect(read(list).asked).toEqual(asked);
});

test('the owner may keep such a price or write another one', () => {
  const list = table('Tipe HP|Harga', 'Samsung A15|2.599', 'Oppo A18|1.499', 'Baterai|9.500');
  expect(readProducts(list).doubtful[0]).toMatchObject({ otherwise: 'ask', takesPrice: true, priceIdr: 2_599 });
  const { products, doubtful } = readProducts(list, {
    ...noChoice,
    answers: new Map<number, 'keep' | number>([
      [2, 2_599_000],
      [3, 'keep'],
    ]),
  });
  expect(products.map(({ priceIdr }) => priceIdr)).toEqual([2_599_000, 1_499]);
  // an answer about one row neither adds nor removes the question about another row
  expect(doubtful.map(({ row }) => row)).toEqual([3, 4]);
});

test.each<[string, ...string[]]>([
  ['a warung', 'Kopi Sachet|1.500', 'Mie Instan|3.250', 'Telur|2.250', 'Gula|17.500', 'Kerupuk|1000'],
  ['snacks', 'Cireng|1.000', 'Bakwan|1.500', 'Risol|2.500', 'Lumpia|3.000'],
  ['copies', 'Fotokopi|1.250', 'Print warna|2.000', 'Jilid|7.500'],
  ['odd tens', 'Kabel ties|1.990', 'Lakban|8.900', 'Lem|5.500'],
  ['costs and a percentage', 'Sabun|3.713', 'Odol|9.842', 'Tisu|10.328', 'Beras|72.519', 'Minyak|18.763'],
  ['a grocer', 'Beras 5kg|72.500', 'Minyak 1L|18.250', 'Gula|17.300', 'Mie|3.120', 'Kecap|9.990', 'Sabun|4.870'],
  ['prices that end with 9', 'Kaos|99.999', 'Topi|49.900', 'Kaus kaki|9.900'],
  ['parts of phones', 'iPhone 15 softcase|35.000', 'Samsung A15 tempered glass|25.000', 'Oppo A18 LCD|95.000'],
  ['parts of motorbikes', 'Beat kampas rem|45.000', 'Vario spion|65.000', 'Nmax busi|28.500'],
  ['toys', 'Sofa anak|85.000', 'Avanza diecast|45.000', 'Lemari boneka|65.000'],
  ['one dear name', 'Vivo Y sticker|5.000', 'Samsung|9.000', 'Kabel|15.000', 'Casing|20.000'],
  ['prices with rb', 'Pulsa|2rb', 'Data|7rb', 'Voucher|15rb'],
])('no price is asked about in an ordinary list: %s', (_, ...rows) => {
  expect(read(table('Nama|Harga', ...rows)).asked).toEqual([]);
});

test('in a list of sweets only the price below 1.000 is asked about', () => {
  expect(read(table('Nama|Harga', 'Permen|500', 'Wafer|1.000', 'Ciki|2.000', 'Teh|3.500')).asked).toEqual(['Permen']);
});
