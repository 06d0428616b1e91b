import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account adds to or takes from an order: free shipping, codes, discounts, deposits and fees. */
export class OrderRules1795948200000 implements MigrationInterface {
  name = 'OrderRules1795948200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE order_rules (
        account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        rules jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
