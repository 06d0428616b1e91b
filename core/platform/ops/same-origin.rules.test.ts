import { expect, test } from '@jest/globals';
import { isSameOrigin } from './same-origin.rules.js';

const publicUrl = 'https://panel.example';

test.each<[string, Record<string, string>, boolean]>([
  ['GET', { 'sec-fetch-site': 'cross-site' }, true],
  ['HEAD', { 'sec-fetch-site': 'cross-site' }, true],
  ['PUT', { 'sec-fetch-site': 'same-origin' }, true],
  ['PUT', { 'sec-fetch-site': 'same-site' }, false],
  ['PUT', { 'sec-fetch-site': 'cross-site', origin: publicUrl }, false],
  ['PUT', { 'sec-fetch-site': 'none' }, false],
  ['POST', { origin: publicUrl }, true],
  ['POST', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }, true],
  ['POST', { origin: 'https://evil.example', host: 'panel.example' }, false],
  ['POST', { origin: 'null' }, false],
  ['DELETE', {}, false],
])('%s with %p: %p', (method, headers, allowed) => {
  expect(isSameOrigin(method, headers, publicUrl)).toBe(allowed);
});
