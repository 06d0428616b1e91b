import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the bot asked its owner. */
export class QuestionsBaseline1795687980000 implements MigrationInterface {
  name = 'QuestionsBaseline1795687980000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE owner_questions (
  id uuid PRIMARY KEY,
  bot_id uuid NOT NULL REFERENCES bots (id) ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  question text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- answered, or put aside without an answer; a question also ends with the need of its conversation, which is
  -- checked when it is read
  ended_at timestamptz,
  answer text,
  origin text NOT NULL DEFAULT 'bot' CHECK (origin IN ('bot', 'lead'))
);
CREATE INDEX owner_questions_bot ON owner_questions (bot_id);
CREATE INDEX owner_questions_conversation ON owner_questions (conversation_id);
CREATE INDEX owner_questions_open ON owner_questions (conversation_id) WHERE ended_at IS NULL;
`;
