import type { OrderLine } from './order-lines.rules.js';
import type { Priced } from './priced.rules.js';

/** `unknown`: the texts do not determine the amount. */
export type Verdict = 'right' | 'wrong' | 'unknown';

export interface Asked {
  readonly things: readonly Priced[];
  /** Quantities before the amount, and the ones among them that count more than one piece. */
  readonly counts: readonly { readonly count: number }[];
  readonly sure: readonly { readonly count: number; readonly measure: string }[];
  readonly before: string;
  readonly behind: string;
  readonly sentence: string;
  /** The text before a sentence without quantities of its own; empty for others. */
  readonly earlier: string;
}

export type Added = Pick<Asked, 'things' | 'sure' | 'before' | 'behind' | 'sentence'> & { readonly words: readonly string[] };

export type Saved = Pick<Talk, 'words' | 'around' | 'said' | 'isNaming'> & { readonly sentence: string };

export interface Talk {
  /** The words that name the amount's thing, and whether they are in the text right before it. */
  readonly words: readonly string[];
  readonly isNaming: boolean;
  /** The text between the amount and the one before it. */
  readonly before: string;
  /** The words that name the amount's thing, and the words of the thing named before it. */
  readonly around: readonly string[];
  /** The amounts of the reply before this one. */
  readonly said: readonly number[];
  readonly lines: readonly OrderLine[];
  readonly reply: string;
  readonly isLast: boolean;
}
