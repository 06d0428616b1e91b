import { expect, test } from '@jest/globals';
import { endText, leftText, readBrought } from './passkey.rules.js';

const assertion = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key' as const,
  response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: null },
};
const brought = { token: 'x'.repeat(43), assertion };

test('an answer is read from the address and from pasted text', () => {
  const text = JSON.stringify(brought);
  expect(readBrought(`#passkey=${encodeURIComponent(text)}`)).toEqual(brought);
  expect(readBrought(`  ${text}\n`)).toEqual(brought);
});

test.each(['', 'halo', '{"token":', '{}', JSON.stringify({ token: 'x' }), '#passkey=%E0%A4%A', JSON.stringify({ ...brought, token: 1 })])(
  'what is torn is no answer: %s',
  (text) => expect(readBrought(text)).toBeNull(),
);

test('time left, in words', () => {
  expect([leftText(0), leftText(59), leftText(65), leftText(600)]).toEqual([
    '0 detik',
    '59 detik',
    '1 menit 05 detik',
    '10 menit 00 detik',
  ]);
});

test('each end has a sentence that says what to do', () => {
  for (const why of ['NotAllowedError', 'SecurityError', 'unreachable', 'too-late', 'not-started', 'Whatever'])
    expect(endText(why)).toMatch(/[Cc]oba|ulangi/);
  expect(endText('Izin ini sudah dipakai.')).toBe('Izin ini sudah dipakai.');
});

test.each([
  ['NotAllowedError', 'dibatalkan'],
  ['NotSupportedError', 'Browser ini'],
  ['SecurityError', 'Browser ini'],
  ['TypeError', 'Browser ini'],
  ['unreachable', 'tidak dapat menghubungi'],
  ['too-late', 'Waktunya habis sebelum'],
  ['not-started', 'tidak menerima permintaan'],
  ['Whatever', 'tidak dapat dibaca'],
])('%s is said in its own words', (why, words) => {
  expect(endText(why)).toContain(words);
});

test('pasted text with leading spaces is read too', () => {
  expect(readBrought(` #passkey=${encodeURIComponent(JSON.stringify(brought))}\n`)).toEqual(brought);
});
