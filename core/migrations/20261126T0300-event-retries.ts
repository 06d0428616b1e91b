import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events that a subscriber could not handle, or that wait behind such an event of the same conversation. The
 * columns `failing`, `tries` and `tried_at` of `event_subscribers` are read only by the release before.
 */
export class EventRetries1795662000000 implements MigrationInterface {
  name = 'EventRetries1795662000000';

  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      CREATE TABLE event_retries (
        subscriber text NOT NULL REFERENCES event_subscribers (name) ON DELETE CASCADE,
        position bigint NOT NULL REFERENCES domain_events ON DELETE CASCADE,
        -- failed tries; 0 for an event that only waits behind another one
        tries integer NOT NULL,
        next_at timestamptz NOT NULL,
        PRIMARY KEY (subscriber, position)
      );
      -- an event that goes, with its account or by its age, looks for its retries
      CREATE INDEX event_retries_position ON event_retries (position);
    `);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
