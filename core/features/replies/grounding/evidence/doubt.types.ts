import type { Clause } from '../clauses.rules.js';
import type { Measure } from './measures.rules.js';

/** What is read in a whole sentence of the reply once, and not for each of its clauses: a sentence may have any number of them. */
export interface SentenceFacts {
  /** Prices of the owner that it names, in Rupiah. */
  readonly amounts: readonly number[];
  readonly measures: readonly Measure[];
  /** Its words that tell what it is about. */
  readonly roots: ReadonlySet<string>;
  readonly isLimited: boolean;
  readonly negates: boolean;
  readonly saysGone: boolean;
  /** Days until it wants or promises something, with those of the lead's question; null without any. */
  readonly soon: number | null;
  readonly hasNotice: boolean;
}

/** A clause of the reply with what decides about it. */
export interface Said {
  readonly clause: Clause;
  readonly of: SentenceFacts;
  readonly roots: readonly string[];
  readonly isOffer: boolean;
  /** True when the amounts of its sentence were computed from the owner's prices, so that its things have them. */
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
