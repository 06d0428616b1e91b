import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions and answers that the owner taught. */
export class KnowledgeBaseline1795687860000 implements MigrationInterface {
  name = 'KnowledgeBaseline1795687860000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(tables);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const tables = `
CREATE TABLE knowledge (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  question text NOT NULL,
  answer text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- whose words the question is; the words are treated as data in any case
  origin text NOT NULL DEFAULT 'owner' CHECK (origin IN ('owner', 'bot', 'lead'))
);
CREATE INDEX knowledge_account ON knowledge (account_id, id);
CREATE INDEX knowledge_likeness ON knowledge USING gin (account_id, question public.gin_trgm_ops);
CREATE INDEX knowledge_words ON knowledge USING gin (
  account_id,
  (setweight(to_tsvector('indonesian', question), 'A') || setweight(to_tsvector('indonesian', answer), 'B'))
);
`;
