import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which keys values are sealed with, and how far the sweep is that seals them anew. */
export class SealingKeys1795317660000 implements MigrationInterface {
  name = 'SealingKeys1795317660000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(sealing);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const sealing = `
-- Every key that values may stand under: a process adds the one it seals with before it seals anything.
CREATE TABLE sealing_keys (
  -- the eight hex digits in front of each value
  id text PRIMARY KEY,
  first_seen_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO sealing_keys (id)
  SELECT encode(substring(data FROM 2 FOR 4), 'hex') FROM wa_creds
  UNION SELECT encode(substring(data FROM 2 FOR 4), 'hex') FROM wa_keys
  UNION SELECT encode(substring(proto FROM 2 FOR 4), 'hex') FROM messages WHERE proto IS NOT NULL
  UNION SELECT encode(substring(sealed FROM 2 FOR 4), 'hex') FROM mails WHERE sealed IS NOT NULL;
-- One row per table with sealed values: the pass under way, and what the last whole one counted.
CREATE TABLE seal_sweeps (
  table_name text PRIMARY KEY,
  key_id text NOT NULL,
  position text[],
  -- rows by key id so far
  counts jsonb NOT NULL DEFAULT '{}',
  last_counts jsonb,
  -- null while a pass is under way
  ended_at timestamptz
);
-- The keys a host can open: nothing is sealed anew with one that a living host lacks.
ALTER TABLE session_hosts ADD COLUMN key_ids text[] NOT NULL DEFAULT '{}';
`;
