/**
 * The owner of each table: only that module's statements name it. Other modules get what they need from the
 * owner's service: as a call, as a value passed in, or as a SQL fragment that the owner writes and they embed
 * (docs/decisions/0030).
 */
export const tableOwners: Readonly<Record<string, string>> = {
  presence_epoch: 'core/platform/lease',
  mails: 'core/features/mails',
  users: 'core/features/account',
  accounts: 'core/features/account',
  members: 'core/features/account',
  bots: 'core/features/account',
  registrations: 'core/features/account',
  email_changes: 'core/features/account',
  bot_settings: 'core/features/prompts',
  prompt_versions: 'core/features/prompts',
  products: 'core/features/products',
  product_imports: 'core/features/products',
  knowledge: 'core/features/knowledge',
  owner_questions: 'core/features/questions',
  photos: 'core/features/photos',
  notifications: 'core/features/notifications',
  notice_switches: 'core/features/notifications',
  push_devices: 'core/features/notifications',
  pushes: 'core/features/notifications',
  otp_codes: 'core/features/otp',
  subscriptions: 'core/features/plans',
  trial_claims: 'core/features/plans',
  orders: 'core/features/billing',
  order_events: 'core/features/billing',
  blacklist: 'core/features/blacklist',
  session_hosts: 'core/features/bots',
  bot_sessions: 'core/features/bots',
  wa_creds: 'core/features/bots',
  wa_keys: 'core/features/bots',
  login_sessions: 'core/features/auth',
  known_devices: 'core/features/auth',
  contacts: 'core/features/conversations',
  conversations: 'core/features/conversations',
  messages: 'core/features/conversations',
  chat_files: 'core/features/conversations',
  memories: 'core/features/conversations',
  quick_replies: 'core/features/conversations',
  replies: 'core/features/conversations',
  phone_texts: 'core/features/conversations',
  daily_message_counts: 'core/features/conversations',
  closings: 'core/features/closings',
  sealing_keys: 'core/platform/crypto',
  seal_sweeps: 'core/features/sealing',
  follow_up_settings: 'core/features/followups',
  follow_ups: 'core/features/followups',
  follow_up_pace: 'core/features/followups',
};

/** Files whose statements contain a placeholder for a table name or for a SQL fragment that is passed in. */
export const placeholders: Readonly<Record<string, string>> = {
  'core/features/conversations/contacts/followers.statements.ts': 'goes over the tables whose rows hang on a conversation',
  'core/features/plans/plans.statements.ts': 'the part of the statement that a charge waits for is named by who places the charge',
  'core/features/sealing/sealing.statements.ts': 'each owner of a sealed column describes it (SealedColumn)',
};

/**
 * The kind of id that every row of a table belongs to; `installation` for rows without an owner (reasons:
 * docs/decisions/0153).
 */
export type TableScope = 'account' | 'person' | 'bot' | 'installation';

/** Scope of each table. A test compares it with the ids of the entities. */
export const tableScopes: Readonly<Record<string, TableScope>> = {
  presence_epoch: 'installation',
  session_hosts: 'installation',
  sealing_keys: 'installation',
  seal_sweeps: 'installation',
  registrations: 'installation', // no person exists before the address is confirmed
  mails: 'person',
  users: 'person',
  email_changes: 'person',
  otp_codes: 'person',
  login_sessions: 'person',
  known_devices: 'person',
  notice_switches: 'person',
  push_devices: 'person',
  pushes: 'person',
  notifications: 'account',
  accounts: 'account',
  members: 'account',
  bots: 'account',
  subscriptions: 'account',
  trial_claims: 'account',
  orders: 'account',
  order_events: 'account', // through its order
  products: 'account',
  product_imports: 'account',
  knowledge: 'account',
  photos: 'account',
  bot_settings: 'bot',
  prompt_versions: 'bot',
  owner_questions: 'bot',
  blacklist: 'bot',
  bot_sessions: 'bot',
  wa_creds: 'bot',
  wa_keys: 'bot',
  contacts: 'bot',
  conversations: 'bot',
  messages: 'bot',
  chat_files: 'bot',
  memories: 'bot',
  quick_replies: 'bot',
  replies: 'bot',
  phone_texts: 'bot',
  daily_message_counts: 'bot',
  closings: 'bot',
  follow_up_settings: 'bot',
  follow_ups: 'bot',
  follow_up_pace: 'bot',
};
