import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService, type Notice } from '../notifications/notifications.service.js';
import {
  closingNotice,
  correctedClosingNotice,
  handoverNotice,
  lateNotice,
  questionNotice,
  withheldLines,
  withheldNotice,
} from './lead-notices.texts.js';

type LeadKind = 'closing.noted' | 'closing.corrected' | 'handover.called' | 'handover.late' | 'question.asked' | 'reply.withheld';

/** Notifies owners of what their bot did in a conversation, and why it needs them. */
@Injectable()
export class LeadNoticesSubscriber implements Subscriber<LeadKind> {
  readonly name = 'lead-notices';
  readonly kinds = ['closing.noted', 'closing.corrected', 'handover.called', 'handover.late', 'question.asked', 'reply.withheld'] as const;

  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  async handle(event: DomainEvent<LeadKind>, tx: Tx): Promise<void> {
    const { botId, conversationId, facts } = event;
    const notice = { ...this.noticeOf(event), conversationId, contact: facts.lead.contact };
    await this.notifications.raiseForBot(botId, notice, tx);
    if (event.kind === 'reply.withheld') {
      const line = `${withheldLines[event.facts.reason]} (${facts.lead.name})`;
      tx.afterCommit(() => this.activityLog.write(botId, 'WARN', line, [conversationId]));
    }
  }

  private noticeOf(event: DomainEvent<LeadKind>): Notice {
    switch (event.kind) {
      case 'closing.noted':
        return closingNotice(event);
      case 'closing.corrected':
        return correctedClosingNotice(event);
      case 'handover.called':
        return handoverNotice(event);
      case 'handover.late':
        return lateNotice(event);
      case 'question.asked':
        return questionNotice(event);
      case 'reply.withheld':
        return withheldNotice(event, this.clock.today(event.at));
    }
  }
}
