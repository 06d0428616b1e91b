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
  ['words around the token', { ...attempt, token: ` ${attempt.token}` }],
  ['words behind the token', { ...attempt, token: `${attempt.token} ` }],
  ['words around the challenge', { ...attempt, options: { ...attempt.options, challenge: ' Y2hhbGxlbmdl' } }],
  ['words behind the challenge', { ...attempt, options: { ...attempt.options, challenge: 'Y2hhbGxlbmdl ' } }],
  ['one passkey of several that is none', { ...attempt, options: { ...attempt.options, allowCredentials: [{ id: 'a2V5' }, { id: '' }] } }],
  ['words around a passkey', { ...attempt, options: { ...attempt.options, allowCredentials: [{ id: ' a2V5' }] } }],
  ['words behind a passkey', { ...attempt, options: { ...attempt.options, allowCredentials: [{ id: 'a2V5 ' }] } }],
  ['passkeys that are no list', { ...attempt, options: { ...attempt.options, allowCredentials: {} } }],
  ['the very moment at which it ends', { ...attempt, until: '2026-11-22T10:00:00.000Z' }],
  ['a moment of another form', { ...attempt, until: 'Nov 22, 2026-1' }],
  ['a name of two lines', { ...attempt, owner: 'Sari\nBudi' }],
  ['a name without end', { ...attempt, owner: 'x'.repeat(121) }],
  ['words around the number', { ...attempt, phone: '+6281200000001' }],
  ['words behind the number', { ...attempt, phone: '6281200000001x' }],
  ['options that are a list', { ...attempt, options: [] }],
  ['options that are nothing', { ...attempt, options: null }],
])('%s is no attempt', (_what, given) => {
  expect(readAttempt(given, now)).toBeNull();
});

test('of all messages in the panel’s page only the panel’s own are handled', () => {
  const words = { mark: 'whatsapp-bot-ai.passkey', to: 'helper', kind: 'start', attempt };
  expect(readFromPanel(words)).toEqual(words);
  for (const other of [null, 'start', { ...words, mark: 'x' }, { ...words, to: 'panel' }, { ...words, kind: 'agreed' }])
    expect(readFromPanel(other)).toBeNull();
  expect(readFromPanel({ ...words, kind: 'hello' })).toMatchObject({ kind: 'hello' });
  expect(readFromPanel({ ...words, kind: '' })).toBeNull();
});

test('a panel on this machine needs no encryption; an address that only looks like a pattern is none', () => {
  const granted = ['http://localhost/*'];
  expect(grantedPanel('http://localhost:3000/bot', granted)).toBe('http://localhost:3000');
  expect(grantedPanel('', granted)).toBeNull();
  expect(grantedPanel('not an address', granted)).toBeNull();
  expect(panelPatterns(['x-http://panel.example/*', 'https://panel.example/*x', 'ftp://panel.example/*'])).toEqual([]);
});

test.each([
  ['NotSupportedError', 'Browser ini'],
  ['SecurityError', 'Browser ini'],
  ['TypeError', 'Browser ini'],
  ['unreachable', 'Panel tidak dapat dihubungi'],
  ['too-late', 'sudah habis'],
  ['Whatever', 'tidak dapat dibaca'],
])('%s is said in its own words', (why, words) => {
  expect(failureText(why)).toContain(words);
});

test('a panel is where the owner granted it, whatever its port; never WhatsApp’s page or everything', () => {
  const granted = ['https://web.whatsapp.com/*', patternOf('https://panel.example:8443')];
  expect(panelPatterns([...granted, '<all_urls>', 'https://*/*'])).toEqual(['https://panel.example/*']);
  expect(grantedPanel('https://panel.example:8443/bot', granted)).toBe('https://panel.example:8443');
  for (const url of [undefined, 'about:blank', 'https://panel.example.evil.example/', 'http://panel.example/', 'https://web.whatsapp.com/'])
    expect(grantedPanel(url, granted)).toBeNull();
});

test('an error is shown as a sentence, and a sentence of the panel’s server stays as it is', () => {
  expect(failureText('NotAllowedError')).toContain('dibatalkan');
  expect(failureText('Izin ini sudah dipakai.')).toBe('Izin ini sudah dipakai.');
  for (const name of ['TypeError', 'unreachable', 'too-late', 'Whatever']) expect(failureText(name)).toMatch(/ .*\.$/);
});
