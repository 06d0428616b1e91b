import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hourMs } from '#contracts/values/base/durations';
import type { AccountId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { readProductList, uploadIdOf } from '#contracts/values/selling/product-list';
import { retention } from '#contracts/values/retention';
import { isStoredUuid } from '#contracts/values/uuid';
import { PhotoSource } from '../../outside/photos/photo-source.service.js';
import type { Picture } from '../../outside/photos/shrink-picture.js';
import { Storage, StorageError, StoredFileGoneError } from '../../outside/storage/storage.js';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { deleteNextSlice, type SlicedTable } from '../../platform/database/delete-slice.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Log } from '../../platform/log/log.js';
import { Members } from '../account/members.service.js';
import { ProductsService, searchRequestOf } from '../products/products.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { StorageUseService, type Reservation } from '../storage-use/storage-use.service.js';
import { PhotoError, PhotoGoneError } from './photos.errors.js';
import * as statements from './photos.statements.js';
import type { StoredPhoto } from './photos.types.js';

export type { StoredPhoto } from './photos.types.js';

/** A picture that was fetched from a link within this time is used without fetching the link again. */
const freshMs = 24 * hourMs;
const sweptAtOnce = 500;
/** Maximum number of pages per sweep. It is enough for more pictures than become unused within an hour. */
const pagesPerSweep = 40;

interface Fetched {
  readonly photo: StoredPhoto;
  readonly row?: statements.NewPhoto;
}

/** Tables whose rows are deleted in batches with an account. */
const slicedTables: readonly SlicedTable[] = [{ table: 'photos', scope: 'account_id' }];

/**
 * Product photos: from the owner's links or uploaded, re-encoded, kept in the storage. Messages reference a
 * photo by its id, so a resend after a crash uses the same picture, whatever the link leads to by then.
 */
@Injectable()
export class PhotosService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(PhotoSource) private readonly source: PhotoSource,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(ProductsService) private readonly products: ProductsService,
    @Inject(StorageUseService) private readonly use: StorageUseService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * The picture behind a link of the owner's list: one statement when it was fetched recently, one more when
   * it is fetched now. When the link fails, the previously stored picture is returned.
   * @throws PhotoError with the reason when no picture is available.
   */
  async find(accountId: AccountId, link: string, signal: AbortSignal): Promise<StoredPhoto> {
    const [found] = await this.findAll(accountId, [link], await statements.findKnown(this.database, accountId, [link], null), signal);
    if (found instanceof Error) throw found;
    return found!;
  }

  /**
   * The products that a search finds, and the stored pictures of those products and of the given links: one
   * round trip.
   */
  async lookUp(accountId: AccountId, links: readonly string[], wanted: { readonly text: string; readonly limit: number } | null) {
    const request = wanted && searchRequestOf(wanted.text, wanted.limit);
    const [products, known] = await this.database.pipelined((sql) =>
      Promise.all([
        wanted ? this.products.search(accountId, wanted, sql) : [],
        statements.findKnown(sql, accountId, links, request?.query ? request : null),
      ]),
    );
    return { products, known };
  }

  /**
   * The pictures behind these links, in the same order. A link whose picture is unavailable has the error instead.
   * Missing pictures are fetched in parallel and stored in one statement.
   * @param known from {@link lookUp}
   */
  async findAll(
    accountId: AccountId,
    links: readonly string[],
    known: ReadonlyMap<string, statements.PhotoRow>,
    signal: AbortSignal,
  ): Promise<(StoredPhoto | Error)[]> {
    const fresh: statements.NewPhoto[] = [];
    const found = await Promise.allSettled(
      links.map(async (link) => {
        const had = known.get(link);
        const { photo, row } = uploadIdOf(link) === null ? await this.fetch(accountId, link, had, signal) : { photo: had, row: undefined };
        if (!photo) throw new PhotoError('missing');
        if (row) fresh.push(row);
        return photo;
      }),
    );
    // Rows are written last, so that their files already exist. Pictures of links are counted but never refused,
    // because answers need them.
    if (fresh.length > 0) await statements.insertCounted(this.database, accountId, fresh);
    return found.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error)));
  }

  /** `row` is set when the picture is new and has to be stored. */
  private async fetch(accountId: AccountId, link: string, known: statements.PhotoRow | undefined, signal: AbortSignal): Promise<Fetched> {
    const now = this.clock.now();
    if (known && now.getTime() - known.fetchedAt.getTime() < freshMs) return { photo: known };
    try {
      const picture = await this.source.fetch(accountId, link, signal);
      if (known?.sha256 !== hashOf(picture)) {
        const row = await this.put(accountId, createHash('sha256').update(link).digest('hex'), picture);
        return { photo: row, row };
      }
      await statements.touchPhoto(this.database, accountId, known.id, now);
      return { photo: known };
    } catch (error) {
      // an older picture is better than none; this also applies when the new picture cannot be stored
      if (!known || !(error instanceof PhotoError || error instanceof StorageError)) throw error;
      this.log.info({ event: 'photos.older-taken', accountId, photoId: known.id, problem: error.problem });
      return { photo: known };
    }
  }

  /** The picture's bytes, a JPEG. @throws PhotoGoneError when it does not exist (any more) */
  async read(accountId: AccountId, id: string): Promise<Buffer> {
    try {
      return await this.storage.get(keyOf(accountId, id));
    } catch (error) {
      if (error instanceof StoredFileGoneError) throw new PhotoGoneError(id);
      throw error;
    }
  }

  /**
   * Stores a photo that the owner uploaded. At the limit, uploads that are no longer in the product list are
   * deleted.
   * @throws PhotoError when it is not a photo; AppError when the owner has too many.
   */
  async upload(accountId: AccountId, bytes: Buffer): Promise<StoredPhoto> {
    const picture = await this.source.draw(accountId, bytes);
    if ((await statements.countUploads(this.database, accountId)) >= limits.photoUploadsMax) {
      await this.removeUnlisted(accountId);
      if ((await statements.countUploads(this.database, accountId)) >= limits.photoUploadsMax) throw new AppError('photos_full');
    }
    return this.keep(accountId, null, picture);
  }

  /**
   * Stores a picture that the owner sends into a chat. It is kept as long as a picture from a link.
   * @throws PhotoError when it is not a photo.
   */
  async keepSent(accountId: AccountId, bytes: Buffer): Promise<StoredPhoto> {
    const picture = await this.source.draw(accountId, bytes);
    return this.keep(accountId, `sent:${newId()}`, picture);
  }

  /**
   * For housekeeping: deletes pictures unused for long, and the files of accounts and bots that no longer exist.
   * @param existing returns the subset of these ids that are an account or a bot.
   * @returns the number of pictures plus the number of such accounts and bots
   */
  async sweep(existing: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number> {
    const before = new Date(this.clock.now().getTime() - retention.photoDays * 24 * hourMs);
    const removed = await this.removeOlder(before);
    const folders = (await this.storage.owners()).filter(isStoredUuid);
    const there = folders.length === 0 ? new Set<string>() : await existing(folders);
    const gone = folders.filter((id) => !there.has(id));
    for (const id of gone) await this.storage.removeOwner(id);
    return removed + gone.length;
  }

  /** Bytes of all pictures of an account. */
  sumBytes(tx: Tx, accountId: AccountId): Promise<number> {
    return statements.sumBytes(tx, accountId);
  }

  /**
   * Marks an upload as used, or no longer used, outside of the product list. A marked upload is not deleted with unused
   * ones. False when this account has no such upload.
   */
  async keepUpload(tx: Tx, accountId: AccountId, id: string, isKept: boolean): Promise<boolean> {
    return statements.markKept(tx, accountId, id, isKept);
  }

  /** The subset of these ids that have a stored picture. */
  async known(accountId: AccountId, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await statements.findIds(this.database, accountId, ids));
  }

  /** For a deleted account: removes at most `rows` rows. @returns how many; 0 when none can be removed now */
  removeSlice(accountId: AccountId, rows: number): Promise<number> {
    return deleteNextSlice(this.database, slicedTables, accountId, rows);
  }

  private async keep(accountId: AccountId, source: string | null, picture: Picture): Promise<StoredPhoto> {
    const reserved = await this.use.reserve(accountId, picture.bytes.length);
    if (typeof reserved === 'string') throw new AppError('storage_full');
    try {
      const row = await this.put(accountId, source, picture);
      await this.database.transaction((tx) => this.insertReserved(tx, reserved, row));
      return { id: row.id, width: row.width, height: row.height };
    } catch (error) {
      await this.use.release(reserved).catch(() => undefined); // the reservation expires by itself
      throw error;
    }
  }

  private insertReserved(tx: Tx, reserved: Reservation, row: statements.NewPhoto): Promise<void> {
    return this.use.settle(tx, reserved, async () => {
      await statements.insertPhotos(tx, [row]);
      return row.bytes;
    });
  }

  private async removeOlder(before: Date): Promise<number> {
    let count = 0;
    for (let page = 1; page <= pagesPerSweep; page += 1) {
      const old = await statements.findOlder(this.database, before, sweptAtOnce);
      for (const [accountId, rows] of Map.groupBy(old, (one) => one.accountId)) {
        const ids = rows.map(({ id }) => id);
        count += await this.removeRows(accountId, (tx) => statements.removePhotos(tx, accountId, ids, before));
      }
      if (old.length < sweptAtOnce) break;
    }
    return count;
  }

  /** Removes rows, their bytes from the sum, and then the files. @returns how many */
  private async removeRows(accountId: AccountId, remove: (tx: Tx) => Promise<statements.RemovedPhoto[]>): Promise<number> {
    let removed: statements.RemovedPhoto[] = [];
    await this.database.transaction((tx) =>
      this.use.change(tx, accountId, async () => {
        removed = await remove(tx);
        return -sumOf(removed);
      }),
    );
    await this.storage.remove(removed.flatMap(({ id }) => keysOf(accountId, id)));
    return removed.length;
  }

  /** Stores the bytes; the caller still has to write the row. */
  private async put(accountId: AccountId, source: string | null, picture: Picture): Promise<statements.NewPhoto> {
    const { width, height } = picture;
    const id = newId();
    await this.storage.put(keyOf(accountId, id), picture.bytes);
    return { id, accountId, source, sha256: hashOf(picture), width, height, fetchedAt: this.clock.now(), bytes: picture.bytes.length };
  }

  private async removeUnlisted(accountId: AccountId): Promise<void> {
    const bots = await this.members.botsOf(accountId);
    const texts = await Promise.all(bots.map((botId) => this.prompts.loadPrompts(botId)));
    const links = texts.flatMap(({ secondaryPrompt }) => readProductList(secondaryPrompt).flatMap((product) => product.links));
    const listed = [...links, ...(await this.products.uploads(accountId))].flatMap((link) => uploadIdOf(link) ?? []);
    // a recent upload may belong to a form that is not saved yet
    const before = new Date(this.clock.now().getTime() - hourMs);
    await this.removeRows(accountId, (tx) => statements.removeUploads(tx, accountId, listed, before));
  }
}

function keyOf(accountId: AccountId, id: string): string {
  return `${accountId}/photos/${id}`;
}

/** Storage key of the thumbnail shown in a thread; it is deleted together with the full picture. */
export function keyOfPhotoThumbnail(accountId: AccountId, id: string): string {
  return `${accountId}/thumbnails/${id}`;
}

function keysOf(accountId: AccountId, id: string): string[] {
  return [keyOf(accountId, id), keyOfPhotoThumbnail(accountId, id)];
}

function sumOf(photos: readonly { readonly bytes: number }[]): number {
  return photos.reduce((sum, { bytes }) => sum + bytes, 0);
}

function hashOf({ bytes }: Picture): string {
  return createHash('sha256').update(bytes).digest('hex');
}
