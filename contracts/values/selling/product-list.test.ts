import { expect, test } from '@jest/globals';
import { readProductList, uploadIdOf, uploadLink } from './product-list.js';

const read = (text: string) => readProductList(text).map(({ name, links }) => [name, ...links]);

test('a name and its link, however owners write them', () => {
  expect(
    read(`Kopi Gayo 250g: https://shop.example/gayo.jpg
1. Kopi Toraja - https://shop.example/toraja.jpg
• Teh Melati | https://shop.example/teh.jpg, https://shop.example/teh2.jpg.
3in1 Susu = https://shop.example/susu.jpg
https://shop.example/gula.jpg Gula Aren
Madu https://shop.example/madu.jpg Sirup https://shop.example/sirup.jpg`),
  ).toEqual([
    ['Kopi Gayo 250g', 'https://shop.example/gayo.jpg'],
    ['Kopi Toraja', 'https://shop.example/toraja.jpg'],
    ['Teh Melati', 'https://shop.example/teh.jpg', 'https://shop.example/teh2.jpg'],
    ['3in1 Susu', 'https://shop.example/susu.jpg'],
    ['Gula Aren', 'https://shop.example/gula.jpg'],
    ['Madu', 'https://shop.example/madu.jpg'],
    ['Sirup', 'https://shop.example/sirup.jpg'],
  ]);
});

test('a name above its links, and the same product twice', () => {
  expect(
    read(`Gamis Katun
https://shop.example/a.jpg
https://shop.example/b.jpg

Kerudung (bahan voal)
https://shop.example/c.jpg
gamis  katun: https://shop.example/d.jpg`),
  ).toEqual([
    ['Gamis Katun', 'https://shop.example/a.jpg', 'https://shop.example/b.jpg', 'https://shop.example/d.jpg'],
    ['Kerudung (bahan voal)', 'https://shop.example/c.jpg'],
  ]);
});

test('an entry without a photo is left out, and a link without a name belongs to no product', () => {
  expect(read('Kopi Gayo Rp 85.000\nTeh Melati')).toEqual([]);
  expect(read('https://shop.example/a.jpg')).toEqual([]);
  expect(read('')).toEqual([]);
});

test('an uploaded photo is part of the list like a link', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect(read(`Kopi: ${uploadLink(id)}`)).toEqual([['Kopi', `unggahan:${id}`]]);
  expect(uploadIdOf(uploadLink(id))).toBe(id);
  expect(uploadIdOf('https://shop.example/a.jpg')).toBeNull();
  expect(uploadIdOf(`unggahan:${id}/../x`)).toBeNull();
});

test('is read in linear time, whatever the text contains', () => {
  const started = performance.now();
  readProductList(`${'-'.repeat(20_000)}\n${'https://'.repeat(2_500)}\n${' '.repeat(20_000)}x`);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test.each([':', ' :', ' =', ' -', ' –', ' —', ' |', ',', ';', ' ->', ' →', ' ('])(
  'a name and its link may be parted by "%s"',
  (separator) => {
    expect(read(`Kopi Gayo${separator} https://shop.example/a.jpg`)).toEqual([['Kopi Gayo', 'https://shop.example/a.jpg']]);
  },
);

test.each(['-', '*', '•', '·', '–', '—', '>', '|', '1.', '12)', '100.'])('a line of a list may begin with "%s"', (bullet) => {
  expect(read(`${bullet} Kopi Gayo: https://shop.example/a.jpg`)).toEqual([['Kopi Gayo', 'https://shop.example/a.jpg']]);
});

test.each(['.', ',', ';', ')', ']', ').'])('"%s" after a link is not part of it', (end) => {
  expect(read(`Kopi: https://shop.example/a.jpg${end}`)).toEqual([['Kopi', 'https://shop.example/a.jpg']]);
});
