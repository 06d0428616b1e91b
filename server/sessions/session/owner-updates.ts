import type { OfflineReason } from '#contracts/values/statuses';
import { formatPhone } from '#contracts/values/people/phone';
import type { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { interruptionText, reasonText } from '#core/features/bots/bots.texts';
import type { HeldSession, OutageCause, SessionUpdate } from '#core/features/bots/bots.types';
import type { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import type { PasskeyUpdate } from '#core/outside/whatsapp/passkey/passkey.types';
import { errorFields, type Log } from '#core/platform/log/log';
import type { Interrupted, OwnNumber } from './mode.rules.js';
import { codeLifetimeMs, codesPerTry } from './session.rules.js';

export interface UpdateServices {
  readonly statusStore: Pick<SessionStatusStore, 'record' | 'online' | 'end' | 'showQr'>;
  readonly activityLog: Pick<ActivityLogService, 'write'>;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Shows the owner of one session its state, by the status indicator and log lines. The end of a session is an event.
 * Updates are written in order, so that the last update is the stored one. If Postgres did not accept the last
 * update, it is kept and written at the next check of the session.
 */
export class OwnerUpdates {
  /** The state that the panel shows while nothing is connected. */
  private shown: { readonly update: SessionUpdate; readonly detail: string | null } = { update: { status: 'initing' }, detail: null };
  private offline: OutageCause | null = null;
  private turn = 0;
  private written: Promise<unknown> = Promise.resolve();
  private missed: (() => Promise<boolean>) | null = null;

  constructor(
    private readonly services: UpdateServices,
    private readonly held: HeldSession,
  ) {}

  /** True when the panel shows an older state than the last update. */
  get isBehind(): boolean {
    return this.missed !== null;
  }

  /** Retries the update that Postgres did not accept. False when the session must no longer run. */
  async catchUp(): Promise<boolean> {
    const { missed } = this;
    return missed ? this.tell(missed) : true;
  }

  /** A new connection is being opened. False when the session must no longer run. */
  connecting(): Promise<boolean> {
    const { update, detail } = this.shown;
    return this.tell(() => this.record(update, detail));
  }

  /**
   * Shows an interrupted connection. The status indicator is not green without a connection, and shows the reason and
   * the time of the next attempt.
   */
  async interrupted({ offline, why, pauseMs }: Interrupted, cause: OutageCause): Promise<void> {
    const { activityLog, log } = this.services;
    const { botId } = this.held;
    const detail = interruptionText(why, pauseMs);
    const update: SessionUpdate = offline ? { status: 'offline', reason: offline, final: false } : { status: 'initing', reason: cause };
    this.shown = { update, detail };
    if (offline && offline !== this.offline) activityLog.write(botId, 'WARN', reasonText(offline));
    this.offline = offline;
    await this.tell(() => this.record(update, detail)).catch((error: unknown) =>
      log.warn({ event: 'session.update-late', botId, ...errorFields(error) }),
    );
  }

  /** False when the session must no longer run. */
  online(number: OwnNumber): Promise<boolean> {
    const { activityLog, log } = this.services;
    const { botId } = this.held;
    this.shown = { update: { status: 'initing' }, detail: null };
    this.offline = null;
    return this.tell(async () => {
      if (!(await this.services.statusStore.online(this.held, number))) return false;
      log.info({ event: 'session.online', botId });
      activityLog.write(botId, 'INFO', `✅ Bot aktif. Nomor ${formatPhone(number.phone)} terhubung.`);
      return true;
    });
  }

  /** Shows that the session has ended. It is not retried before the owner presses Start. */
  async final(reason: OfflineReason, detail: string | null): Promise<void> {
    await this.tell(() => this.services.statusStore.end(this.held, { reason, final: true }, detail));
  }

  /**
   * Shows a QR code.
   * @param attempt number of the code, from 1
   * @returns false when the session must no longer run
   */
  qr(text: string, attempt: number): Promise<boolean> {
    return this.tell(() => this.services.statusStore.showQr(this.held, text, attempt, codesPerTry, codeLifetimeMs(attempt)));
  }

  /** @returns false when the session must no longer run */
  pairingCode(phone: string, code: string): Promise<boolean> {
    return this.tell(async () => {
      if (!(await this.record({ status: 'qr', qr: null, pairingCode: code }))) return false;
      const line = `Kode untuk menghubungkan ${formatPhone(phone)}: ${code.slice(0, 4)}-${code.slice(4)}`;
      this.services.activityLog.write(this.held.botId, 'INFO', line);
      return true;
    });
  }

  /**
   * Shows that WhatsApp requires a passkey in addition to the code.
   * @returns false when the session must no longer run
   */
  passkey(attempt: string, update: Exclude<PasskeyUpdate, { kind: 'failed' }>): Promise<boolean> {
    this.services.activityLog.write(this.held.botId, 'INFO', passkeyLine(update));
    const passkey = {
      attempt,
      step: update.kind,
      until: 'until' in update ? update.until.toISOString() : null,
      code: 'code' in update ? update.code : null,
      options: update.kind === 'asked' ? update.options : null,
    };
    return this.tell(() => this.record({ status: 'qr', qr: null, pairingCode: null, passkey }));
  }

  async paired(): Promise<void> {
    this.services.activityLog.write(this.held.botId, 'INFO', 'Kode diterima. Perangkat sedang dihubungkan.');
    await this.tell(() => this.record({ status: 'initing' }));
  }

  private record(update: SessionUpdate, detail: string | null = null): Promise<boolean> {
    return this.services.statusStore.record(this.held, update, detail);
  }

  private tell(write: () => Promise<boolean>): Promise<boolean> {
    const turn = ++this.turn;
    this.missed = null;
    const told = this.written.then(write);
    this.written = told.catch(() => {
      if (turn === this.turn) this.missed = write;
    });
    return told;
  }
}

function passkeyLine(update: Exclude<PasskeyUpdate, { kind: 'failed' }>): string {
  switch (update.kind) {
    case 'asked':
      return 'WhatsApp meminta passkey untuk menghubungkan nomor ini. Buka halaman Bot dan ikuti langkahnya.';
    case 'proving':
      return 'Jawaban passkey diterima. Menunggu WhatsApp dan HP Anda.';
    case 'compare':
      return `Bandingkan kode ${update.code} dengan kode di HP, lalu jawab di halaman Bot.`;
    case 'confirming':
      return `Passkey diterima. HP Anda sedang menghubungkan perangkat. Bila HP menampilkan kode, pastikan kodenya ${update.code}.`;
  }
}
