import { AppError } from '../../platform/errors/app-error.js';

/** Thrown for a wrong password and for an unknown address alike. */
export class LoginRefusedError extends AppError {
  override name = 'LoginRefusedError';

  constructor() {
    super('login_refused');
  }
}

/** The password was right, but the address is not verified yet; the client goes on to /verify-otp. */
export class EmailUnverifiedError extends AppError {
  override name = 'EmailUnverifiedError';

  constructor() {
    super('email_unverified');
  }
}

/** The password is easy to guess. */
export class WeakPasswordError extends AppError {
  override name = 'WeakPasswordError';

  constructor(weakness: 'common' | 'address') {
    super(weakness === 'common' ? 'password_common' : 'password_address');
  }
}

/** The status is not 401, because 401 would log the owner out. */
export class WrongPasswordError extends AppError {
  override name = 'WrongPasswordError';

  constructor() {
    super('wrong_password');
  }
}

/**
 * The requested action needs the password, and this login has not entered it recently. The client prompts for
 * it and repeats the request.
 */
export class PasswordNeededError extends AppError {
  override name = 'PasswordNeededError';

  constructor() {
    super('password_needed');
  }
}

/**
 * The owner entered a wrong password when the panel asked for it again (step-up). The status is not 401, for the same
 * reason as for {@link WrongPasswordError}.
 */
export class ConfirmRefusedError extends AppError {
  override name = 'ConfirmRefusedError';

  constructor() {
    super('confirm_refused');
  }
}

export class LoginSessionUnknownError extends AppError {
  override name = 'LoginSessionUnknownError';

  constructor() {
    super('session_unknown');
  }
}
