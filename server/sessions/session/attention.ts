import type { Link } from '#core/outside/whatsapp/link.types';

/** After its answer a chat is watched so much longer. */
const afterAnswerMs = 5_000;
/** A little more than the longest pause that is typed through. */
const typedMs = 8_000;
/** For how long a chat is not shown typing after somebody ended it: a worker may still be at the answer. */
const hushedMs = 60_000;
/** So long an answer is expected after the longest wait for a lead who writes on. */
const thinkingMs = 15_000;

/**
 * When one session is seen as in use. WhatsApp tells who is typing only while this device is `available` and has asked for that
 * person; meanwhile, and after it showed typing itself, the owner's phone shows no notifications until this device is away again.
 * So it is there only while its bot has somebody to answer.
 */
export class Attention {
  /** Chats being answered, each with the moment until which at the latest, in milliseconds since 1970. */
  private readonly chats = new Map<string, number>();
  /** Chats that were shown typing and got nothing since. */
  private readonly typed = new Set<string>();
  /** Chats in which typing is not shown, each with the moment until which. */
  private readonly hushed = new Map<string, number>();
  private isAvailable = false;
  /** Typing was shown; it counts as use until then. 0: none since the device was away. */
  private typedUntilMs = 0;
  private readonly longestMs: number;

  /** @param maxWaitMs the longest wait for a lead who writes on */
  constructor(
    private readonly link: Pick<Link, 'setAvailable' | 'watchTyping' | 'typing'>,
    maxWaitMs: number,
    private readonly inBackground: (work: Promise<unknown>) => void,
  ) {
    this.longestMs = maxWaitMs + thinkingMs;
  }

  /** A lead wrote whom the bot is about to answer. */
  begin(jid: string): void {
    this.hushed.delete(jid);
    const isNew = !this.chats.has(jid);
    this.chats.set(jid, performance.now() + this.longestMs);
    if (isNew) this.inBackground(this.watch(jid));
  }

  /** The chat's answer is on its way, or there was none. */
  end(jid: string): void {
    this.typed.delete(jid);
    if (this.chats.has(jid)) this.chats.set(jid, performance.now() + afterAnswerMs);
  }

  /** Shows a lead that this device types. */
  type(jid: string): Promise<void> {
    this.hushed.delete(jid);
    this.typed.add(jid);
    this.typedUntilMs = performance.now() + typedMs;
    return this.link.typing(jid, true);
  }

  /** The same while an answer is being made, unless typing was ended in that chat. */
  think(jid: string): Promise<void> {
    return (this.hushed.get(jid) ?? 0) > performance.now() ? Promise.resolve() : this.type(jid);
  }

  /** Ends the show of typing at once: somebody else answers there, or nobody does. */
  stopTyping(jid: string): void {
    this.hushed.set(jid, performance.now() + hushedMs);
    if (this.typed.delete(jid)) this.inBackground(this.link.typing(jid, false));
  }

  /** The same in every chat: the bot is stopped. */
  stopAllTyping(): void {
    for (const jid of [...this.typed]) this.stopTyping(jid);
  }

  /** Goes away again when nobody is left. One clock calls it for all sessions. */
  tick(): void {
    const now = performance.now();
    for (const [jid, untilMs] of this.hushed) if (untilMs <= now) this.hushed.delete(jid);
    if (!this.isAvailable && this.typedUntilMs === 0) return;
    for (const [jid, untilMs] of this.chats) if (untilMs <= now) this.chats.delete(jid);
    if (this.chats.size > 0 || this.typedUntilMs > now) return;
    this.isAvailable = false;
    this.typedUntilMs = 0;
    this.typed.clear();
    this.inBackground(this.link.setAvailable(false));
  }

  private async watch(jid: string): Promise<void> {
    if (!this.isAvailable) {
      this.isAvailable = true;
      await this.link.setAvailable(true);
    }
    await this.link.watchTyping(jid);
  }
}
