import { expect, test } from '@jest/globals';
import { plainText } from '../../plain-text.rules.js';
import { nameWords } from '../name-words.rules.js';
import { PriceBook } from '../price-book.rules.js';
import { totalsAt } from '../priced.rules.js';

function costs(owner: string, asked: string, count: number): number[] {
  const book = new PriceBook(plainText(owner).text);
  return [...new Set(book.bestFor(nameWords(asked), 'goods').flatMap((one) => totalsAt(one, count)))];
}

const juices = 'Cup 350ml: jeruk 12k, mangga 15k\nGalon (5 liter): jeruk 110k, sirsak 150k';
const beds = 'Cuci kasur single 90rb / queen 140rb / king 180rb\nSprei queen 60rb';
const trips = 'Medan - Binjai 40rb / Berastagi 90rb / Siantar 110rb\nCarter (1 mobil): medan-binjai 350rb, medan-siantar 900rb';
const mugs = 'Mug sablon: 30rb (6-11), 26rb (12-47), 22rb (48 ke atas)\nPin 5rb';
const flyers = 'Brosur A5 full color 1 sisi:\n100-499 lembar 900/lembar, 500-999 lembar 700/lembar\nStempel 60rb';
const eggs = 'Telur bebek 40rb/kg, 1 peti 15kg 570rb';
const meat = 'DAGING /kg: sapi 130rb, kambing 150rb\nbeli daging 5kg ke atas potong 4rb/kg';

test.each([
  ['the size of a heading', juices, 'mangga cup 350ml', 1, 15_000],
  ['the size of another heading', juices, 'sirsak galon 5 liter', 2, 300_000],
  ['kinds between slashes', beds, 'cuci kasur queen', 1, 140_000],
  ['a route behind a slash', trips, 'medan siantar', 2, 220_000],
  ['a route of a heading', trips, 'carter medan siantar', 1, 900_000],
  ['a price for its number in brackets', mugs, 'mug sablon', 12, 312_000],
  ['the last of such prices', mugs, 'mug sablon', 60, 1_320_000],
  ['prices below the name of their thing', flyers, 'brosur a5', 500, 350_000],
  ['a pack of what is sold by the kilo', eggs, 'telur bebek peti', 1, 570_000],
  ['a reduction on each kilo', meat, 'daging sapi', 6, 756_000],
  ['less than what is reduced', meat, 'daging kambing', 4, 600_000],
])('%s: %j, %s, %i of it', (_, owner, asked, count, idr) => {
  expect(costs(owner, asked, count)).toEqual([idr]);
});

test.each([
  [
    'each place of a list in brackets',
    'Sewa genset 500rb\nantar luar kota (Klaten, Sragen, Boyolali) tambah 60rb per antar',
    'sragen',
    60_000,
  ],
  ['the second of two units', 'Es krim 15rb\ntopping +3k per cup atau +20k per ember', 'topping ember', 20_000],
])('a fee for %s: %j, %s', (_, owner, asked, idr) => {
  const book = new PriceBook(plainText(owner).text);
  const prices = book.bestFor(nameWords(asked)).flatMap(({ isFee, each }) => (isFee ? each.map((one) => one.idr) : []));
  expect(prices).toContain(idr);
});

test.each([
  ['numbers of models', 'Freon R32 / R410 150rb', 'freon r32'],
  ['columns without names', 'Kaos polos 45.000 / 39.000 / 35.000', 'kaos polos'],
])('%s are no things of their own: %j', (_, owner, asked) => {
  expect(new PriceBook(plainText(owner).text).entries).toHaveLength(1);
  expect(costs(owner, asked, 1)).toHaveLength(1);
});

test.each([
  ['the hours of a service', 'Pijat refleksi: 1 terapis 1 jam 90rb, 2 jam 160rb', '1', ['jam']],
  ['the unit of a heading', 'BUMBU /ons: ketumbar 6rb, jinten 9rb', 'jinten', ['ons']],
  ['a size behind a slash', 'Buket mawar S 75rb / M 120rb', 's', []],
])('%s are its own: %j', (_, owner, word, units) => {
  const [found] = new PriceBook(plainText(owner).text).entries.filter(({ words }) => words.has(word));
  expect(found === undefined ? null : [...found.units, ...[...found.words].filter((one) => one === 'jam')]).toEqual(units);
});
