import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attachments of conversations that lie in the storage: WhatsApp keeps them for some weeks only. */
export class ChatFiles1795360800000 implements MigrationInterface {
  name = 'ChatFiles1795360800000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE chat_files (
        message_id uuid PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        mimetype text NOT NULL,
        bytes integer NOT NULL,
        stored_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX chat_files_owner ON chat_files (owner_id);
      CREATE INDEX chat_files_stored ON chat_files (stored_at);
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
