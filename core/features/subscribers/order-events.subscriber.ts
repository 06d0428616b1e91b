import { Inject, Injectable } from '@nestjs/common';
import type { DomainEvent } from '#contracts/events/catalogue';
import type { OwnerId } from '#contracts/values/ids';
import { formatRupiah } from '#contracts/values/selling/money';
import { packageOf } from '#contracts/values/selling/packages';
import type { Tx } from '../../platform/database/database.js';
import { ActivityLogService } from '../activity-log/activity-log.service.js';
import type { Subscriber } from '../events/events.types.js';
import { NotificationsService, type Notice } from '../notifications/notifications.service.js';
import { PlansService } from '../plans/plans.service.js';

type OrderKind = 'order.paid' | 'order.reversed';

/** Shows owners what became of their payments: the package in the panel, a log line, a notice. */
@Injectable()
export class OrderEventsSubscriber implements Subscriber<OrderKind> {
  readonly name = 'order-notices';
  readonly kinds = ['order.paid', 'order.reversed'] as const;

  constructor(
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  async handle(event: DomainEvent<OrderKind>, tx: Tx): Promise<void> {
    const ownerId = event.accountId as OwnerId;
    tx.afterCommit(() => this.plans.announceChange(ownerId));
    if (event.kind === 'order.paid') {
      const line = `✅ Pembayaran berhasil. ${packageOf(event.facts.packageId).name} aktif.`;
      tx.afterCommit(() => this.activityLog.write(ownerId, 'INFO', line));
      return;
    }
    const raised = await this.notifications.raise(ownerId, reversedNotice(event), tx);
    tx.afterCommit(raised.announce);
  }
}

/** The money of a paid order was returned and its package taken back. */
function reversedNotice({ facts }: DomainEvent<'order.reversed'>): Notice {
  const { name } = packageOf(facts.packageId);
  const what = facts.outcome === 'refunded' ? 'dikembalikan' : 'dibatalkan';
  return {
    kind: 'expiry',
    dedupeKey: `reversed:${facts.orderId}`,
    title: `Pembayaran ${name} ${what}`,
    body: `Pembayaran ${formatRupiah(facts.amount)} untuk pesanan ${facts.orderId} telah ${what}, sehingga paket tersebut tidak berlaku lagi. Hubungi dukungan jika ini tidak sesuai.`,
    mail: true,
  };
}
