import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that the bot noted: what, for how much, and how far the owner is with each. Those noted before are taken from their notices. */
export class Closings1795370400000 implements MigrationInterface {
  name = 'Closings1795370400000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE closings (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
        summary text NOT NULL,
        -- Rupiah; null where nobody said it
        amount bigint CHECK (amount >= 0),
        state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'paid', 'sent', 'cancelled')),
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX closings_recent ON closings (owner_id, created_at DESC, id DESC) INCLUDE (state, amount);
      CREATE INDEX closings_by_state ON closings (owner_id, state, created_at DESC, id DESC);
      CREATE INDEX closings_conversation ON closings (conversation_id);`);
    await q.query(`
      INSERT INTO closings (id, owner_id, conversation_id, summary, amount, created_at, changed_at)
      SELECT n.id, n.owner_id, c.id, regexp_replace(n.body, ' \\(Rp [0-9.]{1,17}\\)$', ''),
        replace(substring(n.body FROM ' \\(Rp ([0-9.]{1,17})\\)$'), '.', '')::bigint, n.created_at, n.created_at
      FROM notifications n JOIN conversations c ON c.id = n.conversation_id AND c.owner_id = n.owner_id WHERE n.kind = 'closing'`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
