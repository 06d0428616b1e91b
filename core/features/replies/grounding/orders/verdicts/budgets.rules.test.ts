import { expect, test } from '@jest/globals';
import { objectionsTo } from '../../reply-check.rules.js';

const water = 'Isi ulang galon RO 7rb, galon aqua 21rb\nPompa galon 35rb';
const boxes = 'Nasi box ayam goreng 22.000\nNasi box ayam bakar 25.000\nNasi box rendang 30.000';
const sand = 'Pasir wangi 5L 30rb\nPasir wangi 10L 55rb\nPasir wangi 25L 125rb';
const prints = 'Stiker vinyl 15.000/lembar\nBanner 20rb/m2';

function refusedIn(owner: string, lead: string, reply: string): string[] {
  return objectionsTo(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] }).map(({ words }) => words);
}

test.each([
  [water, '50rb dapet brp galon RO', 'Rp50.000 dapat 7 galon RO kak, 7 x 7rb = 49rb, sisa 1rb.'],
  [boxes, 'budget 650rb buat nasi box 25 org dapet yg mana?', 'Dengan 650rb untuk 25 box bisa ayam bakar kak: 25 x Rp25.000 = Rp625.000.'],
  [sand, 'uang 100rb bisa pasir apa', 'Dengan 100rb bisa pasir wangi 10L 55rb kak, sisa 45rb.'],
  [prints, 'budget saya 150rb buat stiker', 'Dengan 150rb bisa dapat 10 lembar stiker vinyl kak.'],
  [boxes, 'budget 600rb 25 box', 'Ayam bakar 25 x Rp25.000 = Rp625.000 kak, lebih 25rb dari budget.'],
])('money that the lead has may be repeated with what it buys', (owner, lead, reply) => {
  expect(refusedIn(owner, lead, reply)).toEqual([]);
});

test.each([
  ['more than the money buys', water, '50rb dapet brp galon RO', 'Rp50.000 dapat 9 galon RO kak.', ['Rp50.000']],
  ['an offer for one thing', boxes, 'nasi box rendang 25rb bisa?', 'Dengan 25rb bisa kak nasi box rendang.', ['25rb']],
  ['a wrong change', sand, 'uang 100rb bisa pasir apa', 'Dengan 100rb bisa pasir wangi 10L 55rb kak, sisa 65rb.', ['65rb']],
  ['a wrong shortage', boxes, 'budget 600rb 25 box', 'Ayam bakar 25 x Rp25.000 = Rp625.000 kak, lebih 50rb dari budget.', ['50rb']],
])('%s is refused', (_, owner, lead, reply, refused) => {
  expect(refusedIn(owner, lead, reply)).toEqual(refused);
});

test.each([
  ['pintu jati 2jt, minimal 2 pintu', 'pintu jati 1,5jt kan', 'Iya kak, pintu jati Rp1.500.000, minimal 2.'],
  ['undangan softcover 2.500, min 100', 'softcover 2rb ya', 'Betul kak, softcover Rp2.000 per pcs, minimal 100.'],
  ['cuci sepatu 35rb', 'cuci sepatu 30rb kan', 'Oke kak, cuci sepatu 30rb.'],
])('a yes to a price of the lead is refused: %s', (owner, lead, reply) => {
  expect(refusedIn(owner, lead, reply)).toHaveLength(1);
});

test.each([
  ['pintu jati 2jt', 'pintu jati 1,5jt bisa?', 'Maaf kak, 1,5jt belum bisa ya, pintu jati Rp2.000.000.'],
  ['cuci sepatu 35rb', 'cuci sepatu 30rb kan', 'Bukan 30rb kak, cuci sepatu 35rb.'],
])('a no to a price of the lead may repeat it: %s', (owner, lead, reply) => {
  expect(refusedIn(owner, lead, reply)).toEqual([]);
});
