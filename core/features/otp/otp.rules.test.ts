import { describe, expect, test } from '@jest/globals';
import { expiryOf, judge, maySend } from './otp.rules.js';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const code = (sentAt: Date, change: object = {}) => ({ sentAt, expiresAt: expiryOf(sentAt), triesLeft: 5, consumed: false, ...change });

describe('a typed code', () => {
  test.each([
    ['right, just sent', code(ago(1)), true, 'match'],
    ['right, in its last second', code(ago(599)), true, 'match'],
    ['right, ten minutes old', code(ago(600)), true, 'expired'],
    ['wrong', code(ago(1)), false, 'wrong'],
    ['right, after five wrong ones', code(ago(1), { triesLeft: 0 }), true, 'locked'],
    ['right, used before', code(ago(1), { consumed: true }), true, 'none'],
    ['right, an hour old', code(ago(3_600)), true, 'none'],
    ['for who never asked', null, false, 'none'],
  ] as const)('%s', (_what, state, matches, outcome) => {
    expect(judge(state, matches, now)).toBe(outcome);
  });
});

describe('another code', () => {
  test.each([
    ['is sent to who asks first', [], { kind: 'send' }],
    ['waits out the minute', [ago(59)], { kind: 'too_soon', waitSeconds: 1 }],
    ['is sent after the minute', [ago(60)], { kind: 'send' }],
    ['is refused after five in a day', [100, 200, 300, 400, 86_000].map(ago), { kind: 'day_spent', waitSeconds: 400 }],
    ['is sent when the first of five is a day old', [100, 200, 300, 400, 86_400].map(ago), { kind: 'send' }],
    ['waits also when the order is mixed', [300, 10, 200].map(ago), { kind: 'too_soon', waitSeconds: 50 }],
  ])('%s', (_what, sentAt, outcome) => {
    expect(maySend(sentAt, now)).toEqual(outcome);
  });
});
