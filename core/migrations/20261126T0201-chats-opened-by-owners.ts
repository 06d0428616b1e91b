import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations that the owner began in the panel: they count against WhatsApp's quota of new chats. */
export class ChatsOpenedByOwners1795658460000 implements MigrationInterface {
  name = 'ChatsOpenedByOwners1795658460000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE conversations ADD COLUMN opened_by_owner_at timestamptz;
      CREATE INDEX conversations_opened_by_owner ON conversations (bot_id, opened_by_owner_at) WHERE opened_by_owner_at IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
