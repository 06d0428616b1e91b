/**
 * Retention periods: how long each kind of data is kept before a sweep removes it (docs/runbook.md has the
 * table). They are defined only here.
 */
export const retention = {
  /** A registration with an unverified address, counted from its last code. */
  registrationHours: 24,
  /** An unverified registration with a paid order for its address and package. */
  paidRegistrationDays: 30,
  /** Hashes of codes. A day is needed to count how many were sent. */
  codeHours: 48,
  /** The link that undoes a change of address, counted from the change. */
  emailChangeDays: 7,
  /** The record that a mail was sent or given up; its text and address are deleted on sending. */
  mailDays: 30,
  /** Payment providers' answers about an order. */
  orderEventDays: 400,
  /** Address and popup token of an unpaid registration order, counted from when it could no longer be paid. */
  abandonedOrderDays: 7,
  /** The record that a follow-up was cancelled or skipped, and why. Sent ones stay with their conversation. */
  unsentFollowUpDays: 60,
  /** Hashes of texts that a shop's phone sent right after a message, counted from the last occurrence. */
  phoneTextDays: 30,
  /** An edit whose message has not arrived, counted from the arrival of the edit. */
  earlyEditDays: 14,
  /** A domain event that every subscriber has handled. */
  eventDays: 7,
  /** A domain event that a stuck subscriber has not handled. */
  unreadEventDays: 30,
  /** Lines of an owner's bot log. */
  activityDays: 30,
  /** A notice in the panel; it is deleted with its lead when one is erased. */
  noticeDays: 365,
  /** The changes of a product import, so that it can be undone. */
  productImportDays: 7,
  /** The file of an account's export whose link was not used, counted from the mail; a used link works for an hour. */
  accountExportDays: 3,
  /** A product photo fetched from a link, counted from its last use; uploads are kept as long as the account. */
  photoDays: 90,
  /** In an account whose storage is full, a file is kept at least this long before a newer one replaces it. */
  fullStorageFileDays: 7,
  /**
   * A stored file without a database row: a file just written may still get its row. The sweep runs once a
   * day.
   */
  unnamedFileHours: 24,
  /** An emptied account whose device could not be logged out. */
  erasedAccountDays: 1,
} as const;
