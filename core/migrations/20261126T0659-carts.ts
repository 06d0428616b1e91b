import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is in a lead's cart; while WhatsApp has not told it, how often it was asked. */
export class Carts1795676340000 implements MigrationInterface {
  name = 'Carts1795676340000';
  // built beside the writing
  transaction = false;

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE messages ADD COLUMN IF NOT EXISTS cart jsonb`);
    // what a run that was broken off has left
    await q.query(`DROP INDEX CONCURRENTLY IF EXISTS messages_open_carts`);
    await q.query(`CREATE INDEX CONCURRENTLY messages_open_carts ON messages (bot_id, created_at DESC) WHERE cart->>'asked' IS NOT NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
