/** A table whose rows are part of an account's export. */
export interface ExportedTable {
  /** The column with the id of the person, account or bot. */
  readonly column: string;
  readonly scope: 'person' | 'account' | 'bot';
  /** Columns that are left out: secrets, and internal values. Binary columns are left out everywhere. */
  readonly without?: readonly string[];
  /** Number of rows that are read at once, where a row may have megabytes. */
  readonly rowsAtOnce?: number;
}

const ofAccount = { column: 'account_id', scope: 'account' } as const;
const ofBot = { column: 'bot_id', scope: 'bot' } as const;
const ofPerson = { column: 'person_id', scope: 'person' } as const;

/** The contents of an account's export, in the order of its files. A test compares this with the list of all tables. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = {
  users: { column: 'id', scope: 'person', without: ['password_hash', 'token_version', 'email_canonical'] },
  email_changes: ofPerson,
  login_sessions: ofPerson,
  notice_switches: ofPerson,
  accounts: { column: 'id', scope: 'account' },
  members: ofAccount,
  bots: ofAccount,
  subscriptions: ofAccount,
  orders: { ...ofAccount, without: ['snap_token', 'email_canonical'] },
  products: { ...ofAccount, without: ['name_key'] },
  product_imports: { ...ofAccount, rowsAtOnce: 1 },
  order_rules: ofAccount,
  knowledge: ofAccount,
  photos: ofAccount,
  notifications: { ...ofAccount, without: ['dedupe_key'] },
  bot_settings: ofBot,
  prompt_versions: ofBot,
  bot_sessions: { ...ofBot, without: ['qr', 'pairing_code', 'passkey', 'host_id', 'epoch'] },
  notice_numbers: ofBot,
  blacklist: ofBot,
  quick_replies: ofBot,
  contacts: ofBot,
  conversations: ofBot,
  messages: ofBot,
  chat_files: ofBot,
  memories: ofBot,
  replies: ofBot,
  owner_questions: ofBot,
  closings: ofBot,
  follow_up_settings: ofBot,
  follow_ups: ofBot,
  daily_message_counts: ofBot,
};

/** Tables with rows of an account, a person or a bot that are not exported, with the reason. */
export const notExportedTables: Readonly<Record<string, string>> = {
  account_exports: 'the export itself',
  mails: 'sealed, and removed when they are sent',
  otp_codes: 'hashes of codes',
  known_devices: 'hashes of cookies; the logins are exported',
  push_devices: 'sealed addresses of browsers, which only the browser can use',
  pushes: 'notices on their way; the notices are exported',
  domain_events: 'copies of facts for seven days; the rows they are about are exported',
  event_retries: 'which of those copies are read again',
  trial_claims: 'keyed hashes',
  order_events: 'answers of payment providers; the orders are exported',
  wa_creds: 'opens the WhatsApp number',
  wa_keys: 'opens the WhatsApp number',
  phone_texts: 'hashes of texts',
  early_edits: 'edits of messages that have not arrived, for two weeks',
  follow_up_pace: 'how many follow-ups were sent on a day; they are exported themselves',
  storage_sums: 'sums of what is exported',
  storage_reservations: 'files on their way',
  lead_storage: 'sums of two days',
};
