import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows belong to an account. */
const ofAccounts = ['knowledge', 'notifications', 'orders', 'photos', 'product_imports', 'products', 'subscriptions', 'trial_claims'];

/** Tables whose rows belong to a bot. */
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
 * Rows of an account name an account, and rows of a bot name a bot (docs/decisions/0153). Only names change: both ids are the id that the owner
 * had, and no row is written. The table `bots` had one row for the settings of each bot, so it becomes `bot_settings`. Programs of an earlier
 * release do not know the new names, so they must be stopped before this runs.
 */
export class TablesOfAccountsAndBots1795640400000 implements MigrationInterface {
  name = 'TablesOfAccountsAndBots1795640400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE bots RENAME TO bot_settings`);
    await q.query(`ALTER TABLE bot_settings RENAME CONSTRAINT bots_pkey TO bot_settings_pkey`);
    await q.query(`ALTER TABLE bot_settings RENAME CONSTRAINT bots_owner_id_fkey TO bot_settings_owner_id_fkey`);
    for (const table of ofAccounts) await rename(q, table, 'account');
    for (const table of ofBots) await rename(q, table, 'bot');
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

/** Renames the column and every constraint and index whose name contains the name of the column or ends in `_owner`. */
async function rename(q: QueryRunner, table: string, scope: 'account' | 'bot'): Promise<void> {
  await q.query(`ALTER TABLE ${table} RENAME COLUMN owner_id TO ${scope}_id`);
  await q.query(`DO $$ DECLARE old text; BEGIN
    FOR old IN SELECT conname FROM pg_constraint WHERE conrelid = '${table}'::regclass AND conname ~ '_owner_id_' LOOP
      EXECUTE format('ALTER TABLE ${table} RENAME CONSTRAINT %I TO %I', old, replace(old, '_owner_id_', '_${scope}_id_'));
    END LOOP;
    FOR old IN SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = '${table}'::regclass AND c.relname ~ '_owner$' LOOP
      EXECUTE format('ALTER INDEX %I RENAME TO %I', old, regexp_replace(old, '_owner$', '_${scope}'));
    END LOOP;
  END $$`);
}
