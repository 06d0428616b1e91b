import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A quick reply may carry one picture of the owner's. Without the picture, its text stays. */
export class PicturesOfQuickReplies1795659900000 implements MigrationInterface {
  name = 'PicturesOfQuickReplies1795659900000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE quick_replies ADD COLUMN photo_id uuid REFERENCES photos (id) ON DELETE SET NULL;
      CREATE INDEX quick_replies_photo ON quick_replies (photo_id) WHERE photo_id IS NOT NULL;
      -- uploads that are used outside of the product list
      ALTER TABLE photos ADD COLUMN kept boolean NOT NULL DEFAULT false;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
