import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who get no answers from the AI, by number, privacy id or username. */
export class BlacklistBaseline1795688160000 implements MigrationInterface {
  name = 'BlacklistBaseline1795688160000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE blacklist (
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  pn text,
  created_at timestamptz NOT NULL DEFAULT now(),
  lid text,
  username text,
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  CONSTRAINT blacklist_number UNIQUE (bot_id, pn),
  CONSTRAINT blacklist_check CHECK (num_nonnulls(pn, lid, username) > 0)
);
CREATE INDEX blacklist_lid ON blacklist (bot_id, lid) WHERE lid IS NOT NULL;
-- a username counts until the privacy id is known: it may belong to somebody else tomorrow
CREATE INDEX blacklist_username ON blacklist (bot_id, username) WHERE lid IS NULL AND username IS NOT NULL;
`;
