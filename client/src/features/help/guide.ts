/**
 * A guide is plain text with two kinds of markup: `**words**` quotes text exactly as it appears on a screen,
 * and `[words](/path)` links to a screen. A test checks both against the panel's source.
 */
export interface Guide extends GuideBody {
  readonly title: string;
  /** When the guide is useful, in one sentence. */
  readonly intro: string;
}

/** The text of a guide below its title and intro. */
export interface GuideBody {
  readonly parts: readonly GuidePart[];
}

export interface GuidePart {
  readonly heading?: string;
  /** Actions in sequence. */
  readonly steps?: readonly string[];
  /** Facts in no particular order. */
  readonly notes?: readonly string[];
}
