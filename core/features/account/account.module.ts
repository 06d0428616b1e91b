import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { EmailChange } from './email-change.entity.js';
import { EmailChanges } from './email-changes.service.js';
import { Members } from './members.service.js';
import { PendingRegistrations } from './pending-registrations.service.js';
import { Registration } from './registration.entity.js';
import { User } from './user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([EmailChange, Registration, User])],
  providers: [AccountService, AccountRepository, EmailChanges, Members, PendingRegistrations],
  exports: [AccountService, EmailChanges, Members, PendingRegistrations],
})
export class AccountModule {}
