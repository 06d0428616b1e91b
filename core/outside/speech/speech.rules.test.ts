import { expect, test } from '@jest/globals';
import { isPassing, voiceFilename } from './speech.rules.js';

test.each([
  ['audio/ogg; codecs=opus', 'vn.ogg'],
  ['audio/mpeg', 'vn.mp3'],
  ['audio/mp4', 'vn.m4a'],
  ['audio/aac', 'vn.m4a'],
  ['audio/wav', 'vn.wav'],
  ['audio/webm', 'vn.webm'],
  ['audio/flac', 'vn.flac'],
  ['application/octet-stream', 'vn.ogg'],
])('%s is named %s', (mimetype, name) => {
  expect(voiceFilename(mimetype)).toBe(name);
});

test('a refusal is not asked again', () => {
  expect([400, 401, 402, 404, 413].some(isPassing)).toBe(false);
  for (const status of [408, 409, 429, 498, 500, 503]) expect([status, isPassing(status)]).toEqual([status, true]);
});
