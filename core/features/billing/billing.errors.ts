import { MidtransAwayError, MidtransRefusedError } from '../../outside/midtrans/midtrans.errors.js';
import { AppError } from '../../platform/errors/app-error.js';

/** The payment service is not reached, or refuses our orders; nothing was charged. */
export class PaymentAwayError extends AppError {
  override name = 'PaymentAwayError';

  constructor() {
    super('unavailable', 'Layanan pembayaran sedang tidak dapat dihubungi. Mohon coba lagi beberapa saat lagi.', 'payment_away', 60);
  }
}

/** The operator has set no key of the payment service. */
export class PaymentClosedError extends AppError {
  override name = 'PaymentClosedError';

  constructor() {
    super('unavailable', 'Pembayaran belum tersedia. Silakan hubungi dukungan.', 'payment_closed');
  }
}

export class OrderNotFoundError extends AppError {
  override name = 'OrderNotFoundError';

  constructor() {
    super('not_found', 'Pesanan tidak ditemukan.', 'order_not_found');
  }
}

/** A notification whose signature is not Midtrans'. */
export class ForgedNotificationError extends AppError {
  override name = 'ForgedNotificationError';

  constructor() {
    super('forbidden', 'Tanda tangan notifikasi tidak valid.', 'bad_signature');
  }
}

export class FreePackageError extends AppError {
  override name = 'FreePackageError';

  constructor() {
    super('bad_request', 'Paket Trial tidak memerlukan pembayaran.', 'free_package');
  }
}

export function isMidtransTrouble(error: unknown): error is MidtransAwayError | MidtransRefusedError {
  return error instanceof MidtransAwayError || error instanceof MidtransRefusedError;
}
