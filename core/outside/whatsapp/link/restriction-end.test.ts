import { expect, test } from '@jest/globals';
import { restrictionTold } from './restriction-end.js';

const now = new Date('2026-11-25T03:00:00Z');
const inSeconds = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);

test('an end that Baileys made up for a notification is unknown', () => {
  expect(restrictionTold(inSeconds(60), false, now)).toEqual({ kind: 'unknown' });
  expect(restrictionTold(inSeconds(59), false, now)).toEqual({ kind: 'unknown' });
});

test('an end that WhatsApp states is kept', () => {
  expect(restrictionTold(inSeconds(61), false, now)).toEqual({ kind: 'until', until: inSeconds(61) });
  expect(restrictionTold(inSeconds(20), true, now)).toEqual({ kind: 'until', until: inSeconds(20) });
});

test('no end is an unknown one', () => {
  expect(restrictionTold(undefined, true, now)).toEqual({ kind: 'unknown' });
});
