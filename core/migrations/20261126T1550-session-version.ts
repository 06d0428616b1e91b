import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version of each session's row: the panel ignores a status that arrives after a newer one. */
export class SessionVersion1795708200000 implements MigrationInterface {
  name = 'SessionVersion1795708200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE bot_sessions ADD COLUMN version bigint NOT NULL DEFAULT 1`);
    await q.query(`CREATE TRIGGER count_version BEFORE UPDATE ON bot_sessions FOR EACH ROW EXECUTE FUNCTION count_version()`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
