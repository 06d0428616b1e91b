import { Inject, Module } from '@nestjs/common';
import pg from 'pg';
import { domainEvents, type DomainEvent, type EventKind } from '#contracts/events/catalogue';
import { EventDispatcher } from '#core/features/events/event-dispatcher.service';
import { EventsModule } from '#core/features/events/events.module';
import type { Subscriber } from '#core/features/events/events.types';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';

/** The table that {@link EveryEventSubscriber} writes to. */
export const journalTable = `CREATE TABLE journal (at bigint GENERATED ALWAYS AS IDENTITY, event_id text NOT NULL, kind text NOT NULL, subject text NOT NULL, facts jsonb NOT NULL, pid integer NOT NULL)`;

/**
 * Records every event immediately and on its own connection. An event that is delivered again because its process was
 * killed is therefore recorded twice.
 */
class EveryEventSubscriber implements Subscriber {
  readonly name = 'journal';
  readonly kinds = Object.keys(domainEvents) as EventKind[];
  private readonly journal = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });

  async handle({ id, kind, conversationId, botId, accountId, facts }: DomainEvent): Promise<void> {
    await this.journal.query(`INSERT INTO journal (event_id, kind, subject, facts, pid) VALUES ($1, $2, $3, $4, $5)`, [
      ...[id, kind, conversationId ?? botId ?? accountId],
      ...[JSON.stringify(facts), process.pid],
    ]);
  }
}

/**
 * The product's subscribers and the journal. `source-with-journal.mjs` replaces the product's module by this one, so
 * both modules have the same exports.
 */
@Module({ imports: [EventsModule, SubscribersModule], exports: [SubscribersModule] })
export class SubscribersWithJournalModule {
  constructor(@Inject(EventDispatcher) events: EventDispatcher) {
    events.register(new EveryEventSubscriber());
  }
}
