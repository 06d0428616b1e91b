import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A version of each conversation and contact, so that a browser can tell which of two views of a row is newer:
 * events of different processes may arrive in another order than their commits. A trigger counts, so that no
 * statement can forget it.
 */
export class RowVersions1795642500000 implements MigrationInterface {
  name = 'RowVersions1795642500000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE conversations ADD COLUMN version bigint NOT NULL DEFAULT 1;
      ALTER TABLE contacts ADD COLUMN version bigint NOT NULL DEFAULT 1;
      CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$;
      CREATE TRIGGER count_version BEFORE UPDATE ON conversations FOR EACH ROW EXECUTE FUNCTION count_version();
      CREATE TRIGGER count_version BEFORE UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION count_version();
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
