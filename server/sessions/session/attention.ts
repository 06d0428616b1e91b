import type { Link } from '#core/outside/whatsapp/link.types';

/** How long a chat is watched after its answer. */
const afterAnswerMs = 5_000;
/**
 * Time for which showing typing counts as use. It is a little longer than the longest pause with a typing indicator.
 */
const typedMs = 8_000;
/** How long no typing indicator is shown in a chat after it was ended, because a worker may still be preparing the answer. */
const hushedMs = 60_000;
/** Maximum time of an answer, counted from the longest wait for a lead who keeps writing. */
const thinkingMs = 15_000;

/**
 * Decides when one session is `available` at WhatsApp. WhatsApp reports who is typing only while this device is
 * `available` and subscribed to that person. But while the device is available, and after it has shown typing itself,
 * the owner's phone shows no notifications until the device is unavailable again. So the device is available only
 * while its bot has a lead to answer.
 */
export class Attention {
  /** Chats being answered, each with the time at which watching ends (by `performance.now()`). */
  private readonly chats = new Map<string, number>();
  /** Chats in which typing was shown and no message was sent after that. */
  private readonly typed = new Set<string>();
  /** Chats in which typing is suppressed, each with the time at which the suppression ends. */
  private readonly hushed = new Map<string, number>();
  private isAvailable = false;
  /** Showing typing counts as use until this time. 0: not shown since the device became unavailable. */
  private typedUntilMs = 0;
  private readonly longestMs: number;

  /** @param maxWaitMs the longest wait for a lead who keeps writing */
  constructor(
    private readonly link: Pick<Link, 'setAvailable' | 'watchTyping' | 'typing'>,
    maxWaitMs: number,
    private readonly inBackground: (work: Promise<unknown>) => void,
  ) {
    this.longestMs = maxWaitMs + thinkingMs;
  }

  /** The bot is about to answer a lead in this chat. */
  begin(jid: string): void {
    this.hushed.delete(jid);
    const isNew = !this.chats.has(jid);
    this.chats.set(jid, performance.now() + this.longestMs);
    if (isNew) this.inBackground(this.watch(jid));
  }

  /** The chat's answer was sent, or there was none. */
  end(jid: string): void {
    this.typed.delete(jid);
    if (this.chats.has(jid)) this.chats.set(jid, performance.now() + afterAnswerMs);
  }

  /** Shows the typing indicator to a lead. */
  type(jid: string): Promise<void> {
    this.hushed.delete(jid);
    this.typed.add(jid);
    this.typedUntilMs = performance.now() + typedMs;
    return this.link.typing(jid, true);
  }

  /** Shows typing while an answer is being generated, unless typing was ended in that chat. */
  think(jid: string): Promise<void> {
    return (this.hushed.get(jid) ?? 0) > performance.now() ? Promise.resolve() : this.type(jid);
  }

  /** Ends the typing indicator at once, because another person answers there or the bot does not answer. */
  stopTyping(jid: string): void {
    this.hushed.set(jid, performance.now() + hushedMs);
    if (this.typed.delete(jid)) this.inBackground(this.link.typing(jid, false));
  }

  /** Ends the typing indicator in every chat. Called when the bot is stopped. */
  stopAllTyping(): void {
    for (const jid of [...this.typed]) this.stopTyping(jid);
  }

  /** Becomes unavailable when no chat is left to answer. One clock calls it for all sessions. */
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
