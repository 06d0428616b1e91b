import { AppError } from '../../platform/errors/app-error.js';
import type { OtpOutcome, SendOutcome } from './otp.rules.js';

const codeOf = { none: 'otp_wrong', wrong: 'otp_wrong', expired: 'otp_expired', locked: 'otp_locked' } as const;

/** The typed code was not accepted; wrong, expired and locked each have their own message and error code. */
export class OtpRefusedError extends AppError<(typeof codeOf)[keyof typeof codeOf]> {
  override name = 'OtpRefusedError';

  constructor(outcome: Exclude<OtpOutcome, 'match'>) {
    super(codeOf[outcome]);
  }
}

/** Codes are sent at most once a minute and five times a day. */
export class OtpSendRefusedError extends AppError<'otp_too_soon' | 'otp_day_spent'> {
  override name = 'OtpSendRefusedError';

  constructor(outcome: Exclude<SendOutcome, { kind: 'send' }>) {
    super(outcome.kind === 'too_soon' ? 'otp_too_soon' : 'otp_day_spent', { waitSeconds: outcome.waitSeconds });
  }
}
