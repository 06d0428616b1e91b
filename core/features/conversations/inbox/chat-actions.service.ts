import { Inject, Injectable } from '@nestjs/common';
import type { ActedChats, ChatsAction } from '#contracts/http/chat/chat';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { Database } from '../../../platform/database/database.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { PanelUpdates } from '../state/panel-updates.js';
import { ReplyAlarm } from '../state/reply-alarm.js';
import { applyAction } from '../state/chat-actions.statements.js';

/** Actions of an owner on several chats at once. */
@Injectable()
export class ChatActions {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  /** Applies one action to all these chats. Chats of other owners and deleted chats are skipped. */
  async action(botId: BotId, conversationIds: readonly ConversationId[], action: ChatsAction): Promise<ActedChats> {
    const chosen = [...new Set(conversationIds)];
    const acted = await applyAction(this.database, botId, chosen, action);
    if (action.kind === 'read' || action.kind === 'done') await this.notifications.markSeen(botId, chosen);
    if (action.kind === 'give-back') {
      await Promise.all(acted.filter(({ waits }) => waits).map(({ id }) => this.alarm.schedule(botId, id, 0)));
    }
    const changed = acted.map(({ id }) => id);
    if (action.kind === 'give-back') await this.notifications.markSeen(botId, changed);
    return { contacts: await this.updates.contactsChanged(botId, chosen, changed), changed };
  }
}
