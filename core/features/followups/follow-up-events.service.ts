import { Inject, Injectable } from '@nestjs/common';
import type { FactsOf } from '#contracts/events/catalogue';
import type { BotId } from '#contracts/values/ids';
import type { Tx } from '../../platform/database/database.js';
import { Members } from '../account/members.service.js';
import { EventsService } from '../events/events.service.js';
import type { NewEvent } from '../events/events.types.js';
import type { Scheduled } from './followups.types.js';

type BotKind = 'followups.planned' | 'followups.cancelled';
type ConversationKind = 'followup.sent' | 'followup.moved' | 'followup.left-out';

/** Announces what happened to follow-ups, in the transaction that made it true. */
@Injectable()
export class FollowUpEvents {
  constructor(
    @Inject(Members) private readonly members: Members,
    @Inject(EventsService) private readonly events: EventsService,
  ) {}

  /** For many follow-ups of one bot. */
  async ofBot<Kind extends BotKind>(tx: Tx, botId: BotId, kind: Kind, facts: FactsOf<Kind>): Promise<void> {
    const accountId = await this.members.findAccountOf(botId, tx);
    // The account may be missing: it was deleted, and its rows are still being removed.
    if (accountId) await this.events.append(tx, { accountId, botId, kind, facts } as NewEvent);
  }

  /** For one follow-up. */
  async ofOne<Kind extends ConversationKind>(
    tx: Tx,
    { botId, conversationId }: Scheduled,
    kind: Kind,
    facts: FactsOf<Kind>,
  ): Promise<void> {
    const accountId = await this.members.findAccountOf(botId, tx);
    if (accountId) await this.events.append(tx, { accountId, botId, conversationId, kind, facts } as NewEvent);
  }
}
