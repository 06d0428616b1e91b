import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { compareWithList, pricesInText } from './text-prices.rules.js';

const text = `Toko Hijab Ayu, buka 08.00-17.00.
Produk kami:
- Pashmina Silk 45rb
* Gamis Navy: Rp 145.000
*Khimar Jersey* - 65.000
Bergo Maryam = 55k
Free ongkir min belanja 100rb
Ongkir Jakarta 10rb
DP 50rb dulu
Jika pelanggan beli di atas 200rb diskon 10rb
BCA 1234567890 a.n. Ayu
WA 081234567890
Harga bisa berubah 5rb
Gamis 145rb (reseller 120rb)
Telur 28.000/kg
Berdiri sejak 2019, alamat Jl. Merdeka 12 Bandung 40111`;

test('prices are found in lines that name a product, and not in rules, accounts and phone numbers', () => {
  expect(pricesInText(text).map(({ name, priceIdr }) => [name, priceIdr])).toEqual([
    ['Pashmina Silk', 45_000],
    ['Gamis Navy', 145_000],
    ['Khimar Jersey', 65_000],
    ['Bergo Maryam', 55_000],
  ]);
});

test('a product in the list with another price contradicts the text; any of its prices agrees', () => {
  const terms = { ...emptyProduct.terms, tiers: [{ from: 12, priceIdr: 65_000 }] };
  const list = [
    { ...emptyProduct, name: 'pashmina  SILK', priceIdr: 47_000 },
    { ...emptyProduct, name: 'Gamis Navy', priceIdr: 150_000, variants: [{ name: 'XL', priceIdr: 145_000, stock: null }] },
    { ...emptyProduct, name: 'Khimar Jersey', priceIdr: 70_000, terms },
  ];
  const { missing, contradictions } = compareWithList(pricesInText(text), list);
  expect(missing.map(({ name }) => name)).toEqual(['Bergo Maryam']);
  expect(contradictions).toEqual([{ name: 'pashmina  SILK', inTextIdr: 45_000, inListIdr: 47_000 }]);
});

test.each(['2 Gamis Navy 290rb', '2x Gamis Navy: 290.000', '3 pcs Pashmina Silk 135rb'])(
  'an order in the text (%s) offers no product beside the one that it counts',
  (line) => {
    const list = [{ ...emptyProduct, name: 'Pashmina Silk', priceIdr: 45_000 }];
    const { missing, contradictions } = compareWithList(pricesInText(`Gamis Navy 145rb\n${line}`), list);
    expect(missing.map(({ name }) => name)).toEqual(['Gamis Navy']);
    expect(contradictions).toEqual([]);
  },
);

test('a number that belongs to a name is kept', () => {
  const { missing } = compareWithList(pricesInText('2 in 1 Sabun 20rb\n7 Up 8rb\nSabun 15rb'), []);
  expect(missing.map(({ name }) => name)).toEqual(['2 in 1 Sabun', '7 Up', 'Sabun']);
});

test('a long text is read up to a bound', () => {
  expect(pricesInText('Kaos Polos 75rb\n'.repeat(5_000))).toHaveLength(200);
  expect(pricesInText(`${'a'.repeat(500_000)} 75rb`)).toEqual([]);
});
