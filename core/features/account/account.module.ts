import { Module } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { EmailChanges } from './email-changes.service.js';
import { PendingRegistrations } from './pending-registrations.service.js';

@Module({
  providers: [AccountService, AccountRepository, EmailChanges, PendingRegistrations],
  exports: [AccountService, EmailChanges, PendingRegistrations],
})
export class AccountModule {}
