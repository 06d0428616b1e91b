import { expect, test } from '@jest/globals';
import { isWrongGuess, securityEventOf } from './security-trace.rules.js';

test.each([
  ['login_refused', 'login-failed', true],
  ['otp_wrong', 'code-wrong', true],
  ['otp_expired', 'code-wrong', true],
  ['otp_locked', 'code-wrong', true],
  ['wrong_password', 'step-up-failed', true],
  ['confirm_refused', 'step-up-failed', true],
  ['too_many', 'limit-reached', false],
  ['too_many_at_once', 'limit-reached', false],
  ['otp_too_soon', 'limit-reached', false],
  ['otp_day_spent', 'limit-reached', false],
  ['otp_mailbox_spent', 'limit-reached', false],
] as const)('%s is traced as %s, a wrong guess: %s', (code, event, isGuess) => {
  expect(securityEventOf(code)).toBe(event);
  expect(isWrongGuess(code)).toBe(isGuess);
});

test('an ordinary value is no trace of an attack', () => {
  expect(securityEventOf('closing_gone')).toBeUndefined();
  expect(isWrongGuess('closing_gone')).toBe(false);
});
