import type { ErrorCode } from '#contracts/http/errors';
import type { SecurityEvent } from '#core/platform/log/security-log';

const eventOf: Readonly<Partial<Record<ErrorCode, SecurityEvent>>> = {
  login_refused: 'login-failed',
  otp_wrong: 'code-wrong',
  otp_expired: 'code-wrong',
  otp_locked: 'code-wrong',
  wrong_password: 'step-up-failed',
  confirm_refused: 'step-up-failed',
  too_many: 'limit-reached',
  too_many_at_once: 'limit-reached',
  otp_too_soon: 'limit-reached',
  otp_day_spent: 'limit-reached',
  otp_mailbox_spent: 'limit-reached',
};

/** Security events that mean wrong credentials. */
const wrongGuesses = new Set<SecurityEvent | undefined>(['login-failed', 'code-wrong', 'step-up-failed']);

/** The security event behind an error code; undefined when the code is not a sign of an attack. */
export function securityEventOf(code: ErrorCode): SecurityEvent | undefined {
  return eventOf[code];
}

export function isWrongGuess(code: ErrorCode): boolean {
  return wrongGuesses.has(securityEventOf(code));
}
