import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last words of each lead, and the order of an owner's queue: the most urgent reason first, then the newest. */
export class QueueOfNeeds1795644600000 implements MigrationInterface {
  name = 'QueueOfNeeds1795644600000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE conversations ADD COLUMN lead_words text`);
    // only the waiting leads: the others get their words with their next message
    await q.query(`
      UPDATE conversations c SET lead_words = CASE WHEN c.last_sender = 'lead' THEN c.last_preview ELSE (
        SELECT nullif(left(btrim(regexp_replace(m.body, '\\s+', ' ', 'g')), 120), '') FROM messages m
        WHERE m.conversation_id = c.id AND m.sender = 'lead' AND m.kind = 'text' ORDER BY m.seq DESC LIMIT 1) END
      WHERE c.needs_owner_since IS NOT NULL`);
    await q.query(`
      CREATE INDEX conversations_queue ON conversations (
        bot_id,
        coalesce(array_position('{number-moved,loop,too-old,untrained,no-package,no-quota,ai-failed,unsent,unreadable,question,lead-wrote,bot-called,receipt,complaint}'::text[], needs_owner_reason), 0),
        needs_owner_since,
        id
      ) WHERE needs_owner_since IS NOT NULL;
      DROP INDEX conversations_needing;`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
