import { expect, test } from '@jest/globals';
import { photoLine, photoSentences } from './photos.texts.js';

const words: Readonly<Record<keyof typeof photoSentences, RegExp>> = {
  address: /tidak dapat dibuka dari internet/,
  unreachable: /tidak dapat dihubungi/,
  slow: /terlalu lama menjawab/,
  missing: /tidak ditemukan lagi/,
  private: /belum dibagikan/,
  folder: /link folder/,
  page: /halaman web, bukan foto/,
  redirects: /terus dialihkan/,
  too_large: /terlalu besar \(lebih dari 10 MB\)/,
  not_picture: /bukan foto JPG/,
  too_many_pixels: /50 megapiksel/,
  broken: /rusak atau tidak lengkap/,
};

test.each(Object.entries(words))('a photo that cannot be had because of %s is told so, with what to do', (problem, pattern) => {
  // cast: the keys of that record
  const sentence = photoSentences[problem as keyof typeof photoSentences];
  expect(sentence).toMatch(pattern);
  expect(sentence).toMatch(/(?:unggah|Unggah|Perkecil|Simpan|salin|Salin|Pakai|Ubah|Periksa|Coba)/);
});

test('the log names the product, the reason and the link, of which a long one is cut', () => {
  const line = photoLine('Kaos', `https://a.id/${'x'.repeat(300)}`, 'page');
  expect(line).toBe(`Foto "Kaos" tidak dapat dikirim. ${photoSentences.page} Link: https://a.id/${'x'.repeat(187)}`);
});
