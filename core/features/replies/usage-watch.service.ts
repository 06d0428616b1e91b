import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { TurnsService } from '../conversations/messages/turns/turns.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { showsBurst, type Charge } from '../plans/plans.service.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { burstNotice } from './replies.notices.js';

const leadsNamed = 5;

/** Tells the owner when an unusual number of answers is used within minutes, and who got them. At most one notice an hour. */
@Injectable()
export class UsageWatch {
  constructor(
    @Inject(TurnsService) private readonly turns: TurnsService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Call after a charge is committed. Queries the database only when the charge shows unusual use: the count comes with the charge.
   * Never fails.
   */
  async afterCharge(botId: BotId, charge: Charge): Promise<void> {
    if (charge.burst === null || !showsBurst(charge)) return;
    try {
      const leads = await this.turns.mostAnswered(botId, charge.burst.since, leadsNamed);
      const { isNew } = await this.notifications.raiseForBot(botId, burstNotice(charge.burst, leads));
      if (isNew) this.log.warn({ event: 'usage.unusual', botId, answers: charge.burst.used });
    } catch (error) {
      this.log.warn({ event: 'usage.notice-postponed', botId, ...errorFields(error) });
    }
  }
}
