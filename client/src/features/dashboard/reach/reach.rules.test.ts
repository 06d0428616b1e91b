import { expect, test } from '@jest/globals';
import { isBotsOwn, sampleWords } from './reach.rules.js';

test.each([
  ['untested', 'online', null, null],
  ['missing', 'offline', null, null],
  ['works', 'online', null, null],
  ['waiting', 'offline', null, 'begitu bot terhubung'],
  ['waiting', 'qr', null, 'begitu bot terhubung'],
  ['waiting', 'online', null, 'sedang dikirim'],
  ['waiting', 'online', { kind: 'unknown' }, 'setelah batasnya berakhir'],
  ['sent', 'online', null, 'belum sampai'],
  ['failed', 'online', null, 'Periksa nomornya'],
] as const)('a sample that is %s with a bot that is %s, restriction %j: %s', (state, status, restriction, words) => {
  const said = sampleWords(state, { status, restriction } as Parameters<typeof sampleWords>[1]);
  expect(said === null ? null : words !== null && said.includes(words)).toBe(words === null ? null : true);
});

test('the number of the bot itself is known in every spelling', () => {
  for (const typed of ['081234567890', '6281234567890', '+6281234567890']) expect(isBotsOwn(typed, '6281234567890')).toBe(true);
  for (const typed of ['', '081234567891']) expect(isBotsOwn(typed, '6281234567890')).toBe(false);
  expect(isBotsOwn('', null)).toBe(false);
});
