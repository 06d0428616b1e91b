import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tries of who does not show to have registered are counted apart: strangers who guess do not lock out who waits for the code. */
export class OpenTries1795320060000 implements MigrationInterface {
  name = 'OpenTries1795320060000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE otp_codes ADD COLUMN open_tries_left smallint NOT NULL DEFAULT 5`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
