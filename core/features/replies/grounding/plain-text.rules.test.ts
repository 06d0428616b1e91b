import { describe, expect, test } from '@jest/globals';
import { plainText, sentencesOf } from './plain-text.rules.js';

describe('a text is read plainly', () => {
  test.each([
    ['Rp 7５\u200b.000', 'Rp 75.000'],
    ['７５．０００，５％ ＄', '75.000,5% $'],
    ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
    ['٠٣٩ ०९', '039 09'],
    ['a\u00a0b\u3000c', 'a b c'],
    ['a\tb\n5 é', 'a\tb\n5 é'],
    ['👍 ok', '👍 ok'],
  ])('%j', (written, text) => {
    expect(plainText(written).text).toBe(text);
  });

  test('each of its characters knows where it stood', () => {
    expect(plainText('𝟳\u200b5 👍!').places).toEqual([0, 3, 4, 5, 5, 7]);
  });
});

test.each<[string, string[]]>([
  ['Halo Kak! Ada yang bisa dibantu? Siap.', ['Halo Kak!', ' Ada yang bisa dibantu?', ' Siap.']],
  ['Kaos 75rb\n\nTopi 30rb', ['Kaos 75rb\n\n', 'Topi 30rb']],
  ['Halo.  \n ', ['Halo.']],
  ['   ', []],
  ['', []],
  ['Rp. 75.000 ya Kak, untuk kaos polos.', ['Rp. 75.000 ya Kak, untuk kaos polos.']],
  ['Harganya Rp.  75.000 ya', ['Harganya Rp.  75.000 ya']],
  ['Alamat toko kami di Jl. Dago no. 5 Bandung', ['Alamat toko kami di Jl. Dago no. 5 Bandung']],
  ['Alamat: Jl.\nDago. Ya', ['Alamat: Jl.', 'Dago.', ' Ya']],
  ['Stok tinggal 5... Mau?', ['Stok tinggal 5...', ' Mau?']],
  ['Stok tinggal 5! Mau?', ['Stok tinggal 5!', ' Mau?']],
  ['Siap kak. Mau?', ['Siap kak.', ' Mau?']],
])('the sentences of %j', (text, sentences) => {
  const found = sentencesOf(text);
  expect(found.map((one) => one.text)).toEqual(sentences);
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(sentences);
});
