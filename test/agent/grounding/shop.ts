/** One statement of a bot: its kind, the lead's message before it, and the answer. */
export type Said = readonly [kind: Kind, lead: string, reply: string, state?: State];

export type Kind = 'price' | 'total' | 'discount' | 'shipping' | 'stock' | 'time' | 'terms' | 'payment' | 'account' | 'link' | 'number';

/** The parts of a turn besides the owner's texts and the lead's last message. */
export interface State {
  /** Results of tools in this turn. */
  readonly tools?: readonly string[];
  /** Earlier messages of the bot. */
  readonly ours?: readonly string[];
  /** Messages that the owner wrote in this chat. */
  readonly chat?: readonly string[];
  /** Earlier messages of the lead. */
  readonly earlier?: readonly string[];
}

/** A shop as its owner describes it, with answers that are right and answers that are wrong. */
export interface Shop {
  readonly name: string;
  readonly owner: string;
  /** Results of the tools in this turn. */
  readonly tools?: readonly string[];
  readonly right: readonly Said[];
  readonly wrong: readonly Said[];
}
