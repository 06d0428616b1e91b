import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { Wakes } from '../../platform/wake/wakes.js';
import { Members } from '../account/members.service.js';
import { EventsService } from '../events/events.service.js';
import { BotSessionsRepository } from './bot-sessions.repository.js';
import { presentBot } from './bots.present.js';
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
    @Inject(Members) private readonly members: Members,
    @Inject(BotSessionsRepository) private readonly sessions: BotSessionsRepository,
    @Inject(EventsService) private readonly events: EventsService,
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
    return this.database.transaction(async (tx): Promise<NumberClaim> => {
      await statements.lockNumber(tx, phone);
      await statements.lockSessionsOf(tx, phone, lease.botId);
      if (!(await statements.isHeld(tx, lease))) return 'lost';
      const holder = await statements.findHolder(tx, phone, lease.botId);
      if (holder && proof === 'link') return 'refused';
      if (holder) {
        const row = await statements.giveUp(tx, holder);
        const accountId = await this.members.accountOf(holder, tx);
        const facts = { cause: 'number_moved', since: row.since.toISOString() } as const;
        await this.events.append(tx, { accountId, botId: holder, kind: 'session.offline', facts });
        tx.afterCommit(() => this.show(holder, row));
      }
      await this.sessions.setNumber(tx, lease, phone);
      return 'taken';
    });
  }

  private show(botId: BotId, row: SessionRow): void {
    this.panel.emit(botId, 'bot.status', presentBot(row, this.config.PUBLIC_URL, this.clock.now()));
    // notifies the host of the other session, so that it closes the socket at once instead of at its next sweep
    this.wakes.send({ kind: 'session', botId });
  }
}
