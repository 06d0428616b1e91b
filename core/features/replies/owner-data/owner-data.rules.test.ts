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
const data: OwnerData = { products: { rows: [kaos], isWhole: true }, answers: { rows: [cod], isWhole: true } };

test('a short list stands in the instruction with its figures, without the addresses of photos', () => {
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

test('a long one is searched; where there is none nothing is said', () => {
  const long: OwnerData = { products: { rows: [], isWhole: false }, answers: { rows: [], isWhole: false } };
  expect(dataParts(long)).toEqual([expect.stringContaining('cari_produk'), expect.stringContaining('cari_pengetahuan')]);
  expect(dataParts(noOwnerData)).toEqual([]);
  expect([data, long, noOwnerData].map(hasData)).toEqual([true, true, false]);
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
