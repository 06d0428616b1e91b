import { expect, test } from '@jest/globals';
import { reactionTo } from './disconnects.rules.js';

test.each([
  [515, { kind: 'again', pace: 'now', reason: 'connection' }],
  [408, { kind: 'again', pace: 'soon', reason: 'connection' }],
  [428, { kind: 'again', pace: 'soon', reason: 'connection' }],
  [503, { kind: 'again', pace: 'soon', reason: 'connection' }],
  [429, { kind: 'again', pace: 'gently', reason: 'connection' }],
  [405, { kind: 'again', pace: 'late', reason: 'version_refused' }],
  [500, { kind: 'few', tries: 3, reason: 'logged_out' }],
  [401, { kind: 'relink', reason: 'logged_out' }],
  [411, { kind: 'relink', reason: 'logged_out' }],
  [440, { kind: 'stop', reason: 'replaced' }],
  [402, { kind: 'stop', reason: 'restricted' }],
  [403, { kind: 'stop', reason: 'banned' }],
  [406, { kind: 'stop', reason: 'banned' }],
  [undefined, { kind: 'again', pace: 'soon', reason: 'connection' }],
  [599, { kind: 'again', pace: 'soon', reason: 'connection' }],
])('code %s', (code, reaction) => expect(reactionTo(code)).toEqual(reaction));
