import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { reasonText } from '../bots/bots.texts.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { sessionEndedNotice } from './session-notices.texts.js';

/** Notifies owners that a session ended, and why it ended. */
@Injectable()
export class SessionEndingsSubscriber implements Subscriber<'session.ended'> {
  readonly name = 'session-endings';
  readonly kinds = ['session.ended'] as const;

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  async handle(event: DomainEvent<'session.ended'>, tx: Tx): Promise<void> {
    const { botId, at, facts } = event;
    tx.afterCommit(() => this.activityLog.write(botId, 'ERROR', facts.detail ?? reasonText(facts.reason)));
    const notice = sessionEndedNotice(event, this.clock.today(at));
    if (!notice) return;
    await this.notifications.raiseForBot(botId, notice, tx);
  }
}
