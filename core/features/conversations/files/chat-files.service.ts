import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { BotId, MessageId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { isUuid } from '#contracts/values/uuid';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database, type Sql, type Tx } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { SlotsFullError } from '../../../platform/fair-slots/fair-slots.js';
import { holdFile } from '../../../platform/files/held-files.js';
import { temporaryFile } from '../../../platform/files/temporary-file.js';
import { isStorageUnusable, Storage, StoredFileGoneError, type ByteRange, type LocalFile } from '../../../outside/storage/storage.js';
import { Attachments, type Attachment } from '../../../outside/whatsapp/attachments/attachments.service.js';
import { AttachmentGoneError, AttachmentUnreachableError, type FetchLimits } from '../../../outside/whatsapp/attachments/download.js';
import { protoContext } from '../../../outside/whatsapp/proto-context.js';
import { Members } from '../../account/members.service.js';
import { PhotoGoneError } from '../../photos/photos.errors.js';
import { PhotosService } from '../../photos/photos.service.js';
import type { Reservation } from '../../storage-use/storage-use.service.js';
import { FileSpace } from './file-space.service.js';
import * as statements from './chat-files.statements.js';
import { mostBytes, sealedBytes } from './file-bytes.rules.js';
import { downloadName, fileTypeOf, headBytes } from './file-type.rules.js';
import { FileGoneError, FileLateError } from '../conversations.errors.js';
import { cleanText } from '../conversations.rules.js';
import type { FileReading, Hearing } from '../conversations.types.js';
import { lockConversationOf } from '../messages/permission.statements.js';
import { declinesInSpeech } from '../state/consent.rules.js';
import { noteSpokenRefusal } from '../state/consent.statements.js';
import { PanelUpdates } from '../state/panel-updates.js';
import { ReplyAlarm } from '../state/reply-alarm.js';

/** The largest file that is copied from WhatsApp. */
const chatFileMaxBytes = limits.chatFileBytes;
const sweptAtOnce = 500;
/** Maximum number of batches per sweep. Limited, because the rows of an account that is being deleted are not removed here. */
const pagesPerSweep = 40;

type Part = (bytes: number) => ByteRange | null;

export interface OpenRequest {
  readonly signal: AbortSignal;
  readonly part: Part;
}

interface Opened {
  readonly mimetype: string;
  /** Size of the whole file. */
  readonly bytes: number;
  /** The byte range in the stream; null for the whole file. */
  readonly range: ByteRange | null;
  readonly stream: Readable;
}

export interface OpenFile extends Opened {
  /** Name under which a browser saves the file. */
  readonly name: string;
}

interface Known {
  readonly mimetype: string;
  readonly bytes: number;
  readonly part: Part;
}

interface Found {
  readonly file: statements.FoundFile;
  /** The protocol's message; null when there is none. */
  readonly message: Uint8Array | null;
  readonly limits: FetchLimits;
}

interface Taken {
  readonly content: Buffer | LocalFile;
  readonly bytes: number;
  readonly mimetype: string;
}

/**
 * Attachments that leads send, and that owners send from their phone. WhatsApp keeps them for some weeks only, so
 * they are copied and stored for as long as the operator configured. A file that is not in the storage is fetched
 * from WhatsApp on demand.
 */
@Injectable()
export class ChatFilesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(Config) private readonly config: Config,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(FileSpace) private readonly space: FileSpace,
    @Inject(PhotosService) private readonly photos: PhotosService,
    @Inject(Attachments) private readonly attachments: Attachments,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
    @Inject(ReplyAlarm) private readonly alarm: ReplyAlarm,
  ) {}

  /**
   * Runs an action with an attachment in memory. Waits until the files that are already in memory leave room for it.
   * The type of the attachment is detected from its content.
   * @param action must not open another file
   * @throws FileGoneError when this owner has no such attachment, or it is available nowhere any more; FileLateError
   * when the signal fired, WhatsApp cannot be reached or too many files wait; any error of the action
   */
  async withFile<Result>(
    botId: BotId,
    messageId: string,
    { maxBytes, signal }: FetchLimits,
    action: (file: Attachment) => Promise<Result>,
  ): Promise<Result> {
    const file = await this.find(botId, messageId);
    const message = file.proto && this.unsealed(botId, file.proto);
    const bytes = Math.min(maxBytes, mostBytes(file, message && this.attachments.declaredBytes(message)));
    const work = async () => action(await this.fetch(botId, messageId, { file, message, limits: { maxBytes: bytes, signal } }));
    return holdFile({ share: botId, chat: file.conversationId }, bytes, work, signal).catch((error: unknown) => {
      throw error instanceof SlotsFullError || (signal.aborted && error === signal.reason) ? new FileLateError() : error;
    });
  }

  private async fetch(botId: BotId, messageId: string, { file, message, limits }: Found): Promise<Attachment> {
    if (file.photo) return this.ownPhoto(botId, file.photo);
    if (file.kept && file.bytes! > limits.maxBytes) throw new FileGoneError('too large');
    const kept = file.kept && (await this.unlessGone(botId, messageId, () => this.storage.get(statements.keyOfChatFile(botId, messageId))));
    if (kept) return { bytes: kept, mimetype: file.kept! };
    const { bytes, mimetype } = await fromWhatsapp(limits, () => this.attachments.fetch(message ?? gone(), limits));
    const fetched = { bytes, mimetype: fileTypeOf(bytes, mimetype) };
    await this.keep(botId, messageId, { content: bytes, bytes: bytes.length, mimetype: fetched.mimetype });
    return fetched;
  }

  /**
   * Streams an attachment or a part of it. The attachment is never in memory as a whole. A caller that does not read
   * the stream to its end must destroy it.
   * @param part returns the wanted byte range for a total size; null for the whole file.
   * @throws like `fetch`.
   */
  async open(botId: BotId, messageId: string, request: OpenRequest): Promise<OpenFile> {
    const file = await this.find(botId, messageId);
    const opened = await this.openFound(botId, messageId, file, request);
    return { ...opened, name: downloadName(file.name, opened.mimetype) };
  }

  private async openFound(botId: BotId, messageId: string, file: statements.FoundFile, { signal, part }: OpenRequest): Promise<Opened> {
    if (file.photo) {
      const { bytes, mimetype } = await this.ownPhoto(botId, file.photo);
      const range = part(bytes.length);
      return { mimetype, bytes: bytes.length, range, stream: Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes]) };
    }
    const kept = file.kept && (await this.openStored(botId, messageId, { mimetype: file.kept, bytes: file.bytes!, part }));
    if (kept) return kept;
    const sealed = file.proto ?? gone();
    const taken = await temporaryFile();
    let isLent = false;
    try {
      const { mimetype, bytes } = await this.download(taken.path, this.unsealed(botId, sealed), { maxBytes: chatFileMaxBytes, signal });
      const isKept = await this.keep(botId, messageId, { content: { path: taken.path, bytes }, bytes, mimetype });
      const stored = isKept && (await this.openStored(botId, messageId, { mimetype, bytes, part }));
      if (stored) return stored;
      // the file can be viewed even when the storage is full or unreachable
      const range = part(bytes);
      const stream = createReadStream(taken.path, range ? { start: range.first, end: range.last } : {});
      stream.once('close', () => void taken.remove());
      isLent = true;
      return { mimetype, bytes, range, stream };
    } finally {
      if (!isLent) await taken.remove();
    }
  }

  /**
   * Copies an attachment from WhatsApp to the storage, unless it is stored already. Does nothing when WhatsApp no
   * longer has it, or when there is no space for the size that its sender declared. A file that is larger than
   * declared is cut off and refused.
   */
  async takeOver(botId: BotId, messageId: MessageId, signal: AbortSignal): Promise<void> {
    const file = await statements.findFile(this.database, botId, messageId);
    if (!file?.proto || file.kept) return;
    const message = this.unsealed(botId, file.proto);
    const declared = this.attachments.declaredBytes(message) ?? chatFileMaxBytes;
    const { conversationId } = file;
    const reserved =
      declared > chatFileMaxBytes
        ? 'too large'
        : await this.space.reserve(botId, declared, file.isFromLead ? { botId, conversationId } : undefined);
    if (typeof reserved === 'string') return this.log.info({ event: 'chat-files.refused', botId, messageId, reason: reserved });
    await this.takeReserved(botId, messageId, { message, reserved, signal });
  }

  private async takeReserved(
    botId: BotId,
    messageId: MessageId,
    { message, reserved, signal }: { message: Uint8Array; reserved: Reservation; signal: AbortSignal },
  ): Promise<void> {
    const taken = await temporaryFile();
    try {
      const limits = { maxBytes: reserved.bytes + sealedBytes, signal };
      const { mimetype, bytes } = await this.download(taken.path, message, limits).catch(async (error: unknown) => {
        await this.space.release(reserved);
        throw error;
      });
      await this.keep(botId, messageId, { content: { path: taken.path, bytes }, bytes, mimetype }, reserved);
    } catch (error) {
      if (!(error instanceof FileGoneError)) throw error;
      this.log.info({ event: 'chat-files.refused', botId, messageId, reason: error.message });
    } finally {
      await taken.remove();
    }
  }

  /** Stores the transcript of a voice message, and shows it. */
  async noteTranscript(botId: BotId, messageId: MessageId, text: string): Promise<void> {
    const store = (sql: Sql) => statements.setTranscript(sql, botId, messageId, text);
    if (await this.storeHeard(botId, messageId, { text, store, isNew: (stored) => stored })) this.showHeard(messageId);
  }

  /** Stores why a recording has no transcript. */
  async noteHearing(botId: BotId, messageId: MessageId, hearing: Hearing): Promise<void> {
    await statements.setHearing(this.database, botId, messageId, hearing);
  }

  /**
   * Stores the result of a transcription that finished after its turn was answered, and has it answered in a turn of
   * its own.
   * @param text null when the transcription failed
   */
  async noteHeardLate(botId: BotId, messageId: MessageId, text: string | null): Promise<void> {
    const store = (sql: Sql) => statements.setHeardLate(sql, botId, messageId, text);
    const { stored, opened } = await this.storeHeard(botId, messageId, { text, store, isNew: (heard) => heard.stored });
    if (opened) await this.alarm.schedule(botId, opened, 0);
    if (stored) this.showHeard(messageId);
  }

  /** Stores the transcript of a recording. When the lead refuses unsolicited messages in it, stores that as well. */
  private async storeHeard<Stored>(
    botId: BotId,
    messageId: MessageId,
    {
      text,
      store,
      isNew,
    }: { readonly text: string | null; readonly store: (sql: Sql) => Promise<Stored>; readonly isNew: (stored: Stored) => boolean },
  ): Promise<Stored> {
    if (text === null || !declinesInSpeech(text)) return store(this.database);
    const { stored, refused } = await this.database.transaction(async (tx) => {
      // lock order: conversation, then message (avoids deadlocks)
      await lockConversationOf(tx, botId, messageId);
      const done = await store(tx);
      return { stored: done, refused: isNew(done) ? await noteSpokenRefusal(tx, botId, messageId) : null };
    });
    if (refused) this.updates.inBackground(this.updates.contactsChanged(botId, [refused]));
    return stored;
  }

  private showHeard(messageId: MessageId): void {
    this.updates.inBackground(this.updates.added([messageId], new Set([messageId])));
  }

  /**
   * Ends transcriptions that were lost with their process. The lead was told that the bot is listening, so a turn is
   * opened in which the bot asks for the content as text. The transcription is not repeated, because the recording
   * may have crashed the process.
   * @returns how many transcriptions were lost
   */
  async giveUpLostRecordings(): Promise<number> {
    const lost = await statements.findLostRecordings(this.database, sweptAtOnce);
    for (const { botId, messageId } of lost) await this.noteHeardLate(botId, messageId, null);
    return lost.length;
  }

  /** Stores the text or problem found when a lead's file was read, so that the file is read only once. */
  async noteReading(botId: BotId, messageId: MessageId, reading: FileReading): Promise<void> {
    const clean = reading.kind === 'text' ? { ...reading, text: cleanText(reading.text) } : reading;
    await statements.setReading(this.database, botId, messageId, clean);
  }

  /** Housekeeping: deletes files older than the retention period. @returns how many were deleted */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.ATTACHMENT_DAYS * dayMs);
    let removed = 0;
    for (let page = 1; page <= pagesPerSweep; page += 1) {
      const old = await statements.findOlder(this.database, before, sweptAtOnce);
      // the file is deleted first: a row without a file is repaired by fetching the file again, but a file without a
      // row would never be deleted
      await this.storage.remove(old.flatMap(({ botId, messageId }) => keysOf(botId, messageId)));
      await this.space.forget(old, before);
      removed += old.length;
      if (old.length < sweptAtOnce) break;
    }
    return removed;
  }

  /** Total size in bytes of all files of these bots. */
  sumBytes(tx: Tx, botIds: readonly BotId[]): Promise<number> {
    return statements.sumBytes(tx, botIds);
  }

  /** The subset of these messages whose file is in the storage. */
  async known(botId: BotId, messageIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await statements.findKept(this.database, botId, messageIds));
  }

  private async find(botId: BotId, messageId: string): Promise<statements.FoundFile> {
    return (isUuid(messageId) ? await statements.findFile(this.database, botId, messageId) : undefined) ?? gone();
  }

  private async download(path: string, message: Uint8Array, limits: FetchLimits): Promise<{ mimetype: string; bytes: number }> {
    const { mimetype, bytes } = await fromWhatsapp(limits, () => this.attachments.fetchInto(path, message, limits));
    return { mimetype: fileTypeOf(await headOf(path), mimetype), bytes };
  }

  private unsealed(botId: BotId, sealed: Buffer): Uint8Array {
    return this.box.open(sealed, protoContext(botId));
  }

  private async openStored(botId: BotId, messageId: string, { mimetype, bytes, part }: Known): Promise<Opened | undefined> {
    const range = part(bytes);
    const stream = await this.unlessGone(botId, messageId, () =>
      this.storage.open(statements.keyOfChatFile(botId, messageId), range ?? undefined),
    );
    return stream && { mimetype, bytes, range, stream };
  }

  private async unlessGone<Result>(botId: BotId, messageId: string, read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StoredFileGoneError)) this.log.warn({ event: 'chat-files.unread', botId, messageId, ...errorFields(error) });
      return undefined;
    }
  }

  /**
   * Stores a fetched file. A full or unreachable storage is only logged, because the caller has the file anyway.
   * @returns true when the file is stored
   */
  private async keep(botId: BotId, messageId: string, { content, bytes, mimetype }: Taken, reserved?: Reservation): Promise<boolean> {
    try {
      const space = reserved ?? (await this.space.reserve(botId, bytes));
      if (typeof space === 'string') return false;
      await this.space.fill(
        space,
        async (tx) => {
          const at = this.clock.now();
          return statements.noteFile(tx, { botId, messageId, mimetype, bytes, at });
        },
        () => this.storage.put(statements.keyOfChatFile(botId, messageId), content),
      );
      return true;
    } catch (error) {
      // an outage of the storage is logged elsewhere
      if (!isStorageUnusable(error)) this.log.warn({ event: 'chat-files.not-kept', botId, messageId, ...errorFields(error) });
      return false;
    }
  }

  private async ownPhoto(botId: BotId, id: string): Promise<Attachment> {
    try {
      return { bytes: await this.photos.read(await this.members.accountOf(botId), id), mimetype: 'image/jpeg' };
    } catch (error) {
      if (error instanceof PhotoGoneError) throw new FileGoneError();
      throw error;
    }
  }
}

async function fromWhatsapp<Result>({ signal }: FetchLimits, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof AttachmentGoneError) throw new FileGoneError(error.message);
    if (signal.aborted || error instanceof AttachmentUnreachableError) throw new FileLateError();
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

function keysOf(botId: BotId, messageId: string): string[] {
  return [statements.keyOfChatFile, statements.keyOfThumbnail].map((keyOf) => keyOf(botId, messageId));
}

function gone(): never {
  throw new FileGoneError();
}
