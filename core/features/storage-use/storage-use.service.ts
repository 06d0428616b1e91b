import { Inject, Injectable } from '@nestjs/common';
import { dayMs, minuteMs } from '#contracts/values/base/durations';
import type { AccountId } from '#contracts/values/ids';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { EventsService } from '../events/events.service.js';
import { noticeAfter } from './storage-use.rules.js';
import * as statements from './storage-use.statements.js';
import type { Reservation, SendingLead, StorageRefusal, StorageUse } from './storage-use.types.js';

export { growPart, joinLeads } from './storage-use.statements.js';
export type { Reservation, SendingLead, StorageRefusal } from './storage-use.types.js';

const megabyte = 1_000_000;
/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [
  { table: 'storage_reservations', scope: 'account_id' },
  { table: 'storage_sums', scope: 'account_id' },
];

/**
 * Lifetime of a reservation. It is longer than any transfer, so an older reservation belongs to a process that died.
 */
const reservationMs = 30 * minuteMs;
const recountEveryMs = dayMs;
const recountsAtOnce = 200;
const leadDaysAtOnce = 5_000;

/** Thrown to roll back the counts that the transaction has already changed. */
class RefusedError extends Error {
  constructor(readonly refusal: StorageRefusal) {
    super(refusal);
  }
}

/**
 * The bytes that each account stores: the size of its files plus the reservations of files in transfer
 * (docs/decisions/0197). Code that writes or removes rows of files must call this service in the same transaction,
 * before it touches those rows. The row of the sum is therefore always locked first.
 */
@Injectable()
export class StorageUseService {
  private readonly limitBytes: number;
  private readonly leadLimitBytes: number;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) config: Config,
  ) {
    this.limitBytes = config.STORAGE_MB_PER_ACCOUNT * megabyte;
    this.leadLimitBytes = config.STORAGE_MB_PER_LEAD_DAY * megabyte;
  }

  async read(accountId: AccountId): Promise<StorageUse> {
    return { usedBytes: await statements.readSum(this.database, accountId), limitBytes: this.limitBytes };
  }

  /** Reserves space for a file before it is fetched. {@link settle} or {@link release} ends the reservation. */
  async reserve(accountId: AccountId, bytes: number, lead?: SendingLead): Promise<Reservation | StorageRefusal> {
    const reserved = await this.tryReserve(accountId, bytes, lead);
    if (reserved !== 'account-full') return reserved;
    // An account without files has no row yet, which looks like a full account. The row is created, and the
    // reservation tried again.
    await statements.insertSum(this.database, accountId);
    return this.tryReserve(accountId, bytes, lead);
  }

  /** Replaces a reservation by the stored bytes. When a row is replaced, its bytes are subtracted. */
  async settle(tx: Tx, reservation: Reservation, write: (tx: Tx) => Promise<number>): Promise<void> {
    const { accountId, id, lead } = reservation;
    await this.change(tx, accountId, async () => {
      const ended = await statements.endReservation(tx, accountId, id);
      const added = await write(tx);
      if (lead && ended > 0 && added !== ended) await statements.correctLead(tx, lead, lead.day, added - ended);
      return added - ended;
    });
  }

  /** Releases a reservation. Does nothing when it has ended. */
  async release(reservation: Reservation): Promise<void> {
    await this.database.transaction((tx) => this.settle(tx, reservation, async () => 0));
  }

  /**
   * Changes rows of files of an account without a reservation.
   * @param write returns by how many bytes the files grew; negative when rows were removed
   */
  async change(tx: Tx, accountId: AccountId, write: (tx: Tx) => Promise<number>): Promise<void> {
    let sum = await statements.lockSum(tx, accountId);
    if (!sum && (await statements.insertSum(tx, accountId))) sum = await statements.lockSum(tx, accountId);
    const difference = await write(tx);
    // Also runs when the size is unchanged. An earlier reservation may have raised the sum without notifying the
    // owner.
    if (sum) await this.set(tx, accountId, sum, Math.max(0, sum.bytes + difference));
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(accountId: AccountId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, accountId, rows);
  }

  /** Accounts whose sum is due for a recount. */
  due(): Promise<AccountId[]> {
    const now = this.clock.now();
    return statements.findDue(this.database, new Date(now.getTime() - recountEveryMs), now, recountsAtOnce);
  }

  /**
   * Corrects a sum after a crash, or after rows were deleted with their conversation.
   * @param count returns the bytes of all rows of files of the account
   */
  async recount(accountId: AccountId, count: (tx: Tx) => Promise<number>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const sum = await statements.lockSum(tx, accountId);
      if (!sum) return;
      const now = this.clock.now();
      const reserved = await statements.pruneReservations(tx, accountId, now);
      await this.set(tx, accountId, sum, reserved + (await count(tx)));
      await statements.noteRecount(tx, accountId, now);
    });
  }

  /** Removes the sums of leads' past days. @returns how many */
  removeOldDays(): Promise<number> {
    return statements.removeLeadDays(this.database, this.clock.today(new Date(this.clock.now().getTime() - dayMs)), leadDaysAtOnce);
  }

  private async tryReserve(accountId: AccountId, bytes: number, lead?: SendingLead): Promise<Reservation | StorageRefusal> {
    const now = this.clock.now();
    const id = newId();
    const day = this.clock.today(now);
    try {
      await this.database.transaction(async (tx) => {
        const expiresAt = new Date(now.getTime() + reservationMs);
        if (!(await statements.reserve(tx, { id, accountId, bytes, expiresAt }, this.limitBytes))) throw new RefusedError('account-full');
        const limitBytes = this.leadLimitBytes;
        if (lead && !(await statements.reserveForLead(tx, lead, day, { bytes, limitBytes }))) throw new RefusedError('lead-full');
      });
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal;
      throw error;
    }
    return { id, accountId, bytes, ...(lead && { lead: { ...lead, day } }) };
  }

  private async set(tx: Tx, accountId: AccountId, sum: statements.StoredSum, bytes: number): Promise<void> {
    const { limitBytes } = this;
    const { toldAt, isNew } = noticeAfter(bytes, limitBytes, sum.toldAt, this.clock.now());
    await statements.setSum(tx, accountId, { bytes, toldAt });
    if (isNew) await this.events.append(tx, { accountId, kind: 'storage.nearly-full', facts: { usedBytes: bytes, limitBytes } });
  }
}
