import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each order keeps the payment provider it was opened with, and that provider's own id of the payment. Orders from before, and those of
 * an earlier release that still runs, are Midtrans'.
 */
export class PaymentProvider1795586400000 implements MigrationInterface {
  name = 'PaymentProvider1795586400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE orders
      ADD COLUMN provider text NOT NULL DEFAULT 'midtrans',
      ADD COLUMN provider_reference text`);
    // a callback of a refund names the payment only by the provider's id
    await q.query(`CREATE INDEX orders_provider_reference ON orders (provider_reference) WHERE provider_reference IS NOT NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
