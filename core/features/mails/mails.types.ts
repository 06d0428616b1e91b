import type { MailId, PersonId } from '#contracts/values/ids';
import type { SealedColumn } from '../../platform/crypto/sealed-column.js';

export type MailKind =
  | 'otp-verify'
  | 'otp-reset'
  | 'otp-email'
  | 'email-changed'
  | 'password-changed'
  | 'account-deleted'
  | 'account-export'
  | 'new-device'
  | 'notice';

/** Content of a mail, as plain text and as HTML. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface NewMail {
  readonly personId: PersonId | null;
  readonly to: string;
  readonly kind: MailKind;
  readonly content: MailContent;
  /** A second mail with the same key is not added: for notices that are sent only once. */
  readonly dedupeKey?: string;
  /** After this time the mail is worthless (an expired code) and is dropped unsent. */
  readonly staleAt?: Date;
}

export interface QueuedMail {
  readonly sealed: Buffer;
  /** Failed attempts so far. */
  readonly attempts: number;
  readonly createdAt: Date;
}

export interface WaitingMail {
  readonly id: MailId;
  /** Number of mails of the same person that are sent before this one. */
  readonly place: number;
}

/** Encryption context of a mail's address and content. */
export function mailContext(id: string): string {
  return `mail:${id}`;
}

/** The encrypted column of the mails table. */
export const sealedMails: SealedColumn = {
  table: 'mails',
  column: 'sealed',
  key: [['id', 'uuid']],
  context: (row) => mailContext(row['id']!),
};
