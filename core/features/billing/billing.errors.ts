import { ProviderRefusedError, ProviderUnavailableError } from '../../outside/payments/payment.errors.js';
import { AppError } from '../../platform/errors/app-error.js';

/** The payment service is unreachable or refuses our orders; nothing was charged. */
export class PaymentAwayError extends AppError {
  override name = 'PaymentAwayError';

  constructor() {
    super('payment_away');
  }
}

/** The operator has not configured a key for the payment service. */
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

/** A notification that does not come from the payment provider. */
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

export function isProviderError(error: unknown): error is ProviderUnavailableError | ProviderRefusedError {
  return error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError;
}
