import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the bot speaks: the shop's name, the form of address and the tone. */
export class Voice1795723800000 implements MigrationInterface {
  name = 'Voice1795723800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(
      `ALTER TABLE bot_settings
         ADD COLUMN shop_name text NOT NULL DEFAULT '',
         ADD COLUMN address_form text NOT NULL DEFAULT 'text',
         ADD COLUMN tone text NOT NULL DEFAULT 'text'`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
