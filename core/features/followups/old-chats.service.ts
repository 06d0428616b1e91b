import { Inject, Injectable } from '@nestjs/common';
import type { OldChat } from '#contracts/http/chat/followup';
import { shownName } from '#contracts/values/people/contact-name';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { IdleConversationsService, type OldSilenceRow } from '../conversations/messages/idle/idle-conversations.service.js';
import { FollowUpPlanner } from './follow-up-planner.service.js';
import { configOfDay, dayNumbers, oldestSilence, type DayNumber } from './followups.rules.js';
import { FollowUpsService } from './followups.service.js';
import * as queue from './queue.statements.js';

/**
 * The owner's choice when follow-ups are switched on while leads are already idle. `upTo`: time at which
 * the list was made.
 */
export type OldChatsAnswer =
  | { readonly follow: 'none' }
  | { readonly follow: 'shown'; readonly upTo: Date; readonly except: readonly ConversationId[] };

/**
 * Leads who had become idle before follow-ups were switched on. They get follow-ups only after their owner has seen
 * the list of these leads and agreed (docs/decisions/0181).
 */
@Injectable()
export class OldChats {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(FollowUpsService) private readonly settings: FollowUpsService,
    @Inject(FollowUpPlanner) private readonly planner: FollowUpPlanner,
    @Inject(IdleConversationsService) private readonly idleConversations: IdleConversationsService,
  ) {}

  /**
   * Leads who would get a follow-up of the days up to `lastDay`, the latest first. `total` counts up to a thousand.
   * `queued` is the number of follow-ups that are still scheduled from an earlier time.
   * @param page.upTo time at which the first page was loaded
   */
  async list(
    botId: BotId,
    lastDay: DayNumber,
    page: { readonly limit?: number | undefined; readonly before?: string | undefined; readonly upTo?: string | undefined },
  ): Promise<{ rows: OldChat[]; total: number; queued: number; upTo: string }> {
    const { zone } = await this.settings.options(botId);
    const now = this.clock.now();
    const upTo = page.upTo === undefined ? now : new Date(page.upTo);
    const silent = { botId, from: oldestSilence(now, lastDay, zone) };
    const before = page.before !== undefined && isUuid(page.before) ? (page.before as ConversationId) : null;
    const [{ rows, total }, queued] = await Promise.all([
      this.idleConversations.listOld(silent, upTo, { limit: page.limit ?? limits.pageSize, before }),
      queue.countQueue(this.database, botId, now, dayNumbers.slice(0, lastDay)),
    ]);
    return { rows: rows.map(presentOld), total, queued, upTo: upTo.toISOString() };
  }

  /** @returns how many chats will get follow-ups */
  async answer(botId: BotId, answer: OldChatsAnswer): Promise<number> {
    if (answer.follow === 'none') {
      await this.planner.cancelAll(botId, 'owner');
      return 0;
    }
    const [{ zone }, config] = await Promise.all([this.settings.options(botId), this.settings.settings(botId)]);
    const lastDay = dayNumbers.findLast((day) => configOfDay(config, day).enabled);
    if (lastDay === undefined) return 0;
    return this.planner.planOld({ botId, from: oldestSilence(this.clock.now(), lastDay, zone) }, zone, answer);
  }
}

function presentOld(row: OldSilenceRow): OldChat {
  return {
    conversationId: row.conversation_id,
    name: shownName(row),
    phoneNumber: row.pn ?? `lid:${row.lid ?? ''}`,
    since: row.since.toISOString(),
  };
}
