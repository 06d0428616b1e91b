import { Module } from '@nestjs/common';
import { StorageModule } from '../../../outside/storage/storage.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { BlacklistModule } from '../../blacklist/blacklist.module.js';
import { EventsModule } from '../../events/events.module.js';
import { StorageUseModule } from '../../storage-use/storage-use.module.js';
import { AccountModule } from '../../account/account.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { BotsModule } from '../../bots/bots.module.js';
import { ContactsModule } from '../contacts/contacts.module.js';
import { ChatFilesModule } from '../files/files.module.js';
import { ConversationStateModule } from '../state/state.module.js';
import { ChatActions } from './chat-actions.service.js';
import { ChatExports } from './chat-exports.service.js';
import { ChatsService } from './chats.service.js';
import { ConversationFigures } from './figures.service.js';
import { NewChats } from './new-chats.service.js';
import { ContactErasure } from './contact-erasure.service.js';
import { QuickRepliesService } from './quick-replies.service.js';
import { ReportFigures } from './report-figures.service.js';
import { SearchService } from './search.service.js';

/** The owner’s view of conversations: lists, threads, search, labels, quick replies, actions and exports. */
@Module({
  imports: [
    StorageModule,
    StorageUseModule,
    EventsModule,
    BlacklistModule,
    ActivityLogModule,
    AccountModule,
    BotsModule,
    ContactsModule,
    NotificationsModule,
    PhotosModule,
    ChatFilesModule,
    ConversationStateModule,
  ],
  providers: [
    ChatActions,
    ChatExports,
    ChatsService,
    ContactErasure,
    ConversationFigures,
    NewChats,
    QuickRepliesService,
    ReportFigures,
    SearchService,
  ],
  exports: [
    ChatActions,
    ChatExports,
    ChatsService,
    ContactErasure,
    ConversationFigures,
    NewChats,
    QuickRepliesService,
    ReportFigures,
    SearchService,
  ],
})
export class InboxModule {}
