import { remembered } from './remembered.js';

/** A sentence of a reply with its context. The lead's messages are normalised only for sentences that need them. */
export class Said {
  constructor(
    readonly sentence: string,
    /** The sentences before this one. */
    readonly before: string,
    private readonly read: () => readonly string[],
  ) {}

  get leads(): readonly string[] {
    return this.read();
  }

  /** The lead's last message. */
  get lead(): string {
    return this.leads.at(-1) ?? '';
  }
}

/**
 * The owner's words, and a cache of the data that each kind of statement extracts from them. The data are computed
 * once for all sentences of a reply.
 */
export class ReadText {
  private readonly found = new Map<unknown, unknown>();
  private written: string | undefined;

  constructor(private readonly write: () => string) {}

  get text(): string {
    this.written ??= this.write();
    return this.written;
  }

  by<Found>(read: (text: string) => Found): Found {
    if (!this.found.has(read)) this.found.set(read, read(this.text));
    return this.found.get(read) as Found;
  }
}

/** True when the owner's words refuse a sentence. */
export type StatementKind = (said: Said, texts: ReadText) => boolean;

/**
 * Makes a kind of statement from three functions: whether a sentence makes such a statement, what is extracted from
 * the owner's words, and whether that refuses the sentence.
 *
 * @param read a {@link remembered} function.
 */
export function kindBy<Found>(
  speaks: (sentence: string) => boolean,
  read: (text: string) => Found,
  refuses: (found: Found, said: Said) => boolean,
): StatementKind {
  return (said, texts) => speaks(said.sentence) && refuses(texts.by(read), said);
}

/** The usual kind of statement, decided by the sentence and the lead's last message. */
export function kindOf(
  speaks: (sentence: string) => boolean,
  Given: new (text: string) => { isRefused: (sentence: string, lead: string) => boolean },
): StatementKind {
  return kindBy(
    speaks,
    remembered((text) => new Given(text)),
    (given, { sentence, lead }) => given.isRefused(sentence, lead),
  );
}
