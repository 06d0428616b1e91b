import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What WhatsApp asks of an owner's passkey while a device is being linked: shown to the owner, and known to the next host as broken off. */
export class PasskeyAttempts1795352400000 implements MigrationInterface {
  name = 'PasskeyAttempts1795352400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE bot_sessions ADD COLUMN passkey jsonb`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
