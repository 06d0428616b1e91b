import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import { TurnsService } from '../conversations/messages/turns/turns.service.js';
import { NeedsService } from '../conversations/state/needs.service.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService, type Notice } from '../notifications/notifications.service.js';
import { isFailureNews } from './reply-notices.rules.js';
import { failureKeys, failureLine, failureNotice, mediaBoundNotice, unreadableNotice, usageNotice } from './reply-notices.texts.js';

type LeadKind = 'reply.failed' | 'attachments.withheld' | 'message.unreadable';
type ReplyKind = LeadKind | 'usage.unusual';

const leadsNamed = 5;

/** Notifies owners of problems that keep their bot from answering, and of unusually many answers. */
@Injectable()
export class ReplyNoticesSubscriber implements Subscriber<ReplyKind> {
  readonly name = 'reply-notices';
  readonly kinds = ['reply.failed', 'attachments.withheld', 'message.unreadable', 'usage.unusual'] as const;

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(TurnsService) private readonly turns: TurnsService,
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  async handle(event: DomainEvent<ReplyKind>, tx: Tx): Promise<void> {
    const { botId } = event;
    const notice = await this.noticeOf(event, tx);
    if (notice !== null) {
      await this.notifications.raiseForBot(botId, notice, tx);
    }
    if (event.kind !== 'reply.failed') return;
    const { conversationId, facts } = event;
    tx.afterCommit(() => {
      this.needs.announce(botId, [conversationId]);
      if (facts.givenUp) this.activityLog.write(botId, 'ERROR', failureLine(facts.lead.name), [conversationId]);
    });
  }

  /** The notice about an event. Null when the owner was already notified. */
  private async noticeOf(event: DomainEvent<ReplyKind>, tx: Tx): Promise<Notice | null> {
    // The names are read when the notice is made, because stored names would remain after the erasure of a
    // lead.
    if (event.kind === 'usage.unusual')
      return usageNotice(event, await this.turns.mostAnswered(event.botId, new Date(event.facts.since), leadsNamed));
    const notice = await this.leadNoticeOf(event, tx);
    return notice && { ...notice, conversationId: event.conversationId, contact: event.facts.lead.contact };
  }

  private async leadNoticeOf(event: DomainEvent<LeadKind>, tx: Tx): Promise<Notice | null> {
    switch (event.kind) {
      case 'reply.failed': {
        const [toldAt, thoughtAt] = [
          await this.notifications.lastRaisedAt(tx, event.botId, failureKeys),
          await this.turns.lastThoughtAt(tx, event.botId),
        ];
        return isFailureNews(toldAt, thoughtAt, event.at) ? failureNotice(event, toldAt) : null;
      }
      case 'attachments.withheld':
        return mediaBoundNotice(event, this.clock.today(event.at));
      case 'message.unreadable':
        return unreadableNotice(event);
    }
  }
}
