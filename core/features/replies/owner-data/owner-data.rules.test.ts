import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { briefOf } from '../../../platform/search/brief.rules.js';
import { searchWords } from '../../../platform/search/search-words.js';
import { dataParts, dataTexts, hasData, isTrained, noOwnerData, type OwnerData } from './owner-data.rules.js';

const kaos = {
  ...emptyProduct,
  id: '1',
  name: 'Kaos Polos',
  priceIdr: 75_000,
  weightGrams: 250,
  stock: 0,
  variants: [
    { name: 'M', priceIdr: null, stock: 0 },
    { name: 'XL', priceIdr: 80_000, stock: 3 },
  ],
  notes: 'Katun\n\ncombed',
  photos: ['https://contoh.id/rahasia.jpg'],
};
const cod = { id: '2', question: 'Bisa COD?', answer: 'Bisa, khusus Jabodetabek.', origin: 'owner' } as const;
const data: OwnerData = { ...noOwnerData, products: { rows: [kaos], isWhole: true }, answers: { rows: [cod], isWhole: true } };

test('the instruction contains a short list with its figures, without the addresses of photos', () => {
  const text = dataParts(data).join('\n');
  expect(text).toContain(
    '- Kaos Polos | Rp 75.000 · 250 gram · stok habis | varian: M habis; XL = Rp 80.000 stok 3 | ada foto | Katun combed',
  );
  expect(text).toContain('T: Bisa COD?\nJ: Bisa, khusus Jabodetabek.');
  expect(text).not.toContain('http');
  expect(dataTexts(data).join('\n')).toContain('Rp 80.000');
});

test('a price in a question is no ground', () => {
  const asked = { id: '3', question: 'Boleh Rp 10.000?', answer: 'Tidak Kak.', origin: 'lead' } as const;
  expect(dataTexts({ ...data, answers: { rows: [asked], isWhole: true } }).join('\n')).not.toContain('10.000');
});

test('a long one is searched; without a list the instruction says nothing', () => {
  const long: OwnerData = { ...noOwnerData, products: { rows: [], isWhole: false }, answers: { rows: [], isWhole: false } };
  expect(dataParts(long)).toEqual([expect.stringContaining('cari_produk'), expect.stringContaining('cari_pengetahuan')]);
  expect(dataParts(noOwnerData)).toEqual([]);
  expect([data, long, noOwnerData].map(hasData)).toEqual([true, true, false]);
});

test('the instruction has the categories of a long list, and their prices are no evidence', () => {
  const of = (name: string, count: number, minIdr: number | null, maxIdr: number | null) => ({ name, count, minIdr, maxIdr });
  const categories = [
    of('', 9, 5_000, 90_000),
    of('Gamis', 41, 85_000, 350_000),
    of('Jasa', 2, null, null),
    of('Mukena', 1, 155_000, 155_000),
  ];
  const long: OwnerData = { ...noOwnerData, products: { rows: [], isWhole: false, categories } };
  const [text] = dataParts(long);
  expect(text).toContain(
    'bukan harga satu produk:\n- tanpa kategori: 9 produk, Rp 5.000 sampai Rp 90.000\n- Gamis: 41 produk, Rp 85.000 sampai Rp 350.000\n' +
      '- Jasa: 2 produk, harga tidak tertulis\n- Mukena: 1 produk, Rp 155.000',
  );
  expect(dataTexts(long)).toEqual(['Kategori Gamis ada 41 produk.', 'Kategori Jasa ada 2 produk.', 'Kategori Mukena ada 1 produk.']);
  const unsorted = { ...long, products: { ...long.products, categories: [of('', 99, 5_000, 90_000)] } };
  expect(dataParts(unsorted)).toEqual(dataParts({ ...long, products: { rows: [], isWhole: false } }));
});

test('the instruction has the largest of many categories, by name', () => {
  const categories = Array.from({ length: 60 }, (_, at) => ({
    name: `K${10 + at}`,
    count: at % 2 === 0 ? 100 : 1,
    minIdr: 1_000,
    maxIdr: 2_000,
  }));
  const lines = dataParts({ ...noOwnerData, products: { rows: [], isWhole: false, categories } })[0]!
    .split('\n')
    .slice(2);
  expect(lines).toHaveLength(41);
  expect(lines[40]).toBe('- dan 20 kategori lain yang lebih kecil');
  expect(lines.slice(0, 40)).toEqual(lines.slice(0, 40).toSorted());
  expect(lines).toContain('- K68: 100 produk, Rp 1.000 sampai Rp 2.000');
});

test('a list is whole while neither its rows nor its texts are many', () => {
  const brief = (count: number, chars: number) => briefOf(Array<string>(count).fill('x'), 40, () => chars).isWhole;
  expect([brief(40, 100), brief(41, 100), brief(40, 151), brief(0, 0)]).toEqual([true, false, false, true]);
});

test('words of anybody are searched for as words, never as operators', () => {
  expect(searchWords(['kaos', 'xl', 'kaos'])).toEqual({ words: ['kaos'], query: 'kaos:* | xl:*' });
  expect(searchWords([])).toEqual({ words: [], query: '' });
  expect(searchWords(Array.from({ length: 90 }, (_, nth) => `kata${nth}`)).words).toHaveLength(12);
});

test('anything taught counts as training, blanks do not', () => {
  const untaught = { prompt: ' \n', secondaryPrompt: '' };
  expect(isTrained(untaught, noOwnerData)).toBe(false);
  expect(isTrained({ ...untaught, prompt: 'Toko kaos' }, noOwnerData)).toBe(true);
  expect(isTrained({ ...untaught, secondaryPrompt: 'Kaos - https://contoh.id/kaos.jpg' }, noOwnerData)).toBe(true);
  expect(isTrained(untaught, { ...noOwnerData, answers: data.answers })).toBe(true);
});
