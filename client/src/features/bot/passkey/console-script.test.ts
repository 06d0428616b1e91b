import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { bookmarkOf, consoleScript } from './console-script.js';

test('the script is whole in itself and refuses to run at another page', () => {
  const options = { challenge: 'YQ', rpId: 'whatsapp.com' as const, allowCredentials: [], userVerification: 'required' as const };
  const script = consoleScript({ token: 'x'.repeat(43), options, until: '2026-11-22T10:00:00Z', phone: null }, 'https://panel.example');
  expect(() => runInNewContext(script, { location: { origin: 'https://panel.example' } }) as unknown).toThrow(
    'Buka https://web.whatsapp.com lebih dulu',
  );
  expect(script).toContain('https://panel.example');
  // as a bookmark URL: one line, identical to the script after the browser decodes it
  expect(bookmarkOf(script)).toMatch(/^javascript:[\w%.!~*'()-]+$/);
  expect(decodeURIComponent(bookmarkOf(script).slice('javascript:'.length))).toBe(script);
});
