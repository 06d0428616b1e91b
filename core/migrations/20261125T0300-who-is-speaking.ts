import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who a message is really from (record 0135): automatic texts of the shop's phone, notices of businesses, broadcast lists; and which name of
 * a person the lead chose. Every column has a constant default: no row is rewritten.
 */
export class WhoIsSpeaking1795575600000 implements MigrationInterface {
  name = 'WhoIsSpeaking1795575600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE messages ADD COLUMN origin text
      CONSTRAINT messages_origin CHECK (origin IN ('app', 'meta-ai', 'notice', 'broadcast'))`);
    // names of before may be the owner's own words: they stay for the owner's eyes until the lead writes again
    await q.query(`ALTER TABLE contacts ADD COLUMN own_name text NOT NULL DEFAULT '', ADD COLUMN name_is_booked boolean NOT NULL DEFAULT true,
      ADD COLUMN is_business boolean NOT NULL DEFAULT false, ADD COLUMN is_customer boolean NOT NULL DEFAULT false`);
    await q.query(`ALTER TABLE contacts ALTER COLUMN name_is_booked SET DEFAULT false`);
    await q.query(`ALTER TABLE conversations ADD COLUMN no_follow_ups_at timestamptz`);
    await q.query(`ALTER TABLE bots ADD COLUMN answers_broadcasts boolean NOT NULL DEFAULT false,
      ADD COLUMN meta_ai_answers boolean NOT NULL DEFAULT false`);
    await q.query(`CREATE TABLE phone_texts (
      owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      text_hash bytea NOT NULL,
      fast_chats uuid[] NOT NULL DEFAULT '{}',
      soon_chats uuid[] NOT NULL DEFAULT '{}',
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (owner_id, text_hash)
    )`);
    await q.query(`CREATE INDEX phone_texts_seen ON phone_texts (seen_at)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
