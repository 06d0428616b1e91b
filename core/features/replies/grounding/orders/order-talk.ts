import type { OrderLine } from './order-lines.rules.js';
import type { Priced } from './priced.rules.js';

/** The result for one amount. `unknown` means that the texts do not determine the amount. */
export type Verdict = 'right' | 'wrong' | 'unknown';

export interface Asked {
  readonly things: readonly Priced[];
  /** Quantities before the amount. `sure` has those that count more than one piece. */
  readonly counts: readonly { readonly count: number }[];
  readonly sure: readonly { readonly count: number; readonly measure: string }[];
  readonly before: string;
  readonly behind: string;
  readonly sentence: string;
  /** The text before the sentence; empty when the sentence has quantities of its own. */
  readonly earlier: string;
}

export type Added = Pick<Asked, 'things' | 'sure' | 'before' | 'behind' | 'sentence'> & { readonly words: readonly string[] };

export type Saved = Pick<Talk, 'words' | 'around' | 'said' | 'isNaming'> & { readonly sentence: string };

export interface Talk {
  /** The words that name the amount's thing. `isNaming` is true when they are directly before the amount. */
  readonly words: readonly string[];
  readonly isNaming: boolean;
  /** The text between this amount and the previous one. */
  readonly before: string;
  /** The words that name the amount's thing, and the words of the thing named before it. */
  readonly around: readonly string[];
  /** The amounts of the reply before this one. */
  readonly said: readonly number[];
  readonly lines: readonly OrderLine[];
  readonly reply: string;
  readonly isLast: boolean;
}
