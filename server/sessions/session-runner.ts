import { setTimeout as pause } from 'node:timers/promises';
import type { OfflineReason } from '#contracts/values/statuses';
import { reasonText, trialNumberUsed } from '#core/features/bots/bots.texts';
import type { HeldSession } from '#core/features/bots/bots.types';
import type { ReadMessage } from '#core/outside/whatsapp/link.types';
import { formatPhone } from '#contracts/values/phone';
import { UnknownKeyError } from '#core/platform/crypto/secret-box';
import { errorFields } from '#core/platform/log/log';
import type { Pace } from './pacing.rules.js';
import { SessionConnection, type ConnectionEnd, type ConnectionListener } from './session-connection.js';
import type { SessionDoors } from './session-doors.js';
import { codeLifetimeMs, codesPerTry, nextStep, noTries } from './session.rules.js';

export interface RunnerTools {
  readonly doors: SessionDoors;
  readonly pace: Pace;
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

/** Told by mail too: the owner must act before the bot works again. */
const worthMail = new Set<OfflineReason>(['logged_out', 'banned', 'replaced', 'deaf']);
const deafTriesBeforeNotice = 2;
/** Baileys' own keep-alive ends an open connection that has gone silent with this code. */
const keepAliveLost = 408;
/** When nothing is known, a restriction is taken to last this long. */
const unknownRestrictionMs = 24 * 3_600_000;
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
  private lostLease = false;
  private codes = 0;
  private deafInARow = 0;
  private restrictedUntilMs = 0;
  private pairingPhone: string | null;
  private resting = new AbortController();

  constructor(
    readonly held: HeldSession,
    private readonly tools: RunnerTools,
  ) {
    this.pairingPhone = held.pairingPhone;
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
      if (ending.code === keepAliveLost && ending.openMs > 0) await this.wentDeaf();
      this.tools.doors.log.info({
        event: 'session.ended',
        ownerId: this.held.ownerId,
        code: ending.code ?? null,
        openMs: ending.openMs,
        next: next.kind,
      });
      if (next.kind === 'end') return this.finish({ ...next, detail: null });
      tries = next.tries;
      if (next.shown) await this.tell(next.shown, false);
      if (next.afterMs > 0) await this.rest(next.afterMs);
    }
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
        if (!this.unlinking && !(await doors.reports.tell(this.held, { status: 'initing' }))) return undefined;
        const creds = await doors.vault.loadCreds(this.held.ownerId);
        if (creds === null && (this.unlinking || !(await doors.vault.wipe(this.held)))) return undefined;
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
    const { doors, pace, isHeld } = this.tools;
    this.codes = 0;
    this.connection = new SessionConnection(
      { doors, pace, isHeld, lease: this.held, listener: this, isRestricted: () => Date.now() < this.restrictedUntilMs },
      creds,
    );
    try {
      return await this.connection.ended;
    } finally {
      this.connection = null;
    }
  }

  private async finish({ reason, detail, wipe }: Verdict): Promise<void> {
    const { doors } = this.tools;
    this.going = false;
    if (wipe) {
      await doors.vault.wipe(this.held);
      await doors.reports.forgetNumber(this.held);
    }
    await this.tell(reason, true, detail);
  }

  private async tell(reason: OfflineReason, final: boolean, detail: string | null = null): Promise<void> {
    const { doors } = this.tools;
    const { ownerId, epoch } = this.held;
    if (!(await doors.reports.tell(this.held, { status: 'offline', reason, final }, detail))) return;
    const text = detail ?? reasonText(reason);
    doors.activityLog.write(ownerId, final ? 'ERROR' : 'WARN', text);
    if (!worthMail.has(reason)) return;
    const notice = {
      kind: 'offline',
      dedupeKey: `offline:${reason}:${epoch}`,
      title: 'Bot WhatsApp tidak aktif',
      body: text,
      mail: true,
    } as const;
    await doors.notifications
      .raise(ownerId, notice)
      .catch((error: unknown) => doors.log.warn({ event: 'session.notice-lost', ownerId, ...errorFields(error) }));
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
    const held = await this.tools.doors.reports.showQr(this.held, text, this.codes, codesPerTry, codeLifetimeMs(this.codes));
    if (!held) await this.stop();
  }

  private async showPairingCode(phone: string): Promise<void> {
    if (this.codes > 1 || !this.connection) return;
    const code = await this.connection.requestPairingCode(phone);
    await this.tools.doors.reports.tell(this.held, { status: 'qr', qr: null, pairingCode: code });
    this.tools.doors.activityLog.write(
      this.held.ownerId,
      'INFO',
      `Kode penautan untuk ${formatPhone(phone)}: ${code.slice(0, 4)}-${code.slice(4)}`,
    );
  }

  paired(): void {
    this.tools.doors.activityLog.write(this.held.ownerId, 'INFO', 'Kode diterima. Perangkat sedang ditautkan.');
    this.quietly(this.tools.doors.reports.tell(this.held, { status: 'initing' }));
  }

  open(pn: string, lid: string | null): void {
    this.quietly(this.unlinking ? this.leave() : this.opened(pn, lid));
  }

  private async opened(pn: string, lid: string | null): Promise<void> {
    const { doors } = this.tools;
    if (!(await doors.reports.tell(this.held, { status: 'online', phone: pn, lid }))) return this.stop();
    doors.log.info({ event: 'session.online', ownerId: this.held.ownerId });
    doors.activityLog.write(this.held.ownerId, 'INFO', `✅ Bot aktif. Nomor ${formatPhone(pn)} terhubung.`);
    if (await doors.plans.claimTrialNumber(this.held.ownerId, pn)) return;
    this.verdict = { reason: 'stopped', detail: trialNumberUsed, wipe: true };
    await this.connection?.logout();
  }

  restricted(until: Date | null): void {
    const { doors } = this.tools;
    const end = until ?? new Date(Date.now() + unknownRestrictionMs);
    this.restrictedUntilMs = end.getTime();
    doors.activityLog.write(this.held.ownerId, 'WARN', reasonText('restricted'));
    this.quietly(doors.reports.restrict(this.held, end));
  }

  heard(message: ReadMessage): void {
    this.deafInARow = 0;
    this.tools.heard(message);
  }

  // --- what the host asks for

  /** Ends the session in peace. */
  async stop(): Promise<void> {
    this.going = false;
    this.resting.abort();
    await this.connection?.close();
  }

  /** The lease is gone or in doubt: everything ends at once, nothing is written. */
  abandon(): void {
    this.going = false;
    this.lostLease = true;
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
    this.unlinking = true;
    this.resting.abort();
    if (this.isOnline) await this.leave();
  }

  private async leave(): Promise<void> {
    this.verdict = unlinked;
    await this.connection?.logout();
  }

  knock(): void {
    this.connection?.knock();
  }

  tick(): void {
    this.connection?.tick();
  }

  /** Null when it cannot be known now. */
  async isOnWhatsapp(digits: string): Promise<boolean | null> {
    return this.connection?.isOpen ? this.connection.isOnWhatsapp(digits) : null;
  }

  showTyping(jid: string): void {
    this.connection?.showTyping(jid);
  }

  /** Looks whether messages would still come through; restarts softly when not. Silence alone is no failure. */
  async probe(silentLimitMs: number, answerLimitMs: number): Promise<void> {
    const { connection } = this;
    if (!connection?.isOpen || (await connection.isAlive(silentLimitMs, answerLimitMs)) || connection !== this.connection) return;
    connection.restartDeaf();
    await this.wentDeaf();
  }

  /** One restart is tried in silence; after the second time without a message between, the owner is told. */
  private async wentDeaf(): Promise<void> {
    this.deafInARow++;
    this.tools.doors.log.warn({ event: 'session.deaf', ownerId: this.held.ownerId, times: this.deafInARow });
    if (this.deafInARow >= deafTriesBeforeNotice) await this.tell('deaf', false);
  }

  private quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) =>
      this.tools.doors.log.warn({ event: 'session.news-lost', ownerId: this.held.ownerId, ...errorFields(error) }),
    );
  }
}
