import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bytes that an account stores, those that are about to arrive, and those of each lead per day. */
export class StorageSums1795659600000 implements MigrationInterface {
  name = 'StorageSums1795659600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- 0 for pictures that were stored before their size was
      ALTER TABLE photos ADD COLUMN bytes integer NOT NULL DEFAULT 0;
      CREATE TABLE storage_sums (
        account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        -- with the reservations
        bytes bigint NOT NULL CONSTRAINT storage_sums_bytes CHECK (bytes >= 0),
        -- when the owner was told that it is nearly full; null below that
        told_at timestamptz,
        recounted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX storage_sums_recounted ON storage_sums (recounted_at);
      -- space for a file on its way; a crash leaves it until the next recount
      CREATE TABLE storage_reservations (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        bytes bigint NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX storage_reservations_account ON storage_reservations (account_id);
      CREATE INDEX storage_reservations_expires ON storage_reservations (expires_at);
      CREATE TABLE lead_storage (
        conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
        bot_id uuid NOT NULL REFERENCES bots ON DELETE CASCADE,
        day date NOT NULL,
        bytes bigint NOT NULL,
        PRIMARY KEY (conversation_id, day)
      );
      CREATE INDEX lead_storage_bot ON lead_storage (bot_id);
      CREATE INDEX lead_storage_day ON lead_storage (day);
      CREATE INDEX chat_files_bot_stored ON chat_files (bot_id, stored_at);
      INSERT INTO storage_sums (account_id, bytes)
        SELECT b.account_id, sum(f.bytes) FROM chat_files f JOIN bots b ON b.id = f.bot_id GROUP BY b.account_id;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
