import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { AccountId, BotId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Storage } from '../../../outside/storage/storage.js';
import { Members } from '../../account/members.service.js';
import { StorageUseService, type Reservation, type SendingLead, type StorageRefusal } from '../../storage-use/storage-use.service.js';
import * as statements from './chat-files.statements.js';

interface StoredFile {
  readonly botId: BotId;
  readonly messageId: string;
}

/** Maximum number of files that one upload may displace. */
const removedAtOnce = 200;

/** Space for files of conversations. When an account is full, its oldest removable files make room for new ones. */
@Injectable()
export class FileSpace {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(StorageUseService) private readonly use: StorageUseService,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Reserves space for a file. @returns why there is none */
  async reserve(botId: BotId, bytes: number, lead?: SendingLead): Promise<Reservation | StorageRefusal> {
    const accountId = await this.members.accountOf(botId);
    const reserved = await this.use.reserve(accountId, bytes, lead);
    if (reserved !== 'account-full' || !(await this.makeRoom(accountId, bytes))) return reserved;
    return this.use.reserve(accountId, bytes, lead);
  }

  /**
   * Stores a file and then its row. Their space was reserved before.
   * @param write writes the row. Returns by how many bytes the stored files grew.
   */
  async fill(reserved: Reservation, write: (tx: Tx) => Promise<number>, put: () => Promise<void>): Promise<void> {
    try {
      await put();
      await this.database.transaction((tx) => this.use.settle(tx, reserved, write));
    } catch (error) {
      await this.release(reserved);
      throw error;
    }
  }

  /**
   * Releases a reservation. When the database is unreachable, nothing is released: the reservation expires by itself.
   */
  async release(reserved: Reservation): Promise<void> {
    await this.use.release(reserved).catch((error: unknown) => {
      this.log.warn({ event: 'storage.unreleased', accountId: reserved.accountId, ...errorFields(error) });
    });
  }

  /** Removes rows of files that were stored before that moment. Their files are gone already. */
  async forget(files: readonly StoredFile[], before: Date): Promise<void> {
    for (const [botId, rows] of Map.groupBy(files, (file) => file.botId)) {
      const ids = rows.map(({ messageId }) => messageId);
      const accountId = await this.members.findAccountOf(botId);
      if (accountId === null) continue; // the account was deleted: its rows are removed with it
      await this.database.transaction((tx) =>
        this.use.change(tx, accountId, async () => -(await statements.forgetFiles(tx, botId, ids, before))),
      );
    }
  }

  /** @returns false when no file is old enough */
  private async makeRoom(accountId: AccountId, bytes: number): Promise<boolean> {
    const before = new Date(this.clock.now().getTime() - retention.fullStorageFileDays * dayMs);
    const oldest = await statements.findOldest(this.database, await this.members.botsOf(accountId), before, removedAtOnce);
    let room = 0;
    const removed = oldest.filter((file) => {
      if (room >= bytes) return false;
      room += file.bytes;
      return true;
    });
    if (room < bytes) return false;
    const keys = [statements.keyOfChatFile, statements.keyOfThumbnail];
    await this.storage.remove(removed.flatMap(({ botId, messageId }) => keys.map((keyOf) => keyOf(botId, messageId))));
    await this.forget(removed, before);
    this.log.info({ event: 'storage.made-room', accountId, files: removed.length, bytes: room });
    return true;
  }
}
