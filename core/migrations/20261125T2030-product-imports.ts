import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What imports did to the list of products, kept for some days so that the owner can undo them. */
export class ProductImports1795638600000 implements MigrationInterface {
  name = 'ProductImports1795638600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE product_imports (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        taken_at timestamptz NOT NULL,
        -- per product: its values before (null: it was added) and after
        changes jsonb NOT NULL
      );
      CREATE INDEX product_imports_latest ON product_imports (owner_id, taken_at DESC);
      CREATE INDEX product_imports_age ON product_imports (taken_at);
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
