import { Inject, Injectable } from '@nestjs/common';
import { calledName } from '#contracts/values/people/contact-name';
import { Database, type Tx } from '../../platform/database/database.js';
import { Members } from '../account/members.service.js';
import { EventsService } from '../events/events.service.js';
import { NeedsService } from '../conversations/state/needs.service.js';
import { IdleConversationsService } from '../conversations/messages/idle/idle-conversations.service.js';
import { PlansService } from '../plans/plans.service.js';
import { ownerIsLate } from './replies.texts.js';

/** Maximum number of handovers per sweep. Further handovers wait for the next sweep. */
const perSweep = 200;

/**
 * Handles handovers that still wait for an answer: the lead gets a text about the delay, and an event reminds
 * the owner.
 */
@Injectable()
export class LateHandovers {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(IdleConversationsService) private readonly idleConversations: IdleConversationsService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(EventsService) private readonly events: EventsService,
  ) {}

  /** Handles each late handover once, in its own transaction. Returns the number of handled handovers. */
  async sweep(): Promise<number> {
    for (let told = 0; told < perSweep; told += 1) if (!(await this.database.transaction((tx) => this.tellNext(tx)))) return told;
    return perSweep;
  }

  /**
   * Sends the text for one late handover and announces it, in the caller's transaction. @returns false when
   * no handover is late
   */
  private async tellNext(tx: Tx): Promise<boolean> {
    const late = await this.needs.takeLate(tx);
    if (!late) return false;
    const { botId, conversationId, since, reason } = late;
    // conversations of a deleted account are still being removed
    if (!(await this.members.existing([botId])).has(botId)) return true;
    const accountId = await this.members.accountOf(botId, tx);
    if (!late.silent && (await this.plans.summary(accountId, tx)).active)
      await this.idleConversations.say(tx, botId, conversationId, { body: ownerIsLate, speech: 'lateness' });
    const lead = { name: calledName(late), contact: late.pn ?? `lid:${late.lid}` };
    await this.events.append(tx, {
      ...{ accountId, botId, conversationId },
      kind: 'handover.late',
      facts: { lead, reason, since: since.toISOString() },
    });
    return true;
  }
}
