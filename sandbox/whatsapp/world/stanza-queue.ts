import type { Stanza } from '../wire/node.ts';

/** Author and plaintext of a queued message, for a retry. Unknown for messages from another client. */
export interface Origin {
  number: string;
  plain: Buffer;
}

export interface QueuedStanza {
  key: string;
  stanza: Stanza;
  origin: Origin | undefined;
  /** True while a retry request is being answered: the nack that comes with it must not remove the entry. */
  retrying: boolean;
}

/** Key of an entry: messages by id alone; receipts and notifications also by type, because several share one id. */
export function queueKey(tag: string, id: string, type = ''): string {
  return tag === 'message' ? `message:${id}` : `${tag}:${id}:${type}`;
}

/**
 * Stanzas that a companion has not confirmed yet, in order. Each is kept until its receipt or ack with the
 * same id.
 */
export class StanzaQueue {
  #entries = new Map<string, QueuedStanza>();

  get size(): number {
    return this.#entries.size;
  }

  /** Adds a stanza. A stanza with the same key replaces the content and keeps the place in the queue. */
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

  /** Number of queued stanzas per kind, for `offline_preview`. */
  counts(): Record<string, number> {
    const counts: Record<string, number> = { message: 0, receipt: 0, notification: 0 };
    for (const { stanza } of this.#entries.values()) counts[stanza.tag] = (counts[stanza.tag] ?? 0) + 1;
    return counts;
  }

  entries(): QueuedStanza[] {
    return [...this.#entries.values()];
  }
}
