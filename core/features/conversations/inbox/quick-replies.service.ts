import { Inject, Injectable } from '@nestjs/common';
import type { QuickReply } from '#contracts/http/chat/quick-replies';
import type { BotId, QuickReplyId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { newId } from '../../../platform/crypto/ids.js';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { cleanText } from '../conversations.rules.js';
import * as statements from './quick-replies.statements.js';

/** An owner's saved texts for frequent answers. */
@Injectable()
export class QuickRepliesService {
  constructor(@Inject(Database) private readonly database: Database) {}

  list(botId: BotId): Promise<QuickReply[]> {
    return statements.findQuickReplies(this.database, botId);
  }

  /** @throws AppError when the owner already has the maximum number. */
  async add(botId: BotId, body: string): Promise<QuickReply> {
    const one = { id: newId<QuickReplyId>(), body: cleanText(body) };
    if (!(await statements.insertQuickReply(this.database, botId, one, limits.quickRepliesMax))) throw new AppError('quick_replies_full');
    return one;
  }

  /** @throws AppError when this owner has no such text. */
  async change(botId: BotId, id: QuickReplyId, body: string): Promise<QuickReply> {
    const one = { id, body: cleanText(body) };
    if (!(await statements.changeQuickReply(this.database, botId, one))) throw new AppError('quick_reply_gone');
    return one;
  }

  /** @throws AppError when this owner has no such text. */
  async remove(botId: BotId, id: QuickReplyId): Promise<void> {
    if (!(await statements.removeQuickReply(this.database, botId, id))) throw new AppError('quick_reply_gone');
  }
}
