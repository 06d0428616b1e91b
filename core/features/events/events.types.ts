import type { DomainEvent, EventKind, FactsOf, SubjectOf } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';

/** A fact to announce. */
export type NewEvent = {
  readonly [Kind in EventKind]: SubjectOf<Kind> & { readonly kind: Kind; readonly facts: FactsOf<Kind> };
}[EventKind];

/**
 * Reads events in the order of their positions, each at least once. Register it in
 * `core/features/subscribers`; no producer changes.
 */
export interface Subscriber<Kind extends EventKind = EventKind> {
  /** Identifies its stored position. A new name begins with the oldest event that is kept. */
  readonly name: string;
  /**
   * A further kind belongs to a subscriber with a name of its own: processes of the release before, which still
   * run during an update, pass events that this one does not read, and there is one position for both.
   */
  readonly kinds: readonly Kind[];
  /**
   * Runs in the transaction that stores the position, so that its writes happen exactly once. What is not in
   * Postgres happens once more when the process dies in between; work that only wakes others belongs into
   * `tx.afterCommit`. An error sets the event aside for another try; later events of the same conversation, or
   * else bot or account, wait behind it.
   */
  handle(event: DomainEvent<Kind>, tx: Tx): Promise<void>;
}
