import pg from 'pg';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Subscriber } from '#core/features/events/events.types';

/**
 * Records every event immediately and on its own connection. An event that is delivered again because its process was
 * killed is therefore recorded twice.
 */
export class JournalSubscriber implements Subscriber<'order.paid'> {
  readonly name = 'journal';
  readonly kinds = ['order.paid'] as const;
  private readonly journal: pg.Client;

  constructor(databaseUrl: string) {
    this.journal = new pg.Client({ connectionString: databaseUrl });
  }

  async open(): Promise<void> {
    await this.journal.connect();
  }

  async handle({ id, conversationId, facts }: DomainEvent<'order.paid'>): Promise<void> {
    await this.journal.query(`INSERT INTO journal (event_id, stream, nth, pid) VALUES ($1, $2, $3, $4)`, [
      id,
      conversationId,
      facts.amount,
      process.pid,
    ]);
  }
}
