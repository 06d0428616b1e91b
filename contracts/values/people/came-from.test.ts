import { expect, test } from '@jest/globals';
import { cameFromWords } from './came-from.js';

const ad = { kind: 'ad' as const, title: '', body: '', greeting: 'Halo', app: 'facebook', sourceId: '1', clickId: '2' };

test.each([
  [{ kind: 'status' as const }, 'membalas status Anda'],
  [{ ...ad, title: 'Promo gamis', body: 'Diskon' }, 'dari iklan “Promo gamis”'],
  [{ ...ad, body: 'Diskon' }, 'dari iklan “Diskon”'],
  [ad, 'dari iklan'],
])('where a lead came from is told by what is known of it: %j', (from, words) => {
  expect(cameFromWords(from)).toBe(words);
});
