import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { BotState } from '#contracts/http/bot/bot';
import type { BotId } from '#contracts/values/ids';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { RedisConnections } from '../../platform/redis/redis-connections.js';
import { Wakes } from '../../platform/wake/wakes.js';
import { Members } from '../account/members.service.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { EventsService } from '../events/events.service.js';
import { BotSessionsRepository } from './bot-sessions.repository.js';
import { presentBot } from './bots.present.js';
import * as statements from './bots.statements.js';
import type { SendState, SessionRow } from './bots.types.js';
import { drawQr, openFromRedis, qrKey } from './qr-images.js';
import { SessionVault } from './vault/session-vault.service.js';

const unlinkLimitMs = 10_000;
const looksPerNotice = 20;

export type { SendState } from './bots.types.js';
export { newChatRamp, rampLimit, newChatsLeft, whyNoNewChat } from './number-health.rules.js';

/**
 * Session control for the owner. It only writes the desired state and notifies the hosts. A session host applies the
 * desired state at once, or as soon as a host is alive.
 */
@Injectable()
export class BotsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(BotSessionsRepository) private readonly sessions: BotSessionsRepository,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(Members) private readonly members: Members,
    @Inject(SessionVault) private readonly vault: SessionVault,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(SecretBox) private readonly box: SecretBox,
  ) {}

  async state(botId: BotId): Promise<BotState> {
    return this.present(await statements.findSession(this.database, botId));
  }

  /** Digits of the number that the owner's session is linked to; null for none. */
  linkedNumber(botId: BotId, sql: Sql = this.database): Promise<string | null> {
    return statements.findNumber(sql, botId);
  }

  /** Like {@link linkedNumber}, for many bots. Bots without a number are missing. */
  linkedNumbers(botIds: readonly BotId[], sql: Sql = this.database): Promise<ReadonlyMap<BotId, string>> {
    return this.sessions.phonesOf(sql, botIds);
  }

  /** Whether the owner's session can send now, and what it may send. For automatic messages. */
  sendState(botId: BotId, sql: Sql = this.database): Promise<SendState> {
    return statements.findSendState(sql, botId, this.clock.now());
  }

  /** Sets the desired state to running. Links by QR when no device is linked yet. */
  async start(botId: BotId): Promise<BotState> {
    return this.run(botId, null);
  }

  /**
   * Sets the desired state to running, linked by a code that the owner types on the phone.
   * @param phone digits of the number to link.
   */
  async requestPairingCode(botId: BotId, phone: string): Promise<BotState> {
    return this.run(botId, phone);
  }

  private async run(botId: BotId, pairingPhone: string | null): Promise<BotState> {
    const row = await this.database.transaction(async (tx) => {
      const running = await statements.wantRunning(tx, botId, pairingPhone);
      const accountId = await this.members.accountOf(botId, tx);
      await this.events.append(tx, { accountId, botId, kind: 'bot.started', facts: { by: pairingPhone === null ? 'qr' : 'code' } });
      return running;
    });
    this.wakes.send({ kind: 'session', botId });
    return this.show(row);
  }

  /** Sets the desired state to stopped. The device stays linked: the next start needs no QR. */
  async stop(botId: BotId): Promise<BotState> {
    const row = await this.database.transaction(async (tx) => {
      const stopped = await statements.wantStopped(tx, botId);
      if (!stopped) return null;
      const accountId = await this.members.accountOf(botId, tx);
      await this.events.append(tx, { accountId, botId, kind: 'bot.stopped', facts: {} });
      return stopped;
    });
    this.wakes.send({ kind: 'session', botId });
    if (row) await this.activityLog.forgetQr(botId);
    return row ? this.show(row) : this.present(null);
  }

  /**
   * Stops the session and logs the device out at WhatsApp, for an account that is being deleted. Waits
   * briefly for a host to do it. False when no host could: the device then stays in the phone's list until
   * the owner removes it.
   */
  async unlink(botId: BotId): Promise<boolean> {
    await statements.wantStopped(this.database, botId);
    const deadline = this.clock.now().getTime() + unlinkLimitMs;
    for (let looks = 0; ; looks += 1) {
      // a notification may get lost, so it is repeated
      if (looks % looksPerNotice === 0) this.wakes.send({ kind: 'unlink', botId });
      if ((await this.vault.linked([botId])).length === 0) return true;
      if (this.clock.now().getTime() > deadline) return false;
      await pause(100);
    }
  }

  /** For the transaction that deletes an account: stops the session, even one that was started while its device was being logged out. */
  async stopForErasure(tx: Tx, botId: BotId): Promise<void> {
    await statements.wantStopped(tx, botId);
  }

  /** PNG of the QR code of that token; null when it has expired, was used, or the bot was stopped. */
  async qrPng(token: string): Promise<Buffer | null> {
    const text = openFromRedis(this.box, qrKey(token), await this.redis.commands.getBuffer(qrKey(token)));
    // unknown tokens are rejected by Redis and cost no Postgres query
    return text === null || !(await this.sessions.isShownQr(this.database, token)) ? null : drawQr(text);
  }

  private show(row: SessionRow): BotState {
    const state = this.present(row);
    this.panel.emit(row.bot_id, 'bot.status', state);
    return state;
  }

  private present(row: SessionRow | null): BotState {
    return presentBot(row, this.config.PUBLIC_URL, this.clock.now());
  }
}
