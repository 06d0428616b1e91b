import { limits } from '#contracts/values/limits';
import { AppError } from '../../platform/errors/app-error.js';
import type { OtpVerdict, SendVerdict } from './otp.rules.js';

const sentences = {
  wrong: 'Kode OTP salah. Periksa kembali email Anda.',
  expired: 'Kode OTP sudah kedaluwarsa. Silakan minta kode baru.',
  locked: `Kode OTP diblokir karena ${limits.otpTries} kali salah. Silakan minta kode baru.`,
} as const;

/** The typed code was not accepted; wrong, expired and locked each have their own sentence and code. */
export class OtpRefusedError extends AppError {
  override name = 'OtpRefusedError';

  constructor(verdict: Exclude<OtpVerdict, 'match'>) {
    const told = verdict === 'none' ? 'wrong' : verdict;
    super('bad_request', sentences[told], `otp_${told}`);
  }
}

/** Codes are sent at most once a minute and five times a day. */
export class OtpSendRefusedError extends AppError {
  override name = 'OtpSendRefusedError';

  constructor(verdict: Exclude<SendVerdict, { kind: 'send' }>) {
    const text =
      verdict.kind === 'too_soon'
        ? `Tunggu ${verdict.waitSeconds} detik sebelum meminta kode OTP lagi.`
        : `Kode OTP hanya dapat dikirim ${limits.otpSendsPerDay} kali sehari. Silakan coba lagi besok.`;
    super('too_many', text, `otp_${verdict.kind}`, verdict.waitSeconds);
  }
}
