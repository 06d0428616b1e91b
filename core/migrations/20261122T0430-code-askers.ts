import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who asked for a code: what strangers ask for and guess is theirs, and takes nothing from the owner's own browser. */
export class CodeAskers1795321800000 implements MigrationInterface {
  name = 'CodeAskers1795321800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE otp_codes
        -- keyed hash of the browser that logged in before, or else of the client address; null where nobody but one can ask
        ADD COLUMN asker bytea,
        ADD COLUMN asker_known boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
