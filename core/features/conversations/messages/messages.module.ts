import { Module } from '@nestjs/common';
import { AccountModule } from '../../account/account.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { EventsModule } from '../../events/events.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { PlansModule } from '../../plans/plans.module.js';
import { ContactsModule } from '../contacts/contacts.module.js';
import { ConversationStateModule } from '../state/state.module.js';
import { CartsService } from './carts/carts.service.js';
import { IdleConversationsService } from './idle/idle-conversations.service.js';
import { EarlyEdits } from './early-edits.js';
import { LeadTyping } from './lead-typing.js';
import { MemoriesService } from './memories.service.js';
import { MessagesService } from './messages.service.js';
import { OrderChanges } from './order-changes.js';
import { Outbox } from './outbox.js';
import { LeadQuestions } from './questions/lead-questions.service.js';
import { TurnsService } from './turns/turns.service.js';

/** The messages: incoming ones and edits, turns and their answers, the outbox and the permission to send. */
@Module({
  imports: [AccountModule, ActivityLogModule, EventsModule, NotificationsModule, PlansModule, ContactsModule, ConversationStateModule],
  providers: [
    CartsService,
    EarlyEdits,
    IdleConversationsService,
    LeadTyping,
    MemoriesService,
    MessagesService,
    OrderChanges,
    Outbox,
    LeadQuestions,
    TurnsService,
  ],
  exports: [CartsService, IdleConversationsService, LeadQuestions, MemoriesService, MessagesService, TurnsService],
})
export class MessagesModule {}
