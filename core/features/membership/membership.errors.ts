import { unclearCode, unverifiedCode } from '#contracts/http/auth';
import { retention } from '#contracts/values/retention';
import { AppError } from '../../platform/errors/app-error.js';

/** The code is right, but the address was registered with several passwords: who types it has to say which registration is theirs. */
export class RegistrationUnclearError extends AppError {
  override name = 'RegistrationUnclearError';

  constructor() {
    super(
      'conflict',
      'Email ini didaftarkan lebih dari sekali dengan password yang berbeda. Masukkan juga password yang Anda buat saat mendaftar.',
      unclearCode,
    );
  }
}

/** The mailbox's owner typed the code of somebody else's registration of the address. */
export class OtherRegistrationError extends AppError {
  override name = 'OtherRegistrationError';

  constructor() {
    super(
      'bad_request',
      'Kode ini milik pendaftaran lain dengan email yang sama. Gunakan kode dari email pendaftaran Anda, atau kirim ulang OTP.',
      'otp_other',
    );
  }
}

export class SameEmailError extends AppError {
  override name = 'SameEmailError';

  constructor() {
    super('bad_request', 'Alamat ini sudah menjadi email akun Anda.', 'email_same');
  }
}

/** The link was used, is older than a week, or its account is gone. */
export class UndoExpiredError extends AppError {
  override name = 'UndoExpiredError';

  constructor() {
    super(
      'gone',
      `Tautan ini sudah dipakai atau lebih dari ${retention.emailChangeDays} hari. Jika akun Anda diambil orang lain, hubungi dukungan kami.`,
      'undo_expired',
    );
  }
}

export class PaymentMissingError extends AppError {
  override name = 'PaymentMissingError';

  constructor() {
    super('payment_required', 'Pembayaran untuk paket ini belum kami terima. Selesaikan pembayaran, lalu coba lagi.', 'payment_missing');
  }
}

/** Someone registered this address a moment ago and the code is still on its way. */
export class RegistrationPendingError extends AppError {
  override name = 'RegistrationPendingError';

  constructor() {
    super('conflict', 'Email ini baru saja didaftarkan. Periksa kode OTP di email Anda untuk memverifikasinya.', unverifiedCode);
  }
}
