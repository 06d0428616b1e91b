import { setTimeout as pause } from 'node:timers/promises';
import type { OfflineReason } from '#contracts/values/statuses';
import { reasonText, restrictionLifted, trialNumberUsed, type Interruption } from '#core/features/bots/bots.texts';
import type { HeldSession, OutageCause, Restriction } from '#core/features/bots/bots.types';
import { reactionTo } from '#core/outside/whatsapp/disconnects.rules';
import type { ReadMessage, RestrictionNews } from '#core/outside/whatsapp/link.types';
import { UnknownKeyError } from '#core/platform/crypto/secret-box';
import { errorFields } from '#core/platform/log/log';
import type { Pace } from '../outbound/pacing.rules.js';
import type { WatchLimits } from './outage.rules.js';
import { OwnerNews, type OwnNumber } from './owner-news.js';
import { afterNews, isInForce } from './restriction.rules.js';
import { SessionConnection, type ConnectionEnd, type ConnectionListener } from './session-connection.js';
import type { SessionDoors } from './session-doors.js';
import { SessionWatch } from './session-watch.js';
import { codesPerTry, interruptionOf, nextStep, noTries, pauseWhileWaitedMs } from './session.rules.js';

export interface RunnerTools {
  readonly doors: SessionDoors;
  readonly pace: Pace;
  readonly limits: WatchLimits;
  /** False once this host may have lost its sessions. */
  readonly isHeld: () => boolean;
  /** A message came in. */
  readonly heard: (message: ReadMessage) => void;
}

interface Verdict {
  readonly reason: OfflineReason;
  readonly detail: string | null;
  /** The device is gone at WhatsApp, its keys go too. */
  readonly wipe: boolean;
}

const databaseRetryMs = 500;
const unlinkTriesInAll = 3;
const unlinked: Verdict = { reason: 'stopped', detail: null, wipe: true };

/**
 * One session of this host, from its claim to its end: opens connections one after another as the rules say, and tells the
 * owner what happens. Each time it first proves that it still holds the lease; there is never a second connector.
 */
export class SessionRunner implements ConnectionListener {
  private connection: SessionConnection | null = null;
  private going = true;
  private unlinking = false;
  private unlinkTries = 0;
  private relinking = false;
  /** Decided before the connection ended. */
  private verdict: Verdict | null = null;
  /** The number of the open connection. */
  private number: OwnNumber | null = null;
  private lostLease = false;
  private codes = 0;
  private restriction: Restriction | null;
  private pairingPhone: string | null;
  private resting = new AbortController();
  /** When the present pause may be cut short for somebody who waits; null while it may not, or there is none. */
  private mayHurryAt: number | null = null;
  private readonly watch: SessionWatch;
  private readonly news: OwnerNews;
  /** The phone's holder linked the device in this run, and the trial allows its number. */
  private scanned: 'no' | 'yes' | 'trial-used' = 'no';
  /** What the present connection's events set off; the next connection waits for it, so that what they tell keeps its order. */
  private reactions: Promise<unknown>[] = [];

  constructor(
    readonly held: HeldSession,
    private readonly tools: RunnerTools,
  ) {
    this.pairingPhone = held.pairingPhone;
    this.restriction = held.restriction;
    this.news = new OwnerNews(tools.doors, held);
    this.watch = new SessionWatch(held, tools.doors, tools.limits);
  }

  /** True when another host has the session: nothing is to be released. */
  get isLost(): boolean {
    return this.lostLease;
  }

  get isOnline(): boolean {
    return this.connection?.isOpen ?? false;
  }

  /** True while it only lives to log the device out. */
  get isUnlinking(): boolean {
    return this.unlinking;
  }

  async run(): Promise<void> {
    let tries = noTries;
    while (this.going) {
      const creds = await this.prepare();
      if (creds === undefined) return;
      const ending = await this.connectOnce(creds);
      if (ending.kind === 'lost') {
        this.lostLease = true;
        return;
      }
      if (this.unlinking && ++this.unlinkTries >= unlinkTriesInAll) this.verdict ??= unlinked;
      if (this.verdict) return this.finish(this.verdict);
      if (this.relinking) {
        this.relinking = false;
        continue;
      }
      const next = nextStep({ ...ending, codesShown: this.codes }, tries);
      if (!this.going) return;
      this.tools.doors.log.info({
        event: 'session.ended',
        ownerId: this.held.ownerId,
        code: ending.code ?? null,
        openMs: ending.openMs,
        next: next.kind,
        ...(next.kind === 'connect' ? { pauseMs: Math.round(next.afterMs) } : {}),
      });
      if (next.kind === 'end') return this.finish({ ...next, detail: null });
      tries = next.tries;
      if (!ending.linking || ending.paired) await this.showInterruption(next.shown, next.why, next.afterMs);
      this.mayHurryAt = next.why === 'version' || next.why === 'rate' ? null : performance.now() + pauseWhileWaitedMs;
      if (next.afterMs > 0) await this.rest(next.afterMs);
      this.mayHurryAt = null;
    }
  }

  private async showInterruption(offline: OutageCause | null, why: Interruption, pauseMs: number): Promise<void> {
    const { isDeaf } = this.watch;
    const cause = offline ?? (isDeaf ? 'deaf' : 'connection');
    this.watch.away(cause);
    await this.news.interrupted({ offline, cause, why: isDeaf ? 'deaf' : why, pauseMs });
  }

  /** Proves the lease and gives the stored device; undefined when the session is not to be run any more. */
  private async prepare(): Promise<string | null | undefined> {
    const { doors, isHeld } = this.tools;
    for (;;) {
      if (!isHeld()) {
        this.lostLease = true;
        return undefined;
      }
      try {
        if (!this.unlinking && !(await this.news.connecting())) return undefined;
        const creds = await doors.vault.loadCreds(this.held.ownerId);
        if (creds === null && (this.unlinking || !(await doors.vault.wipe(this.held)))) return undefined;
        if (creds !== null) this.watch.connecting();
        return creds;
      } catch (error) {
        if (error instanceof UnknownKeyError) {
          if (!this.unlinking) await doors.unreadable.add(this.held);
          return undefined;
        }
        doors.log.warn({ event: 'session.not-prepared', ownerId: this.held.ownerId, ...errorFields(error) });
        await this.rest(databaseRetryMs);
        if (!this.going) return undefined;
      }
    }
  }

  private async connectOnce(creds: string | null): Promise<ConnectionEnd> {
    const { doors, pace, isHeld, limits } = this.tools;
    this.codes = 0;
    this.connection = new SessionConnection(
      {
        doors,
        pace,
        isHeld,
        openLimitMs: limits.openMs,
        lease: this.held,
        listener: this,
        isRestricted: () => isInForce(this.restriction, new Date()),
      },
      creds,
    );
    try {
      return await this.connection.ended;
    } finally {
      this.connection = null;
      await Promise.allSettled(this.reactions);
      this.reactions = [];
    }
  }

  private async finish({ reason, detail, wipe }: Verdict): Promise<void> {
    const { doors } = this.tools;
    this.going = false;
    this.watch.idle();
    if (wipe) {
      await doors.vault.wipe(this.held);
      await doors.reports.forgetNumber(this.held);
    }
    await this.news.final(reason, detail);
  }

  private async rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.resting.signal }).catch(() => undefined);
    this.resting = new AbortController();
  }

  // --- what the connection tells

  qr(text: string): void {
    this.codes++;
    if (this.codes > codesPerTry) {
      this.connection?.cut();
      return;
    }
    this.quietly(this.pairingPhone ? this.showPairingCode(this.pairingPhone) : this.showQr(text));
  }

  private async showQr(text: string): Promise<void> {
    if (!(await this.news.qr(text, this.codes))) await this.stop();
  }

  private async showPairingCode(phone: string): Promise<void> {
    if (this.codes > 1 || !this.connection) return;
    await this.news.pairingCode(phone, await this.connection.requestPairingCode(phone));
  }

  paired(pn: string): void {
    this.react(this.takeScanned(pn));
  }

  /**
   * The phone's holder gave the number to this account: whoever runs it elsewhere stops before the first message comes to both. A
   * trial that may not have the number takes it from nobody.
   */
  private async takeScanned(pn: string): Promise<void> {
    const { doors } = this.tools;
    this.scanned = 'yes';
    await this.news.paired();
    if (await doors.plans.claimTrialNumber(this.held.ownerId, pn)) await doors.activeNumbers.take(this.held, pn, 'scan');
    else this.scanned = 'trial-used';
  }

  open(pn: string, lid: string | null): void {
    this.react(this.unlinking ? this.leave() : this.opened(pn, lid));
  }

  private async opened(pn: string, lid: string | null): Promise<void> {
    const { connection } = this;
    const { doors } = this.tools;
    if (this.scanned === 'trial-used' || !(await doors.plans.claimTrialNumber(this.held.ownerId, pn)))
      return this.refuse({ reason: 'stopped', detail: trialNumberUsed, wipe: true });
    const claim = await doors.activeNumbers.take(this.held, pn, this.scanned === 'yes' ? 'scan' : 'link');
    if (claim === 'refused') return this.refuse({ reason: 'number_taken', detail: null, wipe: true });
    if (claim === 'lost') return this.stop();
    if (!connection?.isOpen) return;
    this.watch.opened();
    this.number = { phone: pn, lid };
    if (this.restriction?.kind === 'unknown') connection.askRestriction();
    await this.showOnline();
  }

  /** A connection that is known to be deaf is not shown as online. */
  private async showOnline(): Promise<void> {
    if (!this.watch.isDeaf && this.number && !(await this.news.online(this.number))) await this.stop();
  }

  /** Gives a link up that may not be used: the device goes at WhatsApp too. */
  private async refuse(verdict: Verdict): Promise<void> {
    this.verdict = verdict;
    await this.connection?.logout();
  }

  closed(code: number | undefined): void {
    const kind = reactionTo(code).kind;
    const wasOnline = this.number !== null;
    this.number = null;
    if (!wasOnline || this.unlinking || this.verdict || !this.going || kind === 'stop' || kind === 'relink') return;
    this.react(this.showInterruption(null, interruptionOf(code), 0));
  }

  restricted(news: RestrictionNews): void {
    const { doors } = this.tools;
    const before = this.restriction;
    this.restriction = afterNews(before, news, new Date());
    if (this.restriction === before) return;
    const lifted = this.restriction === null;
    doors.activityLog.write(this.held.ownerId, lifted ? 'INFO' : 'WARN', lifted ? restrictionLifted : reasonText('restricted'));
    this.quietly(doors.reports.restrict(this.held, this.restriction));
    if (lifted) this.connection?.knock();
  }

  heard(message: ReadMessage): void {
    this.tools.heard(message);
  }

  // --- what the host asks for

  /** Ends the session in peace. */
  async stop(): Promise<void> {
    this.going = false;
    this.watch.idle();
    this.resting.abort();
    await this.connection?.close();
  }

  /** The lease is gone or in doubt: everything ends at once, nothing is written. */
  abandon(): void {
    this.going = false;
    this.lostLease = true;
    this.watch.idle();
    this.resting.abort();
    this.connection?.abandon();
  }

  /** The owner pressed Start again: no pause is waited for any longer. */
  hurry(): void {
    this.resting.abort();
  }

  /** The way of linking that the owner wishes: digits for a code to type, null for a QR code. */
  linkBy(pairingPhone: string | null): void {
    if (pairingPhone === this.pairingPhone) return;
    this.pairingPhone = pairingPhone;
    if (this.codes === 0 || this.isOnline) return;
    this.relinking = true;
    this.connection?.cut();
  }

  /** Removes the device at WhatsApp and forgets its keys. */
  async unlink(): Promise<void> {
    if (this.unlinking) return;
    this.unlinking = true;
    this.watch.idle();
    this.resting.abort();
    if (this.isOnline) await this.leave();
  }

  private async leave(): Promise<void> {
    this.verdict = unlinked;
    await this.connection?.logout();
  }

  /** There may be something to send: whoever waits for it is not kept waiting by a long pause. */
  knock(): void {
    if (this.mayHurryAt !== null && performance.now() >= this.mayHurryAt) this.resting.abort();
    this.connection?.knock();
  }

  /** Called every few seconds by the clock that all sessions share. */
  tick(): void {
    this.connection?.tick();
    switch (this.watch.look(this.connection)) {
      case 'leave':
        return;
      case 'replace':
        return this.connection?.restartDeaf();
      case 'cured':
        return this.react(this.showOnline());
    }
  }

  /** Null when it cannot be known now. */
  async isOnWhatsapp(digits: string): Promise<boolean | null> {
    return this.connection?.isOpen ? this.connection.isOnWhatsapp(digits) : null;
  }

  showTyping(jid: string): void {
    this.connection?.showTyping(jid);
  }

  /** Pings a silent connection; replaces it when nothing answers, or nothing of ours gets out. Silence alone is no failure. */
  async ping(): Promise<void> {
    const { connection } = this;
    const { silentMs, answerMs, heldMs } = this.tools.limits;
    if (!connection?.isOpen) return;
    const leaves = connection.heldMs() < heldMs;
    if ((leaves && (await connection.isAlive(silentMs, answerMs))) || connection !== this.connection) return;
    this.tools.doors.log.warn({ event: 'session.mute', ownerId: this.held.ownerId });
    connection.restartDeaf();
  }

  private react(work: Promise<unknown>): void {
    this.reactions.push(work);
    this.quietly(work);
  }

  private quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) =>
      this.tools.doors.log.warn({ event: 'session.news-lost', ownerId: this.held.ownerId, ...errorFields(error) }),
    );
  }
}
