import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { ClosingsService } from '../closings/closings.service.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { changedOrderNotice } from './lead-notices.texts.js';

/**
 * Marks a recorded order that the lead called off, or whose messages they edited or deleted. The owner is notified at
 * once, unless the bot still has to answer the change: its answer may correct the closing.
 */
@Injectable()
export class OrderChangesSubscriber implements Subscriber<'closing.message-changed'> {
  readonly name = 'order-changes';
  readonly kinds = ['closing.message-changed'] as const;

  constructor(
    @Inject(Panel) private readonly panel: Panel,
    @Inject(ClosingsService) private readonly closings: ClosingsService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  async handle(event: DomainEvent<'closing.message-changed'>, tx: Tx): Promise<void> {
    const { botId, conversationId, facts } = event;
    const closing = await this.closings.doubt(tx, event);
    if (!closing) return;
    tx.afterCommit(() => this.panel.emit(botId, 'closings.changed'));
    if (facts.awaitsAnswer) return;
    const notice = { ...changedOrderNotice(event, closing), conversationId, contact: facts.lead.contact };
    await this.notifications.raiseForBot(botId, notice, tx);
  }
}
