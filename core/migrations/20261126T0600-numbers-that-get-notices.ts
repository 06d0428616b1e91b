import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A notification number counts as working once a copy has been delivered to it. Numbers that WhatsApp accepted a
 * copy for before this was recorded count as working.
 */
export class NumbersThatGetNotices1795672800000 implements MigrationInterface {
  name = 'NumbersThatGetNotices1795672800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      -- digits that the copy was sent to: the setting may change before the receipt arrives
      ALTER TABLE notifications ADD COLUMN wa_to text;
      CREATE INDEX notifications_copies ON notifications (bot_id, wa_id) WHERE wa_id IS NOT NULL;
      CREATE TABLE notice_numbers (
        bot_id uuid PRIMARY KEY REFERENCES bots ON DELETE CASCADE,
        number text NOT NULL,
        delivered_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO notice_numbers (bot_id, number)
      SELECT s.bot_id, s.notification_number FROM bot_settings s
      WHERE s.notification_number <> '' AND EXISTS (SELECT 1 FROM notifications n WHERE n.bot_id = s.bot_id AND n.wa_status = 'sent');
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
