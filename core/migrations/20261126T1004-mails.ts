import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to send, and those that were sent. */
export class MailsBaseline1795687440000 implements MigrationInterface {
  name = 'MailsBaseline1795687440000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  -- no foreign key: a mail about a deleted account has no person
  person_id uuid,
  kind text NOT NULL,
  dedupe_key text UNIQUE,
  -- address and body, sealed with the data key; emptied once the mail is sent
  sealed bytea,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mails_done ON mails (created_at) WHERE state <> 'queued';
CREATE INDEX mails_queued ON mails (created_at) WHERE state = 'queued';
`;
