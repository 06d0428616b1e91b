import type { HeldSession, OutageCause } from '#core/features/bots/bots.types';
import type { Hearing } from '#core/outside/whatsapp/link.types';
import { errorFields, type Log } from '#core/platform/log/log';
import { storeNow, storeNowMs } from '#core/platform/clock/store-clock';
import { checkPauseMs, judgeHearing } from './hearing.rules.js';
import { nextOutage, type Health, type OutageState, type WatchLimits } from './outage.rules.js';

/** News for the owner: no messages have passed since `since`, or messages pass again. */
export type OutageNews =
  | { readonly kind: 'began'; readonly since: Date; readonly cause: OutageCause }
  | { readonly kind: 'over'; readonly at: Date };

/**
 * Keeps one session's status indicator correct. Finds connections that receive nothing and has them replaced.
 * Notifies the owner of a lasting outage twice: when it is reported, and when it is over. It has no timer: the host
 * checks all its sessions every few seconds.
 */
export class SessionWatch {
  private outage: OutageState;
  /** Whether messages pass, and since when; milliseconds since 1970. */
  private health: Health = { kind: 'idle' };
  /** A message from WhatsApp after this time shows that messages pass; null without a connection. */
  private countsFromMs: number | null = null;
  /**
   * Set when an open connection is known not to pass messages. `withheld`: messages wait at the server. `mute`: two
   * consecutive connections logged in and then received nothing.
   */
  private deaf: 'withheld' | 'mute' | null = null;
  /** Number of consecutive connections that received nothing soon after the login. */
  private mutes = 0;
  /** Number of consecutive connections that were replaced because nothing arrived. */
  private strikes = 0;
  private phoneAnswers = false;
  private fruitless = 0;
  private checkedAtMs = 0;
  /** The reason of the last replacement. Kept until the new connection shows whether the replacement helped. */
  private replaced: 'check' | 'deaf' | null = null;
  private telling = false;

  constructor(
    private readonly held: HeldSession,
    /** Stores the news for the owner. */
    private readonly report: (news: OutageNews) => Promise<void>,
    private readonly log: Pick<Log, 'info' | 'warn'>,
    private readonly limits: WatchLimits,
  ) {
    this.outage = held.outage ? { kind: 'told', sinceMs: held.outage.since.getTime() } : { kind: 'none' };
  }

  /** True when no messages arrive although WhatsApp accepts the session's login. */
  get isDeaf(): boolean {
    return this.deaf !== null;
  }

  /** True while the current connection has not shown that messages pass, after a connection that received nothing. */
  get isDoubted(): boolean {
    return this.isDeaf || (this.mutes > 0 && this.health.kind === 'unwell');
  }

  /** A linked session is about to connect. */
  connecting(): void {
    this.countsFromMs = null;
    if (this.health.kind !== 'unwell') this.away('connection');
  }

  /** The session lost its connection, or could not open one. */
  away(cause: OutageCause): void {
    this.countsFromMs = null;
    if (this.health.kind !== 'unwell') this.health = { kind: 'unwell', sinceMs: storeNowMs(), cause };
    else if (this.health.cause !== 'deaf') this.health = { ...this.health, cause };
  }

  /** The session logged in. Messages count as passing only after WhatsApp's next stanza. */
  opened(): void {
    this.countsFromMs = storeNowMs();
  }

  /**
   * Time without traffic after which a connection is pinged. It is shorter after a connection that received nothing.
   */
  get silentLimitMs(): number {
    return this.isDoubted ? this.limits.echoMs : this.limits.silentMs;
  }

  /**
   * A logged-in connection has ended.
   * @param silentMs time since WhatsApp's last stanza
   */
  closed(silentMs: number): void {
    if (silentMs < this.silentLimitMs) return;
    const { health } = this;
    const sinceMs = storeNowMs() - silentMs;
    this.mutes++;
    if (this.mutes > 1) this.deaf ??= 'mute';
    this.health = {
      kind: 'unwell',
      sinceMs: health.kind === 'unwell' ? Math.min(health.sinceMs, sinceMs) : sinceMs,
      cause: this.isDeaf ? 'deaf' : 'connection',
    };
    this.log.warn({ event: 'session.mute', botId: this.held.botId, times: this.mutes, silentMs: Math.round(silentMs) });
  }

  /** The session ends permanently, or has no device. There can be no outage then. */
  idle(): void {
    this.health = { kind: 'idle' };
  }

  /**
   * Checks the session.
   * @param hearing state of the open connection; null while there is none
   * @returns what to do with the connection; `cured`: a connection that was deaf or doubted receives messages again
   */
  look(hearing: Hearing | null): 'leave' | 'replace' | 'cured' {
    const action = hearing ? this.listen(hearing) : 'leave';
    this.weigh();
    return action;
  }

  private listen(hearing: Hearing): 'leave' | 'replace' | 'cured' {
    const facts = hearing.facts();
    if (this.answered(storeNowMs() - facts.frameMs)) return 'cured';
    this.phoneAnswers ||= hearing.phoneAnswered;
    if (hearing.isCaughtUp && facts.announcedForMs === null && this.settle(hearing.waited)) return 'cured';
    const mayCheck = storeNowMs() - this.checkedAtMs >= checkPauseMs(this.fruitless);
    switch (judgeHearing(facts, { phoneAnswers: this.phoneAnswers, mayCheck }, this.limits)) {
      case 'hears':
      case 'wait':
        return 'leave';
      case 'ask':
        hearing
          .ask()
          .catch((error: unknown) => this.log.warn({ event: 'session.not-asked', botId: this.held.botId, ...errorFields(error) }));
        return 'leave';
      case 'check':
        this.checkedAtMs = storeNowMs();
        this.replaced = 'check';
        this.strikes++;
        this.note('session.hearing-checked');
        return 'replace';
      case 'deaf':
        this.wentDeaf();
        return 'replace';
    }
  }

  /**
   * Handles the time of WhatsApp's last stanza.
   * @returns true when the stanza ends a doubt
   */
  private answered(heardMs: number): boolean {
    const { countsFromMs, isDoubted } = this;
    if (countsFromMs === null || heardMs < countsFromMs) return false;
    if (heardMs - countsFromMs >= this.limits.stableMs) {
      this.mutes = 0;
      if (this.deaf === 'mute') this.deaf = null;
    }
    if (this.isDeaf) return false;
    this.health = { kind: 'well', sinceMs: this.health.kind === 'well' ? this.health.sinceMs : countsFromMs, heardMs };
    return isDoubted;
  }

  /**
   * Called when the new connection has received all waiting messages.
   * @returns true when the session was known to be deaf
   */
  private settle(waited: number): boolean {
    const { replaced } = this;
    const wasWithheld = this.deaf === 'withheld';
    this.replaced = null;
    this.strikes = 0;
    if (wasWithheld) {
      this.deaf = null;
      this.countsFromMs = storeNowMs();
    }
    if (replaced === 'check') this.fruitless = waited > 0 ? 0 : this.fruitless + 1;
    // no messages had waited, so the phone receives our queries and does not answer them; a missing answer therefore
    // proves nothing
    if (replaced === 'deaf' && waited === 0) this.phoneAnswers = false;
    return wasWithheld;
  }

  private wentDeaf(): void {
    const now = storeNowMs();
    this.deaf = 'withheld';
    this.replaced = 'deaf';
    // the first replacement is not reported; if it did not help, the owner is notified at once
    const sinceMs = this.strikes > 0 ? now - this.limits.tellAfterMs : now;
    this.health = {
      kind: 'unwell',
      cause: 'deaf',
      sinceMs: this.health.kind === 'unwell' ? Math.min(this.health.sinceMs, sinceMs) : sinceMs,
    };
    this.strikes++;
    this.note('session.deaf');
  }

  private note(event: string): void {
    this.log.warn({ event, botId: this.held.botId, times: this.strikes });
  }

  private weigh(): void {
    if (this.telling) return;
    const { health, limits } = this;
    const { state, tell } = nextOutage(this.outage, health, storeNowMs(), limits);
    if (tell === null) {
      this.outage = state;
      return;
    }
    // reported again at the next check if Postgres does not accept it
    this.telling = true;
    void this.tell(state, health)
      .then(() => (this.outage = state))
      .catch((error: unknown) => this.log.warn({ event: 'session.outage-untold', botId: this.held.botId, ...errorFields(error) }))
      .finally(() => (this.telling = false));
  }

  private async tell(state: OutageState, health: Health): Promise<void> {
    const { report, log } = this;
    const { botId } = this.held;
    if (state.kind === 'told' && health.kind === 'unwell') {
      log.warn({ event: 'session.outage', botId, cause: health.cause, sinceMs: state.sinceMs });
      await report({ kind: 'began', since: new Date(state.sinceMs), cause: health.cause });
    } else {
      log.info({ event: 'session.outage-over', botId });
      await report({ kind: 'over', at: storeNow() });
    }
  }
}
