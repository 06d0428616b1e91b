import { Module } from '@nestjs/common';
import { ContactsModule } from './contacts/contacts.module.js';
import { ChatFilesModule } from './files/files.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { ConversationStateModule } from './state/state.module.js';

const parts = [ConversationStateModule, ContactsModule, MessagesModule, ChatFilesModule, InboxModule];

/** The five modules of conversations, lowest layer first. */
@Module({ imports: parts, exports: parts })
export class ConversationsModule {}
