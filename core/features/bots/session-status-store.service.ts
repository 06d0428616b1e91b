import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { Members } from '../account/members.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { EventsService } from '../events/events.service.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { BotSessionsRepository } from './bot-sessions.repository.js';
import { presentBot, qrUrl } from './bots.present.js';
import type { NumberHealth } from './number-health.rules.js';
import * as statements from './bots.statements.js';
import type { Lease, Restriction, SessionEnding, SessionUpdate, SessionRow } from './bots.types.js';
import { qrKey, sealForRedis } from './qr-images.js';

/** Reports from a session's host to its owner: stored under the lease and shown live. */
@Injectable()
export class SessionStatusStore {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(BotSessionsRepository) private readonly sessions: BotSessionsRepository,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(SecretBox) private readonly box: SecretBox,
  ) {}

  /**
   * @param detail sentence for the owner, where the reason's default text does not fit.
   * @returns false when the lease is lost or the owner wants the session stopped: the host must end it.
   */
  async record(lease: Lease, update: SessionUpdate, detail: string | null = null): Promise<boolean> {
    return this.show(await statements.writeUpdate(this.database, lease, update, detail));
  }

  /**
   * Records that the session is linked and online, and closes the notices about earlier losses of the session. An
   * outage is announced as over only while it is stored. A stop, a final end or a new link deletes the stored outage
   * without an announcement. @returns false as {@link record}
   */
  async online(lease: Lease, number: { readonly phone: string; readonly lid: string | null }): Promise<boolean> {
    const isHeld = await this.record(lease, { status: 'online', ...number });
    if (isHeld) await this.notifications.settleEndings(lease.botId, { inOutage: await this.sessions.isInOutage(this.database, lease) });
    return isHeld;
  }

  /**
   * Records that the session ended, and announces it in the same transaction. A separate announcement could get lost
   * for good, because an ended session is not read again. @returns false as {@link record}
   */
  async end(lease: Lease, ending: SessionEnding, detail: string | null = null): Promise<boolean> {
    const { botId } = lease;
    return this.database.transaction(async (tx) => {
      const row = await statements.writeUpdate(tx, lease, { status: 'offline', ...ending }, detail);
      if (!row) return false;
      const accountId = await this.members.accountOf(botId, tx);
      await this.events.append(tx, { accountId, botId, kind: 'session.ended', facts: { reason: ending.reason, detail } });
      tx.afterCommit(() => void this.show(row));
      return true;
    });
  }

  /**
   * Shows a QR code for `lifetimeMs`: stores its sealed text in Redis, writes its address to the log, and shows it
   * live in the panel.
   */
  async showQr(lease: Lease, text: string, attempt: number, attempts: number, lifetimeMs: number): Promise<boolean> {
    const token = randomBytes(24).toString('base64url');
    await this.redis.commands.set(qrKey(token), sealForRedis(this.box, qrKey(token), text), 'PX', lifetimeMs);
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs).toISOString();
    const held = await this.record(lease, { status: 'qr', qr: { token, expiresAt, attempt, attempts }, pairingCode: null });
    if (held) this.activityLog.writeQr(lease.botId, qrUrl(this.config.PUBLIC_URL, token));
    return held;
  }

  /** Pauses messages that start a chat; null lifts the pause. */
  async restrict(lease: Lease, restriction: Restriction | null): Promise<void> {
    this.show(await statements.writeRestriction(this.database, lease, restriction));
  }

  /** Stores what WhatsApp reports about the number: its quota of new chats, and the reason of a restriction. */
  async noteHealth(lease: Lease, told: Partial<NumberHealth>): Promise<void> {
    this.show(await statements.writeHealth(this.database, lease, told));
  }

  /** The linked number is no longer valid: the next link may use another number. */
  forgetNumber(lease: Lease): Promise<void> {
    return this.sessions.forgetNumber(this.database, lease);
  }

  private show(row: SessionRow | null): boolean {
    if (row) this.panel.emit(row.bot_id, 'bot.status', presentBot(row, this.config.PUBLIC_URL, this.clock.now()));
    return row !== null;
  }
}
