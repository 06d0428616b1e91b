import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Subscriber } from '../events/events.types.js';

const kinds = ['followups.planned', 'followups.cancelled', 'followup.sent', 'followup.moved', 'followup.left-out'] as const;
type FollowUpKind = (typeof kinds)[number];

/** Lets open browsers read the queue of follow-ups again, and logs those that are sent. */
@Injectable()
export class FollowUpsSubscriber implements Subscriber<FollowUpKind> {
  readonly name = 'follow-ups';
  readonly kinds = kinds;

  constructor(
    @Inject(Panel) private readonly panel: Panel,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
  ) {}

  async handle(event: DomainEvent<FollowUpKind>, tx: Tx): Promise<void> {
    const { botId } = event;
    tx.afterCommit(() => {
      if (event.kind === 'followup.sent') {
        const { conversationId, facts } = event;
        this.activityLog.write(botId, 'INFO', `✅ Follow-up hari ${facts.day} untuk ${facts.lead.name}`, [conversationId]);
      }
      this.panel.emit(botId, 'followups.changed');
    });
    await Promise.resolve();
  }
}
