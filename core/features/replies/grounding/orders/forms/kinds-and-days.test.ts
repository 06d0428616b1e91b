import { expect, test } from '@jest/globals';
import { objectionsTo } from '../../reply-check.rules.js';
import { plainText } from '../../plain-text.rules.js';
import { nameWords } from '../name-words.rules.js';
import { PriceBook } from '../price-book.rules.js';

function pricesFor(owner: string, asked: string): number[] {
  const book = new PriceBook(plainText(owner).text);
  return [...new Set(book.bestFor(nameWords(asked), 'goods').map((one) => one.each[0]!.idr))];
}

const perfumes = 'Refill reguler 1.500/ml, premium 2.500/ml\nReguler: baccarat, dunhill blue. Premium: aventus, oud wood, good girl.';
const rooms = 'Kamar standar 200rb/malam, deluxe 350rb/malam\nDeluxe: melati, anggrek\nStandar: mawar, tulip';
const cakes = 'Bolu basic 60rb, premium 85rb. Basic: pandan, coklat. Premium: red velvet, tiramisu';
const bags = 'Tas ori 450rb, kw 120rb\nori = fjall, herschel\nkw = sling, tote';

test.each([
  [perfumes, 'refill aventus', 2_500],
  [perfumes, 'refill dunhill', 1_500],
  [rooms, 'kamar anggrek', 350_000],
  [rooms, 'kamar mawar', 200_000],
  [cakes, 'bolu tiramisu', 85_000],
  [cakes, 'bolu pandan', 60_000],
  [bags, 'tas herschel', 450_000],
  [bags, 'tas tote', 120_000],
])('a kind that is listed below its grade: %j, %s', (owner, asked, idr) => {
  expect(pricesFor(owner, asked)).toEqual([idr]);
});

const villas = 'Villa A weekday 900rb, weekend 1,3jt\nweekday minggu-kamis, weekend jumat sabtu & tgl merah';
const courts = 'Lapangan weekday 80rb, weekend 120rb. Weekend (jumat-minggu)';
const boats = 'Perahu weekday 150rb, weekend 200rb\nsenin-kamis weekday';
const usual = 'Villa B weekday 1,4jt, weekend 1,9jt';
test.each([
  [villas, 'villa a minggu malam', 900_000],
  [villas, 'villa a hari minggu', 900_000],
  [villas, 'villa a malam minggu', 1_300_000],
  [villas, 'villa a jumat', 1_300_000],
  [villas, 'villa a hari minggu karena weekend', 900_000],
  [courts, 'lapangan jumat', 120_000],
  [courts, 'lapangan hari minggu', 120_000],
  [boats, 'perahu rabu', 150_000],
  [usual, 'villa b sabtu', 1_900_000],
])('days as the owner counts them: %j, %s', (owner, asked, idr) => {
  expect(pricesFor(owner, asked)).toEqual([idr]);
});

const tyres = 'Ban luar IRC 80/90-14 210rb, 90/90-14 245rb udah sama pasang';
const cars = 'Ban GT 185/65 R15 650rb, 195/65 R15 720rb';
const notes = 'Nota 2 ply 10 buku 180rb, 3 ply 10 buku 240rb';
const trophies = 'Piala 3 pilar 40 cm 150rb, 4 pilar 60 cm 280rb';
const drills = 'Bor sumur 4 dim 20 meter 3jt, 6 dim 20 meter 4,5jt';
test.each([
  [tyres, 'ban 80/90-14', 210_000],
  [tyres, 'ban irc 90/90-14', 245_000],
  [cars, 'ban 195/65 r15', 720_000],
  [cars, 'ban gt 185/65R15', 650_000],
  [notes, 'nota 3 ply', 240_000],
  [notes, 'nota 2 ply', 180_000],
  [trophies, 'piala 4 pilar', 280_000],
  [drills, 'bor sumur 6 dim', 4_500_000],
])('sizes of several numbers: %j, %s', (owner, asked, idr) => {
  expect(pricesFor(owner, asked)).toEqual([idr]);
});

test.each([
  [tyres, 'ban 80/90-14 brp', 'Ban IRC 80/90-14 210rb kak', 'Ban IRC 80/90-14 245rb kak'],
  [villas, 'villa a minggu malam', 'Villa A minggu malam 900rb kak', 'Villa A hari Minggu 1,3jt kak'],
  [perfumes, 'isi ulang aventus 50ml', 'Refill Aventus 50ml 125rb kak', 'Refill Aventus 50ml 75rb kak'],
  [notes, 'nota 3 ply', 'Nota 3 ply 240rb kak', 'Nota 3 ply 180rb kak'],
])('an answer of the shop %j to %j', (owner, lead, right, wrong) => {
  const refuses = (reply: string): boolean =>
    objectionsTo(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] }).some(({ kind }) => kind === 'amount');
  expect([refuses(right), refuses(wrong)]).toEqual([false, true]);
});
