import { describe, expect, test } from '@jest/globals';
import { formatVariant } from '#contracts/values/selling/variants';
import { noChoice } from '../../import.rules.js';
import type { ImportChoice } from '../../import.types.js';
import { readList } from '../read-list.js';

const read = (text: string, choice: ImportChoice = noChoice) => readList(Buffer.from(text), choice);
const shown = ({ products }: ReturnType<typeof read>) =>
  products.map(({ name, priceIdr, variants }) => [name, priceIdr, variants.map(formatVariant).join('; ')]);

describe('several prices behind one name', () => {
  test.each([
    ['Coklat 20/25/30', 'Coklat', [20_000, 25_000, 30_000]],
    ['- Coklat: 20 / 25 / 30', 'Coklat', [20_000, 25_000, 30_000]],
    ['Kopi Susu 15k/18k', 'Kopi Susu', [15_000, 18_000]],
    ['Kopi Susu 15/18k', 'Kopi Susu', [15_000, 18_000]],
    ['Bakso Rp 12.000/15.000/20.000', 'Bakso', [12_000, 15_000, 20_000]],
    ['1. Bakso (S/M/L) 15/20/25', 'Bakso', [15_000, 20_000, 25_000]],
  ])('are asked about: %s', (line, name, prices) => {
    const { products, doubtful, wrong } = read(`${line}\nTeh Manis 5rb`);
    expect([products.map((product) => product.name), wrong]).toEqual([['Teh Manis'], []]);
    expect(doubtful).toMatchObject([{ name, otherwise: 'ask', takesPrice: true, product: { priceIdr: null } }]);
    expect(doubtful[0]!.product!.variants.map(({ priceIdr }) => priceIdr)).toEqual(prices);
  });

  test.each([
    ['Bed cover S/M/L: 20/25/35', 'Ada 3 harga di baris ini: S Rp 20.000, M Rp 25.000, L Rp 35.000. Apakah itu harga tiap varian?'],
    ['Avanza 12jam 350, 24jam 450', 'Ada 2 harga di baris ini: 12jam Rp 350.000, 24jam Rp 450.000. Apakah itu harga tiap varian?'],
  ])('the question names the kinds: %s', (line, reason) => {
    expect(read(`${line}\nTeh Manis 5rb`).doubtful.map((one) => one.reason.replaceAll('\u00a0', ' '))).toEqual([reason]);
  });

  test('become variants when the owner says so, one product with the price that the owner writes, or nothing', () => {
    const answered = (answer: 'keep' | 'drop' | number) =>
      shown(read('Coklat 20/25/30\nTeh Manis 5rb', { ...noChoice, answers: new Map([[1, answer]]) }));
    const tea = ['Teh Manis', 5_000, ''];
    expect(answered('keep')).toEqual([['Coklat', null, 'Pilihan 1 = Rp 20.000; Pilihan 2 = Rp 25.000; Pilihan 3 = Rp 30.000'], tea]);
    expect(answered(22_000)).toEqual([['Coklat', 22_000, ''], tea]);
    expect(answered('drop')).toEqual([tea]);
  });

  test('are read without a question when their kinds and their unit are written', () => {
    const { doubtful } = read('Bakso (S/M/L) 15k/20k/25k\nMie 30k (kecil) 40k (besar)');
    expect(doubtful).toEqual([]);
    expect(shown(read('Bakso (S/M/L) 15k/20k/25k\nMie 30k (kecil) 40k (besar)'))).toEqual([
      ['Bakso', null, 'S = Rp 15.000; M = Rp 20.000; L = Rp 25.000'],
      ['Mie', null, 'kecil = Rp 30.000; besar = Rp 40.000'],
    ]);
  });

  test('may be written behind their sizes with a slash', () => {
    expect(shown(read('Cookies toples 500gr/65rb, 250gr/35rb\nTeh Manis 5rb'))[0]).toEqual([
      'Cookies toples',
      null,
      '500gr = Rp 65.000; 250gr = Rp 35.000',
    ]);
  });

  test.each([
    'Sepatu 38/39/40 150rb',
    'Sepatu 38/39/40',
    'Gamis LD 90/95/100',
    'Celana size 30/35/40',
    'Samsung A52 8/256',
    'Karpet 100/150',
    'Ban 80/90/100',
    'Buka 10/15/20',
    'Tanggal 20/11/2026',
    'Kaos 70rb/65rb/60rb',
    'Kaos grosir 60rb/65rb/70rb',
    'Mie 30k (habis) 40k (ready)',
  ])('are something else in "%s"', (line) => {
    const { doubtful, products } = read(`${line}\nTeh Manis 5rb\nKopi 8rb`);
    const variants = [...products, ...doubtful.flatMap(({ product }) => product ?? [])].flatMap((product) => product.variants);
    expect(variants.filter(({ priceIdr }) => priceIdr !== null)).toEqual([]);
  });
});
