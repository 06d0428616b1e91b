import { Inject, Injectable } from '@nestjs/common';
import { hourMs } from '#contracts/values/base/durations';
import { AccountId, BotId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { isStoredUuid } from '#contracts/values/uuid';
import { Storage } from '../../outside/storage/storage.js';
import { Clock } from '../../platform/clock/clock.js';
import { ChatFilesService } from '../conversations/files/chat-files.service.js';
import { PhotosService } from '../photos/photos.service.js';
import { AccountExports } from './exports/account-exports.service.js';
import { isHourOf, isNamed, readKey, type NamedFile } from './stored-files.rules.js';

/**
 * Removes stored files that no row references any more. A file is written before its row and removed after it, so it can
 * be orphaned: by a crash, an unavailable storage, a message that was merged with its duplicate, or a picture that was
 * processed too late. In all cases the file is removed a day or two later.
 */
@Injectable()
export class StoredFilesService {
  constructor(
    @Inject(Storage) private readonly storage: Storage,
    @Inject(PhotosService) private readonly photos: PhotosService,
    @Inject(ChatFilesService) private readonly chatFiles: ChatFilesService,
    @Inject(AccountExports) private readonly exports: AccountExports,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** For housekeeping, every hour. @returns how many files were removed */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    // a newer file may still be about to get its row
    const before = new Date(now.getTime() - retention.unnamedFileHours * hourMs);
    let removed = 0;
    for (const folder of (await this.storage.owners()).filter((one) => isStoredUuid(one) && isHourOf(one, now)))
      removed += await this.sweepFolder(folder, before);
    return removed;
  }

  private async sweepFolder(folder: string, before: Date): Promise<number> {
    let removed = 0;
    for await (const page of this.storage.list(folder)) {
      const old = page.flatMap(({ key, at }) => (at < before ? (readKey(key) ?? []) : []));
      const unnamed = old.length > 0 ? await this.unnamed(folder, old) : [];
      if (unnamed.length > 0) await this.storage.remove(unnamed);
      removed += unnamed.length;
    }
    return removed;
  }

  /** A folder has the id of an account, of a bot, or of an account and its first bot. */
  private async unnamed(folder: string, files: readonly NamedFile[]): Promise<string[]> {
    // an interrupted write leaves a file whose name is not an id
    const ids = [...new Set(files.map(({ id }) => id).filter(isStoredUuid))];
    const [photos, chats, exports] = await Promise.all([
      this.photos.known(AccountId.parse(folder), ids),
      this.chatFiles.known(BotId.parse(folder), ids),
      this.exports.known(AccountId.parse(folder), ids),
    ]);
    return files.filter((file) => !isNamed(file, { photos, chats, exports })).map(({ key }) => key);
  }
}
