import { expect, test } from '@jest/globals';
import { DepositSubjects, namesDeposit } from './deposit-subjects.rules.js';

const tailor = 'jahit baru DP 50% sisanya pas ambil, permak bayar pas ambil aja';
const photo = 'wedding DP 30%, foto wisuda bayar langsung di studio';
const cakes = 'kue tart DP 50%; donat bayar saat diantar';
const all = 'semua order DP 50%, pelunasan bayar pas ambil';
const rent = 'sewa kamera DP 100rb, tripod bayar pas ambil';

test.each([
  [tailor, 'Iya kak, permak DP 50% dulu ya.', true],
  [tailor, 'Jahit baru DP 50% kak, permak bayar pas ambil.', false],
  [photo, 'Foto wisuda DP 30% dulu kak.', true],
  [photo, 'Wedding DP 30% kak.', false],
  [cakes, 'Donat DP 50% kak.', true],
  [cakes, 'Donat tidak perlu DP kak.', false],
  [rent, 'Tripod DP 100rb ya kak.', true],
  [all, 'DP 50% dulu kak, pelunasan pas ambil.', false],
])('%s: "%s"', (text, sentence, isRefused) => {
  expect(namesDeposit(sentence) && new DepositSubjects(text).isRefused(sentence)).toBe(isRefused);
});
