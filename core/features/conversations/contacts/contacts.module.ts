import { Module } from '@nestjs/common';
import { AccountModule } from '../../account/account.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { BlacklistModule } from '../../blacklist/blacklist.module.js';
import { PlansModule } from '../../plans/plans.module.js';
import { ConversationStateModule } from '../state/state.module.js';
import { ContactBook } from './contact-book.js';
import { ExcludedPeople } from './excluded-people.service.js';

/** People: their numbers, privacy ids and names, merges of two contacts, and people that the bot does not answer. */
@Module({
  imports: [AccountModule, ActivityLogModule, BlacklistModule, PlansModule, ConversationStateModule],
  providers: [ContactBook, ExcludedPeople],
  exports: [ContactBook, ExcludedPeople],
})
export class ContactsModule {}
