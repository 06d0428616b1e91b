import { expect, test } from '@jest/globals';
import { movedNumberText, newNumberText } from './number-moves.texts.js';

test.each([
  ['Ana', 'Chat lama dengan Ana dipisahkan'],
  ['', 'Chat lama dengan pemilik sebelumnya dipisahkan'],
])('a number of %j that has another owner is told with its number and its earlier owner', (name, told) => {
  const text = movedNumberText({ name, pn: '6281234567890' });
  for (const part of ['Nomor 0812-3456-7890 sekarang milik orang lain.', told]) expect(text).toContain(part);
});

test('a new number of the same person is told with both', () => {
  expect(newNumberText({ from: '6281234567890', to: '6289876543210' })).toBe(
    'Pelanggan dengan nomor 0812-3456-7890 sekarang memakai 0898-7654-3210. Riwayat chatnya tetap sama.',
  );
});
