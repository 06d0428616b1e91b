import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How severe a notice is. `serious` stays for the processes and the index that read it. */
export class LevelsOfNotices1795644720000 implements MigrationInterface {
  name = 'LevelsOfNotices1795644720000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE notifications ADD COLUMN level text NOT NULL DEFAULT 'info'`);
    await q.query(`
      UPDATE notifications SET level = CASE WHEN serious THEN 'serious' ELSE 'good' END WHERE serious OR kind IN ('closing', 'online')`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
