import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AttachmentsModule } from '../../outside/whatsapp/attachments/attachments.module.js';
import { StorageModule } from '../../outside/storage/storage.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { BotsModule } from '../bots/bots.module.js';
import { BlacklistModule } from '../blacklist/blacklist.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { ChatActions } from './actions/chat-actions.service.js';
import { ChatExports } from './chats/chat-exports.service.js';
import { ChatFilesService } from './chats/chat-files.service.js';
import { NewChats } from './chats/new-chats.service.js';
import { ChatsService } from './chats/chats.service.js';
import { ContactBook } from './contacts/contact-book.js';
import { ExcludedPeople } from './contacts/excluded-people.service.js';
import { ConversationsService } from './conversations.service.js';
import { ConversationFigures } from './figures.service.js';
import { LeadTyping } from './lead-typing.js';
import { MemoriesService } from './memories/memories.service.js';
import { Outbox } from './messages/outbox.js';
import { NeedsService } from './needs/needs.service.js';
import { PanelUpdates } from './panel-updates.js';
import { PurchasesService } from './purchases/purchases.service.js';
import { QuickRepliesService } from './quick-replies/quick-replies.service.js';
import { LeadQuestions } from './questions/lead-questions.service.js';
import { ReplyAlarm } from './reply-alarm.js';
import { ThumbnailsService } from './chats/thumbnails.service.js';
import { DocumentsService } from './documents/documents.service.js';
import { SearchService } from './search/search.service.js';
import { IdleConversationsService } from './idle/idle-conversations.service.js';
import { TurnsService } from './turns/turns.service.js';

@Module({
  imports: [
    AccountModule,
    AttachmentsModule,
    StorageModule,
    ActivityLogModule,
    BlacklistModule,
    BotsModule,
    NotificationsModule,
    PhotosModule,
    PlansModule,
  ],
  providers: [
    ConversationFigures,
    PanelUpdates,
    ReplyAlarm,
    ContactBook,
    ExcludedPeople,
    LeadTyping,
    Outbox,
    ConversationsService,
    ChatsService,
    NewChats,
    ChatActions,
    ChatFilesService,
    DocumentsService,
    ThumbnailsService,
    TurnsService,
    MemoriesService,
    IdleConversationsService,
    PurchasesService,
    NeedsService,
    QuickRepliesService,
    LeadQuestions,
    ChatExports,
    SearchService,
  ],
  exports: [
    SearchService,
    ChatExports,
    QuickRepliesService,
    LeadQuestions,
    PurchasesService,
    NeedsService,
    ConversationFigures,
    ConversationsService,
    ChatsService,
    NewChats,
    ChatActions,
    ChatFilesService,
    DocumentsService,
    ThumbnailsService,
    ExcludedPeople,
    TurnsService,
    MemoriesService,
    IdleConversationsService,
  ],
})
export class ConversationsModule {}
