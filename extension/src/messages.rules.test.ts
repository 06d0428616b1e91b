import { expect, test } from '@jest/globals';
import { failureText, grantedPanel, panelPatterns, patternOf, readAttempt, readFromPanel } from './messages.rules.js';

const now = Date.parse('2026-11-22T10:00:00Z');
const attempt = {
  token: 'x'.repeat(43),
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'whatsapp.com',
    allowCredentials: [{ id: 'a2V5', type: 'public-key' }],
    userVerification: 'required',
  },
  until: '2026-11-22T10:05:00.000Z',
  owner: 'Sari',
  phone: '6281200000001',
};

test('an attempt of the panel is one, also without a number', () => {
  expect(readAttempt(attempt, now)).toEqual(attempt);
  expect(readAttempt({ ...attempt, phone: null }, now)).not.toBeNull();
});

test.each([
  ['nothing', null],
  ['a list', [attempt]],
  ['a short token', { ...attempt, token: 'x' }],
  ['another domain', { ...attempt, options: { ...attempt.options, rpId: 'evil.example' } }],
  ['no challenge', { ...attempt, options: { ...attempt.options, challenge: undefined } }],
  ['passkeys that are none', { ...attempt, options: { ...attempt.options, allowCredentials: ['a2V5'] } }],
  ['a moment that is over', { ...attempt, until: '2026-11-22T09:59:59.000Z' }],
  ['no moment', { ...attempt, until: 'soon' }],
  ['nobody’s bot', { ...attempt, owner: '' }],
  ['a number that is none', { ...attempt, phone: '<b>1</b>' }],
])('%s is no attempt', (_what, given) => {
  expect(readAttempt(given, now)).toBeNull();
});

test('of all that comes by in the panel’s page only the panel’s own words are heard', () => {
  const words = { mark: 'whatsapp-bot-ai.passkey', to: 'helper', kind: 'start', attempt };
  expect(readFromPanel(words)).toEqual(words);
  for (const other of [null, 'start', { ...words, mark: 'x' }, { ...words, to: 'panel' }, { ...words, kind: 'agreed' }])
    expect(readFromPanel(other)).toBeNull();
});

test('a panel is where the owner granted it, whatever its port; never WhatsApp’s page or everything', () => {
  const granted = ['https://web.whatsapp.com/*', patternOf('https://panel.example:8443')];
  expect(panelPatterns([...granted, '<all_urls>', 'https://*/*'])).toEqual(['https://panel.example/*']);
  expect(grantedPanel('https://panel.example:8443/bot', granted)).toBe('https://panel.example:8443');
  for (const url of [undefined, 'about:blank', 'https://panel.example.evil.example/', 'http://panel.example/', 'https://web.whatsapp.com/'])
    expect(grantedPanel(url, granted)).toBeNull();
});

test('what went wrong is said in words, and a sentence of the panel’s server stays as it is', () => {
  expect(failureText('NotAllowedError')).toContain('dibatalkan');
  expect(failureText('Izin ini sudah dipakai.')).toBe('Izin ini sudah dipakai.');
  for (const name of ['TypeError', 'unreachable', 'too-late', 'Whatever']) expect(failureText(name)).toMatch(/ .*\.$/);
});
