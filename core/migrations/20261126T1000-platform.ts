import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether advisory locks survived a crash, the keys that values are sealed with, and how far the sweep that seals them anew is. */
export class PlatformBaseline1795687200000 implements MigrationInterface {
  name = 'PlatformBaseline1795687200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
-- One row, written by the first process that registers. Postgres empties an unlogged table when it recovers from a
-- crash and on a promoted replica, which is exactly when all advisory locks are gone as well.
CREATE UNLOGGED TABLE presence_epoch (
  is_only boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  began_at timestamptz NOT NULL DEFAULT now()
);

-- One row per table with sealed values: the pass that is running, and what the last complete one counted.
CREATE TABLE seal_sweeps (
  table_name text PRIMARY KEY,
  key_id text NOT NULL,
  position text[],
  -- rows by key id so far
  counts jsonb NOT NULL DEFAULT '{}',
  last_counts jsonb,
  -- null while a pass is running
  ended_at timestamptz
);

-- Every key that stored values may be sealed with: a process adds its key before it seals anything.
CREATE TABLE sealing_keys (
  -- the eight hex digits in front of each value
  id text PRIMARY KEY,
  first_seen_at timestamptz NOT NULL DEFAULT now()
);
`;
