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
  notifications: 'core/features/notifications',
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
  replies: 'core/features/conversations',
  daily_message_counts: 'core/features/conversations',
  sealing_keys: 'core/features/sealing',
  seal_sweeps: 'core/features/sealing',
  follow_up_settings: 'core/features/followups',
};

/** Files that name tables of others, and why. */
export const exceptions: Readonly<Record<string, { readonly tables: readonly string[]; readonly why: string }>> = {
  'core/features/membership/erasure.repository.ts': {
    tables: [
      'contacts',
      'bots',
      'blacklist',
      'follow_up_settings',
      'notifications',
      'daily_message_counts',
      'email_changes',
      'subscriptions',
      'login_sessions',
      'known_devices',
      'otp_codes',
      'mails',
      'users',
      'wa_creds',
    ],
    why: 'erasing an account reaches across all tables in one transaction; features above it cannot be called from there',
  },
  'core/features/blacklist/blacklist.repository.ts': {
    tables: ['contacts'],
    why: 'whose a privacy id or username is stands in the contacts, and is looked up in the statement that excludes or admits the person',
  },
  'core/features/bots/vault.repository.ts': {
    tables: ['sealing_keys'],
    why: 'a device is opened and its keys are judged in one statement; keys are looked through only while a strange one is listed',
  },
};

/** Files whose statements place a table's name, or a part of a statement, that is handed to them. */
export const placeholders: Readonly<Record<string, string>> = {
  'core/features/membership/erasure.repository.ts': 'goes over its own list of tables',
  'core/features/plans/plans.repository.ts': 'the part of the statement that a charge waits for is named by who places the charge',
  'core/features/sealing/sealing.repository.ts': 'each owner of a sealed column describes it (SealedColumn)',
};
