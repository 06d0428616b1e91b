import { Inject, Injectable } from '@nestjs/common';
import type { BotId, MessageId } from '#contracts/values/ids';
import { calledName } from '#contracts/values/people/contact-name';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Panel } from '../../../platform/panel/panel.js';
import { Members } from '../../account/members.service.js';
import { ActivityLogService } from '../../activity-log/activity-log.service.js';
import { PlansService } from '../../plans/plans.service.js';
import type { UnsentReason } from '#contracts/values/unsent';
import { unsentWords } from '#contracts/values/unsent-words';
import { Config } from '../../../platform/config/config.js';
import type { DeliveryChange, DeliveryUpdate, OutgoingMessage } from '../conversations.types.js';
import { raiseNeed } from '../state/needs.statements.js';
import { PanelUpdates } from '../state/panel-updates.js';
import * as statements from './outbox.statements.js';
import type { OutboxPart } from './outbox.statements.js';
import { needAfterCut, opensChat, whyNotNow, type Speech } from './permission.rules.js';
import { findState, lockConversationOf } from './permission.statements.js';

const minuteMs = 60_000;
/** Number of a stopped bot's bubbles checked per call. */
const stoppedPage = 200;

export type { OutboxPart } from './outbox.statements.js';

/** Outgoing messages: queued, sent, delivered, read, or failed. */
@Injectable()
export class Outbox {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(ActivityLogService) private readonly activityLog: ActivityLogService,
  ) {}

  /** @param part `warm`: only messages that start no chat; `cold`: only messages that start one */
  async list(botId: BotId, limit: number, part: OutboxPart = 'all'): Promise<OutgoingMessage[]> {
    const rows = await statements.findOutbox(this.database, botId, { limit, part }, this.clock.now());
    return rows.map(({ state, ...row }) => ({
      ...row,
      isAutomatic: state.speech !== 'owners-words',
      opensChat: opensChat(state),
      ageMs: state.ageMs,
      forbidden: whyNotNow(state, this.maxAgeMs),
    }));
  }

  async waiting(botIds: readonly BotId[]): Promise<BotId[]> {
    return statements.findWaiting(this.database, botIds);
  }

  async record(tx: Sql, updates: readonly DeliveryUpdate[]): Promise<DeliveryChange[]> {
    return statements.recordDelivery(tx, updates);
  }

  showDelivery(changes: readonly DeliveryChange[]): void {
    for (const { botId, conversationId, messageId, status } of changes)
      this.panel.emit(botId, 'message.status', { conversationId, id: messageId, status, unsent: null });
  }

  async isStored(botId: BotId, waId: string): Promise<boolean> {
    return statements.isStored(this.database, botId, waId);
  }

  async markFailed(botId: BotId, epoch: string, id: MessageId, why: string): Promise<boolean> {
    const failure = await this.database.transaction(async (tx) => {
      if (!(await statements.holdSession(tx, botId, epoch))) return undefined;
      const contact = await lockConversationOf(tx, botId, id);
      const result = await statements.markFailed(tx, botId, { id, unsent: null });
      if (result.refund) await this.plans.giveBack(tx, await this.members.accountOf(botId, tx));
      // the chat is marked as needing the owner, because the lead waits for this answer and nothing else notifies the
      // owner
      const calledTo = result.isMissed && contact?.needs_owner_reason === null ? contact.conversation_id : null;
      if (calledTo) await raiseNeed(tx, botId, calledTo, 'unsent', this.clock.now());
      return { ...result, calledTo, about: contact ? [contact.conversation_id] : [] };
    });
    if (!failure) return false;
    if (failure.calledTo) this.updates.inBackground(this.updates.contactsChanged(botId, [failure.calledTo]));
    for (const change of failure.failed) this.panel.emit(botId, 'message.status', change);
    if (failure.failed.length > 0) this.activityLog.write(botId, 'ERROR', `GAGAL mengirim pesan: ${why}`, failure.about);
    return true;
  }

  /**
   * Checks whether an automatic bubble may be sent. If not, the bubble and the rest of its answer are marked as not
   * sent. One statement when it may be sent, one additional transaction when not.
   * @returns true when the bubble must not be sent: it is forbidden, it was sent or withdrawn before, or another host
   * has the session
   */
  async withdraw(botId: BotId, epoch: string, id: MessageId): Promise<boolean> {
    const state = await findState(this.database, botId, epoch, { id, now: this.clock.now() });
    if (!state) return true;
    const reason = whyNotNow(state, this.maxAgeMs);
    if (reason === null) return false;
    await this.cut(botId, epoch, { id, reason, speech: state.speech });
    return true;
  }

  /** Marks the bubbles that a stopped bot will not send, so that the owner sees it at once. */
  async withdrawForbidden(botId: BotId, epoch: string): Promise<void> {
    for (const row of await this.list(botId, stoppedPage)) if (row.forbidden !== null) await this.withdraw(botId, epoch, row.id);
  }

  private async cut(
    botId: BotId,
    epoch: string,
    { id, reason, speech }: { readonly id: MessageId; readonly reason: UnsentReason; readonly speech: Speech },
  ): Promise<void> {
    const done = await this.database.transaction(async (tx) => {
      // lock order: session, conversation, messages (docs/decisions/0166)
      if (!(await statements.holdSession(tx, botId, epoch))) return undefined;
      const contact = await lockConversationOf(tx, botId, id);
      const { failed, nothingSent, refund } = await statements.markFailed(tx, botId, { id, unsent: reason });
      if (!contact || failed.length === 0) return undefined;
      if (refund) await this.plans.giveBack(tx, await this.members.accountOf(botId, tx));
      const need = contact.needs_owner_reason === null ? needAfterCut(reason, { speech, nothingSent }) : null;
      if (need) await raiseNeed(tx, botId, contact.conversation_id, need, this.clock.now());
      return { contact, failed, need };
    });
    if (!done) return;
    const { contact, failed, need } = done;
    for (const change of failed) this.panel.emit(botId, 'message.status', change);
    if (need) this.updates.inBackground(this.updates.contactsChanged(botId, [contact.conversation_id]));
    this.activityLog.write(botId, 'WARN', `Pesan bot untuk ${calledName(contact)}: ${unsentWords[reason]}`, [contact.conversation_id]);
  }

  private get maxAgeMs(): number {
    return this.config.REPLY_MAX_AGE_MINUTES * minuteMs;
  }

  async proto(botId: BotId, waId: string): Promise<Buffer | null> {
    return statements.findProto(this.database, botId, waId);
  }
}
