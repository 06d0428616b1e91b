import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bytes that an account stores, those that are about to arrive, and those of each lead per day. */
export class StorageUseBaseline1795688280000 implements MigrationInterface {
  name = 'StorageUseBaseline1795688280000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE lead_storage (
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  day date NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (conversation_id, day)
);
CREATE INDEX lead_storage_bot ON lead_storage (bot_id);
CREATE INDEX lead_storage_day ON lead_storage (day);

-- Space for a file that is being stored; a crash leaves the row until the next recount.
CREATE TABLE storage_reservations (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  bytes bigint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX storage_reservations_account ON storage_reservations (account_id);
CREATE INDEX storage_reservations_expires ON storage_reservations (expires_at);

CREATE TABLE storage_sums (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  -- with the reservations
  bytes bigint NOT NULL CONSTRAINT storage_sums_bytes CHECK (bytes >= 0),
  -- when the owner was told that the storage is nearly full; null below that
  told_at timestamptz,
  recounted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX storage_sums_recounted ON storage_sums (recounted_at);
`;
