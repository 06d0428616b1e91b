import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of deleted accounts are taken back at Midtrans: until that is done their popup's token is kept. */
export class RevokedOrders1795321200000 implements MigrationInterface {
  name = 'RevokedOrders1795321200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE orders ADD COLUMN revoked_at timestamptz`);
    await q.query(`CREATE INDEX orders_revoked ON orders (revoked_at) WHERE revoked_at IS NOT NULL AND snap_token IS NOT NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
