import { Inject, Injectable } from '@nestjs/common';
import { domainEvents } from '#contracts/events/catalogue';
import type { AccountId, ConversationId } from '#contracts/values/ids';
import { storableText } from '#contracts/values/base/storable-text';
import { dayMs } from '#contracts/values/base/durations';
import { retention } from '#contracts/values/retention';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { EventDispatcher } from './event-dispatcher.service.js';
import { deleteOfConversation, insertEvent, removeOld } from './events.statements.js';
import type { NewEvent } from './events.types.js';

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [{ table: 'domain_events', scope: 'account_id' }];

/** Where facts are announced. Their readers are registered elsewhere, in `core/features/subscribers`. */
@Injectable()
export class EventsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(EventDispatcher) private readonly dispatcher: EventDispatcher,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Stores an event in the transaction that makes its fact true; both are committed or neither is. The transaction must
   * already hold the row that the fact changes (conversation, session or account): this keeps the events of that row in
   * their order. Facts may contain any text: characters that Postgres cannot store are removed.
   * @throws ZodError for facts that do not fit the catalogue
   */
  async append(tx: Tx, event: NewEvent): Promise<void> {
    const facts = domainEvents[event.kind].parse(storable(event.facts));
    await insertEvent(tx, { ...event, facts } as NewEvent);
    tx.afterCommit(() => this.dispatcher.wake(event.kind));
  }

  /** Removes events whose retention period is over. @returns how many */
  removeOld(): Promise<number> {
    const ago = (days: number) => new Date(this.clock.now().getTime() - days * dayMs);
    return removeOld(this.database, ago(retention.eventDays), ago(retention.unreadEventDays));
  }

  /** Deletes the events of a lead who is erased, including those that no subscriber has read yet. */
  async forget(tx: Tx, accountId: AccountId, conversationId: ConversationId): Promise<void> {
    await deleteOfConversation(tx, accountId, conversationId);
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(accountId: AccountId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, accountId, rows);
  }
}

function storable(facts: NewEvent['facts']): unknown {
  return JSON.parse(JSON.stringify(facts), (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}
