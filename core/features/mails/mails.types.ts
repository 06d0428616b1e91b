import type { OwnerId } from '#contracts/values/ids';
import type { SealedColumn } from '../../platform/crypto/sealed-column.js';

export type MailKind =
  | 'otp-verify'
  | 'otp-reset'
  | 'otp-email'
  | 'email-changed'
  | 'password-changed'
  | 'account-deleted'
  | 'new-device'
  | 'notice';

/** What a mail says, once as plain text and once as HTML. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface NewMail {
  readonly ownerId: OwnerId | null;
  readonly to: string;
  readonly kind: MailKind;
  readonly content: MailContent;
  /** A second mail with the same key is not added: for notices that are told once. */
  readonly dedupeKey?: string;
  /** After this moment the mail is worthless (a code that has expired) and is dropped unsent. */
  readonly staleAt?: Date;
}

export interface QueuedMail {
  readonly sealed: Buffer;
  /** Tries that failed so far. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Context under which a mail's address and words are sealed. */
export function mailContext(id: string): string {
  return `mail:${id}`;
}

/** Where mails that wait keep what is sealed. */
export const sealedMails: SealedColumn = {
  table: 'mails',
  column: 'sealed',
  key: [['id', 'uuid']],
  context: (row) => mailContext(row['id']!),
};
