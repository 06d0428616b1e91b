import { Inject, Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Config } from '../../platform/config/config.js';
import type { Tx } from '../../platform/database/database.js';
import { Log } from '../../platform/log/log.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { MailsService } from '../mails/mails.service.js';
import { operatorMail } from './billing.texts.js';
import type { OrderRow } from './order.entity.js';

/** Why an order needs manual review. */
export type AlertReason = 'paid_without_owner' | 'partly_refunded' | 'mismatch' | 'unknown_status';

/**
 * Alerts the operator to orders that no rule can settle: a log line, a metric, and a mail if an address is
 * configured.
 */
@Injectable()
export class PaymentAlerts {
  private readonly raised: Counter;

  constructor(
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.raised = metrics.counter('orders_needing_operator_total', 'Orders that a human has to look at, by reason', ['reason']);
  }

  /** Raises an alert in the transaction that found the reason. */
  async raise(tx: Tx, order: OrderRow, reason: AlertReason): Promise<void> {
    const to = this.config.OPERATOR_EMAIL ?? this.config.SUPPORT_EMAIL;
    const dedupeKey = `operator:${reason}:${order.id}`;
    if (to) await this.mails.enqueue(tx, { personId: null, to, kind: 'notice', content: operatorMail(order, reason), dedupeKey });
    tx.afterCommit(() => {
      this.raised.inc({ reason });
      this.log.error({ event: 'order.needs-operator', orderId: order.id, reason });
    });
  }
}
