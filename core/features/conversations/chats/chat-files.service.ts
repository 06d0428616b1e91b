import { Inject, Injectable } from '@nestjs/common';
import type { MessageId, OwnerId } from '#contracts/values/ids';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { Database } from '../../../platform/database/database.js';
import { AttachmentGoneError, Attachments, type Attachment } from '../../../outside/whatsapp/attachments/attachments.service.js';
import { protoContext } from '../../../outside/whatsapp/proto-context.js';
import { PhotoGoneError } from '../../photos/photos.errors.js';
import { PhotosService } from '../../photos/photos.service.js';
import * as repository from './chat-files.statements.js';
import { FileGoneError, FileLateError } from '../conversations.errors.js';
import { isUuid } from '../conversations.rules.js';
import { PanelUpdates } from '../panel-updates.js';

/** What leads attached: fetched from WhatsApp when it is wanted, and what was understood of it. */
@Injectable()
export class ChatFilesService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(PhotosService) private readonly photos: PhotosService,
    @Inject(Attachments) private readonly attachments: Attachments,
    @Inject(PanelUpdates) private readonly updates: PanelUpdates,
  ) {}

  /** @throws FileGoneError when this owner has no such attachment, or WhatsApp does not have it any more; FileLateError when the signal fired. */
  async fetch(ownerId: OwnerId, messageId: string, limits: { maxBytes: number; signal: AbortSignal }): Promise<Attachment> {
    const file = isUuid(messageId) ? await repository.findFile(this.database, ownerId, messageId) : undefined;
    if (file?.photo) return this.ownPhoto(ownerId, file.photo);
    const sealed = file?.proto;
    if (!sealed) throw new FileGoneError();
    try {
      return await this.attachments.fetch(this.box.open(sealed, protoContext(ownerId)), limits);
    } catch (error) {
      if (error instanceof AttachmentGoneError) throw new FileGoneError();
      if (limits.signal.aborted) throw new FileLateError();
      throw error;
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

  /** Keeps what was heard in a voice message, and shows it. */
  async noteTranscript(ownerId: OwnerId, messageId: MessageId, text: string): Promise<void> {
    if (await repository.setTranscript(this.database, ownerId, messageId, text)) {
      this.updates.inBackground(this.updates.added([messageId], new Set([messageId])));
    }
  }
}
