import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId } from '#contracts/values/ids';
import { Storage } from '../../outside/storage/storage.js';
import { AccountService } from '../account/account.service.js';
import type { ErasedScope } from '../account/members.types.js';
import { BlacklistService } from '../blacklist/blacklist.service.js';
import { BotsService } from '../bots/bots.service.js';
import { SessionVault } from '../bots/vault/session-vault.service.js';
import { ClosingsService } from '../closings/closings.service.js';
import { MessagesService } from '../conversations/messages/messages.service.js';
import { EventsService } from '../events/events.service.js';
import { FollowUpsService } from '../followups/followups.service.js';
import { KnowledgeService } from '../knowledge/knowledge.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PhotosService } from '../photos/photos.service.js';
import { ProductsService } from '../products/products.service.js';
import { QuestionsService } from '../questions/questions.service.js';
import { StorageUseService } from '../storage-use/storage-use.service.js';
import { Config } from '../../platform/config/config.js';
import { errorFields, Log } from '../../platform/log/log.js';

/** A feature whose rows of an account or bot are so many that they are removed in batches. */
interface SlicedKeeper<Id> {
  /** Removes at most `rows` rows in one statement. @returns how many; 0 when none can be removed now */
  removeSlice(id: Id, rows: number): Promise<number>;
}

/**
 * Maximum number of batches per sweep, over all deleted accounts together. It keeps a sweep within seconds, also on a
 * slow database.
 */
const slicesPerSweep = 50;
/** Pages of stored files per sweep and account. A page has at most a thousand files. */
const filePagesPerSweep = 5;
/** Maximum number of deleted accounts per sweep whose linked device is logged out again. */
const unlinkedPerSweep = 3;

/**
 * Removes the data of deleted accounts: rows in batches, files, the device at WhatsApp, and last the emptied row of the
 * account. It has no state besides the remaining data, so it continues after a kill at any point, and several processes
 * may run it at once.
 */
@Injectable()
export class ErasedAccounts {
  private readonly ofBots: readonly SlicedKeeper<BotId>[];
  private readonly ofAccounts: readonly SlicedKeeper<AccountId>[];

  constructor(
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(BotsService) private readonly bots: BotsService,
    @Inject(SessionVault) private readonly vault: SessionVault,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
    @Inject(ClosingsService) closings: ClosingsService,
    @Inject(MessagesService) conversations: MessagesService,
    @Inject(ProductsService) products: ProductsService,
    @Inject(KnowledgeService) knowledge: KnowledgeService,
    @Inject(QuestionsService) questions: QuestionsService,
    @Inject(BlacklistService) blacklist: BlacklistService,
    @Inject(FollowUpsService) followUps: FollowUpsService,
    @Inject(NotificationsService) notifications: NotificationsService,
    @Inject(PhotosService) photos: PhotosService,
    @Inject(EventsService) events: EventsService,
    @Inject(StorageUseService) storageUse: StorageUseService,
  ) {
    // conversations last: deleting them would cascade to rows of the other features
    this.ofBots = [questions, closings, followUps, blacklist, conversations];
    this.ofAccounts = [storageUse, events, notifications, photos, products, knowledge];
  }

  /**
   * One sweep over all deleted accounts. Each gets an equal share of the batches.
   * @returns how many rows were removed
   */
  async sweep(): Promise<number> {
    const scopes = await this.accounts.erasedScopes();
    const slices = Math.max(1, Math.floor(slicesPerSweep / scopes.length));
    let removed = 0;
    for (const scope of scopes) {
      const { rows, isDone } = await this.removeRows(scope, slices);
      removed += rows;
      if (isDone && (await this.removeFiles(scope))) await this.removeAccount(scope);
    }
    return removed;
  }

  /** Logs out devices that no session host could log out when their account was deleted. */
  async unlinkDevices(): Promise<void> {
    const linked = await this.vault.linked((await this.accounts.erasedScopes()).flatMap(({ botIds }) => botIds ?? []));
    for (const botId of linked.slice(0, unlinkedPerSweep)) await this.bots.unlink(botId);
  }

  private async removeRows(scope: ErasedScope, slices: number): Promise<{ rows: number; isDone: boolean }> {
    let rows = 0;
    for (let slice = 0; slice < slices; slice += 1) {
      const removed = await this.removeSlice(scope, this.config.ERASURE_ROWS_PER_SLICE);
      rows += removed;
      if (removed === 0) return { rows, isDone: true };
    }
    return { rows, isDone: false };
  }

  private async removeSlice({ accountId, botIds }: ErasedScope, rows: number): Promise<number> {
    for (const botId of botIds ?? [])
      for (const keeper of this.ofBots) {
        const removed = await keeper.removeSlice(botId, rows);
        if (removed > 0) return removed;
      }
    for (const keeper of this.ofAccounts) {
      const removed = await keeper.removeSlice(accountId, rows);
      if (removed > 0) return removed;
    }
    return 0;
  }

  /**
   * @returns true when no file is left, or when the remaining files are left to the sweep over files of accounts that
   * do not exist
   */
  private async removeFiles({ accountId, botIds }: ErasedScope): Promise<boolean> {
    let pages = 0;
    try {
      // photos are in the account's folder, attachments in the bot's; the first bot has the id of the account
      for (const folder of new Set<string>([accountId, ...(botIds ?? [])])) {
        for await (const page of this.storage.list(folder)) {
          if (pages === filePagesPerSweep) return false;
          await this.storage.remove(page.map(({ key }) => key));
          pages += 1;
        }
        await this.storage.removeOwner(folder);
      }
    } catch (error) {
      this.log.warn({ event: 'erasure.files-kept', accountId, ...errorFields(error) });
    }
    return true;
  }

  private async removeAccount({ personId, accountId, botIds, isLongAgo }: ErasedScope): Promise<void> {
    if (!isLongAgo && (await this.vault.linked(botIds ?? [])).length > 0) return;
    await this.accounts.removeErased(personId);
    this.log.info({ event: 'account.removed', accountId });
  }
}
