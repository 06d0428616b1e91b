import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `messages.unsent`: why an automatic message was not sent. `messages.speech`: what an automatic message is that answers no turn; null for answers
 * and for rows of earlier releases. `bot_sessions.stopped_at`: when the owner last stopped the bot; what was queued before does not leave.
 */
export class UnsentBubbles1795579200000 implements MigrationInterface {
  name = 'UnsentBubbles1795579200000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`ALTER TABLE messages ADD COLUMN unsent text, ADD COLUMN speech text`);
    await q.query(`ALTER TABLE bot_sessions ADD COLUMN stopped_at timestamptz`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
