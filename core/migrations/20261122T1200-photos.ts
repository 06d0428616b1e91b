import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Product photos as they are sent: from an owner's link, or uploaded. The files lie in the storage. */
export class Photos1795348800000 implements MigrationInterface {
  name = 'Photos1795348800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE photos (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- SHA-256 of the link, of which the newest row counts; null for an upload
        source text,
        uploaded boolean NOT NULL,
        sha256 text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        fetched_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX photos_source ON photos (owner_id, source, id DESC) WHERE source IS NOT NULL;
      CREATE INDEX photos_uploaded ON photos (owner_id) WHERE uploaded;
      CREATE INDEX photos_fetched ON photos (fetched_at) WHERE NOT uploaded;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
