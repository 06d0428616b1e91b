import { AppError } from '../../platform/errors/app-error.js';

/**
 * The code is right, but several registrations with different passwords exist for the address: the user has
 * to choose one by its password.
 */
export class RegistrationUnclearError extends AppError {
  override name = 'RegistrationUnclearError';

  constructor() {
    super('registration_unclear');
  }
}

/** The user typed the code of another person's registration of the address. */
export class OtherRegistrationError extends AppError {
  override name = 'OtherRegistrationError';

  constructor() {
    super('otp_other');
  }
}

export class SameEmailError extends AppError {
  override name = 'SameEmailError';

  constructor() {
    super('email_same');
  }
}

/** The link was used or is older than a week, or its account was deleted. */
export class UndoExpiredError extends AppError {
  override name = 'UndoExpiredError';

  constructor() {
    super('undo_expired');
  }
}

export class PaymentMissingError extends AppError {
  override name = 'PaymentMissingError';

  constructor() {
    super('payment_missing');
  }
}

/** Someone registered this address a moment ago and its code is still being delivered. */
export class RegistrationPendingError extends AppError {
  override name = 'RegistrationPendingError';

  constructor() {
    super('registration_pending');
  }
}
