import { AppError } from '../../platform/errors/app-error.js';

/** An attachment that is not there, or not any more. */
export class FileGoneError extends AppError {
  override name = 'FileGoneError';

  constructor() {
    super('not_found', 'Lampiran tidak tersedia lagi di WhatsApp.', 'file_gone');
  }
}

/** WhatsApp's file servers did not answer in time. */
export class FileLateError extends AppError {
  override name = 'FileLateError';

  constructor() {
    super('unavailable', 'Lampiran belum dapat dimuat. Mohon coba lagi.', 'file_late');
  }
}

/** No such lead among this owner's contacts. */
export class ContactUnknownError extends AppError {
  override name = 'ContactUnknownError';

  constructor() {
    super('not_found', 'Kontak tidak ditemukan. Mohon refresh halaman.', 'contact_unknown');
  }
}
