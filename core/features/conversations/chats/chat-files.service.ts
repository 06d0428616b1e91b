import { Inject, Injectable } from '@nestjs/common';
import type { MessageId, OwnerId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database } from '../../../platform/database/database.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Storage, StoredFileGoneError } from '../../../outside/storage/storage.js';
import { AttachmentGoneError, Attachments, type Attachment } from '../../../outside/whatsapp/attachments/attachments.service.js';
import { protoContext } from '../../../outside/whatsapp/proto-context.js';
import { PhotoGoneError } from '../../photos/photos.errors.js';
import { PhotosService } from '../../photos/photos.service.js';
import * as repository from './chat-files.statements.js';
import { fileTypeOf } from './file-type.rules.js';
import { FileGoneError, FileLateError } from '../conversations.errors.js';
import { isUuid } from '../conversations.rules.js';
import { PanelUpdates } from '../panel-updates.js';

/** The largest file that is taken over from WhatsApp. */
export const chatFileMaxBytes = 32_000_000;
const dayMs = 24 * 3_600_000;
const sweptAtOnce = 500;

interface FetchLimits {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
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
   * An attachment, its type told by its content.
   * @throws FileGoneError when this owner has no such attachment, or nobody has it any more; FileLateError when the signal fired.
   */
  async fetch(ownerId: OwnerId, messageId: string, limits: FetchLimits): Promise<Attachment> {
    const file = isUuid(messageId) ? await repository.findFile(this.database, ownerId, messageId) : undefined;
    if (file?.photo) return this.ownPhoto(ownerId, file.photo);
    const kept = file?.kept ? await this.stored(ownerId, messageId, file.kept) : undefined;
    if (kept && kept.bytes.length > limits.maxBytes) throw new FileGoneError();
    if (kept) return kept;
    if (!file?.proto) throw new FileGoneError();
    const fetched = await this.fromWhatsapp(ownerId, file.proto, limits);
    await this.keep(ownerId, messageId, fetched);
    return fetched;
  }

  /** Takes an attachment over from WhatsApp, unless that is done. What is gone there is left alone. */
  async takeOver(ownerId: OwnerId, messageId: MessageId, signal: AbortSignal): Promise<void> {
    const file = await repository.findFile(this.database, ownerId, messageId);
    if (!file?.proto || file.kept) return;
    try {
      await this.keep(ownerId, messageId, await this.fromWhatsapp(ownerId, file.proto, { maxBytes: chatFileMaxBytes, signal }));
    } catch (error) {
      if (!(error instanceof FileGoneError)) throw error;
      this.log.info({ event: 'chat-files.gone', ownerId, messageId });
    }
  }

  /** Keeps what was heard in a voice message, and shows it. */
  async noteTranscript(ownerId: OwnerId, messageId: MessageId, text: string): Promise<void> {
    if (await repository.setTranscript(this.database, ownerId, messageId, text)) {
      this.updates.inBackground(this.updates.added([messageId], new Set([messageId])));
    }
  }

  /** For housekeeping. @returns how many files were removed that had been kept long enough */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.ATTACHMENT_DAYS * dayMs);
    const old = await repository.findOlder(this.database, before, sweptAtOnce);
    // the file first: a row without its file is mended by fetching it again, a file without its row by nobody
    await this.storage.remove(old.map(({ ownerId, messageId }) => keyOf(ownerId, messageId)));
    await repository.forgetFiles(
      this.database,
      old.map(({ messageId }) => messageId),
    );
    return old.length;
  }

  private async fromWhatsapp(ownerId: OwnerId, sealed: Buffer, limits: FetchLimits): Promise<Attachment> {
    try {
      const { bytes, mimetype } = await this.attachments.fetch(this.box.open(sealed, protoContext(ownerId)), limits);
      return { bytes, mimetype: fileTypeOf(bytes, mimetype) };
    } catch (error) {
      if (error instanceof AttachmentGoneError) throw new FileGoneError(error.message);
      if (limits.signal.aborted) throw new FileLateError();
      throw error;
    }
  }

  private async stored(ownerId: OwnerId, messageId: string, mimetype: string): Promise<Attachment | undefined> {
    try {
      return { bytes: await this.storage.get(keyOf(ownerId, messageId)), mimetype };
    } catch (error) {
      if (!(error instanceof StoredFileGoneError)) this.log.warn({ event: 'chat-files.unread', ownerId, messageId, ...errorFields(error) });
      return undefined;
    }
  }

  /** Whoever wanted the file has it: a full or absent storage is only logged. */
  private async keep(ownerId: OwnerId, messageId: string, { bytes, mimetype }: Attachment): Promise<void> {
    try {
      await this.storage.put(keyOf(ownerId, messageId), bytes);
      await repository.noteFile(this.database, { ownerId, messageId, mimetype, bytes: bytes.length, at: this.clock.now() });
    } catch (error) {
      this.log.warn({ event: 'chat-files.not-kept', ownerId, messageId, ...errorFields(error) });
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

function keyOf(ownerId: OwnerId, messageId: string): string {
  return `${ownerId}/chats/${messageId}`;
}
