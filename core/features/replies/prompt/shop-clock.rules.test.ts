import { expect, test } from '@jest/globals';
import { shortMoment, wholeMoment } from './shop-clock.rules.js';

test.each([
  ['WIB', 'Jumat, 27 November 2026 pukul 23.30 WIB', '27 Nov, 23.30'],
  ['WITA', 'Sabtu, 28 November 2026 pukul 00.30 WITA', '28 Nov, 00.30'],
  ['WIT', 'Sabtu, 28 November 2026 pukul 01.30 WIT', '28 Nov, 01.30'],
] as const)('a moment is told by the clock of %s', (zone, whole, short) => {
  const at = new Date('2026-11-27T16:30:00Z');
  expect([wholeMoment(at, zone), shortMoment(at, zone)]).toEqual([whole, short]);
});
