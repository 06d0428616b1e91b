import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which place of the shipping service an owner's kecamatan is: read with the settings, so that a quote costs no further question. */
export class SenderOrigin1795345200000 implements MigrationInterface {
  name = 'SenderOrigin1795345200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE bots ADD COLUMN sender_origin jsonb`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
