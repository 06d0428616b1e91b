import { AppError } from '../../platform/errors/app-error.js';
import type { OtpOutcome, SendOutcome } from './otp.rules.js';

const codeOf = { none: 'otp_wrong', wrong: 'otp_wrong', expired: 'otp_expired', locked: 'otp_locked' } as const;

/** The typed code was not accepted. Wrong, expired and locked codes each have their own message and error code. */
export class OtpRefusedError extends AppError<(typeof codeOf)[keyof typeof codeOf]> {
  override name = 'OtpRefusedError';

  constructor(outcome: Exclude<OtpOutcome, 'match'>) {
    super(codeOf[outcome]);
  }
}

type SendRefusal = Exclude<SendOutcome, { kind: 'send' }>;

function codeFor({ kind }: SendRefusal, isRegistration: boolean) {
  if (kind === 'too_soon') return 'otp_too_soon';
  return kind === 'strangers_spent' && isRegistration ? 'otp_mailbox_spent' : 'otp_day_spent';
}

/**
 * Codes are sent at most once a minute and five times a day, and fifteen times a day at the request of all strangers
 * together. The message tells a registering person how to get a code with access to the mailbox.
 */
export class OtpSendRefusedError extends AppError<'otp_too_soon' | 'otp_day_spent' | 'otp_mailbox_spent'> {
  override name = 'OtpSendRefusedError';

  constructor(outcome: SendRefusal, isRegistration: boolean) {
    super(codeFor(outcome, isRegistration), { waitSeconds: outcome.waitSeconds });
  }
}
