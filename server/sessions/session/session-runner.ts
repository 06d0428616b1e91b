import { setTimeout as pause } from 'node:timers/promises';
import { passkeyBrokenOff } from '#core/features/bots/bots.texts';
import type { HeldSession } from '#core/features/bots/bots.types';
import type { PasskeySaying } from '#core/features/bots/passkey-attempts.service';
import type { HealthTold, PersonFound, ReadMessage, RestrictionChange } from '#core/outside/whatsapp/link.types';
import type { PasskeyUpdate, PasskeyReception } from '#core/outside/whatsapp/passkey/passkey.types';
import { UnknownKeyError } from '#core/platform/crypto/secret-box';
import { errorFields } from '#core/platform/log/log';
import { Admission } from './admission.js';
import { claimed, nextMode, storeRetryMs, type Action, type Interrupted, type Mode, type ModeEvent, type Outcome } from './mode.rules.js';
import { PasskeyTalk } from './passkey-talk.js';
import { NumberReports } from './number-reports.js';
import type { RunnerConnection, RunnerServices, RunnerTools } from './runner.types.js';
import type { ConnectionListener } from './session-connection.js';

/**
 * One session of this host, from its claim to its end. It is always in one mode; `mode.rules.ts` has the transitions.
 *
 * | mode | what it means | what leads in | what leads out |
 * |---|---|---|---|
 * | preparing | the lease is verified, the stored device is read | the claim; the end of a pause; the other linking method | read: connecting · a store is away: waiting · not to be run: ended |
 * | connecting | a socket is open; not logged in yet, codes may be shown | a device, or none, was read | login: admitting · socket closed, Stop or the other linking method: closing |
 * | admitting | logged in; checking whether this account may run the number | the login | allowed: online · not allowed: closing, logging out · a store is away: closing |
 * | online | messages pass, the status indicator is green | the number is admitted | socket closed, Stop or logging out: closing |
 * | closing | the connection is ending; `follows` has what comes next, or leaves it to the rules for endings | all modes with a connection | all its data is stored: preparing, waiting, finishing or ended |
 * | waiting | a pause before the next connection | an ending that allows one more try; a store that is away | the pause is over, or something waits to be sent: preparing · Stop: ended |
 * | finishing | it ends for good; keys are deleted where necessary, the owner is informed | logged out, banned, replaced, refused; no scan in time | written: ended |
 * | ended | nothing runs and nothing follows; `lost` when another host may have the session | Stop; `finishing`; from every mode: the lease is gone or uncertain | nothing |
 *
 * A logout request does not change the mode but the aim that all modes carry: the session connects once more
 * if necessary, logs out as soon as it is logged in, and gives up after three connections. There is never a
 * second connection: the next one is opened when the last one's data is stored.
 */
export class SessionRunner implements ConnectionListener {
  private mode: Mode = claimed;
  private connection: RunnerConnection | null = null;
  private readonly admission: Admission;
  private readonly number: NumberReports;
  private pairingPhone: string | null;
  private readonly passkeyTalk: PasskeyTalk;
  private resting = new AbortController();
  /** Pending work of the present connection's events. The next connection waits for it, so that updates stay in order. */
  private readonly reactions = new Set<Promise<unknown>>();

  constructor(
    readonly held: HeldSession,
    private readonly services: RunnerServices,
    private readonly tools: RunnerTools,
  ) {
    this.admission = new Admission(held, services);
    this.passkeyTalk = new PasskeyTalk(held, services.log, (attempt, update) => tools.ownerUpdates.passkey(attempt, update));
    this.pairingPhone = held.pairingPhone;
    this.number = new NumberReports(held, services, (work) => this.inBackground(work));
  }

  /** True when another host has the session, or may have it: nothing is to be released. */
  get isLost(): boolean {
    return this.mode.kind === 'ended' && this.mode.how === 'lost';
  }

  get isOnline(): boolean {
    return this.mode.kind === 'online';
  }

  /** True when the only remaining purpose of the session is to log the device out. */
  get isUnlinking(): boolean {
    return 'course' in this.mode && this.mode.course.aim.kind === 'unlink';
  }

  /** Resolves when the session has ended and all its work is finished. */
  async run(): Promise<void> {
    for (;;) {
      const { mode } = this;
      switch (mode.kind) {
        case 'preparing':
          await this.handle(await this.prepare());
          break;
        case 'connecting':
          await this.handle(await this.connectOnce(mode.device));
          break;
        case 'waiting':
          await this.wait(mode);
          break;
        case 'finishing':
          await this.finish(mode.outcome);
          break;
        case 'ended':
          return;
        case 'admitting':
        case 'online':
        case 'closing':
          throw new Error(`a session is ${mode.kind} without a connection`);
      }
    }
  }

  /** Changes the mode and performs the action of the transition. Resolves when the action is done. */
  private async handle(event: ModeEvent): Promise<void> {
    const before = this.mode;
    const { mode, action } = nextMode(before, event);
    this.mode = mode;
    if (before.kind === 'finishing' || (before.kind === 'waiting' && mode !== before)) this.resting.abort();
    if (event.kind === 'drained' && event.ending !== 'lost' && (mode.kind === 'waiting' || mode.kind === 'finishing')) {
      const { code = null, openMs } = event.ending;
      const pauseMs = mode.kind === 'waiting' ? Math.round(mode.pauseMs) : null;
      this.services.log.info({ event: 'session.ended', botId: this.held.botId, code, openMs, next: mode.kind, pauseMs });
    }
    if (action) await this.perform(action);
  }

  private perform(action: Action): Promise<void> | void {
    const { connection } = this;
    switch (action.kind) {
      case 'show-code':
        return this.inBackground(this.showCode(action.text, action.count));
      case 'take-number':
        return this.react(this.takeScanned(action.pn));
      case 'admit':
        return this.react(this.admit(action));
      case 'show-online':
        return this.opened();
      case 'show-interruption':
        return this.react(this.showInterruption(action.shown));
      case 'log-out':
        return connection?.logout();
      case 'close':
        return connection?.close();
      case 'cut':
        return connection?.link.abort();
      case 'abandon':
        return connection?.abandon();
    }
  }

  /** Verifies the lease and loads the stored device. */
  private async prepare(): Promise<ModeEvent> {
    const { held } = this;
    const { vault, unreadable, log } = this.services;
    const { ownerUpdates, watch, isHeld } = this.tools;
    if (!isHeld()) return { kind: 'abandon' };
    try {
      if (!this.isUnlinking && !(await ownerUpdates.connecting())) return { kind: 'unfit' };
      const device = await vault.loadCreds(held.botId);
      if (device === null && !this.isUnlinking && !(await vault.wipe(held))) return { kind: 'unfit' };
      if (device === null && held.passkeyLost && !this.isUnlinking) return { kind: 'passkey-failed', detail: passkeyBrokenOff };
      if (device !== null && !this.isUnlinking) watch.connecting();
      return { kind: 'prepared', device };
    } catch (error) {
      if (error instanceof UnknownKeyError) {
        if (!this.isUnlinking) await unreadable.setAside(held);
        return { kind: 'unfit' };
      }
      log.warn({ event: 'session.not-prepared', botId: held.botId, ...errorFields(error) });
      return { kind: 'failed' };
    }
  }

  private async connectOnce(device: string | null): Promise<ModeEvent> {
    this.connection = this.tools.connect(device, this, this.number);
    try {
      const ending = await this.connection.ended;
      return { kind: 'drained', ending, nowMs: performance.now() };
    } finally {
      this.connection = null;
      // a reaction may start another one
      while (this.reactions.size > 0) await Promise.allSettled(this.reactions);
    }
  }

  private async wait({ shown, pauseMs }: Extract<Mode, { kind: 'waiting' }>): Promise<void> {
    const { signal } = (this.resting = new AbortController());
    if (shown) await this.showInterruption(shown);
    if (pauseMs > 0) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await this.handle({ kind: 'rested' });
  }

  private async finish({ reason, detail, wipe }: Outcome): Promise<void> {
    const { vault, statusStore } = this.services;
    this.tools.watch.idle();
    const { signal } = (this.resting = new AbortController());
    try {
      if (wipe) {
        await vault.wipe(this.held);
        await statusStore.forgetNumber(this.held);
      }
      await this.tools.ownerUpdates.final(reason, detail);
    } catch (error) {
      // an unrecorded ending would be resumed as if nothing had happened, and the owner would not be informed
      this.services.log.warn({ event: 'session.not-finished', botId: this.held.botId, ...errorFields(error) });
      await pause(storeRetryMs, undefined, { signal }).catch(() => undefined);
      return;
    }
    await this.handle({ kind: 'finished' });
  }

  private async showInterruption(shown: Interrupted): Promise<void> {
    const { watch, ownerUpdates } = this.tools;
    const cause = shown.offline ?? (watch.isDeaf ? 'deaf' : 'connection');
    watch.away(cause);
    await ownerUpdates.interrupted(watch.isDeaf ? { ...shown, why: 'deaf' } : shown, cause);
  }

  /** Shows the QR code, or the pairing code when the owner asked for one. */
  private async showCode(text: string, count: number): Promise<void> {
    const { ownerUpdates } = this.tools;
    if (!this.pairingPhone) return (await ownerUpdates.qr(text, count)) ? undefined : this.stop();
    if (count > 1 || !this.connection) return;
    if (!(await ownerUpdates.pairingCode(this.pairingPhone, await this.connection.link.requestPairingCode(this.pairingPhone))))
      await this.stop();
  }

  private async takeScanned(pn: string): Promise<void> {
    await this.tools.ownerUpdates.paired();
    if (!(await this.admission.scanned(pn))) await this.handle({ kind: 'trial-used' });
  }

  private async admit(claim: Extract<Action, { kind: 'admit' }>): Promise<void> {
    let answer: ModeEvent;
    try {
      answer = await this.admission.opened(claim.number, claim.proof);
    } catch (error) {
      this.services.log.warn({ event: 'session.not-admitted', botId: this.held.botId, ...errorFields(error) });
      answer = { kind: 'failed' };
    }
    await this.handle(answer);
  }

  private opened(): Promise<void> {
    this.tools.watch.opened();
    this.number.opened();
    this.checkRestriction();
    return this.showOnline();
  }

  /**
   * True when this connection is not shown as online yet: the one before received nothing, and this one has
   * not received a message so far.
   */
  private async showOnline(): Promise<void> {
    if (this.mode.kind !== 'online' || this.tools.watch.isDoubted) return;
    if (!(await this.tools.ownerUpdates.online(this.mode.number))) await this.stop();
  }

  /** Writes the owner's update that Postgres did not take when it occurred. */
  private async catchUp(): Promise<void> {
    const { ownerUpdates } = this.tools;
    const { kind } = this.mode;
    const isShown = !this.isUnlinking && (kind === 'connecting' || kind === 'online' || kind === 'waiting');
    if (isShown && !(await ownerUpdates.catchUp())) await this.stop();
  }

  // --- events of the connection

  qr(text: string): void {
    this.inBackground(this.handle({ kind: 'code', text }));
  }

  passkey(update: PasskeyUpdate): void {
    this.inBackground(this.passkeyTalk.told(update).then((event) => event && this.handle(event)));
  }

  paired(pn: string): void {
    this.inBackground(this.handle({ kind: 'paired', pn }));
  }

  open(pn: string, lid: string | null): void {
    this.react(this.handle({ kind: 'opened', pn, lid }));
  }

  closed(code: number | undefined): void {
    if (this.isLoggedIn && this.connection) this.tools.watch.closed(this.connection.link.silentMs());
    this.inBackground(this.handle({ kind: 'closed', code }));
  }

  restricted(change: RestrictionChange): void {
    if (this.number.restricted(change)) this.connection?.queues?.notify();
  }

  health(told: HealthTold): void {
    this.number.health(told);
  }

  heard(message: ReadMessage): void {
    this.tools.heard(message);
  }

  // --- calls of the host

  /** Graceful stop. */
  async stop(): Promise<void> {
    this.tools.watch.idle();
    await this.handle({ kind: 'stop' });
  }

  /** The lease is gone or uncertain: everything ends at once, nothing is written. */
  abandon(): void {
    this.tools.watch.idle();
    this.inBackground(this.handle({ kind: 'abandon' }));
  }

  /** The owner pressed Start again: the current pause ends. */
  hurry(): void {
    this.inBackground(this.handle({ kind: 'hurry' }));
  }

  /** The linking method that the owner chose: digits for a code to type, null for a QR code. */
  linkBy(pairingPhone: string | null): void {
    if (pairingPhone === this.pairingPhone) return;
    this.pairingPhone = pairingPhone;
    this.inBackground(this.handle({ kind: 'relink' }));
  }

  /** Removes the device at WhatsApp and forgets its keys. */
  async unlink(): Promise<void> {
    this.tools.watch.idle();
    await this.handle({ kind: 'unlink' });
  }

  /** Called when there may be something to send: a long pause ends early. */
  notify(): void {
    this.inBackground(this.handle({ kind: 'notify', nowMs: performance.now() }));
    this.connection?.queues?.notify();
  }

  /** Called every few seconds by the clock that all sessions share. */
  tick(): void {
    this.connection?.attention.tick();
    switch (this.tools.watch.look(this.isLoggedIn && this.connection ? this.connection.link.hearing : null)) {
      case 'leave':
        return this.tools.ownerUpdates.isBehind ? this.react(this.catchUp()) : undefined;
      case 'replace':
        return this.connection?.restartDeaf();
      case 'cured':
        return this.react(this.showOnline());
    }
  }

  /** Null when the answer cannot be looked up now. */
  async findPerson(who: string): Promise<PersonFound | null> {
    return this.isLoggedIn && this.connection ? this.connection.link.findPerson(who) : null;
  }

  /** Passes the owner's answer to WhatsApp's passkey request. */
  answerPasskey(saying: PasskeySaying): PasskeyReception {
    return this.passkeyTalk.says(saying, this.mode.kind === 'connecting' ? (this.connection?.link.passkey ?? null) : null);
  }

  showTyping(jid: string): void {
    if (this.isLoggedIn && this.connection) this.inBackground(this.connection.attention.think(jid));
  }

  /** The bot must not answer in that chat any more: ends its typing indicator. */
  stopTyping(jid: string): void {
    this.connection?.attention.stopTyping(jid);
  }

  /** Pings an idle connection; replaces it when no answer comes, or when frames cannot leave. Being idle is not a failure. */
  async ping(): Promise<void> {
    const { connection } = this;
    const { limits, watch } = this.tools;
    if (!connection || !this.isLoggedIn) return;
    const { link } = connection;
    link.askQuotaWhenOld();
    this.checkRestriction();
    const isAlive = link.oldestHeldMs() < limits.heldMs && (link.silentMs() < watch.silentLimitMs || (await link.probe(limits.answerMs)));
    if (isAlive || connection !== this.connection) return;
    this.services.log.warn({ event: 'session.unanswered', botId: this.held.botId });
    connection.restartDeaf();
  }

  private checkRestriction(): void {
    const { connection } = this;
    if (connection) this.inBackground(this.number.check(connection.link).then((isLifted) => isLifted && connection.queues?.notify()));
  }

  private get isLoggedIn(): boolean {
    return this.mode.kind === 'admitting' || this.mode.kind === 'online';
  }

  private react(work: Promise<unknown>): void {
    // removed once settled, because a connection lives for weeks
    const reaction = work.finally(() => this.reactions.delete(reaction));
    this.reactions.add(reaction);
    this.inBackground(reaction);
  }

  private inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.services.log.warn({ event: 'session.update-lost', botId: this.held.botId, ...errorFields(error) }));
  }
}
