/**
 * Who owns which table: only this room's statements name it. What others need of it they ask for of the owner's service: as a
 * call, as a value that is handed in, or as a part of SQL that the owner writes and they place (docs/decisions/0030).
 */
export const tableOwners: Readonly<Record<string, string>> = {
  presence_epoch: 'core/platform/lease',
  mails: 'core/features/mails',
  users: 'core/features/account',
  registrations: 'core/features/account',
  email_changes: 'core/features/account',
  bots: 'core/features/prompts',
  prompt_versions: 'core/features/prompts',
  products: 'core/features/products',
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
  daily_message_counts: 'core/features/conversations',
  closings: 'core/features/closings',
  sealing_keys: 'core/platform/crypto',
  seal_sweeps: 'core/features/sealing',
  follow_up_settings: 'core/features/followups',
  follow_ups: 'core/features/followups',
  follow_up_pace: 'core/features/followups',
};

/** Files whose statements place a table's name, or a part of a statement, that is handed to them. */
export const placeholders: Readonly<Record<string, string>> = {
  'core/features/conversations/contacts/followers.statements.ts': 'goes over the tables whose rows hang on a conversation',
  'core/features/plans/plans.statements.ts': 'the part of the statement that a charge waits for is named by who places the charge',
  'core/features/sealing/sealing.statements.ts': 'each owner of a sealed column describes it (SealedColumn)',
};
