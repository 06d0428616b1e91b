import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of a person's mails: of a day, and of those that wait. */
export class MailsOfPerson1795801200000 implements MigrationInterface {
  name = 'MailsOfPerson1795801200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`CREATE INDEX mails_of_person ON mails (person_id, created_at)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
