import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { BotId, MessageId, OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { temporaryFile } from '../../../platform/files/temporary-file.js';
import { Storage, StoredFileGoneError, type ByteRange, type LocalFile } from '../../../outside/storage/storage.js';
import {
  AttachmentGoneError,
  Attachments,
  type Attachment,
  type FetchLimits,
} from '../../../outside/whatsapp/attachments/attachments.service.js';
import { protoContext } from '../../../outside/whatsapp/proto-context.js';
import { PhotoGoneError } from '../../photos/photos.errors.js';
import { PhotosService } from '../../photos/photos.service.js';
import * as statements from './chat-files.statements.js';
import { fileTypeOf } from './file-type.rules.js';
import { FileGoneError, FileLateError } from '../conversations.errors.js';
import { PanelUpdates } from '../panel-updates.js';

/** The largest file that is taken over from WhatsApp. */
const chatFileMaxBytes = limits.chatFileBytes;
const sweptAtOnce = 500;

/** As many bytes of a file as tell its type. */
const headBytes = 64;

type Part = (bytes: number) => ByteRange | null;

export interface OpenWish {
  readonly signal: AbortSignal;
  readonly part: Part;
}

export interface OpenFile {
  readonly mimetype: string;
  /** Of the whole. */
  readonly bytes: number;
  /** What of it comes; null for all. */
  readonly range: ByteRange | null;
  readonly stream: Readable;
}

interface Known {
  readonly mimetype: string;
  readonly bytes: number;
  readonly part: Part;
}

interface Taken {
  readonly content: Buffer | LocalFile;
  readonly bytes: number;
  readonly mimetype: string;
}

/**
 * What leads attached, and what owners sent from their phone: taken over from WhatsApp, which keeps it for some weeks only, and kept in
 * the storage for as long as the operator says. What is not there yet, or no more, is fetched from WhatsApp when it is wanted.
 */
@Injectable()
export class ChatFilesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(PhotosService) private readonly photos: PhotosService,
    @Inject(Attachments) private readonly attachments: Attachments,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
  ) {}

  /**
   * An attachment in memory, its type told by its content.
   * @throws FileGoneError when this owner has no such attachment, or nobody has it any more; FileLateError when the signal fired.
   */
  async fetch(ownerId: OwnerId, messageId: string, limits: FetchLimits): Promise<Attachment> {
    const file = await this.find(ownerId, messageId);
    if (file.photo) return this.ownPhoto(ownerId, file.photo);
    if (file.kept && file.bytes! > limits.maxBytes) throw new FileGoneError('too large');
    const kept =
      file.kept && (await this.unlessGone(ownerId, messageId, () => this.storage.get(statements.keyOfChatFile(ownerId, messageId))));
    if (kept) return { bytes: kept, mimetype: file.kept! };
    const sealed = file.proto ?? gone();
    const { bytes, mimetype } = await fromWhatsapp(limits, () => this.attachments.fetch(this.unsealed(ownerId, sealed), limits));
    const fetched = { bytes, mimetype: fileTypeOf(bytes, mimetype) };
    await this.keep(ownerId, messageId, { content: bytes, bytes: bytes.length, mimetype: fetched.mimetype });
    return fetched;
  }

  /**
   * An attachment as it is read, or a part of it; never in memory as a whole. Whoever does not read it to its end destroys it.
   * @param part which bytes of so many are wanted; null for all.
   * @throws like `fetch`.
   */
  async open(ownerId: OwnerId, messageId: string, { signal, part }: OpenWish): Promise<OpenFile> {
    const file = await this.find(ownerId, messageId);
    if (file.photo) {
      const { bytes, mimetype } = await this.ownPhoto(ownerId, file.photo);
      const range = part(bytes.length);
      return { mimetype, bytes: bytes.length, range, stream: Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes]) };
    }
    const kept = file.kept && (await this.openStored(ownerId, messageId, { mimetype: file.kept, bytes: file.bytes!, part }));
    if (kept) return kept;
    const sealed = file.proto ?? gone();
    const taken = await temporaryFile();
    let isLent = false;
    try {
      const { mimetype, bytes } = await this.download(taken.path, ownerId, sealed, signal);
      const isKept = await this.keep(ownerId, messageId, { content: { path: taken.path, bytes }, bytes, mimetype });
      const stored = isKept && (await this.openStored(ownerId, messageId, { mimetype, bytes, part }));
      if (stored) return stored;
      // a storage that is full or away fails nobody who wants to look
      const range = part(bytes);
      const stream = createReadStream(taken.path, range ? { start: range.first, end: range.last } : {});
      stream.once('close', () => void taken.remove());
      isLent = true;
      return { mimetype, bytes, range, stream };
    } finally {
      if (!isLent) await taken.remove();
    }
  }

  /** Takes an attachment over from WhatsApp, unless that is done. What is gone there is left alone. */
  async takeOver(ownerId: BotId, messageId: MessageId, signal: AbortSignal): Promise<void> {
    const file = await statements.findFile(this.database, ownerId, messageId);
    if (!file?.proto || file.kept) return;
    const taken = await temporaryFile();
    try {
      const { mimetype, bytes } = await this.download(taken.path, ownerId, file.proto, signal);
      await this.keep(ownerId, messageId, { content: { path: taken.path, bytes }, bytes, mimetype });
    } catch (error) {
      if (!(error instanceof FileGoneError)) throw error;
      this.log.info({ event: 'chat-files.refused', ownerId, messageId, reason: error.message });
    } finally {
      await taken.remove();
    }
  }

  /** Keeps what was heard in a voice message, and shows it. */
  async noteTranscript(ownerId: BotId, messageId: MessageId, text: string): Promise<void> {
    if (await statements.setTranscript(this.database, ownerId, messageId, text)) {
      this.updates.inBackground(this.updates.added([messageId], new Set([messageId])));
    }
  }

  /** For housekeeping. @returns how many files were removed that had been kept long enough */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.ATTACHMENT_DAYS * dayMs);
    const old = await statements.findOlder(this.database, before, sweptAtOnce);
    // the file first: a row without its file is mended by fetching it again, a file without its row by nobody
    const keys = [statements.keyOfChatFile, statements.keyOfThumbnail];
    await this.storage.remove(old.flatMap(({ ownerId, messageId }) => keys.map((keyOf) => keyOf(ownerId, messageId))));
    await statements.forgetFiles(
      this.database,
      old.map(({ messageId }) => messageId),
      before,
    );
    return old.length;
  }

  /** Of those messages, the ones whose file is still kept. */
  async known(ownerId: BotId, messageIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await statements.findKept(this.database, ownerId, messageIds));
  }

  private async find(ownerId: BotId, messageId: string): Promise<statements.FoundFile> {
    return (isUuid(messageId) ? await statements.findFile(this.database, ownerId, messageId) : undefined) ?? gone();
  }

  private async download(path: string, ownerId: BotId, sealed: Buffer, signal: AbortSignal): Promise<{ mimetype: string; bytes: number }> {
    const limits = { maxBytes: chatFileMaxBytes, signal };
    const { mimetype, bytes } = await fromWhatsapp(limits, () => this.attachments.fetchInto(path, this.unsealed(ownerId, sealed), limits));
    return { mimetype: fileTypeOf(await headOf(path), mimetype), bytes };
  }

  private unsealed(ownerId: BotId, sealed: Buffer): Uint8Array {
    return this.box.open(sealed, protoContext(ownerId));
  }

  private async openStored(ownerId: BotId, messageId: string, { mimetype, bytes, part }: Known): Promise<OpenFile | undefined> {
    const range = part(bytes);
    const stream = await this.unlessGone(ownerId, messageId, () =>
      this.storage.open(statements.keyOfChatFile(ownerId, messageId), range ?? undefined),
    );
    return stream && { mimetype, bytes, range, stream };
  }

  private async unlessGone<Result>(ownerId: BotId, messageId: string, read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StoredFileGoneError)) this.log.warn({ event: 'chat-files.unread', ownerId, messageId, ...errorFields(error) });
      return undefined;
    }
  }

  /** Whoever wanted the file has it: a full or absent storage is only logged. @returns whether it lies there now */
  private async keep(ownerId: BotId, messageId: string, { content, bytes, mimetype }: Taken): Promise<boolean> {
    try {
      await this.storage.put(statements.keyOfChatFile(ownerId, messageId), content);
      await statements.noteFile(this.database, { ownerId, messageId, mimetype, bytes, at: this.clock.now() });
      return true;
    } catch (error) {
      this.log.warn({ event: 'chat-files.not-kept', ownerId, messageId, ...errorFields(error) });
      return false;
    }
  }

  private async ownPhoto(ownerId: OwnerId, id: string): Promise<Attachment> {
    try {
      return { bytes: await this.photos.read(ownerId, id), mimetype: 'image/jpeg' };
    } catch (error) {
      if (error instanceof PhotoGoneError) throw new FileGoneError();
      throw error;
    }
  }
}

async function fromWhatsapp<Result>({ signal }: FetchLimits, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AttachmentGoneError) throw new FileGoneError(error.message);
    if (signal.aborted) throw new FileLateError();
    throw error;
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function gone(): never {
  throw new FileGoneError();
}
