import { expect, test } from '@jest/globals';
import { isPassing, voiceFilename } from './speech.rules.js';

test.each([
  ['audio/ogg; codecs=opus', 'vn.ogg'],
  ['audio/mpeg', 'vn.mp3'],
  ['audio/mp4', 'vn.m4a'],
  ['audio/aac', 'vn.m4a'],
  ['audio/wav', 'vn.wav'],
  ['application/octet-stream', 'vn.ogg'],
])('%s is named %s', (mimetype, name) => {
  expect(voiceFilename(mimetype)).toBe(name);
});

test('a refusal is not asked again', () => {
  expect([400, 401, 402, 404, 413].some(isPassing)).toBe(false);
  expect([408, 429, 500, 503].every(isPassing)).toBe(true);
});
