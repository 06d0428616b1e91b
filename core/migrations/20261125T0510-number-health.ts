import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What WhatsApp says of a number: how many new chats it may begin, and why it is restricted. */
export class NumberHealth1795583400000 implements MigrationInterface {
  name = 'NumberHealth1795583400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE bot_sessions
        -- NumberHealth of core/features/bots/number-health.rules.ts
        ADD COLUMN health jsonb,
        -- since when this number is linked without a break; null: since before this was noted
        ADD COLUMN linked_since timestamptz`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
