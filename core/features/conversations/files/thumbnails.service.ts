import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { shrinkPicture, thumbnailSide } from '../../../outside/photos/shrink-picture.js';
import { Storage, StoredFileGoneError } from '../../../outside/storage/storage.js';
import { Database } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Members } from '../../account/members.service.js';
import { PhotoError } from '../../photos/photos.errors.js';
import { keyOfPhotoThumbnail } from '../../photos/photos.service.js';
import { FileGoneError } from '../conversations.errors.js';
import { ChatFilesService } from './chat-files.service.js';
import { findFile, findPreview, keyOfThumbnail } from './chat-files.statements.js';

/** Thumbnails for the thread: created on first view, and kept as long as the full picture. */
@Injectable()
export class ThumbnailsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(ChatFilesService) private readonly files: ChatFilesService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * The thumbnail of a message's picture, as a JPEG.
   * @throws FileGoneError when there is no such picture, or it cannot be decoded; FileLateError when the signal fired
   */
  async view(botId: BotId, messageId: string, signal: AbortSignal): Promise<Buffer> {
    // a deleted message has no picture any more
    const file = isUuid(messageId) ? await findFile(this.database, botId, messageId) : undefined;
    if (!file) return this.preview(botId, messageId);
    // One of our photos may be used by many messages; its thumbnail is deleted with the photo.
    const key = file.photo ? keyOfPhotoThumbnail(await this.members.accountOf(botId), file.photo) : keyOfThumbnail(botId, messageId);
    const kept = await this.storage.get(key).catch((error: unknown) => {
      if (!(error instanceof StoredFileGoneError)) this.log.warn({ event: 'thumbnails.unread', botId, messageId, ...errorFields(error) });
      return undefined;
    });
    return kept ?? this.draw(botId, messageId, { key, isOwn: file.photo !== null }, signal);
  }

  /** The picture of the status that a message answers. It has a few kilobytes and is encoded again for each view. */
  private async preview(botId: BotId, messageId: string): Promise<Buffer> {
    const bytes = isUuid(messageId) ? await findPreview(this.database, botId, messageId) : undefined;
    if (!bytes) throw new FileGoneError();
    return (await this.shrink(botId, messageId, bytes)).bytes;
  }

  private shrink(botId: BotId, messageId: string, bytes: Buffer): ReturnType<typeof shrinkPicture> {
    return shrinkPicture(botId, bytes, thumbnailSide).catch((error: unknown) => {
      if (!(error instanceof PhotoError)) throw error;
      this.log.info({ event: 'thumbnails.refused', botId, messageId, problem: error.problem });
      throw new FileGoneError(error.problem);
    });
  }

  /**
   * Thumbnails are not counted as stored bytes. A thumbnail is kept only while its picture is stored, and only when it is
   * smaller, so thumbnails never take more space than is counted.
   */
  private async draw(
    botId: BotId,
    messageId: string,
    { key, isOwn }: { key: string; isOwn: boolean },
    signal: AbortSignal,
  ): Promise<Buffer> {
    const { picture, wholeBytes } = await this.files.withFile(
      botId,
      messageId,
      { maxBytes: limits.leadPictureBytes, signal },
      async ({ bytes }) => ({ picture: await this.shrink(botId, messageId, bytes), wholeBytes: bytes.length }),
    );
    const isKept = picture.bytes.length < wholeBytes && (isOwn || Boolean((await findFile(this.database, botId, messageId))?.kept));
    if (!isKept) return picture.bytes;
    await this.storage
      .put(key, picture.bytes)
      .catch((error: unknown) => this.log.warn({ event: 'thumbnails.not-kept', botId, messageId, ...errorFields(error) }));
    return picture.bytes;
  }
}
