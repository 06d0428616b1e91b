import { describe, expect, test } from '@jest/globals';
import { cpuMs } from '../../../../test/support/cpu-time.js';
import { matchOrdered, matchProduct } from './product-match.rules.js';

const products = ['Kopi Gayo 250g', 'Kopi Gayo 500g', 'Kopi Toraja 250g', 'Gamis Katun Premium', 'Teh Melati'].map((name) => ({
  name,
  links: ['x'],
}));

describe('the product that is meant', () => {
  test.each([
    ['Kopi Gayo 250g', 'Kopi Gayo 250g'],
    ['kopi  GAYO, 250g!', 'Kopi Gayo 250g'],
    ['foto kopi toraja', 'Kopi Toraja 250g'],
    ['kopi torajah 250g', 'Kopi Toraja 250g'],
    ['gamis', 'Gamis Katun Premium'],
    ['gamis katun premiun', 'Gamis Katun Premium'],
    ['teh melati celup asli', 'Teh Melati'],
    ['Téh Mělati', 'Teh Melati'],
  ])('%s', (wanted, name) => {
    expect(matchProduct(products, wanted)).toMatchObject({ kind: 'found', product: { name } });
  });

  test('is ambiguous when several products match equally well', () => {
    expect(matchProduct(products, 'kopi gayo')).toEqual({ kind: 'several', names: ['Kopi Gayo 250g', 'Kopi Gayo 500g'] });
  });

  test.each(['sepatu', 'Kopi Gayo 350g', '', 'foto produk', 'https://evil.example/a.jpg', 'kopi susu'])('is none: %j', (wanted) => {
    expect(matchProduct(products, wanted)).toEqual({ kind: 'none' });
  });

  test.each([
    ['the very name before one of the same words', ['Gayo Kopi', 'Kopi Gayo'], 'kopi gayo', 'Kopi Gayo'],
    ['the one with more of the words', ['Gamis', 'Gamis Katun'], 'gamis katun biru', 'Gamis Katun'],
    ['the one with fewer other words', ['Teh Melati Celup', 'Teh Melati'], 'teh', 'Teh Melati'],
    ['two wrong letters in a long word', ['Sandalku'], 'sandelki', 'Sandalku'],
    ['one wrong and one left out', ['Sandalku'], 'sandelk', 'Sandalku'],
    ['one wrong letter in a word of four', ['Kopi'], 'kopo', 'Kopi'],
  ])('%s', (_, names, wanted, name) => {
    const listed = names.map((one) => ({ name: one, links: ['x'] }));
    expect(matchProduct(listed, wanted)).toMatchObject({ kind: 'found', product: { name } });
  });

  test.each([
    ['two wrong letters in a word of seven', 'Sandals', 'sendels'],
    ['two letters more in a short word', 'Kopi', 'kopixx'],
    ['a wrong letter in a word of three', 'Teh', 'tah'],
    ['a name and a wish without words', '🙂', '!'],
  ])('is none: %s', (_, name, wanted) => {
    expect(matchProduct([{ name, links: ['x'] }], wanted)).toEqual({ kind: 'none' });
  });
});

test('the words of a list are read once for all names that are looked for in it', () => {
  const list = () =>
    Array.from({ length: 30 }, (_, at) => ({
      name: `Kaos ${at}`,
      variants: Array.from({ length: 30 }, (_one, nth) => ({ name: `Warna ${nth}` })),
    }));
  const names = Array.from({ length: 45 }, (_, at) => `celana ${at} panjang`);
  const lookFor = (wanted: readonly string[]) => {
    const products = list();
    return () => wanted.map((name) => matchOrdered(products, name));
  };
  const once = cpuMs(() => lookFor(names.slice(0, 1))(), 20);
  expect(cpuMs(() => lookFor(names)()) / once).toBeLessThan(15);
});
