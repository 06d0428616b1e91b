import type { Clause } from '../clauses.rules.js';
import type { Measure } from './measures.rules.js';

/**
 * Data of a sentence of the reply. The data are computed once per sentence and shared by its clauses, because a
 * sentence may have any number of clauses.
 */
export interface SentenceFacts {
  /** Prices of the owner that the sentence names, in Rupiah. */
  readonly amounts: readonly number[];
  readonly measures: readonly Measure[];
  /** Words of the sentence that show its subject. */
  readonly roots: ReadonlySet<string>;
  readonly isLimited: boolean;
  readonly negates: boolean;
  readonly saysGone: boolean;
  /**
   * Number of days until a wanted or promised time, which the sentence or the lead's question names; null when
   * neither names one.
   */
  readonly soon: number | null;
  readonly hasNotice: boolean;
}

/** A clause of the reply, with the facts that decide about it. */
export interface Said {
  readonly clause: Clause;
  readonly of: SentenceFacts;
  readonly roots: readonly string[];
  readonly isOffer: boolean;
  /**
   * True when the amounts of the clause's sentence were computed from the owner's prices. The owner then sells the
   * things in it.
   */
  readonly isPriced: boolean;
  /** True for the first clause of the reply, which answers the lead's question. */
  readonly isFirst: boolean;
}

export interface Place {
  readonly isFirst: boolean;
  readonly isPriced: boolean;
  /** All amounts of the reply, in Rupiah. */
  readonly amounts: readonly number[];
}
