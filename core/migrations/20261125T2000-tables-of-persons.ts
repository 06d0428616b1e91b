import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows belong to a person, with the former name of that column. */
const tables = {
  email_changes: 'owner_id',
  known_devices: 'owner_id',
  login_sessions: 'owner_id',
  mails: 'owner_id',
  notice_switches: 'owner_id',
  otp_codes: 'user_id',
  push_devices: 'owner_id',
  pushes: 'owner_id',
};

/** Names with `owner` that only these tables have: indexes and foreign keys. */
const indexes = ['email_changes', 'login_sessions', 'push_devices', 'pushes'];

/**
 * Rows of a person name a person (docs/decisions/0153). Only names change: the id of a person is the id that the owner had, and no row is
 * written. Programs of an earlier release do not know the new names, so they must be stopped before this runs.
 */
export class TablesOfPersons1795636800000 implements MigrationInterface {
  name = 'TablesOfPersons1795636800000';

  async up(q: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(tables)) {
      await q.query(`ALTER TABLE ${table} RENAME COLUMN ${column} TO person_id`);
      // mails have no foreign key: what is sent about a deleted account has no person
      if (table !== 'mails') await q.query(`ALTER TABLE ${table} RENAME CONSTRAINT ${table}_${column}_fkey TO ${table}_person_id_fkey`);
    }
    for (const table of indexes) await q.query(`ALTER INDEX ${table}_owner RENAME TO ${table}_person`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
