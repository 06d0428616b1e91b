import { Inject, Injectable } from '@nestjs/common';
import { calledName } from '#contracts/values/people/contact-name';
import type { Tx } from '../../../platform/database/database.js';
import { Members } from '../../account/members.service.js';
import { EventsService } from '../../events/events.service.js';
import { routeOfAddress } from '../conversations.rules.js';
import { findContactRows } from '../state/views.statements.js';
import type { Arrival, Landing } from './inbound.statements.js';

/** Announces that a lead changed a message that they wrote before an order was recorded. */
@Injectable()
export class OrderChanges {
  constructor(
    @Inject(Members) private readonly members: Members,
    @Inject(EventsService) private readonly events: EventsService,
  ) {}

  /** Runs in the transaction that stores the edit or the deletion. */
  async announce(tx: Tx, { botId, conversationId, kind }: Arrival, { orderedAt, turn, opens }: Landing): Promise<void> {
    const [person] = await findContactRows(tx, botId, [conversationId]);
    const accountId = await this.members.findAccountOf(botId, tx);
    if (!orderedAt || !person || !accountId) return;
    const lead = { name: calledName(person), contact: routeOfAddress(person) };
    const isDeleted = kind === 'deleted';
    const facts = { lead, turn, storedAt: orderedAt.toISOString(), change: isDeleted ? ('deleted' as const) : ('edited' as const) };
    const awaitsAnswer = opens && !isDeleted;
    await this.events.append(tx, {
      ...{ accountId, botId, conversationId },
      kind: 'closing.message-changed',
      facts: { ...facts, awaitsAnswer },
    });
  }
}
