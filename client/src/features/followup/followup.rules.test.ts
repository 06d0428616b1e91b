import { expect, test } from '@jest/globals';
import { followUpPreview, isWritable } from './followup.rules.js';

const text = 'Halo {nama}, jadi pesan, {nama}?';

test.each([
  [{ enabled: true, aiEnabled: false, text }, true, { kind: 'text', text: 'Halo Budi, jadi pesan, Budi?' }],
  [{ enabled: true, aiEnabled: false, text: ' \n' }, true, { kind: 'none' }],
  [{ enabled: true, aiEnabled: true, text }, false, { kind: 'ai', text: 'AI menulis pesan dari isi chat terakhir.' }],
  [{ enabled: false, aiEnabled: false, text }, false, { kind: 'none' }],
  [{ enabled: false, aiEnabled: true, text }, false, { kind: 'none' }],
] as const)('of %j the owner writes: %s; a lead gets %j', (day, writable, preview) => {
  expect(isWritable(day)).toBe(writable);
  expect(followUpPreview(day)).toEqual(preview);
});
