import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when the store has kept its locks, so that their absence after a crash is not taken for the death of every host. */
export class PresenceEpoch1795317600000 implements MigrationInterface {
  name = 'PresenceEpoch1795317600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(presenceEpoch);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const presenceEpoch = `
-- One row, written by the first process that shows itself. Postgres empties an unlogged table when it recovers from a crash and on a
-- promoted replica: exactly when all advisory locks are gone as well.
CREATE UNLOGGED TABLE presence_epoch (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  began_at timestamptz NOT NULL DEFAULT now()
);
`;
