/** Limits that both client and server enforce. Units are in the names. */
export const limits = {
  passwordMinChars: 8,
  passwordMaxChars: 128,
  otpDigits: 6,
  otpLifetimeMinutes: 10,
  otpTries: 5,
  otpResendSeconds: 60,
  otpSendsPerDay: 5,
  /** How long a pairing code can be typed. WhatsApp issues codes to the waiting connection for the same time. */
  pairingCodeSeconds: 140,
  /**
   * Maximum number of codes that all strangers together can request per day, for one account or mailbox. Strangers
   * are browsers that have never logged in to the account, and requesters who do not prove that they can read the
   * mailbox.
   */
  otpSendsToStrangersPerDay: 15,
  fullNameMaxChars: 100,
  emailMaxChars: 254,
  promptMaxChars: 20_000,
  secondaryPromptMaxChars: 20_000,
  secretMaxChars: 4_000,
  districtMaxChars: 200,
  followUpTextMaxChars: 2_000,
  followUpsPerDayMax: 1_000,
  /** Maximum number of chats that one request about idle leads excludes. */
  oldChatsExceptMax: 1_000,
  callReplyMaxChars: 1_000,
  shopNameMaxChars: 60,
  sameWordsMaxChars: 4_000,
  ownerMessageMaxChars: 4_096,
  quickReplyMaxChars: 1_000,
  quickRepliesMax: 100,
  labelMaxChars: 30,
  labelsPerContactMax: 10,
  /** Maximum number of chats per bulk action. */
  chosenChatsMax: 200,
  /** Maximum rows, and total characters of all cells, of one exported workbook. */
  exportedRowsMax: 20_000,
  exportedCharsMax: 10_000_000,
  /** Maximum size of one CSV export. A file of this size has more rows than a spreadsheet program opens. */
  exportedCsvBytesMax: 500_000_000,
  logLinesShown: 50,
  logLinesKept: 1_000,
  pollMs: 3_000,
  startTimeoutMs: 20_000,
  /** Time limit of a status request. A slower request counts as failed. */
  statusTimeoutMs: 8_000,
  redirectMs: 1_500,
  chartDays: 30,
  pageSize: 50,
  /** Leads in one page of the owner's queue. */
  queuePageSize: 20,
  /** Hours after which a message is too old for the bot, even when the owner asks for an answer. */
  reopenMaxHours: 24,
  /** Maximum number of leads that one request hands to the bot. */
  reopenAtOnce: 200,
  pageSizeMax: 200,
  /** Bytes of the texts of one page of a chat, beyond which the page ends. It has at least one message. */
  threadPageBytes: 1_000_000,
  noticesPerPage: 20,
  searchContacts: 10,
  searchMessages: 50,
  /** Maximum number of conversations in the list for a search. The newest are taken. */
  searchConversations: 200,
  tokenDays: 7,
  /** Default; the owner may choose another number of minutes. */
  takeoverMinutes: 60,
  takeoverMinutesMin: 5,
  takeoverMinutesMax: 1_440,
  /** How long a lead may wait for a human before the bot answers, if the owner chose this mode. */
  answersAfterMinutes: 10,
  answersAfterMinutesMin: 1,
  answersAfterMinutesMax: 180,
  /** Maximum sending rate of one number. Faster sending would not look like a person. */
  sendsPerMinute: 40,
  sendsPerMinuteMin: 6,
  typingMsPerCharacter: 28,
  typingMsPerCharacterMin: 15,
  typingMsPerCharacterMax: 120,
  quotaReplyMaxChars: 1_000,
  /** How long a lead waits for the owner after a handover before the bot informs the lead and reminds the owner. */
  lateAfterMinutes: 30,
  /** Counts of conversations are capped here. */
  countedMax: 1_000,
  /** Full hour of the morning report in the shop's time zone, until the owner chooses another. */
  reportHour: 7,
  tryOutsPerDay: 20,
  /** Number of real questions used to compare old and new training texts. */
  comparedQuestions: 10,
  bodyBytes: 256 * 1024,
  /** Maximum number of values in a request body. The largest valid body excludes 1,000 conversations. */
  bodyValues: 5_000,
  linkMaxChars: 2_000,
  photoBytes: 10_000_000,
  /** Maximum size of a lead's picture to re-encode, for a model or as a thumbnail. */
  leadPictureBytes: 16_000_000,
  /** Maximum size of one attachment: the document limit of WhatsApp's own business API. */
  chatFileBytes: 100_000_000,
  photoCaptionMaxChars: 1_000,
  fileNameMaxChars: 255,
  photoUploadsMax: 200,
  productsMax: 2_000,
  productNameMaxChars: 100,
  productNotesMaxChars: 500,
  productCategoryMaxChars: 50,
  productVariantsMax: 30,
  productPhotosMax: 5,
  productFileBytes: 1_000_000,
  knowledgeMax: 1_000,
  questionMaxChars: 300,
  answerMaxChars: 2_000,
} as const;
