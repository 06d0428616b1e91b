import { expect, test } from '@jest/globals';
import { noticeAfter } from './storage-use.rules.js';

const now = new Date('2026-11-26T03:00:00Z');
const before = new Date('2026-11-25T03:00:00Z');

test.each([
  [79, null, { toldAt: null, isNew: false }],
  [80, null, { toldAt: now, isNew: true }],
  [100, null, { toldAt: now, isNew: true }],
  [90, before, { toldAt: before, isNew: false }],
  [75, before, { toldAt: before, isNew: false }],
  [69, before, { toldAt: null, isNew: false }],
])('%d of 100 bytes, with notices sent at %p', (bytes, toldAt, expected) => {
  expect(noticeAfter(bytes, 100, toldAt, now)).toEqual(expected);
});
