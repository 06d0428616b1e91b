import { describe, expect, test } from '@jest/globals';
import { estimateTokens } from './tokens.rules.js';

/** Reference counts made once with o200k_base and cl100k_base, the tokenizers of OpenAI's models. */
const counted: readonly [string, number, number][] = [
  ['Halo kak, mau tanya kaos polos hitam ukuran L masih ada stok? Kalau beli 3 dapat diskon nggak ya?', 28, 35],
  ['gan msh ready ga?? brp hrg nya klo ambil bnyk.. wkwkwk oke sip makasihhh yaaa sist', 30, 33],
  ['Siap kak 🙏😊 terima kasih 🎉🎉🎉 👍🏻👍🏻 ditunggu ya ❤️❤️', 24, 41],
  ['Total 1.250.000 + ongkir 22.000 = Rp 1.272.000 rek 1234567890123 inv 2026/11/22-000123', 40, 41],
  ['https://toko.example.com/produk/kaos-polos-hitam-xl?utm_source=wa&id=8f3a9b2c7d1e', 35, 35],
  ['你好，请问这件衣服还有货吗？多少钱？', 13, 20],
];

describe('the estimate', () => {
  test.each(counted)('of %j is at least the count of tokenizers, and less than three times as much', (text, o200k, cl100k) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(Math.max(o200k, cl100k));
    expect(estimateTokens(text)).toBeLessThan(3 * o200k);
  });

  test.each([
    ['', 0],
    ['   ', 0],
    ['az', 1],
    ['azAZ z', 3],
    ['12', 2],
    ['a`{@[', 5],
    ['\x7f', 1],
    ['\x80', 2],
    ['é', 2],
    ['🙏', 4],
    ['kaos 75', 4],
  ])('of %j is %p', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  test('of two texts together is never more than of both', () => {
    const [one, other] = ['kaos pol', 'os hitam 2'];
    expect(estimateTokens(one + other)).toBeLessThanOrEqual(estimateTokens(one) + estimateTokens(other));
    expect(estimateTokens('')).toBe(0);
  });
});
