import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which request or message caused an outgoing message or an event, so that log lines of several processes belong together. */
export class Traces1795643940000 implements MigrationInterface {
  name = 'Traces1795643940000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE messages ADD COLUMN trace uuid;
      ALTER TABLE domain_events ADD COLUMN trace uuid;
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
