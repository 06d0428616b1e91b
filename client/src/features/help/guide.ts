/**
 * A guide is plain text with two signs: `**words**` are words that stand on a screen, exactly as they stand there, and
 * `[words](/path)` leads to a screen. A test holds both against the panel itself.
 */
export interface Guide {
  readonly title: string;
  /** When one needs it, in one sentence. */
  readonly intro: string;
  readonly parts: readonly GuidePart[];
  /** Other words that owners search for and the guide does not use. */
  readonly alsoFoundBy?: string;
}

export interface GuidePart {
  readonly heading?: string;
  /** Things to do, one after the other. */
  readonly steps?: readonly string[];
  /** Things to know, in no order. */
  readonly notes?: readonly string[];
}
