import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conditions of sale and the cost price of products, and what kind of change an undo reverts. */
export class ProductTerms1795643880000 implements MigrationInterface {
  name = 'ProductTerms1795643880000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE products
        ADD COLUMN terms jsonb NOT NULL DEFAULT '{"unit":"","minOrder":null,"tiers":[],"resellerIdr":null,"promo":null}',
        ADD COLUMN cost_idr integer;
      -- 'import', or 'edit' for a change of many products at once
      ALTER TABLE product_imports ADD COLUMN kind text NOT NULL DEFAULT 'import';
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
