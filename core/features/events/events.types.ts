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
  /**
   * Identifies the stored position of the subscriber. A subscriber with a new name begins with the oldest event that
   * is kept.
   */
  readonly name: string;
  /**
   * To read a further kind, add a subscriber with a new name. During an update, processes of the previous release still
   * run and would move the shared position past events of a kind that they do not know.
   */
  readonly kinds: readonly Kind[];
  /**
   * Handles one event. Runs in the transaction that stores the position, so that its writes happen exactly once.
   * Effects outside of Postgres may happen twice when the process dies in between. Calls that only wake other
   * processes belong in `tx.afterCommit`.
   *
   * An error sets the event aside for another try. Later events of the same conversation (or of the same bot or
   * account, if the event names no conversation) wait behind it.
   */
  handle(event: DomainEvent<Kind>, tx: Tx): Promise<void>;
}
