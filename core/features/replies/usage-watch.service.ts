import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId } from '#contracts/values/ids';
import { EventsService } from '../events/events.service.js';
import { showsBurst, type Charge } from '../plans/plans.service.js';
import { Database } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';

/** Announces when an unusual number of answers is used within minutes. */
@Injectable()
export class UsageWatch {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Call after a charge is committed. Checks for unusual use with the count that the charge contains, and queries the
   * database only when the use is unusual. Never fails.
   */
  async afterCharge({ botId, accountId }: { readonly botId: BotId; readonly accountId: AccountId }, charge: Charge): Promise<void> {
    if (charge.burst === null || !showsBurst(charge)) return;
    try {
      const { used, since } = charge.burst;
      const facts = { used, since: since.toISOString() };
      await this.database.transaction((tx) => this.events.append(tx, { accountId, botId, kind: 'usage.unusual', facts }));
      this.log.warn({ event: 'usage.unusual', botId, answers: used });
    } catch (error) {
      this.log.warn({ event: 'usage.event-lost', botId, ...errorFields(error) });
    }
  }
}
