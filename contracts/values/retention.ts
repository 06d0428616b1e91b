/**
 * Retention periods: how long each kind of data is kept before a sweep removes it (docs/runbook.md has the
 * table). They are defined only here.
 */
export const retention = {
  /** A registration with an unverified address, counted from its last code. */
  registrationHours: 24,
  /** An unverified registration with a paid order for its address and package. */
  paidRegistrationDays: 30,
  /** Hashes of codes. They must be kept for a day to count how many codes were sent. */
  codeHours: 48,
  /** The link that undoes a change of address, counted from the change. */
  emailChangeDays: 7,
  /** The record that a mail was sent or given up. The mail's text and address are deleted on sending. */
  mailDays: 30,
  /** Payment providers' answers about an order. */
  orderEventDays: 400,
  /**
   * Address and popup token of an unpaid registration order, counted from the moment after which it can no longer be
   * paid.
   */
  abandonedOrderDays: 7,
  /**
   * The record that a follow-up was cancelled or skipped, and why. Records of sent follow-ups stay with their
   * conversation.
   */
  unsentFollowUpDays: 60,
  /** Hashes of texts that a shop's phone sent right after a message, counted from the last occurrence. */
  phoneTextDays: 30,
  /** An edit of a message that has not arrived, counted from the arrival of the edit. */
  earlyEditDays: 14,
  /** A domain event that every subscriber has handled. */
  eventDays: 7,
  /** A domain event that a stuck subscriber has not handled. */
  unreadEventDays: 30,
  /** Lines of an owner's bot log. */
  activityDays: 30,
  /** A notice in the panel. Erasing a lead deletes the notices about the lead earlier. */
  noticeDays: 365,
  /** The changes of a product import, so that it can be undone. */
  productImportDays: 7,
  /**
   * The file of an account's export whose link was not used, counted from the mail. A used link is valid for an hour.
   */
  accountExportDays: 3,
  /** A product photo fetched from a link, counted from its last use; uploads are kept as long as the account. */
  photoDays: 90,
  /**
   * Minimum time for which a file is kept in an account whose storage is full. After it, a newer file may replace the
   * file.
   */
  fullStorageFileDays: 7,
  /**
   * A stored file without a database row. The limit leaves time for the row of a file that was just written. The
   * sweep runs once a day.
   */
  unnamedFileHours: 24,
  /** An emptied account whose WhatsApp device could not be logged out. */
  erasedAccountDays: 1,
} as const;
