import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import { offlineWords } from '#contracts/values/bot/offline-words';
import type { OfflineReason } from '#contracts/values/statuses';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { reasonText } from '../bots/bots.texts.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';

/** Ends of a session that also cause a notice and a mail: the owner must act before the bot works again. */
const worthNotice = new Set<OfflineReason>(['logged_out', 'banned', 'replaced', 'number_taken', 'keys_unreadable']);

/** Notifies owners that a session ended and why. */
@Injectable()
export class SessionEndingsSubscriber implements Subscriber<'session.ended'> {
  readonly name = 'session-endings';
  readonly kinds = ['session.ended'] as const;

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  async handle({ id, at, botId, facts: { reason, detail } }: DomainEvent<'session.ended'>, tx: Tx): Promise<void> {
    tx.afterCommit(() => this.activityLog.write(botId, 'ERROR', detail ?? reasonText(reason)));
    if (!worthNotice.has(reason)) return;
    // several hosts may lack a key, one after the other: one notice a day is enough
    const which = reason === 'keys_unreadable' ? this.clock.today(at) : id;
    const dedupeKey = `offline:${reason}:${which}`;
    const raised = await this.notifications.raiseForBot(
      botId,
      { kind: 'offline', dedupeKey, ...offlineWords(reason, detail), mail: true },
      tx,
    );
    tx.afterCommit(raised.announce);
  }
}
