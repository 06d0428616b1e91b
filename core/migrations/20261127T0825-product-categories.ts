import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products get a category, which is searched like their notes. */
export class ProductCategories1795767900000 implements MigrationInterface {
  name = 'ProductCategories1795767900000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE products ADD COLUMN category text NOT NULL DEFAULT ''`);
    await q.query(`CREATE INDEX products_terms ON products USING gin (
      account_id,
      (setweight(to_tsvector('simple', name_key), 'A') || setweight(to_tsvector('simple', variants), 'B') ||
        setweight(to_tsvector('simple', notes), 'C') || setweight(to_tsvector('simple', category), 'C'))
    ) WHERE active`);
    await q.query(`DROP INDEX products_words`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
