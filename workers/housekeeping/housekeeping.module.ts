import { Module } from '@nestjs/common';
import { MembershipModule } from '#core/features/membership/membership.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { AccountRemains } from './account-remains.js';
import { Housekeeping } from './housekeeping.service.js';

@Module({ imports: [MembershipModule, RepliesModule], providers: [AccountRemains, Housekeeping] })
export class HousekeepingModule {}
