import { expect, test } from '@jest/globals';
import { banEndOf, reactionTo } from './disconnects.rules.js';

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

test('a ban ends when its refusal says so', () => {
  const now = new Date('2026-11-29T00:00:00Z');
  expect(banEndOf(402, { reason: '402', code: '101', expire: '3600' }, now)).toEqual(new Date('2026-11-29T01:00:00Z'));
  for (const data of [
    { reason: '402' },
    { expire: 'soon' },
    { expire: '0' },
    { expire: '-5' },
    { expire: '1796000000' },
    null,
    undefined,
    'x',
  ])
    expect(banEndOf(402, data, now)).toBeNull();
  expect(banEndOf(403, { expire: '3600' }, now)).toBeNull();
});
