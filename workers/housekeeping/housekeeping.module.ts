import { Module } from '@nestjs/common';
import { AuthModule } from '#core/features/auth/auth.module';
import { EventsModule } from '#core/features/events/events.module';
import { MembershipModule } from '#core/features/membership/membership.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { SealingModule } from '#core/features/sealing/sealing.module';
import { AccountRemains } from './account-remains.js';
import { Housekeeping } from './housekeeping.service.js';
import { LoginSessionsSweep } from './login-sessions.js';
import { Retention } from './retention.js';

@Module({
  imports: [AuthModule, EventsModule, MembershipModule, RepliesModule, SealingModule],
  providers: [AccountRemains, Housekeeping, LoginSessionsSweep, Retention],
})
export class HousekeepingModule {}
