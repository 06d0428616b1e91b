import { Module } from '@nestjs/common';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ChatController } from './chat.controller.js';
import { MediaController } from './media.controller.js';

@Module({ imports: [ConversationsModule], controllers: [ChatController, MediaController] })
export class ChatHttpModule {}
