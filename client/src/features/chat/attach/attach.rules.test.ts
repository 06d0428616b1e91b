import { expect, test } from '@jest/globals';
import { attachedMax, captionRefusal, isPicture, refusalOf, sizeWords, sortFiles } from './attach.rules.js';

test('pictures that the chat shows go as pictures, the rest as files', () => {
  expect(
    ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'image/heic', 'image/jpegxl', 'x-image/jpeg', 'application/pdf', ''].filter(
      (type) => isPicture({ type }),
    ),
  ).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});

test.each([
  ['image/jpeg', 10_000_000, null],
  ['image/jpeg', 10_000_001, 'Foto ini lebih dari 10 MB. Perkecil dulu, lalu pilih lagi.'],
  ['application/pdf', 100_000_000, null],
  ['application/pdf', 100_000_001, 'Berkas ini lebih dari 100 MB. Perkecil dulu, lalu pilih lagi.'],
  ['application/pdf', 0, 'Berkas ini kosong. Pilih berkas lain.'],
])('%s of %i bytes: %s', (type, size, words) => {
  expect(refusalOf({ type, size, name: 'harga.pdf' })).toBe(words);
});

const foreignPicture = 'Foto jenis ini belum dapat dikirim. Simpan sebagai JPG atau PNG, lalu coba lagi.';
test.each([
  ['foto.heic', 'image/heic', foreignPicture],
  ['stiker.gif', 'image/gif', foreignPicture],
  ['gambar.svg', 'image/svg+xml', foreignPicture],
  // The type decides, not the name: a foreign picture type with a `.jpg` name is refused as a picture.
  ['foto.jpg', 'image/avif', foreignPicture],
  ['toko.apk', 'application/vnd.android.package-archive', 'Jenis berkas ini tidak dapat dikirim.'],
  ['halaman.html', 'text/html', 'Jenis berkas ini tidak dapat dikirim.'],
  ['harga.pdf.exe', '', 'Jenis berkas ini tidak dapat dikirim.'],
  ['Foto liburan', '', 'Jenis berkas ini tidak dapat dikirim.'],
])('%s of type %s is refused with what to do', (name, type, words) => {
  expect(refusalOf({ name, type, size: 4_096 })).toMatch(new RegExp(`^${words}`));
});

test.each([
  ['Daftar Harga.PDF', 'application/pdf'],
  ['harga.csv', 'application/vnd.ms-excel'],
  ['harga.xlsx', ''],
  ['image.png', 'image/png'],
  // a picture from the clipboard may have no extension
  ['', 'image/png'],
])('%s of type %s is accepted', (name, type) => {
  expect(refusalOf({ name, type, size: 10 })).toBeNull();
});

test('of many files the first ones are taken, and each refusal names its file', () => {
  const picture = (name: string) => ({ name, type: 'image/jpeg', size: 10 });
  const files = [...Array.from({ length: 9 }, (_, index) => picture(`${index}.jpg`)), { ...picture('animasi.gif'), type: 'image/gif' }];
  const { accepted, refusals } = sortFiles(files, 3);
  expect(accepted.map((file) => file.name)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg']);
  expect(refusals).toEqual([
    `animasi.gif: ${foreignPicture}`,
    `Paling banyak ${attachedMax} lampiran sekaligus, jadi 2 tidak ikut. Kirim dulu yang ada.`,
  ]);
  expect(sortFiles([picture('a.jpg')], attachedMax).accepted).toEqual([]);
  expect(sortFiles([{ ...picture('x'), type: 'image/gif' }], 0).refusals).toEqual([foreignPicture]);
});

test('words that are too long for a caption are not cut', () => {
  expect(captionRefusal('x'.repeat(1_000))).toBeNull();
  expect(captionRefusal(`  ${'x'.repeat(1_000)}\n`)).toBeNull();
  expect(captionRefusal('x'.repeat(1_001))).toBe('Keterangan paling panjang 1.000 huruf, ini 1.001. Kirim sisanya sebagai pesan.');
});

test.each([
  [999, '999 B'],
  [1_000, '1 kB'],
  [1_500, '1,5 kB'],
  [10_400, '10 kB'],
  [48_000, '48 kB'],
  [1_000_000, '1 MB'],
  [2_340_000, '2,3 MB'],
  [99_000_000, '99 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
