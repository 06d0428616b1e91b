import { expect, test } from '@jest/globals';
import { placesIn } from '../amount-places.rules.js';
import { DistanceFees } from './distance-fees.rules.js';

const bands = new DistanceFees('jemput antar: radius 3km gratis, 3-7km 10rb, lebih dari 7km 20rb');
const steps = new DistanceFees('antar gratis sampai 3 km, selebihnya +5rb tiap km');
const beyond = new DistanceFees('ongkir 10rb, +5rb tiap km di atas 3 km');

function verdictsOn(fees: DistanceFees, reply: string, lead: string): string[] {
  return placesIn(reply).map((place) => fees.verdictOn(place, { lead, isNaming: false }));
}

test.each([
  [bands, 'Untuk jarak 5 km biayanya Rp 10.000 Kak.', 'rumah saya 5 km', ['right']],
  [bands, 'Untuk jarak 5 km biayanya Rp 20.000 Kak.', 'rumah saya 5 km', ['wrong']],
  [bands, 'Jemput antarnya Rp 20.000 Kak.', 'rumah saya 8km', ['right']],
  [bands, '3-7 km Rp 10.000, lebih dari 7 km Rp 20.000 Kak.', 'antar brp', ['right', 'right']],
  [bands, '3-7 km Rp 20.000 Kak.', 'antar brp', ['wrong']],
  [steps, 'Untuk 5 km jadi tambah Rp 10.000 Kak.', 'rumah 5 km', ['right']],
  [steps, 'Untuk 5 km tambah Rp 5.000 Kak.', 'rumah 5 km', ['wrong']],
  [steps, 'Lebih dari itu tambah Rp 5.000 per km ya.', 'antar bayar ga', ['right']],
  [steps, 'Antarnya tambah Rp 5.000 per km ya.', 'antar bayar ga', ['right']],
  [steps, 'Daster Rp 45.000 Kak.', 'rumah 5 km', ['unknown']],
])('a fee by distance is the one of that distance', (fees, reply, lead, verdicts) => {
  expect(verdictsOn(fees, reply, lead)).toEqual(verdicts);
});

test.each([
  [bands, 'Untuk jarak 8 km jemput antarnya gratis Kak.', '', true],
  [bands, 'Untuk 2 km gratis jemput antar Kak.', '', false],
  [steps, 'Antarnya masih gratis Kak.', 'rumah 6 km', true],
  [steps, 'Antarnya gratis sampai 3 km Kak.', 'rumah 6 km', false],
  [beyond, 'Antarnya gratis Kak.', 'rumah 6 km', true],
])('a delivery beyond the free distance is not free', (fees, sentence, lead, isCharged) => {
  expect(fees.isCharged(sentence, lead)).toBe(isCharged);
});
