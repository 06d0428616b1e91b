import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when and why a conversation needs its owner, what the owner has not looked at yet, and which messages got no answer. */
export class WhoNeedsTheOwner1795356000000 implements MigrationInterface {
  name = 'WhoNeedsTheOwner1795356000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      ALTER TABLE conversations
        ADD COLUMN needs_owner_since timestamptz,
        ADD COLUMN needs_owner_reason text,
        -- the bot has called the owner and is silent until they answer: the takeover has no end of its own
        ADD COLUMN handed_over boolean NOT NULL DEFAULT false,
        -- when the lead was told that the owner is late
        ADD COLUMN lateness_told_at timestamptz,
        -- the lead's messages that the owner has not looked at
        ADD COLUMN unread integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT conversations_need CHECK ((needs_owner_since IS NULL) = (needs_owner_reason IS NULL));
      -- why the bot left a lead's message without an answer for good
      ALTER TABLE messages ADD COLUMN unanswered text;`);
    await q.query(`
      UPDATE conversations SET needs_owner_since = coalesce(lead_last_at, last_at), needs_owner_reason = 'lead-wrote'
      WHERE answered_turn < turn AND last_sender = 'lead' AND takeover_until > now() AND last_at > now() - interval '7 days'`);
    await q.query(`
      CREATE INDEX conversations_needing ON conversations (owner_id, needs_owner_since) WHERE needs_owner_since IS NOT NULL;
      CREATE INDEX conversations_called ON conversations (needs_owner_since) WHERE handed_over AND lateness_told_at IS NULL;
      CREATE INDEX conversations_taken_over ON conversations (owner_id, takeover_until) WHERE takeover_until IS NOT NULL;
      CREATE INDEX conversations_unread ON conversations (owner_id) WHERE unread > 0;`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
