/** How long what is kept; after that a sweep removes it (docs/runbook.md has the table). Nothing else says how long. */
export const retention = {
  /** A registration nobody proved, since its last code. */
  registrationHours: 24,
  /** One that a paid order of its address and package waits for. */
  paidRegistrationDays: 30,
  /** Codes: their hashes. A day is needed to count how many were sent. */
  codeHours: 48,
  /** The link that takes an address change back, since the change. */
  emailChangeDays: 7,
  /** That a mail was sent or given up; its words and address are gone with the sending. */
  mailDays: 30,
  /** What payment providers answered about an order. */
  orderEventDays: 400,
  /** Address and popup of a registration's order that was never paid, since nobody could pay it any more. */
  abandonedOrderDays: 7,
  /** That a follow-up was cancelled or left out, and why. Sent ones stay with their conversation. */
  unsentFollowUpDays: 60,
  /** Hashes of texts that a shop's phone sent right after a message, since one was seen last. */
  phoneTextDays: 30,
  /** Lines of an owner's bot log. */
  activityDays: 30,
  /** What an import of products changed, so that it can be undone. */
  productImportDays: 7,
  /** A product photo that was fetched from a link, since it was taken last; uploads stay as long as the account. */
  photoDays: 90,
  /** A stored file that no row names: one that was just written may wait for its row. It is looked for once a day. */
  unnamedFileHours: 24,
  /** An emptied account whose device could not be logged out. */
  erasedAccountDays: 1,
} as const;
