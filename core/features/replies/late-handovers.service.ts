import { Inject, Injectable } from '@nestjs/common';
import { calledName } from '#contracts/values/people/contact-name';
import { Database, type Tx } from '../../platform/database/database.js';
import { Members } from '../account/members.service.js';
import { NeedsService } from '../conversations/state/needs.service.js';
import { IdleConversationsService } from '../conversations/messages/idle/idle-conversations.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PlansService } from '../plans/plans.service.js';
import { lateNotice } from './replies.notices.js';
import { ownerIsLate } from './replies.texts.js';

/** Maximum per sweep; the others are left for the next sweep. */
const perSweep = 200;

/**
 * Handles handovers that still wait for an answer: the lead is told that it takes longer, and the owner is
 * reminded.
 */
@Injectable()
export class LateHandovers {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(NeedsService) private readonly needs: NeedsService,
    @Inject(IdleConversationsService) private readonly idleConversations: IdleConversationsService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  /** Handles each late handover once, in its own transaction. Returns how many there were. */
  async sweep(): Promise<number> {
    for (let told = 0; told < perSweep; told += 1) {
      const after = await this.database.transaction((tx) => this.tellNext(tx));
      if (!after) return told;
      after();
    }
    return perSweep;
  }

  /** Returns what to do after the commit; undefined when no handover is late. */
  private async tellNext(tx: Tx): Promise<(() => void) | undefined> {
    const late = await this.needs.takeLate(tx);
    if (!late) return undefined;
    const { botId, conversationId } = late;
    // conversations of a deleted account are still being removed
    if (!(await this.members.existing([botId])).has(botId)) return () => undefined;
    const maySpeak = !late.silent && (await this.plans.summary(await this.members.accountOf(botId, tx), tx)).active;
    const said = maySpeak
      ? await this.idleConversations.say(tx, botId, conversationId, { body: ownerIsLate, speech: 'lateness' })
      : undefined;
    const raised = await this.notifications.raiseForBot(botId, lateNotice(late, calledName(late)), tx);
    return () => {
      raised.announce();
      if (said) this.idleConversations.sendOff(botId, said);
    };
  }
}
