import type { Clause } from '../clauses.rules.js';
import type { Measure } from './measures.rules.js';

/** Data read once per sentence of the reply, and not for each of its clauses, because a sentence may have any number of clauses. */
export interface SentenceFacts {
  /** Prices of the owner that the sentence names, in Rupiah. */
  readonly amounts: readonly number[];
  readonly measures: readonly Measure[];
  /** Words of the sentence that show its subject. */
  readonly roots: ReadonlySet<string>;
  readonly isLimited: boolean;
  readonly negates: boolean;
  readonly saysGone: boolean;
  /** Number of days until a wanted or promised time, including those of the lead's question; null without any. */
  readonly soon: number | null;
  readonly hasNotice: boolean;
}

/** A clause of the reply, with the facts that decide about it. */
export interface Said {
  readonly clause: Clause;
  readonly of: SentenceFacts;
  readonly roots: readonly string[];
  readonly isOffer: boolean;
  /** True when the amounts of its sentence were computed from the owner's prices, so the owner sells its things. */
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
