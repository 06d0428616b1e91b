import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { linksOf, readForm, toForm } from './product-form.rules.js';

const empty = toForm(emptyProduct);

test('figures are read as people type them', () => {
  const typed = {
    ...empty,
    name: ' Kaos Polos ',
    category: ' Kaos ',
    priceIdr: '75rb',
    weightGrams: '0,25 kg',
    stock: 'habis',
    variants: 'M\nXL = 80.000 stok 3\nMerah stok habis',
    photos: 'https://contoh.id/a.jpg\nhttps://contoh.id/a.jpg',
    unit: ' kg ',
    minOrder: '3',
    tiers: '50 pcs ke atas 65rb\n12 = Rp 70.000',
    resellerIdr: '60rb',
    promoIdr: '69.000',
    promoUntil: '2026-11-30',
    costIdr: '45rb',
  };
  expect(readForm(typed)).toEqual({
    product: {
      name: 'Kaos Polos',
      category: 'Kaos',
      priceIdr: 75_000,
      weightGrams: 250,
      stock: 0,
      variants: [
        { name: 'M', priceIdr: null, stock: null },
        { name: 'XL', priceIdr: 80_000, stock: 3 },
        { name: 'Merah', priceIdr: null, stock: 0 },
      ],
      notes: '',
      photos: ['https://contoh.id/a.jpg'],
      active: true,
      terms: {
        unit: 'kg',
        minOrder: 3,
        tiers: [
          { from: 12, priceIdr: 70_000 },
          { from: 50, priceIdr: 65_000 },
        ],
        resellerIdr: 60_000,
        promo: { priceIdr: 69_000, from: null, until: '2026-11-30' },
      },
      costIdr: 45_000,
    },
  });
});

test('saved values are shown in the fields again and parse to the same values', () => {
  const product = {
    ...emptyProduct,
    name: 'Beras Pandan 5 kg',
    category: 'Beras',
    priceIdr: 1_250_000,
    weightGrams: 5_000,
    stock: 1_200,
    variants: [{ name: 'Karung', priceIdr: 1_300_000, stock: 0 }],
    photos: ['https://contoh.id/b.jpg'],
    active: false,
    terms: {
      unit: 'karung',
      minOrder: 2,
      tiers: [{ from: 10, priceIdr: 1_200_000 }],
      resellerIdr: 1_150_000,
      promo: { priceIdr: 1_225_000, from: '2026-11-01', until: null },
    },
    costIdr: 1_000_000,
  };
  expect(readForm(toForm(product))).toEqual({ product });
});

test.each([
  [{ name: ' ' }, 'name', 'kosong'],
  [{ name: '!!!' }, 'name', 'huruf'],
  [{ priceIdr: 'tanya dulu' }, 'priceIdr', 'Harga tidak terbaca. Contoh: 150.000 atau 150rb.'],
  [{ weightGrams: 'ringan' }, 'weightGrams', 'Berat tidak terbaca. Contoh: 250 gram atau 1,5 kg.'],
  [{ stock: 'banyak' }, 'stock', 'Stok tidak terbaca. Isi dengan angka, contoh 12, atau "habis".'],
  [{ variants: 'XL = mahal' }, 'variants', 'Varian "XL = mahal" tidak terbaca. Contoh: XL = 80rb stok 3'],
  [{ photos: 'kaos.jpg' }, 'photos', 'https://'],
  [{ tiers: '12 = murah' }, 'tiers', '"12 = murah" tidak terbaca. Contoh: 12 = 40rb'],
  [{ tiers: '1 = 40rb' }, 'tiers', 'Grosir mulai dari 2.'],
  [{ tiers: '1 lusin 480rb' }, 'tiers', 'tidak terbaca'],
  [{ tiers: '12 = 40rb\n12 = 38rb' }, 'tiers', 'jumlah yang sama'],
  [{ minOrder: 'tiga' }, 'minOrder', 'angka'],
  [{ promoUntil: '2026-11-30' }, 'promoIdr', 'Isi harga promonya'],
  [{ promoIdr: '50rb', promoFrom: '2026-12-01', promoUntil: '2026-11-30' }, 'promoUntil', 'sebelum dimulai'],
  [{ promoIdr: '0' }, 'promoIdr', 'lebih dari Rp'],
  [{ costIdr: 'rahasia' }, 'costIdr', 'Harga tidak terbaca'],
])('%j is reported at its field with a hint', (change, field, words) => {
  const read = readForm({ ...empty, name: 'Kaos', ...change });
  expect(read).toEqual({ problem: { field, text: expect.stringContaining(words) } });
});

test('unknown values are empty, and each variant and photo has its own line', () => {
  expect(toForm(emptyProduct)).toEqual({
    category: '',
    name: '',
    priceIdr: '',
    weightGrams: '',
    stock: '',
    variants: '',
    notes: '',
    photos: '',
    active: true,
    unit: '',
    minOrder: '',
    tiers: '',
    resellerIdr: '',
    promoIdr: '',
    promoFrom: '',
    promoUntil: '',
    costIdr: '',
  });
  const variants = ['M', 'XL'].map((name) => ({ name, priceIdr: null, stock: null }));
  const form = toForm({ ...emptyProduct, priceIdr: 0, stock: 0, variants, photos: ['https://a.id/a.jpg', 'https://a.id/b.jpg'] });
  expect(form).toMatchObject({ priceIdr: '0', stock: '0', variants: 'M\nXL', photos: 'https://a.id/a.jpg\nhttps://a.id/b.jpg' });
});

test('a field with nothing but spaces is empty', () => {
  expect(readForm({ ...empty, name: 'Kaos', priceIdr: ' ', weightGrams: '  ', stock: '\n' })).toMatchObject({
    product: { priceIdr: null, weightGrams: null, stock: null },
  });
});

test('links may be separated by any space, and each counts once', () => {
  expect(linksOf('')).toEqual([]);
  expect(linksOf(' https://a.id/a.jpg \n\n https://a.id/b.jpg https://a.id/a.jpg\n')).toEqual(['https://a.id/a.jpg', 'https://a.id/b.jpg']);
});
