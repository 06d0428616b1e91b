import type { Stanza } from '../wire/node.ts';

/** Who wrote a queued message and what it says: a retry encrypts it anew. Unknown for what another client wrote. */
export interface Origin {
  number: string;
  plain: Buffer;
}

export interface QueuedStanza {
  key: string;
  stanza: Stanza;
  origin: Origin | undefined;
  /** A retry was asked for and is being answered: the nack that comes with it must not remove the entry. */
  retrying: boolean;
}

/** Names an entry: messages by id alone; receipts and notifications also by type, since several share one id. */
export function queueKey(tag: string, id: string, type = ''): string {
  return tag === 'message' ? `message:${id}` : `${tag}:${id}:${type}`;
}

/** What a companion has not confirmed yet, in order. Kept until its receipt or ack with the same id. */
export class StanzaQueue {
  #entries = new Map<string, QueuedStanza>();

  get size(): number {
    return this.#entries.size;
  }

  /** Adds a stanza; one with the same key keeps its place and gets the new content. */
  put(stanza: Stanza, origin?: Origin): QueuedStanza {
    const key = queueKey(stanza.tag, stanza.attrs.id ?? '', stanza.attrs.type);
    const known = this.#entries.get(key);
    if (known) {
      known.stanza = stanza;
      known.origin = origin ?? known.origin;
      return known;
    }
    const entry: QueuedStanza = { key, stanza, origin, retrying: false };
    this.#entries.set(key, entry);
    return entry;
  }

  get(key: string): QueuedStanza | undefined {
    return this.#entries.get(key);
  }

  delete(key: string): boolean {
    return this.#entries.delete(key);
  }

  /** How many of each kind wait, for `offline_preview`. */
  counts(): Record<string, number> {
    const counts: Record<string, number> = { message: 0, receipt: 0, notification: 0 };
    for (const { stanza } of this.#entries.values()) counts[stanza.tag] = (counts[stanza.tag] ?? 0) + 1;
    return counts;
  }

  entries(): QueuedStanza[] {
    return [...this.#entries.values()];
  }
}
