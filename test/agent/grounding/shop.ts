/** One thing a bot may say: the kind of statement, what the lead wrote before, and the answer. */
export type Said = readonly [kind: Kind, lead: string, reply: string];

export type Kind = 'price' | 'total' | 'discount' | 'shipping' | 'stock' | 'time' | 'terms' | 'payment' | 'account' | 'link' | 'number';

/** A shop as its owner describes it, with answers that are right and answers that are wrong. */
export interface Shop {
  readonly name: string;
  readonly owner: string;
  /** What the tools of the turn found. */
  readonly tools?: readonly string[];
  readonly right: readonly Said[];
  readonly wrong: readonly Said[];
}
