import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A notice names the bot that it is about. That bot's session sends the copy, and two bots of an account may have
 * notices with the same key. Until now an account had one bot, with the id of the account.
 */
export class NoticesOfBots1795647540000 implements MigrationInterface {
  name = 'NoticesOfBots1795647540000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE notifications ADD COLUMN bot_id uuid REFERENCES bots ON DELETE CASCADE;
      UPDATE notifications SET bot_id = account_id;
      ALTER TABLE notifications ALTER COLUMN bot_id SET NOT NULL;
      ALTER TABLE notifications DROP CONSTRAINT notifications_account_id_dedupe_key_key;
      ALTER TABLE notifications ADD UNIQUE (bot_id, dedupe_key);
      -- removes the rows of a deleted account in slices
      CREATE INDEX notifications_account ON notifications (account_id, dedupe_key);
      DROP INDEX notifications_outbox;
      CREATE INDEX notifications_outbox ON notifications (bot_id) WHERE wa_status = 'queued';
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
