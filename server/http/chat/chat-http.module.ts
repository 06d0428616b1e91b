import { Module } from '@nestjs/common';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { DownloadNames } from '../downloads/download-names.js';
import { ChatController } from './chat.controller.js';
import { ExportsController } from './exports.controller.js';
import { MediaController } from './media.controller.js';
import { NewChatsController } from './new-chats.controller.js';
import { QuickRepliesController } from './quick-replies.controller.js';

@Module({
  imports: [ConversationsModule, PromptsModule],
  providers: [DownloadNames],
  controllers: [ChatController, MediaController, QuickRepliesController, ExportsController, NewChatsController],
})
export class ChatHttpModule {}
