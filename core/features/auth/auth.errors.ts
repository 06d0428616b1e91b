import { unverifiedCode } from '#contracts/http/auth';
import { passwordNeededCode } from '#contracts/http/route';
import { AppError } from '../../platform/errors/app-error.js';

/** Said for a wrong password and for an unknown address alike. */
export class LoginRefusedError extends AppError {
  override name = 'LoginRefusedError';

  constructor() {
    super('unauthorized', 'Email atau password salah.', 'login_refused');
  }
}

/** The password was right, the address is not proved yet; the client goes on to /verify-otp. */
export class EmailUnverifiedError extends AppError {
  override name = 'EmailUnverifiedError';

  constructor() {
    super('forbidden', 'Email belum diverifikasi. Silakan masukkan kode OTP yang dikirim ke email Anda.', unverifiedCode);
  }
}

/** A password that is guessed first. */
export class WeakPasswordError extends AppError {
  override name = 'WeakPasswordError';

  constructor(weakness: 'common' | 'address') {
    const text =
      weakness === 'common'
        ? 'Password ini terlalu umum dan mudah ditebak. Gunakan password lain, misalnya beberapa kata yang tidak berhubungan.'
        : 'Password tidak boleh sama dengan email Anda. Gunakan password lain.';
    super('bad_request', text, `password_${weakness}`);
  }
}

/** Not 401: that would log the owner out. */
export class WrongPasswordError extends AppError {
  override name = 'WrongPasswordError';

  constructor() {
    super('bad_request', 'Password lama salah.', 'wrong_password');
  }
}

/** What was asked for needs the password, and this login did not give it lately. The client asks for it and repeats. */
export class PasswordNeededError extends AppError {
  override name = 'PasswordNeededError';

  constructor() {
    super('forbidden', 'Masukkan password Anda untuk melanjutkan.', passwordNeededCode);
  }
}

/** A wrong password at the step-up; not 401, as for {@link WrongPasswordError}. */
export class ConfirmRefusedError extends AppError {
  override name = 'ConfirmRefusedError';

  constructor() {
    super('bad_request', 'Password salah.', 'wrong_password');
  }
}

export class LoginSessionUnknownError extends AppError {
  override name = 'LoginSessionUnknownError';

  constructor() {
    super('not_found', 'Perangkat ini sudah keluar.', 'session_unknown');
  }
}
