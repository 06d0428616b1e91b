import { expect, test } from '@jest/globals';
import { CutOffs, promisesSameDay } from './cut-offs.rules.js';

test.each([
  ['order jam 10-20, kirim same day cut off 15.00', 'Jam 6 sore masih bisa sameday Kak, sampai malam ini.', '', true],
  ['pesen sblm jam 3 dikirim hari itu', 'Bisa Kak, tetap kami kirim hari ini.', 'order jam 5 sore bisa?', true],
  ['order max jam 11 siang utk kirim hari itu', 'Tenang Kak, jam 2 siang masih kami kirim hari ini.', '', true],
  ['pesen sblm jam 3 dikirim hari itu', 'Masih keburu Kak, order sebelum jam 3 dikirim hari ini.', 'order jam 1', false],
  ['pesen sblm jam 3 dikirim hari itu', 'Bisa Kak, kami kirim hari ini.', 'order jam 1 siang', false],
  ['pesen sblm jam 3 dikirim hari itu', 'Sudah lewat Kak, hari ini tidak bisa.', 'order jam 5 sore', false],
  ['buka jam 9-17', 'Jam 6 sore masih bisa kirim hari ini Kak.', '', false],
])('%s: %s', (owner, sentence, lead, isRefused) => {
  expect(promisesSameDay(sentence) && new CutOffs(owner).isRefused(sentence, lead)).toBe(isRefused);
});
