import { Inject, Injectable } from '@nestjs/common';
import type { MessageId, OwnerId } from '#contracts/values/ids';
import { calledName } from '#contracts/values/people/contact-name';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Panel } from '../../../platform/panel/panel.js';
import { ActivityLogService } from '../../activity-log/activity-log.service.js';
import { PlansService } from '../../plans/plans.service.js';
import type { DeliveryChange, DeliveryUpdate, OutgoingMessage } from '../conversations.types.js';
import { withdrawnTexts } from '../conversations.texts.js';
import * as statements from './outbox.statements.js';

/** Our messages on their way: queued, sent, delivered, read, or failed. */
@Injectable()
export class Outbox {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
  ) {}

  async list(ownerId: OwnerId, limit: number): Promise<OutgoingMessage[]> {
    return statements.findOutbox(this.database, ownerId, limit);
  }

  async waiting(ownerIds: readonly OwnerId[]): Promise<OwnerId[]> {
    return statements.findWaiting(this.database, ownerIds);
  }

  async record(tx: Sql, updates: readonly DeliveryUpdate[]): Promise<DeliveryChange[]> {
    return statements.recordDelivery(tx, updates);
  }

  showDelivery(changes: readonly DeliveryChange[]): void {
    for (const { ownerId, conversationId, messageId, status } of changes)
      this.panel.emit(ownerId, 'message.status', { conversationId, id: messageId, status });
  }

  async isStored(ownerId: OwnerId, waId: string): Promise<boolean> {
    return statements.isStored(this.database, ownerId, waId);
  }

  async markFailed(ownerId: OwnerId, epoch: string, id: MessageId, why: string): Promise<boolean> {
    const failure = await this.database.transaction(async (tx) => {
      const result = await statements.markFailed(tx, ownerId, epoch, id);
      if (result.refund) await this.plans.giveBack(tx, ownerId);
      return result;
    });
    for (const change of failure.failed) this.panel.emit(ownerId, 'message.status', change);
    if (failure.failed.length > 0) this.activityLog.write(ownerId, 'ERROR', `GAGAL mengirim pesan: ${why}`);
    return failure.holds;
  }

  /** True when a bubble that nobody asked for was taken back instead of being sent. */
  async withdraw(ownerId: OwnerId, epoch: string, id: MessageId): Promise<boolean> {
    const withdrawn = await statements.withdraw(this.database, ownerId, epoch, { id, now: this.clock.now() });
    if (!withdrawn) return false;
    this.panel.emit(ownerId, 'message.status', { id, conversationId: withdrawn.conversation_id, status: 'failed' });
    this.activityLog.write(ownerId, 'WARN', `Pesan untuk ${calledName(withdrawn)} tidak jadi dikirim: ${withdrawnTexts[withdrawn.why]}`);
    return true;
  }

  async proto(ownerId: OwnerId, waId: string): Promise<Buffer | null> {
    return statements.findProto(this.database, ownerId, waId);
  }
}
