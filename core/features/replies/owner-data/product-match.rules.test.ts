import { describe, expect, test } from '@jest/globals';
import { matchProduct } from './product-match.rules.js';

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

  test('is asked back when several fit as well', () => {
    expect(matchProduct(products, 'kopi gayo')).toEqual({ kind: 'several', names: ['Kopi Gayo 250g', 'Kopi Gayo 500g'] });
  });

  test.each(['sepatu', 'Kopi Gayo 350g', '', 'foto produk', 'https://evil.example/a.jpg', 'kopi susu'])('is none: %j', (wanted) => {
    expect(matchProduct(products, wanted)).toEqual({ kind: 'none' });
  });
});
