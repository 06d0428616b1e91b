/** Numbers that client and server both keep. Units are in the names. */
export const limits = {
  passwordMinChars: 8,
  passwordMaxChars: 128,
  otpDigits: 6,
  otpLifetimeMinutes: 10,
  otpTries: 5,
  otpResendSeconds: 60,
  otpSendsPerDay: 5,
  /** A pairing code can be typed that long: as long as WhatsApp gives codes to the connection that waits for it. */
  pairingCodeSeconds: 140,
  /** Codes of one account and day for all browsers together that never logged in to it. */
  otpSendsToStrangersPerDay: 15,
  /** Codes that registrations may send to one mailbox in a day, all together and those of one network address. */
  verifyMailsPerMailbox: 15,
  verifyMailsPerVisitor: 5,
  fullNameMaxChars: 100,
  emailMaxChars: 254,
  promptMaxChars: 20_000,
  secondaryPromptMaxChars: 20_000,
  districtMaxChars: 200,
  followUpTextMaxChars: 2_000,
  followUpsPerDayMax: 1_000,
  callReplyMaxChars: 1_000,
  ownerMessageMaxChars: 4_096,
  quickReplyMaxChars: 1_000,
  quickRepliesMax: 100,
  labelMaxChars: 30,
  labelsPerContactMax: 10,
  /** Chats that one act is done to at once. */
  chosenChatsMax: 200,
  /** Rows of one workbook, and letters of all its cells. */
  exportedRowsMax: 20_000,
  exportedCharsMax: 10_000_000,
  /** Of one file of delimited values: more rows than a spreadsheet program opens. */
  exportedCsvBytesMax: 500_000_000,
  logLinesShown: 50,
  logLinesKept: 1_000,
  pollMs: 3_000,
  startTimeoutMs: 20_000,
  /** A status that takes longer to come is none. */
  statusTimeoutMs: 8_000,
  redirectMs: 1_500,
  chartDays: 30,
  pageSize: 50,
  pageSizeMax: 200,
  noticesPerPage: 20,
  searchContacts: 10,
  searchMessages: 50,
  /** Conversations that a list shows of a search, the newest ones. */
  searchConversations: 200,
  tokenDays: 7,
  /** Unless the owner chose otherwise. */
  takeoverMinutes: 60,
  takeoverMinutesMin: 5,
  takeoverMinutesMax: 1_440,
  /** Of one number; more would not look like a person. */
  sendsPerMinute: 40,
  sendsPerMinuteMin: 6,
  typingMsPerCharacter: 28,
  typingMsPerCharacterMin: 15,
  typingMsPerCharacterMax: 120,
  quotaReplyMaxChars: 1_000,
  /** How long a lead waits for the owner whom the bot has called until they are told, and the owner is reminded. */
  lateAfterMinutes: 30,
  /** Where counts of conversations end. */
  countedMax: 1_000,
  tryOutsPerDay: 20,
  /** Real questions that old and new words are compared by. */
  comparedQuestions: 10,
  bodyBytes: 256 * 1024,
  linkMaxChars: 2_000,
  photoBytes: 10_000_000,
  /** Of a picture of a lead that is drawn anew, for a model or as a thumbnail. */
  leadPictureBytes: 16_000_000,
  /** Of one attachment: what WhatsApp's own interface for businesses takes as a document. */
  chatFileBytes: 100_000_000,
  photoCaptionMaxChars: 1_000,
  fileNameMaxChars: 255,
  photoUploadsMax: 200,
  productsMax: 2_000,
  productNameMaxChars: 100,
  productNotesMaxChars: 500,
  productVariantsMax: 30,
  productPhotosMax: 5,
  productFileBytes: 1_000_000,
  knowledgeMax: 1_000,
  questionMaxChars: 300,
  answerMaxChars: 2_000,
} as const;
