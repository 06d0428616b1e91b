import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { Wakes } from '../../platform/wake/wakes.js';
import { NotificationsService, type Raised } from '../notifications/notifications.service.js';
import { BotSessionsRepository } from './bot-sessions.repository.js';
import { presentBot } from './bots.present.js';
import { reasonText } from './bots.texts.js';
import type { Lease, SessionRow } from './bots.types.js';
import * as statements from './numbers.statements.js';

/**
 * `refused`: another account runs the number. `lost`: the lease is gone, or the owner wants the session
 * stopped.
 */
export type NumberClaim = 'taken' | 'refused' | 'lost';

/**
 * Guarantees at most one running session per number in the whole installation, by a unique column. A fresh
 * scan proves possession of the phone and takes the number from the account that runs it. A stored link takes
 * the number only while no other account runs it.
 */
@Injectable()
export class SessionNumbers {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(BotSessionsRepository) private readonly sessions: BotSessionsRepository,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Wakes) private readonly wakes: Wakes,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
  ) {}

  /**
   * Takes a number for a session. The account that loses it is stopped, fenced off at once, and notified.
   * @param phone digits of the linked number.
   * @param proof `scan`: linked just now with the phone; `link`: credentials stored earlier.
   */
  async claimNumber(lease: Lease, phone: string, proof: 'scan' | 'link'): Promise<NumberClaim> {
    const moved: { readonly row: SessionRow; readonly raised: Raised }[] = [];
    const claim = await this.database.transaction(async (tx): Promise<NumberClaim> => {
      await statements.lockNumber(tx, phone);
      await statements.lockSessionsOf(tx, phone, lease.ownerId);
      if (!(await statements.isHeld(tx, lease))) return 'lost';
      const holder = await statements.findHolder(tx, phone, lease.ownerId);
      if (holder && proof === 'link') return 'refused';
      if (holder) {
        const row = await statements.giveUp(tx, holder);
        moved.push({ row, raised: await this.notifications.raise(holder, movedNotice(row, phone), tx) });
      }
      await this.sessions.setNumber(tx, lease, phone);
      return 'taken';
    });
    for (const { row, raised } of moved) this.announce(row.bot_id, row, raised);
    return claim;
  }

  private announce(ownerId: OwnerId, row: SessionRow, raised: Raised): void {
    this.panel.emit(ownerId, 'bot.status', presentBot(row, this.config.PUBLIC_URL, this.clock.now()));
    raised.announce();
    // lets its host close the socket at once instead of at its next sweep
    this.wakes.send({ kind: 'session', ownerId });
  }
}

function movedNotice(row: SessionRow, phone: string): Parameters<NotificationsService['raise']>[1] {
  return {
    kind: 'offline',
    dedupeKey: `offline:number_moved:${phone}:${row.since.toISOString()}`,
    title: 'Bot WhatsApp tidak aktif',
    body: reasonText('number_moved'),
    mail: true,
  };
}
