import { Inject, Injectable } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import { Members } from '../account/members.service.js';
import { ChatFilesService } from '../conversations/files/chat-files.service.js';
import { PhotosService } from '../photos/photos.service.js';
import { StorageUseService } from '../storage-use/storage-use.service.js';

/** Recalculates the storage use of accounts: daily, and after a crash while a file was stored. */
@Injectable()
export class StorageRecount {
  constructor(
    @Inject(Members) private readonly members: Members,
    @Inject(PhotosService) private readonly photos: PhotosService,
    @Inject(ChatFilesService) private readonly chatFiles: ChatFilesService,
    @Inject(StorageUseService) private readonly use: StorageUseService,
  ) {}

  async sweep(): Promise<void> {
    for (const accountId of await this.use.due()) await this.recount(accountId);
  }

  private async recount(accountId: AccountId): Promise<void> {
    const botIds = await this.members.botsOf(accountId);
    await this.use.recount(
      accountId,
      async (tx) => (await this.photos.sumBytes(tx, accountId)) + (await this.chatFiles.sumBytes(tx, botIds)),
    );
  }
}
