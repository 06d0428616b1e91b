import { Module } from '@nestjs/common';
import { AccountModule } from '../../account/account.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { StorageUseModule } from '../../storage-use/storage-use.module.js';
import { AttachmentsModule } from '../../../outside/whatsapp/attachments/attachments.module.js';
import { StorageModule } from '../../../outside/storage/storage.module.js';
import { ConversationStateModule } from '../state/state.module.js';
import { ChatFilesService } from './chat-files.service.js';
import { FileSpace } from './file-space.service.js';
import { DocumentsService } from './documents.service.js';
import { ThumbnailsService } from './thumbnails.service.js';

/** Files of conversations: attachments copied from WhatsApp, and documents that owners send. */
@Module({
  imports: [AccountModule, PhotosModule, AttachmentsModule, StorageModule, StorageUseModule, ConversationStateModule],
  providers: [FileSpace, ChatFilesService, DocumentsService, ThumbnailsService],
  exports: [ChatFilesService, DocumentsService, ThumbnailsService],
})
export class ChatFilesModule {}
