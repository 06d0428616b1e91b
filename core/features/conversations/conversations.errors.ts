import { AppError } from '../../platform/errors/app-error.js';

/** Reason shown for a file that exceeds its reader's limit. */
const tooLarge = 'too large';

/** An attachment that does not exist, or no longer exists. */
export class FileGoneError extends AppError {
  override name = 'FileGoneError';
  readonly isTooLarge: boolean;

  /** @param why for the log; the owner is only told that the attachment is gone. */
  constructor(why = '') {
    super('file_gone');
    if (why !== '') this.message = why;
    this.isTooLarge = why === tooLarge;
  }
}

/** WhatsApp's file servers did not answer in time, or cannot be reached now. */
export class FileLateError extends AppError {
  override name = 'FileLateError';

  constructor() {
    super('file_late');
  }
}

/**
 * A conversation was merged into another one after it was looked up. Nothing may be stored in this transaction. The
 * caller looks the conversation up again, outside the transaction, and repeats. A lookup inside the transaction could
 * change people while other rows are locked.
 */
export class ConversationMergedError extends Error {
  override name = 'ConversationMergedError';

  constructor() {
    super('a conversation was merged after it was looked up');
  }
}

/** No such lead among this owner's contacts. */
export class ContactUnknownError extends AppError {
  override name = 'ContactUnknownError';

  constructor() {
    super('contact_unknown');
  }
}

/** No such message in this owner's conversations. */
export class MessageUnknownError extends AppError {
  override name = 'MessageUnknownError';

  constructor() {
    super('message_unknown');
  }
}
