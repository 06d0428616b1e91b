import { AppError } from '../../platform/errors/app-error.js';

export class EmailTakenError extends AppError {
  override name = 'EmailTakenError';

  constructor() {
    super('email_taken');
  }
}

/** The token is valid but its account no longer exists: it was deleted between two requests. */
export class AccountGoneError extends AppError {
  override name = 'AccountGoneError';

  constructor() {
    super('unauthorized');
  }
}
