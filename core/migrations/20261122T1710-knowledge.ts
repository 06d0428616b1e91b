import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions with their owner's answers: read by the bot whole, or found by a search whose indexes begin with the owner. */
export class Knowledge1795367400000 implements MigrationInterface {
  name = 'Knowledge1795367400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE knowledge (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        question text NOT NULL,
        answer text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX knowledge_owner ON knowledge (owner_id, id);
      CREATE INDEX knowledge_words ON knowledge USING gin (owner_id, (
        setweight(to_tsvector('indonesian', question), 'A') || setweight(to_tsvector('indonesian', answer), 'B')
      ));
      CREATE INDEX knowledge_likeness ON knowledge USING gin (owner_id, question public.gin_trgm_ops);
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
