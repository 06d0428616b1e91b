import { Inject, Injectable } from '@nestjs/common';
import type { QuickReply } from '#contracts/http/chat/quick-replies';
import type { AccountId, BotId, QuickReplyId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { newId } from '../../../platform/crypto/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { PhotosService } from '../../photos/photos.service.js';
import { cleanText } from '../conversations.rules.js';
import * as statements from './quick-replies.statements.js';

/** The owner of the quick replies: the replies belong to the bot, their photos to the account. */
export interface RepliesOwner {
  readonly botId: BotId;
  readonly accountId: AccountId;
}

/** The input of an owner: a text, and a photo that is sent with it. */
export interface ReplyWords {
  readonly body: string;
  /** Id of the photo; null for none. When it is absent, a changed reply keeps its photo. */
  readonly photoId?: string | null;
}

/** An owner's saved texts for frequent answers. */
@Injectable()
export class QuickRepliesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PhotosService) private readonly photos: PhotosService,
  ) {}

  list(botId: BotId): Promise<QuickReply[]> {
    return statements.findQuickReplies(this.database, botId);
  }

  /** @throws AppError when the owner already has the maximum number, or the photo is not theirs. */
  async add(owner: RepliesOwner, words: ReplyWords): Promise<QuickReply> {
    const one = repliesRow(newId<QuickReplyId>(), words);
    await this.database.transaction(async (tx) => {
      await this.keep(tx, owner, one.photoId);
      if (!(await statements.insertQuickReply(tx, owner.botId, one, limits.quickRepliesMax))) throw new AppError('quick_replies_full');
    });
    return one;
  }

  /** @throws AppError when this owner has no such text, or the photo is not theirs. */
  async change(owner: RepliesOwner, id: QuickReplyId, words: ReplyWords): Promise<QuickReply> {
    return this.database.transaction(async (tx) => {
      const before = await statements.lockPhotoOf(tx, owner.botId, id);
      if (!before) throw new AppError('quick_reply_gone');
      const one = repliesRow(id, { photoId: before.photoId, ...words });
      if (one.photoId !== before.photoId) await this.keep(tx, owner, one.photoId);
      await statements.changeQuickReply(tx, owner.botId, one);
      if (one.photoId !== before.photoId) await this.release(tx, owner, before.photoId);
      return one;
    });
  }

  /** @throws AppError when this owner has no such text. */
  async remove(owner: RepliesOwner, id: QuickReplyId): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await statements.lockPhotoOf(tx, owner.botId, id);
      if (!before) throw new AppError('quick_reply_gone');
      await statements.removeQuickReply(tx, owner.botId, id);
      await this.release(tx, owner, before.photoId);
    });
  }

  /** Excludes the photo from the clean-up of uploads that no product uses. */
  private async keep(tx: Tx, { accountId }: RepliesOwner, photoId: string | null): Promise<void> {
    if (photoId !== null && !(await this.photos.keepUpload(tx, accountId, photoId, true))) throw new AppError('quick_reply_photo');
  }

  private async release(tx: Tx, { accountId, botId }: RepliesOwner, photoId: string | null): Promise<void> {
    if (photoId === null || (await statements.carriesPhoto(tx, botId, photoId))) return;
    await this.photos.keepUpload(tx, accountId, photoId, false);
  }
}

function repliesRow(id: QuickReplyId, { body, photoId = null }: ReplyWords): statements.StoredReply {
  return { id, body: cleanText(body), photoId };
}
