import type { BinaryNode } from 'baileys';
import type { Hearing, HearingFacts } from '../link.types.js';

/**
 * Checks that messages that WhatsApp stores for this device reach it. Pings cannot show this, because a server that
 * delivers no messages still answers them. The check uses a message that must arrive: a message that the server
 * announced at login, or the own phone's answer to a query.
 */
export class HearingWatch implements Hearing {
  private heardAt = performance.now();
  private frameAt = performance.now();
  private announced = 0;
  private announcedAt = 0;
  private asked = false;
  private question: { readonly id: string; readonly askedAt: number; receivedAt: number | null } | null = null;
  phoneAnswered = false;
  isCaughtUp = false;
  waited = 0;

  /** @param send sends a query to the own phone; before sending, it calls `leaves` with the id of the query */
  constructor(private readonly send: (leaves: (id: string) => void) => Promise<void>) {}

  frame(node: BinaryNode): void {
    this.frameAt = performance.now();
    switch (node.tag) {
      case 'message':
        return this.message(node);
      case 'receipt':
        // a phone that could not decrypt the query requests it again under the same id, which does not count as
        // received
        if (this.question && node.attrs['id'] === this.question.id && node.attrs['type'] !== 'retry')
          this.question.receivedAt ??= performance.now();
        return;
      case 'ib':
        return this.told(node);
      default:
        return;
    }
  }

  private message({ attrs }: BinaryNode): void {
    this.heardAt = performance.now();
    if (attrs['offline']) {
      this.waited++;
      this.announced--;
    }
    if (this.question && attrs['category'] === 'peer') this.phoneAnswered = true;
    this.question = null;
  }

  private told({ content }: BinaryNode): void {
    const [child] = Array.isArray(content) ? content : [];
    if (child?.tag === 'offline_preview') {
      this.announced = Number(child.attrs['message'] ?? 0);
      this.announcedAt = performance.now();
    } else if (child?.tag === 'offline') {
      this.announced = 0;
      this.isCaughtUp = true;
    }
  }

  /**
   * Queries the own phone. Callers must not query again before a message arrives, because a sleeping phone receives
   * the first query when it wakes.
   */
  async ask(): Promise<void> {
    this.asked = true;
    await this.send((id) => (this.question = { id, askedAt: performance.now(), receivedAt: null }));
  }

  facts(): HearingFacts {
    const now = performance.now();
    const { question } = this;
    return {
      unheardMs: now - this.heardAt,
      frameMs: now - this.frameAt,
      // The wait is counted from the latest message, because each arriving message shows that delivery works.
      announcedForMs: this.announced > 0 ? now - Math.max(this.announcedAt, this.waited > 0 ? this.heardAt : 0) : null,
      wasAsked: this.asked,
      question: question && {
        askedForMs: now - question.askedAt,
        receivedForMs: question.receivedAt === null ? null : now - question.receivedAt,
      },
    };
  }
}
