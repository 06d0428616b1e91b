import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import { packageOf } from '#contracts/values/selling/packages';
import type { Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import { Members } from '../account/members.service.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PlansService } from '../plans/plans.service.js';
import { reversedNotice } from './account-notices.texts.js';

type OrderKind = 'order.paid' | 'order.reversed';

/** Shows owners the outcome of their payments: the package in the panel, a log line, a notice. */
@Injectable()
export class OrderEventsSubscriber implements Subscriber<OrderKind> {
  readonly name = 'order-notices';
  readonly kinds = ['order.paid', 'order.reversed'] as const;

  constructor(
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Members) private readonly members: Members,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  async handle(event: DomainEvent<OrderKind>, tx: Tx): Promise<void> {
    const { accountId } = event;
    tx.afterCommit(() => this.panel.emitToAccount(accountId, 'subscription.changed'));
    if (event.kind === 'order.paid') {
      const line = `✅ Pembayaran berhasil. ${packageOf(event.facts.packageId).name} aktif.`;
      const botId = await this.members.firstBotOf(accountId, tx);
      tx.afterCommit(() => this.activityLog.write(botId, 'INFO', line));
      return;
    }
    await this.notifications.raise(accountId, reversedNotice(event, await this.plans.isActive(accountId, tx)), tx);
  }
}
