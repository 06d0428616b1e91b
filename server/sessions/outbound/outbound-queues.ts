import { setTimeout as pause } from 'node:timers/promises';
import type { BotId } from '#contracts/values/ids';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import type { Link } from '#core/outside/whatsapp/link.types';
import { OtherPersonError, UnknownNumberError } from '#core/outside/whatsapp/lookup/recipients';
import { LookupError } from '#core/outside/whatsapp/lookup/within-limit';
import { errorFields, type Log } from '#core/platform/log/log';
import { runAs } from '#core/platform/loop/operation';
import { traceIdOf } from '#core/platform/loop/trace.rules';
import type { OutboxSource } from './outbox-source.js';
import { nextSlot, type Pace } from './pacing.rules.js';
import { outcomes, nextStep, reachoutRefusal } from './sending.rules.js';

/** External dependencies of the queues of one connection. */
export interface QueueDependencies extends OutboxSource {
  readonly botId: BotId;
  readonly link: Pick<Link, 'send' | 'markRead'>;
  readonly pace: Pace;
  readonly log: Pick<Log, 'warn'>;
  /** Stores the bytes of a bubble. Called before the bubble's acknowledgement can arrive. */
  noteSent(waId: string, bytes: Uint8Array): void;
  /**
   * Returns the ids of the lead's messages in that chat that the bot has not marked read yet, and removes them from
   * the list.
   */
  takeUnread(jid: string): string[];
  restricted(): void;
  /**
   * Determines why WhatsApp refused a message with 463. If this function is absent, each such refusal counts as a
   * restriction of the account.
   * @param isRenewed true after a new token was requested
   */
  causeOfRefusal?(row: OutgoingMessage, isRenewed: boolean): Promise<string>;
  /** Shows the lead that an answer is being typed. */
  type(jid: string): Promise<void>;
  /** Ends the typing indicator without sending a message. */
  stopTyping(jid: string): void;
  /** No further message waits to be sent in that chat. */
  left(jid: string): void;
}

type Permission = 'yes' | 'no' | 'unknown';

/** The typing pause before a bubble. */
interface Typing {
  /** End of the pause by `performance.now()`, which is independent of changes of the host's clock. */
  readonly untilMs: number;
  /** True when the typing indicator is shown to the lead. */
  readonly isShown: boolean;
}

const pageSize = 60;
/** Messages to send in one conversation, in order. The first message is being sent. */
interface ConversationQueue {
  /** A row is replaced when a later read has newer data for it. */
  readonly rows: OutgoingMessage[];
  /** Interrupts the typing pause of the first message, so that it is checked again. */
  interrupt: AbortController;
}

/**
 * Time limit of an acknowledgement. If none arrives, it is unknown whether WhatsApp has the message, so the message
 * is sent again under the same id.
 */
const ackLimitMs = 20_000;

/**
 * Sends one session's queued bubbles. Conversations are independent of each other. Within a conversation, the next
 * bubble is sent after WhatsApp's server accepted the previous one, or after a limited wait. During this wait the
 * previous bubble is sent again under the same id, and the recipient sees it once. Each automatic bubble queries its
 * permission at every attempt with one statement, after its recipient is looked up and its file is uploaded. Every
 * event that may forbid a bubble calls {@link notify}. The read that follows finds the affected bubbles and
 * interrupts their pauses.
 */
export class OutboundQueues {
  /** Ids of bubbles in these queues, and of bubbles that were sent but are not yet stored as sent in Postgres. */
  private readonly taken = new Set<string>();
  private readonly queues = new Map<string, ConversationQueue>();
  private readonly acks = new Map<string, (errorCode: string | null) => void>();
  private readonly work = new Set<Promise<void>>();
  private readonly stop = new AbortController();
  private reading: Promise<void> | null = null;
  private readAgain = false;
  private moreWaits = false;
  private slotMs = 0;

  constructor(private readonly dependencies: QueueDependencies) {}

  /** Called when there may be something to send. */
  notify(): void {
    if (this.stop.signal.aborted) return;
    this.readAgain = true;
    this.reading ??= this.read().finally(() => {
      this.reading = null;
      if (this.readAgain) this.notify();
    });
  }

  /** Called when WhatsApp's server accepted (null) or refused a message. */
  acked(waId: string, errorCode: string | null): void {
    this.acks.get(waId)?.(errorCode);
  }

  /**
   * Ends all queues. Queued bubbles stay queued in Postgres.
   * @param graceMs how long WhatsApp may still acknowledge sent messages, so that they are not marked as unsent. 0 on
   * a connection that ended.
   */
  async close(graceMs = 0): Promise<void> {
    this.stop.abort();
    if (graceMs > 0 && this.work.size > 0) await settledWithin([...this.work], graceMs);
    for (const settle of this.acks.values()) settle(outcomes.closed);
    await Promise.allSettled([...this.work, this.reading]);
  }

  private async read(): Promise<void> {
    this.readAgain = false;
    try {
      const rows = await this.dependencies.outbox(pageSize);
      const queued = new Set(rows.map((row) => row.waId));
      // a bubble that is no longer queued has been committed as sent
      for (const waId of this.taken) if (!queued.has(waId) && !this.acks.has(waId) && !this.isWaiting(waId)) this.taken.delete(waId);
      for (const row of rows) {
        if (this.taken.has(row.waId)) this.refresh(row);
        else this.enqueue(row);
      }
      if (rows.length < pageSize) this.interruptGone(queued);
      this.moreWaits = rows.length === pageSize;
    } catch (error) {
      this.dependencies.log.warn({ event: 'session.outbox-unread', botId: this.dependencies.botId, ...errorFields(error) });
    }
  }

  private isWaiting(waId: string): boolean {
    for (const { rows } of this.queues.values()) if (rows.some((row) => row.waId === waId)) return true;
    return false;
  }

  private enqueue(row: OutgoingMessage): void {
    this.taken.add(row.waId);
    const queue = this.queues.get(row.conversationId);
    if (queue) {
      queue.rows.push(row);
      if (row.byHand) queue.interrupt.abort();
      return;
    }
    const fresh: ConversationQueue = { rows: [row], interrupt: new AbortController() };
    this.queues.set(row.conversationId, fresh);
    const work = this.drive(row.conversationId, fresh).finally(() => this.work.delete(work));
    this.work.add(work);
  }

  /** True when a message is queued for this person. */
  waitsFor({ pn, lid, jid }: Pick<OutgoingMessage, 'pn' | 'lid' | 'jid'>): boolean {
    for (const { rows } of this.queues.values()) {
      const [first] = rows;
      if (first && (first.jid === jid || (pn !== null && first.pn === pn) || (lid !== null && first.lid === lid))) return true;
    }
    return false;
  }

  /** Updates a bubble that is already in a queue. */
  private refresh(row: OutgoingMessage): void {
    const queue = this.queues.get(row.conversationId);
    const index = queue?.rows.findIndex(({ waId }) => waId === row.waId) ?? -1;
    if (!queue || index < 0) return;
    queue.rows[index] = row;
    if (index === 0 && row.forbidden !== null) queue.interrupt.abort();
  }

  /** Ends the pause of a bubble that is missing from a complete read, because it was withdrawn elsewhere. */
  private interruptGone(queued: ReadonlySet<string>): void {
    for (const { rows, interrupt } of this.queues.values()) {
      const [first] = rows;
      if (first && !queued.has(first.waId) && !this.acks.has(first.waId)) interrupt.abort();
    }
  }

  private async drive(conversationId: string, queue: ConversationQueue): Promise<void> {
    const { rows } = queue;
    // the first bubble stays in the queue while it is being sent, so that a concurrent read does not add it again
    let jid: string | undefined;
    for (let row = rows[0]; row && !this.stop.signal.aborted; row = rows[0]) {
      const done = await this.traced(row, queue).catch((error: unknown) => {
        this.dependencies.log.warn({
          event: 'session.send-failed',
          botId: this.dependencies.botId,
          messageId: row!.id,
          ...errorFields(error),
        });
        return true;
      });
      jid = row.jid;
      rows.shift();
      if (!done) this.taken.delete(row.waId);
    }
    this.queues.delete(conversationId);
    if (jid !== undefined) this.dependencies.left(jid);
    if (this.moreWaits) this.notify();
  }

  private traced(row: OutgoingMessage, queue: ConversationQueue): Promise<boolean> {
    const ids = { botId: this.dependencies.botId, messageId: row.id };
    return runAs({ name: 'whatsapp send', ids, trace: traceIdOf(row.trace) }, () => this.deliver(row, queue));
  }

  /** @returns false when the bubble is still queued in Postgres, but no longer in a queue of this connection */
  private async deliver(row: OutgoingMessage, queue: ConversationQueue): Promise<boolean> {
    const { may, typed } = await this.prepare(row, queue);
    if (may !== 'yes') return may === 'no';
    let isRenewed = false;
    for (let tries = 1; !this.stop.signal.aborted; tries++) {
      const answer = await this.sendOnce(row);
      const outcome: string | null = answer === reachoutRefusal ? await this.causeOf(row, isRenewed) : answer;
      isRenewed ||= outcome === outcomes.tokenRenewed;
      const next = nextStep(outcome, row.attempts + tries);
      if (next.kind === 'done') {
        await this.dependencies.sent(row);
        return true;
      }
      if (next.kind === 'withdrawn') return this.notTyped(row, typed, true);
      if (next.kind === 'closed') return this.notTyped(row, typed, false);
      if (next.restricted) this.dependencies.restricted();
      if (next.kind === 'fail') {
        await this.dependencies.failed(row, next.reason);
        return true;
      }
      const mayTry = await this.waitFor(row, queue, { untilMs: performance.now() + next.afterMs, isHurried: false });
      if (mayTry !== 'yes') return this.notTyped(row, typed, mayTry === 'no');
    }
    return this.notTyped(row, typed, false);
  }

  private async causeOf(row: OutgoingMessage, isRenewed: boolean): Promise<string> {
    return (await this.dependencies.causeOfRefusal?.(row, isRenewed)) ?? reachoutRefusal;
  }

  /**
   * Marks the chat read, shows typing and pauses, as a person would. If a read found the bubble forbidden, permission
   * is queried at once.
   * @returns permission `unknown` when the bubble stays queued; it is checked again at the next read
   */
  private async prepare(row: OutgoingMessage, queue: ConversationQueue): Promise<{ may: Permission; typed: Typing }> {
    const untyped = { untilMs: 0, isShown: false };
    if (queue.rows[0]?.forbidden) {
      const may = await this.mayLeave(row);
      if (may !== 'yes') return { may, typed: untyped };
    }
    const typed = await this.beginTyping(row, queue);
    const may = typed.isShown ? await this.waitFor(row, queue, { untilMs: typed.untilMs, isHurried: true }) : 'yes';
    return { may: may === 'yes' ? may : this.notTyped(row, typed, may), typed };
  }

  /**
   * Waits before an attempt. An interrupted pause continues if the bubble may still be sent.
   * @param pausing `isHurried`: the pause only simulates typing, and ends when a message written by a human waits
   * behind the bubble
   */
  private async waitFor(
    row: OutgoingMessage,
    queue: ConversationQueue,
    pausing: { readonly untilMs: number; readonly isHurried: boolean },
  ): Promise<Permission> {
    while (!(await this.pauseIn(queue, pausing))) {
      const may = await this.mayLeave(row);
      if (may !== 'yes') return may;
    }
    return this.stop.signal.aborted ? 'unknown' : 'yes';
  }

  /**
   * Ends the typing indicator, if it is shown, without sending a message.
   * @returns `result`
   */
  private notTyped<Result>(row: OutgoingMessage, { isShown }: Typing, result: Result): Result {
    if (isShown) this.dependencies.stopTyping(row.jid);
    return result;
  }

  private async mayLeave(row: OutgoingMessage): Promise<Permission> {
    try {
      if (row.isAutomatic && (await this.dependencies.withdrawn(row))) return 'no';
      return row.opensChat && this.dependencies.isRestricted() ? 'unknown' : 'yes';
    } catch (error) {
      const { botId, log } = this.dependencies;
      log.warn({ event: 'session.send-unjudged', botId, messageId: row.id, ...errorFields(error) });
      return 'unknown';
    }
  }

  private async sendOnce(row: OutgoingMessage): Promise<string | null> {
    const ack = this.waitForAck(row.waId);
    let kept: string = outcomes.closed;
    // queried again after the upload, because the connection may end or the bubble may become forbidden during the
    // upload
    const asked = async (): Promise<boolean> => {
      const may = this.stop.signal.aborted ? 'unknown' : await this.mayLeave(row);
      if (may === 'no') kept = outcomes.withdrawn;
      return may === 'yes' && !this.stop.signal.aborted;
    };
    try {
      const content = await this.dependencies.content(row);
      const leaving = { waId: row.waId, expiresAfter: row.expiresAfter, lid: row.lid, mayLeave: asked };
      const bytes = await this.dependencies.link.send(row.jid, content, leaving);
      if (bytes === null) return kept;
      this.dependencies.noteSent(row.waId, bytes);
      return await ack.within(ackLimitMs);
    } catch (error) {
      if (this.stop.signal.aborted) return outcomes.closed;
      this.dependencies.log.warn({
        event: 'session.send-error',
        botId: this.dependencies.botId,
        messageId: row.id,
        ...errorFields(error),
      });
      if (error instanceof OtherPersonError) return outcomes.otherPerson;
      if (error instanceof UnknownNumberError) return outcomes.unknownNumber;
      return error instanceof LookupError ? outcomes.noAnswer : outcomes.error;
    } finally {
      ack.cancel();
    }
  }

  /**
   * Listens for the acknowledgement from now on, because it may arrive before the sending returns. Its time limit
   * starts once the message is sent, because a picture may take long to upload.
   */
  private waitForAck(waId: string): { within: (ms: number) => Promise<string | null>; cancel: () => void } {
    let settle!: (errorCode: string | null) => void;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const outcome = new Promise<string | null>((resolve) => (settle = resolve));
    this.acks.set(waId, settle);
    const within = (ms: number): Promise<string | null> => {
      timer = setTimeout(() => settle(outcomes.timeout), ms);
      return outcome;
    };
    const cancel = (): void => {
      clearTimeout(timer);
      this.acks.delete(waId);
    };
    return { within, cancel };
  }

  /**
   * Marks the chat read, then shows typing for about as long as a person needs for the text, and never faster than
   * the session's rate. A message written by a human is sent at once, and so are the permitted messages before it in
   * that conversation.
   */
  private async beginTyping(row: OutgoingMessage, queue: ConversationQueue): Promise<Typing> {
    const { link, pace } = this.dependencies;
    queue.interrupt = new AbortController();
    const unread = row.sender === 'bot' ? this.dependencies.takeUnread(row.jid) : [];
    if (unread.length > 0) await link.markRead(row.jid, unread).catch(() => undefined);
    if (isHurried(queue)) {
      this.slotMs = Math.max(this.slotMs, performance.now());
      return { untilMs: 0, isShown: false };
    }
    const typingMs = pace.typingMs(row.body.length, row.typingMsPerCharacter);
    this.slotMs = nextSlot(performance.now() + typingMs, this.slotMs, pace.gapMs(row.sendsPerMinute));
    const typed = { untilMs: this.slotMs, isShown: typingMs > 0 && this.slotMs > performance.now() };
    if (typed.isShown) await this.dependencies.type(row.jid).catch(() => undefined);
    return typed;
  }

  /** @returns false when the pause was interrupted; the bubble must then be checked before the pause continues */
  private async pauseIn(queue: ConversationQueue, pausing: { readonly untilMs: number; readonly isHurried: boolean }): Promise<boolean> {
    const waitMs = pausing.untilMs - performance.now();
    const mayEnd = (): boolean => pausing.isHurried && isHurried(queue);
    if (this.stop.signal.aborted || mayEnd()) return true;
    if (waitMs <= 0) return true;
    const signal = AbortSignal.any([this.stop.signal, queue.interrupt.signal]);
    await pause(waitMs, undefined, { signal }).catch(() => undefined);
    if (!queue.interrupt.signal.aborted || this.stop.signal.aborted || mayEnd()) return true;
    queue.interrupt = new AbortController();
    return false;
  }
}

/** True when a message that a human wrote is in the queue. */
function isHurried({ rows }: ConversationQueue): boolean {
  return rows.some((one) => one.byHand);
}

/** Waits until all promises have settled, or the time limit (milliseconds) has passed. */
async function settledWithin(work: readonly Promise<unknown>[], limitMs: number): Promise<void> {
  const limit = new AbortController();
  await Promise.race([Promise.allSettled(work), pause(limitMs, undefined, { signal: limit.signal }).catch(() => undefined)]);
  limit.abort();
}
