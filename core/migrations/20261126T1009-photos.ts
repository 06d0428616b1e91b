import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of products and quick replies: from an owner's link, or uploaded. The files are in the storage. */
export class PhotosBaseline1795687740000 implements MigrationInterface {
  name = 'PhotosBaseline1795687740000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE photos (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256 of the link, of which the newest row counts; null for an upload
  source text,
  uploaded boolean NOT NULL,
  sha256 text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  fetched_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- size of the file in the storage
  bytes integer NOT NULL DEFAULT 0,
  -- an upload that is used outside of the product list
  kept boolean NOT NULL DEFAULT false
);
CREATE INDEX photos_account ON photos (account_id);
CREATE INDEX photos_fetched ON photos (fetched_at) WHERE NOT uploaded;
CREATE INDEX photos_source ON photos (account_id, source, id DESC) WHERE source IS NOT NULL;
CREATE INDEX photos_uploaded ON photos (account_id) WHERE uploaded;
`;
