import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hourMs } from '#contracts/values/base/durations';
import type { AccountId, OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { readProductList, uploadIdOf } from '#contracts/values/selling/product-list';
import { retention } from '#contracts/values/retention';
import { isStoredUuid } from '#contracts/values/uuid';
import { PhotoSource } from '../../outside/photos/photo-source.service.js';
import type { Picture } from '../../outside/photos/shrink-picture.js';
import { Storage, StoredFileGoneError } from '../../outside/storage/storage.js';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { ProductsService, searchWishOf } from '../products/products.service.js';
import { PromptsService } from '../prompts/prompts.service.js';
import { PhotoError, PhotoGoneError } from './photos.errors.js';
import * as statements from './photos.statements.js';
import type { StoredPhoto } from './photos.types.js';

export type { StoredPhoto } from './photos.types.js';

/** Younger than this, what was fetched from a link is taken as what is there. */
const freshMs = 24 * hourMs;
const sweptAtOnce = 500;

interface Fetched {
  readonly photo: StoredPhoto;
  readonly row?: statements.NewPhoto;
}

/**
 * Product photos: from the owner's links or uploaded, drawn anew, kept in the storage. A message names one by its id, so what is sent
 * again after a crash is the same picture, whatever the link leads to by then.
 */
@Injectable()
export class PhotosService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(PhotoSource) private readonly source: PhotoSource,
    @Inject(PromptsService) private readonly prompts: PromptsService,
    @Inject(ProductsService) private readonly products: ProductsService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * The picture behind a link of the owner's list: one statement when it was fetched lately, one more when it is fetched now. A link that
   * fails gives what it gave before.
   * @throws PhotoError saying why it cannot be had.
   */
  async find(ownerId: OwnerId, link: string, signal: AbortSignal): Promise<StoredPhoto> {
    const [found] = await this.findAll(ownerId, [link], await statements.findKnown(this.database, ownerId, [link], null), signal);
    if (found instanceof Error) throw found;
    return found!;
  }

  /** What is known of the pictures behind those links and of the products that a search finds, with these: one round trip. */
  async lookUp(ownerId: AccountId, links: readonly string[], wanted: { readonly text: string; readonly limit: number } | null) {
    const wish = wanted && searchWishOf(wanted.text, wanted.limit);
    const [products, known] = await this.database.pipelined((sql) =>
      Promise.all([
        wanted ? this.products.search(ownerId, wanted.text, wanted.limit, sql) : [],
        statements.findKnown(sql, ownerId, links, wish?.query ? wish : null),
      ]),
    );
    return { products, known };
  }

  /**
   * The pictures behind these links, in their order, or why one cannot be had. What has to be fetched is fetched side by side and kept by
   * one statement. @param known from {@link lookUp}
   */
  async findAll(
    ownerId: OwnerId,
    links: readonly string[],
    known: ReadonlyMap<string, statements.PhotoRow>,
    signal: AbortSignal,
  ): Promise<(StoredPhoto | Error)[]> {
    const fresh: statements.NewPhoto[] = [];
    const found = await Promise.allSettled(
      links.map(async (link) => {
        const had = known.get(link);
        const { photo, row } = uploadIdOf(link) === null ? await this.fetch(ownerId, link, had, signal) : { photo: had, row: undefined };
        if (!photo) throw new PhotoError('missing');
        if (row) fresh.push(row);
        return photo;
      }),
    );
    // the rows last: what they name is there
    if (fresh.length > 0) await statements.insertPhotos(this.database, fresh);
    return found.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error)));
  }

  /** `row`: it is new and to be kept. */
  private async fetch(ownerId: OwnerId, link: string, known: statements.PhotoRow | undefined, signal: AbortSignal): Promise<Fetched> {
    const now = this.clock.now();
    if (known && now.getTime() - known.fetchedAt.getTime() < freshMs) return { photo: known };
    try {
      const picture = await this.source.fetch(link, signal);
      if (known?.sha256 !== hashOf(picture)) {
        const row = await this.put(ownerId, createHash('sha256').update(link).digest('hex'), picture);
        return { photo: row, row };
      }
      await statements.touchPhoto(this.database, ownerId, known.id, now);
      return { photo: known };
    } catch (error) {
      if (!known || !(error instanceof PhotoError)) throw error;
      this.log.info({ event: 'photos.older-taken', ownerId, photoId: known.id, problem: error.problem });
      return { photo: known };
    }
  }

  /** The picture's bytes, a JPEG. @throws PhotoGoneError when it is not there (any more) */
  async read(ownerId: AccountId, id: string): Promise<Buffer> {
    try {
      return await this.storage.get(keyOf(ownerId, id));
    } catch (error) {
      if (error instanceof StoredFileGoneError) throw new PhotoGoneError(id);
      throw error;
    }
  }

  /**
   * Keeps a photo that the owner uploaded. Uploads that stand in the list no more make place for it.
   * @throws PhotoError when it is none; AppError when the owner has too many.
   */
  async upload(ownerId: OwnerId, bytes: Buffer): Promise<StoredPhoto> {
    const picture = await this.source.draw(bytes);
    if ((await statements.countUploads(this.database, ownerId)) >= limits.photoUploadsMax) {
      await this.removeUnlisted(ownerId);
      if ((await statements.countUploads(this.database, ownerId)) >= limits.photoUploadsMax) throw new AppError('photos_full');
    }
    return this.keep(ownerId, null, picture);
  }

  /** Keeps a picture that the owner sends into a chat, as long as one that came from a link. @throws PhotoError when it is none. */
  async keepSent(ownerId: OwnerId, bytes: Buffer): Promise<StoredPhoto> {
    const picture = await this.source.draw(bytes);
    return this.keep(ownerId, `sent:${newId()}`, picture);
  }

  /** For housekeeping. @returns how many pictures were removed that no answer took for long, and of how many owners who are gone */
  async sweep(existing: (owners: readonly OwnerId[]) => Promise<ReadonlySet<string>>): Promise<number> {
    const before = new Date(this.clock.now().getTime() - retention.photoDays * 24 * hourMs);
    const removed = await statements.removeOlder(this.database, before, sweptAtOnce);
    await this.storage.remove(removed.flatMap(({ ownerId, id }) => keysOf(ownerId, id)));
    const owners = (await this.storage.owners()).filter(isStoredUuid) as OwnerId[];
    const there = owners.length === 0 ? new Set<string>() : await existing(owners);
    const gone = owners.filter((owner) => !there.has(owner));
    for (const owner of gone) await this.storage.removeOwner(owner);
    return removed.length + gone.length;
  }

  /** Of those ids, the ones of pictures that are still known. */
  async known(ownerId: AccountId, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await statements.findIds(this.database, ownerId, ids));
  }

  /** For the transaction that deletes an account; the files go with {@link forgetFiles} after it. */
  async erase(tx: Tx, ownerId: AccountId): Promise<void> {
    await statements.removeAll(tx, ownerId);
  }

  /** What fails now is done by the sweep: its owner exists no more. */
  async forgetFiles(ownerId: AccountId): Promise<void> {
    await this.storage
      .removeOwner(ownerId)
      .catch((error: unknown) => this.log.warn({ event: 'photos.kept', ownerId, ...errorFields(error) }));
  }

  private async keep(ownerId: OwnerId, source: string | null, picture: Picture): Promise<StoredPhoto> {
    const row = await this.put(ownerId, source, picture);
    await statements.insertPhotos(this.database, [row]);
    return { id: row.id, width: row.width, height: row.height };
  }

  /** The bytes are kept; the row is still to be written. */
  private async put(ownerId: OwnerId, source: string | null, picture: Picture): Promise<statements.NewPhoto> {
    const { width, height } = picture;
    const id = newId();
    await this.storage.put(keyOf(ownerId, id), picture.bytes);
    return { id, ownerId, source, sha256: hashOf(picture), width, height, fetchedAt: this.clock.now() };
  }

  private async removeUnlisted(ownerId: OwnerId): Promise<void> {
    const { secondaryPrompt } = await this.prompts.loadPrompts(ownerId);
    const links = readProductList(secondaryPrompt).flatMap((product) => product.links);
    const listed = [...links, ...(await this.products.uploads(ownerId))].flatMap((link) => uploadIdOf(link) ?? []);
    // one that was just uploaded stands in a form that is not saved yet
    const before = new Date(this.clock.now().getTime() - hourMs);
    const removed = await statements.removeUploads(this.database, ownerId, listed, before);
    await this.storage.remove(removed.flatMap((id) => keysOf(ownerId, id)));
  }
}

function keyOf(ownerId: AccountId, id: string): string {
  return `${ownerId}/photos/${id}`;
}

/** Of the small one that a thread shows: it goes with the whole one. */
export function keyOfPhotoThumbnail(ownerId: AccountId, id: string): string {
  return `${ownerId}/thumbnails/${id}`;
}

function keysOf(ownerId: AccountId, id: string): string[] {
  return [keyOf(ownerId, id), keyOfPhotoThumbnail(ownerId, id)];
}

function hashOf({ bytes }: Picture): string {
  return createHash('sha256').update(bytes).digest('hex');
}
