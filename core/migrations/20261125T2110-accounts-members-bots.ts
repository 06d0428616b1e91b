import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows go with their account. Orders and trial claims stay. */
const ofAccounts = ['knowledge', 'notifications', 'photos', 'product_imports', 'products', 'subscriptions'];

/** Tables whose rows go with their bot. */
const ofBots = [
  'blacklist',
  'bot_sessions',
  'bot_settings',
  'chat_files',
  'closings',
  'contacts',
  'conversations',
  'daily_message_counts',
  'follow_up_pace',
  'follow_up_settings',
  'follow_ups',
  'memories',
  'messages',
  'owner_questions',
  'phone_texts',
  'prompt_versions',
  'quick_replies',
  'replies',
  'wa_creds',
  'wa_keys',
];

/**
 * Accounts, their members and their bots (docs/decisions/0154). A person who exists owns one account with one bot, and both have the id of the
 * person. Rows reference their account or bot instead of a person, so that an account may have several bots and several persons.
 */
export class AccountsMembersBots1795641000000 implements MigrationInterface {
  name = 'AccountsMembersBots1795641000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE members (
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        person_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('owner', 'admin', 'agent')),
        joined_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, person_id)
      );
      CREATE INDEX members_person ON members (person_id, joined_at, account_id);
      CREATE TABLE bots (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX bots_account ON bots (account_id, created_at, id);
      INSERT INTO accounts (id, created_at) SELECT id, created_at FROM users;
      INSERT INTO members (account_id, person_id, role, joined_at) SELECT id, id, 'owner', created_at FROM users;
      INSERT INTO bots (id, account_id, created_at) SELECT id, id, created_at FROM users;`);
    for (const table of ofAccounts) await reference(q, table, 'account');
    for (const table of ofBots) await reference(q, table, 'bot');
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

async function reference(q: QueryRunner, table: string, scope: 'account' | 'bot'): Promise<void> {
  const name = `${table}_${scope}_id_fkey`;
  await q.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name},
    ADD CONSTRAINT ${name} FOREIGN KEY (${scope}_id) REFERENCES ${scope}s ON DELETE CASCADE`);
}
