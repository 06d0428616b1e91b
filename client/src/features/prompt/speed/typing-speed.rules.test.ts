import { expect, test } from '@jest/globals';
import { ReplySettings } from '#contracts/http/bot/prompt';
import { limits } from '#contracts/values/limits';
import { paces, speedOf } from './typing-speed.rules.js';

test('a new bot writes at medium speed, and the server accepts every speed', () => {
  expect(speedOf({ typingMsPerCharacter: limits.typingMsPerCharacter, sendsPerMinute: limits.sendsPerMinute })).toBe('medium');
  for (const [speed, pace] of Object.entries(paces)) {
    expect(speedOf(pace)).toBe(speed);
    expect(ReplySettings.safeParse({ ...pace, quotaReply: '', takeoverMinutes: 60 }).success).toBe(true);
  }
});

test('slower is slower', () => {
  expect(paces.slow.typingMsPerCharacter).toBeGreaterThan(paces.medium.typingMsPerCharacter);
  expect(paces.medium.typingMsPerCharacter).toBeGreaterThan(paces.fast.typingMsPerCharacter);
});

test('a pace that was set in figures is kept as it is', () => {
  expect(speedOf({ typingMsPerCharacter: 33, sendsPerMinute: 12 })).toBe('own');
  expect(speedOf({ ...paces.slow, sendsPerMinute: 6 })).toBe('own');
});
