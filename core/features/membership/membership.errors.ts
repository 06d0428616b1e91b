import { unverifiedCode } from '#contracts/http/auth';
import { AppError } from '../../platform/errors/app-error.js';

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
