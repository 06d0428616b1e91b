import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { Tx } from '../../platform/database/database.js';
import { Panel } from '../../platform/panel/panel.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService, type Notice } from '../notifications/notifications.service.js';
import { expiredNotice, expiringNotice, quotaNotice, trialNumberNotice } from './plan-notices.texts.js';

type PlanKind = 'package.activated' | 'package.expiring' | 'package.expired' | 'trial.refused' | 'quota.reached';

/** Shows owners the state of their package, and warns them before it ends. A new package ends the warnings of the previous one. */
@Injectable()
export class PlanNoticesSubscriber implements Subscriber<PlanKind> {
  readonly name = 'plan-notices';
  readonly kinds = ['package.activated', 'package.expiring', 'package.expired', 'trial.refused', 'quota.reached'] as const;

  constructor(
    @Inject(Panel) private readonly panel: Panel,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  async handle(event: DomainEvent<PlanKind>, tx: Tx): Promise<void> {
    const { accountId, kind } = event;
    const isSame = kind === 'package.expiring' || kind === 'quota.reached';
    if (!isSame) tx.afterCommit(() => this.panel.emitToAccount(accountId, 'subscription.changed'));
    if (kind === 'package.activated') return this.notifications.settle(tx, accountId, ['quota', 'expiry']);
    await this.notifications.raise(accountId, noticeOf(event), tx);
  }
}

function noticeOf(event: Exclude<DomainEvent<PlanKind>, DomainEvent<'package.activated'>>): Notice {
  switch (event.kind) {
    case 'package.expiring':
      return expiringNotice(event);
    case 'package.expired':
      return expiredNotice(event);
    case 'trial.refused':
      return trialNumberNotice(event);
    case 'quota.reached':
      return quotaNotice(event);
  }
}
