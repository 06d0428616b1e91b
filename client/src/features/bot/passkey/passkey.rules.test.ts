import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { bookmarkOf, consoleScript, endText, leftText, readBrought } from './passkey.rules.js';

const assertion = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key' as const,
  response: { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: null },
};
const brought = { token: 'x'.repeat(43), assertion };

test('an answer is read from the address and from what was pasted', () => {
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

test('the script is whole in itself and refuses to run at another page', () => {
  const options = { challenge: 'YQ', rpId: 'whatsapp.com' as const, allowCredentials: [], userVerification: 'required' as const };
  const script = consoleScript({ token: brought.token, options, until: '2026-11-22T10:00:00Z', phone: null }, 'https://panel.example');
  expect(() => runInNewContext(script, { location: { origin: 'https://panel.example' } }) as unknown).toThrow(
    'Buka https://web.whatsapp.com lebih dulu',
  );
  expect(script).toContain('https://panel.example');
  // as a bookmark's address: one line, and the very script when the browser has decoded it
  expect(bookmarkOf(script)).toMatch(/^javascript:[\w%.!~*'()-]+$/);
  expect(decodeURIComponent(bookmarkOf(script).slice('javascript:'.length))).toBe(script);
});
