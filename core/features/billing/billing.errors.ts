import { MidtransAwayError, MidtransRefusedError } from '../../outside/midtrans/midtrans.errors.js';
import { AppError } from '../../platform/errors/app-error.js';

/** The payment service is not reached, or refuses our orders; nothing was charged. */
export class PaymentAwayError extends AppError {
  override name = 'PaymentAwayError';

  constructor() {
    super('payment_away');
  }
}

/** The operator has set no key of the payment service. */
export class PaymentClosedError extends AppError {
  override name = 'PaymentClosedError';

  constructor() {
    super('payment_closed');
  }
}

export class OrderNotFoundError extends AppError {
  override name = 'OrderNotFoundError';

  constructor() {
    super('order_not_found');
  }
}

/** A notification whose signature is not Midtrans'. */
export class ForgedNotificationError extends AppError {
  override name = 'ForgedNotificationError';

  constructor() {
    super('bad_signature');
  }
}

export class FreePackageError extends AppError {
  override name = 'FreePackageError';

  constructor() {
    super('free_package');
  }
}

export function isMidtransTrouble(error: unknown): error is MidtransAwayError | MidtransRefusedError {
  return error instanceof MidtransAwayError || error instanceof MidtransRefusedError;
}
