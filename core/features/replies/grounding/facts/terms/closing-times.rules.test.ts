import { expect, test } from '@jest/globals';
import { ClosingTimes, saysClosing } from './closing-times.rules.js';

const owners = {
  market: 'Lapak sayur. buka jam 5 subuh sampe jam 12 siang. order sebelum jam 9 diantar hari itu',
  cleaner: 'Cuci sofa 80rb. jam layanan 8 pagi - 5 sore, sesi terakhir mulai jam 3',
  cafe: 'Kopi 15rb. Buka 10.00-22.00 tiap hari, jumat tutup jam 11.30 - 13.00',
  kiosk: 'Pulsa 12rb. buka 8 pagi, tutup 9 malam',
  garage: 'Ganti oli 60rb. Buka 24 jam. Kantor 08.00-16.00',
};

/**
 * The owner, a sentence about the closing time, and whether the sentence is refused because the owner's texts do not
 * have that time.
 */
test.each<[of: keyof typeof owners, sentence: string, isRefused: boolean]>([
  ['market', 'Kami buka sampai jam 5 sore.', true],
  ['market', 'Kami buka sampai jam 9 malam.', true],
  ['market', 'Kami buka sampai jam 12 siang.', false],
  ['cleaner', 'Bisa kak, kami layani sampai jam 9 malam.', true],
  ['cleaner', 'Kami layani sampai jam 5 sore kak.', false],
  ['cafe', 'Kami buka sampai jam 23.00.', true],
  ['cafe', 'Kami buka sampai jam 10 malam.', false],
  ['kiosk', 'Kami buka sampai jam 9 malam kak.', false],
  ['garage', 'Kami buka sampai jam 3 pagi kak.', false],
  ['market', 'Kami tidak buka sampai jam 5 sore.', false],
])('%s: "%s"', (of, sentence, isRefused) => {
  expect(saysClosing(sentence) && new ClosingTimes(owners[of]).isRefused(sentence)).toBe(isRefused);
});
